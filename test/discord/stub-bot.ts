import { type Interaction, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { InteractionType } from 'discord-api-types/v10';
import { pino } from 'pino';
import { composeNotice } from '../../src/discord/background/compose-notice.ts';
import { Cooldowns } from '../../src/discord/cooldowns.ts';
import type { NoticeDelivery } from '../../src/discord/game-features.ts';
import type { HandlerContext } from '../../src/discord/handling/context.ts';
import { handle } from '../../src/discord/registry.ts';
import { TableMessages } from '../../src/discord/table-message/table-message.ts';
import type { Hint } from '../../src/games/tuchulcha/computer-players/hint.ts';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import { DrawingQueue } from '../../src/pictures/drawing-queue.ts';
import type { TablesContext } from '../../src/tables/changes/table-transaction.ts';
import type { Notice } from '../../src/tables/notice.ts';
import { People } from '../../src/tables/people.ts';
import { type Timing, turnTimes } from '../../src/tables/reminders/timing.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../src/tables/settings.ts';
import type { SharedStore } from '../../src/tables/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { KeyedQueue } from '../../src/worker-queue.ts';
import { PLAIN_JUDGES, plainRaceJudge } from '../../tools/training/plain-player.ts';
import { eachGame } from '../e2e/store-faults.ts';
import { seededDice } from '../tables/dice.ts';
import { firstAction } from '../tables/first-offered.ts';
import { memoryStore } from '../tables/memory-store.ts';
import { SOME_PUZZLES } from '../tables/tuchulcha/puzzles/some-puzzles.ts';
import { expectTaken } from './laws.ts';

/** The person who asks, and the channel. */
export interface Asker {
  readonly userId: string;
  /** Null: in a direct message. */
  readonly guildId: string | null;
  readonly isManager: boolean;
  readonly channelId: string;
}

export type Options = Readonly<Record<string, string>>;

/** A request to Discord: the method, and its arguments. */
export type Call = readonly [method: string, ...given: unknown[]];

type Given = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Methods of the stores that change what is stored. */
const WRITES =
  /^(create(Within)?|change(Within)?|save\w+|show|follow|notify|offerSeat|endOffer|addToDraft|dropDraft|answerPuzzle)$/;

/** The bot on a store, in memory if none is given: interactions go in, and what was asked of Discord and of the store is seen. */
export class StubBot {
  readonly store: SharedStore;
  readonly tables: TablesContext;
  readonly #context: HandlerContext;
  /** Writes to the store since the last interaction began. */
  writes: string[] = [];
  /** As the judge would think it out. */
  hintFor: (state: GameState) => Hint | null = () => null;
  /** People whose cached avatars were dropped. */
  readonly avatarsForgotten: string[] = [];
  #calls: Call[] = [];
  #made = 1000;

  constructor(given: SharedStore | null = null) {
    const now = () => new Date('2026-03-02T12:00:00Z');
    // Limits have separate tests.
    const guildSettings = async () => ({ ...DEFAULT_GUILD_SETTINGS, maxTables: null });
    this.store = this.#watched({ ...(given ?? memoryStore(now)), guildSettings });
    const { store } = this;
    this.tables = {
      store,
      dice: seededDice(1),
      services: { tuchulcha: { computer: firstAction, judge: plainRaceJudge } },
      now,
    };
    const log = pino({ level: 'silent' });
    const channelApi = this.#recording('channel', {
      send: () => this.#id(),
      startThread: () => this.#id(),
      createThread: () => this.#id(),
      openDirectMessage: () => this.#id(),
      recent: () => [],
      messageExists: () => true,
      isMember: () => true,
    });
    const picture = { bytes: Buffer.from('picture'), name: 'board.png', type: 'image/png', description: '' };
    const draw = async () => picture;
    const drawing = new DrawingQueue();
    const filmCache = {
      frames: (_: string, read: () => unknown) => read(),
      analysis: async () => null,
      analysisKnown: () => null,
      film: async () => ({ ok: false, why: 'busy' }),
    };
    const services = {
      tuchulcha: {
        filmCache,
        judges: PLAIN_JUDGES,
        hintThread: { hintFor: async (_: string, state: GameState) => this.hintFor(state) },
        puzzles: () => SOME_PUZZLES,
        forgetAvatars: () => {},
      },
    };
    const results = {
      history: async () => [],
      result: async () => null,
      isHidden: async () => false,
      hide: async () => {},
      forgetPerson: async () => {},
      faces: async () => [0, 0, 0, 0, 0, 0],
    };
    const avatars = {
      of: async () => ({ kind: 'computer' }),
      forget: (userId: string) => this.avatarsForgotten.push(userId),
    };
    const parts = {
      avatars,
      store,
      channelApi,
      draw,
      log,
      now,
      botId: () => '1',
      drawing,
      accessTo: () => null,
    };
    this.#context = {
      store,
      tables: this.tables,
      people: new People(store, now),
      log,
      now,
      channelApi,
      results,
      draw,
      drawing,
      cooldowns: new Cooldowns(now, 0),
      services,
      avatars,
      tableMessages: new TableMessages({
        ...parts,
        whenUp: async (table: Table, timing?: Timing) => (await turnTimes(this.tables, table, timing)).up,
        announce: async () => {},
      } as never),
      queue: new KeyedQueue(),
      retryQueue: { retry() {}, clear() {}, async pause() {}, async stop() {} },
      keepMessage: async () => {},
      sendNotices: async () => {},
      reportTrouble: async () => {},
    } as unknown as HandlerContext;
  }

  /** `isPrivate`: on an ephemeral message. */
  button = (asker: Asker, customId: string, isPrivate = false): Promise<readonly Call[]> =>
    this.#run(asker, { type: 'button', customId, message: this.#message(isPrivate) });

  /** How a notice would be sent. */
  composeNotice = (table: Table, notice: Notice): Promise<NoticeDelivery | null> =>
    composeNotice(this.#context, table, notice);

  select = (asker: Asker, customId: string, values: readonly string[]): Promise<readonly Call[]> =>
    this.#run(asker, { type: 'select', customId, values, message: this.#message() });

  form = (asker: Asker, customId: string, fields: Options): Promise<readonly Call[]> => {
    const all = new Map(
      Object.entries(fields).map(([id, value]) => [id, { customId: id, type: 4, value }] as const),
    );
    const read = { fields: all, getTextInputValue: (id: string) => all.get(id)?.value ?? '' };
    return this.#run(asker, { type: 'form', customId, fields: read, message: this.#message() });
  };

  command = (asker: Asker, name: string, options: Options): Promise<readonly Call[]> =>
    this.#run(asker, { type: 'command', ...this.#named(name, options) });

  /** The choices for the option, as name and value. */
  async suggestions(asker: Asker, name: string, option: string, typed: string, options: Options = {}) {
    const focused = { name: option, value: typed };
    const calls = await this.#run(asker, { type: 'autocomplete', ...this.#named(name, options, focused) });
    const [, choices] = calls.find(([method]) => method === 'respond') ?? [];
    return choices as { readonly name: string; readonly value: string }[];
  }

  #named(name: string, options: Options, focused = { name: '', value: '' }) {
    const [commandName, subcommand = null] = name.split(' ');
    const userOf = (key: string) => {
      const id = options[key];
      return id === undefined ? null : { id, bot: false, displayName: `user ${id}` };
    };
    return {
      commandName,
      options: {
        getSubcommand: () => subcommand,
        getString: (key: string) => options[key] ?? null,
        getInteger: () => null,
        getBoolean: () => null,
        getUser: userOf,
        getMember: (key: string) => (options[key] === undefined ? null : { displayName: 'member' }),
        get: (key: string) => (options[key] === undefined ? null : { value: options[key] }),
        getFocused: (whole = false) => (whole ? focused : focused.value),
      },
    };
  }

  #message = (isPrivate = false) => ({
    id: this.#id(),
    content: 'a message',
    components: [],
    flags: { has: () => isPrivate },
    edit: async () => {},
  });

  #id = (): string => `${this.#made++}`;

  #recording<T extends Readonly<Record<string, (...given: never[]) => unknown>>>(
    prefix: string,
    answers: T,
  ): Record<string, (...given: unknown[]) => Promise<unknown>> {
    return new Proxy({} as Record<string, (...given: unknown[]) => Promise<unknown>>, {
      get:
        (_, method: string) =>
        async (...given: unknown[]) => {
          this.#calls.push([`${prefix}.${method}`, ...given]);
          return answers[method]?.(...(given as never[]));
        },
    });
  }

  #watched<T extends object>(store: T): T {
    return new Proxy(store, {
      get: (target, name, receiver) => {
        const found: unknown = Reflect.get(target, name, receiver);
        if (name === 'games') return eachGame(found as object, (one) => this.#watched(one));
        if (typeof found !== 'function' || typeof name !== 'string' || !WRITES.test(name)) return found;
        return (...given: unknown[]) => {
          this.writes.push(name);
          return found.apply(target, given);
        };
      },
    });
  }

  async #run(asker: Asker, given: Given): Promise<readonly Call[]> {
    this.writes = [];
    this.#calls = [];
    await handle(this.#context, this.#interaction(asker, given));
    for (const [method, body] of this.#calls) if (SHOWN.test(method)) expectTaken(body);
    return this.#calls;
  }

  #interaction(asker: Asker, given: Given): Interaction {
    const hear = (call: Call) => {
      this.#calls.push(call);
      return this.#id();
    };
    return new StubInteraction(this.#id(), asker, given, hear) as unknown as Interaction;
  }
}

