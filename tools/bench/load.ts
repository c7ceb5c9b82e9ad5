/** Measures many tables at once: taps per second, the time until each is stored and shown, and its cost. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Playground, startPlayground } from '@haruspex/playground';
import { connect, type PageMessage, textOf } from '@haruspex/playground/testing/person.ts';
import { BotProcess } from '../../test/e2e/bot-process.ts';
import { seeded } from '../../test/e2e/dice.ts';
import { tapsOf } from '../../test/e2e/game.ts';
import { type Database, postgresqlDatabase, sqliteDatabase } from '../../test/storage/databases.ts';
import { cpuMsOf, mainThreadCpuMsOf } from './cpu.ts';
import { LoadedTable, TableSocket } from './load-table.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OPENING = 5;
const IDLE_MS = 3000;

const OPTIONS = {
  tables: { type: 'string', default: '20' },
  /** Seconds between a board and the next tap at its table. */
  pause: { type: 'string', default: '0' },
  database: { type: 'string', default: 'sqlite' },
  seconds: { type: 'string', default: '20' },
  /** The time until everything is compiled and threads run. */
  'warm-up': { type: 'string', default: '8' },
  rounds: { type: 'string', default: '1' },
  /** Another checkout to alternate with. */
  against: { type: 'string' },
  profile: { type: 'string' },
} as const;

interface Load {
  readonly tables: number;
  readonly pauseMs: number;
  readonly database: () => Promise<Database>;
  readonly seconds: number;
  readonly warmUp: number;
  readonly profile: string | undefined;
}

type Figures = Readonly<Record<string, number>>;

/** Runs the built program in its own process against a playground in this one. */
export async function benchLoad(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const load: Load = {
    tables: Number(values.tables),
    pauseMs: Number(values.pause) * 1000,
    database: values.database === 'postgresql' ? postgresqlDatabase : sqliteDatabase,
    seconds: Number(values.seconds),
    warmUp: Number(values['warm-up']),
    profile: values.profile && path.resolve(values.profile),
  };
  const checkouts = [...(values.against ? [path.resolve(values.against)] : []), ROOT];
  for (const checkout of checkouts) build(checkout);
  const found = new Map<string, Figures[]>(checkouts.map((checkout) => [checkout, []]));
  for (let round = 0; round < Number(values.rounds); round++)
    for (const checkout of checkouts) found.get(checkout)?.push(await underLoad(checkout, load));
  console.log(
    `${load.tables} tables, ${values.pause} s pause, ${values.database}, ${load.seconds} s a round`,
  );
  const columns = [...found].map(([checkout, rounds]) => [checkout, median(rounds)] as const);
  const names = Object.keys(columns[0]?.[1] ?? {});
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        Object.fromEntries(
          columns.map(([checkout, figures]) => [checkout === ROOT ? 'here' : checkout, figures[name]]),
        ),
      ]),
    ),
  );
}

function build(checkout: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: checkout, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${checkout} can't be built.`);
}

async function underLoad(checkout: string, load: Load): Promise<Figures> {
  const people = peopleFor(load.tables);
  const playground = await startPlayground({
    port: 0,
    recordLimit: 1,
    people,
    onRequest: () => requests++,
    // Taps that take longer than Discord's timeout must be included in the results.
    acknowledgementMs: 60_000,
  });
  const database = await load.database();
  const profiled = load.profile ? ['--cpu-prof', '--cpu-prof-dir', load.profile] : [];
  const { flags, env } = startSettings(checkout);
  const program = [...flags, ...profiled, path.join(checkout, 'dist/main.js')];
  const bot = new BotProcess(playground, database.url, program, {
    env: { HEALTH_PORT: '0', ...env },
    isShortLived: false,
  });
  let requests = 0;
  try {
    await bot.ready();
    const boards = await openTables(playground, load.tables);
    const socket = await TableSocket.open(playground.url);
    const tables = boards.map((board, at) => new LoadedTable(socket, board, seeded(at), load.pauseMs));
    for (const table of tables) void sleep(Math.random() * load.pauseMs).then(() => table.play());
    await sleep(load.warmUp * 1000);
    for (const table of tables) table.clear();
    const storedBefore = await storedSeconds(bot);
    const before = [performance.now(), requests, cpuMsOf(bot.pid), mainThreadCpuMsOf(bot.pid), ownCpuMs()];
    await sleep(load.seconds * 1000);
    const after = [performance.now(), requests, cpuMsOf(bot.pid), mainThreadCpuMsOf(bot.pid), ownCpuMs()];
    const stored = (await storedSeconds(bot)).map(([most, count], at): [number, number] => [
      most,
      count - (storedBefore[at]?.[1] ?? 0),
    ]);
    const [ms = 0, asked = 0, cpu = 0, main = 0, own = 0] = after.map(
      (value, at) => value - (before[at] ?? 0),
    );
    for (const table of tables) table.stop();
    socket.close();
    const answered = tables.flatMap((table) => table.answered);
    const shown = tables.flatMap((table) => table.shown);
    const idle = tables.filter((table) => table.isIdleFor(IDLE_MS + load.pauseMs)).length;
    if (idle > 0) console.log(`${idle} tables were idle at the end, so the load was lower.`);
    const failed = bot.loggedFrom(40);
    if (failed.length > 0) console.log(`The bot warned ${failed.length} times, first: ${failed[0]?.msg}`);
    return {
      'taps a second': shown.length / (ms / 1000),
      'stored p50, ms': percentile(stored, 0.5),
      'stored p99': percentile(stored, 0.99),
      'answered p50, ms': part(answered, 0.5),
      'answered p99': part(answered, 0.99),
      'shown p50, ms': part(shown, 0.5),
      'shown p95': part(shown, 0.95),
      'shown p99': part(shown, 0.99),
      'CPU ms a tap': cpu / shown.length,
      'of it main thread': main / shown.length,
      'requests a tap': asked / shown.length,
      'bot, % of the machine': (cpu / ms / cpus().length) * 100,
      'playground, % of it': (own / ms / cpus().length) * 100,
    };
  } finally {
    await bot.end('SIGTERM');
    await playground.close();
    await database.drop();
  }
}

