import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replay } from '../../src/games/game.ts';
import { type Action, tuchulcha } from '../../src/games/tuchulcha/index.ts';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { openStore } from '../../src/storage/index.ts';
import type { Request } from '../../src/tables/request.ts';
import type { LoggedAction, Table } from '../../src/tables/table.ts';
import { buttonsOf, connect, type Visitors } from '../playground/person.ts';
import { type Database, sqliteDatabase } from '../storage/databases.ts';
import { BotProcess } from './bot-process.ts';
import { seeded } from './dice.ts';
import { tapsOf } from './game.ts';
import { LONG } from './long.ts';
import { Onlooker, type SeenTap } from './onlooker.ts';

const KILLS = LONG ? 60 : 15;
const LONGEST_LIFE_MS = 700;
const CLEAN_END_MS = 5000;

let playground: Playground;
let visitors: Visitors;
let database: Database;
const running: BotProcess[] = [];

beforeAll(async () => {
  playground = await startPlayground({ port: 0, recordLimit: 1 });
  visitors = await connect(playground.url);
  database = await sqliteDatabase();
});
afterAll(async () => {
  await Promise.all(running.map((bot) => bot.end('SIGKILL')));
  visitors.close();
  await playground.close();
  await database.drop();
});

function start(): BotProcess {
  const bot = new BotProcess(playground, database.url);
  running.push(bot);
  return bot;
}

async function begin(): Promise<Onlooker> {
  const [aule, larthia] = [visitors.as('Aule'), visitors.as('Larthia')];
  await visitors.page.until(() => visitors.page.commands.length > 0 || undefined, 'no commands', 5000);
  const lobby = await (await aule.command('tuchulcha new', { players: 3, computers: 1 })).reply();
  const [tap] = tapsOf(lobby);
  await larthia.press(
    lobby,
    buttonsOf(lobby).find(({ label }) => label.startsWith('Join as yellow'))?.label ?? '',
  );
  const onlooker = new Onlooker(visitors, tap?.table ?? '');
  await onlooker.shows(1);
  return onlooker;
}

interface Stored {
  readonly table: Table;
  readonly log: readonly LoggedAction[];
}

/** What the dead process has left behind. */
async function stored(id: string): Promise<Stored> {
  const store = await openStore({ url: database.url });
  try {
    const table = await store.load(id);
    if (!table) throw new Error('The table is gone.');
    return { table, log: await store.log(id) };
  } finally {
    await store.close();
  }
}

/** The action that a request has to be in the log; undefined where it is several. */
const isAction = (request: Request, action: Action): boolean => {
  if (request.type === 'step' && action.type === 'step' && action.step.kind === 'move') {
    const { die, color, from } = action.step;
    return die === request.die && color === request.color && from === request.from;
  }
  if (request.type === 'dropDie') return action.type === 'step' && action.step.kind === 'discard';
  if (request.type === 'playOnly') return action.type === 'confirm';
  if (request.type === 'discard') return action.type === 'discard' && action.die === request.die;
  return action.type === request.type;
};

function expectKept(seen: readonly SeenTap[], { table, log }: Stored, before: Stored | null): void {
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
  expect(table.logLength).toBe(log.length);
  if (!table.setup) throw new Error('The game is gone.');
  const actions = log.map(({ action }) => action);
  expect(replay(tuchulcha, table.setup, actions).state).toEqual(table.state);
  if (before) expect(log.slice(0, before.log.length)).toEqual(before.log);

  let at = 0;
  for (const { userId, tap } of seen) {
    const found = log.findIndex(
      ({ seq, actor, action }) => seq >= at && actor === userId && isAction(tap.request, action),
    );
    expect(found, `${JSON.stringify(tap)} was shown, and is not in the log`).toBeGreaterThanOrEqual(at);
    at = found + 1;
    expect(table.version).toBeGreaterThan(tap.version);
  }
}

describe('a bot that is killed', () => {
  test(`loses nothing that was shown, ${KILLS} times SIGKILL in the middle of play, and the game can be finished`, {
    timeout: LONG ? 900_000 : 300_000,
  }, async () => {
    const random = seeded(3);
    const seen: SeenTap[] = [];
    let onlooker: Onlooker | null = null;
    let before: Stored | null = null;

    for (let kill = 0; kill < KILLS && !onlooker?.over; kill += 1) {
      const bot = start();
      await bot.ready();
      onlooker ??= await begin();
      if (before) await onlooker.shows(before.table.version);
      const playing = onlooker;
      let alive = true;
      const play = async () => {
        while (alive && !playing.over) {
          const tap = await playing.tap(random);
          // One that hung in the air when the process died was not acknowledged; its effect is the next life's.
          if (alive) seen.push(tap);
        }
      };
      const played = play().catch((error: unknown) => {
        if (alive) throw error;
      });
      await Promise.race([sleep(100 + random() * LONGEST_LIFE_MS), played]);
      alive = false;
      await bot.end('SIGKILL');
      const after = await stored(playing.table);
      expectKept(seen, after, before);
      before = after;
    }
    expect(seen.length).toBeGreaterThan(KILLS);

    const bot = start();
    await bot.ready();
    if (!onlooker || !before) throw new Error('nothing was played');
    await onlooker.shows(before.table.version);
    while (!onlooker.over) seen.push(await onlooker.tap(random));
    const rung = visitors.page.notified.map(({ messageId }) => messageId);
    expect(new Set(rung).size).toBe(rung.length);

    const began = Date.now();
    await bot.end('SIGTERM');
    expect(bot.exitCode).toBe(0);
    expect(Date.now() - began).toBeLessThan(CLEAN_END_MS);
    expect(bot.errors).toEqual([]);
    const end = await stored(onlooker.table);
    expect(end.table.status).toBe('finished');
    expectKept(seen, end, before);
    expect(running.flatMap(({ output, errors }) => [...output, ...errors]).join('\n')).not.toContain(
      playground.token,
    );
  });
});
