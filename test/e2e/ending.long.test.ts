import { type Playground, startPlayground } from '@haruspex/playground';
import { buttonsOf, connect, type Person, type Visitors } from '@haruspex/playground/testing/person.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/storage/index.ts';
import { type Database, postgresqlDatabase, sqliteDatabase } from '../storage/databases.ts';
import { describePostgresql } from '../storage/describe.ts';
import { BotProcess, mainProgram } from './bot-process.ts';
import { lobbyOf, tapsOf } from './game.ts';
import { Spectator } from './spectator.ts';
import { TcpProxy } from './tcp-proxy.ts';

let playground: Playground;
let visitors: Visitors;
let database: Database;
const running: BotProcess[] = [];

beforeEach(async () => {
  playground = await startPlayground({ port: 0 });
  visitors = await connect(playground.url);
  database = await sqliteDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((bot) => bot.end('SIGKILL')));
  visitors.close();
  await playground.close();
  await database.drop();
});

type Options = ConstructorParameters<typeof BotProcess>[3];

async function launch({
  node = [],
  url = database.url,
  ...options
}: LaunchOptions = {}): Promise<BotProcess> {
  const bot = new BotProcess(playground, url, [...node, await mainProgram()], options);
  running.push(bot);
  return bot;
}

type LaunchOptions = Options & {
  readonly node?: readonly string[];
  readonly url?: string;
};

async function start(options: LaunchOptions = {}): Promise<BotProcess> {
  const bot = await launch(options);
  await bot.ready();
  return bot;
}

/** Ended with this code, and one line about it. */
async function expectGivenUp(bot: BotProcess, code: number, sentence: RegExp): Promise<void> {
  await bot.ended;
  expect(bot.exitCode).toBe(code);
  expect(bot.errors).toEqual([]);
  expect(bot.loggedFrom(60)).toEqual([expect.objectContaining({ msg: expect.stringMatching(sentence) })]);
  expect(bot.output.join('')).not.toContain(playground.token);
  expect(playground.connected).toBe(0);
}

/** Ended before it was ready, with only one sentence. */
async function expectNotStarted(bot: BotProcess, code: number, sentence: RegExp): Promise<void> {
  await bot.ended;
  expect(bot.errors).toEqual([expect.stringMatching(sentence)]);
  expect(bot.loggedFrom(40)).toEqual([]);
  expect(bot.exitCode).toBe(code);
  expect(bot.errors.join('')).not.toContain(playground.token);
}

