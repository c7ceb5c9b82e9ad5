/** Turns people's actions on the page into interactions and messages. */
import {
  ApplicationCommandType,
  PermissionFlagsBits as Bits,
  ComponentType,
  InteractionType as Kind,
  MessageType,
} from 'discord-api-types/v10';
import type { PageAction, ToPage } from '../page-protocol.ts';
import {
  type Channel,
  hasPosts,
  isGuildChannel,
  isPrivate,
  type Thread,
  threadTypeIn,
} from '../state/channel.ts';
import type { FakeDiscord } from '../state/fake-discord.ts';
import type { StoredMessage } from '../state/messages.ts';
import type { Person } from '../state/people.ts';
import { everyComponent, type Interactive, type TopLevel } from '../validators/components.ts';
import {
  checkOptions,
  checkSelected,
  checkSelectedIds,
  findCommand,
  findTarget,
  PageRefusal,
  ResolvedData,
  submittedComponents,
} from './input.ts';

type Action<T extends PageAction['type']> = Extract<PageAction, { type: T }>;
type Send = (event: ToPage) => void;

/** @throws PageRefusal for anything that Discord's client would not let the person do */
export function perform(discord: FakeDiscord, action: PageAction, toPage: Send): void {
  const person = discord.people.get(action.userId);
  if (person === undefined) throw new PageRefusal('There is no person with this id.');
  switch (action.type) {
    case 'press':
      press(discord, person, action, toPage);
      break;
    case 'command':
      useCommand(discord, person, action, toPage);
      break;
    case 'submit':
      submitModal(discord, person, action, toPage);
      break;
    case 'say':
      say(discord, person, action);
      break;
    case 'thread':
      startThread(discord, person, action, toPage);
      break;
    case 'addMember':
      addMember(discord, person, action, toPage);
      break;
    case 'removeMember':
      removeMember(discord, person, action, toPage);
      break;
    case 'direct':
      if (!discord.guild.isSharedWith(person)) throw new PageRefusal('You share no server with this app.');
      discord.channels.openDirectChannel(person.user.id);
      break;
    case 'locale':
      person.locale = action.locale;
  }
}

/** @throws PageRefusal when the person can't see the channel */
function findChannel(discord: FakeDiscord, person: Person, channelId: string): Channel {
  const { channels, guild } = discord;
  const channel = channels.find(channelId);
  if (channel === undefined || !channels.isVisibleTo(person, channel))
    throw new PageRefusal('This channel is not there.');
  if (channel.kind === 'dm') {
    if (!guild.isSharedWith(person)) throw new PageRefusal('You share no server with this app.');
  } else if (discord.guildOf(channel)?.available === false)
    throw new PageRefusal('This server is unavailable.');
  else if (discord.isTimedOut(person)) throw new PageRefusal('You are timed out.');
  return channel;
}

function mayWrite({ channels }: FakeDiscord, person: Person, channel: Channel): boolean {
  if (channel.kind === 'dm') return true;
  const needed = channel.kind === 'thread' ? Bits.SendMessagesInThreads : Bits.SendMessages;
  return (channels.personPermissions(person, channel) & needed) !== 0n;
}

/**
 * Discord's client unarchives a thread before any action in it. @throws PageRefusal if it may not: nobody is told about the
 * intended action
 */
function reopen(discord: FakeDiscord, person: Person, channel: Channel): void {
  if (channel.kind !== 'thread') return;
  if (channel.locked) throw new PageRefusal('This thread is locked.');
  if (channel.archived && !mayWrite(discord, person, channel))
    throw new PageRefusal('This thread is archived, and you may not open it.');
  discord.channels.archive(channel, false);
}

/** @throws PageRefusal if the person has no field to write in */
function requireWriting(discord: FakeDiscord, person: Person, channel: Channel): void {
  if (hasPosts(channel) || channel.kind === 'category')
    throw new PageRefusal('This channel has no messages of its own.');
  if (!mayWrite(discord, person, channel)) throw new PageRefusal('You may not write here.');
}

