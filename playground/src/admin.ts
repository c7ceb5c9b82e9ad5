/** Actions of a server's administrators, and outages, for tests. Acts on the first server. */
import { type APIRole, PermissionFlagsBits } from 'discord-api-types/v10';
import { guildCreatePayload, guildDeletePayload } from './gateway/gateway.ts';
import { channelJson, type GuildChannel, isGuildChannel } from './state/channel.ts';
import type { FakeDiscord } from './state/fake-discord.ts';
import type { NewRole } from './state/guild.ts';
import type { StoredMessage } from './state/messages.ts';

export class Admin {
  readonly #discord: FakeDiscord;

  constructor(discord: FakeDiscord) {
    this.#discord = discord;
  }

  deleteMessage(messageId: string): void {
    const message = this.#discord.messages.find(messageId);
    if (message === undefined) throw new Error(`there is no message ${messageId}`);
    this.#discord.messages.remove(message);
  }

  /** Restarts everyone's Discord client: earlier ephemeral messages are gone. */
  forgetEphemeral(before: Date): void {
    this.#discord.messages.forgetEphemeral(before);
  }

  /** Deletes a thread, or a channel with all its threads. */
  deleteChannel(channelId: string): void {
    const { channels, messages } = this.#discord;
    const threads = channels.threads().filter(({ parentId }) => parentId === channelId);
    for (const channel of [...threads, channels.get(channelId)]) {
      messages.forgetChannel(channel.id);
      channels.remove(channel);
    }
  }

  archiveThread(threadId: string, archived = true): void {
    this.#discord.channels.archive(this.#thread(threadId), archived);
  }

  /** Does what the playground otherwise does every minute. */
  archiveIdleThreads(): void {
    this.#discord.channels.archiveIdle();
  }

  /** The ids of threads that a person or the bot created. */
  threadsOf(ownerId: string): readonly string[] {
    const own = this.#discord.channels.threads().filter((thread) => thread.ownerId === ownerId);
    return own.map(({ id }) => id);
  }

  lockThread(threadId: string, locked = true): void {
    const thread = this.#thread(threadId);
    thread.locked = locked;
    this.#discord.channels.announceChange(thread);
  }

  /** Sets or clears a channel's age restriction, which also applies to its threads. */
  setAgeRestricted(channelId: string, restricted = true): void {
    this.changeChannel(channelId, { ageRestricted: restricted });
  }

  /** Discord changes the kind only between `text` and `announcement`. */
  changeChannel(channelId: string, changes: Partial<GuildChannel>): void {
    this.#discord.channels.announceChange(Object.assign(this.#channel(channelId), changes));
  }

  /** Denies the bot permissions (bits of `PermissionFlagsBits`) in a channel and its threads. */
  deny(channelId: string, permissions: bigint): void {
    this.#setDenied(channelId, (before) => before | permissions);
  }

  allow(channelId: string, permissions: bigint): void {
    this.#setDenied(channelId, (before) => before & ~permissions);
  }

  /**
   * Denies everyone permissions in a channel and its threads, except the bot, administrators and these people; `0n` ends that.
   */
  close(
    channelId: string,
    permissions = PermissionFlagsBits.ViewChannel,
    exempt: readonly string[] = [],
  ): void {
    this.changeChannel(channelId, { closed: permissions, exempt: new Set(exempt) });
  }

  /** Removes a person or the bot from a thread, which hides a private one from them. */
  removeFromThread(threadId: string, userId: string): void {
    this.#discord.channels.removeMember(this.#thread(threadId), userId);
  }

  /** Null: the server has no channel for greetings of Discord and bots. */
  setSystemChannel(channelId: string | null): void {
    const { guild } = this.#discord;
    guild.systemChannelId = channelId;
    this.#tellBot('GUILD_UPDATE', guild.json());
  }

  setBotPermissions(permissions: bigint): void {
    const { guild } = this.#discord;
    guild.bot.permissions = permissions;
    for (const role of guild.roles()) {
      this.#tellBot('GUILD_ROLE_UPDATE', { guild_id: guild.id, role });
    }
  }

  removeMember(userId: string): void {
    this.#discord.person(userId).inGuild = false;
    this.#announceRights(userId);
  }

  addMember(userId: string): void {
    this.#discord.person(userId).inGuild = true;
    this.#announceRights(userId);
  }

  /**
   * Sets a person's additional permissions (bits of `PermissionFlagsBits`), in a role of their own. The owner has all permissions
   * anyway.
   */
  setPersonPermissions(userId: string, permissions: bigint): void {
    const person = this.#discord.person(userId);
    const { guild } = this.#discord;
    const before = guild.ownRole(person);
    person.permissions = permissions;
    const { name, data } = roleEvent(guild.id, before, guild.ownRole(person));
    if (name !== null) this.#tellBot(name, data);
    this.#announceRights(userId);
  }

