import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import type { Snowflake } from '../tables/game-types.ts';

/** What a message of the bot's in a channel says. */
export interface RecentMessage {
  readonly id: Snowflake;
  readonly content: string;
  /** Of its buttons. */
  readonly customIds: readonly string[];
}

/** Milliseconds from 1970 to the first second of 2015, from which Discord's ids count. */
const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** When a message was written, by its id. */
export const writtenAt = (id: Snowflake): Date => new Date(Number(BigInt(id) >> 22n) + DISCORD_EPOCH_MS);

/** The bot's own of these messages, newest first. */
export const ownOf = (messages: readonly APIMessage[], botId: Snowflake): RecentMessage[] =>
  messages
    .filter(({ author }) => author.id === botId)
    .map(({ id, content, components = [] }) => ({
      id,
      content,
      customIds: components.flatMap((row) =>
        row.type === ComponentType.ActionRow
          ? row.components.flatMap((one) => ('custom_id' in one ? [one.custom_id] : []))
          : [],
      ),
    }));

/** Times in a text change with what is known; the rest of it does not. */
const timeless = (content: string): string => content.replace(/<t:\d+:\w>/g, '<t>');

/** Whether one of these messages, written at this time or later, says just this. */
export const wasSaid = (recent: readonly RecentMessage[], content: string, since: Date): boolean =>
  recent.some((one) => writtenAt(one.id) >= since && timeless(one.content) === timeless(content));
