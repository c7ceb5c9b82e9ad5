/** Joint decisions are carried out once everyone agrees, and not before. */

import { completeAgreement } from '../../../src/tables/agreements.ts';
import { periodMs } from '../../../src/tables/clock/pace.ts';
import { isPaused, notReady } from '../../../src/tables/game-registry.ts';
import { isForgotten, type Sitting } from '../../../src/tables/game-types.ts';
import {
  ballotEndsAt,
  loadTiming,
  majorityFrom,
  waitsForFirstVote,
} from '../../../src/tables/reminders/timing.ts';
import { presentPlayers, votersToAct } from '../../../src/tables/seats.ts';
import { sittingsOf } from '../../../src/tables/store.ts';
import { isOpen, type Table } from '../../../src/tables/table.ts';
import { HOUR, MINUTE } from '../person.ts';
import { tapOf } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { stored } from '../stored.ts';
import type { Witness } from '../witness.ts';

const LATE_MS = HOUR;
/** The ballots whose voters are waited for, and those without votes after which the next one waits for a first. */
const REMEMBERED = 2;
const MISSED = 2;
/** A ballot waits so long for votes that can't change the majority. */
const LATE_SHARE = 0.5;

/** What everybody has agreed on, and nothing has come of it. */
export function unheeded(table: Table): string[] {
  if (!isOpen(table)) return [];
  const agreed = completeAgreement(table);
  if (agreed) return [`all agree (${agreed}), and nothing has come of it`];
  if (table.status !== 'playing') return [];
  const players = presentPlayers(table).map(({ userId }) => userId);
  const { abort } = table.reminders;
  if (players.length > 0 && players.every((userId) => abort.includes(userId)))
    return ['all who play there agree to end it, and nothing has come of it'];
  if (isPaused(table) && players.length > 0 && players.every((userId) => !notReady(table).includes(userId)))
    return ['all who play there are ready, and it is still paused'];
  return [];
}

/** A story begins once all who sit there have said that they are ready. */
export const unready = (table: Table, sittings: readonly Sitting[], { ready }: Witness): string[] =>
  sittings.flatMap(({ occupant, why }) =>
    table.game !== 'bacchanalia' ||
    why !== 'start' ||
    occupant?.kind !== 'person' ||
    isForgotten(occupant.userId) ||
    ready.has(`${table.id} ${occupant.userId}`)
      ? []
      : [`it has begun, and ${occupant.userId} never said that they are ready`],
  );

/** No game begins by itself with people one of whom avoids another, and hasn't agreed; the draw of a season keeps nobody apart. */
export async function unasked(
  { store }: SimulatedServer,
  table: Table,
  { avoids }: Witness,
): Promise<string[]> {
  const { id, facts, seasonId, reminders } = table;
  const startedBy = facts?.split(';').findLast((part) => /^(\d+|-)$/.test(part));
  if (startedBy !== '-' || seasonId) return [];
  const seated = (await sittingsOf(store, table)).filter(({ why }) => why === 'start');
  const people = seated.flatMap(({ occupant, at }) =>
    occupant?.kind === 'person' ? [{ userId: occupant.userId, at: at.getTime() }] : [],
  );
  const wrong: string[] = [];
  for (const { userId, at } of people) {
    if ((avoids.get(userId) ?? 0) > at - MINUTE) continue;
    const { blocked } = await store.settings(userId);
    const agreed = (reminders.meets ?? []).flatMap(([by, other]) => (by === userId ? other : []));
    const met = people.filter((one) => blocked.includes(one.userId) && !agreed.includes(one.userId));
    wrong.push(...met.map((one) => `${userId} avoids ${one.userId}, and was not asked (${id})`));
  }
  return wrong;
}

/** Agreements and majorities that nobody has noticed. */
export async function unsettled({ store }: SimulatedServer, table: Table): Promise<string[]> {
  const alike = unheeded(table);
  if (alike.length > 0 || table.status !== 'playing') return alike;
  const { vote } = table.reminders;
  const seat = votersToAct(table);
  if (!seat || !vote) return [];
  const timing = await loadTiming({ store, now: () => new Date() }, table);
  const votes = await store.votes({ tableId: table.id, seq: table.logLength });
  // Each hour another one may be about to be closed.
  const ballot = `its ballot ${table.logLength}`;
  if (votes.length > 0 && waitsForFirstVote(table))
    return [`${ballot} has votes, and its clock stands still`];
  const end = ballotEndsAt(table, timing);
  if (end && Date.now() > end.getTime() + LATE_MS) return [`${ballot} should be closed`];
  const half = majorityFrom(table, timing);
  const isLate = half !== null && Date.now() >= half.getTime() + LATE_MS;
  const recent = await store.recentVoters(table.id, seat.color, REMEMBERED);
  return isDecided(votes, recent, isLate) ? [`${ballot} is decided, and nobody has counted`] : [];
}

