import { sha256Digits } from '../../hash.ts';
import type { TablesContext } from '../changes/table-transaction.ts';
import { Secret } from '../fairness/dice.ts';
import { gameOf } from '../game-registry.ts';
import type { Person, Snowflake } from '../game-types.ts';
import type { ResultsStore } from '../results/results-store.ts';
import { isInGame } from '../seats.ts';
import type { DowntimeStore } from '../store.ts';
import { seasonsToSitOut } from './absence.ts';
import {
  FINALISTS,
  type NewSeason,
  nextOpensAt,
  type ScheduleRefusal,
  type Season,
  type SeasonChange,
  type SeasonEntry,
  type SeasonRefusal,
  type SeasonStore,
  type SeasonTerms,
  type SeasonWritten,
  type StoredSeason,
  whyNotSchedule,
} from './season.ts';
import { isIn, isOut, mayComeBack } from './season-log.ts';
import {
  colorsInOrder,
  conductOf,
  type SeasonGameRefusal,
  vacantSeats,
  whyNotSeasonOf,
} from './season-results.ts';

export interface SeasonsContext {
  readonly seasons: SeasonStore;
  readonly tables: TablesContext;
  readonly results: Pick<ResultsStore, 'result' | 'leaderboard'>;
  readonly downtimes: DowntimeStore['downtimes'];
}

export type SeasonOutcome =
  | { readonly ok: true; readonly stored: StoredSeason }
  | {
      readonly ok: false;
      readonly refusal:
        | Extract<SeasonWritten, { readonly ok: false }>['refusal']
        | { readonly code: 'noVacantSeat' };
      readonly stored: StoredSeason | null;
    };

interface SeasonOpening extends Pick<NewSeason, 'guildId' | 'channelId' | 'locale'> {
  readonly opener: Person;
  readonly terms: SeasonTerms;
  readonly startsAt: Date;
}

export type SeasonOpened =
  | { readonly ok: true; readonly stored: StoredSeason }
  | {
      readonly ok: false;
      readonly refusal:
        | ScheduleRefusal
        | SeasonGameRefusal
        | { readonly code: 'noSeasons' | 'channelTaken' }
        | { readonly code: 'manyOpen'; readonly most: number }
        /** The channel's season is still running: the next one can be opened from then on. */
        | { readonly code: 'nextTooEarly'; readonly from: Date }
        | { readonly code: 'startsBeforeEnd'; readonly ends: Date };
    };

/** Number of earlier seasons that decide who has to sit out, which nobody has to for more than two. */
export const SEASONS_LOOKED_BACK = 12;
const ATTEMPTS = 10;
/** Maximum number of open seasons and evenings of a server, including those that follow others. */
export const MAX_OPEN_SEASONS = 10;

type OpeningRefusal = Extract<SeasonOpened, { readonly ok: false }>['refusal'];

/** Why there can't be such a season; null if there can. */
function whyNotOpen(
  { terms: { game, size, pace, weeks, evening }, startsAt }: Pick<SeasonOpening, 'terms' | 'startsAt'>,
  now: Date,
): OpeningRefusal | null {
  const played = gameOf({ game });
  if (!played.season) return { code: 'noSeasons' };
  const whyNotGame =
    whyNotSeasonOf(played, size) ?? (evening?.final ? whyNotSeasonOf(played, FINALISTS) : null);
  if (evening) return whyNotGame ?? (startsAt > now ? null : { code: 'startPassed' });
  return whyNotGame ?? whyNotSchedule({ weeks, startsAt }, played.season.usualLength(pace, size), now);
}