/** Methods that show a message or a form. */
const SHOWN = /^(reply|editReply|followUp|update|showModal)$/;

const APP_PERMISSIONS = new PermissionsBitField(PermissionsBitField.All);
const MANAGER = new PermissionsBitField(PermissionFlagsBits.ManageGuild);
const NO_MANAGER = new PermissionsBitField(0n);

/** The parts of an interaction that the bot uses. A class, since tests make tens of thousands, for which a literal was too slow. */
class StubInteraction {
  deferred = false;
  replied = false;
  ephemeral: boolean | null = null;
  readonly id: string;
  readonly kind: string;
  readonly type: InteractionType | null;
  readonly user: { readonly id: string; readonly displayName: string };
  readonly guildId: string | null;
  readonly guildLocale: string | null;
  readonly context: number;
  readonly channelId: string;
  readonly memberPermissions: PermissionsBitField | null;
  readonly appPermissions = APP_PERMISSIONS;
  readonly locale = 'en-US';
  readonly member = null;
  readonly guild = null;
  readonly channel = { isThread: () => false };
  readonly client = { channels: { fetch: async () => null } };
  readonly hear: (call: Call) => string;

  /** `hear`: receives each call to Discord, and returns the id of a created message. */
  constructor(id: string, asker: Asker, { type, ...given }: Given, hear: (call: Call) => string) {
    const { userId, guildId, channelId, isManager } = asker;
    this.id = id;
    this.kind = type;
    this.type = type === 'autocomplete' ? InteractionType.ApplicationCommandAutocomplete : null;
    this.user = { id: userId, displayName: `user ${userId}` };
    this.guildId = guildId;
    this.guildLocale = guildId && 'en-US';
    this.context = guildId === null ? 1 : 0;
    this.channelId = channelId;
    this.memberPermissions = guildId === null ? null : isManager ? MANAGER : NO_MANAGER;
    this.hear = hear;
    Object.assign(this, given);
  }

