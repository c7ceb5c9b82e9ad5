/** A character as its player described it (docs/rules/bacchanalia.md §3, §8.2). No rule depends on it. */
import type { Color } from './cards.ts';

/** The fields of an introduction; all but the name may be empty. */
export interface CharacterSheet {
  readonly name: string;
  readonly accusation: string;
  readonly accuser: string;
  readonly amans: string;
}

export type SheetField = keyof CharacterSheet;

/** The maximum length of each field in characters, in the order of the form. */
export const SHEET_LIMITS: Readonly<Record<SheetField, number>> = {
  name: 40,
  accusation: 200,
  accuser: 40,
  amans: 40,
};

/** A sheet with the number of the tale that it came with. */
export interface CastMember extends CharacterSheet {
  readonly tale: number;
}

export type Cast = Readonly<Partial<Record<Color, CharacterSheet>>>;
