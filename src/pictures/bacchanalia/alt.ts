import { type Color, DEI, type Deus, type Umbra } from '../../games/bacchanalia/cards.ts';
import type { DeusCard, EndingKind, GameState, Player, Ruling } from '../../games/bacchanalia/state.ts';
import { capitalized } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { ALT_LIMIT, shortName } from '../formats.ts';

/** The tableau in at most 1,024 characters. An overlong text loses details in the order of `BREVITIES`, then its last sentences. */
export function describeTableau(view: TableauView): string {
  const t = translator(view.locale);
  for (const brevity of BREVITIES) {
    const text = sentencesOf(t, view, brevity).join(' ');
    if (text.length <= ALT_LIMIT) return text;
  }
  return truncate(t, sentencesOf(t, view, SHORTEST));
}

const SHORTEST: Brevity = { names: 'none', piles: false, umbra: false };

const BREVITIES: readonly Brevity[] = [
  { names: 'whole', piles: true, umbra: true },
  { names: 'short', piles: true, umbra: true },
  { names: 'none', piles: true, umbra: true },
  { names: 'none', piles: false, umbra: true },
  SHORTEST,
];

/** Keeps as many whole sentences as fit, and says that there is more. */
function truncate(t: Translate, sentences: readonly string[]): string {
  const more = t('tableau.alt.more');
  let text = '';
  for (const sentence of sentences) {
    if (text.length + sentence.length + more.length + 2 > ALT_LIMIT) break;
    text += `${sentence} `;
  }
  return text + more;
}

interface Brevity {
  /** `short`: a dozen letters each; `none`: only colors. */
  readonly names: 'whole' | 'short' | 'none';
  /** The deck, the discards, and Amans while it is set aside. */
  readonly piles: boolean;
  readonly umbra: boolean;
}

/** Sentences by importance: the player on turn, Parcae, the other players, the middle. */
function sentencesOf(t: Translate, view: TableauView, brevity: Brevity): readonly string[] {
  const at = view.players.findIndex(({ color }) => color === view.onTurn);
  const onTurn = view.players[at];
  const others = [...view.players.slice(at + 1), ...view.players.slice(0, Math.max(0, at))];
  return [
    onTurn ? t('tableau.alt.turn', { who: whoIs(t, onTurn, brevity) }) : withoutTurn(t, view, brevity),
    ruling(t, view),
    ...(onTurn ? [player(t, onTurn, t('tableau.alt.here'), true)] : []),
    view.ending && onTurn ? t('tableau.alt.endings') : '',
    t('tableau.alt.parcae', { times: view.parcae, end: view.parcaeEnd ?? 0 }),
    ...others.map((other) => player(t, other, whoIs(t, other, brevity), brevity.umbra)),
    middle(t, view.middle),
    brevity.piles && view.amansApart ? t('tableau.alt.apart') : '',
    brevity.piles ? t('tableau.alt.piles', { deck: view.deck, discards: view.discards }) : '',
  ].filter((sentence) => sentence !== '');
}

function withoutTurn(t: Translate, { introducing = [], players }: TableauView, brevity: Brevity): string {
  const left = players.filter(({ color }) => introducing.includes(color));
  if (left.length === 0) return t('tableau.alt.over');
  const names = left.map((player) => whoIs(t, player, brevity));
  return t('tableau.alt.introducing', { who: t.list(names) });
}

function whoIs(t: Translate, { name, color, isCharacter }: TableauPlayer, { names }: Brevity): string {
  const colorName = t(`color.${color}`);
  if (name === '' || names === 'none') return colorName;
  if (isCharacter) return shortName(name, names === 'short' ? 12 : 40);
  return t('who', { name: shortName(name, names === 'short' ? 12 : 32), color: colorName });
}

function ruling(t: Translate, view: TableauView): string {
  const { ties, dei } = rulers(view);
  if (ties) return t('tableau.alt.ties', { dei: dei.map(latinOf).join(', ') });
  const [deus] = dei;
  return deus ? `${t('tableau.rules', { deus: latinOf(deus) })}.` : '';
}

function player(t: Translate, of: TableauPlayer, who: string, withUmbra: boolean): string {
  const gone = departureOf(of);
  const cards = gone ? t(`bacchanalia.ending.${gone}`) : cardsOf(t, of, withUmbra);
  return t('tableau.alt.player', { who, cards: cards || t('tableau.alt.nothing') });
}

