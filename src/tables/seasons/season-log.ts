import { DAY_MS, MINUTE_MS } from '../clock/pace.ts';
import { Secret } from '../fairness/dice.ts';
import type { Snowflake } from '../game-types.ts';
import { isAbsent, nextReserve, reserveWindow, type Turns } from './absence.ts';
import { nextRound, wasAbsent } from './rounds.ts';
import {
  atStart,
  type EveningTerms,
  fewestPeople,
  isOver,
  isTooLate,
  joiningClosesAt,
  latestRound,
  MAX_MOVES,
  MAX_WEEKS,
  type Season,
  type SeasonChange,
  type SeasonChanged,
  type SeasonEntry,
  type SeasonRefusal,
  type SeasonResult,
  type SeasonTable,
  weeksAfter,
} from './season.ts';
import { type DrawnTable, MIN_SEATED, type TableSize, type TablesPerPlayer, tableShapes } from './seating.ts';
import { pointsForPlaces, pointsOfReserve } from './standings.ts';

type EntryOf<T extends SeasonChange['type']> = Extract<SeasonEntry, { readonly type: T }>;
type Handlers = {
  readonly [T in Exclude<SeasonChange['type'], 'opened'>]: (
    season: Season,
    entry: EntryOf<T>,
  ) => SeasonChanged;
};

const AFTER_END: ReadonlySet<SeasonEntry['type']> = new Set(['channelChosen', 'obsolete']);

/** The season with another log entry, or why it does not fit. `season` null: before the first one, `opened`. */
export function applySeasonEntry(season: Season | null, entry: SeasonEntry): SeasonChanged {
  if (entry.type === 'opened') return season ? refuse({ code: 'alreadyOpened' }) : opened(entry);
  if (!season) return refuse({ code: 'notOpened' });
  if (isOver(season) && !AFTER_END.has(entry.type)) return refuse({ code: 'over' });
  if (entry.at < season.at) return refuse({ code: 'outOfOrder' });
  // Each handler takes the entries of its own type.
  const handle = HANDLERS[entry.type] as (season: Season, entry: SeasonEntry) => SeasonChanged;
  const changed = handle(season, entry);
  return changed.ok ? accept({ ...withInteraction(changed.season, season, entry), at: entry.at }) : changed;
}

/** The season that a log, or its rest from the season `from`, leads to. Throws if an entry doesn't fit: the log is corrupt. */
export function replaySeason(log: readonly SeasonEntry[], from: Season | null = null): Season {
  const season = log.reduce<Season | null>((before, entry) => {
    const changed = applySeasonEntry(before, entry);
    if (!changed.ok) throw new Error(`A season's ${entry.type} does not fit: ${changed.refusal.code}`);
    return changed.season;
  }, from);
  if (!season) throw new Error('A season has no log.');
  return season;
}

const accept = (season: Season): SeasonChanged => ({ ok: true, season });
const refuse = (refusal: SeasonRefusal): SeasonChanged => ({ ok: false, refusal });

function opened(entry: EntryOf<'opened'>): SeasonChanged {
  const { id, terms, startsAt, commitment, sittingOut, at, interactionId = null, follows = null } = entry;
  if (!(startsAt > at)) return refuse({ code: 'begun' });
  return accept({
    id,
    terms,
    status: 'joining',
    commitment,
    secret: null,
    startsAt,
    moved: 0,
    endsAt: weeksAfter(startsAt, terms.weeks, terms.timeZone),
    extraWeeks: 0,
    isStopped: false,
    pausedAt: null,
    interactionId: at < closesAt({ startsAt, terms }) ? interactionId : null,
    sittingOut,
    follows,
    people: [],
    reserves: [],
    joins: new Map(),
    left: [],
    excluded: [],
    excludedBefore: [],
    readmitted: [],
    resting: [],
    back: [],
    divisions: [],
    tables: [],
    at,
  });
}

