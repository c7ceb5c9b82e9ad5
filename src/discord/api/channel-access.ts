import {
  type BaseInteraction,
  type Channel,
  ChannelType,
  type Client,
  type Guild,
  type GuildMember,
  OverwriteType,
  PermissionFlagsBits,
  PermissionsBitField,
  type PermissionsString,
  ShardClientUtil,
} from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { isDirect, type Table } from '../../tables/table.ts';
import { isMemberGone, isPermanentError, orNull } from './errors.ts';

/** Permissions that the bot needs in channels of tables, and in threads. */
export const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly PermissionsString[];

type NeededPermission = (typeof NEEDED)[number];

/** The bot's access to a channel. */
export interface ChannelAccess {
  readonly channelId: Snowflake;
  readonly isThread: boolean;
  readonly isPrivateThread: boolean;
  /** For a thread its parent channel, otherwise the channel itself. */
  readonly parentId: Snowflake;
  /** For long-lived messages: a thread's parent if it has messages and the same readers, otherwise the channel itself. */
  readonly home: Snowflake;
  /** A private thread that the bot isn't in, where it can neither read nor write. */
  readonly isOutside: boolean;
  /** The missing permissions of those needed to write here, attach files and read the history; empty if none. */
  readonly missing: readonly NeededPermission[];
  /** When the bot's time-out on the server ends, in which it can only read; null: it isn't in one. */
  readonly timedOutUntil: Date | null;
  /** The type of threads that the bot can start here; null if none of that kind. */
  readonly threads: {
    readonly public: ChannelType.PublicThread | ChannelType.AnnouncementThread | null;
    readonly private: ChannelType.PrivateThread | null;
  };
}

/** A channel as described in an interaction. */
interface SaidChannel {
  readonly type: ChannelType;
  readonly parentId: Snowflake | null;
}

export type Asked = Pick<BaseInteraction, 'appPermissions' | 'channel' | 'channelId' | 'client' | 'guild'>;

const said = new WeakMap<object, SaidChannel>();

/** Keeps an interaction's data about its channel, which discord.js drops if it doesn't know the channel. */
export function noteChannel(
  interaction: object,
  channel: { readonly type: ChannelType; readonly parent_id?: Snowflake | null } | undefined,
): void {
  if (channel) said.set(interaction, { type: channel.type, parentId: channel.parent_id ?? null });
}

/** Access to the channel of an interaction, from the interaction's own data. */
export function accessOf(interaction: Asked): ChannelAccess {
  const { channel } = interaction;
  const channelId = interaction.channelId ?? '';
  const { type, parentId } = said.get(interaction) ?? saidOf(channel);
  return describeTo(interaction, { id: channelId, type, parentId });
}

/** Like {@link accessOf}. discord.js doesn't know a private thread that was archived when the bot started, so Discord is asked. */
export async function lookUpAccess(interaction: Asked): Promise<ChannelAccess> {
  const access = accessOf(interaction);
  const { channels } = interaction.client;
  const { channelId } = access;
  if (!access.isOutside || channels.cache.has(channelId)) return access;
  await orNull(isPermanentError, channels.fetch(channelId));
  return accessOf(interaction);
}

/** Like {@link lookUpAccess}, in the home of the channel: a thread allows what its channel allows. */
export async function lookUpHome(interaction: Asked): Promise<ChannelAccess> {
  const here = await lookUpAccess(interaction);
  return here.home === here.channelId ? here : accessAround(interaction, here.home);
}

/** Like {@link accessOf}, for the channel itself: in a thread its parent, in which the bot has the same permissions. */
export function accessToParent(interaction: Asked): ChannelAccess {
  const here = accessOf(interaction);
  return here.parentId === here.channelId ? here : accessAround(interaction, here.parentId);
}

/** Access to the channel of an interaction's thread. */
function accessAround(interaction: Asked, id: Snowflake): ChannelAccess {
  const { type } = saidOf(interaction.client.channels.cache.get(id) ?? null);
  return describeTo(interaction, { id, type, parentId: null });
}

/** Access to a channel without an interaction. Null: this process doesn't know it. */
export function accessTo(client: Client, channelId: Snowflake): ChannelAccess | null {
  const channel = client.channels.cache.get(channelId);
  const me = channel && 'guild' in channel ? channel.guild.members.me : null;
  if (!channel || !me || !('permissionsFor' in channel)) return null;
  const permissions = channel.permissionsFor(me) ?? new PermissionsBitField();
  const held = isReader(channel, permissions) ? permissions : new PermissionsBitField();
  return describe(client, { id: channelId, ...saidOf(channel) }, held, me);
}

