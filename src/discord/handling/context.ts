import type { Client, Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { atMost } from '../../cache-limits.ts';
import type { DrawingQueue } from '../../pictures/drawing-queue.ts';
import type { TablesContext } from '../../tables/changes/table-transaction.ts';
import { HOUR_MS } from '../../tables/clock/pace.ts';
import { gameOf } from '../../tables/game-registry.ts';
import type { GameName, GameServices, ServicesOf, Snowflake } from '../../tables/game-types.ts';
import type { TextOf, Trouble } from '../../tables/notice.ts';
import type { People } from '../../tables/people.ts';
import type { ResultsStore } from '../../tables/results/results-store.ts';
import type { SeasonStore } from '../../tables/seasons/season.ts';
import type { GuildSettings, SettingsStore } from '../../tables/settings.ts';
import type { SharedStore } from '../../tables/store.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import type { KeyedQueue } from '../../worker-queue.ts';
import type { Avatars } from '../api/avatars.ts';
import type { ChannelAccess, Presence } from '../api/channel-access.ts';
import type { ChannelApi } from '../api/channel-api.ts';
import { LOOKUP_TIMEOUT_MS, withTimeout } from '../api/interaction.ts';
import type { OutMessage } from '../api/message.ts';
import type { RetryQueue } from '../api/requests.ts';
import type { Cooldowns } from '../cooldowns.ts';
import type { DrawPicture, TableMessages } from '../table-message/table-message.ts';
import type { Answerable } from './acknowledgement.ts';

/** A message about a table that is about to be sent, and is then kept up to date. */
export interface MessageToKeep {
  readonly text: TextOf<'invitation' | 'offer' | 'agreement' | 'seatCall'>;
  /** The same for each attempt to send it, unique among those about the table. */
  readonly key: string;
  readonly channelId: Snowflake;
  readonly message: Pick<OutMessage, 'content' | 'rows'>;
  /** Whom it is for; default: everybody. */
  readonly userId?: Snowflake;
}

/** Records what came of sending it: its id; null if it can't be sent. */
export type SettleMessage = (messageId: Snowflake | null) => Promise<void>;

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
  /** Serializes work such as edits of a message; keys begin with the kind of work. */
  readonly queue: KeyedQueue;
  readonly log: Logger;
  readonly now: () => Date;
  readonly botId: () => Snowflake;
  /** Whether the bot can act at the table now. */
  readonly isTableReachable: (table: Table) => boolean;
  /** The bot's access to a channel; null: this process doesn't know it. */
  readonly accessTo: (channelId: Snowflake) => ChannelAccess | null;
  /** Whether a person is on a table's server and can read it there. */
  readonly presenceOf: (table: Table, userId: Snowflake) => Promise<Presence>;
  /** Stores that a message will be sent, so that it is kept up to date even if this process dies after sending it. */
  readonly beginMessage: (table: Table, message: MessageToKeep) => Promise<SettleMessage>;
  /** Sends the due notices of changed tables now; failed ones are retried later. */
  readonly sendNotices: () => Promise<void>;
  /** Informs everything that depends on a server's settings that they were changed and stored. Never throws. */
  readonly serverChanged: (guildId: Snowflake, before: GuildSettings, after: GuildSettings) => Promise<void>;
  /** A handler failed at this interaction, and that is logged. */
  readonly noteFailure?: (interactionId: string) => void;
  /** A question had no sure answer: its language, and whether there was anything near. Never the question or the person. */
  readonly noteUnanswered?: (language: string, reason: 'unsure' | 'nothing') => void;
  /**
   * Tells these people, or else the ones who can fix it, that a table can't go on in its channel. `answered`: is told by the answer
   * to what they did.
   */
  readonly reportTrouble: (
    table: Table,
    channelId: Snowflake,
    what: Trouble,
    to?: { readonly people?: readonly Snowflake[]; readonly answered?: Snowflake | null },
  ) => Promise<void>;
}

