/** Seasons and evenings come to their ends on a copy of the database: those of the server, and some that are opened there for everybody. */
import { runDueTask } from '../../../src/tables/changes/run-due-task.ts';
import { forInteraction } from '../../../src/tables/changes/table-transaction.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/tables/clock/pace.ts';
import { People } from '../../../src/tables/people.ts';
import { advanceSeason } from '../../../src/tables/seasons/advance.ts';
import {
  changeSeason,
  joinSeason,
  leaveSeason,
  type ManagerChange,
  manageSeason,
  openSeason,
  type SeasonsContext,
  takeVacantSeat,
} from '../../../src/tables/seasons/changes.ts';
import {
  isOver,
  MAX_MOVES,
  ROUNDS,
  roundMinutes,
  type Season,
  type SeasonTerms,
} from '../../../src/tables/seasons/season.ts';
import { AT_ONCE, TABLE_SIZES } from '../../../src/tables/seasons/seating.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import { Random } from '../random.ts';
import { wrongSeason } from './seasons.ts';
import { placesWithTies } from './standings.ts';
import type { Trial } from './trial.ts';

/** Evenings of which one is stopped, if it goes on for so long, and a season. */
const FRESH = ['evening', 'stopped', 'season'] as const;
type Fresh = (typeof FRESH)[number];
/** A contest is looked at so often until it is over; each round takes a few. */
const MAX_STEPS = 10 * (MAX_MOVES + 1);
/** How likely at each look: a table ends, begins, or a turn there is missed; people leave, rest or join (again); a manager does something. */
const ENDS = 0.4;
const BEGINS = 0.5;
const MISSES = 0.1;
const LEAVES = 0.03;
const RESTS = 0.05;
const JOINS = 0.9;
const COMES_BACK = 0.5;
const MANAGES = 0.1;
const TIES = 0.3;
/** How many turns the players of a table had that ends. */
const TURNS = 9;
const PLAYED_MS = 10 * MINUTE_MS;
const WEEKS = 8;

export async function contestsToEnd(trial: Trial): Promise<string[]> {
  const { store, guildId } = trial;
  const wrong: string[] = [];
  for (const { season } of await store.openSeasons(guildId)) wrong.push(...(await toEnd(trial, season.id)));
  for (const [index, kind] of FRESH.entries()) {
    const id = await opened(trial, kind, index);
    if (id) wrong.push(...(await toEnd(trial, id, kind)));
  }
  return wrong;
}

/** Somebody's tap. */
const tappedIn = (trial: Trial): SeasonsContext => ({
  ...contextOf(trial),
  tables: forInteraction(trial.context, trial.newId()),
});

const contextOf = ({ context, store }: Trial): SeasonsContext => ({
  seasons: store,
  tables: context,
  results: store,
  downtimes: (...when) => store.downtimes(...when),
});

/** Null if there can't be another one. */
async function opened(trial: Trial, kind: Fresh, index: number): Promise<string | null> {
  const { context, guildId, everybody } = trial;
  const random = Random.of(index, context.now().toISOString());
  const [opener] = everybody;
  const game = 'tuchulcha';
  const size = random.oneOf(TABLE_SIZES) ?? 4;
  const shared = { game, size, timeZone: 'Europe/Amsterdam' } as const;
  const atOnce = random.oneOf(AT_ONCE) ?? 1;
  const rounds = random.oneOf(ROUNDS) ?? 2;
  const minutes = roundMinutes({ unit: 'minutes', count: 60 });
  const evening = { rounds, minutes, final: kind === 'evening' || random.chance(0.5) };
  const terms: SeasonTerms =
    kind === 'season'
      ? { ...shared, atOnce, pace: 'daily', weeks: WEEKS }
      : { ...shared, atOnce: 1, pace: 'live', weeks: 0, evening };
  const startsAt = new Date(context.now().getTime() + (kind === 'season' ? 2 * DAY_MS : HOUR_MS));
  if (!opener) return null;
  const season = { guildId, channelId: trial.newId(), locale: 'en', opener, terms, startsAt };
  const found = await openSeason(tappedIn(trial), season);
  return found.ok ? found.stored.season.id : null;
}