/** Opens a season. Idempotent: the same interaction returns the same season. */
export async function openSeason(
  { seasons, tables: { now, interactionId } }: SeasonsContext,
  opening: SeasonOpening,
): Promise<SeasonOpened> {
  const id = sha256Digits(`season by ${interactionId}`, 10);
  const before = await seasons.season(id);
  if (before) return { ok: true, stored: before };
  const { guildId, channelId, locale, opener, terms, startsAt } = opening;
  const refusal = whyNotOpen(opening, now());
  if (refusal) return { ok: false, refusal };
  const open = await seasons.openSeasons(guildId);
  if (open.length >= MAX_OPEN_SEASONS)
    return { ok: false, refusal: { code: 'manyOpen', most: MAX_OPEN_SEASONS } };
  const running = seasonBefore(open, opening);
  const tooEarly = running && whyNotNext(running, opening, now());
  if (tooEarly) return { ok: false, refusal: tooEarly };
  const secret = Secret.fresh();
  const kind = terms.evening ? 'any' : 'season';
  const ended = (await seasons.endedSeasons(guildId, SEASONS_LOOKED_BACK, kind)).map((one) => one.season);
  const stored = await seasons.openSeason({
    guildId,
    channelId,
    locale,
    secret,
    names: new Map([[opener.userId, opener.name]]),
    opened: {
      type: 'opened',
      id,
      terms,
      startsAt,
      commitment: secret.commitment,
      sittingOut: terms.evening ? [] : whoSitsOut(ended.toReversed()),
      at: now(),
      by: opener.userId,
      ...(running && { follows: running.id }),
      ...(interactionId !== undefined && { interactionId }),
    },
  });
  return stored === 'channelTaken' ? { ok: false, refusal: { code: 'channelTaken' } } : { ok: true, stored };
}

/** The running season in the next one's channel; null if there is none, or one of the two is an evening. */
function seasonBefore(
  open: readonly StoredSeason[],
  { channelId, terms }: Pick<SeasonOpening, 'channelId' | 'terms'>,
): Season | null {
  if (terms.evening) return null;
  const here = open.find((one) => one.channelId === channelId)?.season;
  return here?.status === 'playing' && !here.terms.evening ? here : null;
}

/** Joining the next season opens at half of the one before, and it starts after its end. */
function whyNotNext({ startsAt, endsAt }: Season, next: SeasonOpening, now: Date): OpeningRefusal | null {
  const from = nextOpensAt(startsAt, endsAt);
  if (now < from) return { code: 'nextTooEarly', from };
  return next.startsAt > endsAt ? null : { code: 'startsBeforeEnd', ends: endsAt };
}

/** The people who may not join the season after these, which are in order. */
export function whoSitsOut(ended: readonly Season[]): readonly Snowflake[] {
  const times = new Map<Snowflake, { readonly before: number; readonly left: number }>();
  for (const season of ended) {
    for (const [userId, { before, left }] of times)
      times.set(userId, { before, left: Math.max(0, left - 1) });
    for (const userId of season.people) {
      const { before, left } = times.get(userId) ?? { before: 0, left: 0 };
      const more = seasonsToSitOut(conductOf(season, userId), before);
      if (more > 0) times.set(userId, { before: before + 1, left: Math.max(left, more) });
    }
  }
  return [...times].flatMap(([userId, { left }]) => (left > 0 ? userId : []));
}

type Decide = (stored: StoredSeason, now: Date) => Decided | Promise<Decided>;

type Decided = readonly SeasonChange[] | SeasonRefusal | { readonly code: 'noVacantSeat' };

/** Changes a season, with retries. `by`: the person who asks; null: automatic. A tap handled again is answered as before. */
export async function changeSeason(
  { seasons, tables: { now, interactionId } }: SeasonsContext,
  id: string,
  by: Person | null,
  decide: Decide,
): Promise<SeasonOutcome> {
  for (let attempt = 1; ; attempt++) {
    const stored = await seasons.season(id);
    if (!stored) return { ok: false, refusal: { code: 'noSuchSeason' }, stored };
    // Clocks of two processes may differ.
    const at = new Date(Math.max(now().getTime(), stored.season.at.getTime()));
    const decided = await decide(stored, at);
    if ('code' in decided) {
      const isDone = by !== null && (await isInLog(seasons, id, interactionId));
      return isDone ? { ok: true, stored } : { ok: false, refusal: decided, stored };
    }
    if (decided.length === 0) return { ok: true, stored };
    const asked = by && { by: by.userId, ...(interactionId !== undefined && { interactionId }) };
    const entries = decided.map((change): SeasonEntry => ({ ...change, at, ...asked }));
    const names = new Map(by ? [[by.userId, by.name]] : []);
    const written = await seasons.addToSeason(id, stored.version, entries, names);
    if (written.ok) return written;
    if (written.refusal.code !== 'stale' || attempt === ATTEMPTS)
      return { ok: false, refusal: written.refusal, stored };
  }
}