/** The draw uses the latest interaction before joining closed; if the start was postponed, joining is open again. */
function withInteraction(changed: Season, before: Season, entry: SeasonEntry): Season {
  return isJoinable(before, entry.at) && entry.interactionId !== undefined
    ? { ...changed, interactionId: entry.interactionId }
    : changed;
}

const closesAt = ({ startsAt, terms: { evening } }: Pick<Season, 'startsAt' | 'terms'>): Date =>
  joiningClosesAt(startsAt, evening !== undefined);

/** Whether people who join play, and aren't reserves. */
const isJoinable = (season: Season, at: Date): boolean =>
  season.status === 'joining' && at < closesAt(season);

const withPerson = ({ people, reserves }: Season, userId: Snowflake, plays: boolean): Partial<Season> =>
  plays ? { people: [...people, userId] } : { reserves: [...reserves, userId] };

/** Whether a person is not drawn into the next round of an evening because of absence or a vacation, and may come back. */
const isAwayFromEvening = (season: Season, userId: Snowflake): boolean =>
  season.terms.evening !== undefined &&
  season.status === 'playing' &&
  season.people.includes(userId) &&
  !isOut(season, userId) &&
  !season.back.includes(userId) &&
  (season.resting.includes(userId) || wasAbsent(season.tables, userId));

/** Whether a person is away from an evening one of whose rounds is still to be drawn; its final takes the first four in any case. */
export const mayComeBack = (season: Season, userId: Snowflake): boolean =>
  !season.isStopped &&
  latestRound(season.tables) < (season.terms.evening?.rounds ?? 0) &&
  isAwayFromEvening(season, userId);

/** Whether a person has joined, be it as a reserve. */
export const isIn = ({ people, reserves }: Pick<Season, 'people' | 'reserves'>, userId: Snowflake): boolean =>
  people.includes(userId) || reserves.includes(userId);

/** Whether a person may not join any more, or not at all. */
export const sitsOut = (season: Season, userId: Snowflake): boolean =>
  season.sittingOut.includes(userId) || isOut(season, userId);

/** Whether a person has left the season, or was excluded. */
export const isOut = ({ left, excluded }: Season, userId: Snowflake): boolean =>
  left.includes(userId) || excluded.includes(userId);

