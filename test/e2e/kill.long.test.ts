import { setTimeout as sleep } from 'node:timers/promises';
import { type Playground, startPlayground } from '@haruspex/playground';
import { connect, type Person, type Visitors } from '@haruspex/playground/testing/person.ts';
import { afterAll, describe, type ExpectStatic, expect, test } from 'vitest';
import { replay } from '../../src/games/game.ts';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import { openStore } from '../../src/storage/index.ts';
import type { LoggedAction } from '../../src/tables/game-types.ts';
import { logOf } from '../../src/tables/store.ts';
import type { TableOf } from '../../src/tables/table.ts';
import { IS_SOAK } from '../runs.ts';
import { type Database, migratedPostgresql, sqliteDatabase } from '../storage/databases.ts';
import { describePostgresql } from '../storage/describe.ts';
import { race } from '../tables/race.ts';
import { BotProcess, mainProgram } from './bot-process.ts';
import { seeded } from './dice.ts';
import { labelsOf, lobbyOf, tapsOf, versionOf } from './game.ts';
import { isAction, type SeenTap, Spectator } from './spectator.ts';

/** Of each of two games. */
const KILLS = IS_SOAK ? 30 : 4;
const LONGEST_LIFE_TAPS = 5;
/** Long enough for the kill to fall anywhere between a tap and its effect on the screen. */
const LONGEST_WAIT_MS = 120;
/** Taps of the last life before the people give up; unless there is time to play to the end. */
const LAST_TAPS = 20;

interface Arena {
  readonly playground: Playground;
  readonly visitors: Visitors;
  readonly database: Database;
  /** All that were started; some live. */
  readonly bots: BotProcess[];
  /** How many live side by side. */
  readonly processes: number;
}

/** Where a game is played, and by whom. */
interface Place {
  readonly people: readonly string[];
  /** The name of a channel; null: the first person's direct messages with the bot. */
  readonly channel: string | null;
}

const SERVER: Place = { people: ['Aule', 'Larthia'], channel: 'games' };
const DIRECT: Place = { people: ['Aule'], channel: null };

const opened: Arena[] = [];
afterAll(async () => {
  for (const { playground, visitors, database, bots } of opened) {
    await Promise.all(bots.map((bot) => bot.end('SIGKILL')));
    visitors.close();
    await playground.close();
    await database.drop();
  }
});

async function open(create: () => Promise<Database>, processes: number): Promise<Arena> {
  // Twice as long as Discord waits: a busy machine is no bot that does not answer.
  const playground = await startPlayground({ port: 0, recordLimit: 1, acknowledgementMs: 6_000 });
  const visitors = await connect(playground.url);
  const arena = { playground, visitors, database: await create(), bots: [], processes };
  opened.push(arena);
  return arena;
}

/** Until as many processes live as should; the oldest of them. */
async function start({ playground, database, bots, processes }: Arena): Promise<BotProcess> {
  const program = await mainProgram();
  while (alive(bots).length < processes) {
    const bot = new BotProcess(playground, database.url, [program]);
    bots.push(bot);
    await bot.ready();
  }
  return alive(bots)[0] as BotProcess;
}

const alive = (bots: readonly BotProcess[]): readonly BotProcess[] => bots.filter((bot) => bot.isAlive);

async function begin({ visitors }: Arena, { people, channel }: Place): Promise<Spectator> {
  const [opener, ...others] = people.map((name) => visitors.as(name)) as [Person, ...Person[]];
  await visitors.page.until(() => visitors.page.commands.length > 0 || undefined, 'no commands');
  if (channel === null) return beginDirect(visitors, opener);
  const lobby = await lobbyOf(opener, { players: 3, computers: 1 });
  const [tap] = tapsOf(lobby);
  for (const person of others) await person.press(lobby, 'Join the table');
  const onlooker = new Spectator(visitors, tap?.table ?? '');
  await onlooker.shows(1);
  return onlooker;
}

