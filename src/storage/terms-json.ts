import { z } from 'zod';
import type { AgreedEnd } from '../games/bacchanalia/index.ts';
import { LONGEST_LIMIT, MOST_LIMITS, type StoryTerms } from '../tables/terms.ts';
import { counter } from './columns.ts';

/** How a table's terms are read from storage. */

export const agreedEnd: z.ZodType<AgreedEnd> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('allTold') }),
  z.strictObject({ kind: z.literal('parcae'), times: z.int().min(1).max(9) }),
  z.strictObject({ kind: z.literal('time'), at: counter }),
]);

const limits = z.array(z.string().min(1).max(LONGEST_LIMIT)).max(MOST_LIMITS);

export const termsJson: z.ZodType<StoryTerms> = z.strictObject({
  end: agreedEnd,
  lines: limits,
  veils: limits,
});