function findComponent({ body }: StoredMessage, customId: string): Interactive {
  const all = (body.components ?? []) as unknown as readonly TopLevel[];
  const found = everyComponent(all)
    .flatMap(([one]) => ('custom_id' in one ? one : []))
    .find(({ custom_id }) => custom_id === customId);
  if (found === undefined) throw new PageRefusal('The message no longer has this button.');
  if (found.disabled === true) throw new PageRefusal('This is disabled.');
  return found;
}

function press(discord: FakeDiscord, person: Person, action: Action<'press'>, toPage: Send): void {
  const source = discord.messages.find(action.messageId);
  if (source === undefined || (source.ephemeralFor ?? person.user.id) !== person.user.id) {
    throw new PageRefusal('This message is gone.');
  }
  const channel = findChannel(discord, person, source.body.channel_id);
  const component = findComponent(source, action.customId);
  const { values = [], nonce } = action;
  const isSelect = component.type !== ComponentType.Button;
  const resolved = new ResolvedData(discord, person);
  if (component.type === ComponentType.StringSelect) checkSelected(component, values);
  else if (isSelect) checkSelectedIds(component, values, resolved);
  reopen(discord, person, channel);
  discord.interactions.open({
    type: Kind.MessageComponent,
    data: {
      custom_id: action.customId,
      component_type: component.type,
      id: component.id,
      ...(isSelect ? { values, ...resolved.json() } : {}),
    },
    person,
    channel,
    source,
    command: null,
    opener: null,
    nonce,
    toPage,
  });
}

function useCommand(discord: FakeDiscord, person: Person, action: Action<'command'>, toPage: Send): void {
  const { name, nonce, targetId } = action;
  const channel = findChannel(discord, person, action.channelId);
  const targetUserId = action.target === 'user' ? (targetId ?? '') : null;
  const target =
    targetId === undefined || targetUserId !== null ? null : findTarget(discord, channel, targetId);
  const type = typeOf(target, targetUserId);
  const command = findCommand(discord, person, channel, name, type);
  const resolved = new ResolvedData(discord, person);
  const isUnfinished = action.autocomplete === true;
  if (targetUserId !== null) resolved.addUser(targetUserId);
  const options = checkOptions(command.options ?? [], action.options, resolved, isUnfinished);
  if (targetId === undefined) requireWriting(discord, person, channel);
  reopen(discord, person, channel);
  discord.interactions.open({
    type: isUnfinished ? Kind.ApplicationCommandAutocomplete : Kind.ApplicationCommand,
    data: {
      id: command.id,
      name,
      type,
      ...(command.guild_id !== undefined && { guild_id: command.guild_id }),
      ...(options.length === 0 ? {} : { options }),
      ...(targetUserId === null ? {} : { target_id: targetUserId }),
      ...(target === null ? resolved.json() : targetJson(discord, target)),
    },
    person,
    channel,
    source: null,
    command: { name, type, target, targetUserId },
    opener: null,
    nonce,
    toPage,
  });
}

function typeOf(target: StoredMessage | null, targetUserId: string | null): ApplicationCommandType {
  if (target !== null) return ApplicationCommandType.Message;
  return targetUserId === null ? ApplicationCommandType.ChatInput : ApplicationCommandType.User;
}

/** A message command's target, the only other person's message that comes with its content. */
function targetJson({ messages }: FakeDiscord, { body }: StoredMessage): Record<string, unknown> {
  const { id, content, attachments, components = [] } = body;
  const readable = { ...messages.redactForBot(body), content, attachments, components };
  return { target_id: id, resolved: { messages: { [id]: readable } } };
}

function submitModal(discord: FakeDiscord, person: Person, action: Action<'submit'>, toPage: Send): void {
  const { interactions, messages } = discord;
  const open = interactions.modal(action.modalId);
  if (open === undefined || open.opener.person !== person)
    throw new PageRefusal('This window is no longer open.');
  const { form, opener } = open;
  const channel = findChannel(discord, person, opener.channel.id);
  const components = submittedComponents(form, action.values);
  const isSourceThere = opener.source !== null && messages.find(opener.source.body.id) === opener.source;
  reopen(discord, person, channel);
  interactions.open({
    type: Kind.ModalSubmit,
    data: { custom_id: form.custom_id, components },
    person,
    channel,
    source: isSourceThere ? opener.source : null,
    command: opener.command,
    opener,
    nonce: action.nonce,
    toPage: (event) => {
      if (event.type === 'interaction' && event.state === 'acknowledged')
        interactions.closeModal(action.modalId);
      toPage(event);
    },
  });
}

