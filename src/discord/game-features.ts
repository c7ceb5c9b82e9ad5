import type { ChatInputCommandInteraction } from 'discord.js';
import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Drawable } from '../pictures/painter.ts';
import type { ProfileView } from '../pictures/results/result-views.ts';
import type { Opening } from '../tables/changes/lobby.ts';
import { gameModules, moduleOf } from '../tables/game-registry.ts';
import type { CareerOf, GameName, GameStores, Snowflake } from '../tables/game-types.ts';
import type { Notice, NoticeText } from '../tables/notice.ts';
import type { FinishedTable, Profile } from '../tables/results/result.ts';
import type { GuildSettings } from '../tables/settings.ts';
import type { NoteStore } from '../tables/store.ts';
import type { Table, TableOf } from '../tables/table.ts';
import type { FigureKey, PageId, TextKey, Translate } from '../texts/index.ts';
import { COLOR_EMOJIS } from './api/emojis.ts';
import { type Part, row } from './api/layout.ts';
import { type AttachedPicture, type OutMessage, plain, rowsOf } from './api/message.ts';
import type { HandlerContext, ServicesOfFeature, Tap } from './handling/context.ts';
import type { CommandOption, Feature } from './handling/feature.ts';
import type { GameServerSettings, Preference } from './handling/panel.ts';
import type { DeferrableInteraction } from './handling/reply.ts';
import type { GamePresenter, MessageToDraw } from './views/game-presenter.ts';

export interface GameFeature<G extends GameName = GameName> extends GamePresenter<G> {
  /** The description of its group of commands, `/<name> …`. */
  readonly text: TextKey;
  readonly features: readonly Feature[];
  /** Whether its commands are on a server: if its settings say so, or a table is still open; left out: on every server. */
  isOn?(settings: GuildSettings): boolean;
  moved?(store: NoteStore, before: Table): Promise<void>;
  readonly emojis?: readonly string[];
  /** Its players are rated and listed on a leaderboard. */
  readonly leaderboard?: true;
  readonly rules?: RulesFeature;
  /** Its part of a person's profile; left out: only the common one. */
  readonly profile?: ProfilePart<G>;
  /** Shows a finished table, or why there is nothing to see; left out: its last message. */
  readonly showPast?: ShowPast;
  /** Great moments of a season, one per line; left out: none. `name`: formats a person's name. */
  seasonStory?(
    t: Translate,
    locale: string,
    finished: readonly FinishedTable[],
    name: (userId: Snowflake) => string,
  ): readonly string[];
  /** A line for the list of tables about what it currently offers besides tables; null: none. */
  tableListLine?(context: HandlerContext, t: Translate, guildId: Snowflake): Promise<string | null>;
  /** The introduction for newcomers; the first game's one is used. */
  readonly greeting?: Greeting;
  /** The offer of the game besides the first one, on servers where it is turned on. */
  readonly offer?: GameOffer;
  /** The delivery of a notice that only this game has; null if it no longer matters. */
  deliver?(context: HandlerContext, table: TableOf<G>, notice: Notice): Promise<NoticeDelivery | null>;
  /** Whether the buttons of a notice that only this game has still offer something. */
  isOffered?(table: TableOf<G>, text: NoticeText): boolean;
  /** The result of a game, for the channel where its table was opened; null, or left out: none. */
  resultCard?(context: HandlerContext, table: TableOf<G>): Promise<ResultCard | null>;
  createServices?(): ServicesOfFeature<G>;
  /** Additional options of `/<name> new`. */
  opening?(): GameOpening;
  /** Rows on the page about turns of a person's preferences. */
  readonly preferences?: readonly Preference[];
  readonly serverSettings?: GameServerSettings;
}

/** The channel and content of a notice. */
export interface NoticeDelivery {
  /** A direct message, if `to` is a person; otherwise a channel. */
  readonly direct: boolean;
  readonly to: Snowflake;
  readonly message: Omit<OutMessage, 'picture'>;
  /** All texts that an earlier attempt may have used, since the person's language may have changed. */
  readonly possibleTexts: readonly string[];
  readonly picture: Drawable | null;
  /** Shown instead of a picture. */
  readonly film?: AttachedPicture | null;
  /** The message to edit instead of sending one. */
  readonly edits?: Snowflake;
  /** Used if the person doesn't accept direct messages. */
  readonly fallback: NoticeDelivery | null;
}