  /**
   * Starts (`false`) or ends an outage of the guild. During one, the bot gets no events from it, requests about it fail with 503,
   * and people can do nothing there; direct messages still work.
   */
  setAvailable(available: boolean): void {
    const { guild } = this.#discord;
    if (guild.available === available) return;
    guild.available = available;
    this.#discord.events.toPage({ type: 'guild', guild: { id: guild.id, name: guild.name, available } });
    if (!guild.bot.inGuild) return;
    const data = available ? guildCreatePayload(this.#discord, guild) : guildDeletePayload(guild);
    this.#tellBot(available ? 'GUILD_CREATE' : 'GUILD_DELETE', data);
  }

  removeBot(): void {
    const { guild } = this.#discord;
    guild.bot.inGuild = false;
    this.#tellBot('GUILD_DELETE', { id: guild.id });
  }

  inviteBot(): void {
    const { guild } = this.#discord;
    guild.bot.inGuild = true;
    guild.bot.joinedAt = this.#discord.isoNow();
    this.#tellBot('GUILD_CREATE', guildCreatePayload(this.#discord, guild));
  }

  /** A person adds the app to their account. */
  addAppTo(userId: string): void {
    this.#discord.person(userId).hasApp = true;
  }

  addRole(name: string, more: NewRole = {}): APIRole {
    return this.#discord.addRole(this.#discord.guild, name, more);
  }

  removeRole(roleId: string): void {
    const { guild } = this.#discord;
    guild.removeRole(roleId);
    this.#tellBot('GUILD_ROLE_DELETE', { guild_id: guild.id, role_id: roleId });
  }

  giveRole(userId: string, roleId: string): void {
    this.#discord.guild.give(userId, roleId);
    if (userId === this.#discord.bot.id) this.#announceBot();
  }

  /** Times a person or the bot out; null ends that. */
  timeOut(userId: string, until: Date | null): void {
    const { bot, guild } = this.#discord;
    const timedOutUntil = until?.toISOString() ?? null;
    Object.assign(userId === bot.id ? guild.bot : this.#discord.person(userId), { timedOutUntil });
    if (userId === bot.id) this.#announceBot();
  }

  setDirectMessages(userId: string, open: boolean): void {
    this.#discord.person(userId).open = open;
  }

  /** Finds a channel by its name, without `#`. */
  channelId(name: string): string {
    const found = this.#discord.channels
      .all()
      .find((channel) => isGuildChannel(channel) && channel.name === name);
    if (found === undefined) throw new Error(`there is no channel ${name}`);
    return found.id;
  }

  threads(): readonly string[] {
    return this.#discord.channels.threads().map(({ id }) => id);
  }

  /** The ids of all direct messages with the bot. */
  directChannels(): readonly string[] {
    return this.#discord.channels.all().flatMap(({ kind, id }) => (kind === 'dm' ? [id] : []));
  }

  message(id: string): StoredMessage['body'] | undefined {
    return this.#discord.messages.find(id)?.body;
  }

  messages(): readonly StoredMessage[] {
    return this.#discord.messages.all();
  }

  /** Discord tells a bot of itself; of others only with the members intent, which needs an approval. */
  #announceBot(): void {
    const { bot, guild } = this.#discord;
    this.#tellBot('GUILD_MEMBER_UPDATE', { guild_id: guild.id, ...guild.botMember(), user: bot });
  }

  #tellBot(name: string, data: unknown): void {
    this.#discord.events.toBot({ name, data, guildId: this.#discord.guild.id });
  }

  #announceRights(userId: string): void {
    const permissions = this.#discord.guild.permissionsJson(this.#discord.person(userId));
    this.#discord.events.toPage({ type: 'rights', userId, permissions });
  }

  #thread(id: string) {
    const channel = this.#discord.channels.get(id);
    if (channel.kind !== 'thread') throw new Error(`${id} is not a thread`);
    return channel;
  }

  #channel(id: string) {
    const channel = this.#discord.channels.get(id);
    if (!isGuildChannel(channel)) throw new Error(`${id} is not a server's channel`);
    return channel;
  }

  #setDenied(channelId: string, change: (before: bigint) => bigint): void {
    const { channels, bot, guild } = this.#discord;
    const channel = this.#channel(channelId);
    const wasVisible = channels.isVisibleToBot(channel);
    channel.denied = change(channel.denied);
    channels.announceChange(channel);
    if (wasVisible || !channels.isVisibleToBot(channel)) return;
    // Nothing is told of what the bot no longer sees; when it sees it again, of the threads that are open.
    const open = channels.threads().filter((one) => one.parentId === channelId && !one.archived);
    const threads = open.filter((one) => channels.isVisibleToBot(one)).map((one) => channelJson(one, bot.id));
    const members = threads.flatMap((one) => ('member' in one && one.member ? [one.member] : []));
    this.#tellBot('THREAD_LIST_SYNC', { guild_id: guild.id, channel_ids: [channelId], threads, members });
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
