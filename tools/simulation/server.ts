/** One Discord server in memory with the real bot on it. */
import {
  type InMemoryPlayground,
  openInMemory,
  type PersonSpec,
  type RecordedRequest,
} from '@haruspex/playground';
import { checkRecorded } from '@haruspex/playground/testing/openapi.ts';
import type { PageConnection } from '@haruspex/playground/testing/person.ts';
import type { BotParts } from '../../src/discord/bot.ts';
import { emojiNames } from '../../src/discord/game-features.ts';
import { FilmCache } from '../../src/discord/tuchulcha/films.ts';
import { createRaceServices } from '../../src/discord/tuchulcha/index.ts';
import { hintFor } from '../../src/games/tuchulcha/computer-players/hint.ts';
import { Judge } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { painter as bacchanalia } from '../../src/pictures/bacchanalia/painter.ts';
import { drawPicture, sharedPainter } from '../../src/pictures/draw-picture.ts';
import type { Drawable, Painters } from '../../src/pictures/painter.ts';
import { painter as tuchulcha } from '../../src/pictures/tuchulcha/painter.ts';
import type { Store } from '../../src/storage/index.ts';
import { withStorySettings } from '../../src/tables/bacchanalia/types.ts';
import { tableDice } from '../../src/tables/fairness/dice.ts';
import type { Person } from '../../src/tables/game-types.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../src/tables/settings.ts';
import { analyse } from '../../src/tables/tuchulcha/analysis/analysis.ts';
import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import { chooseAction } from '../training/plain-player.ts';
import { BotProcess } from './bot-process.ts';
import type { Life } from './life.ts';
import { MemoryDatabase } from './memory-store.ts';
import { Network } from './network.ts';
import { CLOCK_ERROR_MS } from './options.ts';
import { makePast } from './past.ts';
import type { Random } from './random.ts';
import { statement } from './stored.ts';
import type { Trace } from './trace.ts';
import { CANARY } from './witness.ts';
import type { World } from './world.ts';

const PAINTERS: Painters = { shared: sharedPainter, tuchulcha, bacchanalia };
/** One in so many pictures is drawn. */
const DRAWN = 1000;
/** One in so many games is analysed, which takes a second. */
const ANALYSED = 100;
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** Most of what the bot does by itself, it does at its periodic tasks: every ten seconds would be most of the work. */
const RUN_EVERY_MS = [10 * 60_000, 20 * 60_000, 30 * 60_000];
const CLOSED_TO_MESSAGES = 50007;
/**
 * Discord's codes that the bot has to count with: an unknown message, a member who has left, an account that is gone, closed direct
 * messages, and too many edits of old messages, which it repeats.
 */
const EXPECTED: readonly number[] = [10008, 10007, 10013, CLOSED_TO_MESSAGES, 30046];
/** An edit in an archived thread is refused, which the bot then opens. */
const ARCHIVED = 50083;
/** A channel that is closed to the bot, or a thread that is locked. */
const CLOSED: readonly number[] = [50001, 50013, ARCHIVED];
/** The path by which a message is sent. */
const MESSAGES = /^\/channels\/(\d+)\/messages$/;
/** Discord's code of a request that it can't take, whatever else is wrong. */
const MALFORMED = 50035;
const REMOVED = 'SELECT 1 FROM outages WHERE guild_id = ? AND removed_at IS NOT NULL';
/** The path by which a message is edited. */
const EDITED = /^\/channels\/\d+\/messages\/(\d+)$/;
/** Another process was faster. */
const ANSWERED: readonly number[] = [40060, 160004];
/** Codes after managers took something away: a channel, a thread that is gone or locked, permissions. */
const DAMAGED: readonly number[] = [10003, 50001, 50013, ARCHIVED];
const REFUSED: readonly number[] = [...DAMAGED, CLOSED_TO_MESSAGES];
/** Log entries about a failing Discord. */
const EXPLAINED =
  /DiscordAPIError|no private thread|RateLimitError|RepeatedFailure|HTTPError|AbortError|DOMException|ECONNRESET|connection was cut|aborted|retry|gone|Discord/i;