const HANDLERS: Handlers = {
  joined(season, { userId, at }) {
    if (isAwayFromEvening(season, userId)) {
      const resting = season.resting.filter((one) => one !== userId);
      return accept({ ...season, resting, back: [...season.back, userId] });
    }
    if (isIn(season, userId)) return refuse({ code: 'alreadyIn' });
    if (sitsOut(season, userId)) return refuse({ code: 'sitsOut' });
    const joins = new Map([...season.joins, [userId, (season.joins.get(userId) ?? 0) + 1]]);
    return accept({ ...season, joins, ...withPerson(season, userId, isJoinable(season, at)) });
  },

  withdrew(season, { userId }) {
    if (!isIn(season, userId)) return refuse({ code: 'notIn' });
    const plays = season.people.includes(userId) || hasTakenSeat(season, userId);
    if (plays && season.status !== 'joining') return refuse({ code: 'begun' });
    return accept(without(season, userId));
  },

  moved(season, { at }) {
    const refusal = whyNotAtStart(season, at, 'move');
    if (refusal) return refuse(refusal);
    return accept({ ...aWeekLater(season, at), moved: season.moved + 1 });
  },

  waited(season, { at }) {
    if (season.status !== 'joining' || season.follows === null) return refuse({ code: 'begun' });
    if (at < season.startsAt) return refuse({ code: 'tooEarly', from: season.startsAt });
    return accept(aWeekLater(season, at));
  },

  satOut(season, { userIds, at }) {
    if (season.status !== 'joining') return refuse({ code: 'begun' });
    if (at < season.startsAt) return refuse({ code: 'tooEarly', from: season.startsAt });
    if (!userIds.every((userId) => isIn(season, userId))) return refuse({ code: 'notIn' });
    return accept({
      ...userIds.reduce(without, season),
      sittingOut: [...season.sittingOut, ...userIds],
    });
  },

  rested(season, { userIds, at }) {
    if (!season.terms.evening) return refuse({ code: 'notPlaying' });
    if (!userIds.every((userId) => season.people.includes(userId))) return refuse({ code: 'notIn' });
    if (season.status === 'playing')
      return nextRound(season)
        ? accept({ ...season, resting: [...season.resting, ...userIds] })
        : refuse({ code: 'noRound' });
    if (at < season.startsAt) return refuse({ code: 'tooEarly', from: season.startsAt });
    const others = userIds.reduce(without, season);
    return accept({ ...others, reserves: [...userIds, ...others.reserves] });
  },

  calledOff(season, { why, at }) {
    if (season.status !== 'joining') return refuse({ code: 'begun' });
    const refusal = why === 'tooFew' ? whyNotAtStart(season, at, 'callOff') : null;
    return refusal ? refuse(refusal) : accept({ ...season, status: 'calledOff' });
  },

  drawn(season, { divisions, tables, at }) {
    const refusal = whyNotAtStart(season, at, 'begin');
    if (refusal) return refuse(refusal);
    if (!isDrawOf(season, divisions, tables)) return refuse({ code: 'wrongDraw' });
    const { evening } = season.terms;
    const daysLate = Math.floor((at.getTime() - season.startsAt.getTime()) / DAY_MS);
    return accept({
      ...season,
      status: 'playing',
      // If the bot was down at the start, the season keeps its full length.
      endsAt: evening ? roundEnd(evening, at) : new Date(season.endsAt.getTime() + daysLate * DAY_MS),
      divisions,
      tables: tables.map((table) => freshTable(table, 1)),
    });
  },

  roundDrawn(season, { tables, at }) {
    const due = nextRound(season);
    const { evening } = season.terms;
    if (!due || !evening || season.pausedAt) return refuse({ code: 'noRound' });
    if (!isDrawnFor(due.people, tables, due.size, 1)) return refuse({ code: 'wrongDraw' });
    return accept({
      ...season,
      back: [],
      endsAt: roundEnd(evening, at),
      tables: [...season.tables, ...tables.map((table) => freshTable(table, due.round))],
    });
  },

  channelChosen: (season) => accept(season),

  obsolete: (season) => accept(season),

  tableOpened(season, { table, tableId }) {
    return ofTable(season, table, (drawn) =>
      drawn.tableId === null ? { ...drawn, tableId } : { code: 'tableOpened' },
    );
  },

  missed: (season, { at, ...turn }) => withTurns(season, turn, [at]),

  returned: (season, turn) => withTurns(season, turn, []),

  replaced(season, { table, seat, userId, at }) {
    const reserves = season.reserves.filter((one) => !isOut(season, one));
    if (!reserves.includes(userId)) return refuse({ code: 'notIn' });
    return ofTable(season, table, (drawn) => {
      const turns = drawn.turns[seat];
      if (!turns) return { code: 'noSuchSeat' };
      if (drawn.reserves.has(seat)) return { code: 'seatTaken' };
      const window = reserveWindow(turns);
      if (!window) return { code: 'notAbsent' };
      if (at >= window.to) return { code: 'windowOver' };
      const atTable = [...drawn.reserves.values()];
      if (atTable.includes(userId)) return { code: 'atTable' };
      const free = reserves.filter((one) => !atTable.includes(one));
      if (nextReserve(free, seatsTaken(season)) !== userId) return { code: 'notNextReserve' };
      return {
        ...drawn,
        reserves: new Map([...drawn.reserves, [seat, userId]]),
        turnsBefore: new Map([...drawn.turnsBefore, [seat, turns]]),
      };
    });
  },

  left(season, { userId }) {
    if (season.status !== 'playing') return refuse({ code: 'notPlaying' });
    if (!isIn(season, userId) || isOut(season, userId)) return refuse({ code: 'notIn' });
    return accept({ ...season, left: [...season.left, userId] });
  },

  excluded(season, { userId }) {
    if (!isIn(season, userId) || season.excluded.includes(userId)) return refuse({ code: 'notIn' });
    const readmitted = season.readmitted.filter((one) => one !== userId);
    const out = { ...season, excluded: [...season.excluded, userId], readmitted };
    if (season.status !== 'joining') return accept(out);
    const players = season.people.includes(userId) ? [userId] : [];
    return accept({ ...without(out, userId), excludedBefore: [...season.excludedBefore, ...players] });
  },

  readmitted(season, { userId, at }) {
    if (!season.excluded.includes(userId)) return refuse({ code: 'notIn' });
    const excluded = season.excluded.filter((one) => one !== userId);
    const back = { ...season, excluded, readmitted: [...season.readmitted, userId] };
    if (isIn(season, userId)) return accept(back);
    const played = season.status === 'joining' && season.excludedBefore.includes(userId);
    return accept({ ...back, ...withPerson(season, userId, played || isJoinable(season, at)) });
  },

  finished(season, { table, places, turns, clockMs }) {
    return ofTable(season, table, (drawn) => {
      const counts = [places, turns, clockMs].every((values) => fits(drawn, values));
      if (!counts || places.some((place) => place < 1)) return { code: 'badResult' };
      const won = places.map((place) => place === 1);
      return ended(drawn, turns, {
        places,
        seatPoints: pointsForPlaces(places),
        won,
        clockMs,
        verdict: null,
      });
    });
  },

  judged(season, { table, verdict, turns, clockMs, at }) {
    if (season.pausedAt) return refuse({ code: 'paused' });
    if (at < season.endsAt) return refuse({ code: 'tooEarly', from: season.endsAt });
    return ofTable(season, table, (drawn) => {
      if (![verdict.points, turns, clockMs].every((values) => fits(drawn, values)))
        return { code: 'badResult' };
      const won = drawn.seats.map(() => false);
      return ended(drawn, turns, { places: null, seatPoints: verdict.points, won, clockMs, verdict });
    });
  },

  extended(season, { weeks }) {
    if (season.terms.evening) return refuse({ code: 'isEvening' });
    const all = season.terms.weeks + weeks;
    if (!Number.isInteger(weeks) || weeks < 1 || all > MAX_WEEKS)
      return refuse({ code: 'badWeeks', most: MAX_WEEKS });
    return accept(longer(season, weeks));
  },

  shortened: (season, { at }) =>
    mayShorten(season, at) ? accept(longer(season, -1)) : refuse({ code: 'notExtended' }),

  paused(season, { at }) {
    if (season.status !== 'playing') return refuse({ code: 'notPlaying' });
    return season.pausedAt ? refuse({ code: 'paused' }) : accept({ ...season, pausedAt: at });
  },

  resumed(season, { at }) {
    if (!season.pausedAt) return refuse({ code: 'notPaused' });
    const endsAt = new Date(season.endsAt.getTime() + at.getTime() - season.pausedAt.getTime());
    return accept({ ...season, pausedAt: null, endsAt });
  },

  stopped(season, { at }) {
    if (season.status !== 'playing') return refuse({ code: 'notPlaying' });
    return at < season.endsAt
      ? accept({ ...season, endsAt: at, isStopped: true, pausedAt: null })
      : refuse({ code: 'over' });
  },

  ended(season, { secret }) {
    if (season.status !== 'playing') return refuse({ code: 'notPlaying' });
    if (!/^[0-9a-f]{64}$/.test(secret) || Secret.of(secret).commitment !== season.commitment)
      return refuse({ code: 'wrongSecret' });
    const open = season.tables.filter(({ result }) => result === null);
    if (open.length > 0) return refuse({ code: 'tablesGoOn', count: open.length });
    if (nextRound(season)) return refuse({ code: 'roundIsDue' });
    return accept({ ...season, status: 'ended', secret });
  },
};

