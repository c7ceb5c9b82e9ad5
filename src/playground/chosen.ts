/** What a person gave to a slash command or a select, checked as Discord's client checks it. */
import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import { partialChannel } from './channel.ts';
import type { GivenOption } from './page-protocol.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

/** The client would not have let this person do that. */
export class PageRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PageRefusal';
  }
}

export type Resolvable = 'user' | 'role' | 'mentionable' | 'channel';

/** Objects behind ids, as interactions carry them. */
export class Resolved {
  readonly #world: World;
  readonly #chooser: Person;
  readonly #found: Record<'users' | 'members' | 'roles' | 'channels', Record<string, unknown>>;

  constructor(world: World, chooser: Person) {
    this.#world = world;
    this.#chooser = chooser;
    this.#found = { users: {}, members: {}, roles: {}, channels: {} };
  }

  /** `channelTypes`: the only ones that fit, if given. */
  add(kind: Resolvable, id: string, channelTypes?: readonly number[] | null): void {
    const { people, bot, guild, channels } = this.#world;
    const channel = channels.find(id);
    if (kind === 'channel' && channel !== undefined && channel.kind !== 'dm') {
      // What the person may do there, not the bot.
      const json = partialChannel(channel, bot.id, guild.personPermissions(this.#chooser));
      if (
        !channels.sees(this.#chooser, channel) ||
        (channelTypes?.length && !channelTypes.includes(Number(json['type'])))
      ) {
        throw new PageRefusal(`“${channel.name}” can’t be chosen here.`);
      }
      this.#found.channels[id] = json;
      return;
    }
    const person = people.get(id);
    if ((kind === 'user' || kind === 'mentionable') && (person !== undefined || id === bot.id)) {
      this.#found.users[id] = this.#world.user(id);
      if (person?.inGuild) {
        const { user: _, deaf: _deaf, mute: _mute, ...member } = guild.member(person);
        this.#found.members[id] = { ...member, permissions: guild.personPermissions(person).toString() };
      }
      return;
    }
    const role = guild.roles().find((one) => one.id === id);
    if ((kind === 'role' || kind === 'mentionable') && role !== undefined) {
      this.#found.roles[id] = role;
      return;
    }
    throw new PageRefusal(`There is no ${kind} ${id}.`);
  }

  json(): { resolved?: Record<string, unknown> } {
    const filled = Object.entries(this.#found).filter(([, found]) => Object.keys(found).length > 0);
    return filled.length === 0 ? {} : { resolved: Object.fromEntries(filled) };
  }
}

interface Limits {
  readonly name: string;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

function checkText(limits: Limits, value: unknown): void {
  if (typeof value !== 'string') throw new PageRefusal(`“${limits.name}” is a text.`);
  const { length } = [...value];
  if (length < (limits.min_length ?? 0) || length > (limits.max_length ?? 6000)) {
    throw new PageRefusal(`“${limits.name}” is too short or too long.`);
  }
}

function checkNumber(limits: Limits, value: unknown, whole: boolean): void {
  if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isSafeInteger(value))) {
    throw new PageRefusal(`“${limits.name}” is a ${whole ? 'whole ' : ''}number.`);
  }
  if (value < (limits.min_value ?? -Infinity) || value > (limits.max_value ?? Infinity)) {
    throw new PageRefusal(`“${limits.name}” is out of its range.`);
  }
}

const resolvable: Readonly<Partial<Record<number, Resolvable>>> = {
  [Kind.User]: 'user',
  [Kind.Role]: 'role',
  [Kind.Mentionable]: 'mentionable',
  [Kind.Channel]: 'channel',
};

function checkValue(
  option: APIApplicationCommandOption,
  value: GivenOption['value'],
  resolved: Resolved,
): void {
  const limits: Limits = option;
  switch (option.type) {
    case Kind.String:
      checkText(limits, value);
      break;
    case Kind.Integer:
    case Kind.Number:
      checkNumber(limits, value, option.type === Kind.Integer);
      break;
    case Kind.Boolean:
      if (typeof value !== 'boolean') throw new PageRefusal(`“${option.name}” is true or false.`);
      break;
    default: {
      const kind = resolvable[option.type];
      if (kind === undefined) throw new PageRefusal(`The playground can't give “${option.name}”.`);
      if (typeof value !== 'string') throw new PageRefusal(`“${option.name}” is a ${kind}.`);
      resolved.add(kind, value, 'channel_types' in option ? (option.channel_types ?? null) : null);
    }
  }
  if (limits.choices?.length && !limits.choices.some((choice) => choice.value === value)) {
    throw new PageRefusal(`“${option.name}” is not one of the choices.`);
  }
}

/**
 * The options as the interaction carries them. `unfinished`: for autocomplete, where some are still missing.
 * @throws PageRefusal
 */
export function checkOptions(
  defined: readonly APIApplicationCommandOption[],
  given: readonly GivenOption[],
  resolved: Resolved,
  unfinished: boolean,
): GivenOption[] {
  const nested = defined.some(({ type }) => type === Kind.Subcommand || type === Kind.SubcommandGroup);
  if (nested && given.length !== 1) throw new PageRefusal('One sub-command has to be chosen.');
  const names = given.map(({ name }) => name);
  if (new Set(names).size !== names.length) throw new PageRefusal('An option was given twice.');
  for (const option of defined) {
    if ('required' in option && option.required === true && !unfinished && !names.includes(option.name)) {
      throw new PageRefusal(`“${option.name}” is required.`);
    }
  }
  return given.map((one) => {
    const option = defined.find(({ name, type }) => name === one.name && type === one.type);
    if (option === undefined) throw new PageRefusal(`There is no option “${one.name}”.`);
    if (option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup) {
      const options = checkOptions(option.options ?? [], one.options ?? [], resolved, unfinished);
      return { name: one.name, type: one.type, options };
    }
    if (one.focused === true) {
      if (!('autocomplete' in option) || option.autocomplete !== true) {
        throw new PageRefusal(`“${one.name}” has no suggestions.`);
      }
      return { name: one.name, type: one.type, value: one.value ?? '', focused: true };
    }
    checkValue(option, one.value, resolved);
    return { name: one.name, type: one.type, ...(one.value === undefined ? {} : { value: one.value }) };
  });
}
