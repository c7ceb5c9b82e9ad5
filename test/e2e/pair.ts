import type { Bot } from '../../src/discord/bot.ts';
import type { DrawPicture } from '../../src/discord/table-message/table-message.ts';
import { createLog } from '../../src/log.ts';
import { openStore, type Store } from '../../src/storage/index.ts';
import { type Database, migratedPostgresql } from '../storage/databases.ts';
import { TestDice } from './dice.ts';
import { type Entry, Harness, type HarnessOptions, MAX_ROUND_MS, ROUND_MS } from './harness.ts';
import { drawDot, startTestBot } from './start-bot.ts';
import { StoreFaults, withFaults } from './store-faults.ts';
import { TestClock } from './test-clock.ts';

/** Callers wait while it is closed. */
export class Gate {
  #closed: Promise<void> | null = null;
  #open: () => void = () => {};
  #waiting = 0;

  /** How many are waiting now. */
  get waiting(): number {
    return this.#waiting;
  }

  close(): void {
    this.#closed = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#closed = null;
    this.#open();
  }

  async pass(): Promise<void> {
    this.#waiting += 1;
    await this.#closed;
    this.#waiting -= 1;
  }
}

/** A second bot with the same token, on the harness's double. */
export class SecondBot {
  readonly store: Store;
  readonly trouble = new StoreFaults();
  /** Before each of its pictures. */
  readonly pictures = new Gate();
  readonly logged: string[] = [];
  readonly #harness: Harness;
  #bot: Bot | null = null;

  constructor(harness: Harness, store: Store) {
    this.#harness = harness;
    this.trouble.onShown = () => harness.announceUpdate();
    this.store = withFaults(store, this.trouble);
  }

  async start(): Promise<void> {
    const { playground, clock } = this.#harness;
    const draw: DrawPicture = async (view) => {
      await this.pictures.pass();
      return drawDot(view);
    };
    this.#bot = await startTestBot({
      token: playground.token,
      apiUrl: playground.apiUrl,
      store: this.store,
      dice: new TestDice(99),
      draw,
      log: createLog('trace', { write: (line) => this.logged.push(line) }),
      now: clock.now,
      mostSilenceMs: MAX_ROUND_MS,
    });
  }

  async round(): Promise<void> {
    await this.#bot?.runPeriodicTasks();
  }

  async settled(): Promise<void> {
    await this.#bot?.settled();
  }

  async stop(): Promise<void> {
    this.pictures.open();
    await this.#bot?.stop();
    this.#bot = null;
  }

  loggedFrom(level: number): readonly Entry[] {
    return this.logged.map((line): Entry => JSON.parse(line)).filter((entry) => entry.level >= level);
  }
}

/** Two bots on one double and one database, with one clock. */
export class Pair {
  readonly harness: Harness;
  readonly other: SecondBot;
  readonly clock: TestClock;
  /** Of the database, where each has a store of its own. */
  readonly url: string;
  readonly #close: () => Promise<void>;

  private constructor(harness: Harness, other: SecondBot, url: string, close: () => Promise<void>) {
    this.harness = harness;
    this.other = other;
    this.url = url;
    this.clock = harness.clock;
    this.#close = close;
  }

  /** `stores`: of the two; one for both where there is a SQLite file, which lets in one process only. */
  static async open(stores: 'one' | 'two', options: Partial<HarnessOptions> = {}): Promise<Pair> {
    const clock = new TestClock();
    let url = '';
    const database = async (): Promise<Database> => {
      const made = await migratedPostgresql();
      url = made.url;
      return made;
    };
    const harness = await Harness.open({ ...options, clock, ...(stores === 'two' && { database }) });
    const store = stores === 'two' ? await openStore({ url, now: clock.now }) : harness.store;
    const other = new SecondBot(harness, store);
    await other.start();
    return new Pair(harness, other, url, async () => {
      await other.stop();
      if (stores === 'two') await store.close();
      await harness.close();
    });
  }

  /** Time goes by; both make their rounds at the same moments. */
  async passTime(ms: number, step = ROUND_MS): Promise<void> {
    for (let left = ms; left > 0; left -= step) {
      await Promise.all([this.harness.passTime(Math.min(left, step)), this.other.round()]);
    }
  }

  /** Much time goes by, in which some process was there and made no rounds; then both make one. */
  async leaps(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.harness.store.recordHeartbeat(this.clock.now(), 2 * ms);
    await Promise.all([this.harness.passTime(1), this.other.round()]);
  }

  /** Until what either has under way now is done. */
  async settled(): Promise<void> {
    await Promise.all([this.harness.settled(), this.other.settled()]);
  }

  /** Log entries of either, of a level or above. */
  loggedFrom(level: number): readonly Entry[] {
    return [...this.harness.loggedFrom(level), ...this.other.loggedFrom(level)];
  }

  close(): Promise<void> {
    return this.#close();
  }
}
