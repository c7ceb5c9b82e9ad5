import { type Client, Collection, type Interaction, MessageFlags, PermissionsBitField } from 'discord.js';
import type { ChannelAccess } from '../../src/discord/api/channel-access.ts';
import { ChannelApi } from '../../src/discord/api/channel-api.ts';
import { RetryQueue, watchFailures } from '../../src/discord/api/requests.ts';
import { composeNotice } from '../../src/discord/background/compose-notice.ts';
import { NoticeSender } from '../../src/discord/background/notice-sender.ts';
import { PeriodicTasks } from '../../src/discord/background/periodic-tasks.ts';
import { Cooldowns } from '../../src/discord/cooldowns.ts';
import { gameFeatureOf, type NoticeDelivery } from '../../src/discord/game-features.ts';
import type { HandlerContext, PeriodicTask } from '../../src/discord/handling/context.ts';
import { handle } from '../../src/discord/registry.ts';
import { TableMessages } from '../../src/discord/table-message/table-message.ts';
import { puzzleFeature } from '../../src/discord/tuchulcha/puzzles/posts.ts';
import type { Hint } from '../../src/games/tuchulcha/computer-players/hint.ts';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import { createLog } from '../../src/log.ts';
import { DrawingQueue } from '../../src/pictures/drawing-queue.ts';
import type { Drawable } from '../../src/pictures/painter.ts';
import type { Animation } from '../../src/pictures/tuchulcha/film/animator.ts';
import type { Film } from '../../src/pictures/tuchulcha/film/film.ts';
import type { Store } from '../../src/storage/index.ts';
import type { Opening } from '../../src/tables/changes/lobby.ts';
import type { TablesContext } from '../../src/tables/changes/table-transaction.ts';
import type { NewNotice, Notice, NoticeText } from '../../src/tables/notice.ts';
import { awakeOf, People } from '../../src/tables/people.ts';
import { turnTimes } from '../../src/tables/reminders/timing.ts';
import { type Table, type TableOf, tableChannel } from '../../src/tables/table.ts';
import { KeyedQueue } from '../../src/worker-queue.ts';
import { PLAIN_JUDGES, plainRaceJudge } from '../../tools/training/plain-player.ts';
import { StoreFaults, withFaults } from '../e2e/store-faults.ts';
import { seededDice } from '../tables/dice.ts';
import { firstAction } from '../tables/first-offered.ts';
import { idOf, type Name, whoIs } from '../tables/people.ts';
import { SOME_PUZZLES } from '../tables/tuchulcha/puzzles/some-puzzles.ts';
import { World } from '../tables/world.ts';
import { expectTaken } from './laws.ts';
import { RestStub, type StubMessage } from './rest-stub.ts';
import {
  type Asker,
  asker,
  type Call,
  type Given,
  type Options,
  SHOWS,
  StubInteraction,
} from './stub-interaction.ts';

export const BOT = '990';
const FILM = {
  bytes: Buffer.from('film'),
  type: 'image/gif',
  width: 1,
  height: 1,
  frames: 1,
  duration: 1000,
  reduced: { frames: false },
} as unknown as Film;
const PICTURE = { bytes: Buffer.from(''), name: 'board.png', type: 'image/png', description: 'A board.' };

/** A bot with the channel `2`, a clock, the real store in memory and a stub of Discord: interactions and background work, no sockets, no waiting. */
export class TestBot {
  readonly world: World;
  readonly discord: RestStub;
  /** Lets calls of the bot's store fail. */
  readonly faults = new StoreFaults();
  readonly store: Store;
  /** Everything that was drawn. */
  readonly drawn: Drawable[] = [];
  /** Servers out of reach. */
  readonly unreachable = new Set<string>();
  isConnected = true;
  /** In every channel. */
  readonly appPermissions = new PermissionsBitField(PermissionsBitField.All);
  makeFilm: () => Promise<Animation> = async () => ({ ok: true, value: FILM });
  /** As the judge would think it out. */
  hintFor: (state: GameState) => Hint | null = () => null;
  /** People whose cached avatars were dropped. */
  readonly avatarsForgotten: string[] = [];
  /** Effects other than messages: `trouble 2`. */
  readonly did: string[] = [];
  /** What the bot's process knows of channels. */
  readonly known = new Map<string, ChannelAccess>();
  readonly retryQueue = new RetryQueue();
  readonly tableMessages: TableMessages;
  /** As handlers have it. */
  readonly tables: TablesContext;
  readonly context: HandlerContext;
  readonly noticeSender: NoticeSender;
  readonly puzzlePosts: PeriodicTask;
  readonly periodicTasks: PeriodicTasks;
  readonly #logged: string[] = [];
  /** All answers to interactions so far. */
  readonly heard: Call[] = [];
  #interactions = 1000;

