import type { Logger } from 'pino';
import type { DrawingQueue } from '../../pictures/index.ts';
import type { TablesContext } from '../../tables/changes/table-transaction.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { People } from '../../tables/people.ts';
import type { ResultsStore } from '../../tables/results/results-store.ts';
import type { SharedStore } from '../../tables/store.ts';
import type { Table } from '../../tables/table.ts';
import type { Avatars } from '../api/avatars.ts';
import type { ChannelApi } from '../api/channel-api.ts';
import type { RetryQueue } from '../api/retry-queue.ts';
import type { Cooldowns } from '../cooldowns.ts';
import type { DrawPicture, TableMessages } from '../table-message/table-message.ts';
import type { FeatureServices } from './game-services.ts';

export interface HandlerContext {
  readonly tables: TablesContext;
  readonly people: People;
  readonly store: SharedStore;
  readonly results: ResultsStore;
  /** The services of each game, for its own handlers. */
  readonly services: FeatureServices;
  /** Avatars of the players, for pictures. */
  readonly avatars: Avatars;
  readonly draw: DrawPicture;
  readonly drawing: DrawingQueue;
  readonly cooldowns: Cooldowns;
  readonly tableMessages: TableMessages;
  readonly channelApi: ChannelApi;
  readonly retryQueue: RetryQueue;
  readonly log: Logger;
  readonly now: () => Date;
  /** Sends the due notices now; those that fail are tried again later. */
  readonly sendNotices: () => Promise<void>;
  /** Sends the due notices if this process has written some. */
  readonly sendNewNotices: () => Promise<void>;
  /** A handler failed at this interaction, and that is logged. */
  readonly noteFailure?: (interactionId: string) => void;
  /** A question had no sure answer: in which language, and whether there was anything near. Never what was asked, or by whom. */
  readonly noteUnanswered?: (language: string, reason: 'unsure' | 'nothing') => void;
  /** Tells the people who can mend it that the bot cannot write in a table's channel. */
  readonly reportTrouble: (table: Table, channelId: Snowflake, error: unknown) => Promise<void>;
}

export type ResultsContext = Pick<HandlerContext, 'results' | 'now' | 'log' | 'draw' | 'drawing'>;
