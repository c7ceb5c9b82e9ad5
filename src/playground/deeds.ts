/** What people do on the page, turned into interactions and messages. */
import { ComponentType, InteractionType, MessageType } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import { checkOptions, PageRefusal, Resolved } from './chosen.ts';
import { checkValues, fillModal } from './filled.ts';
import type { Interactive } from './forms/component.ts';
import { type TopLevel, walk } from './forms/layout.ts';
import type { StoredMessage } from './message.ts';
import type { FromPage, ToPage } from './page-protocol.ts';
import type { Person } from './people.ts';
import { commandFor, targetJson, targetOf } from './used-command.ts';
import type { World } from './world.ts';

type Deed<T extends FromPage['type']> = Extract<FromPage, { type: T }>;
type Tell = (event: ToPage) => void;

function person(world: World, id: string): Person {
  const found = world.people.get(id);
  if (found === undefined) throw new PageRefusal('There is nobody with this id.');
  return found;
}

/** @throws PageRefusal where the channel is not there for this person. */
function place(world: World, who: Person, channelId: string): Channel {
  const { channels, guild } = world;
  const channel = channels.find(channelId);
  if (channel === undefined || !channels.sees(who, channel))
    throw new PageRefusal('This channel is not there.');
  if (channel.kind === 'dm') {
    if (!guild.shared(who)) throw new PageRefusal('You share no server with this app.');
  } else if (!guild.available) throw new PageRefusal('This server is unavailable.');
  return channel;
}

export function openDirect(world: World, deed: Deed<'direct'>): void {
  const who = person(world, deed.userId);
  if (!world.guild.shared(who)) throw new PageRefusal('You share no server with this app.');
  world.channels.openDirect(who.user.id);
}

/** Before anything is done in an archived thread, Discord's client opens it again; a locked one it can't. */
function reopen(world: World, channel: Channel): void {
  if (channel.kind !== 'thread') return;
  if (channel.locked) throw new PageRefusal('This thread is locked.');
  world.channels.archive(channel, false);
}

function pressed(message: StoredMessage, customId: string): Interactive {
  for (const { component } of walk((message.body.components ?? []) as unknown as TopLevel[])) {
    if (!('custom_id' in component) || component.custom_id !== customId) continue;
    if (component.disabled === true) throw new PageRefusal('This is disabled.');
    return component;
  }
  throw new PageRefusal('The message no longer has this button.');
}

export function press(world: World, deed: Deed<'press'>, tell: Tell): void {
  const who = person(world, deed.userId);
  const message = world.messages.find(deed.messageId);
  if (message === undefined || (message.ephemeralFor ?? who.user.id) !== who.user.id) {
    throw new PageRefusal('This message is gone.');
  }
  const channel = place(world, who, message.body.channel_id);
  const component = pressed(message, deed.customId);
  const resolved = new Resolved(world, who);
  if (component.type !== ComponentType.Button) {
    checkValues(component, deed.values ?? [], resolved, component.min_values ?? 1);
  }
  const chosen =
    component.type === ComponentType.Button ? {} : { values: deed.values ?? [], ...resolved.json() };
  const data = { custom_id: deed.customId, component_type: component.type, id: component.id, ...chosen };
  reopen(world, channel);
  world.interactions.open(
    { person: who, channel, source: message, nonce: deed.nonce, tell },
    { type: InteractionType.MessageComponent, data },
  );
}

export function command(world: World, deed: Deed<'command'>, tell: Tell): void {
  const who = person(world, deed.userId);
  const channel = place(world, who, deed.channelId);
  const target = targetOf(world, who, channel, deed.targetId);
  const used = commandFor(world, who, channel, deed.name, target.type);
  const resolved = new Resolved(world, who);
  const unfinished = deed.autocomplete === true;
  const options = checkOptions(used.options ?? [], deed.options, resolved, unfinished);
  const data = {
    id: used.id,
    name: used.name,
    type: used.type,
    ...(used.guild_id === undefined ? {} : { guild_id: used.guild_id }),
    ...(options.length === 0 ? {} : { options }),
    ...targetJson(world, target, resolved),
  };
  const type = unfinished
    ? InteractionType.ApplicationCommandAutocomplete
    : InteractionType.ApplicationCommand;
  reopen(world, channel);
  world.interactions.open(
    { person: who, channel, source: null, nonce: deed.nonce, tell },
    { type, data, command: { name: used.name, target } },
  );
}

export function submit(world: World, deed: Deed<'submit'>, tell: Tell): void {
  const who = person(world, deed.userId);
  const open = world.interactions.modal(deed.modalId);
  if (open === undefined || open.opener.person !== who)
    throw new PageRefusal('This window is no longer open.');
  const { form, opener } = open;
  const channel = place(world, who, opener.channel.id);
  const resolved = new Resolved(world, who);
  const components = fillModal(form, deed.values, resolved);
  const source =
    opener.source !== null && world.messages.find(opener.source.body.id) === opener.source
      ? opener.source
      : null;
  const done: Tell = (event) => {
    if (event.type === 'interaction' && event.state === 'acknowledged')
      world.interactions.closeModal(deed.modalId);
    tell(event);
  };
  reopen(world, channel);
  world.interactions.open(
    { person: who, channel, source, nonce: deed.nonce, tell: done },
    {
      type: InteractionType.ModalSubmit,
      data: { custom_id: form.custom_id, components, ...resolved.json() },
      command: opener.command,
      opener,
    },
  );
}

export function say(world: World, deed: Deed<'say'>): void {
  const who = person(world, deed.userId);
  const channel = place(world, who, deed.channelId);
  if (deed.content.trim() === '' || [...deed.content].length > 2000) {
    throw new PageRefusal('A message has 1 to 2000 characters.');
  }
  reopen(world, channel);
  if (channel.kind === 'thread') world.channels.join(channel, who.user.id);
  world.messages.create({
    channel,
    author: who.user,
    form: { content: deed.content },
    uploads: [],
    flags: 0,
    type: MessageType.Default,
  });
}