/** Until it is over, people play and do what they may. */
async function toEnd(trial: Trial, id: string, kind: Fresh | null = null): Promise<string[]> {
  const { store, context, everybody, waitUntil } = trial;
  const seasons = contextOf(trial);
  for (const { userId } of everybody) await store.saveSettings(userId, DEFAULT_SETTINGS);
  const ranges = new Map<string, { readonly best: number; readonly worst: number }>();
  const wrong = new Set<string>();
  let name = id;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const stored = await advanceSeason(seasons, id);
    if (!stored) return [];
    const { season } = stored;
    name = `${season.terms.evening ? 'evening' : 'season'} ${id}`;
    for (const one of wrongSeason(stored, await store.seasonLog(id), context.now(), ranges)) wrong.add(one);
    if (isOver(season)) return [...wrong].map((one) => `${name}: ${one}`);
    const random = Random.of(steps, season.commitment);
    await peopleAct(trial, season, random);
    if (season.status === 'playing') {
      await tablesGoOn(trial, season, random);
      await managersAct(trial, season, random, kind === 'stopped');
    }
    const { startsAt, endsAt, status } = (await store.season(id))?.season ?? season;
    if (status === 'joining') waitUntil(startsAt);
    else if (random.chance(0.5)) waitUntil(endsAt);
    else waitUntil(new Date(context.now().getTime() + PLAYED_MS));
  }
  return [...wrong, 'it never ends'].map((one) => `${name}: ${one}`);
}

/** They join, come back, take free seats, leave, or rest. */
async function peopleAct(trial: Trial, { id, status, people }: Season, random: Random): Promise<void> {
  const { context, store, everybody } = trial;
  const settings = new People(store, context.now);
  for (const one of everybody) {
    const isIn = people.includes(one.userId);
    if (random.chance(status === 'joining' && !isIn ? JOINS : COMES_BACK))
      await joinSeason(tappedIn(trial), id, one);
    if (random.chance(COMES_BACK)) await takeVacantSeat(tappedIn(trial), id, one);
    if (random.chance(LEAVES)) await leaveSeason(tappedIn(trial), id, one);
    if (random.chance(RESTS)) await settings.startVacation(one, 1);
  }
}

/** Some come to an end with any places; at others, somebody misses turns. The rest is judged. */
async function tablesGoOn(trial: Trial, { id, tables }: Season, random: Random): Promise<void> {
  const { context, store, guildId } = trial;
  for (const [table, { tableId, result, seats, turns }] of tables.entries()) {
    if (tableId === null || result) continue;
    if (random.chance(BEGINS)) {
      await store.show(tableId, { lobbyMessageId: guildId });
      await runDueTask(context, tableId);
    }
    const missed = seats.flatMap((userId, seat) =>
      userId !== null && random.chance(MISSES) ? [{ seat, own: turns[seat]?.own ?? 0 }] : [],
    );
    for (const { seat, own } of missed)
      await changeSeason(contextOf(trial), id, null, () =>
        [1, 2, 3].map((more) => ({ type: 'missed', table, seat, turns: own + more })),
      );
    if (!random.chance(ENDS)) continue;
    const places = placesWithTies(seats, random, { ties: TIES });
    const [played, clockMs] = [seats.map(() => TURNS), seats.map(() => random.below(3) * MINUTE_MS)];
    await changeSeason(contextOf(trial), id, null, () => [
      { type: 'finished', table, places, turns: played, clockMs },
    ]);
  }
}

/** What was paused goes on; else they do something now and then. */
async function managersAct(
  trial: Trial,
  { id, people, excluded, pausedAt }: Season,
  random: Random,
  stops: boolean,
): Promise<void> {
  const [manager] = trial.everybody;
  const userId = random.oneOf(people);
  const change: ManagerChange | undefined = pausedAt
    ? { type: 'resumed' }
    : stops && random.chance(0.5)
      ? { type: 'stopped' }
      : random.chance(MANAGES)
        ? random.oneOf<ManagerChange>([
            { type: 'paused' },
            { type: 'extended', weeks: 1 },
            { type: 'shortened' },
            ...(userId === undefined ? [] : [{ type: 'excluded', userId } as const]),
            ...excluded.map((one) => ({ type: 'readmitted', userId: one }) as const),
          ])
        : undefined;
  if (manager && change) await manageSeason(tappedIn(trial), id, manager, change);
}