const longer = (season: Season, weeks: number): Season => ({
  ...season,
  terms: { ...season.terms, weeks: season.terms.weeks + weeks },
  extraWeeks: season.extraWeeks + weeks,
  endsAt: weeksAfter(season.endsAt, weeks, season.terms.timeZone),
});

/** Whether a week of an extension can be taken back: a season doesn't end by that. */
export const mayShorten = ({ extraWeeks, endsAt, terms }: Season, at: Date): boolean =>
  extraWeeks > 0 && weeksAfter(endsAt, -1, terms.timeZone) > at;

/** Joining is open again, so reserves become members. */
function aWeekLater(season: Season, at: Date): Season {
  const startsAt = nextStart(season, at);
  return {
    ...season,
    startsAt,
    endsAt: weeksAfter(startsAt, season.terms.weeks, season.terms.timeZone),
    people: [...season.people, ...season.reserves],
    reserves: [],
  };
}

const roundEnd = ({ minutes }: EveningTerms, at: Date): Date => new Date(at.getTime() + minutes * MINUTE_MS);

/** A drawn table that isn't open yet. */
export const freshTable = (table: DrawnTable, round: number): SeasonTable => ({
  ...table,
  round,
  tableId: null,
  turns: table.seats.map(() => ({ own: 0, missedAt: [] })),
  reserves: new Map(),
  turnsBefore: new Map(),
  result: null,
});

