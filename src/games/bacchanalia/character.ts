/** Who the characters of a story are (docs/rules/bacchanalia.md §3, §8.2), as their players filled it in. No rule looks into it. */
import type { Color } from './cards.ts';

/** The named fields of an introduction; all but the name may be empty. */
export interface CharacterSheet {
  readonly name: string;
  /** The crime. */
  readonly accusation: string;
  /** Accusator's name. */
  readonly accuser: string;
  /** The loved one's name. */
  readonly amans: string;
}

export type SheetField = keyof CharacterSheet;

/** The most characters of each field, in the order in which they are asked for. */
export const SHEET_LIMITS: Readonly<Record<SheetField, number>> = {
  name: 40,
  accusation: 200,
  accuser: 40,
  amans: 40,
};

/** A sheet, by the number of the tale that it came with. */
export interface CastMember extends CharacterSheet {
  readonly tale: number;
}

export type Cast = Readonly<Partial<Record<Color, CharacterSheet>>>;
