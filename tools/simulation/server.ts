/** One Discord server in memory with the real bot on it. */
import '../../src/game-modules.ts';
import {
  type InMemoryPlayground,
  openInMemory,
  type PersonSpec,
  type RecordedRequest,
} from '@haruspex/playground';
import type { PageConnection } from '@haruspex/playground/testing/person.ts';
import { Fatal } from '../../src/discord/background/gateway.ts';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import { emojiNames } from '../../src/discord/game-features.ts';
import { FilmCache } from '../../src/discord/tuchulcha/films.ts';
import { createRaceServices } from '../../src/discord/tuchulcha/module.ts';
import { hintFor } from '../../src/games/tuchulcha/computer-players/hint.ts';
import { Judge } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { createLog } from '../../src/log.ts';
import { painter as bacchanalia } from '../../src/pictures/bacchanalia/painter.ts';
import { drawPicture, sharedPainter } from '../../src/pictures/draw-picture.ts';
import type { Drawable, Painters } from '../../src/pictures/painter.ts';
import { painter as tuchulcha } from '../../src/pictures/tuchulcha/painter.ts';
import type { Store } from '../../src/storage/index.ts';
import { withStorySettings } from '../../src/tables/bacchanalia/settings.ts';
import { tableDice } from '../../src/tables/fairness/dice.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../src/tables/settings.ts';
import { analyse } from '../../src/tables/tuchulcha/analysis/analysis.ts';
import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import { chooseAction } from '../training/plain-player.ts';
import { Life } from './life.ts';
import { MemoryDatabase } from './memory-store.ts';
import { Network } from './network.ts';
import type { Random } from './random.ts';
import type { Trace } from './trace.ts';
import type { World } from './world.ts';

const PAINTERS: Painters = { shared: sharedPainter, tuchulcha, bacchanalia };
/** One in so many pictures is drawn. */
const DRAWN = 1000;
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** Most of what the bot does by itself, it does at its periodic tasks: every ten seconds would be most of the work. */
const RUN_EVERY_MS = [5 * 60_000, 10 * 60_000, 15 * 60_000];
/** Discord’s codes that the bot has to count with: unknown message, too many edits of old ones, closed direct messages. */
const EXPECTED_CODES: readonly number[] = [10008, 30046, 50007];
/** A killed bot dies at one of its next so many steps. */
const MAX_STEPS = 60;
const SHORTEST_DOWN_MS = 1000;
const LONGEST_DOWN_MS = 10 * 3_600_000;
/** What a bot logs of a failing Discord. */
const EXPLAINED =
  /DiscordAPIError|HTTPError|AbortError|DOMException|ECONNRESET|connection was cut|aborted|retry|gone|Discord/i;
const HEARTBEAT_MS = 10 * 60_000;

const weights = readWeights();

export interface LogEntry {
  /** Pino's: 40 warns, 50 is an error. */
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string };
}

export class SimulatedServer {
  readonly playground: InMemoryPlayground;
  readonly database = new MemoryDatabase();
  /** Warnings and errors that no fault explains. */
  readonly logged: LogEntry[] = [];
  /** Requests that Discord refuses though nothing is wrong. */
  readonly refusals: string[] = [];
  /** No faults come any more, and those that came are over. */
  isCalm = true;
  readonly #world: World;
  readonly network: Network;
  readonly #random: Random;
  readonly #trace: Trace;
  readonly #runEveryMs: number;
  readonly #chance: Random;
  #store: Store | null = null;
  #bot: Bot | null = null;
  #life: Life | null = null;
  #lives = 0;
  #restart: ReturnType<typeof setTimeout> | null = null;
  /** Nobody starts it any more. */
  #isOver = false;

  constructor(
    world: World,
    random: { readonly network: Random; readonly pictures: Random },
    trace: Trace,
    people: readonly PersonSpec[],
  ) {
    this.#world = world;
    this.#random = random.pictures;
    this.#chance = random.network;
    this.#trace = trace;
    this.#runEveryMs = random.network.oneOf(RUN_EVERY_MS) ?? 0;
    this.playground = openInMemory({
      people,
      heartbeatMs: HEARTBEAT_MS,
      recordLimit: 1,
      emojis: emojiNames().map((name) => ({
        name,
        image: `data:image/png;base64,${DOT.toString('base64')}`,
      })),
      onRequest: (request) => this.#heard(request),
      log: (line) => trace.note('playground', line.split('\n')[0] ?? ''),
    });
    this.network = new Network(this.playground, world, random.network);
  }

