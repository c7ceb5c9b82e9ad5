/** What a server's people with rights may do to a bot behind its back. */

import type { APIRole } from 'discord-api-types/v10';
import { guildCreate, guildGone } from './introductions.ts';
import type { StoredMessage } from './message.ts';
import type { World } from './world.ts';

export class Admin {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  deleteMessage(messageId: string): void {
    const message = this.#world.messages.find(messageId);
    if (message === undefined) throw new Error(`there is no message ${messageId}`);
    this.#world.messages.remove(message);
  }

  /** A thread, or a channel with all its threads. */
  deleteChannel(channelId: string): void {
    this.#world.channels.remove(this.#world.channels.get(channelId));
  }

  /** As a thread does by itself after some time without a message. */
  archiveThread(threadId: string, archived = true): void {
    this.#world.channels.archive(this.#thread(threadId), archived);
  }

  /** What the playground does by itself every minute. */
  archiveIdleThreads(): void {
    this.#world.channels.archiveIdle();
  }

  lockThread(threadId: string, locked = true): void {
    const thread = this.#thread(threadId);
    thread.locked = locked;
    this.#world.channels.changed(thread);
  }

  /** Marks a text channel as for adults only, or takes the mark off; its threads go by it. */
  setAgeRestricted(channelId: string, restricted = true): void {
    const channel = this.#text(channelId);
    channel.ageRestricted = restricted;
    this.#world.channels.changed(channel);
  }

  /** Takes permissions (bits of `PermissionFlagsBits`) away from the bot in one channel and its threads. */
  deny(channelId: string, permissions: bigint): void {
    this.#setDenied(channelId, (before) => before | permissions);
  }

  /** Gives back what `deny` took. */
  allow(channelId: string, permissions: bigint): void {
    this.#setDenied(channelId, (before) => before & ~permissions);
  }

  /** What the bot's role may do in the whole guild. */
  setBotPermissions(permissions: bigint): void {
    const { guild, outlets } = this.#world;
    guild.bot.permissions = permissions;
    for (const role of guild.roles()) {
      outlets.bot({ name: 'GUILD_ROLE_UPDATE', data: { guild_id: guild.id, role }, guildId: guild.id });
    }
  }

  /** A person leaves the guild, or is removed. */
  removeMember(userId: string): void {
    const person = this.#world.person(userId);
    const { guild, channels, outlets } = this.#world;
    person.inGuild = false;
    for (const thread of channels.threads()) channels.leave(thread, userId);
    const data = { guild_id: guild.id, user: person.user };
    outlets.bot({ name: 'GUILD_MEMBER_REMOVE', data, guildId: guild.id });
    this.#tellRights(userId);
  }

  /** A person who left comes back. */
  addMember(userId: string): void {
    const person = this.#world.person(userId);
    const { guild, outlets } = this.#world;
    person.inGuild = true;
    const data = { guild_id: guild.id, ...guild.member(person) };
    outlets.bot({ name: 'GUILD_MEMBER_ADD', data, guildId: guild.id });
    this.#tellRights(userId);
  }

  /**
   * What a person may do in the guild beside what everybody may (bits of `PermissionFlagsBits`; 0n: no more than that).
   * They have it by a role of their own. The owner may do everything in any case.
   */
  setPersonPermissions(userId: string, permissions: bigint): void {
    const person = this.#world.person(userId);
    const { guild, outlets } = this.#world;
    const before = guild.ownRole(person);
    person.permissions = permissions;
    const { name, data } = roleEvent(guild.id, before, guild.ownRole(person));
    if (name !== null) outlets.bot({ name, data, guildId: guild.id });
    const member = { guild_id: guild.id, ...guild.member(person) };
    outlets.bot({ name: 'GUILD_MEMBER_UPDATE', data: member, guildId: guild.id });
    this.#tellRights(userId);
  }

  /**
   * An outage of the guild begins (`false`) or ends. While it lasts, the bot hears nothing of the guild, what it asks about it is
   * answered with 503, and people can do nothing there; direct messages go on.
   */
  setAvailable(available: boolean): void {
    const { guild, outlets } = this.#world;
    if (guild.available === available) return;
    guild.available = available;
    outlets.page({ type: 'guild', guild: { id: guild.id, name: guild.name, available } });
    if (!guild.bot.inGuild) return;
    const data = available ? guildCreate(this.#world) : guildGone(this.#world);
    outlets.bot({ name: available ? 'GUILD_CREATE' : 'GUILD_DELETE', data, guildId: guild.id });
  }

  removeBot(): void {
    const { guild, outlets } = this.#world;
    guild.bot.inGuild = false;
    outlets.bot({ name: 'GUILD_DELETE', data: { id: guild.id }, guildId: guild.id });
  }

  inviteBot(): void {
    const { guild, outlets } = this.#world;
    guild.bot.inGuild = true;
    outlets.bot({ name: 'GUILD_CREATE', data: guildCreate(this.#world), guildId: guild.id });
  }

  /** Whether a person takes direct messages. */
  setDirectMessages(userId: string, open: boolean): void {
    this.#world.person(userId).open = open;
  }

  /** A channel by its name, without `#`. */
  channelId(name: string): string {
    const found = this.#world.channels
      .all()
      .find((channel) => channel.kind === 'text' && channel.name === name);
    if (found === undefined) throw new Error(`there is no channel ${name}`);
    return found.id;
  }

  /** The messages that are there now, ephemeral ones too. */
  messages(): readonly StoredMessage[] {
    return this.#world.messages.all();
  }

  #tellRights(userId: string): void {
    const permissions = this.#world.guild.rightsOf(this.#world.person(userId));
    this.#world.outlets.page({ type: 'rights', userId, permissions });
  }

  #thread(id: string) {
    const channel = this.#world.channels.get(id);
    if (channel.kind !== 'thread') throw new Error(`${id} is not a thread`);
    return channel;
  }

  #text(id: string) {
    const channel = this.#world.channels.get(id);
    if (channel.kind !== 'text') throw new Error(`${id} is not a text channel`);
    return channel;
  }

  #setDenied(channelId: string, change: (before: bigint) => bigint): void {
    const channel = this.#text(channelId);
    channel.denied = change(channel.denied);
    this.#world.channels.changed(channel);
  }
}

function roleEvent(guildId: string, before: APIRole | null, after: APIRole | null) {
  if (after !== null) {
    const name = before === null ? 'GUILD_ROLE_CREATE' : 'GUILD_ROLE_UPDATE';
    return { name, data: { guild_id: guildId, role: after } };
  }
  if (before === null) return { name: null, data: null };
  return { name: 'GUILD_ROLE_DELETE', data: { guild_id: guildId, role_id: before.id } };
}
