import { setImmediate } from 'node:timers/promises';
import { formatFacts, nextOf } from '../fairness/check.ts';
import { gameOf } from '../game-registry.ts';
import type { RequestOf, Snowflake } from '../game-types.ts';
import { refuse } from '../refusal.ts';
import { loadTiming, type Timing, timingOf } from '../reminders/timing.ts';
import { seatOf, sittingsAtStart, startingSeats, whyNotNow } from '../seats.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { TimedTable } from '../store.ts';
import type { Table } from '../table.ts';
import { Progress } from '../table-game.ts';
import { settleAgreement } from './agreements.ts';
import { continueGame, noticeFor, playingOf, progressAnyStatus, progressOf } from './table-change.ts';
import {
  changeOnce,
  changeTable,
  type Decision,
  type Outcome,
  type TablesContext,
} from './table-transaction.ts';

/** Makes a player's request on the version it was offered for; `version` null: on any version. */
export function makeRequest(
  context: TablesContext,
  id: string,
  version: number | null,
  userId: Snowflake,
  request: RequestOf,
): Promise<Outcome> {
  const decide = (_: Table, read: TimedTable) => decideRequest(context, read, version, userId, request);
  return withAutoPlay(
    context,
    version === null ? changeTable(context, id, decide) : changeOnce(context, id, decide),
  );
}

async function decideRequest(
  context: TablesContext,
  read: TimedTable,
  version: number | null,
  userId: Snowflake,
  request: RequestOf,
): Promise<Decision> {
  const { table } = read;
  const refusal = whyNotNow(table, version, userId, request);
  if (refusal) return { ok: false, refusal };
  const begun = progressAnyStatus(context, table);
  const seat = seatOf(table, userId);
  if (!begun || !seat) return refuse('notPlaying');

  const timing = await timingOf(read, context.now);
  const settings = timing.settings.get(userId) ?? DEFAULT_SETTINGS;
  const playing = playingOf(context, table, timing);
  const asked = gameOf(table).applyRequest(begun, { person: { userId }, seat, settings, request, playing });
  if (!asked) return refuse('stale');
  if (!asked.ok) return { ok: false, refusal: { code: 'rules', refusal: asked.refusal } };
  const notices = (asked.tells ?? []).map((one) => noticeFor(table, one, timing));
  const change = asked.terms ? { terms: asked.terms } : {};
  return {
    ok: true,
    change: continueGame(context, table, timing, asked.progress, change, userId, { notices }),
    timing,
  };
}

export function resignGame(context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> {
  const changing = changeTable(context, id, async (table) => {
    const begun = progressOf(context, table);
    if (!begun) return refuse('notPlaying');
    const seat = seatOf(table, userId);
    if (!seat) return refuse('notSeated');
    const asked = begun.and(userId, gameOf(table).leaving(seat.color));
    if (!asked.ok) return { ok: false, refusal: { code: 'rules', refusal: asked.refusal } };
    const timing = await loadTiming(context, table);
    return { ok: true, change: continueGame(context, table, timing, asked.progress, {}, userId) };
  });
  return withAutoPlay(context, changing);
}

/** Plays on at a table where nobody has to decide anything, one transaction per computer player's turn. */
export async function autoPlayTable(context: TablesContext, id: string): Promise<Table | null> {
  return autoPlayFrom(context, await context.store.load(id), null);
}

/** Plays on after a change if nobody has to decide anything. */
export async function withAutoPlay(context: TablesContext, changing: Promise<Outcome>): Promise<Outcome> {
  const outcome = await changing;
  if (!outcome.ok) return outcome;
  const { table, timing = null } = outcome;
  const after = (await autoPlayFrom(context, table, timing)) ?? table;
  return after === table ? outcome : { ok: true, table: after };
}

/** `known`: the timing by which the clocks of `from` were just set. */
async function autoPlayFrom(
  context: TablesContext,
  from: Table | null,
  known: Timing | null,
): Promise<Table | null> {
  const { store, now } = context;
  let table = from;
  for (;;) {
    // Without the interaction, so that rolls are the same whether this happens at once or after a crash.
    if (!table) return table;
    const settled = await settleAgreement(context, table);
    if (settled?.ok) {
      const changed = await store.change(table.id, table, settled.change);
      table = typeof changed === 'string' ? await store.load(table.id) : changed;
      continue;
    }
    const begun = progressOf({ now }, table);
    if (!begun) return table;
    const { id, seats, terms } = table;
    const game = gameOf(table);
    // Usually a person has something to decide regardless of their settings, which then needn't be read.
    if (!game.canAutoPlay(begun.state, { seats, terms, settings: null, now: now() })) return table;
    const timing = table === from && known ? known : await loadTiming(context, table);
    if (!game.canAutoPlay(begun.state, playingOf(context, table, timing))) return table;
    const changed = await store.change(id, table, continueGame(context, table, timing, begun, {}, null));
    table = typeof changed === 'string' ? await store.load(id) : changed;
    // A game of computer players alone takes long, so other work gets its turn.
    await setImmediate();
  }
}

/**
 * Starts a game for the seated players. `by`: the person who starts it; null if it starts automatically. A lobby without a visible
 * message doesn't start, since the message is one of the facts of the dice.
 */
export async function startGame(
  context: TablesContext,
  table: Table,
  by: Snowflake | null,
): Promise<Decision> {
  const { dice, now, interactionId = null } = context;
  const game = gameOf(table);
  const seated = startingSeats(game, table.seats);
  if (!seated.ok) return seated;
  const { seats } = seated;
  const [first, ...rest] = seats.map(({ color }) => color);
  if (!first) return refuse('tooFewSeated');
  const refusal = game.terms.whyNotToStart?.(table.terms, now());
  if (refusal) return { ok: false, refusal };
  const { seatHistory, showing } = table;
  const { lobbyMessageId } = showing;
  if (lobbyMessageId === null) return refuse('stale');
  const startedBy = by === null ? null : interactionId;
  const players = [first, ...rest] as const;
  // A color that nobody has any more determines nothing.
  const firstAfter = players.find((color) => color === table.firstAfter) ?? null;
  const facts = formatFacts({ lobbyMessageId, seatHistory, seats, startedBy, firstAfter });
  const begins = firstAfter === null ? dice.draw(players, { ...table, facts }) : nextOf(players, firstAfter);
  const setup = game.setUp(players, begins, table.terms);
  // The first rolls depend only on the facts, which contain the interaction that led to the start.
  const interactions = { lastInteractionId: null, interactionId: null };
  const state = game.rules.start(setup);
  const begun = new Progress(game, { state, logLength: table.logLength, at: now(), ...interactions });
  const timing = await loadTiming(context, table);
  const sittings = sittingsAtStart(seats, now());
  const change = { status: 'playing', seats, setup, facts, sittings } as const;
  return { ok: true, change: continueGame(context, table, timing, begun, change, by) };
}
