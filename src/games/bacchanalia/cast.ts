/** The cast of a story: the characters, as introductions have described them. */
import type { Color } from './cards.ts';
import { type Cast, type CharacterSheet, SHEET_LIMITS, type SheetField } from './character.ts';
import { type Refusal, refusal } from './outcome.ts';
import type { GameState } from './state.ts';

/** The characters whose introductions have named them and are not skipped. */
export const castOf = ({ cast = {} }: Pick<GameState, 'cast'>): Cast =>
  Object.fromEntries(Object.entries(cast).map(([color, { tale: _, ...sheet }]) => [color, sheet]));

/** A skipped introduction takes its character's names with it. */
export const castWithout = (
  cast: NonNullable<GameState['cast']>,
  skipped: number,
): NonNullable<GameState['cast']> =>
  Object.fromEntries(Object.entries(cast).filter(([, { tale }]) => tale !== skipped));

export function whyNotSheet(sheet: CharacterSheet | undefined): Refusal | null {
  if (!sheet) return null;
  if (sheet.name.trim() === '') return refusal('noText', '3');
  for (const [field, most] of Object.entries(SHEET_LIMITS)) {
    const { length } = sheet[field as SheetField];
    if (length > most) return refusal('tooLong', '3', { length, most });
  }
  return null;
}

export const withSheet = (
  state: GameState,
  color: Color,
  sheet: CharacterSheet | undefined,
  tale: number,
): GameState => (sheet ? { ...state, cast: { ...state.cast, [color]: { ...sheet, tale } } } : state);