/** An interaction of a person, with the process's services: the one parameter of a handler. */
export interface Tap<I = Answerable> extends HandlerContext {
  readonly interaction: I;
  readonly userId: Snowflake;
  /** The language of private answers. */
  readonly locale: string;
  readonly t: Translate;
  /** Does what another button would do if this interaction had pressed it. */
  readonly press: (customId: string, answered?: Pick<Tap, 'agreesToMeet'>) => Promise<void>;
  /** `press` was called: the interaction's own button was the answer to a question. */
  readonly isAfterQuestion?: true;
  /** They sit down in spite of their own list (src/tables/blocks.ts). */
  readonly agreesToMeet?: true;
  /** The tables that the interaction has changed so far. */
  readonly changed: ReadonlySet<string>;
}

export type ResultsContext = Pick<HandlerContext, 'results' | 'now' | 'log' | 'draw' | 'drawing'>;

/** The process's Discord services for each game. A game adds its own type, a {@link GameService}. */
// biome-ignore lint/suspicious/noEmptyInterface: games augment it.
export interface FeatureServices {}

/** Does everything that is due automatically; called every few seconds, by each process. Failures are logged. */
export interface PeriodicTask {
  run(): Promise<void>;
  /** Called once a server's settings are stored. Never throws. */
  serverChanged?(guildId: Snowflake, before: GuildSettings, after: GuildSettings): Promise<void>;
}

const MAX_CHECKED = 10_000;
/** Milliseconds until a check that failed is repeated. */
const FAILED_MS = 60_000;

/** Checks of seasons or servers by a periodic task, each when it is due. A failed one is logged, and doesn't hold up the others. */
export class DueChecks {
  readonly #context: Pick<HandlerContext, 'now' | 'log'>;
  readonly #what: string;
  readonly #last = new LRUCache<
    string,
    { readonly version: number; readonly at: number; readonly until: number }
  >(atMost(MAX_CHECKED));

  /** `what` is done is part of the log line of a failure. */
  constructor(context: Pick<HandlerContext, 'now' | 'log'>, what: string) {
    this.#context = context;
    this.#what = what;
  }

  /** `check` returns the milliseconds until the next one. A new `version` is checked at once. */
  async run(id: string, check: () => Promise<number>, version = 0): Promise<void> {
    const { now, log } = this.#context;
    const at = now().getTime();
    const last = this.#last.get(id);
    // A clock that was set back doesn't stop it.
    if (last?.version === version && at >= last.at && at < last.until) return;
    const wait = await check().catch((error: unknown) => {
      log.error({ err: error, of: id }, `failed to ${this.#what}`);
      return FAILED_MS;
    });
    this.#last.set(id, { version, at, until: at + wait });
  }

  /** The next {@link run} checks it. */
  forget(id: string): void {
    this.#last.delete(id);
  }
}

/** The part of a game's services that the bot itself uses. */
export interface GameService<G extends GameName = GameName> {
  readonly table: ServicesOf<G>;
  /** Lengths of its queues, including running work, by name, for metrics. */
  readonly queues?: Readonly<Record<string, () => number>>;
  /** Drops every picture that may contain a person's avatar. */
  forgetAvatars?(): void;
  /** Called once when the bot stops. */
  close?(): Promise<void>;
}

export type ServicesOfFeature<G extends GameName> = G extends keyof FeatureServices
  ? FeatureServices[G]
  : GameService<G>;

export type GivenServices = {
  readonly [G in keyof FeatureServices]?: () => FeatureServices[G];
};

export const eachService = (services: FeatureServices): readonly GameService[] =>
  Object.values<GameService>({ ...services });

export const tableServices = (services: FeatureServices): GameServices =>
  Object.fromEntries(Object.entries<GameService>({ ...services }).map(([game, { table }]) => [game, table]));

/** The language of private answers: the person's choice, else that of their Discord, also if the store is slow. Never throws. */
export async function localeFor(
  { people, log }: Pick<HandlerContext, 'people' | 'log'>,
  { user, locale }: Pick<Interaction, 'user' | 'locale'>,
): Promise<string> {
  const chosen = people.language(user.id).catch((error: unknown) => {
    log.warn({ err: error, user: user.id }, 'failed to look up the person’s language');
    return null;
  });
  return (await withTimeout(LOOKUP_TIMEOUT_MS, chosen, null)) ?? locale;
}