function cardsOf(t: Translate, of: TableauPlayer, withUmbra: boolean): string {
  const { hand, odd, milesNext, bacchusCame } = of;
  const parts = [
    of.dei.map((card) => deus(t, card, withUmbra, bacchusCame && card.name === 'bacchus')).join(', '),
    hand.length > 0 && withUmbra ? t('tableau.alt.hand', { cards: umbrae(t, hand) }) : '',
    odd ? t('tableau.alt.odd', { card: umbrae(t, [odd]) }) : '',
    milesNext ? t('tableau.alt.milesNext') : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}

function deus(t: Translate, { name, umbra }: DeusCard, withUmbra: boolean, isBowed: boolean): string {
  const latin = latinOf(name);
  const told = isBowed ? t('tableau.alt.bowed', { deus: latin }) : latin;
  if (umbra.length === 0 || !withUmbra) return told;
  const goblets = umbra.filter((one) => one === 'goblet').length;
  return t('tableau.alt.umbra', { deus: told, count: umbra.length, goblets });
}

const umbrae = (t: Translate, cards: readonly Umbra[]): string =>
  [...counted(cards)]
    .map(([umbra, count]) =>
      times(umbra === 'goblet' ? t('tableau.alt.goblet') : latinOf(cardNameOf(umbra)), count),
    )
    .join(', ');

const times = (name: string, count: number): string => (count === 1 ? name : `${name} ×${count}`);

function middle(t: Translate, dei: readonly Deus[]): string {
  const told = [...counted(dei)].map(([name, count]) => times(latinOf(name), count)).join(', ');
  return t('tableau.alt.middle', { dei: told || t('tableau.alt.nothing') });
}

export const describeDei = ({ locale }: { readonly locale: string }): string =>
  translator(locale)('tableau.alt.dei', { dei: DEI.map(latinOf).join(', ') });

export type CardName = Deus | 'parcae';

/** The Latin name, the same in every language. */
export const latinOf = (name: CardName): string => capitalized(name);

/** The Deus that an Umbra card belongs to, or Parcae. */
export const cardNameOf = (umbra: Umbra): CardName => (umbra === 'goblet' ? 'vinum' : umbra);

export interface TableauPlayer
  extends Pick<Player, 'dei' | 'hand' | 'odd' | 'bacchusCame' | 'milesNext' | 'left'> {
  readonly color: Color;
  /** The displayed name; empty if it must not be shown. */
  readonly name: string;
  /** The name is the character's, which is unique without the color. */
  readonly isCharacter?: boolean;
  readonly ended: EndingKind | null;
  readonly missed?: true;
}

export interface TableauView extends Pick<GameState, 'middle' | 'amansApart' | 'parcae' | 'ending'> {
  /** 3 to 6, in turn order. */
  readonly players: readonly TableauPlayer[];
  /** The Parcae that begins the end; null if the table agreed on another end. */
  readonly parcaeEnd: number | null;
  readonly deck: number;
  readonly discards: number;
  /** Null if the game is over, and while players introduce their characters. */
  readonly onTurn: Color | null;
  /** Players who have yet to introduce their characters; absent if the table skips that. */
  readonly introducing?: readonly Color[];
  /** Null until this turn's ruling is known. */
  readonly ruling: Ruling | null;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}

/** How a player left the story; null while they play. */
export const departureOf = ({ ended, missed, left }: TableauPlayer): EndingKind | 'missed' | 'left' | null =>
  ended ?? (left ? 'left' : missed ? 'missed' : null);

export const displayNameOf = (t: Translate, { name, color }: TableauPlayer): string =>
  name === '' ? t(`color.${color}`) : name;

/** Returns the ruling Deus, or those that tie; none while the ruling is unknown. */
export function rulers({ ruling }: TableauView): { readonly ties: boolean; readonly dei: readonly Deus[] } {
  if (!ruling) return { ties: false, dei: [] };
  if (ruling.row === 'ties') return { ties: true, dei: ruling.among };
  return { ties: false, dei: [ruling.row === 'goblet' ? 'vinum' : ruling.row] };
}

export function rulingCards(view: TableauView, player: TableauPlayer): ReadonlySet<number> {
  const { ties, dei } = rulers(view);
  const places = new Set<number>();
  for (const [name, count] of counted(dei)) {
    const own = player.dei.flatMap((card, at) =>
      card.name === name ? [{ at, most: card.umbra.length }] : [],
    );
    const first = own.toSorted((a, b) => b.most - a.most).slice(0, ties ? count : 1);
    for (const { at } of first) places.add(at);
  }
  return places;
}

export function counted<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
