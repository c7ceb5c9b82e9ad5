import { createHash } from 'node:crypto';

/** A sign that somebody writes before an entry of a list. */
const BULLET = /^(?:[-*•–—]|\d{1,2}[.)])\s+/u;

/** The lines, or the veils, that somebody wrote one under the other: each once. */
export function limitsIn(text: string): string[] {
  const limits = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const limit = line.trim().replace(BULLET, '').replace(/\s+/g, ' ').trim();
    const key = limit.toLowerCase();
    if (limit !== '' && !limits.has(key)) limits.set(key, limit);
  }
  return [...limits.values()];
}

/** Hex digits that tell the entries of one list from one another. */
const MARK_LENGTH = 4;

const markOf = (limit: string): string =>
  createHash('sha256').update(limit.toLowerCase()).digest('hex').slice(0, MARK_LENGTH);

/** Which entries somebody saw when they began to write; with {@link parseMarks} again. At most 4 characters an entry. */
export const formatMarks = (limits: readonly string[]): string => limits.map(markOf).join('');

export const parseMarks = (text: string): ReadonlySet<string> =>
  new Set(text.match(new RegExp(`[0-9a-f]{${MARK_LENGTH}}`, 'g')) ?? []);

/**
 * A list as somebody wrote it, with what others added while they wrote: only what the writer saw is theirs to take away.
 * `seen`: the marks of what stood there when they began.
 */
export function merged(
  present: readonly string[],
  seen: ReadonlySet<string>,
  written: readonly string[],
): string[] {
  const known = new Set(written.map(markOf));
  return [...written, ...present.filter((limit) => !seen.has(markOf(limit)) && !known.has(markOf(limit)))];
}