/** Whether the bot can write there as far as this process knows: not in a locked thread. Null: it doesn't know the channel. */
export function canWriteIn(client: Client, channelId: Snowflake): boolean | null {
  const access = accessTo(client, channelId);
  const channel = client.channels.cache.get(channelId);
  const isLocked = channel?.isThread() && channel.locked === true;
  return access && !access.isOutside && access.missing.length === 0 && !isLocked;
}

/** Whether the bot's mention of a role in a channel notifies its members. False for a deleted role. */
export function ringsRole({ channels }: Client, channelId: Snowflake, roleId: Snowflake): boolean {
  const channel = channels.cache.get(channelId);
  if (!channel || !('permissionsFor' in channel)) return false;
  const { roles, members } = channel.guild;
  const role = roles.cache.get(roleId);
  const mentionsAll = () => members.me && channel.permissionsFor(members.me)?.has('MentionEveryone');
  return role !== undefined && (role.mentionable || (mentionsAll() ?? false));
}

/** People who may not connect to a voice channel don't see its messages either. */
const isReader = (
  channel: Pick<Channel, 'isVoiceBased'>,
  permissions: Readonly<PermissionsBitField> | null,
): boolean => permissions?.has(channel.isVoiceBased() ? ['ViewChannel', 'Connect'] : 'ViewChannel') ?? false;

const saidOf = (channel: Channel | null): SaidChannel => ({
  type: channel?.type ?? ChannelType.GuildText,
  parentId: channel?.isThread() ? channel.parentId : null,
});

/** Channels to which nothing can be sent, regardless of permissions. */
const WITHOUT_MESSAGES: ReadonlySet<ChannelType> = new Set([
  ChannelType.GuildForum,
  ChannelType.GuildMedia,
  ChannelType.GuildCategory,
]);

const isThread = (type: ChannelType): boolean =>
  type === ChannelType.PublicThread ||
  type === ChannelType.PrivateThread ||
  type === ChannelType.AnnouncementThread;

/** A member in a time-out has only these, unless they are an administrator. discord.js doesn't count it. */
const IN_TIME_OUT = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

const describeTo = (
  { client, appPermissions, guild }: Asked,
  place: SaidChannel & { readonly id: Snowflake },
): ChannelAccess => describe(client, place, appPermissions, guild?.members.me ?? null);

function describe(
  client: Client,
  { id, type, parentId }: SaidChannel & { readonly id: Snowflake },
  granted: Readonly<PermissionsBitField>,
  me: GuildMember | null,
): ChannelAccess {
  const until = me?.communicationDisabledUntil ?? null;
  const timedOutUntil = until && until.getTime() > Date.now() && !granted.has('Administrator') ? until : null;
  const permissions = timedOutUntil ? new PermissionsBitField(granted.bitfield & IN_TIME_OUT) : granted;
  const isIn = isThread(type);
  const parent = isIn ? parentId : null;
  const isOutside =
    type === ChannelType.PrivateThread && !permissions.has('ManageThreads') && !isMember(client, id);
  const needed = NEEDED.filter((name) => name !== (isIn ? 'SendMessages' : 'SendMessagesInThreads'));
  const isShared = isIn && type !== ChannelType.PrivateThread && hasMessages(client, parent);
  return {
    channelId: id,
    isThread: isIn,
    isPrivateThread: type === ChannelType.PrivateThread,
    parentId: parent ?? id,
    home: (isShared ? parent : null) ?? id,
    isOutside,
    missing: WITHOUT_MESSAGES.has(type) ? ['SendMessages'] : needed.filter((name) => !permissions.has(name)),
    timedOutUntil,
    threads: {
      public: permissions.has(['CreatePublicThreads', 'SendMessagesInThreads']) ? threadsOf(type) : null,
      private:
        type === ChannelType.GuildText && permissions.has(['CreatePrivateThreads', 'SendMessagesInThreads'])
          ? ChannelType.PrivateThread
          : null,
    },
  };
}

function threadsOf(type: ChannelType): ChannelAccess['threads']['public'] {
  if (type === ChannelType.GuildText) return ChannelType.PublicThread;
  return type === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : null;
}

function isMember({ channels }: Client, id: Snowflake): boolean {
  const thread = channels.cache.get(id);
  return (thread?.isThread() && thread.joined) ?? false;
}

