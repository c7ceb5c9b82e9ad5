import { ChannelApi } from '../../src/discord/api/channel-api.ts';
import { RetryQueue, watchFailures } from '../../src/discord/api/requests.ts';
import { NoticeSender } from '../../src/discord/background/notice-sender.ts';
import { PeriodicTasks } from '../../src/discord/background/periodic-tasks.ts';
import type { HandlerContext } from '../../src/discord/handling/context.ts';
import { refreshTable } from '../../src/discord/handling/refresh-table.ts';
import { TableMessages } from '../../src/discord/table-message/table-message.ts';
import { PuzzlePosts } from '../../src/discord/tuchulcha/puzzles/posts.ts';
import { createLog } from '../../src/log.ts';
import { DrawingQueue } from '../../src/pictures/drawing-queue.ts';
import type { Drawable } from '../../src/pictures/painter.ts';
import type { Animation } from '../../src/pictures/tuchulcha/film/animator.ts';
import type { Film } from '../../src/pictures/tuchulcha/film/film.ts';
import type { Opening } from '../../src/tables/changes/lobby.ts';
import type { TablesContext } from '../../src/tables/changes/table-transaction.ts';
import type { LiveMessage, NewNotice, NoticeText } from '../../src/tables/notice.ts';
import { awakeOf, People } from '../../src/tables/people.ts';
import { turnTimes } from '../../src/tables/reminders/timing.ts';
import type { SharedStore } from '../../src/tables/store.ts';
import { type TableOf, tableChannel } from '../../src/tables/table.ts';
import { KeyedQueue } from '../../src/worker-queue.ts';
import { PLAIN_JUDGES, plainRaceJudge } from '../../tools/training/plain-player.ts';
import { StoreFaults, withFaults } from '../e2e/store-faults.ts';
import { seededDice } from '../tables/dice.ts';
import { firstAction } from '../tables/first-offered.ts';
import { idOf, type Name } from '../tables/people.ts';
import { SOME_PUZZLES } from '../tables/tuchulcha/puzzles/some-puzzles.ts';
import { World } from '../tables/world.ts';
import { RestStub } from './rest-stub.ts';

export const BOT = '990';
const FILM = {
  bytes: Buffer.from('film'),
  type: 'image/gif',
  width: 1,
  height: 1,
  frames: 1,
} as unknown as Film;
const PICTURE = { bytes: Buffer.from(''), name: 'board.png', type: 'image/png', description: 'A board.' };

/** A bot's background work with a clock, a store in memory and a stub of Discord: no sockets, no waiting. */
export class TestBot {
  readonly world: World;
  readonly discord: RestStub;
  /** Lets calls of the bot's store fail. */
  readonly faults = new StoreFaults();
  readonly store: SharedStore;
  /** Everything that was drawn. */
  readonly drawn: Drawable[] = [];
  /** Servers out of reach. */
  readonly unreachable = new Set<string>();
  isConnected = true;
  makeFilm: () => Promise<Animation> = async () => ({ ok: true, value: FILM });
  /** Effects other than messages: `trouble 2`. */
  readonly did: string[] = [];
  readonly retryQueue = new RetryQueue();
  readonly tableMessages: TableMessages;
  readonly context: HandlerContext;
  readonly noticeSender: NoticeSender;
  readonly puzzlePosts: PuzzlePosts;
  readonly periodicTasks: PeriodicTasks;
  readonly #logged: string[] = [];

