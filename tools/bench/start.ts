/**
 * Measures a start with many open tables and results: the time until it is ready, its cost, requests and memory, and the first new
 * table.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Playground, startPlayground } from '@haruspex/playground';
import { connect } from '@haruspex/playground/testing/person.ts';
import pg from 'pg';
import { openStore } from '../../src/storage/index.ts';
import { openLobby, sitDown, startTable } from '../../src/tables/changes/lobby.ts';
import type { TablesContext } from '../../src/tables/changes/table-transaction.ts';
import { Secret, tableDice } from '../../src/tables/fairness/dice.ts';
import { BotProcess } from '../../test/e2e/bot-process.ts';
import { lobbyOf, tapsOf } from '../../test/e2e/game.ts';
import { everything, postgresqlDatabase, server, sqliteDatabase } from '../../test/storage/databases.ts';
import { opened } from '../../test/tables/opened.ts';
import { chooseAction, plainRaceJudge } from '../training/plain-player.ts';
import { cpuMsOf } from './cpu.ts';
import { loadedPostgresql, loadedSqlite } from './loaded.ts';
import { manyGames, type Rows } from './many-games.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** In every twenty tables, one is a lobby and one has a sleeping thread. */
const PART = 20;

const OPTIONS = {
  tables: { type: 'string', default: '10000' },
  results: { type: 'string', default: '100000' },
  seconds: { type: 'string', default: '30' },
  rounds: { type: 'string', default: '3' },
  against: { type: 'string' },
} as const;

type Figures = Readonly<Record<string, number>>;

interface Data {
  readonly url: string;
  drop(): Promise<void>;
}

/** Runs the built program as an operator does, in its own process against a playground in this one. */
export async function benchStart(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const checkouts = [...(values.against ? [path.resolve(values.against)] : []), ROOT];
  for (const checkout of checkouts) build(checkout);
  // The oldest schema is filled; each program migrates its own copy.
  const [oldest = ROOT] = checkouts;
  const playground = await startPlayground({
    port: 0,
    recordLimit: 1_000_000,
    // Slow answers are measured, too.
    acknowledgementMs: 60_000,
  });
  const places = await makePlaces(playground, Math.floor(Number(values.tables) / PART));
  for (const create of [sqlite, ...(server ? [postgresql] : [])]) {
    const rows = [...(await openRows(playground, Number(values.tables), places))];
    const loaded = await create(playground, oldest, [...manyGames(Number(values.results)), ...rows]);
    const none = await create(playground, oldest, []);
    const copies = new Map<string, readonly [Data, Data]>();
    for (const checkout of checkouts) copies.set(checkout, [await loaded.copy(), await none.copy()]);
    const found = new Map<string, Figures[]>(checkouts.map((checkout) => [checkout, []]));
    for (let round = -1; round < Number(values.rounds); round++)
      for (const [checkout, [many, empty]] of copies) {
        const figures = await starts(
          checkout,
          playground,
          places.threads,
          many,
          empty,
          Number(values.seconds),
        );
        // The first start migrates the database.
        if (round >= 0) found.get(checkout)?.push(figures);
      }
    console.log(`${loaded.name}: ${values.tables} open tables, ${values.results} results`);
    console.table(
      Object.fromEntries(
        [...found].map(([checkout, rounds]) => [checkout === ROOT ? 'here' : values.against, median(rounds)]),
      ),
    );
    for (const copy of [...copies.values()].flat()) await copy.drop();
    for (const { drop } of [loaded, none]) await drop();
  }
  await playground.close();
}

export function build(checkout: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: checkout, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${checkout} can't be built.`);
}

