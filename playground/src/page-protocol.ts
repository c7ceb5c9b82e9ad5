/**
 * The protocol between the page and its server: JSON over a WebSocket (`/page`). Tests use it as well. Discord's own shapes are
 * those that Discord documents.
 */
import {
  type APIApplicationCommand,
  type APIApplicationCommandOptionChoice,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  type APIUser,
  Locale,
} from 'discord-api-types/v10';
import * as z from 'zod';

export interface PageChannel {
  readonly id: string;
  readonly name: string;
  /** A post of a forum or media channel is a thread of it. */
  readonly kind:
    | 'text'
    | 'announcement'
    | 'voice'
    | 'stage'
    | 'forum'
    | 'media'
    | 'category'
    | 'thread'
    | 'dm';
  /** For a thread, its channel; for a channel, its category. */
  readonly parentId: string | null;
  readonly archived: boolean;
  readonly recipientId: string | null;
  /** Whether a channel is age-restricted, along with its threads. */
  readonly ageRestricted?: boolean;
  readonly locked?: boolean;
  /** The ids of a private thread's members; only they and those who manage threads see it. */
  readonly members?: readonly string[];
  /** Whether only administrators see a channel. */
  readonly closed?: boolean;
  /** The people whom a closed channel is open to, besides administrators. */
  readonly openTo?: readonly string[];
}

export interface PageGuild {
  readonly id: string;
  readonly name: string;
  readonly available: boolean;
}

/** One of the bot's own emojis. `image` is a data URL. */
export interface PageEmoji {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

/** A message as Discord's clients receive it; `ephemeral_for` is the only person who sees it. */
export type PageMessage = APIMessage & { readonly ephemeral_for?: string };

export type ToPage =
  | {
      readonly type: 'hello';
      readonly guild: PageGuild;
      /** The people that a visitor can be, including those who left the guild, but not the bot. */
      readonly people: readonly APIUser[];
      /** Permission bits of each person in the guild, in Discord's format; null for those who aren't in it. */
      readonly rights: Readonly<Record<string, string | null>>;
      readonly bot: APIUser;
      readonly channels: readonly PageChannel[];
      readonly messages: readonly PageMessage[];
      readonly commands: readonly APIApplicationCommand[];
      readonly emojis: readonly PageEmoji[];
      /** The bot's status text; empty for none. */
      readonly presence: string;
    }
  | { readonly type: 'message'; readonly message: PageMessage }
  | { readonly type: 'messageGone'; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'guild'; readonly guild: PageGuild }
  /** A person's permissions changed, or the person left (null) or came back. */
  | { readonly type: 'rights'; readonly userId: string; readonly permissions: string | null }
  | { readonly type: 'channel'; readonly channel: PageChannel }
  | { readonly type: 'channelGone'; readonly channelId: string }
  | { readonly type: 'emojis'; readonly emojis: readonly PageEmoji[] }
  | { readonly type: 'presence'; readonly presence: string }
  | { readonly type: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  /** A notification: a mention that allowed_mentions permits, or a direct message. */
  | {
      readonly type: 'notified';
      readonly userId: string;
      readonly channelId: string;
      readonly messageId: string;
    }
  /** The outcome of one of this page's interactions. `failed` is Discord's "This interaction failed". */
  | {
      readonly type: 'interaction';
      readonly nonce: string;
      readonly state: 'acknowledged' | 'failed' | 'refused';
      readonly text: string | null;
      /** The interaction's id, if there is one: messages that answer it name it in `interaction_metadata`. */
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

const id = z.string().min(1);

/** An option of a slash command, in which sub-commands and groups nest. `type` is Discord's ApplicationCommandOptionType. */
const givenOption = z.object({
  name: z.string(),
  type: z.int(),
  value: z.union([z.string(), z.number(), z.boolean()]).exactOptional(),
  focused: z.boolean().exactOptional(),
  get options() {
    return z.array(givenOption).readonly().exactOptional();
  },
});
export type GivenOption = z.input<typeof givenOption>;

/** Values by custom id; a select's is its choice, checkboxes have the checked ones. */
const submitted = z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()])).readonly();
export type Submitted = z.input<typeof submitted>;

const LOCALE: z.ZodType<Locale, string> = z.enum(Locale);

export const fromPage = z.discriminatedUnion('type', [
  /** `values` are a select's. The page chooses the `nonce`, which answers repeat. */
  z.object({
    type: z.literal('press'),
    nonce: id,
    userId: id,
    messageId: id,
    customId: id,
    values: z.array(z.string()).readonly().exactOptional(),
  }),
  z.object({
    type: z.literal('command'),
    nonce: id,
    userId: id,
    channelId: id,
    name: id,
    options: z.array(givenOption).readonly(),
    autocomplete: z.boolean().exactOptional(),
    /** The message or person from whose menu the command comes. */
    targetId: id.exactOptional(),
    target: z.enum(['message', 'user']).exactOptional(),
  }),
  z.object({ type: z.literal('submit'), nonce: id, userId: id, modalId: id, values: submitted }),
  z.object({
    type: z.literal('say'),
    userId: id,
    channelId: id,
    content: z.string(),
    /** With a nonce, a refused message is answered like a refused interaction. */
    nonce: id.exactOptional(),
  }),
  /** Starts a thread, in a forum or media channel a post, which needs a first message. `members`: of a private thread. */
  z.object({
    type: z.literal('thread'),
    nonce: id,
    userId: id,
    channelId: id,
    name: z.string(),
    content: z.string().exactOptional(),
    members: z.array(id).readonly().exactOptional(),
  }),
  /** Adds a person or the bot to a private thread. */
  z.object({ type: z.literal('addMember'), nonce: id, userId: id, channelId: id, memberId: id }),
  /** Removes one from it; people can remove themselves. */
  z.object({ type: z.literal('removeMember'), nonce: id, userId: id, channelId: id, memberId: id }),
  /** Opens the person's direct messages with the bot, whose channel is announced like any new one. */
  z.object({ type: z.literal('direct'), userId: id }),
  z.object({ type: z.literal('locale'), userId: id, locale: LOCALE }),
]);
export type FromPage = z.input<typeof fromPage>;
/** A person's action, validated by the server. */
export type PageAction = z.output<typeof fromPage>;
