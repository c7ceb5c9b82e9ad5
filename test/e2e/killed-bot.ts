import path from 'node:path';
import { type RecordedRequest, startPlayground } from '@haruspex/playground';
import {
  buttonsOf,
  connect,
  type PageMessage,
  type Person,
  type Visitors,
} from '@haruspex/playground/testing/person.ts';
import { openStore } from '../../src/storage/index.ts';
import { compiled } from '../compiled.ts';
import { parseTap } from '../discord/taps.ts';
import type { Database } from '../storage/databases.ts';
import { BotProcess } from './bot-process.ts';
import { seeded } from './dice.ts';
import { HELP, lobbyOf, tapsOf } from './game.ts';
import { Spectator } from './spectator.ts';

/** Longer than the bot waits before it acknowledges: what is asked is written down. */
const SLOW_MS = 2500;
/** Until a table shows what it should after a restart. */
const SHOWN_MS = 30_000;
const OPENERS = 5;

export interface KillFigures {
  /** Processes that were killed, each at the moment at which an acknowledgement arrived. */
  kills: number;
  /** Taps that had been acknowledged by then. */
  acknowledged: number;
  /** Taps that had been written down, and not been done. */
  writtenDown: number;
  /** Acknowledged, and not stored after the next start. */
  lost: number;
  /** Stored more than once. */
  twice: number;
}

/** A table at which something is tapped in each process's life. */
interface Watched {
  readonly id: string;
  /** As it is stored. Every tap raises it by one. */
  version: number;
  isOver: boolean;
  /** Finds what is to be tapped; then taps it. */
  prepare(): Promise<() => Promise<unknown>>;
}

interface Given {
  readonly kills: number;
  /** Of the processes, 0..1: those which take longer to change a table than Discord waits. */
  readonly slowShare: number;
  /** That each of {@link OPENERS} people opens. */
  readonly lobbies: number;
  readonly seed: number;
}

/**
 * People tap at several tables at once, and the bot's process is killed at the moment at which Discord receives one of the
 * acknowledgements. The next process is to have each acknowledged tap stored exactly once.
 */
export async function killAtAcknowledgements(database: Database, given: Given): Promise<KillFigures> {
  const arena = await Arena.open(database);
  try {
    return await arena.run(given);
  } finally {
    await arena.close();
  }
}

class Arena {
  readonly figures: KillFigures = { kills: 0, acknowledged: 0, writtenDown: 0, lost: 0, twice: 0 };
  readonly #database: Database;
  readonly #playground: Awaited<ReturnType<typeof startPlayground>>;
  readonly #visitors: Visitors;
  #bot: BotProcess | null = null;
  /** Acknowledgements until the kill, and all that came. */
  #left = 0;
  #came = 0;

  private constructor(
    database: Database,
    playground: Awaited<ReturnType<typeof startPlayground>>,
    visitors: Visitors,
  ) {
    this.#database = database;
    this.#playground = playground;
    this.#visitors = visitors;
  }

  static async open(database: Database): Promise<Arena> {
    let arena: Arena | null = null;
    const onRequest = (request: RecordedRequest) => arena?.hear(request);
    const playground = await startPlayground({ port: 0, recordLimit: 1, onRequest });
    arena = new Arena(database, playground, await connect(playground.url));
    return arena;
  }

