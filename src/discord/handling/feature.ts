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
  ApplicationCommandType,
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
import { capitalized } from '../../text.ts';
import { languageOf, type TextKey, translator } from '../../texts/index.ts';
import type { CustomId, ValuesOf } from '../custom-id.ts';
import type { HandlerContext, PeriodicTask, Tap } from './context.ts';
import type { promises } from './reply.ts';

/** The names of commands and options in the default language, which handlers use. */
export type Name = TextKey extends infer Key ? (Key extends `name.${infer Word}` ? Word : never) : never;

export type ServerCommand = ChatInputCommandInteraction<'cached' | 'raw'>;

type Handler<Handled, More extends readonly unknown[] = []> = (
  tap: Tap<Handled>,
  ...more: More
) => Promise<void>;

/** Answers within three seconds, or Discord shows nothing. */
type Autocomplete<More extends readonly unknown[] = []> = Handler<AutocompleteInteraction, More>;

export type CommandOption = APIApplicationCommandBasicOption & { readonly complete?: Autocomplete };

/** An option that names a table: its command declares the permission, which filters the suggestions. */
export type TableOption = APIApplicationCommandBasicOption & {
  readonly complete: Autocomplete<[permission: TablePermission]>;
};

type CommandPermission =
  | TablePermission
  | ((interaction: ChatInputCommandInteraction | AutocompleteInteraction) => TablePermission);

/** The table of a command, at which the person has the permission. */
type AtTable =
  | {
      /** The candidates of this channel, or else of the person's own tables, if none is named. */
      fits(interaction: ChatInputCommandInteraction, table: Table): boolean;
      /** Tells which of several candidates are meant; left out: all. */
      prefers?(interaction: ChatInputCommandInteraction, table: Table): boolean;
      readonly handle: Handler<ChatInputCommandInteraction, [table: Table]>;
    }
  /** The table is null if none is named. */
  | {
      readonly fits: null;
      readonly handle: Handler<ChatInputCommandInteraction, [table: Table | null]>;
    };

export type Command = {
  /** As typed: `games`, or a group and subcommand, `settings show`. */
  readonly name: Name | `${Name} ${Name}`;
  readonly text: TextKey;
  /** Discord shows it only to server managers, and others whom they allow it. */
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

/** Handlers get the table that a custom id is about, if any. */
type TableIn<Values> = Values extends { readonly table: string } ? Table : Table | null;

/** The handlers of a declared custom id: as a button, a select of words, people or channels, or a form. */
interface Responder<Values> {
  /** Promised before the handler runs; left out: it does that itself, or opens a form. */
  readonly answers?: keyof typeof promises;
  readonly button?: ButtonHandler<Values>;
  readonly select?: Handler<StringSelectMenuInteraction, [values: Values, table: TableIn<Values>]>;
  readonly users?: Handler<UserSelectMenuInteraction, [values: Values, table: TableIn<Values>]>;
  readonly channels?: Handler<ChannelSelectMenuInteraction, [values: Values, table: TableIn<Values>]>;
  readonly form?: Handler<ModalSubmitInteraction, [values: Values, table: TableIn<Values>]>;
}

/** The permission of a custom id's values at its table (src/tables/permissions.ts). `isForm`: a form is submitted. */
type RoutePermission<Values> = TablePermission | ((values: Values, isForm: boolean) => TablePermission);

export interface Route {
  readonly name: string;
  readonly id: CustomId<unknown>;
  readonly responder: Responder<unknown>;
  /** The permission is null if the id is about no table. */
  readonly permission: RoutePermission<unknown> | null;
}

export type ButtonHandler<Values> = Handler<ButtonInteraction, [values: Values, table: TableIn<Values>]>;

type Responders<Ids> = {
  readonly [K in keyof Ids]: Ids[K] extends CustomId<infer V> ? ButtonHandler<V> | Responder<V> : never;
};

/** The permission of each custom id about a table. */
type Permissions<Ids> = {
  readonly [K in keyof Ids as ValuesOf<Ids[K]> extends { readonly table: string }
    ? K
    : never]: RoutePermission<ValuesOf<Ids[K]>>;
};

type IfAtTables<Ids> = keyof Permissions<Ids> extends never ? [] : [permissions: Permissions<Ids>];

/** Binds custom ids to handlers; a function is a button's. Each id needs an entry, each about a table also a permission. */
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

const answering =
  (answers: keyof typeof promises) =>
  <Values>(button: ButtonHandler<Values>): Responder<Values> => ({ answers, button });

/** A button that edits its own message. */
export const updating = answering('update');
/** A button that sends a private message. */
export const replying = answering('reply');
/** A button that sends a private message, or replaces its own if that is private. */
export const replyingInPlace = answering('inPlace');

export interface Feature {
  readonly commands?: readonly Command[];
  /** Commands that each game has in its group: `/<game> invite`. */
  readonly ofEachGame?: (game: GameName) => readonly Command[];
  readonly messageCommands?: readonly MenuCommand<MessageContextMenuCommandInteraction>[];
  /** Commands in the menu of a person, on a server. The answer is private. */
  readonly userCommands?: readonly MenuCommand<UserContextMenuCommandInteraction<'cached' | 'raw'>>[];
  readonly routes?: readonly Route[];
  /** Its buttons mean nothing in direct messages, nor on a server that the bot isn't on. */
  readonly needsServer?: true;
  createTask?(context: HandlerContext, client: Client): PeriodicTask;
}

/** Discord shows this language if a command has no localization. */
const DEFAULT = 'en';
const t = translator(DEFAULT);

/** Discord's codes of the languages with texts, except for the default. */
const LOCALES = Object.values(Locale).filter(
  (locale) => locale.split('-')[0] === languageOf(locale) && languageOf(locale) !== DEFAULT,
);

const localizations = (key: TextKey): LocalizationMap =>
  Object.fromEntries(LOCALES.map((locale) => [locale, translator(locale)(key)]));

/** The name and the description of a command or an option, in every language. */
export const localized = <Word extends Name>(name: Word, key: TextKey) => ({
  name,
  name_localizations: localizations(`name.${name}`),
  description: t(key),
  description_localizations: localizations(key),
});

/** Commands in the menu of a person or a message, on servers. They have only a name. */
const menuCommand =
  <Handled>(type: ApplicationCommandType.User | ApplicationCommandType.Message) =>
  (key: TextKey, handle: Handler<Handled>): MenuCommand<Handled> => ({
    definition: { ...onServers, name: t(key), name_localizations: localizations(key), type },
    handle,
  });

export const userCommand = menuCommand<UserContextMenuCommandInteraction<'cached' | 'raw'>>(
  ApplicationCommandType.User,
);
export const messageCommand = menuCommand<MessageContextMenuCommandInteraction>(
  ApplicationCommandType.Message,
);

/** An option's choice. `values`: for placeholders, keys of texts, or numbers. */
export const choice = (
  key: TextKey,
  value: string,
  values: Readonly<Record<string, TextKey | number>> = {},
) => {
  const written = (locale: string): string => {
    const t = translator(locale);
    const textOf = (value: TextKey | number) => (typeof value === 'number' ? value : t(value));
    const named = Object.entries(values).map(([name, value]) => [name, textOf(value)]);
    return capitalized(t(key, Object.fromEntries(named)));
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