async function beginDirect(visitors: Visitors, person: Person): Promise<Spectator> {
  const { id: channel } = await person.openDirect();
  await person.command('tuchulcha new', { players: 3 }, { channel });
  const turn = await person.waitFor((message) => versionOf(message) !== null, { channel });
  return new Spectator(visitors, tapsOf(turn)[0]?.table ?? '');
}

/** The people resign, one after the other, until the game is over. */
async function giveUp(onlooker: Spectator, { people, channel }: Place): Promise<void> {
  for (const person of people.map((name) => onlooker.visitors.as(name)).toReversed()) {
    if (onlooker.over) return;
    const { version } = onlooker;
    const where = { channel: channel ?? (await person.openDirect()).id };
    const asked = await (await person.command('tuchulcha end', { table: onlooker.table }, where)).reply();
    // Whoever is out of the game already has nothing to resign.
    if (!labelsOf(asked).some((label) => label.startsWith('Resign'))) continue;
    await person.press(asked, /^Resign/);
    await person.waitForChange(asked, ({ content }) => content.includes('You’ve resigned'));
    await onlooker.shows(version + 1);
  }
}

interface Stored {
  readonly table: TableOf<'tuchulcha'>;
  readonly log: readonly LoggedAction<'tuchulcha'>[];
}

/** The rows that the killed process has left behind; another may be writing more. */
async function stored({ database }: Arena, id: string): Promise<Stored> {
  const store = await openStore({ url: database.url });
  try {
    for (;;) {
      const table = await store.load(id);
      if (!table) throw new Error('The table is gone.');
      const log = await logOf(store, race(table));
      if ((await store.load(id))?.version === table.version) return { table: race(table), log };
    }
  } finally {
    await store.close();
  }
}

/** People tap as fast as they can, until the process that answers them is about to die. */
class Life {
  readonly seen: SeenTap[] = [];
  readonly #played: Promise<void>;
  #alive = true;
  #tapped: () => void = () => {};

  constructor(onlooker: Spectator, random: () => number) {
    this.#played = this.#play(onlooker, random).catch((error: unknown) => {
      if (this.#alive) throw error;
    });
  }

  /** Until so many taps have had their effect, or the game is over. */
  async taps(count: number): Promise<void> {
    const enough = new Promise<void>((resolve) => {
      this.#tapped = () => {
        if (this.seen.length >= count) resolve();
      };
      this.#tapped();
    });
    await Promise.race([enough, this.#played]);
  }

  end(): void {
    this.#alive = false;
  }

  /** Until the tap that hung in the air has had its effect: where another process lives, it has. */
  finished(): Promise<void> {
    return this.#played;
  }

  async #play(onlooker: Spectator, random: () => number): Promise<void> {
    while (this.#alive && !onlooker.over) {
      const tap = await onlooker.tap(random);
      // One that hung in the air when the process died was not acknowledged; its effect is the next life's.
      if (this.#alive) this.seen.push(tap);
      this.#tapped();
    }
  }
}

function expectKept(seen: readonly SeenTap[], { table, log }: Stored, before: Stored | null): void {
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
  expect(table.logLength).toBe(log.length);
  if (!table.setup) throw new Error('The game is gone.');
  const actions = log.map(({ action }) => action);
  expect(replay(tuchulcha, table.setup, actions).state).toEqual(table.state);
  if (before) expect(log.slice(0, before.log.length)).toEqual(before.log);

  const ids = new Set(seen.map(({ interactionId }) => interactionId));
  let at = 0;
  for (const { interactionId, userId, tap } of seen) {
    if (tap.request.type === 'neverDevote') {
      // A wish that stands in the table's terms, no action of the game.
      expect(table.terms.neverAsked, `${JSON.stringify(tap)} was shown, and is not kept`).toContain(userId);
      continue;
    }
    const left = log.slice(at);
    // Else what was shown was the effect of a tap that hung in the air when a process died, and this one came too late.
    const own = left.findIndex((entry) => entry.interactionId === interactionId);
    const found =
      own >= 0 ? own : left.findIndex((entry) => entry.interactionId && !ids.has(entry.interactionId));
    expect(found, `${JSON.stringify(tap)} was shown, and is not in the log`).toBeGreaterThanOrEqual(0);
    if (own >= 0) {
      // A tap's first entry names it.
      const next = left.findIndex((entry, index) => index > own && entry.interactionId);
      const entries = left.slice(own, next < 0 ? undefined : next).filter(({ actor }) => actor === userId);
      const isThere = entries.some(({ action }) => isAction(tap.request, action));
      expect(isThere, `${JSON.stringify(tap)} was shown, and is ${JSON.stringify(entries)}`).toBe(true);
    }
    at += found + 1;
    expect(table.version).toBeGreaterThan(tap.version);
  }
}