async function starts(
  checkout: string,
  playground: Playground,
  threads: readonly Thread[],
  many: Data,
  empty: Data,
  seconds: number,
): Promise<Figures> {
  const start = async (
    data: Data,
    measure: (bot: BotProcess, begun: number, requests: () => number) => Promise<Figures>,
  ) => {
    for (const { id } of threads) playground.admin.archiveThread(id);
    const [begun, sent] = [performance.now(), playground.recorded.length];
    const bot = new BotProcess(playground, data.url, [path.join(checkout, 'scripts/start.mjs'), 'main'], {
      cwd: checkout,
      isShortLived: false,
    });
    try {
      await bot.ready();
      const ended = bot.ended.then(() => {
        throw new Error(`The bot ended (${bot.exitCode}):\n${[...bot.output, ...bot.errors].join('\n')}`);
      });
      return await Promise.race([measure(bot, begun, () => playground.recorded.length - sent), ended]);
    } finally {
      await bot.end('SIGTERM');
      const warned = bot.loggedFrom(40);
      if (warned.length > 0) console.log(`${warned.length} warnings, first: ${warned[0]?.msg}`);
    }
  };
  const rest = await start(many, async ({ pid }, begun, requests) => {
    const ready = { 'ready, ms': performance.now() - begun, 'CPU until then': cpuMsOf(pid) };
    await sleep(seconds * 1000);
    return {
      ...ready,
      [`CPU in the ${seconds} s after`]: cpuMsOf(pid) - ready['CPU until then'],
      requests: requests(),
      'RSS, MB': residentBytes(pid) / 1e6,
    };
  });
  const first = await start(many, async () => {
    const { lobby, turn } = await openTable(playground);
    return { 'first new lobby, ms': lobby, 'its first turn, ms': turn };
  });
  const none = await start(empty, async ({ pid }) => {
    await sleep(seconds * 500);
    return { 'RSS without tables, MB': residentBytes(pid) / 1e6 };
  });
  return { ...rest, ...first, ...none };
}

/** Milliseconds until a new table's lobby is shown, and from the last seat taken until the first turn is. */
export async function openTable({
  url,
}: Playground): Promise<{ readonly lobby: number; readonly turn: number }> {
  const visitors = await connect(url);
  const { page } = visitors;
  await page.until(() => page.commands.length > 0 || undefined, 'no commands');
  const begun = performance.now();
  const lobby = await lobbyOf(visitors.as('Aule'), { players: 2 });
  const there = performance.now();
  const table = tapsOf(lobby)[0]?.table;
  await visitors.as('Larthia').press(lobby, 'Join the table');
  await page.until(
    () =>
      [...page.messages.values()].find((message) =>
        tapsOf(message).some((tap) => tap.on === 'turn' && tap.table === table),
      ),
    'no turn is shown',
  );
  visitors.close();
  return { lobby: there - begun, turn: performance.now() - there };
}

interface Thread {
  readonly id: string;
  readonly messageId: string;
}

interface Places {
  readonly lobbyMessageId: string;
  readonly threads: readonly Thread[];
}

