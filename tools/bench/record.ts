import { setTimeout as sleep } from 'node:timers/promises';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { LoggedAction } from '../../src/tables/game-types.ts';
import type { Leaderboard } from '../../src/tables/results/results-store.ts';
import { playAtRandom, randomFrom } from '../../test/games/tuchulcha/random-play.ts';
import { server } from '../../test/storage/databases.ts';
import { facts, newTable } from '../../test/storage/samples.ts';
import { changed } from '../../test/storage/workbench.ts';
import { type Loaded, loadedPostgresql, loadedSqlite } from './loaded.ts';
import { BUSIEST, GUILD, idOf, manyGames, PEOPLE } from './many-games.ts';
import { MEASURED_COMMANDS } from './record-commands.ts';

const GAMES = 100_000;
const ASKED_MS = 300;
const TIMES = 7;

/**
 * Measures queries of history and statistics after many games: elapsed time, this process's CPU time, and the indexes that are
 * used. Includes PostgreSQL if a server is available.
 */
export async function benchRecord(): Promise<void> {
  for (const load of [loadedSqlite, ...(server ? [loadedPostgresql] : [])]) {
    const loaded = await load(manyGames(GAMES));
    console.log(`\n${loaded.name}, ${GAMES} finished games of ${PEOPLE} people on one server`);
    try {
      await measured(loaded);
    } finally {
      await loaded.drop();
    }
  }
}

const all: Leaderboard = { guildId: GUILD, game: 'tuchulcha', period: 'all', players: 0 };
const quarter: Leaderboard = { ...all, period: '2026-Q2', players: 3 };

type Ask = (store: Loaded['store'], time: number) => Promise<unknown>;

const QUESTIONS: Readonly<Record<string, Ask>> = {
  'history, first page': (store) => store.history({ guildId: GUILD, most: 10 }),
  'history, in the middle': (store) => store.history({ guildId: GUILD, most: 10, before: 50_000 }),
  'history, of a game, last page': (store) =>
    store.history({ guildId: GUILD, most: 10, game: 'tuchulcha', before: 30 }),
  'history, of the busiest': (store) => store.history({ guildId: GUILD, userId: BUSIEST, most: 10 }),
  'history, of the busiest, deep': (store) =>
    store.history({ guildId: GUILD, userId: BUSIEST, most: 10, before: 2_000 }),
  result: (store, time) => store.result(`m${time * 999}`),
  leaderboard: (store) => store.leaderboard(all),
  'leaderboard, quarter': (store) => store.leaderboard(quarter),
  periods: (store) => store.periods(GUILD, 'tuchulcha'),
  'career, of the busiest': (store) => store.career(GUILD, BUSIEST),
  'career, of somebody else': (store) => store.career(GUILD, idOf(1234)),
  faces: (store) => store.faces(GUILD),
  isHidden: (store) => store.isHidden(BUSIEST),
  hide: (store, time) => store.hide(BUSIEST, time % 2 === 0),
  'all data, of the busiest': (store) => store.allOf(BUSIEST),
  'all data, of somebody else': (store) => store.allOf(idOf(1234)),
  'the end of a game': endOfGame,
  'forgetting somebody': (store, time) => store.forgetPerson(idOf(1300 + time)),
  'each round: due tables': (store) => store.due(new Date(), 100),
  'each round: tables that are not shown': (store) => store.unshown(new Date()),
  'each round: due notices': (store) => store.dueNotices(new Date(), new Date(), 100),
  ...MEASURED_COMMANDS,
  'forgetting the busiest, who is gone afterwards': (store) => store.forgetPerson(BUSIEST),
};

async function measured(loaded: Loaded): Promise<void> {
  // The first call, which compiles the code, doesn't count.
  await loaded.store.leaderboard(all);
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    loaded.asked();
    const times: number[] = [];
    const processor: number[] = [];
    const indexes = new Set<string>();
    for (let time = 1; time <= TIMES; time++) {
      if (ask === endOfGame) await begun(loaded, time);
      loaded.asked();
      const [start, cpu] = [performance.now(), process.cpuUsage()];
      await ask(loaded.store, time);
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(cpu);
      processor.push((user + system) / 1000);
      if (time === 1) for (const index of await plans(loaded)) indexes.add(index);
    }
    const ms = median(times);
    const asked = ms < ASKED_MS ? '' : ` (asked: ${ASKED_MS})`;
    const worst = Math.max(...times).toFixed(0);
    console.log(
      `${name}: ${ms.toFixed(1)} ms${asked}, worst ${worst}, of which processor ${median(processor).toFixed(1)}\n    by ${[...indexes].join(', ')}`,
    );
  }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

async function plans(loaded: Loaded): Promise<readonly string[]> {
  // The event comes a moment later.
  await sleep(20);
  const found: string[] = [];
  for (const asked of loaded.asked()) {
    if (!/^\s*(SELECT|UPDATE|DELETE)/i.test(asked.sql)) continue;
    found.push(...(await loaded.plan(asked)));
  }
  return found;
}

let game: { readonly log: readonly LoggedAction[]; readonly played: ReturnType<typeof playAtRandom> } | null =
  null;

async function begun({ store }: Loaded, time: number): Promise<void> {
  game ??= longGame();
  const { log, played } = game;
  const id = `e${time}`;
  const seats = played.setup.players.map(
    (color, index) =>
      ({ color, occupant: { kind: 'person', userId: idOf(1000 + index), name: 'x' } }) as const,
  );
  const table = await store.create(newTable(id, { guildId: GUILD, size: seats.length, seats }));
  const state = played.states.at(-2);
  if (!state) throw new Error('no game');
  const sittings = seats.map(
    ({ color, occupant }) =>
      ({ seq: 0, color, occupant, standIn: false, why: 'start', at: new Date() }) as const,
  );
  changed(
    await store.change(id, table, {
      status: 'playing',
      setup: played.setup,
      facts,
      state,
      actions: log.slice(0, -1),
      sittings,
    }),
  );
}

async function endOfGame(store: Loaded['store'], time: number): Promise<void> {
  const last = game?.log.at(-1);
  const state = game?.played.states.at(-1);
  if (!last || !state || !tuchulcha.winners(state)) throw new Error('no game');
  changed(
    await store.change(
      `e${time}`,
      { version: 2, remindersVersion: 1 },
      { status: 'finished', state, actions: [last] },
    ),
  );
}

function longGame() {
  for (let seed = 1; ; seed++) {
    const played = playAtRandom(4, randomFrom(seed), 5000);
    if (played.log.length < 400) continue;
    const log = played.log.map(
      (action, seq): LoggedAction => ({ seq, actor: 'table', action, at: new Date() }),
    );
    return { played, log };
  }
}