/** Node's flags and the environment with which a checkout's `npm start` runs the bot: in its script, or in start.sh. */
function startSettings(checkout: string): { readonly flags: string[]; readonly env: Record<string, string> } {
  const script = path.join(checkout, 'scripts/start.sh');
  const { scripts } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8'));
  const [command = ''] = String(scripts.start).split('||');
  const words = (existsSync(script) ? readFileSync(script, 'utf8') : command).split(/\s+/);
  return {
    flags: words.filter((word) => word.startsWith('--')),
    env: Object.fromEntries(words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('='))),
  };
}

/** Two per table. */
export const peopleFor = (tables: number) =>
  Array.from({ length: 2 * tables }, (_, at) => ({
    username: `player${at}`,
    displayName: `Player ${at}`,
  }));

/**
 * Opens tables and returns each one's first message with a turn's buttons. `taken`: the number of people who already sit at others.
 */
export async function openTables(playground: Playground, count: number, taken = 0) {
  const visitors = await connect(playground.url);
  const { page } = visitors;
  await page.until(() => page.commands.length > 0 || undefined, 'no commands');
  const people = visitors.some(taken + 2 * count).slice(taken);
  const open = async (at: number) => {
    const [opener, other] = [people[2 * at], people[2 * at + 1]];
    if (!opener || !other) throw new Error('too few people');
    await opener.command('tuchulcha new', { players: 2 });
    // The lobby's message may not be the answer itself, if that took too long.
    const name = new RegExp(`${opener.name}(?!\\d)`);
    const isLobby = (message: PageMessage) =>
      name.test(textOf(message)) && tapsOf(message).some(({ on }) => on === 'join');
    const lobby = await page.until(() => [...page.messages.values()].find(isLobby), 'no lobby');
    const table = tapsOf(lobby)[0]?.table;
    await other.press(lobby, 'Join the table');
    return page.until(
      () =>
        [...page.messages.values()].find((message) =>
          tapsOf(message).some((tap) => tap.on === 'turn' && tap.table === table),
        ),
      'no turn is shown',
    );
  };
  const boards = [];
  for (let from = 0; from < count; from += OPENING) {
    const some = Array.from({ length: Math.min(OPENING, count - from) }, (_, at) => from + at);
    boards.push(...(await Promise.all(some.map(open))));
  }
  visitors.close();
  return boards;
}

const ownCpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Cumulative counts of taps by the metric's buckets (seconds); empty if the program has no such metric. */
async function storedSeconds(bot: BotProcess): Promise<[most: number, count: number][]> {
  const line = bot.output.find((one) => one.includes('health page is listening'));
  const { port } = JSON.parse(line ?? '{}') as { readonly port?: number };
  const text = port ? await (await fetch(`http://127.0.0.1:${port}/metrics`)).text() : '';
  const buckets = text.matchAll(/^haruspex_stored_seconds_bucket\{le="([^"]+)",kind="button"\} (\d+)/gm);
  return Array.from(buckets, ([, most, count]) => [most === '+Inf' ? Infinity : Number(most), Number(count)]);
}

/** In milliseconds, interpolated linearly within a bucket. */
function percentile(buckets: readonly (readonly [most: number, count: number])[], share: number): number {
  const wanted = (buckets.at(-1)?.[1] ?? 0) * share;
  const at = buckets.findIndex(([, count]) => count >= wanted);
  const [most = Number.NaN, count = 0] = buckets[at] ?? [];
  const [least, below] = buckets[at - 1] ?? [0, 0];
  return (least + ((most - least) * (wanted - below)) / Math.max(1, count - below)) * 1000;
}

const part = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

const median = (rounds: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => {
      const value = part(
        rounds.map((figures) => figures[name] ?? Number.NaN),
        0.5,
      );
      return [name, Math.round(value * 10) / 10];
    }),
  );