  /** `beside`: another process, with which it shares the world and Discord. */
  constructor(kept: Store | null = null, beside: TestBot | null = null) {
    this.world = beside?.world ?? new World(1, firstAction, null, kept);
    this.discord = beside?.discord ?? new RestStub(() => this.world.at, BOT);
    if (!beside) this.discord.addChannel('2');
    this.store = withFaults({ ...this.world.store }, this.faults);
    const { store, world, discord, retryQueue } = this;
    const now = () => world.at;
    // People at the tables use the world's own store, which never fails.
    this.tables = {
      store,
      dice: seededDice(1),
      services: { tuchulcha: { computer: firstAction, judge: plainRaceJudge } },
      now,
      isMember: async (_, userId) => !discord.left.has(userId),
    };
    const { tables } = this;
    const people = new People(store, now, (id) => void this.tableMessages.outdated.add(id));
    const log = createLog('info', { write: (line) => this.#logged.push(line) });
    watchFailures(discord.rest, { log, now });
    const channelApi = new ChannelApi(
      discord.rest,
      (ids) => awakeOf({ store, now }, ids),
      now,
      async (ms) => this.after(ms),
    );
    const drawing = new DrawingQueue();
    const draw = async (view: Drawable) => {
      this.drawn.push(view);
      return PICTURE;
    };
    const parts = {
      store,
      channelApi,
      accessTo: (id: string) => this.known.get(id) ?? null,
      presenceOf: async ({ guildId }: Table, userId: string) =>
        (await channelApi.isMember(guildId, userId)) ? 'reads' : 'gone',
      log,
      now,
      botId: () => BOT,
    };
    const tableMessages = new TableMessages({
      ...parts,
      drawing,
      draw,
      avatars: { of: async (one) => (one.kind === 'computer' ? one : { kind: 'initial', text: one.name }) },
      timesOf: (table, timing) => turnTimes(tables, table, timing),
      announce: (table, texts) => this.noticeSender.announce(table, texts),
      leavePlace: async (table) => gameFeatureOf(table).moved?.(store, table),
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
          table: this.tables.services.tuchulcha,
          filmCache: {
            frames: (_: string, read: () => unknown) => read(),
            film: () => this.makeFilm(),
            analysis: async () => null,
            analysisKnown: () => null,
          },
          hintThread: { hintFor: async (_: string, state: GameState) => this.hintFor(state) },
          puzzles: () => SOME_PUZZLES,
          forgetAvatars: () => {},
        },
      },
      seasons: store,
      results: store,
      draw,
      // Limits have separate tests.
      cooldowns: new Cooldowns(now, 0),
      avatars: {
        of: async () => ({ kind: 'computer' }),
        forget: (userId: string) => this.avatarsForgotten.push(userId),
      },
      isTableReachable: ({ guildId }: { readonly guildId: string }) => isReachable(guildId),
      beginMessage: (...begun: Parameters<NoticeSender['beginMessage']>) =>
        this.noticeSender.beginMessage(...begun),
      sendNotices: () => this.noticeSender.deliver(),
      serverChanged: async () => {},
    } as unknown as HandlerContext;
    this.noticeSender = new NoticeSender(this.context);
    const serverOf = (id: string) => ({ available: isReachable(id), preferredLocale: 'en-US' });
    const client = { ws: { shards: new Map([[0, {}]]) }, options: {}, guilds: { cache: { get: serverOf } } };
    const puzzlePosts = puzzleFeature.createTask?.(this.context, client as unknown as Client);
    if (!puzzlePosts) throw new Error('no task');
    this.puzzlePosts = puzzlePosts;
    this.periodicTasks = new PeriodicTasks(this.context, {
      noticeSender: this.noticeSender,
      mostSilenceMs: 60_000,
      isConnected: () => this.isConnected,
      inbox: { takeUp: async () => {} },
      tasks: [this.puzzlePosts],
    });
  }

  /** Changes of the store since the last interaction began. */
  get writes(): readonly string[] {
    return this.faults.writes;
  }

  /** `isPrivate`: on an ephemeral message. */
  button = (who: string | Asker, customId: string, isPrivate = false): Promise<readonly Call[]> =>
    this.#run(who, { type: 'button', customId, isPrivate });

  select = (who: string | Asker, customId: string, values: readonly string[]): Promise<readonly Call[]> =>
    this.#run(who, { type: 'select', customId, values });

  form = (who: string | Asker, customId: string, fields: Options): Promise<readonly Call[]> => {
    const all = new Map(
      Object.entries(fields).map(([id, value]) => [id, { customId: id, type: 4, value }] as const),
    );
    const read = { fields: all, getTextInputValue: (id: string) => all.get(id)?.value ?? '' };
    return this.#run(who, { type: 'form', customId, fields: read });
  };

  command = (who: string | Asker, name: string, options: Options = {}): Promise<readonly Call[]> =>
    this.#run(who, { type: 'command', ...named(name, options) });

  /** A command of a person's menu. */
  menu = (who: string | Asker, commandName: string, target: string): Promise<readonly Call[]> =>
    this.#run(who, {
      type: 'user',
      commandName,
      targetUser: userOf(target),
      targetMember: { displayName: whoIs(target) },
      options: { getString: () => null },
    });

  /** A choice in a list of people or channels. */
  pick(who: string | Asker, customId: string, type: 'users' | 'channels', values: readonly string[]) {
    const users = new Collection(values.map((id) => [id, userOf(id)]));
    const members = new Collection(values.map((id) => [id, { displayName: whoIs(id) }]));
    return this.#run(who, { type, customId, values, users, members });
  }

  /** The choices for the option, as name and value. */
  async suggestions(who: string | Asker, name: string, option: string, typed: string, options: Options = {}) {
    const focused = { name: option, value: typed };
    const calls = await this.#run(who, { type: 'autocomplete', ...named(name, options, focused) });
    const [, choices] = calls.find(([method]) => method === 'respond') ?? [];
    return choices as { readonly name: string; readonly value: string }[];
  }

  /** How a notice would be sent. */
  composeNotice = (table: Table, notice: Notice): Promise<NoticeDelivery | null> =>
    composeNotice(this.context, table, notice);

  /** One that isn't handled yet, and what reaches Discord through it. */
  interaction(who: string | Asker, given: Given) {
    const calls: Call[] = [];
    const stub = new StubInteraction(
      `${this.#interactions++}`,
      typeof who === 'string' ? asker(who) : who,
      { appPermissions: this.appPermissions, ...given },
      (call) => this.#hear(calls, call, stub),
    );
    return { interaction: stub as unknown as Interaction, calls };
  }

  /** A public answer is a message of its channel, which can be edited later. */
  #hear(calls: Call[], call: Call, { channelId }: StubInteraction): string {
    calls.push(call);
    this.heard.push(call);
    const [method, body] = call;
    const { content, components, flags } = (body ?? {}) as Partial<StubMessage> & { readonly flags?: number };
    const isPublic =
      method === 'reply' &&
      ((flags ?? 0) & MessageFlags.Ephemeral) === 0 &&
      this.discord.channels.has(channelId);
    if (!isPublic) return `${calls.length + 5000}`;
    const isInRows = ((flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
    return Object.assign(this.discord.addMessage(channelId, content ?? ''), { components, isInRows }).id;
  }

  async #run(who: string | Asker, given: Given): Promise<readonly Call[]> {
    const { interaction, calls } = this.interaction(who, given);
    this.faults.writes = [];
    const before = this.discord.requests.length;
    await handle(this.context, interaction);
    for (const [method, body] of calls) if (SHOWS.test(method)) expectTaken(body);
    const others = this.discord.requests.slice(before);
    return [...calls, ...others.map(({ method, path, body }): Call => [`channel.${method}`, path, body])];
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

  /** Whether its messages show the table as it is. */
  async isShown(id: string): Promise<boolean> {
    const { version, showing } = await this.world.table(id);
    return showing.versionShown === version;
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

/** A command's name and options, as interactions have them. People are named by id: `bot` is one, and `77` is not on the server. */
function named(name: string, options: Options, focused = { name: '', value: '' }) {
  const [commandName, subcommand = null] = name.split(' ');
  const given =
    <T>(read: (value: string) => T) =>
    (key: string) => {
      const value = options[key];
      return value === undefined ? null : read(value);
    };
  return {
    commandName,
    options: {
      getSubcommand: () => subcommand,
      getString: given((value) => value),
      getInteger: given(Number),
      getBoolean: given((value) => value === 'true'),
      getUser: given(userOf),
      getMember: given((id) => (id === STRANGER ? null : { displayName: whoIs(id) })),
      get: given((value) => ({ value })),
      getFocused: (whole = false) => (whole ? focused : focused.value),
    },
  };
}

export const STRANGER = '77';

/** As Discord describes a person, or a bot. */
export const userOf = (id: string) => ({ id, bot: id === BOT, displayName: whoIs(id), hexAccentColor: null });
