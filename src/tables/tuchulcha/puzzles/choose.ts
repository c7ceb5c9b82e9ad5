/** The puzzle of a day: one that is new to its solvers, and about as hard as they are good. */
import { fnv1aOf } from '../../../hash.ts';
import { NEWCOMER } from '../../results/ratings.ts';
import type { Skill } from '../../results/result.ts';
import type { PuzzleEntry } from './collection.ts';
import type { Day, PuzzleFacts } from './store.ts';

/** The number of players by day of the week. */
const WEEK = [3, 2, 4, 3, 4, 2, 3] as const;
/** A puzzle that is so much weaker than its solvers is solved by about two of three. */
const EASIER = 4;
/** Those that are nearly as hard as wanted differ from server to server. */
const CLOSE = 24;

/** `who`: an id of whom it is for, so that not everybody gets the same. Throws where there are no puzzles. */
export function choosePuzzle(
  entries: readonly PuzzleEntry[],
  { used, ratings, solvers }: PuzzleFacts,
  day: Day,
  who: string,
): PuzzleEntry {
  const ofDay = entries.filter(({ players }) => players === WEEK[day % WEEK.length]);
  const all = ofDay.length > 0 ? ofDay : entries;
  const fresh = all.filter(({ id }) => !used.includes(id));
  // Once all were there, the one that was there the longest ago is next.
  const oldest = used.find((id) => all.some((entry) => entry.id === id));
  const candidates = fresh.length > 0 ? fresh : all.filter(({ id }) => id === oldest);
  const wanted = meanOf(solvers) - EASIER;
  const distance = ({ id, prior }: PuzzleEntry) => Math.abs((ratings.get(id) ?? prior).mu - wanted);
  const close = candidates.toSorted((one, other) => distance(one) - distance(other)).slice(0, CLOSE);
  const chosen = close[hashOf(`${who} ${day}`) % close.length];
  if (!chosen) throw new Error('there are no puzzles');
  return chosen;
}

const meanOf = (skills: readonly Skill[]): number =>
  skills.length === 0 ? NEWCOMER.mu : skills.reduce((sum, { mu }) => sum + mu, 0) / skills.length;

/** Its low bits, which choose among few, are mixed with higher ones. */
function hashOf(text: string): number {
  const hash = fnv1aOf(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** The day that it is, where days begin at an hour by UTC. */
export const dayAt = (now: Date, hour: number): Day => Math.floor((now.getTime() - hour * HOUR_MS) / DAY_MS);

export const beginOf = (day: Day, hour: number): Date => new Date(day * DAY_MS + hour * HOUR_MS);
