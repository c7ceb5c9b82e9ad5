import { type Playground, startPlayground } from '@haruspex/playground';
import { buttonsOf, type InteractionFailed, WAIT_MS } from '@haruspex/playground/testing/person.ts';
import { expect, test } from 'vitest';
import { LANGUAGES, translator } from '../../src/texts/index.ts';
import { type Database, migratedPostgresql, sqliteDatabase, throughPgbouncer } from '../storage/databases.ts';
import { describePgbouncer } from '../storage/describe.ts';
import { BotProcess, mainProgram } from './bot-process.ts';
import { ClockedProcess } from './clocked-process.ts';
import { seeded } from './dice.ts';
import { type Game, startGame } from './game.ts';
import { Harness } from './harness.ts';
import { playAtRandom } from './play.ts';
import { DAY, HOUR, MINUTE, TestClock } from './test-clock.ts';

const SERVERS = 3;
/** A process's shards, as an operator gives them. */
const SHARDS = ['0/3', '1/3', '2/3'] as const;
const STEP_MS = 20 * MINUTE;

const shardOf = (guildId: string): number => Number((BigInt(guildId) >> 22n) % BigInt(SERVERS));

/** Three processes with a shard each, on one database behind PgBouncer, and one table on each shard's server. */
class Fleet {
  readonly harness: Harness;
  readonly clock: TestClock;
  readonly processes: (ClockedProcess | null)[] = [null, null, null];
  readonly games: Game[] = [];
  /** Lines of processes that have ended. */
  readonly #logged: string[] = [];
  /** The database past PgBouncer. */
  readonly #url: string;

  private constructor(harness: Harness, clock: TestClock, url: string) {
    this.harness = harness;
    this.clock = clock;
    this.#url = url;
  }

  static async open(): Promise<Fleet> {
    const clock = new TestClock();
    let url = '';
    const database = async (): Promise<Database> => {
      const made = await migratedPostgresql();
      url = made.url;
      return made;
    };
    const options = { servers: SERVERS, shards: SERVERS, maxConcurrency: 16 };
    const harness = await Harness.open({ ...options, clock, database });
    await harness.stopBot();
    return new Fleet(harness, clock, url);
  }

  async start(at: number): Promise<void> {
    const { playground } = this.harness;
    const through = throughPgbouncer(this.#url);
    this.processes[at] = await ClockedProcess.start(playground, through, this.clock.ms, SHARDS[at]);
  }

  async end(at: number, signal: NodeJS.Signals): Promise<void> {
    const ended = this.processes[at];
    this.processes[at] = null;
    await ended?.end(signal);
    this.#logged.push(...(ended?.loggedFrom(40) ?? []));
  }

  /** The index of the process that serves the table's server. */
  homeOf(at: number): number {
    return shardOf(this.harness.playground.guildIds[at] ?? '');
  }

  /** A round of each process that runs, at the same moment. */
  async rounds(): Promise<void> {
    await Promise.all(this.processes.map((one) => one?.round(this.clock.ms)));
  }

  /** Time passes, and all running processes do their rounds. */
  async passTime(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      this.clock.advance(Math.min(left, STEP_MS));
      await this.rounds();
    }
  }

  /** This many taps at each of these tables, all concurrently; every tap is carried out once. */
  async play(games: readonly Game[], most: number, seed: number): Promise<void> {
    await Promise.all(
      games.map((game, at) =>
        playAtRandom(game, { random: seeded(seed + at), most, eachTap: () => game.expectLogReplays() }),
      ),
    );
  }

  /** Warnings and errors of all processes, including ended ones. */
  get troubles(): string[] {
    return [...this.#logged, ...this.processes.flatMap((one) => one?.loggedFrom(40) ?? [])];
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((_, at) => this.end(at, 'SIGTERM')));
    await this.harness.close();
  }
}

/** Taps a button that no process receives; how it ends after Discord's timeout. */
async function tapUnheard(game: Game): Promise<{ readonly end: Promise<string> }> {
  const message = await game.message();
  const [button] = buttonsOf(message);
  const pressed = (await game.mover()).press(message, button?.customId ?? '', 2 * WAIT_MS);
  return {
    end: pressed.then(
      () => 'answered',
      ({ state }: Partial<InteractionFailed>) => state ?? 'broken',
    ),
  };
}

/** Answers to interactions that Discord refused: another process was quicker, or it was too late. */
const refusedAnswers = ({ harness }: Fleet) =>
  harness.playground.recorded.filter(({ path, status }) => path.endsWith('/callback') && status >= 300);

