import { type Interaction, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { InteractionType } from 'discord-api-types/v10';
import { pino } from 'pino';
import { deliveryOf } from '../../src/discord/background/notice-delivery.ts';
import { Cooldowns } from '../../src/discord/cooldowns.ts';
import type { NoticeDelivery } from '../../src/discord/games.ts';
import type { HandlerContext } from '../../src/discord/handling/context.ts';
import { handle } from '../../src/discord/registry.ts';
import { TableMessages } from '../../src/discord/table-message/table-message.ts';
import type { Hint } from '../../src/games/tuchulcha/computer-players/hint.ts';
import { judgesBy } from '../../src/games/tuchulcha/computer-players/judge.ts';
import type { GameState } from '../../src/games/tuchulcha/index.ts';
import { DrawingQueue } from '../../src/pictures/drawing.ts';
import type { TablesContext } from '../../src/tables/changes/table-transaction.ts';
import type { Notice } from '../../src/tables/notice.ts';
import { People } from '../../src/tables/people.ts';
import { type Timing, turnTimes } from '../../src/tables/reminders/timing.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../src/tables/settings.ts';
import type { SharedStore } from '../../src/tables/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { eachGame } from '../e2e/store-faults.ts';
import { seededDice } from '../tables/dice.ts';
import { firstAction } from '../tables/first-offered.ts';
import { memoryStore } from '../tables/memory-store.ts';
import { SOME_PUZZLES } from '../tables/tuchulcha/puzzles/some-puzzles.ts';

/** Who asks, and where. */
export interface Asker {
  readonly userId: string;
  /** Null: in a direct message. */
  readonly guildId: string | null;
  readonly isManager: boolean;
  readonly channelId: string;
}

export type Options = Readonly<Record<string, string>>;

/** One thing that Discord was asked for: the method, and what it was given. */
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
  /** What the store was told to change since the last interaction began. */
  writes: string[] = [];
  /** As the judge would think it out. */
  hintFor: (state: GameState) => Hint | null = () => null;
  /** People of whose avatar nothing is kept any more. */
  readonly avatarsForgotten: string[] = [];
  #calls: Call[] = [];
  #made = 1000;

  constructor(given: SharedStore | null = null) {
    const now = () => new Date('2026-03-02T12:00:00Z');
    // Limits have tests of their own.
    const guildSettings = async () => ({ ...DEFAULT_GUILD_SETTINGS, maxTables: null });
    this.store = this.#watched({ ...(given ?? memoryStore(now)), guildSettings });
    const { store } = this;
    this.tables = {
      store,
      dice: seededDice(1),
      services: { tuchulcha: { computer: firstAction } },
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
        judges: judgesBy(null),
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
    const parts = { avatars, store, channelApi, draw, log, now, botId: () => '1', drawing };
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
      retryQueue: { retry() {}, clear() {}, async pause() {}, async stop() {} },
      sendNotices: async () => {},
      reportTrouble: async () => {},
    } as unknown as HandlerContext;
  }

  /** `isPrivate`: on a message that nobody else sees. */
  button = (asker: Asker, customId: string, isPrivate = false): Promise<readonly Call[]> =>
    this.#run(asker, { type: 'button', customId, message: this.#message(isPrivate) });

  /** How a notice would be sent. */
  deliveryOf = (table: Table, notice: Notice): Promise<NoticeDelivery | null> =>
    deliveryOf(this.#context, table, notice);

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
    return this.#calls;
  }

  #interaction(asker: Asker, { type, ...given }: Given): Interaction {
    const { userId, guildId, channelId, isManager } = asker;
    const rights = isManager ? PermissionFlagsBits.ManageGuild : 0n;
    const state = { deferred: false, replied: false, ephemeral: null as boolean | null };
    const call =
      (method: string, change: Partial<typeof state> = {}) =>
      async (...payload: unknown[]) => {
        this.#calls.push([method, ...payload]);
        Object.assign(interaction, change);
        return { resource: { message: { id: this.#id() } } };
      };
    const is = (...types: string[]) => {
      const fits = types.includes(type);
      return () => fits;
    };
    const interaction = {
      ...state,
      id: this.#id(),
      guildId,
      channelId,
      locale: 'en-US',
      guildLocale: guildId && 'en-US',
      type: type === 'autocomplete' ? InteractionType.ApplicationCommandAutocomplete : null,
      user: { id: userId, displayName: `user ${userId}` },
      member: null,
      memberPermissions: guildId === null ? null : new PermissionsBitField(rights),
      appPermissions: new PermissionsBitField(PermissionsBitField.All),
      channel: { isThread: () => false },
      client: { channels: { fetch: async () => null } },
      context: guildId === null ? 1 : 0,
      guild: null,
      inGuild: () => guildId !== null,
      inCachedGuild: () => false,
      isCommand: is('command'),
      isChatInputCommand: is('command'),
      isAutocomplete: is('autocomplete'),
      isMessageContextMenuCommand: is(),
      isUserContextMenuCommand: is(),
      isButton: is('button'),
      isStringSelectMenu: is('select'),
      isUserSelectMenu: is(),
      isChannelSelectMenu: is(),
      isModalSubmit: is('form'),
      isMessageComponent: is('button', 'select'),
      isFromMessage: () => true,
      deferUpdate: call('deferUpdate', { deferred: true }),
      deferReply: call('deferReply', { deferred: true, ephemeral: true }),
      reply: call('reply', { replied: true }),
      editReply: call('editReply'),
      followUp: call('followUp'),
      deleteReply: call('deleteReply'),
      showModal: call('showModal', { replied: true }),
      respond: call('respond'),
      ...given,
    };
    return interaction as unknown as Interaction;
  }
}