function say(discord: FakeDiscord, person: Person, { channelId, content }: Action<'say'>): void {
  const channel = findChannel(discord, person, channelId);
  checkContent(content);
  requireWriting(discord, person, channel);
  reopen(discord, person, channel);
  discord.messages.create({ channel, author: person.user, form: { content } });
}

function checkContent(content: string): void {
  if (content.trim() === '' || [...content].length > 2000)
    throw new PageRefusal('A message has 1 to 2000 characters.');
}

/** With `members` a private thread, in a forum or media channel a post. */
function startThread(
  discord: FakeDiscord,
  person: Person,
  { channelId, name, content, members: given, nonce }: Action<'thread'>,
  toPage: Send,
): void {
  const members = given ?? null;
  const parent = findChannel(discord, person, channelId);
  if (!isGuildChannel(parent) || threadTypeIn(parent, members !== null) === null)
    throw new PageRefusal('There are no such threads in this channel.');
  if (!mayWrite(discord, person, parent)) throw new PageRefusal('You may not write here.');
  if (members && (discord.channels.personPermissions(person, parent) & Bits.CreatePrivateThreads) === 0n)
    throw new PageRefusal('You may not start private threads here.');
  if (name.trim() === '' || [...name].length > 100) throw new PageRefusal('A name has 1 to 100 characters.');
  if (content !== undefined || hasPosts(parent)) checkContent(content ?? '');
  const id = discord.ids.next();
  const { user } = person;
  const thread = discord.channels.openThread(parent, { name }, { id, ownerId: user.id, members });
  // A post has the id of its first message.
  const extra = hasPosts(parent) ? { id } : {};
  if (content !== undefined)
    discord.messages.create({ channel: thread, author: user, form: { content }, extra });
  if (!hasPosts(parent) && members === null)
    discord.messages.create({
      channel: parent,
      author: user,
      form: { content: name, allowed_mentions: { parse: [] } },
      type: MessageType.ThreadCreated,
      extra: { message_reference: { type: 0, guild_id: parent.guildId, channel_id: id } },
    });
  toPage({ type: 'interaction', nonce, state: 'acknowledged', text: null });
}

function addMember(
  discord: FakeDiscord,
  person: Person,
  { channelId, memberId, nonce }: Action<'addMember'>,
  toPage: Send,
): void {
  const thread = findPrivateThread(discord, person, channelId);
  if (memberId !== discord.bot.id && !discord.people.get(memberId)?.inGuild)
    throw new PageRefusal('There is no such member.');
  if (!discord.channels.mayAdd(thread, person.user.id))
    throw new PageRefusal('You may not add people to this thread.');
  if (!discord.channels.canJoin(thread, memberId)) throw new PageRefusal('They can’t see this channel.');
  reopen(discord, person, thread);
  discord.channels.addMember(thread, memberId);
  toPage({ type: 'interaction', nonce, state: 'acknowledged', text: null });
}

/** People leave a private thread themselves, or are removed by its creator or a moderator. */
function removeMember(
  discord: FakeDiscord,
  person: Person,
  { channelId, memberId, nonce }: Action<'removeMember'>,
  toPage: Send,
): void {
  const thread = findPrivateThread(discord, person, channelId);
  if (memberId !== person.user.id && !discord.channels.mayRemove(thread, person.user.id))
    throw new PageRefusal('You may not remove people from this thread.');
  reopen(discord, person, thread);
  discord.channels.removeMember(thread, memberId);
  toPage({ type: 'interaction', nonce, state: 'acknowledged', text: null });
}

function findPrivateThread(discord: FakeDiscord, person: Person, channelId: string): Thread {
  const thread = findChannel(discord, person, channelId);
  if (thread.kind !== 'thread' || !isPrivate(thread)) throw new PageRefusal('This is no private thread.');
  return thread;
}