/** The sentences of all codes are in test/discord/background/connection.test.ts. */
test('closed by Discord with 4009, it comes back, and tells of it once; with 4004 it ends: one sentence, and code 78', async () => {
  const bot = await start();
  playground.faults.closeGateway(4009);
  await bot.says('reconnected to Discord');
  expect(bot.loggedFrom(40)).toEqual([]);
  playground.faults.closeGateway(4004);
  await expectGivenUp(bot, 78, /^Discord refuses the bot's token \(4004\): .*DISCORD_TOKEN/);
});

test('what keeps it from starting is one sentence: a refused login, no PostgreSQL, a port that is taken', async () => {
  playground.faults.refuseLogins(4014);
  const { port } = new URL(playground.url);
  const refused = await launch();
  await expectNotStarted(refused, 78, /\(4014\): .* Developer Portal/);
  const [without, taken] = await Promise.all([
    launch({ url: 'postgresql://bot:secret@127.0.0.1:1/haruspex' }),
    launch({ env: { HEALTH_PORT: port } }),
  ]);
  await expectNotStarted(without, 1, /^PostgreSQL can't be reached \(.*ECONNREFUSED.*\): check/);
  expect(without.errors.join('')).not.toContain('secret');
  await expectNotStarted(taken, 1, /^The health page can't listen on 127.0.0.1:\d+ \(EADDRINUSE\)/);
});

/** A table of one person and a computer player; its first turn is shown. */
async function table(person: Person): Promise<Spectator> {
  await visitors.page.until(() => visitors.page.commands.length > 0 || undefined, 'no commands');
  const answer = await lobbyOf(person, { players: 2, computers: 1 });
  const channel = buttonsOf(answer)[0]?.url?.split('/').at(-2) ?? '';
  const turn = await person.waitFor((one) => tapsOf(one).length > 0, { channel });
  const onlooker = new Spectator(visitors, tapsOf(turn)[0]?.table ?? '', person);
  await onlooker.shows(1);
  return onlooker;
}

/** Taps as fast as the bot answers, until it stops. */
async function tapAway(onlooker: Spectator, bot: BotProcess): Promise<void> {
  try {
    while (bot.exitCode === null) await Promise.race([onlooker.tap(), bot.ended]);
  } catch {
    // Nobody answers any more.
  }
}

describe('npm start', () => {
  test.each<readonly [string, (bot: BotProcess) => Promise<void>]>([
    ['SIGTERM to npm', (bot) => bot.end('SIGTERM')],
    ['Ctrl-C', (bot) => bot.interrupt()],
  ])('%s while somebody plays: it ends with 0, and what was acknowledged is stored', async (_, end) => {
    const bot = new BotProcess(playground, database.url, ['start'], { command: 'npm' });
    running.push(bot);
    await bot.ready();
    const onlooker = await table(visitors.as('Aule'));
    const before = onlooker.version;
    const tapping = tapAway(onlooker, bot);
    await expect.poll(() => onlooker.acknowledged).toBeGreaterThan(3);
    await end(bot);
    await tapping;
    expect(bot.exitCode).toBe(0);
    expect(bot.loggedFrom(60)).toEqual([]);

    const store = await openStore({ url: database.url });
    const stored = (await store.load(onlooker.table))?.version ?? 0;
    expect(stored).toBeGreaterThanOrEqual(Math.max(onlooker.version, before + onlooker.acknowledged));
    await store.close();
  });
});

test('/healthz and /metrics tell of a bot that plays, and loses Discord', async () => {
  const bot = await start({ env: { HEALTH_PORT: '0' } });
  const { port } = bot.loggedFrom(30).find(({ msg }) => msg === 'health page is listening') as never as {
    port: number;
  };
  const ask = async (page: string) => fetch(`http://127.0.0.1:${port}${page}`);
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok', failing: [] });
  await table(visitors.as('Aule'));
  await expect
    .poll(async () => (await ask('/metrics')).text())
    .toMatch(/tap_seconds_count\{kind="command",outcome="answered"\} 1/);
  const text = await (await ask('/metrics')).text();
  expect(text).toMatch(/acknowledgement_seconds_count\{kind="command"\} 1/);
  expect(text).toMatch(/drawing_seconds_count [1-9]/);
  expect(text).toMatch(/discord_requests_total\{method="POST",status="20[04]"\} [1-9]/);
  expect(text).not.toContain(playground.token);
  playground.admin.setAvailable(true);
  playground.faults.refuseLogins(4000);
  playground.faults.loseSessions();
  await expect.poll(async () => (await ask('/healthz')).status).toBe(503);
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'failing', failing: ['gateway'] });
  await bot.end('SIGTERM');
  expect(bot.exitCode).toBe(0);
});

describePostgresql('a database that dies while people play', () => {
  let server: Database;
  let proxy: TcpProxy;
  let url: string;
  beforeEach(async () => {
    server = await postgresqlDatabase();
    const at = new URL(server.url);
    proxy = await TcpProxy.open(at.hostname, Number(at.port || 5432));
    at.hostname = '127.0.0.1';
    at.port = `${proxy.port}`;
    url = at.href;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((bot) => bot.end('SIGKILL')));
    await proxy.close();
    await server.drop();
  });

  test('is one line, and one when it is back; the game goes on', async () => {
    const bot = await start({ url });
    const aule = visitors.as('Aule');
    const onlooker = await table(aule);
    proxy.die();
    const turn = onlooker.newest();
    if (!turn) throw new Error('no turn');
    for (let tap = 0; tap < 5; tap += 1)
      await aule.press(turn, buttonsOf(turn)[0]?.label ?? '').catch(() => {});
    await bot.says("PostgreSQL can't be reached");
    proxy.comeBack();
    await bot.says('database is usable again');
    while (onlooker.acknowledged === 0) await onlooker.tap();
    await bot.end('SIGTERM');
    expect(bot.exitCode).toBe(0);
    expect(bot.errors).toEqual([]);
    expect(bot.loggedFrom(40)).toEqual([
      expect.objectContaining({
        level: 50,
        msg: expect.stringMatching(
          /^PostgreSQL can't be reached \(.*\)\. Until then nothing can be played\.$/,
        ),
      }),
    ]);
  });
});
