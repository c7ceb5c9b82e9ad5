import { periodMs } from '../clock/pace.ts';
import { addRunningTime, NO_PERSONAL_PAUSES } from '../clock/pauses.ts';
import { votersToAct } from '../seats.ts';
import type { StoredTiming } from '../store.ts';
import type { Table, VoteClock } from '../table.ts';

/** After so many ballots in a row in which nobody votes, the next one waits until somebody does. */
const MISSED_BEFORE_WAITING = 2;

/** The least share of its time that a ballot is open, so that a majority shuts nobody out who looks in later. */
const LEAST_SHARE = 0.1;

type Times = Pick<StoredTiming, 'down'>;

/** When the ballot will have been open for this share of its time; null where there is none. */
function openFor({ pace, reminders: { vote } }: Table, share: number, { down }: Times): Date | null {
  if (!vote) return null;
  return addRunningTime(new Date(vote.begunAt), share * periodMs(pace), NO_PERSONAL_PAUSES, down);
}

/** Whether the ballot has no end until somebody votes. */
export function waitsForFirstVote(table: Table): boolean {
  const seat = votersToAct(table);
  return seat !== null && (table.reminders.missed[seat.color] ?? 0) >= MISSED_BEFORE_WAITING;
}

/** When the ballot closes, whoever has voted; null where there is none, or it waits for a first vote. */
export const ballotEndsAt = (table: Table, times: Times): Date | null =>
  waitsForFirstVote(table) ? null : openFor(table, 1, times);

/** When a majority may close it; null as for {@link ballotEndsAt}. */
export const majorityFrom = (table: Table, times: Times): Date | null =>
  waitsForFirstVote(table) ? null : openFor(table, LEAST_SHARE, times);

/** When the votes are to be counted without anybody's tap. */
export function nextCountAt(table: Table, times: Times & { readonly now: Date }): Date | null {
  const first = majorityFrom(table, times);
  return first && first > times.now ? first : ballotEndsAt(table, times);
}

/** The ballot that a change leaves open. `ways`: what it offers, where the change has begun it. */
export function ballotAfter(
  { reminders: { vote } }: Table,
  after: Table,
  ways: readonly string[] | null,
  now: Date,
): VoteClock | undefined {
  if (!votersToAct(after)) return undefined;
  if (vote?.seq === after.logLength || ways === null) return vote;
  return { seq: after.logLength, begunAt: now.getTime(), ways };
}