  hear({ path: at, status }: RecordedRequest): void {
    if (!at.endsWith('/callback') || status >= 300) return;
    this.#came += 1;
    this.#left -= 1;
    if (this.#left === 0) this.#bot?.kill();
  }

  async run({ kills, slowShare, lobbies: each, seed }: Given): Promise<KillFigures> {
    const { figures } = this;
    const random = seeded(seed);
    await this.#start(0);
    const { page } = this.#visitors;
    await page.until(() => page.commands.length > 0 || undefined, 'no commands');
    const lobbies: Watched[] = [];
    for (const person of this.#visitors.some(OPENERS))
      for (let at = 0; at < each; at += 1) lobbies.push(await Lobby.open(person));
    let game = await GameTable.start(this.#visitors, random);
    await this.#stop();
    while (figures.kills < kills) {
      await this.#start(random() < slowShare ? SLOW_MS : 0);
      if (game.isOver) game = await GameTable.start(this.#visitors, random);
      const tables = [...lobbies, game];
      const acknowledged = await this.#live(tables, 1 + Math.floor(random() * tables.length));
      figures.kills += 1;
      figures.acknowledged += acknowledged.size;
      const waiting = await this.#waiting(tables);
      figures.writtenDown += waiting;
      if (waiting > 0) {
        await this.#start(0);
        await this.#stop();
      }
      await this.#check(tables, acknowledged);
      if (figures.kills % 10 === 0 && kills > 40) process.stderr.write(`${JSON.stringify(figures)}\n`);
    }
    return figures;
  }

  /** Everything is tapped, and the process killed at so many acknowledgements. Which taps were acknowledged. */
  async #live(tables: readonly Watched[], atMost: number): Promise<ReadonlySet<Watched>> {
    const taps: [Watched, () => Promise<unknown>][] = [];
    for (const table of tables) taps.push([table, await table.prepare()]);
    const acknowledged = new Set<Watched>();
    this.#came = 0;
    this.#left = atMost;
    const tapped = taps.map(([table, tap]) =>
      tap().then(
        () => acknowledged.add(table),
        () => {},
      ),
    );
    // On a busy machine, Discord may not have waited for that many.
    await Promise.race([this.#bot?.ended, Promise.all(tapped)]);
    await this.#bot?.end('SIGKILL');
    this.#bot = null;
    const { page } = this.#visitors;
    await page.until(
      () => acknowledged.size >= this.#came || undefined,
      'an acknowledgement is not heard of',
    );
    return acknowledged;
  }

  async #check(tables: readonly Watched[], acknowledged: ReadonlySet<Watched>): Promise<void> {
    const { figures } = this;
    const store = await openStore({ url: this.#database.url });
    for (const table of tables) {
      const stored = await store.load(table.id);
      const version = stored?.version ?? 0;
      const done = version - table.version;
      if (done === 0 && acknowledged.has(table)) figures.lost += 1;
      if (done > 1) figures.twice += 1;
      table.version = version;
      table.isOver = stored?.status === 'finished';
    }
    await store.close();
  }

  /** How many interactions are written down that have changed no table. */
  async #waiting(tables: readonly Watched[]): Promise<number> {
    const store = await openStore({ url: this.#database.url });
    let count = 0;
    for (const { id } of await store.abandonedInteractions(new Date('2100-01-01'), 100)) {
      const changed = await Promise.all(tables.map((table) => store.hasChanged(id, table.id)));
      if (!changed.includes(true)) count += 1;
    }
    await store.close();
    return count;
  }

  async #start(delayMs: number): Promise<void> {
    const program = await compiled(path.resolve(import.meta.dirname, 'slow-bot.ts'));
    this.#left = 0;
    this.#bot = new BotProcess(this.#playground, this.#database.url, [program, `${delayMs}`]);
    await this.#bot.says('taken up');
  }

  async #stop(): Promise<void> {
    await this.#bot?.end('SIGTERM');
    this.#bot = null;
  }

  async close(): Promise<void> {
    await this.#bot?.end('SIGKILL');
    this.#visitors.close();
    await this.#playground.close();
  }
}

/** A game of two people: taps that are for one version alone. */
class GameTable implements Watched {
  readonly id: string;
  version: number;
  isOver = false;
  readonly #onlooker: Spectator;
  readonly #random: () => number;

  private constructor(onlooker: Spectator, random: () => number) {
    this.#onlooker = onlooker;
    this.#random = random;
    this.id = onlooker.table;
    this.version = onlooker.version;
  }

  static async start(visitors: Visitors, random: () => number): Promise<GameTable> {
    const lobby = await lobbyOf(visitors.as('Aule'), { players: 2 });
    const [tap] = tapsOf(lobby);
    await visitors.as('Larthia').press(lobby, 'Join the table');
    const onlooker = new Spectator(visitors, tap?.table ?? '');
    await onlooker.shows(1);
    return new GameTable(onlooker, random);
  }

  /** Choices of a die that come before it are made. */
  async prepare(): Promise<() => Promise<unknown>> {
    await this.#onlooker.shows(this.version);
    for (;;) {
      const message = await this.#onlooker.visitors.page.until(
        () => this.#onlooker.newest(),
        'no turn is shown',
      );
      const mover = this.#onlooker.moverOf(message);
      const buttons = buttonsOf(message).filter(({ label }) => label !== HELP);
      const turns = buttons.flatMap(({ customId }) =>
        customId && parseTap(customId)?.on === 'turn' ? [customId] : [],
      );
      const chosen = turns[Math.floor(this.#random() * turns.length)];
      if (chosen) return () => mover.press(message, chosen);
      const [die] = buttons;
      if (!die?.customId) throw new Error('Nothing can be tapped.');
      await mover.press(message, die.customId);
      await mover.waitForChange(message.id, (now) => buttonsOf(now)[0]?.customId !== die.customId);
    }
  }
}

const LIVE = 'Play tonight instead';
const SLOW = 'Over days instead';

/** A lobby whose pace changes to and fro: taps that say nothing of a version. */
class Lobby implements Watched {
  readonly id: string;
  version = 1;
  isOver = false;
  readonly #opener: Person;
  readonly #message: PageMessage;

  private constructor(opener: Person, message: PageMessage) {
    this.id = tapsOf(message)[0]?.table ?? '';
    this.#opener = opener;
    this.#message = message;
  }

  static async open(opener: Person): Promise<Lobby> {
    return new Lobby(opener, await lobbyOf(opener, { players: 3 }));
  }

  async prepare(): Promise<() => Promise<unknown>> {
    const isSlow = this.version % 2 === 1;
    const shown = await this.#opener.waitForChange(
      this.#message,
      (message) => buttonsOf(message).every(({ label }) => label !== SLOW) === isSlow,
      SHOWN_MS,
    );
    return () => this.#opener.press(shown, isSlow ? LIVE : SLOW);
  }
}
