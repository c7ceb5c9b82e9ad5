import {
  type APIGuild,
  type APIGuildMember,
  type APIRole,
  PermissionFlagsBits as Bits,
  type GuildMemberFlags,
  type Locale,
  type RoleFlags,
} from 'discord-api-types/v10';
import { firstChannelId, fixedId, type Person } from './people.ts';

/** Message permissions of @everyone on a new server. Files and threads need the bot's invitation. */
const everyone =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.ReadMessageHistory |
  Bits.AddReactions |
  Bits.UseApplicationCommands |
  Bits.ChangeNickname |
  Bits.Connect;
/** People have more permissions, so that these don't get in their way. */
const people =
  everyone |
  Bits.AttachFiles |
  Bits.CreatePublicThreads |
  Bits.CreatePrivateThreads |
  Bits.SendMessagesInThreads;
const all = Object.values(Bits).reduce((sum, bit) => sum | bit, 0n);

export const INVITATION =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.AttachFiles |
  Bits.ReadMessageHistory |
  Bits.CreatePublicThreads |
  Bits.CreatePrivateThreads |
  Bits.SendMessagesInThreads;

/** The role that gives a single person more permissions than others. */
const ownRoleId = (person: Person) => (BigInt(person.user.id) + 1000n).toString();

/** The positions of roles: created by the server, the bot's, people's own. */
const POSITION = { made: 1, bot: 2, own: 3 } as const;

/** A limit that keeps the servers' ids distinct. */
export const MAX_GUILDS = 1000;

export interface NewRole {
  readonly permissions?: bigint;
  /** Mentions of it by everybody notify its members. */
  readonly mentionable?: boolean;
}

interface BotMember {
  inGuild: boolean;
  permissions: bigint;
  joinedAt: string;
  timedOutUntil: string | null;
}

const role = (id: string, name: string, permissions: bigint, position: number): APIRole => ({
  id,
  name,
  permissions: permissions.toString(),
  position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  icon: null,
  unicode_emoji: null,
  managed: false,
  mentionable: false,
  flags: 0 as RoleFlags,
});

export class Guild {
  readonly id: string;
  readonly name: string;
  readonly #botRoleId: string;
  readonly ownerId: string;
  readonly bot: BotMember;
  readonly botId: string;
  /** False during an outage, in which the guild is unreachable. */
  available = true;
  readonly #people: readonly Person[];
  #made: readonly APIRole[] = [];
  /** Created roles by person, or the bot. */
  readonly #given = new Map<string, Set<string>>();
  readonly locale: Locale;
  /** The channel for greetings of Discord and bots; null if the server has none. */
  systemChannelId: string | null;

  /** `number` is 0 for the first guild. */
  constructor(
    number: number,
    name: string,
    ownerId: string,
    botId: string,
    permissions: bigint,
    { locale, hasSystemChannel }: { readonly locale: Locale; readonly hasSystemChannel: boolean },
    people: ReadonlyMap<string, Person>,
  ) {
    this.id = fixedId(10, number);
    this.#botRoleId = fixedId(11, number);
    this.systemChannelId = hasSystemChannel ? firstChannelId(number) : null;
    this.locale = locale;
    this.name = name;
    this.ownerId = ownerId;
    this.botId = botId;
    this.#people = [...people.values()];
    const joinedAt = new Date(Date.UTC(2024, 2, 8)).toISOString();
    this.bot = { inGuild: true, permissions, joinedAt, timedOutUntil: null };
  }

