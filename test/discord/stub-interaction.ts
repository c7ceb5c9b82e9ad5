import { type BaseMessageOptions, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { ComponentType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import { rowsOf } from '../../src/discord/api/message.ts';
import { idOf, type Name } from '../tables/people.ts';
import { textsIn } from './laws.ts';
import type { StubMessage } from './rest-stub.ts';

/** The person who asks, and where. */
export interface Asker {
  readonly userId: string;
  /** Null: in a direct message. */
  readonly guildId: string | null;
  readonly isManager: boolean;
  readonly channelId: string;
  readonly displayName?: string;
  readonly client?: unknown;
  /** The bot is a member of the server, and may post there. */
  readonly isCached?: boolean;
  /** The message that is pressed; default: one with nothing else. */
  readonly pressed?: Pick<StubMessage, 'id' | 'content' | 'components'> & { readonly flags?: number };
  /** The language of their Discord; default: English. */
  readonly locale?: string;
  /** Answers that Discord refuses with this error. */
  readonly fails?: Readonly<Record<string, () => Error>>;
}

/** Someone on the server `1`, in its channel `2`, by name or id. */
export const asker = (who: string, more: Partial<Asker> = {}): Asker => {
  const isId = /^\d/.test(who);
  const own = isId ? { userId: who } : { userId: idOf(who as Name), displayName: who };
  return { guildId: '1', isManager: false, channelId: '2', ...own, ...more };
};

/** What reached Discord: the interaction's method, or `channel.POST`, and its arguments. */
export type Call = readonly [method: string, ...given: unknown[]];

/** Methods that show a message or a form. */
export const SHOWS = /^(reply|editReply|followUp|update|showModal)$/;

/** What the person is told, as `reply the words`; other calls are only named. */
export const toldBy = (calls: readonly Call[]): string[] =>
  calls
    .filter(([method]) => !method.startsWith('channel.'))
    .map(([method, body]) => `${method} ${saidIn(body)}`.trim());

/** The content of a message as it was sent, or the texts of its layout. */
export function saidIn(body: unknown): string {
  const {
    content,
    flags,
    components = [],
  } = (body ?? {}) as BaseMessageOptions & { readonly flags?: number };
  const hasLayout = ((flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
  return hasLayout ? textsIn(components as readonly object[]).join('\n') : (content ?? '');
}

/** Only the words. */
export const wordsOf = (calls: readonly Call[]): string =>
  calls.flatMap(([method, body]) => (SHOWS.test(method) ? [saidIn(body)] : [])).join('\n');

export type Options = Readonly<Record<string, string>>;

export type Given = { readonly type: string } & Readonly<Record<string, unknown>>;

const { ManageGuild, SendMessages } = PermissionFlagsBits;
const MANAGER = new PermissionsBitField(ManageGuild | SendMessages);
const NO_MANAGER = new PermissionsBitField(SendMessages);

/** Which kinds of interaction each question is true for. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  isCommand: ['command', 'user', 'message'],
  isChatInputCommand: ['command'],
  isAutocomplete: ['autocomplete'],
  isMessageContextMenuCommand: ['message'],
  isUserContextMenuCommand: ['user'],
  isButton: ['button'],
  isStringSelectMenu: ['select'],
  isUserSelectMenu: ['users'],
  isChannelSelectMenu: ['channels'],
  isModalSubmit: ['form'],
  isMessageComponent: ['button', 'select', 'users', 'channels'],
};
const ANSWERS = [
  'deferUpdate',
  'deferReply',
  'reply',
  'update',
  'editReply',
  'followUp',
  'deleteReply',
  'showModal',
  'respond',
] as const;

/** The parts of an interaction that the bot uses. A class, since tests make tens of thousands, for which a literal was too slow. */
export class StubInteraction {
  deferred = false;
  replied = false;
  ephemeral: boolean | null = null;
  readonly kind: string;
  readonly guildId: string | null;
  readonly channelId: string;
  readonly fails: Readonly<Record<string, () => Error>>;
  readonly isCached: boolean;
  readonly hear: (call: Call) => string;

  /** `hear`: receives each call to Discord, and returns the id of a created message. */
  constructor(
    id: string,
    { userId, guildId, channelId, isManager, displayName, client, fails, locale, pressed, isCached }: Asker,
    { type, isPrivate, ...given }: Given,
    hear: (call: Call) => string,
  ) {
    this.kind = type;
    this.guildId = guildId;
    this.channelId = channelId;
    this.hear = hear;
    this.fails = fails ?? {};
    this.isCached = isCached ?? false;
    Object.assign(this, {
      id,
      type: type === 'autocomplete' ? InteractionType.ApplicationCommandAutocomplete : null,
      user: { id: userId, displayName: displayName ?? `user ${userId}` },
      guildLocale: guildId && 'en-US',
      context: guildId === null ? 1 : 0,
      memberPermissions: guildId === null ? null : isManager ? MANAGER : NO_MANAGER,
      locale: locale ?? 'en-US',
      member: null,
      guild: null,
      channel: { isThread: () => false },
      client: client ?? { channels: { fetch: async () => null, cache: new Map() } },
      message: {
        id: pressed?.id ?? `${id}0`,
        channelId,
        content: pressed?.content ?? 'a message',
        components: (
          pressed?.components ?? rowsOf([{ custom_id: given['customId'] as string } as never])
        ).map((row) => ({
          type: ComponentType.ActionRow,
          toJSON: () => row,
          components: ('components' in row ? row.components : []).map((one) => ({
            customId: 'custom_id' in one ? one.custom_id : undefined,
            toJSON: () => one,
          })),
        })),
        flags: {
          has: (flag: number) =>
            flag === MessageFlags.Ephemeral ? isPrivate : ((pressed?.flags ?? 0) & flag) !== 0,
        },
        edit: async (body: unknown) => hear(['edit', body]),
      },
      ...given,
    });
  }

  inGuild(): boolean {
    return this.guildId !== null;
  }
  inCachedGuild(): boolean {
    return this.isCached;
  }
  isFromMessage(): boolean {
    return true;
  }

  async answer(method: (typeof ANSWERS)[number], payload: readonly unknown[]) {
    const id = this.hear([method, ...payload]);
    const error = this.fails[method]?.();
    if (error) throw error;
    if (method.startsWith('defer')) this.deferred = true;
    if (method === 'deferReply') this.ephemeral = true;
    if (method === 'reply' || method === 'showModal') this.replied = true;
    return { resource: { message: { id } } };
  }
}

for (const [question, kinds] of Object.entries(QUESTIONS))
  Object.defineProperty(StubInteraction.prototype, question, {
    value(this: StubInteraction) {
      return kinds.includes(this.kind);
    },
  });
for (const method of ANSWERS)
  Object.defineProperty(StubInteraction.prototype, method, {
    value(this: StubInteraction, ...payload: unknown[]) {
      return this.answer(method, payload);
    },
  });
