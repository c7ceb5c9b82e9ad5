/** What a message's mentions do: who is named in it, who joins its thread, whose phone rings. */
import { ComponentType, MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import { type TopLevel, walk } from './forms/layout.ts';
import type { Mentions } from './mentions.ts';
import type { StoredMessage } from './message.ts';
import type { World } from './world.ts';

/** All of a message in which mentions count. */
export function writtenText(content: string, components: readonly TopLevel[]): string {
  const displays = [...walk(components)].flatMap(({ component }) =>
    component.type === ComponentType.TextDisplay ? [component.content] : [],
  );
  return [content, ...displays].join('\n');
}

function mayCallEveryone(world: World, channel: Channel, authorId: string): boolean {
  const person = world.people.get(authorId);
  const held =
    person === undefined ? world.channels.permissions(channel) : world.guild.personPermissions(person);
  return channel.kind !== 'dm' && (held & PermissionFlagsBits.MentionEveryone) !== 0n;
}

/** Writes the mentions into the message; who is mentioned in a thread joins it. */
export function applyMentions(
  world: World,
  channel: Channel,
  message: StoredMessage,
  mentions: Mentions,
  repliesTo: StoredMessage | undefined,
): void {
  const ids = new Set(mentions.users);
  if (mentions.repliedUser && repliesTo !== undefined) ids.add(repliesTo.body.author.id);
  const { body } = message;
  body.mentions = [...ids]
    .filter((id) => world.people.has(id) || id === world.bot.id)
    .map((id) => world.user(id));
  body.mention_everyone = mentions.everyone && mayCallEveryone(world, channel, body.author.id);
  body.mention_roles = mentions.roles.filter((id) => world.guild.roles().some((role) => role.id === id));
  if (channel.kind !== 'thread' || message.ephemeralFor !== null) return;
  for (const { id } of body.mentions) {
    if (world.people.get(id)?.inGuild === true) world.channels.join(channel, id);
  }
}

/** The people whose phones ring for a new message. */
function rung(
  world: World,
  channel: Channel,
  message: StoredMessage,
  mentions: Mentions,
  repliesTo: StoredMessage | undefined,
): string[] {
  const { body, ephemeralFor } = message;
  if (ephemeralFor !== null || ((body.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0) return [];
  const ids = new Set<string>();
  if (channel.kind === 'dm') ids.add(channel.recipient.user.id);
  else if (body.mention_everyone) for (const id of world.people.keys()) ids.add(id);
  for (const { id } of body.mentions) ids.add(id);
  if (mentions.repliedUser && repliesTo !== undefined) ids.add(repliesTo.body.author.id);
  ids.delete(body.author.id);
  return [...ids].filter((id) => {
    const person = world.people.get(id);
    return person !== undefined && world.channels.sees(person, channel);
  });
}

/** Tells the page whose phones ring. */
export function notify(
  world: World,
  channel: Channel,
  message: StoredMessage,
  mentions: Mentions,
  repliesTo: StoredMessage | undefined,
): void {
  const messageId = message.body.id;
  for (const userId of rung(world, channel, message, mentions, repliesTo)) {
    world.outlets.page({ type: 'notified', userId, channelId: channel.id, messageId });
  }
}