/** Forums contain only posts. */
function hasMessages({ channels }: Client, id: Snowflake | null): boolean {
  return (id !== null && channels.cache.get(id)?.isTextBased()) ?? false;
}

/** The channel whose permissions decide who reads a channel: for a thread its parent. Null: this process doesn't know it. */
function readPlace({ channels }: Client, channelId: Snowflake) {
  const channel = channels.cache.get(channelId);
  const place = channel?.isThread() ? channel.parent : channel;
  return place && 'permissionOverwrites' in place ? place : null;
}

/** `gone`: not on the server. */
export type Presence = 'reads' | 'shutOut' | 'gone';

/** Whether a person is on a channel's server and can read it, as Discord says now. Null: this process doesn't know the channel. */
export async function presenceIn(
  client: Client,
  channelId: Snowflake,
  user: Snowflake,
): Promise<Presence | null> {
  const place = readPlace(client, channelId);
  if (!place) return null;
  const { members } = place.guild;
  const member = await orNull(isMemberGone, members.fetch({ user, force: true, cache: false }));
  if (!member) return 'gone';
  return isReader(place, place.permissionsFor(member)) ? 'reads' : 'shutOut';
}

/** The people among these who are on the server, and can't read a channel. Discord is asked, unless nobody is shut out. */
export async function shutOutOf(
  client: Client,
  channelId: Snowflake,
  people: readonly Snowflake[],
): Promise<readonly Snowflake[]> {
  const place = readPlace(client, channelId);
  if (!place) return [];
  const { guild, permissionOverwrites } = place;
  const isOpen = isReader(place, place.permissionsFor(guild.roles.everyone));
  if (isOpen && !permissionOverwrites.cache.some(({ deny }) => deny.any(['ViewChannel', 'Connect'])))
    return [];
  const presences = await Promise.all(people.map((user) => presenceIn(client, channelId, user)));
  return people.filter((_, at) => presences[at] === 'shutOut');
}

/**
 * Whether everybody who can read a channel can read other ones as well, judging by roles and personal overwrites. If that isn't
 * known, and for private threads, only the channel itself counts as readable.
 */
export function isReadableFrom(
  guild: Guild | undefined,
  channelId: Snowflake,
): (other: Snowflake) => boolean {
  const readers = guild && readersOf(guild, channelId);
  const known = new Map<Snowflake, boolean>([[channelId, true]]);
  const isReadable = (other: Snowflake): boolean => {
    const others = guild && readersOf(guild, other);
    if (!readers || !others) return false;
    return others.has(guild.id) || [...readers].every((reader) => others.has(reader));
  };
  return (other) => {
    const found = known.get(other) ?? isReadable(other);
    known.set(other, found);
    return found;
  };
}

/** The ids of roles and people who can read a channel; null: unknown, or only its members. */
function readersOf(guild: Guild, channelId: Snowflake): ReadonlySet<Snowflake> | null {
  const channel = guild.channels.cache.get(channelId);
  if (!channel || channel.type === ChannelType.PrivateThread) return null;
  const place = channel.isThread() ? channel.parent : channel;
  if (!place) return null;
  const roles = guild.roles.cache.filter((role) => isReader(place, place.permissionsFor(role)));
  const people = place.permissionOverwrites.cache.filter(
    ({ id, type, allow }) =>
      type === OverwriteType.Member && id !== guild.client.user.id && allow.has('ViewChannel'),
  );
  return new Set([...roles.keys(), ...people.keys()]);
}

type Kept = Pick<Table, 'guildId' | 'openerId'>;

/** Whether the bot can act on a server now. A server of another process's shard counts as reachable. */
export function isReachable(client: Client, guildId: Snowflake): boolean {
  if (!client.ws.shards.has(shardOf(client, guildId))) return true;
  return client.guilds.cache.get(guildId)?.available ?? false;
}

/** Whether the bot can act at a table now: direct messages are always reachable. */
export const isTableReachable = (client: Client, table: Kept): boolean =>
  isDirect(table) || isReachable(client, table.guildId);

/** The shard that receives direct messages. */
const DIRECT_SHARD = 0;

/** Whether this process receives people's actions at a table. */
export const isServed = (client: Client, table: Kept): boolean =>
  client.ws.shards.has(isDirect(table) ? DIRECT_SHARD : shardOf(client, table.guildId));

const shardOf = ({ options }: Client, guildId: Snowflake): number =>
  ShardClientUtil.shardIdForGuildId(guildId, options.shardCount ?? 1);
