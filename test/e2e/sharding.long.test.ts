import { type Playground, startPlayground } from '@haruspex/playground';
import { buttonsOf, InteractionFailed, WAIT_MS } from '@haruspex/playground/testing/person.ts';
import { expect, test } from 'vitest';
import { nonceOf } from '../../src/discord/api/channel-api.ts';
import { LANGUAGES, translator } from '../../src/texts/index.ts';
import {
  type Database,
  migratedPostgresql,
  raw,
  sqliteDatabase,
  throughPgbouncer,
} from '../storage/databases.ts';
import { describePgbouncer } from '../storage/describe.ts';
import { BotProcess, mainProgram } from './bot-process.ts';
import { ClockedProcess } from './clocked-process.ts';
import { seeded } from './dice.ts';
import { type Game, startGame } from './game.ts';
import { Harness } from './harness.ts';
import { LogFollower } from './log-follower.ts';
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
  readonly #url: string;
  taps = 0;

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

  /** The database past PgBouncer. */
  get url(): string {
    return this.#url;
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
    const taps = await Promise.all(
      games.map(async (game, at) => {
        const follower = new LogFollower(game);
        return playAtRandom(game, {
          random: seeded(seed + at),
          most,
          eachTap: (table) => follower.expectReplays(table),
        });
      }),
    );
    this.taps += taps.reduce((sum, one) => sum + one, 0);
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

/** A question that is closed, or has come out, changes the message that asks it. */
const CHANGES_A_MESSAGE = /:question:\d+:(closed|over)$/;

/** How often each notice with a separate message reached Discord, by its key. Each is sent with a separate nonce. */
async function arrivalsOf({ harness, url }: Fleet): Promise<Map<string, number>> {
  const posted = harness.playground.recorded.filter(
    ({ method, status }) => method === 'POST' && status === 200,
  );
  const counts = new Map<string, number>();
  const messages = new Map<string, Set<string>>();
  for (const { body, response } of posted) {
    const { nonce } = (body ?? {}) as { readonly nonce?: string };
    const { id } = (response ?? {}) as { readonly id?: string };
    if (nonce && id) messages.set(nonce, (messages.get(nonce) ?? new Set()).add(id));
  }
  for (const { key } of await raw(url, "SELECT key FROM notices WHERE state = 'sent'")) {
    if (CHANGES_A_MESSAGE.test(String(key))) continue;
    counts.set(String(key), messages.get(nonceOf(String(key)))?.size ?? 0);
  }
  return counts;
}

/** Taps a button that no process receives; returns the result after Discord's timeout. */
async function tapUnheard(game: Game): Promise<{ readonly end: Promise<string> }> {
  const message = await game.message();
  const [button] = buttonsOf(message);
  const pressed = (await game.mover()).press(message, button?.customId ?? '', 2 * WAIT_MS);
  const isFailed = (error: unknown) => error instanceof InteractionFailed && error.state === 'failed';
  return {
    end: pressed.then(
      () => 'answered',
      (error: unknown) => (isFailed(error) ? 'failed' : String(error)),
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
    const took: Record<string, number> = {};
    const timed = async (name: string, work: () => Promise<unknown>) => {
      const start = Date.now();
      await work();
      took[name] = Math.round((Date.now() - start) / 100) / 10;
    };
    try {
      expect(new Set(playground.guildIds.map(shardOf)).size).toBe(SERVERS);
      await timed('start', () => Promise.all([fleet.start(0), fleet.start(1), fleet.start(2)]));
      expect(playground.connected).toBe(SERVERS);
      const registered = playground.recorded.filter(
        ({ method, route }) => method === 'PUT' && route?.endsWith('/commands'),
      );
      expect(registered).toHaveLength(1);

      // A table on each server, with a follower who gets a message at each turn.
      const [aule, larthia, thana] = [
        harness.person('Aule'),
        harness.person('Larthia'),
        harness.person('Thana'),
      ];
      await timed('open', async () => {
        for (const [at, guildId] of playground.guildIds.entries()) {
          const channel = at === 0 ? 'games' : `games-${at + 1}`;
          const game = await startGame(harness, [aule, larthia], { computers: 1, channel, guildId });
          expect((await game.table()).guildId).toBe(guildId);
          await (await thana.command('tuchulcha follow', { at: 'turn' }, { channel })).reply();
          fleet.games.push(game);
        }
      });
      // Long enough for everybody to have saved the time of a turn: a first turn is shorter, and reminded of twice.
      await timed('play', () => fleet.play(fleet.games, 20, 1));
      // Nobody else answered, and nobody answered twice.
      expect(refusedAnswers(fleet)).toEqual([]);

      // A day later, each table's reminder is due.
      const reminders = async () => {
        const all = await Promise.all(fleet.games.map((game) => game.messages()));
        return all.map(
          (some) => some.filter(({ content }) => REMINDS.some((words) => content.includes(words))).length,
        );
      };
      await timed('rounds', () => fleet.passTime(DAY));
      expect(await reminders()).toEqual(fleet.games.map(() => 1));
      await fleet.passTime(HOUR);
      expect(await reminders()).toEqual(fleet.games.map(() => 1));
      expect(fleet.troubles).toEqual([]);

      // One process is killed while the others play, and started again.
      const unheard: { readonly end: Promise<string> }[] = [];
      await timed('kills', async () => {
        const at = 2;
        const isLost = (_: unknown, index: number) => fleet.homeOf(index) === at;
        const [lost, rest] = [fleet.games.filter(isLost), fleet.games.filter((_, i) => !isLost(_, i))];
        expect([lost.length, rest.length]).toEqual([1, 2]);
        const playing = fleet.play(rest, 3, 100 * at);
        await fleet.end(at, 'SIGKILL');
        const versions = await Promise.all(lost.map(async (game) => (await game.table()).version));
        for (const game of lost) unheard.push(await tapUnheard(game));
        await playing;
        await fleet.rounds();
        // No other process has these servers' taps.
        expect(await Promise.all(lost.map(async (game) => (await game.table()).version))).toEqual(versions);
        const before = playground.recorded.length;
        await fleet.start(at);
        const others = await Promise.all(
          rest.map(async (game) => (await game.table()).showing.playChannelId),
        );
        // The film of a game that is over comes once it is made.
        const isFilm = (files: readonly { readonly name: string }[]) =>
          files.some(({ name }) => name.endsWith('.gif'));
        const touched = playground.recorded
          .slice(before)
          .filter(({ path, files }) => others.some((id) => path.includes(id ?? '-')) && !isFilm(files));
        expect(touched).toEqual([]);
        await fleet.play(lost, 2, 200 + at);
      });
      await fleet.play(fleet.games, 2, 300);
      await fleet.passTime(2 * STEP_MS);

      expect(await Promise.all(unheard.map(({ end }) => end))).toEqual(unheard.map(() => 'failed'));
      for (const game of fleet.games) await game.expectLogReplays();
      expect(refusedAnswers(fleet)).toEqual([]);
      const arrivals = [...(await arrivalsOf(fleet)).entries()];
      expect(arrivals.filter(([, times]) => times !== 1)).toEqual([]);
      const unsettled = await raw(
        fleet.url,
        `SELECT key FROM notices WHERE settled_at IS NULL AND due_at <= '${fleet.clock.now().toISOString()}'`,
      );
      expect(unsettled).toEqual([]);
      const { id: direct } = await thana.openDirect();
      expect(thana.messages({ channel: direct }).length).toBeGreaterThan(2 * SERVERS);
      expect(fleet.troubles).toEqual([]);
      console.info(
        `sharding: ${fleet.games.length} tables, ${fleet.taps} taps, ${arrivals.length} notices sent once each; seconds: ${JSON.stringify(took)}`,
      );
    } finally {
      await fleet.close();
    }
  });
});