  inGuild(): boolean {
    return this.guildId !== null;
  }
  inCachedGuild(): boolean {
    return false;
  }
  isCommand(): boolean {
    return this.kind === 'command';
  }
  isChatInputCommand(): boolean {
    return this.kind === 'command';
  }
  isAutocomplete(): boolean {
    return this.kind === 'autocomplete';
  }
  isMessageContextMenuCommand(): boolean {
    return false;
  }
  isUserContextMenuCommand(): boolean {
    return false;
  }
  isButton(): boolean {
    return this.kind === 'button';
  }
  isStringSelectMenu(): boolean {
    return this.kind === 'select';
  }
  isUserSelectMenu(): boolean {
    return false;
  }
  isChannelSelectMenu(): boolean {
    return false;
  }
  isModalSubmit(): boolean {
    return this.kind === 'form';
  }
  isMessageComponent(): boolean {
    return this.kind === 'button' || this.kind === 'select';
  }
  isFromMessage(): boolean {
    return true;
  }

  async deferUpdate(...payload: unknown[]) {
    this.deferred = true;
    return this.#call('deferUpdate', payload);
  }
  async deferReply(...payload: unknown[]) {
    this.deferred = true;
    this.ephemeral = true;
    return this.#call('deferReply', payload);
  }
  async reply(...payload: unknown[]) {
    this.replied = true;
    return this.#call('reply', payload);
  }
  async editReply(...payload: unknown[]) {
    return this.#call('editReply', payload);
  }
  async followUp(...payload: unknown[]) {
    return this.#call('followUp', payload);
  }
  async deleteReply(...payload: unknown[]) {
    return this.#call('deleteReply', payload);
  }
  async showModal(...payload: unknown[]) {
    this.replied = true;
    return this.#call('showModal', payload);
  }
  async respond(...payload: unknown[]) {
    return this.#call('respond', payload);
  }

  #call(method: string, payload: readonly unknown[]) {
    return { resource: { message: { id: this.hear([method, ...payload]) } } };
  }
}