/** By which answers to an interaction are given. */
const TOKEN = /(?:interactions|webhooks)\/\d+\/([\w-]{30,})/;
/** Discord's answers to those who are not there. */
const INTRUDED: readonly number[] = [403, 404];
/** So often nothing is tried about a server that the bot is out of; what was under way may come once more. */
const MAX_INTRUSIONS = 4;
/** Paths of what belongs to a server. */
const OF_SERVER = /^\/(channels|guilds)\//;
/** By then the bot has heard that it was removed, and done what a tap has brought. */
const NOTED_MS = 60_000;
/** A role that the bot can call to free seats. */
export const SEAT_ROLE = 'Players';
const HEARTBEAT_MS = 10 * 60_000;

const ignore = () => {};

const weights = readWeights();

export const raceServices = createRaceServices({ weights, computer: chooseAction });

/** Threads' work, in this one. `isDue`: whether one in so many is done, rather than refused as if too much waited. */
const createServices = (isDue: (of: number) => boolean): NonNullable<BotParts['services']> => ({
  tuchulcha: () => {
    const size = { running: 0, waiting: 0 } as const;
    const close = async () => {};
    return {
      ...raceServices,
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
            if (!first) return [];
            return isDue(ANALYSED) ? analyse(new Judge(weights[first.before.players]), frames) : null;
          },
        },
      }),
    };
  },
});

export interface LogEntry {
  /** Pino's: 40 warns, 50 is an error. */
  readonly level: number;
  readonly msg?: string;
  readonly err?: {
    readonly code?: unknown;
    readonly type?: string;
    readonly message?: string;
    readonly stack?: string;
  };
}

export class SimulatedServer {
  readonly playground: InMemoryPlayground;
  readonly database: MemoryDatabase;
  /** The bots' store, as nobody's. */
  readonly store: Store;
  readonly network: Network;
  readonly processes: readonly BotProcess[];
  /** Warnings and errors that no fault explains. */
  readonly logged: LogEntry[] = [];
  /** The bot's messages that others have deleted, which Discord doesn't tell it. */
  readonly deleted = new Set<string>();
  /**
   * Messages that the bot may not edit since their channel is closed to it: what stands there stays until the next change, or until
   * somebody taps it.
   */
  readonly unedited = new Set<string>();
  /** Channels in which the bot may not write, that are gone, or direct messages that are closed, as Discord has last said. */
  readonly refusing = new Set<string>();
  /** When the bot was out of the server, or that unreachable (Unix milliseconds). */
  readonly outages: { readonly from: number; readonly to: number; readonly isUnnoted?: boolean }[] = [];
  /** When anything that lasts went wrong (Unix milliseconds). */
  readonly troubles: { readonly from: number; readonly to: number }[] = [];
  #removedAt: number | null = null;
  /** Requests that the bot has made about a server since it was last removed from it. */
  readonly #intrusions: string[] = [];
  /** Tokens of interactions with an answer of which the bot didn't hear whether it has arrived: `@original` may be another message. */
  readonly #unsure = new Set<string>();
  /** The bot's latest answer to an interaction (Unix milliseconds). */
  #answeredAt = 0;
  /** When the bot was last added to the server again (Unix milliseconds). */
  invitedAt: number | null = null;
  /** Requests that Discord refuses though nothing is wrong. */
  readonly refusals: string[] = [];
  /** No faults come any more, and those that came are over. */
  isCalm = true;
  /** Nothing else fails than edits that come late. */
  onlyEditsFail = false;
  /** By how much times that two processes have noted may be wrong. */
  readonly clockErrorMs: number;
  readonly #world: World;
  readonly #pictures: Random;
  readonly #trace: Trace;
  readonly #runEveryMs: number;
  /** Codes of refusals that are nobody's fault. */
  readonly #expected: readonly number[];
  /** Whether things are taken away from the bot, and itself from the server. */
  readonly isDamaged: boolean;
  readonly #services = createServices((what) => this.#isDue(what));

