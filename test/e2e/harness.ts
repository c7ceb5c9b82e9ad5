import { readFileSync } from 'node:fs';
import {
  type Playground,
  type PlaygroundOptions,
  type RecordedRequest,
  startPlayground,
} from '@haruspex/playground';
import { checkRecorded } from '@haruspex/playground/testing/openapi.ts';
import {
  connect,
  type PageMessage,
  type Person,
  type Visitors,
} from '@haruspex/playground/testing/person.ts';
import type { Logger } from 'pino';
import { expect } from 'vitest';
import type { Bot } from '../../src/discord/bot.ts';
import { emojiNames } from '../../src/discord/game-features.ts';
import type { DrawPicture } from '../../src/discord/table-message/table-message.ts';
import { createLog } from '../../src/log.ts';
import { createAnimator } from '../../src/pictures/tuchulcha/film/animator.ts';
import { projectFile } from '../../src/project-file.ts';
import { openStore, type Store } from '../../src/storage/index.ts';
import { type Dice, tableDice } from '../../src/tables/fairness/dice.ts';
import { DEFAULT_GUILD_SETTINGS, type GuildSettings } from '../../src/tables/settings.ts';
import { drawPicture } from '../pictures/draw.ts';
import type { Database } from '../storage/databases.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { TestDice } from './dice.ts';
import { drawDot, startTestBot } from './start-bot.ts';
import { StoreFaults, withFaults } from './store-faults.ts';
import { MINUTE, TestClock } from './test-clock.ts';

export interface HarnessOptions extends Partial<PlaygroundOptions> {
  readonly seed?: number;
  /** An empty SQLite file only for the harness, by default. */
  readonly database?: () => Promise<Database>;
  /** Draws the real boards, which takes time; otherwise every picture is one red dot with the real alt text. */
  readonly realPictures?: boolean;
  /** The bot rolls from the tables' secrets, as it does for people; otherwise with the test's dice. */
  readonly ownDice?: boolean;
  /** Bot, storage and double go by this clock instead of the real one. */
  readonly clock?: TestClock;
}

/** A server's default settings in tests. */
export const WITHOUT_LIMITS: GuildSettings = {
  ...DEFAULT_GUILD_SETTINGS,
  maxTables: null,
  openingWait: 0,
  nudgeWait: 0,
};

/** Interval of the bot's rounds if a test controls the clock. */
export const ROUND_MS = 15 * MINUTE;
/** As far apart as rounds may be without a down-time: for days in which nothing depends on a quarter of an hour. */
export const MAX_ROUND_MS = 2 * ROUND_MS;
/** In real time: discord.js waits for five seconds before it connects again. */
const RECONNECT_MS = 30_000;

const ASK_AFTER_MS = 20;

/** As after the bot's first start, which uploads them one by one. */
const EMOJIS = emojiNames().map((name) => {
  const picture = readFileSync(projectFile(`assets/emojis/${name}.png`));
  return { name, image: `data:image/png;base64,${picture.toString('base64')}` };
});

/** The part of a log line that tests read. */
export interface Entry {
  readonly level: number;
  readonly msg?: string;
  readonly table?: string;
}

/** A message that mentions several people: up to three invited ones. */
const INVITATION = / invites you to table \d+\.(?:\n|$)/;

/** Whether a message's mentions are determined only by its text. */
function mentionsAtWill({ body, method }: RecordedRequest): boolean {
  const sent = body as { readonly data?: object } | undefined;
  const message = { ...sent, ...sent?.data } as {
    readonly content?: string;
    readonly allowed_mentions?: { readonly parse?: readonly string[]; readonly users?: readonly string[] };
  };
  if (method === 'GET' || message.content === undefined) return false;
  const { parse, users = [] } = message.allowed_mentions ?? {};
  return parse?.length !== 0 || users.length > (INVITATION.test(message.content) ? 3 : 1);
}

/** The bot on the playground's Discord double, and people on the double's page: everything goes through real sockets. */
export class Harness {
  readonly playground: Playground;
  readonly visitors: Visitors;
  /** The bot's own, behind what can be made slow or fail. */
  readonly store: Store;
  readonly dice: TestDice;
  /** The current time, unless a test controls it. */
  readonly clock: TestClock;
  /** Everything that the bot has logged: a JSON object a line. */
  readonly logged: string[] = [];
  readonly #real: Store;
  readonly #database: Database | null;
  readonly log: Logger;
  readonly #draw: DrawPicture;
  readonly #rolls: Dice;
  #bot: Bot | null = null;
  readonly #goesByClock: boolean;
  readonly #waiting = new Set<() => void>();

