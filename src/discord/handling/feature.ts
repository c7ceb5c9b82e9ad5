import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type {
  APIApplicationCommandBasicOption,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { GameName } from '../../tables/game-types.ts';
import type { TextKey } from '../../texts/index.ts';
import type { HandlerContext } from '../context.ts';
import type { CustomId } from '../custom-id.ts';
import { promiseUpdate } from './reply.ts';

/** The names of commands, their words and options: in the default language, by which a handler knows them. */
export type Name = TextKey extends infer Key ? (Key extends `name.${infer Word}` ? Word : never) : never;

/** A slash command used on a server. */
export type ServerCommand = ChatInputCommandInteraction<'cached' | 'raw'>;

/** Answers within three seconds, or Discord shows nothing. */
type Autocomplete = (context: HandlerContext, interaction: AutocompleteInteraction) => Promise<void>;

/** An option as Discord is told of it, with its suggestions. */
export type CommandOption = APIApplicationCommandBasicOption & { readonly complete?: Autocomplete };

/** A slash command: what Discord is told of it, and what it does. */
export type Command = {
  /** As it is typed: `games`, or a group and a word of it, `settings show`. */
  readonly name: Name | `${Name} ${Name}`;
  /** Its description. */
  readonly text: TextKey;
  readonly options?: readonly CommandOption[];
} & (
  | { readonly anywhere?: never; handle(context: HandlerContext, interaction: ServerCommand): Promise<void> }
  /** In direct messages, too. */
  | {
      readonly anywhere: true;
      handle(context: HandlerContext, interaction: ChatInputCommandInteraction): Promise<void>;
    }
);

/** A command in the menu of a message. */
interface MessageCommand {
  readonly definition: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  handle(context: HandlerContext, interaction: MessageContextMenuCommandInteraction): Promise<void>;
}

/** The handlers of a declared custom id: as a button, as a list, as a form. */
interface Responder<Values> {
  button?(context: HandlerContext, interaction: ButtonInteraction, values: Values): Promise<void>;
  select?(context: HandlerContext, interaction: StringSelectMenuInteraction, values: Values): Promise<void>;
  form?(context: HandlerContext, interaction: ModalSubmitInteraction, values: Values): Promise<void>;
}

/** A declared custom id and what it does. */
export interface Route {
  readonly name: string;
  readonly id: CustomId<unknown>;
  readonly responder: Responder<unknown>;
}

export type ButtonHandler<Values> = (
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: Values,
) => Promise<void>;

type Responders<Ids> = {
  readonly [K in keyof Ids]: Ids[K] extends CustomId<infer V> ? ButtonHandler<V> | Responder<V> : never;
};

/** Binds declared custom ids to what they do; a function is what the button does. Each declared one needs an entry. */
export const respond = <Ids extends Readonly<Record<string, unknown>>>(
  ids: Ids,
  responders: Responders<Ids>,
): Route[] =>
  Object.entries(ids).map(([name, id]) => {
    const responder = responders[name] as ButtonHandler<unknown> | Responder<unknown>;
    return {
      name,
      id: id as CustomId<unknown>,
      responder: typeof responder === 'function' ? { button: responder } : responder,
    };
  });

/** A button that changes the message it stands on. */
export const updating =
  <Values>(handle: ButtonHandler<Values>): ButtonHandler<Values> =>
  async (context, interaction, values) => {
    promiseUpdate(interaction);
    await handle(context, interaction, values);
  };

/** A command of each game: `/tuchulcha close`, `/bacchanalia close`. */
export const ofEachGame = (make: (game: GameName) => Command): Command[] =>
  (['tuchulcha', 'bacchanalia'] as const).map(make);

/** All that one feature adds to the bot. */
export interface Feature {
  readonly commands?: readonly Command[];
  readonly messageCommands?: readonly MessageCommand[];
  readonly routes?: readonly Route[];
}