/** The result of a game, for the channel where its table was opened. */
export type ResultCard = Pick<NoticeDelivery, 'message' | 'picture'>;

interface RulesFeature {
  /** Suggestions before anything has been typed; Discord shows 25, of all games together. */
  readonly mainPages: readonly PageId[];
  overview(locale: string): MessageToDraw['picture'];
  /** Returns null if the picture is another game's. */
  figure(locale: string, figure: FigureKey): MessageToDraw['picture'];
}

export interface ProfilePart<G extends GameName = GameName> {
  /** One line each, for people who have finished a game of it. */
  lines(t: Translate, career: CareerOf<G>): readonly string[];
  more?(t: Translate, stores: GameStores, userId: Snowflake): Promise<readonly string[]>;
  /** The picture of a profile about this game; left out: the common one. */
  picture?(view: ProfileView, profile: Profile): MessageToDraw['picture'];
}

interface Greeting {
  /** The first message on a server. `offers`: other games. */
  message(t: Translate, offers: readonly Part[]): OutMessage;
  /** `/help`; in direct messages no table can be opened. */
  help(t: Translate, isOnServer: boolean, offers: readonly Part[]): OutMessage;
}

export interface GameOffer {
  /** A description in a line or two. */
  text(t: Translate): string;
  buttons(t: Translate): readonly APIButtonComponent[];
}

/** Requires a promised answer. */
export type ShowPast = (tap: Tap<DeferrableInteraction>, table: Table) => Promise<void>;

type OwnOpening = Pick<Opening, 'color' | 'computers' | 'terms' | 'asksNothing'>;

export interface GameOpening {
  /** Options after the number of players. */
  readonly options?: readonly CommandOption[];
  readonly moreOptions?: readonly CommandOption[];
  /** Defaults: the first color, and no computer players. `size` is the table's. */
  read(interaction: ChatInputCommandInteraction, now: Date): Partial<OwnOpening>;
}

declare module '../tables/game-registry.ts' {
  interface GameModule<G extends GameName = GameName> {
    readonly discord: GameFeature<G>;
  }
}

export const gameFeatures = (): readonly GameFeature[] => gameModules().map(({ discord }) => discord);

export const gameFeatureOf = <G extends GameName>(table: { readonly game: G }): GameFeature<G> =>
  moduleOf(table).discord;

export const emojiNames = (): readonly string[] => [
  ...COLOR_EMOJIS,
  ...gameFeatures().flatMap(({ emojis }) => emojis ?? []),
];

/** The games with leaderboards, the main one first. */
export const ratedGames = (): readonly GameName[] =>
  gameFeatures().flatMap(({ name, leaderboard }) => (leaderboard ? [name] : []));

/** The default game for leaderboards. Throws if no game has one. */
export function mainRatedGame(): GameName {
  const [game] = ratedGames();
  if (!game) throw new Error('no game has a leaderboard');
  return game;
}

export const greeting = (): Greeting | null =>
  gameFeatures().find((feature) => feature.greeting)?.greeting ?? null;

const offersOn = (settings: GuildSettings) =>
  gameFeatures().flatMap(({ name, isOn, offer }) =>
    offer && isOn?.(settings) ? [{ game: name, ...offer }] : [],
  );

/** Other games that can be played on the server. */
export const offerParts = (t: Translate, settings: GuildSettings): readonly Part[] =>
  offersOn(settings).flatMap(({ text, buttons }) => [row(text(t)), ...rowsOf(buttons(t))]);

/** Introductions to games that are on, and whose settings have just been changed. */
export const newOffers = (
  before: GuildSettings,
  after: GuildSettings,
): readonly { readonly game: GameName; message(t: Translate): OutMessage }[] =>
  offersOn(after)
    .filter(({ game }) => JSON.stringify(before.games[game]) !== JSON.stringify(after.games[game]))
    .map(({ game, text, buttons }) => ({ game, message: (t) => plain(text(t), rowsOf(buttons(t))) }));
