import type { Color, Deus, DeusCard, EndingKind, Ruling, Umbra } from '../../games/bacchanalia/index.ts';
import { capitalized } from '../../text.ts';
import type { Translate } from '../../texts/index.ts';

export type CardName = Deus | 'parcae';

/** The Latin name, the same in every language. */
export const latinOf = (name: CardName): string => capitalized(name);

/** The Deus that an Umbra card belongs to, or Parcae. */
export const cardNameOf = (umbra: Umbra): CardName => (umbra === 'goblet' ? 'vinum' : umbra);

export interface TableauPlayer {
  readonly color: Color;
  /** The displayed name; empty when it must not be told. */
  readonly name: string;
  /** The name is the character's, which is unique without the color. */
  readonly isCharacter?: boolean;
  readonly dei: readonly DeusCard[];
  /** This turn's Umbra that lie on no Deus. */
  readonly hand: readonly Umbra[];
  /** An Umbra kept for the next turn, drawn sideways. */
  readonly odd: Umbra | null;
  readonly bacchusCame: boolean;
  /** The player's next scene is the Miles Ending. */
  readonly milesNext: boolean;
  readonly ended: EndingKind | null;
  readonly missed?: true;
  readonly left: boolean;
}

export interface TableauView {
  /** 3 to 6 of them, in turn order. */
  readonly players: readonly TableauPlayer[];
  readonly middle: readonly Deus[];
  /** Amans is set aside until the first Parcae. */
  readonly amansApart: boolean;
  readonly parcae: number;
  /** The Parcae that begins the end; null when the table agreed on another end. */
  readonly parcaeEnd: number | null;
  readonly ending: boolean;
  readonly deck: number;
  readonly discards: number;
  /** Null when the game is over, and while players introduce their characters. */
  readonly onTurn: Color | null;
  /** Players who have yet to introduce their characters; absent when the table skips that. */
  readonly introducing?: readonly Color[];
  /** Null until it is known who rules this turn. */
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
