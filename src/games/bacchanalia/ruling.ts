/** Decides who rules the scene and what the Aruspex asks for (docs/rules/bacchanalia.md §4.4, §4.5, §4.7). */
import { type Deus, deusOf, type Umbra } from './cards.ts';
import { hasDeus } from './players.ts';
import type { DeusCard, PlaceRule, Player, Row, Ruling, RulingBecause, SceneLine } from './state.ts';

/** Lays the hand's Umbra on the Dei of the same names. Umbra without a Deus stay in the hand. */
export const layUmbrae = (player: Player): Player => player.hand.reduce(layUmbra, { ...player, hand: [] });

function layUmbra(player: Player, umbra: Umbra): Player {
  const index = leastHonoured(player.dei, deusOf(umbra));
  const card = player.dei[index];
  if (!card) return { ...player, hand: [...player.hand, umbra] };
  return { ...player, dei: player.dei.with(index, { ...card, umbra: [...card.umbra, umbra] }) };
}

/** Umbra are spread evenly over several cards of a name (§4.4). */
function leastHonoured(dei: readonly DeusCard[], deus: Deus | null): number {
  const counts = dei.map(({ name, umbra }) => (name === deus ? umbra.length : Number.POSITIVE_INFINITY));
  const least = Math.min(...counts);
  return least === Number.POSITIVE_INFINITY ? -1 : counts.indexOf(least);
}

export function rulingOf(player: Player): Ruling {
  const most = Math.max(0, ...player.dei.map(({ umbra }) => umbra.length));
  const among = most === 0 ? [] : player.dei.filter(({ umbra }) => umbra.length === most).map(nameOf);
  const { deus, because } = decide(among, hasDeus(player, 'satyrus'));
  return { row: deus === 'vinum' ? vinumRow(player) : (deus ?? 'ties'), because, among, most };
}

/** A `deus` of null is a tie. */
function decide(
  among: readonly Deus[],
  withSatyrus: boolean,
): { readonly deus: Deus | null; readonly because: RulingBecause } {
  const [only = 'vinum'] = among;
  if (among.length === 0) return { deus: 'vinum', because: 'none' };
  if (among.length === 1) return { deus: only, because: 'most' };
  if (!among.includes('vinum')) return { deus: null, because: 'tied' };
  if (withSatyrus) return { deus: 'vinum', because: 'vinumWins' };
  const [rest, ...more] = among.filter((deus) => deus !== 'vinum');
  return rest && more.length === 0 ? { deus: rest, because: 'vinumLoses' } : { deus: null, because: 'tied' };
}

const nameOf = ({ name }: DeusCard): Deus => name;

const vinumRow = ({ dei }: Player): Row =>
  dei.some(({ name, umbra }) => name === 'vinum' && umbra.includes('goblet')) ? 'goblet' : 'vinum';

interface AruspexRow {
  /** First part of the card action: a Deus to get; `any`: the player chooses. */
  readonly gets: 'miles' | 'amans' | 'any' | null;
  /** Second part: the player's own Deus of this name, if any, goes to the middle; `any`: the player chooses. */
  readonly putsBack: Deus | 'any' | null;
  readonly place: PlaceRule;
}

export const ARUSPEX: Readonly<Record<Row, AruspexRow>> = {
  ties: { gets: null, putsBack: 'any', place: 'mustChange' },
  accusator: { gets: 'miles', putsBack: 'accusator', place: 'mustChange' },
  amans: { gets: null, putsBack: null, place: 'mustChange' },
  bacchus: { gets: null, putsBack: null, place: 'stay' },
  miles: { gets: null, putsBack: 'accusator', place: 'mustChange' },
  minerva: { gets: null, putsBack: 'minerva', place: 'stay' },
  pluto: { gets: 'miles', putsBack: 'pluto', place: 'mustChange' },
  satyrus: { gets: null, putsBack: null, place: 'mustChange' },
  venus: { gets: 'amans', putsBack: 'venus', place: 'mustChange' },
  goblet: { gets: 'any', putsBack: null, place: 'mayChange' },
  vinum: { gets: null, putsBack: null, place: 'stay' },
};

/** `parcae`: the number of times it was drawn. */
export function lineOf(row: Row, parcae: number, amansApart: boolean): SceneLine {
  switch (row) {
    case 'accusator':
      return parcae < 2 ? 'threat' : 'accuserConfronts';
    case 'miles':
      if (parcae < 2) return 'threat';
      return parcae === 2 ? 'cornered' : 'endNears';
    case 'venus':
      return amansApart ? 'venusMemory' : 'venusAmans';
    case 'amans':
      return 'amansEnding';
    case 'pluto':
      return 'crime';
    case 'goblet':
      return 'newcomer';
    default:
      return row;
  }
}