  get store(): Store {
    if (!this.#store) throw new Error('There is no store before the bot has started.');
    return this.#store;
  }

  page(): Promise<PageConnection> {
    return this.network.connectPage();
  }

  /** Whether the bot runs, and answers. */
  get isUp(): boolean {
    return this.#bot !== null;
  }

  /** Starts the bot; one that can't start is gone for a while. */
  async start(): Promise<void> {
    if (this.#isOver) return;
    this.#lives += 1;
    const life = new Life(this.#lives, () => this.#killed());
    this.#life = life;
    // A bot that is killed while it starts never comes to an end.
    const killed = new Promise<void>((resolve) => {
      life.onEnd = resolve;
    });
    try {
      await Promise.race([this.#begin(life), killed]);
    } catch (error) {
      if (!(error instanceof Fatal) || error.needsOperator) throw error;
      this.#trace.note('bot', `could not start: ${error.message}`);
      life.kill();
    }
  }

  /** Whoever runs it has seen that it is down. */
  startNow(): void {
    if (!this.#restart) return;
    clearTimeout(this.#restart);
    this.#startAgain();
  }

  #startAgain(): void {
    this.#restart = null;
    void this.start().catch((error: unknown) => this.#world.fail(error));
  }

  /** At one of its next steps, which may be in the middle of anything. */
  killSoon(): void {
    this.#life?.killAfter(this.#chance.below(MAX_STEPS));
  }

  /** Starts again after seconds or hours. */
  #killed(): void {
    this.#bot = null;
    this.#store = null;
    if (this.database.database.isTransaction) this.database.database.exec('ROLLBACK');
    if (this.#isOver) return;
    const downMs = SHORTEST_DOWN_MS * (LONGEST_DOWN_MS / SHORTEST_DOWN_MS) ** this.#chance.fraction();
    this.#trace.note('bot', `gone for ${Math.round(downMs / 1000)} s`);
    this.#restart = setTimeout(() => this.#startAgain(), downMs);
  }

  async #begin(life: Life): Promise<void> {
    const { playground } = this;
    // The query compiler is compiled in real time.
    const store = await this.#world.busy(
      this.database.open(
        life,
        () => new Date(),
        (error) => this.#world.fail(error),
      ),
    );
    this.#store = store;
    if (this.#lives === 1) await this.#world.busy(this.#setUp(store));
    const log = createLog('info', { write: (line) => life.isAlive && this.#log(JSON.parse(line)) });
    const bot = await startBot({
      token: playground.token,
      apiUrl: playground.apiUrl,
      makeRequest: this.network.requestsOf(life),
      store,
      results: store,
      seasons: store,
      inbox: store,
      dice: tableDice,
      runEveryMs: this.#runEveryMs,
      mostSilenceMs: 3 * this.#runEveryMs,
      draw: async (what) => this.#draw(what),
      services: {
        tuchulcha: (shared) => {
          const size = { running: 0, waiting: 0 } as const;
          const close = async () => {};
          return {
            ...createRaceServices(shared, { weights, computer: chooseAction }),
            hintThread: {
              size,
              close,
              hintFor: async (_, state) => hintFor(weights[state.position.players], state),
            },
            filmCache: new FilmCache({
              animator: { size, close, run: async () => ({ ok: false, reason: 'busy' }) },
              analysisThread: {
                size,
                close,
                async analyse(_, frames) {
                  const [first] = frames;
                  return first ? analyse(new Judge(weights[first.before.players]), frames) : [];
                },
              },
            }),
          };
        },
      },
      log,
      onFatal: (fatal) => {
        if (!life.isAlive) return;
        this.#trace.note('bot', `gives up: ${fatal.message}`);
        if (fatal.needsOperator) this.#world.fail(fatal);
        else life.kill();
      },
    });
    if (life.isAlive) this.#bot = bot;
  }

  /** People may tell stories, and keep many tables. */
  #setUp(store: Store): Promise<void> {
    const settings = { ...DEFAULT_GUILD_SETTINGS, maxTables: null };
    const all = withStorySettings(settings, { channels: 'everywhere' });
    return store.saveGuildSettings(this.playground.guildId, all);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#bot?.stop();
    await this.#store?.close();
    this.#bot = null;
  }

  #heard(request: RecordedRequest): void {
    this.#trace.request(request);
    const { method, route, status, response } = request;
    if (status < 400 || !this.isCalm) return;
    const { code } = response as { readonly code?: number };
    if (!EXPECTED_CODES.includes(code ?? 0))
      this.refusals.push(`${method} ${route} was refused: ${status} ${JSON.stringify(response)}`);
  }

  #draw(what: Drawable) {
    if (this.#random.below(DRAWN) === 0) return drawPicture(PAINTERS, what);
    const description = PAINTERS[what.painter]?.[what.kind]?.describe(what.view) ?? '';
    return { bytes: DOT, name: `${what.kind}.png`, type: 'image/png', description } as const;
  }

  #log(entry: LogEntry): void {
    this.#trace.note('log', `${entry.level} ${entry.msg}${entry.err ? `: ${entry.err.message}` : ''}`);
    if (
      entry.level >= 40 &&
      (this.isCalm || !EXPLAINED.test(`${entry.err?.type} ${entry.err?.message} ${entry.msg}`))
    )
      this.logged.push(entry);
  }
}
