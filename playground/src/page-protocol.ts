/**
 * The protocol between the page and its server: JSON over one WebSocket (`/page`).
 * The tests' persons speak it too. Shapes of Discord's own are Discord's published ones.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIUser,
} from 'discord-api-types/v10';

export interface PageChannel {
  readonly id: string;
  readonly name: string;
  readonly kind: 'text' | 'thread' | 'dm';
  /** The channel of a thread. */
  readonly parentId: string | null;
  readonly archived: boolean;
  /** In a direct message: with whom. */
  readonly recipientId: string | null;
  /** A text channel for adults only; its threads go by it. */
  readonly ageRestricted?: boolean;
}

export interface PageGuild {
  readonly id: string;
  readonly name: string;
  /** False in an outage. */
  readonly available: boolean;
}

/** An emoji of the bot's own. `image`: a data URL. */
export interface PageEmoji {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

/** A message as Discord's clients get it; an ephemeral one is for one person only. */
export type PageMessage = APIMessage & { readonly ephemeral_for?: string };

export type ToPage =
  | {
      readonly type: 'hello';
      readonly guild: PageGuild;
      /** People one can be, those who left the guild too; the bot is not among them. */
      readonly people: readonly APIUser[];
      /** Permission bits of each in the guild, as Discord writes them; null: not in it. */
      readonly rights: Readonly<Record<string, string | null>>;
      readonly bot: APIUser;
      readonly channels: readonly PageChannel[];
      readonly messages: readonly PageMessage[];
      readonly commands: readonly APIApplicationCommand[];
      readonly emojis: readonly PageEmoji[];
      /** What the bot says of itself, below its name; empty: nothing. */
      readonly presence: string;
    }
  | { readonly type: 'message'; readonly message: PageMessage }
  | { readonly type: 'messageGone'; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'guild'; readonly guild: PageGuild }
  /** A person's rights have changed, or they left (null) or came back. */
  | { readonly type: 'rights'; readonly userId: string; readonly permissions: string | null }
  | { readonly type: 'channel'; readonly channel: PageChannel }
  | { readonly type: 'channelGone'; readonly channelId: string }
  | { readonly type: 'emojis'; readonly emojis: readonly PageEmoji[] }
  | { readonly type: 'presence'; readonly presence: string }
  | { readonly type: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  /** A message that made the person's phone ring: a mention that allowed_mentions let through, or a direct message. */
  | {
      readonly type: 'notified';
      readonly userId: string;
      readonly channelId: string;
      readonly messageId: string;
    }
  /** How an interaction of this page went on. `failed` is Discord's "This interaction failed". */
  | {
      readonly type: 'interaction';
      readonly nonce: string;
      readonly state: 'acknowledged' | 'failed' | 'refused';
      readonly text: string | null;
      /** Of the interaction, where one came about: messages that answer it have it in `interaction_metadata`. */
      readonly interactionId?: string;
    }
  | {
      readonly type: 'modal';
      readonly nonce: string;
      readonly userId: string;
      readonly modalId: string;
      readonly modal: APIModalInteractionResponseCallbackData;
    }
  | {
      readonly type: 'choices';
      readonly nonce: string;
      readonly choices: readonly APIApplicationCommandOptionChoice[];
    };

/** An option of a slash command; sub-commands and groups nest. `type` is Discord's ApplicationCommandOptionType. */
export interface GivenOption {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly GivenOption[];
}

export type FromPage =
  /** `values` is there for selects. `nonce` is the page's own, and comes back in answers. */
  | {
      readonly type: 'press';
      readonly nonce: string;
      readonly userId: string;
      readonly messageId: string;
      readonly customId: string;
      readonly values?: readonly string[];
    }
  | {
      readonly type: 'command';
      readonly nonce: string;
      readonly userId: string;
      readonly channelId: string;
      readonly name: string;
      readonly options: readonly GivenOption[];
      readonly autocomplete?: boolean;
      /** Of a command from a menu: the message, or else the person. */
      readonly targetId?: string;
      readonly target?: 'message' | 'user';
    }
  | {
      readonly type: 'submit';
      readonly nonce: string;
      readonly userId: string;
      readonly modalId: string;
      /** By custom id; of a list, the choice. */
      readonly values: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'say';
      readonly userId: string;
      readonly channelId: string;
      readonly content: string;
      /** With it, what can't be said is answered as a refused interaction. */
      readonly nonce?: string;
    }
  /** Opens the person's direct messages with the bot; the channel comes as any new one. */
  | { readonly type: 'direct'; readonly userId: string }
  /** The person's Discord language, from now on. */
  | { readonly type: 'locale'; readonly userId: string; readonly locale: string };
