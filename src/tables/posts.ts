import * as z from 'zod';
import { type Parsed, type Snowflake, snowflake } from './game-types.ts';

export const postRow = z.object({
  /** Unique among the bot's messages, e.g. `season:3f9a2b1c0d:start`. */
  key: z.string().min(1),
  guildId: snowflake,
  channelId: snowflake,
  /** Null if there was nothing to send, or Discord refused it. */
  messageId: snowflake.nullable(),
  /** `closed`: it is never edited again. */
  state: z.enum(['sent', 'refused', 'closed']),
  /** Identifies its content; empty if that is unknown. */
  digest: z.string(),
});

/** A message that the bot posted on a server on its own, not about a table: once, or kept up to date. */
export type Post = Parsed<typeof postRow>;

/** The port to storage for posts. Every method is one transaction. */
export interface PostStore {
  /** Null if it wasn't posted yet. */
  post(key: string): Promise<Post | null>;
  savePost(post: Post): Promise<void>;
  removePost(key: string): Promise<void>;
}

/** The list of a server's tables. */
export const tableListKey = (guildId: Snowflake): string => `table-list:${guildId}`;

/** `post`: left out for the season's card. */
export const seasonKey = (season: string, post?: string): string =>
  post === undefined ? `season:${season}` : `season:${season}:${post}`;