/** The language of unsolicited messages: the person's choice, else that of their Discord at last use, else the table's. */
export async function notificationLocale(
  store: Pick<SettingsStore, 'settings' | 'discordLocale'>,
  userId: Snowflake,
  { locale }: Pick<Table, 'locale'>,
): Promise<string> {
  const chosen = (await store.settings(userId)).locale;
  return chosen ?? (await store.discordLocale(userId)) ?? locale;
}

/** The language of a server's Discord, if this process knows the server. */
export const discordLocaleOf = (client: Client, guildId: Snowflake): string =>
  client.guilds.cache.get(guildId)?.preferredLocale ?? 'en-US';

/** The language of a game's new table: its opener's or the server's, depending on the game. */
export const newTableLocale = (
  context: Pick<HandlerContext, 'people' | 'log'>,
  settings: Pick<GuildSettings, 'locale'>,
  interaction: Pick<Interaction, 'user' | 'locale' | 'guildLocale'>,
  game: GameName,
): Promise<string> =>
  gameOf({ game }).isInOpenersLanguage
    ? localeFor(context, interaction)
    : Promise.resolve(tableLocale(settings, interaction));

/** The language that the server chose, else that of its Discord. */
export const tableLocale = (
  { locale }: Pick<GuildSettings, 'locale'>,
  { guildLocale }: Pick<Interaction, 'guildLocale'>,
): string => locale ?? guildLocale ?? 'en-US';

const MAX_PEOPLE = 5000;
/** Maximum age of a cached language, since another process may have changed it. */
const TRUSTED_MS = HOUR_MS;

interface LocaleTrackerParts extends Pick<HandlerContext, 'log' | 'now'> {
  readonly store: Pick<SettingsStore, 'discordLocale' | 'saveDiscordLocale'>;
  /** The custom id of the button by which a person deletes all their data. */
  readonly deletionId: string;
}

/**
 * Tracks the language of people's Discord, for messages without an interaction. It is stored when it changes, and read only for
 * people without recent interactions.
 */
export class LocaleTracker {
  readonly #parts: LocaleTrackerParts;
  readonly #known = new LRUCache<Snowflake, { readonly locale: string; readonly at: number }>(
    atMost(MAX_PEOPLE),
  );
  /** People whose data is being deleted, and the number of their running deletions. */
  readonly #forgetting = new Map<Snowflake, number>();

  constructor(parts: LocaleTrackerParts) {
    this.#parts = parts;
  }

  /** Notes the language of an interaction, unless it is a deletion. Neither `handled` nor this throws. */
  track(interaction: Interaction, handled: Promise<void>): Promise<void> {
    const isDeletion = 'customId' in interaction && interaction.customId === this.#parts.deletionId;
    return isDeletion ? this.#forget(interaction.user.id, handled) : this.#note(interaction);
  }

  async #note({ user, locale }: Interaction): Promise<void> {
    const { store, log, now } = this.#parts;
    const at = now().getTime();
    const known = this.#known.get(user.id);
    if (known?.locale === locale && at - known.at < TRUSTED_MS) return;
    this.#known.set(user.id, { locale, at });
    try {
      if ((await store.discordLocale(user.id)) === locale) return;
      // Data that is being deleted is not written again, however long it takes.
      if (!this.#forgetting.has(user.id)) await store.saveDiscordLocale(user.id, locale);
    } catch (error) {
      this.#known.delete(user.id);
      log.warn({ err: error, user: user.id }, 'failed to store a person’s Discord language');
    }
  }

  /** Stores nothing of the person until `deletion` is done; afterwards, nothing is cached. */
  async #forget(userId: Snowflake, deletion: Promise<void>): Promise<void> {
    this.#forgetting.set(userId, (this.#forgetting.get(userId) ?? 0) + 1);
    await deletion;
    this.#known.delete(userId);
    const others = (this.#forgetting.get(userId) ?? 1) - 1;
    if (others > 0) this.#forgetting.set(userId, others);
    else this.#forgetting.delete(userId);
  }
}
