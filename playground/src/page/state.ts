import {
  type APIApplicationCommandOptionChoice,
  type APIModalInteractionResponseCallbackData,
  type APIUser,
  PermissionFlagsBits as Bits,
  ChannelType,
} from 'discord-api-types/payloads/v10';
import type { PageChannel, PageMessage, ToPage } from '../page-protocol.ts';

/** A request of this page that Discord has not answered yet, or that failed. */
export interface Request {
  readonly nonce: string;
  readonly userId: string;
  readonly state: 'waiting' | 'failed';
  readonly text: string | null;
  readonly about:
    | { readonly kind: 'press'; readonly messageId: string; readonly customId: string }
    /** `title` is in the person's language; a slash command has its slash. */
    | { readonly kind: 'command'; readonly channelId: string; readonly title: string }
    | { readonly kind: 'submit'; readonly modalId: string }
    /** Answered only if the message was refused. */
    | { readonly kind: 'say'; readonly channelId: string }
    | { readonly kind: 'thread'; readonly channelId: string }
    | { readonly kind: 'autocomplete' };
}

export interface OpenModal {
  readonly modalId: string;
  readonly userId: string;
  readonly modal: APIModalInteractionResponseCallbackData;
}

interface Ping {
  readonly userId: string;
  readonly channelId: string;
  readonly messageId: string;
}

export interface Memory {
  readonly me: string;
  readonly channelId: string;
  /** The latest read message, by `person/channel`. */
  readonly read: Readonly<Record<string, string>>;
  /** The latest message when the page was first opened; older ones count as read. */
  readonly baseline: string;
  readonly pings: readonly Ping[];
  readonly locales: Readonly<Record<string, string>>;
  readonly dismissed: readonly string[];
}

export type Hello = Extract<ToPage, { readonly type: 'hello' }>;

export interface PageState extends Memory, Omit<Hello, 'type' | 'messages'> {
  /** By channel, oldest first. */
  readonly messages: Readonly<Record<string, readonly PageMessage[]>>;
  readonly requests: readonly Request[];
  readonly modals: readonly OpenModal[];
  readonly choices: {
    readonly nonce: string;
    readonly list: readonly APIApplicationCommandOptionChoice[];
  } | null;
  /** The message above the "NEW" line in the open channel. */
  readonly newAfter: string | null;
  /** A mentioned command that was tapped, with its sub-command, to be opened in the input field; a new array each time. */
  readonly wanted: readonly string[] | null;
  /** A message to scroll to; a new object each time. */
  readonly jump: { readonly messageId: string } | null;
}

/** The latest message that answers a person's action; undefined if there is none. */
export const newestAnswer = (messages: readonly PageMessage[], userId: string): string | undefined =>
  messages.findLast(({ interaction_metadata: cause }) => cause?.user.id === userId)?.id;

export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export const isVisibleTo = (message: PageMessage, userId: string): boolean =>
  message.ephemeral_for === undefined || message.ephemeral_for === userId;

export const mentionsUser = (message: PageMessage, userId: string): boolean =>
  message.mention_everyone || message.mentions.some(({ id }) => id === userId);

export const isInServer = (state: Pick<PageState, 'rights'>, userId: string): boolean =>
  (state.rights[userId] ?? null) !== null;

/** Permission bits; none for people outside the server. */
export const rightsOf = (state: Pick<PageState, 'rights'>, userId: string): bigint =>
  BigInt(state.rights[userId] ?? 0);

/**
 * A direct message is visible to its two people only, one of whom is the bot; the server's channels to its members, unless they
 * are closed; a private thread to its own members and to those who manage threads.
 */
