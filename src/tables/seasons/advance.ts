import { leaveSeatForGood, seatReserve } from '../changes/substitutes.ts';
import type { Interval } from '../clock/intervals.ts';
import { DAY_MS, MINUTE_MS } from '../clock/pace.ts';
import { runningMs } from '../clock/pauses.ts';
import { vacationAt } from '../clock/vacation.ts';
import { gameOf } from '../game-registry.ts';
import type { Snowflake } from '../game-types.ts';
import { loadTiming, personalPausesOf } from '../reminders/timing.ts';
import { lowOf } from '../results/ratings.ts';
import { seatOf } from '../seats.ts';
import { logOf, sittingsOf } from '../store.ts';
import type { Table } from '../table.ts';
import { isAbsent, reserveWindow, type SeatTurns, timeTaken, turnsOfSeats } from './absence.ts';
import { changeSeason, SEASONS_LOOKED_BACK, type SeasonsContext, whoSitsOut } from './changes.ts';
import { divide, drawNextRound, nextRound } from './rounds.ts';
import type { SeasonChange, SeasonTable, StoredSeason } from './season.ts';
import {
  colorsInOrder,
  placesOfSeats,
  seasonStandings,
  seasonTable,
  seasonTableId,
} from './season-results.ts';
import { dueAtStart } from './season-start.ts';
import { drawTables } from './seating.ts';
import { equalChances, verdictOf } from './standings.ts';

/** Minimum downtime of the bot that moves the end. Shorter ones only pause clocks. */
const COUNTED_DOWN_MS = DAY_MS;
const COUNTED_DOWN_IN_EVENINGS_MS = MINUTE_MS;

/** The version of each table that a process has read last, to skip unchanged ones. */
export type KnownVersions = Map<string, number>;

/** Does everything that is due for a season. Idempotent: resumes after a crash. Returns the season; null if it doesn't exist. */
export async function advanceSeason(
  context: SeasonsContext,
  id: string,
  known: KnownVersions = new Map(),
): Promise<StoredSeason | null> {
  let stored = await context.seasons.season(id);
  for (const step of STEPS) stored = stored && (await step(context, stored, known));
  return stored;
}

/** Returns the season after the step, as far as known to this process; null if it doesn't exist any more. */
type Step = (
  context: SeasonsContext,
  stored: StoredSeason,
  known: KnownVersions,
) => Promise<StoredSeason | null>;

/** Adds changes that are decided on the stored season, however old `known` is. */
const change = async (
  context: SeasonsContext,
  { season: { id } }: StoredSeason,
  decide: Parameters<typeof changeSeason>[3],
): Promise<StoredSeason | null> => (await changeSeason(context, id, null, decide)).stored;

/** Moves the end by days in which the bot or the server was unreachable. */
const makeUpForDowntime: Step = async ({ seasons, downtimes, tables: { now } }, stored) => {
  const { season, guildId, version } = stored;
  if (season.status !== 'playing' || season.pausedAt) return stored;
  const down = await downtimes(guildId, season.at, now());
  const long = down.flatMap(({ from, to }): Interval[] => {
    const since = new Date(Math.max(from.getTime(), season.at.getTime()));
    const counted = season.terms.evening ? COUNTED_DOWN_IN_EVENINGS_MS : COUNTED_DOWN_MS;
    return to.getTime() - since.getTime() < counted ? [] : [{ from: since, to }];
  });
  const [first] = long;
  if (!first || first.to > now()) return stored;
  const written = await seasons.addToSeason(season.id, version, [
    { type: 'paused', at: first.from },
    { type: 'resumed', at: first.to },
  ]);
  return written.ok ? written.stored : seasons.season(season.id);
};

/** The people among these who are on vacation, which stops no clock of an evening. */
async function restingOf(
  { tables: { store, now } }: SeasonsContext,
  people: readonly Snowflake[],
): Promise<readonly Snowflake[]> {
  const settings = await Promise.all(people.map((userId) => store.settings(userId)));
  return people.filter((_, at) => vacationAt(settings[at]?.vacations ?? [], now()) !== null);
}