  constructor(
    world: World,
    random: { readonly network: Random; readonly pictures: Random; readonly late: Random },
    trace: Trace,
    given: {
      readonly people: readonly PersonSpec[];
      readonly processes: number;
      /** Whether things are taken away from the bot for good. */
      readonly isDamaged: boolean;
      /** Whether clocks are wrong. */
      readonly isLate: boolean;
    },
  ) {
    this.#world = world;
    this.#pictures = random.pictures;
    this.#trace = trace;
    this.clockErrorMs = given.isLate ? 2 * CLOCK_ERROR_MS : 0;
    this.isDamaged = given.isDamaged;
    this.#expected = [
      ...EXPECTED,
      ...(given.processes > 1 ? ANSWERED : []),
      ...(given.isDamaged ? DAMAGED : []),
    ];
    this.#runEveryMs = random.network.oneOf(RUN_EVERY_MS) ?? 0;
    this.playground = openInMemory({
      people: given.people,
      heartbeatMs: HEARTBEAT_MS,
      recordLimit: 1,
      emojis: emojiNames().map((name) => ({
        name,
        image: `data:image/png;base64,${DOT.toString('base64')}`,
      })),
      onRequest: (request) => this.#heard(request),
      log: (line) => trace.note('playground', line.split('\n')[0] ?? ''),
    });
    this.network = new Network(this.playground, world, random.network, random.late);
    this.database = new MemoryDatabase(world);
    this.store = this.#openStore();
    this.processes = Array.from(
      { length: given.processes },
      () =>
        new BotProcess({
          world,
          random: random.network,
          note: (text) => trace.note('bot', text),
          begin: (life) => this.#partsOf(life),
          log: (line) => this.#log(JSON.parse(line)),
          killed: (life) => this.database.abandon(life),
        }),
    );
  }

  /** How long it takes until all that is under way is done. */
  get restMs(): number {
    return 2 * this.#runEveryMs + 20 * 60_000;
  }

  page(): Promise<PageConnection> {
    return this.network.connectPage();
  }

  /** Whether all processes run, and answer. */
  get isUp(): boolean {
    return this.processes.every(({ isUp }) => isUp);
  }

  /** People may tell stories, and keep many tables; one channel is for administrators, and one role can be called. `still`: who is left of a past, if there is one. */
  async start(still: Person | null): Promise<void> {
    const { admin } = this.playground;
    admin.close(admin.channelId('lounge'));
    admin.addRole(SEAT_ROLE, { mentionable: true });
    const settings = { ...DEFAULT_GUILD_SETTINGS, maxTables: null };
    const all = withStorySettings(settings, { channels: 'everywhere' });
    await this.#world.busy(this.store.saveGuildSettings(this.playground.guildId, all));
    const { guildId } = this.playground;
    const channelId = admin.channelId('games');
    const place = { guildId, channelId, send: () => this.#send(channelId, 'From the past') };
    if (still) await this.#world.busy(makePast(this.store, place, still));
    await Promise.all(this.processes.map((one) => one.start()));
  }

  /** As a bot that ran before. Returns the message's id. */
  async #send(channelId: string, content: string): Promise<string> {
    const response = await this.#ask(`/channels/${channelId}/messages`, {
      method: 'POST',
      body: JSON.stringify({ content }),
    });
    return ((await response.json()) as { readonly id: string }).id;
  }

  #ask(path: string, more: RequestInit = {}): Promise<Response> {
    const { apiUrl, token } = this.playground;
    const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json' };
    return this.playground.fetch(new Request(`${apiUrl}/v10${path}`, { headers, ...more }));
  }

  /** Discord has other commands, from an earlier release, and refuses the bot's own. */
  async refuseCommands(): Promise<void> {
    const { playground } = this;
    const path = `/applications/${playground.botId}/commands`;
    const known = await this.#ask(path).catch(() => null);
    // Something else fails already.
    if (!known?.ok) return;
    const commands = (await known.json()) as readonly unknown[];
    await this.#ask(path, { method: 'PUT', body: JSON.stringify(commands.slice(1)) });
    playground.faults.next({
      does: { kind: 'status', status: 400 },
      method: 'PUT',
      path: /^\/applications\/\d+\/commands$/,
      times: Number.POSITIVE_INFINITY,
    });
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((one) => one.stop()));
  }

  #openStore(): Store {
    return this.database.store(
      () => new Date(),
      (error) => this.#world.fail(error),
    );
  }

  async #partsOf(life: Life): Promise<Omit<BotParts, 'log' | 'onFatal'>> {
    if (this.processes.length === 1) await this.database.endLeases();
    const store = this.#openStore();
    return {
      token: this.playground.token,
      apiUrl: this.playground.apiUrl,
      makeRequest: this.network.requestsOf(life),
      metrics: {
        watch({ queues }) {
          life.queues = queues;
        },
        timed: (draw) => draw,
        stored: ignore,
        failed: ignore,
        unanswered: ignore,
        done: ignore,
      },
      store,
      results: store,
      seasons: store,
      inbox: store,
      dice: tableDice,
      runEveryMs: this.#runEveryMs,
      mostSilenceMs: 3 * this.#runEveryMs,
      draw: async (what) => this.#draw(what),
      services: this.#services,
    };
  }

  /** Whether what takes long is done this time. */
  #isDue(of: number): boolean {
    return this.#pictures.below(of) === 0;
  }

  #heard(request: RecordedRequest): void {
    this.#trace.request(request);
    const { method, route, path, status, body, response } = request;
    for (const { side, faults } of checkRecorded([request]))
      this.refusals.push(`${side} of ${method} ${route}: ${faults.join('; ')}`);
    const { code } = (response ?? {}) as { readonly code?: number };
    const edited = method === 'PATCH' ? EDITED.exec(path)?.[1] : undefined;
    const token = TOKEN.exec(path)?.[1] ?? '';
    if (token) this.#answeredAt = this.#world.now();
    if (token && status >= 500) this.#unsure.add(token);
    if (this.#isOut && OF_SERVER.test(path) && INTRUDED.includes(status) && code !== CLOSED_TO_MESSAGES) {
      const what = `${method} ${path} ${JSON.stringify(body)}`;
      this.#intrusions.push(what);
      if (this.#intrusions.filter((one) => one === what).length === MAX_INTRUSIONS)
        this.refusals.push(`${what} was tried again and again, though the bot is out of the server`);
    }
    if (edited !== undefined && status < 400) {
      this.unedited.delete(edited);
      this.network.overdrawn.delete(edited);
    }
    if (edited !== undefined && CLOSED.includes(code ?? 0)) this.unedited.add(edited);
    const place = method === 'POST' ? MESSAGES.exec(path)?.[1] : undefined;
    if (place !== undefined && status < 400) this.refusing.delete(place);
    if (place !== undefined && REFUSED.includes(code ?? 0)) this.refusing.add(place);
    if (code === MALFORMED && !this.#unsure.has(token))
      this.refusals.push(`${method} ${route} is malformed: ${JSON.stringify(body)}`);
    if (status < 400 || !this.isCalm) return;
    if (code === ARCHIVED && method !== 'POST') return;
    // Neither of two processes knows how often the other has renamed a thread; it tries again when Discord says.
    if (status === 429 && route === '/channels/{channel_id}' && this.processes.length > 1) return;
    if (!this.#expected.includes(code ?? 0))
      this.refusals.push(`${method} ${route} was refused: ${status} ${JSON.stringify(response)}`);
  }

  /** Whether the bot knows that it was removed. */
  get hasNotedRemoval(): boolean {
    const { guildId } = this.playground;
    return statement(this.database.database, REMOVED).get(guildId) !== undefined;
  }

  /** Since when the bot is out of the server (Unix milliseconds). */
  get removedAt(): number | null {
    return this.#removedAt;
  }

  set removedAt(at: number | null) {
    this.#removedAt = at;
    this.#intrusions.length = 0;
  }

  /** The bot knows that it was removed, and nobody has tapped anything for a while: then it leaves the server alone. */
  get #isOut(): boolean {
    const { removedAt, clockErrorMs } = this;
    const since = Math.max(removedAt ?? 0, this.#answeredAt);
    return removedAt !== null && clockErrorMs === 0 && this.#world.now() > since + NOTED_MS;
  }

  #draw(what: Drawable) {
    if (this.#isDue(DRAWN)) return drawPicture(PAINTERS, what);
    const description = PAINTERS[what.painter]?.[what.kind]?.describe(what.view) ?? '';
    return { bytes: DOT, name: `${what.kind}.png`, type: 'image/png', description } as const;
  }

  #log(entry: LogEntry): void {
    const [word] = JSON.stringify(entry).match(CANARY) ?? [];
    if (word) this.refusals.push(`“${word}” is in the log: ${entry.msg}`);
    if (TOKEN.test(JSON.stringify(entry))) this.refusals.push(`a token is in the log: ${entry.msg}`);
    this.#trace.note('log', `${entry.level} ${entry.msg}${entry.err ? `: ${entry.err.message}` : ''}`);
    const isExpected = this.#expected.some((code) => code === entry.err?.code);
    if (
      entry.level >= 40 &&
      !isExpected &&
      (this.isCalm || !EXPLAINED.test(`${entry.err?.type} ${entry.err?.message} ${entry.msg}`))
    )
      this.logged.push(entry);
  }
}
