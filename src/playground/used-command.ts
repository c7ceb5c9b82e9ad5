/** The command that a person has chosen, and what they chose it for: nothing, a message or somebody. */
import {
  type APIApplicationCommand,
  type APIUser,
  ApplicationCommandType as Kind,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import { PageRefusal, type Resolved } from './chosen.ts';
import type { StoredMessage } from './message.ts';
import type { Person } from './people.ts';
import { pointedAt } from './readable.ts';
import type { World } from './world.ts';

export type Target =
  | { readonly type: typeof Kind.ChatInput }
  | { readonly type: typeof Kind.Message; readonly message: StoredMessage }
  | { readonly type: typeof Kind.User; readonly user: APIUser };

/** As long as a modal that a command opened goes on, its command is known. */
export interface UsedCommand {
  readonly name: string;
  readonly target: Target;
}

/** @throws PageRefusal for messages of other channels, and those that nobody else sees */
export function targetOf(world: World, who: Person, channel: Channel, id: string | undefined): Target {
  if (id === undefined) return { type: Kind.ChatInput };
  const message = world.messages.find(id);
  if (message !== undefined) {
    const here = message.body.channel_id === channel.id && message.ephemeralFor === null;
    if (!here) throw new PageRefusal('This message is not there.');
    return { type: Kind.Message, message };
  }
  if (id === world.bot.id) return { type: Kind.User, user: world.bot };
  const user = world.people.get(id)?.user;
  if (user === undefined || (channel.kind === 'dm' && user !== who.user)) {
    throw new PageRefusal('This command needs a person or a message.');
  }
  return { type: Kind.User, user };
}

/** @throws PageRefusal where there is no such command for this person */
export function commandFor(
  world: World,
  who: Person,
  channel: Channel,
  name: string,
  type: Kind,
): APIApplicationCommand {
  const command = world.commands.offered().find((one) => one.name === name && one.type === type);
  const context = channel.kind === 'dm' ? 1 : 0;
  const fits = command?.contexts == null || command.contexts.includes(context);
  const direct = command?.guild_id === undefined && command?.dm_permission !== false;
  if (command === undefined || !fits || (context === 1 && !direct) || !world.guild.bot.inGuild) {
    throw new PageRefusal(`There is no command “${name}” here.`);
  }
  const needed = command.default_member_permissions;
  const held = world.guild.personPermissions(who);
  if (needed != null && context === 0) {
    const bits = BigInt(needed);
    const allowed = bits === 0n ? (held & PermissionFlagsBits.Administrator) !== 0n : (held & bits) === bits;
    if (!allowed) throw new PageRefusal('You may not use this command.');
  }
  return command;
}

/** What the interaction's data says of the target, with all that was resolved. */
export function targetJson(world: World, target: Target, resolved: Resolved): Record<string, unknown> {
  if (target.type === Kind.ChatInput) return resolved.json();
  if (target.type === Kind.Message) {
    const { body } = target.message;
    return { target_id: body.id, resolved: { messages: { [body.id]: pointedAt(world, body) } } };
  }
  resolved.add('user', target.user.id);
  return { target_id: target.user.id, ...resolved.json() };
}