/** The first of the following weeks at the same local time that has not passed. */
function nextStart({ startsAt, terms }: Season, at: Date): Date {
  for (let weeks = 1; ; weeks++) {
    const next = weeksAfter(startsAt, weeks, terms.timeZone);
    if (next > at) return next;
  }
}

function without(season: Season, userId: Snowflake): Season {
  const others = (all: readonly Snowflake[]) => all.filter((one) => one !== userId);
  return { ...season, people: others(season.people), reserves: others(season.reserves) };
}

export function dueAtStart({ people, terms, moved, startsAt }: Season, at: Date): ReturnType<typeof atStart> {
  const isMissed = terms.evening !== undefined && isTooLate(startsAt, at);
  return atStart(isMissed ? 0 : people.length, terms, moved);
}

/** Whether version 1.0.0, which needed more people, postponed the season or called it off. */
const wasDue = ({ people, terms, moved }: Season, what: ReturnType<typeof atStart>): boolean =>
  people.length < (terms.size === 2 ? 4 : 6) && what === atStart(0, terms, moved);

/** A season begins, is postponed or is called off at its start, depending on its number of people. */
function whyNotAtStart(season: Season, at: Date, what: ReturnType<typeof atStart>): SeasonRefusal | null {
  if (season.status !== 'joining') return { code: 'begun' };
  if (at < season.startsAt) return { code: 'tooEarly', from: season.startsAt };
  const due = dueAtStart(season, at);
  if (due === what || wasDue(season, what)) return null;
  if (due === 'begin') return { code: 'enough' };
  if (what === 'begin') return { code: 'tooFew', fewest: fewestPeople(season.terms) };
  return { code: what === 'move' ? 'movedEnough' : 'mayMove', most: MAX_MOVES };
}

/** Everybody is in one division, has the agreed number of tables there, and tables have the required sizes. */
function isDrawOf(
  { people, terms: { size, atOnce, evening } }: Season,
  divisions: readonly (readonly Snowflake[])[],
  tables: readonly DrawnTable[],
): boolean {
  const all = divisions.flat();
  if (all.length !== people.length || !people.every((userId) => all.includes(userId))) return false;
  if (divisions.some(({ length }) => length < MIN_SEATED)) return false;
  if (evening && divisions.length > 1) return false;
  return (
    tables.every(({ division }) => division in divisions) &&
    divisions.every((division, index) =>
      isDrawnFor(
        division,
        tables.filter((table) => table.division === index),
        size,
        atOnce,
      ),
    )
  );
}

