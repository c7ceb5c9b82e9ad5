/** Parses a tableau from its English alt text without names. */
import type { Color, Deus, Umbra } from '../../../src/games/bacchanalia/cards.ts';
import type { TableauPlayer, TableauView } from '../../../src/pictures/bacchanalia/alt.ts';

export type Heard = Pick<
  TableauView,
  'onTurn' | 'parcae' | 'parcaeEnd' | 'ending' | 'amansApart' | 'deck' | 'discards'
> & {
  readonly players: readonly HeardPlayer[];
  readonly middle: readonly Deus[];
  readonly rules: readonly Deus[];
};

/** Umbra by number, since the text doesn't say which of several Vinum has a goblet. */
export interface HeardPlayer extends Omit<TableauPlayer, 'dei' | 'hand' | 'name'> {
  readonly dei: readonly { readonly name: Deus; readonly count: number; readonly goblets: number }[];
  readonly hand: readonly Umbra[];
}

const deusIn = (said: string): Deus => said.toLowerCase() as Deus;

const umbraIn = (said: string): Umbra =>
  said === 'Vinum with goblet' ? 'goblet' : (said.toLowerCase() as Umbra);

function listOf<T>(said: string | undefined, each: (one: string) => T): T[] {
  if (!said || said === 'nothing') return [];
  return said.split(', ').flatMap((one) => {
    const [, name = '', count = '1'] = /^(.*?)(?: ×(\d+))?$/.exec(one) ?? [];
    return Array.from({ length: Number(count) }, () => each(name));
  });
}

const TIMES: Readonly<Record<string, number>> = { 'not yet': 0, once: 1 };

export function hear(text: string): Heard {
  const onTurn = (/^The turn of (\w+)\./.exec(text)?.[1] ?? null) as Color | null;
  const [, times = '', end] =
    /Parcae drawn (not yet|once|\d+ times)(?:; the end begins at number (\d+))?\./.exec(text) ?? [];
  const ties = /A tie between ([^.]*)\./.exec(text)?.[1];
  const rules = /(\w+) rules\./.exec(text)?.[1];
  const piles = /Deck (\d+), discards (\d+)\./.exec(text);
  return {
    onTurn,
    parcae: TIMES[times] ?? Number.parseInt(times, 10),
    parcaeEnd: end ? Number(end) : null,
    ending: text.includes('All who are left tell their last scene.'),
    amansApart: text.includes('Amans is kept apart.'),
    deck: Number(piles?.[1]),
    discards: Number(piles?.[2]),
    rules: ties ? ties.split(', ').map(deusIn) : rules ? [deusIn(rules)] : [],
    middle: listOf(/In the middle: ([^.]*)\./.exec(text)?.[1], deusIn),
    players: [...text.matchAll(/(On turn|blue|red|yellow|black|green|violet): ([^.]*)\./g)].map(
      ([, who = '', cards = '']) => heardPlayer(who === 'On turn' ? onTurn : (who as Color), cards),
    ),
  };
}

const ENDED: Readonly<Record<string, TableauPlayer['ended']>> = {
  Flight: 'flight',
  'Death after a crime': 'crime',
  'Lost in the bacchanal': 'bacchanal',
  'Accuser gone, Amans lost': 'amansLost',
  'Death, and the Amans saved': 'amansSaved',
  'Death by accuser or soldiers': 'death',
};

function heardPlayer(color: Color | null, said: string): HeardPlayer {
  if (!color) throw new Error(`whose cards are these: ${said}`);
  const parts = said.split('; ');
  const after = (start: string): string | undefined =>
    parts.find((part) => part.startsWith(start))?.slice(start.length);
  const odd = after('odd card ');
  const [first = ''] = parts;
  const hasDei =
    !(first in ENDED) && first !== 'Left' && !/^(?:on no Deus|odd card|Miles Ending|nothing)/.test(first);
  return {
    color,
    dei: hasDei ? first.split(', ').map(heardDeus) : [],
    hand: listOf(after('on no Deus: '), umbraIn),
    odd: odd ? umbraIn(odd) : null,
    bacchusCame: said.includes('(just come)'),
    milesNext: parts.includes('Miles Ending next'),
    ended: ENDED[first] ?? null,
    left: first === 'Left',
  };
}

function heardDeus(said: string): HeardPlayer['dei'][number] {
  const [, name = '', count = '0', goblets = '0'] =
    /^(\w+)(?: \(just come\))?(?: with (\d+) Umbra)?(?: \((\d+) goblets?\))?$/.exec(said) ?? [];
  if (!name) throw new Error(`not a Deus: ${said}`);
  return { name: deusIn(name), count: Number(count), goblets: Number(goblets) };
}
