/** The people that a message mentions, given `allowed_mentions`, and those it notifies. */
import { type APIMessage, MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import type { AllowedMentions } from '../validators/message.ts';
import type { Channel } from './channel.ts';
import type { Channels } from './channels.ts';
import type { SharedState } from './shared.ts';

type MentionFields = Pick<APIMessage, 'mentions' | 'mention_everyone' | 'mention_roles'>;

/** Mentions in code don't count. */
function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?```|`[^`\n]+`/g, ' ');
}

function mayMentionEveryone(
  shared: SharedState,
  channels: Channels,
  channel: Channel,
  authorId: string,
): boolean {
  const person = shared.people.get(authorId);
  const held = person === undefined ? channels.permissions(channel) : shared.guild.personPermissions(person);
  return channel.kind !== 'dm' && (held & PermissionFlagsBits.MentionEveryone) !== 0n;
}

/** An `allowed` of null is Discord's default, which allows all mentions. */
export function mentionFields(
  shared: SharedState,
  channels: Channels,
  channel: Channel,
  { content, author }: Pick<APIMessage, 'content' | 'author'>,
  allowed: AllowedMentions | null | undefined,
): MentionFields {
  const text = withoutCode(content);
  const written = [...new Set([...text.matchAll(/<@!?(\d+)>/g)].map((match) => match[1] ?? ''))];
  const parse = allowed == null ? ['users', 'everyone'] : (allowed.parse ?? []);
  const users = parse.includes('users') ? written : written.filter((id) => allowed?.users?.includes(id));
  const everyone = parse.includes('everyone') && /@(?:everyone|here)/.test(text);
  return {
    mentions: users
      .filter((id) => shared.people.has(id) || id === shared.bot.id)
      .map((id) => shared.user(id)),
    mention_everyone: everyone && mayMentionEveryone(shared, channels, channel, author.id),
    mention_roles: mentionedRoles(shared, channel, text, allowed),
  };
}

/** The bot's permission to mention everyone also suffices for roles that aren't mentionable. */
function mentionedRoles(
  shared: SharedState,
  channel: Channel,
  text: string,
  allowed: AllowedMentions | null | undefined,
): string[] {
  const written = [...text.matchAll(/<@&(\d+)>/g)].map((match) => match[1] ?? '');
  const isAllowed = (id: string) =>
    allowed == null || (allowed.parse?.includes('roles') ?? false) || (allowed.roles?.includes(id) ?? false);
  const known = (shared.guildOf(channel)?.roles() ?? []).filter(({ mentionable }) => mentionable);
  return known.flatMap(({ id }) => (written.includes(id) && isAllowed(id) ? id : []));
}

export function notifiedPeople(
  shared: SharedState,
  channels: Channels,
  channel: Channel,
  body: APIMessage,
): string[] {
  if (((body.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0) return [];
  const ids = new Set(body.mentions.map(({ id }) => id));
  if (channel.kind === 'dm') ids.add(channel.recipient.user.id);
  else
    for (const id of shared.people.keys()) {
      const roles = shared.guildOf(channel)?.rolesOf(id) ?? [];
      if (body.mention_everyone || body.mention_roles.some((role) => roles.includes(role))) ids.add(id);
    }
  ids.delete(body.author.id);
  return [...ids].filter((id) => {
    const person = shared.people.get(id);
    return person !== undefined && channels.isVisibleTo(person, channel);
  });
}