const isInLog = async (
  seasons: SeasonStore,
  id: string,
  interactionId: Snowflake | undefined,
): Promise<boolean> =>
  interactionId !== undefined &&
  (await seasons.seasonLog(id)).some((entry) => entry.interactionId === interactionId);

/** Maximum number of times that a person can join, since it makes the log longer. Managers can always exclude people. */
export const MAX_JOINS = 3;

/** A person who is in already gets the same answer again. */
export const joinSeason = (context: SeasonsContext, id: string, person: Person): Promise<SeasonOutcome> =>
  changeSeason(context, id, person, async (stored) => {
    const { userId } = person;
    const { season } = stored;
    if (isIn(season, userId)) return mayComeBack(season, userId) ? [{ type: 'joined', userId }] : [];
    if (await hasLeftRunning(context, stored, userId)) return { code: 'sitsOut' };
    if ((season.joins.get(userId) ?? 0) >= MAX_JOINS) return { code: 'joinedOften', most: MAX_JOINS };
    return [{ type: 'joined', userId }];
  });

/** Whether a person has left a season that still runs: they sit this one out, which is certain only at its start. */
async function hasLeftRunning(
  { seasons }: SeasonsContext,
  { season: { id, terms }, guildId }: StoredSeason,
  userId: Snowflake,
): Promise<boolean> {
  if (terms.evening) return false;
  return (await seasons.openSeasons(guildId)).some(
    ({ season }) =>
      season.id !== id && season.status === 'playing' && !season.terms.evening && isOut(season, userId),
  );
}

/** Before the start they withdraw; afterwards they leave. Whoever has done so gets the same answer again. */
export const leaveSeason = (context: SeasonsContext, id: string, person: Person): Promise<SeasonOutcome> =>
  changeSeason(context, id, person, ({ season }) => {
    const { userId } = person;
    if (season.left.includes(userId) || (!isIn(season, userId) && season.joins.has(userId))) return [];
    const hasSeat = season.tables.some(({ reserves }) => [...reserves.values()].includes(userId));
    const plays = season.status === 'playing' && (season.people.includes(userId) || hasSeat);
    return [{ type: plays ? 'left' : 'withdrew', userId }];
  });

/** The first reserve takes the seat that has waited longest; anyone else is refused. */
export const takeVacantSeat = (context: SeasonsContext, id: string, person: Person): Promise<SeasonOutcome> =>
  changeSeason(context, id, person, async ({ season }, now) => {
    const seats = vacantSeats(season, now)
      .filter(({ table }) => !isAtTable(season, table, person.userId))
      .sort((one, other) => one.until.getTime() - other.until.getTime());
    for (const { table, seat } of seats)
      if (await isPlayed(context, season, table, seat))
        return [{ type: 'replaced', table, seat, userId: person.userId }];
    return { code: 'noVacantSeat' };
  });

/** Whether the seat is in the game: the others may have voted an absent person out of it. */
async function isPlayed(
  { tables: { store } }: SeasonsContext,
  { tables }: Season,
  index: number,
  seat: number,
): Promise<boolean> {
  const { tableId, seats = [] } = tables[index] ?? {};
  const table = tableId ? await store.load(tableId) : null;
  if (!table) return false;
  const color = colorsInOrder({ game: table.game, players: seats.length })[seat];
  return table.seats.some((one) => one.color === color && isInGame(table, one));
}

const isAtTable = ({ tables }: Season, table: number, userId: Snowflake): boolean => {
  const { seats = [], reserves } = tables[table] ?? {};
  return seats.includes(userId) || [...(reserves?.values() ?? [])].includes(userId);
};

/** Changes that only server managers may make. */
export type ManagerChange = Extract<
  SeasonChange,
  {
    readonly type:
      | 'extended'
      | 'shortened'
      | 'paused'
      | 'resumed'
      | 'excluded'
      | 'readmitted'
      | 'stopped'
      | 'calledOff'
      | 'channelChosen';
  }
>;

export const manageSeason = (
  context: SeasonsContext,
  id: string,
  manager: Person,
  change: ManagerChange,
): Promise<SeasonOutcome> =>
  changeSeason(context, id, manager, ({ season }) =>
    season.isStopped && change.type !== 'channelChosen' ? { code: 'over' } : [change],
  );