const start: Step = async (context, stored) => {
  const { seasons, results } = context;
  const { season, guildId } = stored;
  const { game } = season.terms;
  if (season.status !== 'joining' || context.tables.now() < season.startsAt) return stored;
  const before = season.follows === null ? null : await seasons.season(season.follows);
  if (before && before.season.status === 'playing')
    return change(context, stored, ({ season: now }, at) =>
      now.status === 'joining' && at >= now.startsAt ? [{ type: 'waited' }] : [],
    );
  const ended = await seasons.endedSeasons(guildId, SEASONS_LOOKED_BACK, 'season');
  const last = ended.find((one) => one.season.terms.game === game);
  const places = last ? seasonStandings(last.season).map((rows) => rows.map(({ userId }) => userId)) : [];
  const board = { guildId, game, period: 'all', players: 0 };
  const entries = await results.leaderboard(board);
  const ratings = new Map(entries.map((entry) => [entry.userId, lowOf(entry)]));
  const barred = season.terms.evening ? [] : whoSitsOut(ended.map((one) => one.season).reverse());
  const isBarred = await seasons.recognizer(guildId, barred);
  const resting = season.terms.evening ? await restingOf(context, season.people) : [];
  return change(context, stored, ({ season: now, secret }, at): readonly SeasonChange[] => {
    if (now.status !== 'joining') return [];
    const userIds = [...now.people, ...now.reserves].filter(isBarred);
    const rested = now.people.filter((userId) => resting.includes(userId));
    const out = [...whose('satOut', userIds), ...whose('rested', rested)];
    const people = now.people.filter((userId) => !isBarred(userId) && !resting.includes(userId));
    const { terms, id, interactionId } = now;
    const due = dueAtStart({ ...now, people }, at);
    if (due === 'move') return [...out, { type: 'moved' }];
    if (due === 'callOff') return [...out, { type: 'calledOff', why: 'tooFew' }];
    const entrants = people.map((userId) => ({ userId, rating: ratings.get(userId) ?? null }));
    const divisions = terms.evening ? [people] : divide(entrants, places);
    return [
      ...out,
      { type: 'drawn', divisions, tables: drawTables({ id, secret, interactionId }, divisions, terms) },
    ];
  });
};

const whose = (type: 'satOut' | 'rested', userIds: readonly Snowflake[]): readonly SeasonChange[] =>
  userIds.length === 0 ? [] : [{ type, userIds }];

const openTables: Step = async (context, stored) => {
  const { season } = stored;
  const { store, now } = context.tables;
  if (season.status !== 'playing') return stored;
  const waiting = season.tables.flatMap(({ tableId }, index) => (tableId === null ? [index] : []));
  if (waiting.length === 0) return stored;
  let after: StoredSeason | null = stored;
  const log = await context.seasons.seasonLog(season.id, ['opened']);
  const openerId = log[0]?.by ?? '0';
  for (const index of waiting) {
    const tableId = seasonTableId(season.id, index);
    try {
      if (!(await store.load(tableId))) await store.create(seasonTable(stored, index, openerId, now()));
    } catch (error) {
      // Another process may have opened it just now.
      if (!(await store.load(tableId))) throw error;
    }
    after = await change(context, stored, ({ season: { tables } }) =>
      tables[index]?.tableId === null ? [{ type: 'tableOpened', table: index, tableId }] : [],
    );
  }
  return after;
};

/** Seats a computer player for people who left, reserves who have taken a seat, and people who may play again. */
const replaceAbsent: Step = async ({ tables: context }, stored) => {
  const { season, names } = stored;
  if (season.status !== 'playing') return stored;
  const gone = [...season.left, ...season.excluded];
  for (const { tableId, seats, reserves, result } of season.tables) {
    const isChanged = reserves.size > 0 || [...gone, ...season.readmitted].some((one) => seats.includes(one));
    if (tableId === null || result || !isChanged) continue;
    const table = await context.store.load(tableId);
    if (table?.status !== 'playing') continue;
    const colors = colorsInOrder({ game: table.game, players: seats.length });
    const returned = season.readmitted.flatMap((userId) => {
      const seat = seats.indexOf(userId);
      return seat < 0 || reserves.has(seat) ? [] : [[seat, userId] as const];
    });
    for (const [seat, userId] of [...reserves, ...returned]) {
      const color = colors[seat];
      const isThere = seatOf(table, userId) !== undefined;
      const name = names.get(userId) ?? '';
      if (color && !isThere && !gone.includes(userId))
        await seatReserve(context, tableId, color, { kind: 'person', userId, name });
    }
    for (const userId of gone)
      if (seatOf(table, userId)) await leaveSeatForGood(context, tableId, userId, names.get(userId) ?? '');
  }
  return stored;
};

interface ReadTable {
  readonly table: Table;
  readonly turns: readonly SeatTurns[];
  readonly clockMs: readonly number[];
}

/** Reads the turns of a table's seats, and the time that people took for them. */
async function readTable(
  { tables: context, downtimes }: SeasonsContext,
  { seats }: SeasonTable,
  table: Table,
): Promise<ReadTable> {
  const { setup, game } = table;
  const colors = colorsInOrder({ game, players: seats.length });
  if (!setup) {
    const none: SeatTurns = { own: 0, missed: [], times: [] };
    return { table, turns: seats.map(() => none), clockMs: seats.map(() => 0) };
  }
  const log = await logOf(context.store, table, table);
  const [begun] = await sittingsOf(context.store, table, table);
  const turns = turnsOfSeats({ game, setup }, log, colors, begun?.at ?? table.createdAt);
  const timing = await loadTiming(context, table);
  const down = await downtimes(table.guildId, table.createdAt, timing.now);
  const ms = (userId: Snowflake, from: Date, to: Date) =>
    runningMs(from, to, personalPausesOf(timing, userId), down);
  const clockMs = turns.map((own, seat) => {
    const userId = seats[seat];
    return userId ? Math.round(timeTaken(own, userId, ms)) : 0;
  });
  return { table, turns, clockMs };
}

