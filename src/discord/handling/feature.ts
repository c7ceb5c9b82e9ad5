import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChannelSelectMenuInteraction,
  ChatInputCommandInteraction,
  Client,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
  UserContextMenuCommandInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import {
  type APIApplicationCommandBasicOption,
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  type LocalizationMap,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { GameName } from '../../tables/game-types.ts';
import type { TablePermission } from '../../tables/permissions.ts';
import type { Table } from '../../tables/table.ts';
import { languageOf, type TextKey, type TextValues, translator } from '../../texts/index.ts';
import type { CustomId, ValuesOf } from '../custom-id.ts';
import type { HandlerContext, PeriodicTask } from './context.ts';

/** The names of commands, their words and options: in the default language, by which a handler knows them. */
export type Name = TextKey extends infer Key ? (Key extends `name.${infer Word}` ? Word : never) : never;

export type ServerCommand = ChatInputCommandInteraction<'cached' | 'raw'>;

type Handler<Handled, More extends readonly unknown[] = []> = (
  context: HandlerContext,
  interaction: Handled,
  ...more: More
) => Promise<void>;

/** Answers within three seconds, or Discord shows nothing. */
type Autocomplete<More extends readonly unknown[] = []> = Handler<AutocompleteInteraction, More>;

export type CommandOption = APIApplicationCommandBasicOption & { readonly complete?: Autocomplete };

/** An option that names a table: the command that has it says what it does there, and the suggestions suit that. */
export type TableOption = APIApplicationCommandBasicOption & {
  readonly complete: Autocomplete<[permission: TablePermission]>;
};

type CommandPermission =
  | TablePermission
  | ((interaction: ChatInputCommandInteraction | AutocompleteInteraction) => TablePermission);

/** The table that a command means, at which the person may do it. */
type AtTable =
  | {
      /** Which tables of this channel, or else of the person's own, can be meant where none is named. */
      fits(interaction: ChatInputCommandInteraction, table: Table): boolean;
      readonly handle: Handler<ChatInputCommandInteraction, [table: Table]>;
    }
  /** The table is null where none is named. */
  | {
      readonly fits: null;
      readonly handle: Handler<ChatInputCommandInteraction, [table: Table | null]>;
    };

export type Command = {
  /** As it is typed: `games`, or a group and a word of it, `settings show`. */
  readonly name: Name | `${Name} ${Name}`;
  readonly text: TextKey;
  /** Discord shows it to those who manage the server, and to whom else they allow it. */
  readonly forManagers?: true;
} & (
  | {
      readonly anywhere?: never;
      readonly permission?: never;
      readonly options?: readonly CommandOption[];
      readonly handle: Handler<ServerCommand>;
    }
  /** `anywhere`: also at the person's tables in direct messages. */
  | (AtTable & {
      readonly anywhere?: boolean;
      readonly permission: CommandPermission;
      readonly options: readonly (CommandOption | TableOption)[];
    })
  /** The command works in direct messages, too. */
  | {
      readonly anywhere: true;
      readonly permission?: never;
      readonly options?: readonly CommandOption[];
      readonly handle: Handler<ChatInputCommandInteraction>;
    }
);

interface MenuCommand<Handled> {
  readonly definition: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  readonly handle: Handler<Handled>;
}

/** The handlers of a declared custom id: as a button, as a list of words, people or channels, as a form. */
interface Responder<Values> {
  /** The answer changes the message that the button or list stands on. */
  readonly updates?: true;
  readonly button?: ButtonHandler<Values>;
  readonly select?: Handler<StringSelectMenuInteraction, [Values]>;
  readonly users?: Handler<UserSelectMenuInteraction, [Values]>;
  readonly channels?: Handler<ChannelSelectMenuInteraction, [Values]>;
  readonly form?: Handler<ModalSubmitInteraction, [Values]>;
}

/** The permission of a custom id's values at its table (src/tables/permissions.ts). `isForm`: a form is handed in. */
type RoutePermission<Values> = TablePermission | ((values: Values, isForm: boolean) => TablePermission);

export interface Route {
  readonly name: string;
  readonly id: CustomId<unknown>;
  readonly responder: Responder<unknown>;
  /** The permission is null where the id is about no table. */
  readonly permission: RoutePermission<unknown> | null;
}

export type ButtonHandler<Values> = Handler<ButtonInteraction, [values: Values]>;

type Responders<Ids> = {
  readonly [K in keyof Ids]: Ids[K] extends CustomId<infer V> ? ButtonHandler<V> | Responder<V> : never;
};

/** For each custom id that is about a table, what is done there. */
type Permissions<Ids> = {
  readonly [K in keyof Ids as ValuesOf<Ids[K]> extends { readonly table: string }
    ? K
    : never]: RoutePermission<ValuesOf<Ids[K]>>;
};

type IfAtTables<Ids> = keyof Permissions<Ids> extends never ? [] : [permissions: Permissions<Ids>];

/**
 * Binds declared custom ids to what they do; a function is what the button does. Each declared one needs an entry, and each that
 * is about a table another among the permissions.
 */
export const respond = <Ids extends Readonly<Record<string, unknown>>>(
  ids: Ids,
  responders: Responders<Ids>,
  ...[permissions]: IfAtTables<Ids>
): Route[] =>
  Object.entries(ids).map(([name, id]) => {
    const responder = responders[name] as ButtonHandler<unknown> | Responder<unknown>;
    return {
      name,
      id: id as CustomId<unknown>,
      responder: typeof responder === 'function' ? { button: responder } : responder,
      permission:
        (permissions as Readonly<Record<string, RoutePermission<unknown>>> | undefined)?.[name] ?? null,
    };
  });

/** A button that changes the message it stands on. */
export const updating = <Values>(button: ButtonHandler<Values>): Responder<Values> => ({
  updates: true,
  button,
});

export interface Feature {
  readonly commands?: readonly Command[];
  /** Commands that each game has in its group: `/<game> invite`. */
  readonly ofEachGame?: (game: GameName) => readonly Command[];
  readonly messageCommands?: readonly MenuCommand<MessageContextMenuCommandInteraction>[];
  /** Commands in the menu of a person, on a server. The answer is for whoever uses one alone. */
  readonly userCommands?: readonly MenuCommand<UserContextMenuCommandInteraction<'cached' | 'raw'>>[];
  readonly routes?: readonly Route[];
  createTask?(context: HandlerContext, client: Client): PeriodicTask;
}

/** Discord shows this language where a command has no localization. */
const DEFAULT = 'en';
const t = translator(DEFAULT);

/** Discord's own codes of the languages that there are texts in, but for the default. */
const LOCALES = Object.values(Locale).filter(
  (locale) => locale.split('-')[0] === languageOf(locale) && languageOf(locale) !== DEFAULT,
);

const localizations = (key: TextKey, values?: TextValues): LocalizationMap =>
  Object.fromEntries(LOCALES.map((locale) => [locale, translator(locale)(key, values)]));

/** The name and the description of a command or an option, in every language. */
export const localized = <Word extends Name>(name: Word, key: TextKey) => ({
  name,
  name_localizations: localizations(`name.${name}`),
  description: t(key),
  description_localizations: localizations(key),
});

/** The name alone, in every language: of a command in a menu, which has no description. */
export const localizedName = (key: TextKey) => ({ name: t(key), name_localizations: localizations(key) });

/** One of an option's choices. `values`: for placeholders, keys of texts, or numbers. */
export const choice = (
  key: TextKey,
  value: string,
  values: Readonly<Record<string, TextKey | number>> = {},
) => {
  const written = (locale: string): string => {
    const t = translator(locale);
    const textOf = (value: TextKey | number) => (typeof value === 'number' ? value : t(value));
    return t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)])));
  };
  return {
    name: written(DEFAULT),
    name_localizations: Object.fromEntries(LOCALES.map((locale) => [locale, written(locale)])),
    value,
  };
};

export const choiceOption = <Word extends Name>(
  name: Word,
  key: TextKey,
  choices: readonly { name: string; value: string }[],
) => ({ type: Option.String as const, ...localized(name, key), choices: [...choices] });

export const anywhere = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};

export const onServers = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};