/** The rest of a reminder after its table's number: the servers have several languages. */
const REMINDS = LANGUAGES.map(
  ({ code }) =>
    translator(code)('notice.remind', { number: 0, until: 'none' }).split('0')[1]?.replace('.', '') ?? '?',
);

/** The whole program with these shards, once it has ended. */
async function ended(playground: Playground, SHARDS: string): Promise<BotProcess> {
  const database = await sqliteDatabase();
  const bot = new BotProcess(playground, database.url, [await mainProgram()], { env: { SHARDS } });
  await bot.ended;
  await database.drop();
  return bot;
}

test('a process with too few shards for its servers ends, and says what to do', async () => {
  const playground = await startPlayground({ port: 0, servers: SERVERS, mostServersPerShard: 1 });
  const bot = await ended(playground, '0/2');
  await playground.close();
  expect(bot.exitCode).toBeGreaterThan(0);
  expect([...bot.output, ...bot.errors].join('\n')).toMatch(/too many servers .*\(4011\).* SHARDS/);
});

describePgbouncer('three processes with a shard each', () => {
  test('play three tables, do all that is due once, and outlive each other', {
    timeout: 600_000,
  }, async () => {
    const fleet = await Fleet.open();
    const { harness } = fleet;
    const { playground } = harness;
    try {
      expect(new Set(playground.guildIds.map(shardOf)).size).toBe(SERVERS);
      await Promise.all([fleet.start(0), fleet.start(1), fleet.start(2)]);
      expect(playground.connected).toBe(SERVERS);
      const registered = playground.recorded.filter(
        ({ method, route }) => method === 'PUT' && route?.endsWith('/commands'),
      );
      expect(registered).toHaveLength(1);

      // A table on each server.
      const people = [harness.person('Aule'), harness.person('Larthia')];
      for (const [at, guildId] of playground.guildIds.entries()) {
        const channel = at === 0 ? 'games' : `games-${at + 1}`;
        const game = await startGame(harness, people, { computers: 1, channel, guildId });
        expect((await game.table()).guildId).toBe(guildId);
        fleet.games.push(game);
      }
      // Long enough for everybody to have saved the time of a turn: a first turn is shorter, and reminded of twice.
      await fleet.play(fleet.games, 20, 1);
      // Nobody else answered, and nobody answered twice.
      expect(refusedAnswers(fleet)).toEqual([]);

      // A day later, each table's reminder is due.
      const reminders = async () => {
        const all = await Promise.all(fleet.games.map((game) => game.messages()));
        return all.map(
          (some) => some.filter(({ content }) => REMINDS.some((words) => content.includes(words))).length,
        );
      };
      await fleet.passTime(DAY);
      // They are due in the last round of the day, which doesn't wait long for them to be sent.
      await expect.poll(reminders).toEqual(fleet.games.map(() => 1));
      await fleet.passTime(HOUR);
      expect(await reminders()).toEqual(fleet.games.map(() => 1));
      expect(fleet.troubles).toEqual([]);

      // One process is killed while the others play, and started again.
      const at = fleet.homeOf(2);
      const [lost, ...rest] = fleet.games.toReversed();
      if (!lost) throw new Error('no game');
      const playing = fleet.play(rest, 3, 100);
      await fleet.end(at, 'SIGKILL');
      const { version } = await lost.table();
      const unheard = await tapUnheard(lost);
      await playing;
      await fleet.rounds();
      // No other process has this server's taps.
      expect((await lost.table()).version).toBe(version);
      const before = playground.recorded.length;
      await fleet.start(at);
      const others = await Promise.all(rest.map(async (game) => (await game.table()).showing.playChannelId));
      // The film of a game that is over comes once it is made.
      const touched = playground.recorded
        .slice(before)
        .filter(
          ({ path, files }) =>
            others.some((id) => path.includes(id ?? '-')) && !files[0]?.name.endsWith('.gif'),
        );
      expect(touched).toEqual([]);
      await fleet.play([lost], 2, 200);
      await fleet.play(fleet.games, 2, 300);
      await fleet.passTime(2 * STEP_MS);

      expect(await unheard.end).toBe('failed');
      for (const game of fleet.games) await game.expectLogReplays();
      expect(refusedAnswers(fleet)).toEqual([]);
      expect(fleet.troubles).toEqual([]);
    } finally {
      await fleet.close();
    }
  });
});
