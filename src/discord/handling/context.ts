import type { Logger } from 'pino';
import type { DrawingQueue } from '../../pictures/index.ts';
import type { TablesContext } from '../../tables/changes/table-transaction.ts';
import type { GameName, GameServices, ServicesOf, Snowflake } from '../../tables/game-types.ts';
import type { People } from '../../tables/people.ts';
import type { ResultsStore } from '../../tables/results/results-store.ts';
import type { SeasonStore } from '../../tables/seasons/store.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import type { SharedStore } from '../../tables/store.ts';
import type { Table } from '../../tables/table.ts';
import type { Avatars } from '../api/avatars.ts';
import type { ChannelAccess } from '../api/channel-access.ts';
import type { ChannelApi } from '../api/channel-api.ts';
import type { OutMessage } from '../api/message.ts';
import type { RetryQueue } from '../api/retry-queue.ts';
import type { Cooldowns } from '../cooldowns.ts';
import type { DrawPicture, TableMessages } from '../table-message/table-message.ts';
import type { MessageToDraw } from '../views/game-presenter.ts';

export interface HandlerContext {
  readonly tables: TablesContext;
  readonly people: People;
  readonly store: SharedStore;
  readonly results: ResultsStore;
  readonly seasons: SeasonStore;
  readonly services: FeatureServices;
  readonly avatars: Avatars;
  readonly draw: DrawPicture;
  readonly drawing: DrawingQueue;
  readonly cooldowns: Cooldowns;
  readonly tableMessages: TableMessages;
  readonly channelApi: ChannelApi;
  readonly retryQueue: RetryQueue;
  readonly log: Logger;
  readonly now: () => Date;
  readonly botId: () => Snowflake;
  /** Whether the bot can act at the table now. */
  readonly isTableReachable: (table: Table) => boolean;
  /** What the bot may do in a channel; null: this process doesn't know it. */
  readonly accessTo: (channelId: Snowflake) => ChannelAccess | null;
  /** Sends the due notices now; those that fail are tried again later. */
  readonly sendNotices: () => Promise<void>;
  /** Sends the due notices if this process has written some. */
  readonly sendNewNotices: () => Promise<void>;
  /** Tells all that goes by a server's settings that they were changed, and stored. Never throws. */
  readonly serverChanged: (guildId: Snowflake, before: GuildSettings, after: GuildSettings) => Promise<void>;
  /** The tables that the interaction has changed so far; left out where there is none. */
  readonly changed?: ReadonlySet<string>;
  /** A handler failed at this interaction, and that is logged. */
  readonly noteFailure?: (interactionId: string) => void;
  /** A question had no sure answer: in which language, and whether there was anything near. Never what was asked, or by whom. */
  readonly noteUnanswered?: (language: string, reason: 'unsure' | 'nothing') => void;
  /** Tells the people who can mend it that the bot cannot write in a table's channel. */
  readonly reportTrouble: (table: Table, channelId: Snowflake, error: unknown) => Promise<void>;
}

export type ResultsContext = Pick<HandlerContext, 'results' | 'now' | 'log' | 'draw' | 'drawing'>;

/** What the process holds for each game in Discord. A game adds its own type, a {@link GameService}. */
// biome-ignore lint/suspicious/noEmptyInterface: games augment it.
export interface FeatureServices {}

/** Does what is due without anybody's tap; called every few seconds, by each process. Where it fails, that is logged. */
export interface PeriodicTask {
  run(): Promise<void>;
  /** Called once a server's settings are stored. Never throws. */
  serverChanged?(guildId: Snowflake, before: GuildSettings, after: GuildSettings): Promise<void>;
}

/** The part of a game's services that the bot itself asks for. */
export interface GameService<G extends GameName = GameName> extends Partial<PeriodicTask> {
  readonly table: ServicesOf<G>;
  /** How many wait or are under way in its queues, by their names, for the operator's figures. */
  readonly queues?: Readonly<Record<string, () => number>>;
  /** Drops every picture that may show a person's face. */
  forgetAvatars?(): void;
  /** Called once when the bot stops. */
  close?(): Promise<void>;
}

export type ServicesOfFeature<G extends GameName> = G extends keyof FeatureServices
  ? FeatureServices[G]
  : GameService<G>;

export interface SharedServices {
  readonly store: SharedStore;
  readonly channelApi: ChannelApi;
  readonly draw: (guildId: Snowflake, message: MessageToDraw) => Promise<OutMessage>;
  /** Whether the bot can act on this server now, as far as this process knows. */
  readonly isReachable: (guildId: Snowflake) => boolean;
  readonly localeOf: (guildId: Snowflake) => string;
  readonly botId: () => Snowflake;
  readonly now: () => Date;
  readonly log: Logger;
}

export type GivenServices = {
  readonly [G in keyof FeatureServices]?: (shared: SharedServices) => FeatureServices[G];
};

export const eachService = (services: FeatureServices): readonly GameService[] =>
  Object.values<GameService>({ ...services });

export const tableServices = (services: FeatureServices): GameServices =>
  Object.fromEntries(Object.entries<GameService>({ ...services }).map(([game, { table }]) => [game, table]));