async function makePlaces({ apiUrl, token, admin }: Playground, count: number): Promise<Places> {
  const post = async (url: string, body: object): Promise<{ readonly id: string }> => {
    const answer = await fetch(`${apiUrl}/v10/channels/${url}`, {
      method: 'POST',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { id: string };
  };
  const games = admin.channelId('games');
  const lobby = await post(`${games}/messages`, { content: 'a lobby' });
  const threads = [];
  for (let at = 0; at < count; at++) {
    const { id } = await post(`${games}/threads`, { name: `Table ${at}`, type: 11 });
    threads.push({ id, messageId: (await post(`${id}/messages`, { content: 'a turn' })).id });
  }
  return { lobbyMessageId: lobby.id, threads };
}

/** Copies a game and a lobby, made as by people, into many open tables with nothing due. */
async function openRows(
  { guildId, admin }: Playground,
  count: number,
  { lobbyMessageId, threads }: Places,
): Promise<Iterable<Rows>> {
  const database = await sqliteDatabase();
  const store = await openStore({ url: database.url });
  const tables: TablesContext = {
    store,
    dice: tableDice,
    services: { tuchulcha: { computer: chooseAction, judge: plainRaceJudge } },
    now: () => new Date(),
  };
  const person = (n: number) => ({ kind: 'person', userId: String(10_000 + n), name: `P${n}` }) as const;
  const channelId = admin.channelId('games');
  const open = async () => {
    const { id } = opened(
      await openLobby(tables, {
        game: 'tuchulcha',
        guildId,
        channelId,
        locale: 'en-US',
        opener: person(1),
        color: 'blue',
        size: 2,
        computers: 0,
        pace: 'daily',
        isPrivate: false,
        invited: [],
        secret: Secret.fresh(),
        lobbyMessageId,
      }),
    );
    return id;
  };
  const lobby = await open();
  await store.show(lobby, { versionShown: 1 });
  const game = await open();
  await sitDown(tables, game, person(2), 'yellow');
  const { version, state } = opened(await startTable(tables, game, person(1).userId));
  await store.show(game, {
    playChannelId: channelId,
    turnMessageId: '1',
    turnShown: state?.turnNumber ?? 0,
    versionShown: version,
  });
  await store.close();
  const stored = await everything(database.url);
  await database.drop();
  const of = (name: string, key: string, id: string) =>
    (stored.get(name) ?? []).filter((row) => row[key] === id);
  return Array.from({ length: Math.ceil(count / PART) }, (_, part) => {
    const rows = Array.from({ length: PART }, (_, at) => {
      const number = part * PART + at + 1;
      const [from, id] = [at === 0 ? lobby : game, `o${number}`];
      const thread = at === 1 ? threads[part] : undefined;
      const place = thread && { play_channel_id: thread.id, turn_message_id: thread.messageId };
      const own = (name: string) => of(name, 'table_id', from).map((row) => ({ ...row, table_id: id }));
      return {
        tables: of('tables', 'id', from).map((row) => ({ ...row, id, number, ...place })),
        seats: own('seats'),
        sittings: own('sittings'),
        actions: own('actions'),
      };
    });
    const all = (name: 'tables' | 'seats' | 'sittings' | 'actions') =>
      rows.flatMap<object>((one) => one[name].map(withBooleans));
    const guilds = part === 0 ? [{ id: guildId, last_table: count, last_result: 0 }] : [];
    return {
      guilds,
      tables: all('tables'),
      seats: all('seats'),
      sittings: all('sittings'),
      actions: all('actions'),
    };
  });
}

const BOOLEANS = ['is_private', 'counts', 'hints', 'never_devotes', 'stand_in'];

/** SQLite has no booleans; PostgreSQL needs them. */
const withBooleans = (row: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, BOOLEANS.includes(name) ? Boolean(value) : value]),
  );

interface Filled {
  readonly name: string;
  copy(): Promise<Data>;
  drop(): Promise<void>;
}

type Create = (playground: Playground, checkout: string, rows: readonly Rows[]) => Promise<Filled>;

async function migrated(playground: Playground, checkout: string, url: string): Promise<void> {
  const bot = new BotProcess(playground, url, [path.join(checkout, 'dist/main.js')], { cwd: checkout });
  await bot.ready();
  await bot.end('SIGTERM');
}

const sqlite: Create = async (playground, checkout, rows) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'haruspex-start-'));
  const file = path.join(folder, 'filled.sqlite');
  await migrated(playground, checkout, `file:${file}`);
  await (await loadedSqlite(rows, { url: `file:${file}`, drop: async () => {} })).drop();
  let copies = 0;
  return {
    name: 'SQLite',
    async copy() {
      const copy = path.join(folder, `copy${copies++}.sqlite`);
      cpSync(file, copy);
      return { url: `file:${copy}`, drop: async () => {} };
    },
    drop: async () => rmSync(folder, { recursive: true }),
  };
};

const postgresql: Create = async (playground, checkout, rows) => {
  const filled = await postgresqlDatabase();
  await migrated(playground, checkout, filled.url);
  await (await loadedPostgresql(rows, { ...filled, drop: async () => {} })).drop();
  return {
    name: 'PostgreSQL',
    async copy() {
      const copy = await postgresqlDatabase();
      await copy.drop();
      const [from, to] = [filled.url, copy.url].map((url) => new URL(url).pathname.slice(1));
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      await client.query(`CREATE DATABASE ${to} TEMPLATE ${from}`);
      await client.end();
      return copy;
    },
    drop: filled.drop,
  };
};

function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

const median = (rounds: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => {
      const values = rounds.map((figures) => figures[name] ?? Number.NaN).toSorted((a, b) => a - b);
      return [name, Math.round(values[Math.floor(values.length / 2)] ?? Number.NaN)];
    }),
  );
