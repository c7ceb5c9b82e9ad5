import { DAY_MS, MINUTE_MS } from '../clock/pace.ts';
import { Secret } from '../fairness/dice.ts';
import type { Snowflake } from '../game-types.ts';
import { nextReserve, reserveWindow } from './absence.ts';
import { nextRound, wasAbsent } from './rounds.ts';
import {
  accept,
  type EveningTerms,
  isOver,
  joiningClosesAt,
  latestRound,
  MAX_WEEKS,
  refuse,
  type Season,
  type SeasonChange,
  type SeasonChanged,
  type SeasonEntry,
  weeksAfter,
} from './season.ts';
import { aWeekLater, isDrawnFor, isDrawOf, whyNotAtStart } from './season-start.ts';
import { ended, fits, freshTable, hasTakenSeat, ofTable, seatsTaken, withTurns } from './season-tables.ts';
import { pointsForPlaces } from './standings.ts';

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

const roundEnd = ({ minutes }: EveningTerms, at: Date): Date => new Date(at.getTime() + minutes * MINUTE_MS);

function without(season: Season, userId: Snowflake): Season {
  const others = (all: readonly Snowflake[]) => all.filter((one) => one !== userId);
  return { ...season, people: others(season.people), reserves: others(season.reserves) };
}
