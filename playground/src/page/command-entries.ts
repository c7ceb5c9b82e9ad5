import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord-api-types/payloads/v10';
import type { GivenOption, PageChannel } from '../page-protocol.ts';
import { localized } from './locale.ts';

/** A command, or one of its sub-commands, as it can be typed after the slash. */
export interface CommandEntry {
  /** The names of the command, its group and its sub-command, as far as they exist. */
  readonly path: readonly string[];
  readonly title: string;
  readonly description: string;
  /** Required options come first, as Discord demands. */
  readonly options: readonly APIApplicationCommandBasicOption[];
}

type Named = Pick<APIApplicationCommandOption, 'name' | 'description'> & {
  readonly name_localizations?: APIApplicationCommand['name_localizations'];
  readonly description_localizations?: APIApplicationCommand['description_localizations'];
};

const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;

function entries(
  node: Named & { readonly options?: readonly APIApplicationCommandOption[] | undefined },
  path: readonly string[],
  title: string,
  locale: string,
): readonly CommandEntry[] {
  const ownPath = [...path, node.name];
  const ownTitle = `${title}${localized(node.name, node.name_localizations, locale)}`;
  const nested = (node.options ?? []).flatMap((option) =>
    option.type === Subcommand || option.type === SubcommandGroup
      ? entries(option, ownPath, `${ownTitle} `, locale)
      : [],
  );
  if (nested.length > 0) return nested;
  const options = (node.options ?? []).filter(
    (option) => option.type !== Subcommand && option.type !== SubcommandGroup,
  );
  const description = localized(node.description, node.description_localizations, locale);
  return [{ path: ownPath, title: ownTitle, description, options }];
}

function usableIn(command: APIApplicationCommand, kind: PageChannel['kind']): boolean {
  if (command.guild_id !== undefined) return kind !== 'dm';
  const context = kind === 'dm' ? InteractionContextType.BotDM : InteractionContextType.Guild;
  if (command.contexts) return command.contexts.includes(context);
  return kind !== 'dm' || command.dm_permission !== false;
}

/** In a server, commands that need permissions are hidden from people without them. */
function allowedTo(command: APIApplicationCommand, kind: PageChannel['kind'], rights: bigint): boolean {
  const needed = command.default_member_permissions;
  if (needed == null || kind === 'dm') return true;
  const bits = BigInt(needed) || PermissionFlagsBits.Administrator;
  return (rights & bits) === bits;
}

/** The slash commands that a person can use in a channel, by name. `locale` is one of Discord's; `rights` are permission bits. */
export function commandEntries(
  commands: readonly APIApplicationCommand[],
  kind: PageChannel['kind'],
  locale: string,
  rights: bigint,
): readonly CommandEntry[] {
  return commands
    .filter(({ type }) => type === ApplicationCommandType.ChatInput)
    .filter((command) => usableIn(command, kind) && allowedTo(command, kind, rights))
    .flatMap((command) => entries(command, [], '', locale))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale));
}

export interface MenuEntry {
  readonly name: string;
  readonly title: string;
}

/** The commands in the menu of a message or a person, by name. Other arguments are as for `commandEntries`. */
export function menuEntries(
  commands: readonly APIApplicationCommand[],
  kind: PageChannel['kind'],
  locale: string,
  rights: bigint,
  menu: ApplicationCommandType.Message | ApplicationCommandType.User = ApplicationCommandType.Message,
): readonly MenuEntry[] {
  return commands
    .filter(({ type }) => type === menu)
    .filter((command) => usableIn(command, kind) && allowedTo(command, kind, rights))
    .map(({ name, name_localizations }) => ({ name, title: localized(name, name_localizations, locale) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale));
}

/** `typed` has no slash. Titles that begin with it come first, then titles that contain it, then descriptions that do. */
export function matching(all: readonly CommandEntry[], typed: string): readonly CommandEntry[] {
  const wanted = typed.trim().toLowerCase();
  const begin = all.filter(({ title }) => title.toLowerCase().startsWith(wanted));
  const contain = all.filter((entry) => !begin.includes(entry) && entry.title.toLowerCase().includes(wanted));
  const named = [...begin, ...contain];
  const described = all.filter(
    (entry) => !named.includes(entry) && entry.description.toLowerCase().includes(wanted),
  );
  return [...named, ...described];
}

/** Wraps values into the groups and sub-commands of an entry's path. */
export function givenOptions(entry: CommandEntry, values: readonly GivenOption[]): readonly GivenOption[] {
  const [, ...inner] = entry.path;
  return inner.reduceRight<readonly GivenOption[]>(
    (options, name, at) => [{ name, type: at === inner.length - 1 ? Subcommand : SubcommandGroup, options }],
    values,
  );
}

/** Returns null for an invalid value, such as a word for a number, or a number out of range. */
export function readValue(
  option: APIApplicationCommandBasicOption,
  text: string,
): string | number | boolean | null {
  switch (option.type) {
    case ApplicationCommandOptionType.Integer: {
      const value = Number(text);
      const { min_value: least = -Infinity, max_value: most = Infinity } = option as {
        min_value?: number;
        max_value?: number;
      };
      const isGood = text.trim() !== '' && Number.isSafeInteger(value);
      return isGood && value >= least && value <= most ? value : null;
    }
    case ApplicationCommandOptionType.Boolean:
      return text === 'true' ? true : text === 'false' ? false : null;
    case ApplicationCommandOptionType.String: {
      const { min_length: least = 0, max_length: most = 6000 } = option as {
        min_length?: number;
        max_length?: number;
      };
      return text.length >= Math.max(1, least) && text.length <= most ? text : null;
    }
    default:
      return text === '' ? null : text;
  }
}