/** Each of these people has this many tables, which have the required sizes. */
function isDrawnFor(
  people: readonly Snowflake[],
  tables: readonly DrawnTable[],
  size: TableSize,
  atOnce: TablesPerPlayer,
): boolean {
  const shapes = tables.map(({ seats }) => {
    const computers = seats.filter((userId) => userId === null).length;
    return { people: seats.length - computers, computers };
  });
  const hasSizes = JSON.stringify(shapes) === JSON.stringify(tableShapes(people.length, size, atOnce));
  return (
    hasSizes && people.every((one) => tables.filter(({ seats }) => seats.includes(one)).length === atOnce)
  );
}

/** Changes an unfinished table, or returns a refusal. */
function ofTable(
  season: Season,
  index: number,
  change: (table: SeasonTable) => SeasonTable | SeasonRefusal,
): SeasonChanged {
  if (season.status !== 'playing') return refuse({ code: 'notPlaying' });
  const table = season.tables[index];
  if (!table) return refuse({ code: 'noSuchTable' });
  if (table.result) return refuse({ code: 'tableOver' });
  const changed = change(table);
  return 'code' in changed
    ? refuse(changed)
    : accept({ ...season, tables: season.tables.with(index, changed) });
}

/** Updates a seat's number of own turns, some more of which were missed. */
const withTurns = (
  season: Season,
  { table, seat, turns: own }: { readonly table: number; readonly seat: number; readonly turns: number },
  missedAt: readonly Date[],
): SeasonChanged =>
  ofTable(season, table, (drawn) => {
    const known = drawn.turns[seat];
    if (!known || drawn.seats[seat] === null) return { code: 'noSuchSeat' };
    if (own <= known.own) return { code: 'badResult' };
    return {
      ...drawn,
      turns: drawn.turns.with(seat, { own, missedAt: [...known.missedAt, ...missedAt] }),
    };
  });

const fits = ({ seats }: SeasonTable, values: readonly number[]): boolean =>
  values.length === seats.length && values.every((value) => Number.isFinite(value) && value >= 0);

interface Outcome extends Omit<SeasonResult, 'points' | 'reservePoints'> {
  /** Each seat's points, including absent people's. */
  readonly seatPoints: readonly number[];
}

/** Absent people, reserves too, and people who lost their seat to a reserve get no points. */
function ended(
  table: SeasonTable,
  own: readonly number[],
  { won, seatPoints, ...told }: Outcome,
): SeasonTable {
  const turns = table.turns.map(({ missedAt }, seat) => ({
    own: Math.max(own[seat] ?? 0, missedAt.length),
    missedAt,
  }));
  const counts = turns.map((one, seat) => !isAbsent(one) && !table.reserves.has(seat));
  const ofReserve = (seat: number, before: Turns): number => {
    const { own: count = 0, missedAt = [] } = turns[seat] ?? {};
    const since = { own: count - before.own, missedAt: missedAt.slice(before.missedAt.length) };
    return isAbsent(since) ? 0 : pointsOfReserve(seatPoints[seat] ?? 0);
  };
  const result: SeasonResult = {
    ...told,
    points: seatPoints.map((points, seat) => (counts[seat] ? points : 0)),
    reservePoints: new Map([...table.turnsBefore].map(([seat, before]) => [seat, ofReserve(seat, before)])),
    won: won.map((isWon, seat) => isWon && counts[seat] === true),
  };
  return { ...table, turns, result };
}

/** The number of seats that each reserve has taken. */
export function seatsTaken({ tables }: Season): ReadonlyMap<Snowflake, number> {
  const taken = new Map<Snowflake, number>();
  for (const userId of tables.flatMap(({ reserves }) => [...reserves.values()]))
    taken.set(userId, (taken.get(userId) ?? 0) + 1);
  return taken;
}

const hasTakenSeat = (season: Season, userId: Snowflake): boolean => seatsTaken(season).has(userId);
