import { gameOf } from '../game-registry.ts';
import { type Person, type SeatColor, VOTERS } from '../game-types.ts';
import { refuse, type TableRefusal } from '../refusal.ts';
import { ballotEndsAt, majorityFrom, timingOf, waitsForFirstVote } from '../reminders/timing.ts';
import { hasVoters, votersToAct } from '../seats.ts';
import type { Table } from '../table.ts';
import { BALLOTS_REMEMBERED, type ClosingBallot, countVotes, electedWay, isDecided } from '../votes.ts';
import { continueGame, playingOf, progressOf, waysOfBallot } from './table-change.ts';
import { changeReminders, changeTable, type Outcome, type TablesContext } from './table-transaction.ts';
import { withAutoPlay } from './turns.ts';

/** Why nobody can vote on this ballot; null if the server's people can. */
function whyNoVote(table: Table, seq: number): TableRefusal | null {
  if (!hasVoters(table.seats)) return { code: 'stale' };
  if (table.status !== 'playing') return { code: 'notPlaying' };
  return table.logLength === seq && votersToAct(table) ? null : { code: 'voteClosed' };
}

/** Casts a person's only vote, replacing an earlier one. It changes no table, so any number of people can vote concurrently. */
export async function castVote(
  context: TablesContext,
  table: Table | null,
  seq: number,
  { userId, name }: Person,
  way: string,
): Promise<Outcome> {
  if (!table) return { ok: false, refusal: { code: 'noSuchTable' }, table };
  const refused = (refusal: TableRefusal): Outcome => ({ ok: false, refusal, table });
  const refusal = whyNoVote(table, seq);
  if (refusal) return refused(refusal);
  const seat = votersToAct(table);
  const isOffered =
    table.reminders.vote?.ways.includes(way) || waysOfBallot(context, table).some((one) => one.way === way);
  if (!seat || !isOffered) return refused({ code: 'stale' });
  const { color } = seat;
  const cast = await context.store.castVote({
    tableId: table.id,
    seq,
    color,
    userId,
    name,
    way,
    at: context.now(),
  });
  if (cast === 'closed') return refused({ code: 'voteClosed' });
  if (cast === 'otherSide') return refused({ code: 'otherSide' });
  if (!waitsForFirstVote(table)) return { ok: true, table };
  return startClock(context, table, seq, color);
}

/** Starts the clock of a ballot that waited for its first vote. */
async function startClock(
  context: TablesContext,
  table: Table,
  seq: number,
  color: SeatColor,
): Promise<Outcome> {
  const started = await changeReminders(context, table.id, ({ reminders }, { now }) => {
    const { vote, missed } = reminders;
    if (vote?.seq !== seq) return refuse('voteClosed');
    const begun = { ...vote, begunAt: now.getTime() };
    return { ok: true, reminders: { ...reminders, vote: begun, missed: { ...missed, [color]: 0 } } };
  });
  // The vote is cast, even if the ballot has changed.
  return { ok: true, table: started.table ?? table };
}

/** Closes the open ballot if its time is up, or it is decided; the game continues with the elected option. */
export function closeBallot(context: TablesContext, id: string): Promise<Outcome> {
  const closing = changeTable(context, id, async (table, read) => {
    const begun = progressOf(context, table);
    const seat = votersToAct(table);
    const { votes: game } = gameOf(table);
    if (!begun || !seat || !game) return refuse('notPlaying');
    const timing = await timingOf(read, context.now);
    const seq = table.logLength;
    const votes = await context.store.votes({ tableId: id, seq });
    const end = ballotEndsAt(table, timing);
    const isUp = end !== null && end <= timing.now;
    if (!isUp) {
      const recent = await context.store.recentVoters(id, seat.color, BALLOTS_REMEMBERED);
      const half = majorityFrom(table, timing);
      if (!isDecided(votes, recent, half !== null && half <= timing.now)) return refuse('notOverdue');
    }
    const ways = waysOfBallot(context, table);
    const counts = countVotes(votes);
    const chosen = electedWay(ways, counts);
    const progress = game.play(begun, chosen, playingOf(context, table, timing));
    if (!progress) throw new Error(`Table ${id}: a way that was voted for can't be gone: ${chosen}`);
    const closesBallot: ClosingBallot = {
      seq,
      counts,
      chosen,
      color: seat.color,
      turn: begun.state.turnNumber,
      best: ways[0]?.chance ?? 0,
      ways: ways.filter(({ way }) => way === chosen || counts[way]),
    };
    const missed = votes.length > 0 ? 0 : (table.reminders.missed[seat.color] ?? 0) + 1;
    const reminders = { ...table.reminders, missed: { ...table.reminders.missed, [seat.color]: missed } };
    const by = votes.length > 0 ? VOTERS : null;
    return {
      ok: true,
      change: continueGame(context, table, timing, progress, { closesBallot }, by, { reminders }),
      timing,
    };
  });
  return withAutoPlay(context, closing);
}
