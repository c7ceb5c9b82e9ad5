import type { Color, Deus, DeusCard, EndingKind, Ruling, Umbra } from '../../games/bacchanalia/index.ts';
import type { Translate } from '../../texts/index.ts';

/** A card's name and emblem: that of a Deus, or Parcae. */
export type Named = Deus | 'parcae';

/** In Latin, in every language. */
export const LATIN: Readonly<Record<Named, string>> = {
  bacchus: 'Bacchus',
  pluto: 'Pluto',
  accusator: 'Accusator',
  minerva: 'Minerva',
  venus: 'Venus',
  amans: 'Amans',
  satyrus: 'Satyrus',
  miles: 'Miles',
  vinum: 'Vinum',
  parcae: 'Parcae',
};

/** The Deus whose shadow an Umbra card is, or Parcae. */
export const namedBy = (umbra: Umbra): Named => (umbra === 'goblet' ? 'vinum' : umbra);

/** A player with the cards before them. */
export interface TableauPlayer {
  readonly color: Color;
  /** As people call them; empty where that is not to be told. */
  readonly name: string;
  /** It is the character's name, which tells them apart without their color. */
  readonly isCharacter?: boolean;
  /** Each with the Umbra upon it. */
  readonly dei: readonly DeusCard[];
  /** Umbra of this turn that lie on no Deus. */
  readonly hand: readonly Umbra[];
  /** Bowed. */
  readonly odd: Umbra | null;
  /** Bacchus came in another player's turn, and lies bowed until that is told. */
  readonly bacchusCame: boolean;
  /** The next scene is the Miles Ending. */
  readonly milesNext: boolean;
  readonly ended: EndingKind | null;
  /** Away in the turn of their ending. */
  readonly missed?: true;
  /** Left without an ending. */
  readonly left: boolean;
}

/** Everything that a picture of the tableau and its alt text show. */
export interface TableauView {
  /** In turn order, 3..6. */
  readonly players: readonly TableauPlayer[];
  readonly middle: readonly Deus[];
  /** Amans is kept apart until the first Parcae. */
  readonly amansApart: boolean;
  /** How often Parcae was drawn. */
  readonly parcae: number;
  /** The Parcae that begins the end; null: the table agreed on another end. */
  readonly parcaeEnd: number | null;
  /** All who are left tell their Story Ending. */
  readonly ending: boolean;
  /** Cards in the deck and among the discards. */
  readonly deck: number;
  readonly discards: number;
  /** Whose turn it is; null when the game is over, and while all introduce their characters. */
  readonly onTurn: Color | null;
  /** Who has still to introduce their character; nobody where that is left out. */
  readonly introducing?: readonly Color[];
  /** Who rules this turn; null before that is known. */
  readonly ruling: Ruling | null;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}

/** How a player is out of the story; null: they play. */
export const goneAs = ({ ended, missed, left }: TableauPlayer): EndingKind | 'missed' | 'left' | null =>
  ended ?? (left ? 'left' : missed ? 'missed' : null);

/** A player's name, or the color where no name is to be told. */
export const calledBy = (t: Translate, { name, color }: TableauPlayer): string =>
  name === '' ? t(`color.${color}`) : name;

/** The Deus that rules, or those that tie; nobody before that is known. */
export function rulers({ ruling }: TableauView): { readonly ties: boolean; readonly dei: readonly Deus[] } {
  if (!ruling) return { ties: false, dei: [] };
  if (ruling.row === 'ties') return { ties: true, dei: ruling.among };
  return { ties: false, dei: [ruling.row === 'goblet' ? 'vinum' : ruling.row] };
}

/** Places among a player's Dei of the cards that rule, or tie. */
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

/** Each once, with how many there are, in the order given. */
export function counted<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