  private constructor(
    options: HarnessOptions,
    parts: {
      readonly playground: Playground;
      readonly visitors: Visitors;
      readonly database: Database | null;
      readonly real: Store;
    },
  ) {
    this.playground = parts.playground;
    this.visitors = parts.visitors;
    this.#database = parts.database;
    this.#real = parts.real;
    const faults = new StoreFaults();
    faults.onShown = () => {
      for (const done of [...this.#waiting]) done();
    };
    this.store = withFaults(parts.real, faults);
    this.dice = new TestDice(options.seed ?? 1);
    this.#rolls = options.ownDice ? tableDice : this.dice;
    this.clock = options.clock ?? new TestClock();
    this.#goesByClock = options.clock !== undefined;
    this.log = createLog('trace', { write: (line) => this.logged.push(line) });
    this.#draw = options.realPictures ? drawPicture : drawDot;
  }

  static async open(options: HarnessOptions = {}): Promise<Harness> {
    const { clock } = options;
    const playground = await startPlayground({
      // Long, so that a busy machine does not count as a bot that does not answer.
      port: 0,
      recordLimit: 200_000,
      acknowledgementMs: 20_000,
      emojis: EMOJIS,
      ...(clock && { now: () => clock.ms }),
      ...options,
    });
    const now = clock?.now ?? (() => new Date());
    const database = (await options.database?.()) ?? null;
    const real = database ? await openStore({ url: database.url, now }) : openSqliteStore(now);
    await real.saveGuildSettings(playground.guildId, WITHOUT_LIMITS);
    const visitors = await connect(playground.url);
    const harness = new Harness(options, { playground, visitors, database, real });
    await harness.startBot();
    return harness;
  }

  async startBot(): Promise<void> {
    this.#bot = await startTestBot({
      token: this.playground.token,
      apiUrl: this.playground.apiUrl,
      store: this.store,
      dice: this.#rolls,
      animator: createAnimator(),
      draw: this.#draw,
      log: this.log,
      ...(this.#goesByClock && { now: this.clock.now, mostSilenceMs: MAX_ROUND_MS }),
    });
    await this.visitors.page.until(
      () => (this.visitors.page.commands.length > 0 ? true : undefined),
      'no commands',
    );
  }

  async stopBot(): Promise<void> {
    await this.#bot?.stop();
    this.#bot = null;
  }

  /** Lets time pass; a running bot does its rounds every quarter of an hour of it, or every `step` (milliseconds). */
  async passTime(ms: number, step = ROUND_MS): Promise<void> {
    for (let left = ms; left > 0; left -= step) {
      // A bot that has lost its connection does nothing, and would get none back in a loop that never waits.
      const bot = this.#bot;
      if (bot && !bot.isConnected)
        await expect.poll(() => bot.isConnected, { timeout: RECONNECT_MS }).toBe(true);
      this.clock.advance(Math.min(left, step));
      await bot?.runPeriodicTasks();
    }
  }

  /** Resolves when a bot here reports that it has shown a table; one in a separate process reports nothing, and is polled. */
  nextUpdate(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ASK_AFTER_MS);
      this.#waiting.add(done);
    });
  }

  /** By user name or display name. */
  person(name: string): Person {
    return this.visitors.as(name);
  }

  /** A message of the bot's with a button that it would not send now: for taps on screens that lag behind. */
  async messageWith(channelId: string, custom_id: string): Promise<PageMessage> {
    const row = { type: 1, components: [{ type: 2, style: 2, label: 'Old', custom_id }] };
    const answer = await fetch(`${this.playground.apiUrl}/v10/channels/${channelId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${this.playground.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'an old button', components: [row], allowed_mentions: { parse: [] } }),
    });
    const { id } = (await answer.json()) as { id: string };
    const { page } = this.visitors;
    return page.until(() => page.messages.get(id), 'the message with the old button');
  }

  /** Log entries of a level, from `pino`: 40 warns, 50 is an error. */
  loggedFrom(level: number): readonly Entry[] {
    return this.logged.map((line): Entry => JSON.parse(line)).filter((entry) => entry.level >= level);
  }

  /**
   * Closes everything, and checks what holds for every run: requests as Discord describes them, mentions named one by one, no
   * token in the logs.
   */
  async close(): Promise<void> {
    this.playground.faults.clear();
    await this.stopBot();
    await this.#real.close();
    this.visitors.close();
    await this.playground.close();
    await this.#database?.drop();
    expect(checkRecorded(this.playground.recorded)).toEqual([]);
    this.#expectNoTokens();
    expect(this.playground.recorded.filter(mentionsAtWill)).toEqual([]);
  }

  #expectNoTokens(): void {
    const log = this.logged.join('');
    const tokens = this.playground.recorded.flatMap(
      ({ path }) => /^\/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(path)?.[1] ?? [],
    );
    expect([this.playground.token, ...new Set(tokens)].filter((token) => log.includes(token))).toEqual([]);
  }
}