interface Row {
  readonly seed: number;
  readonly place: Place;
  readonly create: () => Promise<Database>;
  readonly processes: number;
}

async function playThroughKills(
  { seed, place, create, processes }: Row,
  expect: ExpectStatic,
): Promise<void> {
  const arena = await open(create, processes);
  const random = seeded(seed);
  const seen: SeenTap[] = [];
  let onlooker: Spectator | null = null;
  let before: Stored | null = null;

  for (let kill = 0; kill < KILLS && !onlooker?.over; kill += 1) {
    const bot = await start(arena);
    onlooker ??= await begin(arena, place);
    if (before) await onlooker.shows(before.table.version);
    const life = new Life(onlooker, random);
    await life.taps(1 + Math.floor(random() * LONGEST_LIFE_TAPS));
    await sleep(random() * LONGEST_WAIT_MS);
    life.end();
    await bot.end('SIGKILL');
    if (processes > 1) await life.finished();
    seen.push(...life.seen);
    const after = await stored(arena, onlooker.table);
    expectKept(seen, after, before);
    before = after;
  }
  expect(seen.length).toBeGreaterThanOrEqual(KILLS);

  await start(arena);
  if (!onlooker || !before) throw new Error('nothing was played');
  await onlooker.shows(before.table.version);
  for (let taps = 0; !onlooker.over && (IS_SOAK || taps < LAST_TAPS); taps += 1) {
    seen.push(await onlooker.tap(random));
  }
  await giveUp(onlooker, place);
  const rung = arena.visitors.page.notified.map(({ messageId }) => messageId);
  expect(new Set(rung).size).toBe(rung.length);

  for (const bot of alive(arena.bots)) {
    await bot.end('SIGTERM');
    expect(bot.exitCode).toBe(0);
    expect(bot.errors).toEqual([]);
  }
  const end = await stored(arena, onlooker.table);
  expect(end.table.status).toBe('finished');
  expectKept(seen, end, before);
  const printed = arena.bots.flatMap(({ output, errors }) => [...output, ...errors]).join('\n');
  expect(printed).not.toContain(arena.playground.token);
}

const LOSES_NOTHING = `loses nothing that was shown, ${KILLS} times SIGKILL in the middle of play, and the game can be finished`;
const timeout = IS_SOAK ? 900_000 : 300_000;

describe.concurrent('a bot that is killed', () => {
  test.for<[string, Row]>([
    ['on a server', { seed: 1, place: SERVER, create: sqliteDatabase, processes: 1 }],
    ['in direct messages', { seed: 2, place: DIRECT, create: sqliteDatabase, processes: 1 }],
  ])(`${LOSES_NOTHING}: %s`, { timeout }, ([, row], { expect }) => playThroughKills(row, expect));
});

describePostgresql('one of two processes that is killed', () => {
  test(`${LOSES_NOTHING}: in direct messages`, { timeout }, ({ expect }) =>
    playThroughKills({ seed: 3, place: DIRECT, create: migratedPostgresql, processes: 2 }, expect),
  );
});