  roles(): APIRole[] {
    const bot = role(this.#botRoleId, 'Bot', this.bot.permissions, POSITION.bot);
    return [
      role(this.id, '@everyone', everyone, 0),
      ...this.#made,
      { ...bot, managed: true, tags: { bot_id: this.botId } },
      ...this.#people.flatMap((person) => this.ownRole(person) ?? []),
    ];
  }

  /** Null for a person without additional permissions. */
  ownRole(person: Person): APIRole | null {
    if (person.permissions === 0n) return null;
    return role(ownRoleId(person), 'Steward', person.permissions, POSITION.own);
  }

  addRole(id: string, name: string, { permissions = 0n, mentionable = false }: NewRole = {}): APIRole {
    const made = { ...role(id, name, permissions, POSITION.made), mentionable };
    this.#made = [...this.#made, made];
    return made;
  }

  removeRole(roleId: string): void {
    this.#made = this.#made.filter(({ id }) => id !== roleId);
    for (const given of this.#given.values()) given.delete(roleId);
  }

  give(userId: string, roleId: string): void {
    this.#given.set(userId, new Set([...this.rolesOf(userId), roleId]));
  }

  /** The created roles of a person or the bot. */
  rolesOf(userId: string): readonly string[] {
    return [...(this.#given.get(userId) ?? [])];
  }

  /** The bot's permissions in a channel, without those denied there. */
  botPermissions(denied: bigint): bigint {
    const roles = this.#made.filter(({ id }) => this.rolesOf(this.botId).includes(id));
    const given = roles.reduce((sum, { permissions }) => sum | BigInt(permissions), this.bot.permissions);
    if ((given & Bits.Administrator) !== 0n) return all;
    const held = (everyone | given) & ~denied;
    return (held & Bits.ViewChannel) === 0n ? 0n : held;
  }

  /** Whether both are in the guild, or the person has the app; otherwise neither can write to the other. */
  isSharedWith(person: Person): boolean {
    return person.hasApp || (this.bot.inGuild && person.inGuild);
  }

  /** A person's permissions in Discord's format; null for people outside the guild. */
  permissionsJson(person: Person): string | null {
    return person.inGuild ? this.personPermissions(person).toString() : null;
  }

  /** A person's permissions in a channel, without those denied to everyone there. */
  personPermissions(person: Person, denied = 0n): bigint {
    const held = people | person.permissions;
    return person.user.id === this.ownerId || (held & Bits.Administrator) !== 0n ? all : held & ~denied;
  }

  member(person: Person): APIGuildMember {
    const { user, nick } = person;
    const roles = [...(person.permissions === 0n ? [] : [ownRoleId(person)]), ...this.rolesOf(user.id)];
    return { ...memberFields(nick, roles, person), user };
  }

  botMember(): Omit<APIGuildMember, 'user'> {
    return memberFields(null, [this.#botRoleId, ...this.rolesOf(this.botId)], this.bot);
  }

  json(): APIGuild {
    return {
      id: this.id,
      name: this.name,
      owner_id: this.ownerId,
      icon: null,
      splash: null,
      discovery_splash: null,
      banner: null,
      description: null,
      home_header: null,
      region: 'deprecated',
      afk_channel_id: null,
      afk_timeout: 300,
      verification_level: 0,
      default_message_notifications: 1,
      explicit_content_filter: 0,
      roles: this.roles(),
      emojis: [],
      stickers: [],
      features: [],
      mfa_level: 0,
      application_id: null,
      system_channel_id: this.systemChannelId,
      system_channel_flags: 0,
      rules_channel_id: null,
      public_updates_channel_id: null,
      safety_alerts_channel_id: null,
      vanity_url_code: null,
      premium_tier: 0,
      premium_subscription_count: 0,
      premium_progress_bar_enabled: false,
      preferred_locale: this.locale,
      nsfw: false,
      nsfw_level: 0,
      widget_enabled: false,
      widget_channel_id: null,
      hub_type: null,
      incidents_data: null,
      max_presences: null,
      max_members: 500_000,
      max_stage_video_channel_users: 50,
      max_video_channel_users: 25,
    } as unknown as APIGuild;
  }
}

function memberFields(
  nick: string | null,
  roles: string[],
  { joinedAt, timedOutUntil }: Pick<Person, 'joinedAt' | 'timedOutUntil'>,
): Omit<APIGuildMember, 'user'> {
  return {
    nick,
    roles,
    joined_at: joinedAt,
    avatar: null,
    banner: null,
    premium_since: null,
    communication_disabled_until: timedOutUntil,
    pending: false,
    deaf: false,
    mute: false,
    flags: 0 as GuildMemberFlags,
  };
}
