import type { AgreedEnd } from '../games/bacchanalia/index.ts';

/** A story's table agrees on these before it begins. */
export interface StoryTerms {
  /** When the last endings are told. */
  readonly end: AgreedEnd;
  /** Themes that shall not occur: at most {@link MOST_LIMITS}, each 1..{@link LONGEST_LIMIT} characters. */
  readonly lines: readonly string[];
  /** Themes that shall only be hinted at: as many, and as long. */
  readonly veils: readonly string[];
}

/** Of lines, and of veils. */
export const MOST_LIMITS = 20;

/** Characters of one line, or one veil. */
export const LONGEST_LIMIT = 200;

/** Characters of all lines, or all veils, one under the other: so many fit on a table's first message. */
export const LONGEST_LIST = 900;

/** Over days in a channel: five to nine turns each (docs/rules/bacchanalia.md §2.3). */
export const PROPOSED_END: AgreedEnd = { kind: 'parcae', times: 3 };

/** Of a table that has agreed on nothing yet. */
export const PROPOSED_TERMS: StoryTerms = { end: PROPOSED_END, lines: [], veils: [] };

const isListed = (limits: readonly string[]): boolean =>
  limits.length <= MOST_LIMITS &&
  limits.every((limit) => limit.length > 0 && limit.length <= LONGEST_LIMIT) &&
  limits.join('\n').length <= LONGEST_LIST;

/** Whether lines and veils are few enough, and short enough. */
export const areListed = ({ lines, veils }: Pick<StoryTerms, 'lines' | 'veils'>): boolean =>
  isListed(lines) && isListed(veils);

/** Whether the story would end at its beginning: the date agreed on has passed by `now`. */
export const isPast = ({ end }: StoryTerms, now: Date): boolean =>
  end.kind === 'time' && end.at <= now.getTime();

/** For the next story of the same people: a date that has passed by `now` (Unix milliseconds) would end it at its beginning. */
export function termsAgain(terms: StoryTerms, now: number): StoryTerms {
  return isPast(terms, new Date(now)) ? { ...terms, end: PROPOSED_END } : terms;
}