  /** `beside`: another process, with which it shares the world and Discord. */
  constructor(kept: SharedStore | null = null, beside: TestBot | null = null) {
    this.world = beside?.world ?? new World(1, firstAction, seededDice(1), kept);
    this.discord = beside?.discord ?? new RestStub(() => this.world.at, BOT);
    this.store = withFaults({ ...this.world.store }, this.faults);
    const { store, world, discord, retryQueue } = this;
    const now = () => world.at;
    // People at the tables use the world's own store, which never fails.
    const tables: TablesContext = {
      store,
      dice: seededDice(1),
      services: { tuchulcha: { computer: firstAction, judge: plainRaceJudge } },
      now,
    };
    const people = new People(store, now);
    const log = createLog('info', { write: (line) => this.#logged.push(line) });
    watchFailures(discord.rest, { log, now });
    const channelApi = new ChannelApi(
      discord.rest,
      (ids) => awakeOf({ store, now }, ids),
      now,
      async (ms) => this.after(ms),
    );
    const drawing = new DrawingQueue();
    const parts = { store, channelApi, accessTo: () => null, log, now, botId: () => BOT };
    const tableMessages = new TableMessages({
      ...parts,
      drawing,
      draw: async (view) => {
        this.drawn.push(view);
        return PICTURE;
      },
      avatars: { of: async (one) => (one.kind === 'computer' ? one : { kind: 'initial', text: one.name }) },
      whenUp: async (table, timing) => (await turnTimes(tables, table, timing)).up,
      announce: (table, texts) => this.noticeSender.announce(table, texts),
    });
    this.tableMessages = tableMessages;
    const reportTrouble: HandlerContext['reportTrouble'] = async (_, channelId) => {
      this.did.push(`trouble ${channelId}`);
    };
    const isReachable = (guildId: string) => !this.unreachable.has(guildId);
    // The parts of the context that background work uses.
    this.context = {
      ...parts,
      tables,
      people,
      tableMessages,
      drawing,
      retryQueue,
      queue: new KeyedQueue(),
      reportTrouble,
      services: {
        tuchulcha: {
          judges: PLAIN_JUDGES,
          filmCache: { frames: (_: string, read: () => unknown) => read(), film: () => this.makeFilm() },
        },
      },
      avatars: { of: async () => ({ kind: 'computer' }) },
      isTableReachable: ({ guildId }: { readonly guildId: string }) => isReachable(guildId),
      keepMessage: (notice: NewNotice, live: LiveMessage) => store.keepMessage(notice, live),
      sendNotices: () => this.noticeSender.deliver(),
    } as unknown as HandlerContext;
    this.noticeSender = new NoticeSender(this.context);
    this.puzzlePosts = new PuzzlePosts({
      ...parts,
      isReachable,
      puzzles: () => SOME_PUZZLES,
      localeOf: () => 'en-US',
      draw: (guildId, message) => tableMessages.draw(guildId, message),
    });
    this.periodicTasks = new PeriodicTasks({
      store,
      tables,
      log,
      now,
      isReachable: this.context.isTableReachable,
      noticeSender: this.noticeSender,
      mostSilenceMs: 60_000,
      isConnected: () => this.isConnected,
      refreshTable: (id) => refreshTable(this.context, id),
      takeUpInteractions: async () => {},
      checkThreads: async () => {},
      tasks: [this.puzzlePosts],
      showStatus: async () => {},
    });
  }

  /** Lines of a level: 40 warns, 50 is an error. */
  logged(level: number): string[] {
    return this.#logged
      .map((line): { level: number; msg: string } => JSON.parse(line))
      .filter((entry) => entry.level >= level)
      .map(({ msg }) => msg);
  }

  /** A game that is being played and shown in its thread. */
  async playing(
    names: readonly Name[] = ['anna', 'bert'],
    more: Partial<Opening> = {},
  ): Promise<TableOf<'tuchulcha'>> {
    if (!this.discord.channels.has('2')) this.discord.addChannel('2');
    const id = await this.world.playing(names, more);
    const lobby = this.discord.addMessage('2', 'the lobby');
    await this.world.store.show(id, { lobbyMessageId: lobby.id });
    await this.tableMessages.show(id);
    return this.world.table(id);
  }

  /** Writes a notice for a person, due now; null: for the table. */
  async notify(
    table: { readonly id: string },
    name: Name | null,
    text: NoticeText,
    more: Partial<NewNotice> = {},
  ): Promise<string> {
    const key = `${table.id}:${text.kind}:${this.world.at.getTime()}`;
    const userId = name === null ? null : idOf(name);
    const notice = { key, tableId: table.id, userId, text, dueAt: this.world.at, ...more };
    await this.world.store.notify([notice]);
    return notice.key;
  }

  /** Advances the clock by this many milliseconds. */
  after(ms: number): void {
    this.world.at = new Date(this.world.at.getTime() + ms);
  }

  /** Notices that are waiting, or that were begun and not settled, without messages that were sent. */
  async waiting(): Promise<string[]> {
    const late = new Date('9999-01-01');
    const due = await this.world.store.dueNotices(late, late, 1000);
    return due.filter(({ live }) => !live).map(({ text }) => text.kind);
  }

  /** The table's messages after its turn's message. */
  said(table: Parameters<typeof tableChannel>[0]): string[] {
    return this.discord.contents(tableChannel(table)).slice(1);
  }
}
