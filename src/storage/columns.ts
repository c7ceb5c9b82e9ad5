import { z } from 'zod';
import { COLORS as STORY_COLORS } from '../games/bacchanalia/index.ts';
import { COLORS as RACE_COLORS } from '../games/tuchulcha/board.ts';
import { PACES } from '../tables/clock/pace.ts';

/** What columns of several tables hold. */

export const snowflake = z.string().regex(/^\d{1,20}$/);
export const counter = z.int().min(0);
/** Of any game. */
export const color = z.enum([...RACE_COLORS, ...STORY_COLORS]);
export const pace = z.enum(PACES);

/** Discord's names of languages, or ours. */
export const locale = z.string().min(2);

/** A column of JSON text. Throws SyntaxError and ZodError. */
export function parseJson<T>(json: z.ZodType<T>, text: string): T {
  return json.parse(JSON.parse(text));
}