/** Logs what has happened at a season's tables, as {@link advanceSeason} does regularly. */
export async function readSeasonTables(context: SeasonsContext, id: string): Promise<void> {
  const stored = await context.seasons.season(id);
  if (stored) await readTables(context, stored, new Map());
}

/** Absences as they come, and how tables ended. */
const readTables: Step = async (context, stored, known) => {
  const { season } = stored;
  let after: StoredSeason | null = stored;
  if (season.status !== 'playing') return after;
  for (const [index, drawn] of season.tables.entries()) {
    const { tableId, result } = drawn;
    if (tableId === null || result) continue;
    const table = await context.tables.store.load(tableId);
    if (!table || known.get(tableId) === table.version) continue;
    const read = await readTable(context, drawn, table);
    const finish = table.status === 'finished' ? await placesOf(context, read, drawn) : null;
    after = await change(context, stored, ({ season: now }) => {
      const current = now.tables[index];
      if (!current || current.result) return [];
      return [...newTurns(current, index, read), ...(finish ? [{ ...finish, table: index }] : [])];
    });
    known.set(tableId, table.version);
  }
  return after;
};

/** New missed turns, and people who are back before a reserve has taken their seat. */
function newTurns(drawn: SeasonTable, table: number, { turns }: ReadTable): readonly SeasonChange[] {
  return drawn.seats.flatMap((userId, seat): readonly SeasonChange[] => {
    const [now, noted] = [turns[seat], drawn.turns[seat]];
    if (userId === null || !now || !noted) return [];
    const missed = now.missed.filter((number) => number > noted.own);
    if (missed.length > 0) return missed.map((number) => ({ type: 'missed', table, seat, turns: number }));
    const isBack =
      !drawn.reserves.has(seat) && reserveWindow(noted) !== null && !isAbsent({ ...noted, own: now.own });
    return isBack ? [{ type: 'returned', table, seat, turns: now.own }] : [];
  });
}

async function placesOf(
  { results }: SeasonsContext,
  { table, turns, clockMs }: ReadTable,
  { seats }: SeasonTable,
): Promise<Omit<Extract<SeasonChange, { readonly type: 'finished' }>, 'table'> | null> {
  const ended = await results.result(table.id);
  if (!ended) return null;
  const colors = colorsInOrder({ game: table.game, players: seats.length });
  const places = placesOfSeats(ended.placings, colors);
  return { type: 'finished', places, turns: turns.map(({ own }) => own), clockMs };
}

/** At the end, unfinished tables are scored by the judge. */
const judge: Step = async (context, stored) => {
  const { season } = stored;
  const { services, store, now } = context.tables;
  let after: StoredSeason | null = stored;
  if (season.status !== 'playing' || season.pausedAt || now() < season.endsAt) return after;
  for (const [index, drawn] of season.tables.entries()) {
    if (drawn.result || drawn.tableId === null) continue;
    const table = await store.load(drawn.tableId);
    if (!table || table.status === 'finished') continue;
    const { turns, clockMs } = await readTable(context, drawn, table);
    const colors = colorsInOrder({ game: table.game, players: drawn.seats.length });
    const judgement =
      table.state && gameOf(table).season?.judge(table.state, colors, services[table.game] ?? {});
    const verdict = judgement
      ? verdictOf(judgement.position, judgement.weights, judgement.chances)
      : verdictOf('-', '-', equalChances(drawn.seats.length));
    after = await change(context, stored, ({ season: current }) =>
      current.tables[index]?.result
        ? []
        : [{ type: 'judged', table: index, verdict, turns: turns.map(({ own }) => own), clockMs }],
    );
  }
  return after;
};

/** The next round of an evening, as soon as all tables of the last one have their results. */
const drawRound: Step = async (context, stored) => {
  const round = nextRound(stored.season);
  if (!round || stored.season.pausedAt) return stored;
  const resting = round.isFinal ? [] : await restingOf(context, round.people);
  return change(context, stored, ({ season, secret }) => {
    const due = nextRound(season);
    if (!due || season.pausedAt) return [];
    const rested = due.people.filter((userId) => resting.includes(userId));
    // The others are drawn at the next check, if they are enough.
    if (rested.length > 0) return whose('rested', rested);
    const { id, interactionId, tables } = season;
    return [{ type: 'roundDrawn', tables: drawNextRound({ id, secret, interactionId }, due, tables) }];
  });
};

const end: Step = async (context, stored) => {
  const { status, tables } = stored.season;
  if (status !== 'playing' || tables.some(({ result }) => !result) || nextRound(stored.season)) return stored;
  return change(context, stored, ({ season, secret }) =>
    season.status === 'playing' ? [{ type: 'ended', secret: secret.reveal() }] : [],
  );
};

/** Results come before rounds, and rounds before opening their tables, so that a round begins without delay. */
const STEPS: readonly Step[] = [
  makeUpForDowntime,
  start,
  readTables,
  judge,
  drawRound,
  openTables,
  replaceAbsent,
  end,
];
