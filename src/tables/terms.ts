import type { AgreedEnd } from '../games/bacchanalia/index.ts';

/** What a story's table agrees on before it begins. */
export interface StoryTerms {
  /** When the last endings are told. */
  readonly end: AgreedEnd;
  /** What shall not occur: at most {@link MOST_LIMITS}, each 1..{@link LONGEST_LIMIT} characters. */
  readonly lines: readonly string[];
  /** What shall only be hinted at: as many, and as long. */
  readonly veils: readonly string[];
}

/** Of lines, and of veils. */
export const MOST_LIMITS = 20;

/** Characters of one line, or one veil. */
export const LONGEST_LIMIT = 200;

/** Over days in a channel: five to nine turns each (bacchanalia.md §2.3). */
export const PROPOSED_END: AgreedEnd = { kind: 'parcae', times: 3 };

/** For the next story of the same people: a date that has passed by `now` (Unix milliseconds) would end it at its beginning. */
export function termsAgain(terms: StoryTerms, now: number): StoryTerms {
  const { end } = terms;
  return end.kind === 'time' && end.at <= now ? { ...terms, end: PROPOSED_END } : terms;
}
