import { type Client, Events, type Interaction, type REST, Status } from 'discord.js';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StatsStore, StoreStats } from '../../tables/store.ts';

/** The store is asked no more often, however many ask for metrics. */
const STATS_KEPT_MS = 10_000;

const CALLBACK = /^\/interactions\/(\d+)\/[^/]+\/callback/;

type TapKind = 'command' | 'menu' | 'button' | 'list' | 'form' | 'autocomplete' | 'other';

interface Tap {
  readonly kind: TapKind;
  /** Milliseconds of `performance.now()`. */
  readonly at: number;
  isAnswered: boolean;
  hasFailed: boolean;
}

interface StoreAnswer {
  /** Null where it doesn't answer. */
  readonly stats: StoreStats | null;
  readonly isUp: boolean;
}

interface Watched {
  readonly client: Client;
  readonly queues: Readonly<Record<string, () => number>>;
  readonly lastRunAt: () => number;
}

/** Figures for Prometheus: docs/metrics.md lists them. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #store: StatsStore;
  readonly #taps = new Map<string, Tap>();
  #asked: { readonly at: number; readonly answer: Promise<StoreAnswer> } | null = null;

  readonly #tapSeconds = this.#histogram(
    'tap_seconds',
    'From the arrival of an interaction until all that follows is done.',
    ['kind', 'outcome'],
    [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  );
  readonly #acknowledgementSeconds = this.#histogram(
    'acknowledgement_seconds',
    'From the arrival of an interaction until Discord has accepted the first answer; it waits for 3 seconds.',
    ['kind'],
    [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3],
  );
  readonly #storedSeconds = this.#histogram(
    'stored_seconds',
    'From the arrival of an interaction until its change of a table is stored.',
    ['kind'],
    [0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  );
  readonly #drawingSeconds = this.#histogram(
    'drawing_seconds',
    'Drawing a picture of a table, without the time that it waited for its turn.',
    [],
    [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  );
  readonly #requests = this.#counter(
    'discord_requests_total',
    "Requests to Discord, by method and the answer's status; none: no answer came.",
    ['method', 'status'],
  );
  readonly #waits = this.#counter(
    'discord_rate_limit_waits_total',
    'Requests that waited because of a rate limit that is known already.',
    ['scope'],
  );
  readonly #unanswered = this.#counter(
    'questions_unanswered_total',
    'Questions that no page was sure to answer, by language; unsure: topics were near, nothing: none was.',
    ['language', 'reason'],
  );

  constructor(store: StatsStore) {
    this.#store = store;
    collectDefaultMetrics({ register: this.#registry, prefix: 'haruspex_' });
    this.#gauge(
      'database_up',
      'Whether the database answered and could be written when it was last asked: 1 or 0.',
      [],
      async (set) => set((await this.#askStore()).isUp ? 1 : 0),
    );
    this.#gauge('tables', 'Tables by status, of all processes on this database.', ['status'], async (set) => {
      const { tables = {} } = (await this.#askStore()).stats ?? {};
      for (const [status, count] of Object.entries(tables)) set(count, status);
    });
  }

  watch({ client, queues, lastRunAt }: Watched): void {
    client.on(Events.InteractionCreate, (interaction) => {
      const tap = { kind: kindOf(interaction), at: performance.now(), isAnswered: false, hasFailed: false };
      this.#taps.set(interaction.id, tap);
    });
    this.#watchRequests(client.rest);
    this.#gauge('queue_length', 'How many wait or are under way.', ['queue'], async (set) => {
      const { stats } = await this.#askStore();
      const waiting = { notices: stats?.noticesDue ?? 0, transactions: stats?.transactions ?? 0 };
      for (const [queue, length] of Object.entries(waiting)) set(length, queue);
      for (const [queue, length] of Object.entries(queues)) set(length(), queue);
      set(this.#taps.size, 'taps');
    });
    this.#gauge('shards', 'Shards of this process, by whether they are connected.', ['state'], (set) => {
      const connected = client.ws.shards.filter(({ status }) => status === Status.Ready).size;
      set(connected, 'connected');
      set(client.ws.shards.size - connected, 'lost');
    });
    this.#gauge('servers', 'Servers of this process that the bot is on.', [], (set) =>
      set(client.guilds.cache.size),
    );
    this.#gauge('last_run_timestamp_seconds', 'When clocks and reminders were last looked at.', [], (set) =>
      set(lastRunAt() / 1000),
    );
  }

  stored(id: string): void {
    const tap = this.#taps.get(id);
    if (tap) this.#storedSeconds.observe({ kind: tap.kind }, secondsSince(tap.at));
  }

  failed(id: string): void {
    const tap = this.#taps.get(id);
    if (tap) tap.hasFailed = true;
  }

  unanswered(language: string, reason: 'unsure' | 'nothing'): void {
    this.#unanswered.inc({ language, reason });
  }

  done(id: string): void {
    const tap = this.#taps.get(id);
    if (!tap) return;
    this.#taps.delete(id);
    const outcome = tap.hasFailed ? 'failed' : tap.isAnswered ? 'answered' : 'unanswered';
    this.#tapSeconds.observe({ kind: tap.kind, outcome }, secondsSince(tap.at));
  }

  /** The same drawing, with its time taken. */
  timed<Given extends unknown[], Drawn>(
    draw: (...given: Given) => Promise<Drawn>,
  ): (...given: Given) => Promise<Drawn> {
    return async (...given) => {
      const from = performance.now();
      try {
        return await draw(...given);
      } finally {
        this.#drawingSeconds.observe(secondsSince(from));
      }
    };
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #watchRequests(rest: REST): void {
    rest.on('response', ({ method, path }, { status }) => {
      this.#requests.inc({ method: method.toUpperCase(), status });
      const [, id = ''] = CALLBACK.exec(path) ?? [];
      const tap = this.#taps.get(id);
      if (!tap || tap.isAnswered || status >= 300) return;
      tap.isAnswered = true;
      this.#acknowledgementSeconds.observe({ kind: tap.kind }, secondsSince(tap.at));
    });
    rest.on('rateLimited', ({ global, scope }) => {
      this.#waits.inc({ scope: global ? 'global' : scope });
    });
    const { makeRequest } = rest.options;
    rest.options.makeRequest = async (url, init) => {
      try {
        return await makeRequest(url, init);
      } catch (error) {
        this.#requests.inc({ method: (init.method ?? 'GET').toUpperCase(), status: 'none' });
        throw error;
      }
    };
  }

  #askStore(): Promise<StoreAnswer> {
    const at = Date.now();
    if (!this.#asked || at - this.#asked.at > STATS_KEPT_MS)
      this.#asked = { at, answer: answerOf(this.#store) };
    return this.#asked.answer;
  }

  #histogram(name: string, help: string, labelNames: string[], buckets: number[]): Histogram {
    return new Histogram({ ...this.#named(name, help, labelNames), buckets });
  }

  #counter(name: string, help: string, labelNames: readonly string[]): Counter {
    return new Counter(this.#named(name, help, labelNames));
  }

  #named<Labels extends readonly string[]>(name: string, help: string, labelNames: Labels) {
    return { name: `haruspex_${name}`, help, labelNames, registers: [this.#registry] };
  }

  /** Read when metrics are asked for. `set`: a value, and that of the one label. */
  #gauge(
    name: string,
    help: string,
    labelNames: readonly [] | readonly [string],
    read: (set: (value: number, label?: string) => void) => void | Promise<void>,
  ): void {
    const [label] = labelNames;
    const gauge: Gauge = new Gauge({
      ...this.#named(name, help, labelNames),
      collect: async () => {
        gauge.reset();
        await read((value, of) => (label && of ? gauge.set({ [label]: of }, value) : gauge.set(value)));
      },
    });
  }
}

async function answerOf(store: StatsStore): Promise<StoreAnswer> {
  const [stats, isWritable] = await Promise.all([
    store.stats().catch(() => null),
    store.ping().then(
      () => true,
      () => false,
    ),
  ]);
  return { stats, isUp: stats !== null && isWritable };
}

const secondsSince = (at: number): number => (performance.now() - at) / 1000;

function kindOf(interaction: Interaction): TapKind {
  if (interaction.isChatInputCommand()) return 'command';
  if (interaction.isAutocomplete()) return 'autocomplete';
  if (interaction.isMessageContextMenuCommand()) return 'menu';
  if (interaction.isButton()) return 'button';
  if (interaction.isAnySelectMenu()) return 'list';
  return interaction.isModalSubmit() ? 'form' : 'other';
}