interface Cast {
  readonly userId: string;
  readonly way: string;
}

/** Whether all who voted lately have voted, or (`isLate`) the others can't change the majority. */
function isDecided(votes: readonly Cast[], recent: readonly string[], isLate: boolean): boolean {
  const missing = new Set(recent.filter((person) => votes.every(({ userId }) => userId !== person))).size;
  const isAhead = votes.some(({ way }) => {
    const others = votes.filter((vote) => vote.way !== way);
    return votesFor(votes, way) > missing + mostVotes(others);
  });
  return recent.length > 0 && (missing === 0 || (isLate && isAhead));
}

const votesFor = (votes: readonly Cast[], way: string): number =>
  votes.filter((one) => one.way === way).length;
const mostVotes = (votes: readonly Cast[]): number =>
  Math.max(0, ...votes.map(({ way }) => votesFor(votes, way)));

interface Closed {
  readonly table_id: string;
  readonly seq: number;
  readonly color: string;
  readonly chosen: string;
  readonly pace: Table['pace'];
  readonly begun: string;
  readonly at: string;
}

/** No ballot closes before its time unless it is decided, and none elects what fewer want. */
export function wrongBallots(
  { database: { database }, clockErrorMs }: SimulatedServer,
  { deeds, firstVotes, deleted }: Witness,
  since: Date,
): string[] {
  for (const { customId, at } of deeds) {
    const tap = tapOf(customId);
    if (tap?.on !== 'vote' && tap?.on !== 'voteOther') continue;
    const key = `${tap.table} ${tap.seq}`;
    firstVotes.set(key, Math.min(at, firstVotes.get(key) ?? at));
  }
  // Votes of those who had their data deleted are gone.
  if (deleted.size > 0) return [];
  const closed = database
    .prepare(
      `SELECT b.table_id, b.seq, b.color, b.chosen, t.pace, before.at AS begun, chosen.at AS at FROM ballots b
       JOIN tables t ON t.id = b.table_id
       JOIN actions chosen ON chosen.table_id = b.table_id AND chosen.seq = b.seq
       JOIN actions before ON before.table_id = b.table_id AND before.seq = b.seq - 1
       WHERE chosen.at >= ?`,
    )
    .all(stored(since)) as unknown as readonly Closed[];
  const earlier = database.prepare(
    'SELECT seq FROM ballots WHERE table_id = ? AND color = ? AND seq < ? ORDER BY seq DESC LIMIT ?',
  );
  const cast = database.prepare('SELECT user_id AS userId, way FROM votes WHERE table_id = ? AND seq = ?');
  return closed.flatMap(({ table_id, seq, color, chosen, pace, begun, at }) => {
    const votesAt = (one: number) => cast.all(table_id, one) as unknown as readonly Cast[];
    const before = earlier.all(table_id, color, seq, REMEMBERED) as readonly { readonly seq: number }[];
    const votes = votesAt(seq);
    const recent = before.flatMap((one) => votesAt(one.seq).map(({ userId }) => userId));
    const missed = before.slice(0, MISSED);
    const waited = missed.length === MISSED && missed.every((one) => votesAt(one.seq).length === 0);
    const first = waited ? firstVotes.get(`${table_id} ${seq}`) : undefined;
    const ranMs = Date.parse(at) - (first ?? Date.parse(begun)) + clockErrorMs;
    const share = isDecided(votes, recent, false) ? 0 : isDecided(votes, recent, true) ? LATE_SHARE : 1;
    const isElected = votesFor(votes, chosen) === mostVotes(votes);
    const problems = isElected
      ? []
      : [`the ballot ${seq} at ${table_id} chose ${chosen}, of ${JSON.stringify(votes)}`];
    return ranMs >= share * periodMs(pace)
      ? problems
      : [
          ...problems,
          `the ballot ${seq} at ${table_id} closed after ${(ranMs / HOUR).toFixed(2)} hours, with ${votes.length} votes, of ${new Set(recent).size} who voted before`,
        ];
  });
}