export function channelsOf(
  state: Pick<PageState, 'channels' | 'rights'>,
  userId: string,
): readonly PageChannel[] {
  if (!isInServer(state, userId)) return state.channels.filter(({ recipientId }) => recipientId === userId);
  const rights = rightsOf(state, userId);
  const seesAll = (rights & Bits.Administrator) !== 0n;
  const managesThreads = (rights & Bits.ManageThreads) !== 0n;
  const isClosed = (id: string | null) =>
    state.channels.some((one) => one.id === id && one.closed && !one.openTo?.includes(userId));
  return state.channels.filter(({ id, kind, parentId, recipientId, members }) => {
    if (kind === 'dm') return recipientId === userId;
    if (!seesAll && isClosed(kind === 'thread' ? parentId : id)) return false;
    return members === undefined || managesThreads || members.includes(userId);
  });
}

/** Forum and media channels have posts, and no messages of their own. */
export const hasPosts = ({ kind }: PageChannel): boolean => kind === 'forum' || kind === 'media';

export const threadsOf = (channels: readonly PageChannel[], id: string): readonly PageChannel[] =>
  channels
    .filter(({ kind, parentId }) => kind === 'thread' && parentId === id)
    .toSorted((a, b) => Number(a.archived) - Number(b.archived));

/** The people that can be chosen in the server: its members, and the bot. */
export const membersOf = (state: PageState): readonly APIUser[] => [
  ...state.people.filter(({ id }) => isInServer(state, id)),
  state.bot,
];

export function lastId(messages: readonly PageMessage[] | undefined): string {
  return messages?.at(-1)?.id ?? '0';
}

export const readUpTo = (state: Memory, userId: string, channelId: string): string =>
  state.read[`${userId}/${channelId}`] ?? state.baseline;

export function isUnread(state: PageState, userId: string, channelId: string): boolean {
  const since = readUpTo(state, userId, channelId);
  return (state.messages[channelId] ?? []).some(
    (message) =>
      compareIds(message.id, since) > 0 && message.author.id !== userId && isVisibleTo(message, userId),
  );
}

export function pingsOf(state: PageState, userId: string, channelId?: string): readonly Ping[] {
  return state.pings.filter(
    (ping) => ping.userId === userId && (channelId === undefined || ping.channelId === channelId),
  );
}

/** Direct messages are named after the bot. */
export const channelName = ({ bot }: PageState, { kind, name }: PageChannel): string =>
  kind === 'dm' ? bot.username : name;

export const displayName = (user: APIUser): string => user.global_name ?? user.username;

/** Returns why a channel is closed to all actions; null if it isn't. */
export function whyClosed(state: PageState, channel: PageChannel): string | null {
  const { guild, bot } = state;
  if (!isInServer(state, state.me)) {
    return channel.kind === 'dm'
      ? `You share no server with ${displayName(bot)} any more.`
      : `You are not in ${guild.name} any more.`;
  }
  if (channel.kind === 'dm') return null;
  if (!guild.available) return `${guild.name} is unavailable due to an outage. Direct messages still work.`;
  return channel.locked ? 'This thread is locked.' : null;
}

const TYPES = {
  text: ChannelType.GuildText,
  announcement: ChannelType.GuildAnnouncement,
  voice: ChannelType.GuildVoice,
  stage: ChannelType.GuildStageVoice,
  forum: ChannelType.GuildForum,
  media: ChannelType.GuildMedia,
  category: ChannelType.GuildCategory,
  dm: ChannelType.DM,
};

/** The server's channels that the person sees, limited to `types` if there are any. */
export function selectableChannels(
  state: PageState,
  types: readonly ChannelType[] | null | undefined,
): readonly PageChannel[] {
  const all = channelsOf(state, state.me);
  const typeOf = ({ kind, parentId, members }: PageChannel): ChannelType => {
    if (kind !== 'thread') return TYPES[kind];
    if (members) return ChannelType.PrivateThread;
    const parent = all.find(({ id }) => id === parentId);
    return parent?.kind === 'announcement' ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
  };
  return all.filter(
    (channel) => channel.kind !== 'dm' && (!types?.length || types.includes(typeOf(channel))),
  );
}
