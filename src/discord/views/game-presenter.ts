import type { Client } from 'discord.js';
import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Face } from '../../pictures/canvas/avatar.ts';
import { accentOfDye } from '../../pictures/canvas/palette.ts';
import type { Drawable } from '../../pictures/painter.ts';
import type { Pace } from '../../tables/clock/pace.ts';
import { moduleOf } from '../../tables/game-registry.ts';
import type {
  EventOf,
  GameName,
  LoggedAction,
  RefusalOf,
  Seat,
  SeatColor,
  Sitting,
  Snowflake,
  StateOf,
} from '../../tables/game-types.ts';
import type { TableRefusal } from '../../tables/refusal.ts';
import { isInGame, seatToAct } from '../../tables/seats.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import type { TableStore } from '../../tables/store.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import type { ClosedBallot } from '../../tables/votes.ts';
import type { PageId, TextKey, Translate } from '../../texts/index.ts';
import { type AttachedPicture, button, type ComponentRow, type OutMessage } from '../api/message.ts';
import { links } from './links.ts';

export interface GamePresenter<G extends GameName = GameName> {
  readonly name: G;
  readonly view: GameView<G>;
  readonly words: GameWords<G>;
  /** Why it can't have a table in a channel, in a sentence; null or left out: it can. */
  whyNotIn?(t: Translate, place: OpeningPlace): Promise<string | null>;
  /** Whether everybody on the server may read a table's texts; left out: no. */
  isPublished?(store: TableStore, table: TableOf<G>): Promise<boolean>;
  /** The table for a message that uses only people's own names; left out: unchanged. */
  namedByPlayers?(table: TableOf<G>): TableOf<G>;
}

/** The player of a color, for a picture. */
export interface ShownPlayer {
  readonly name: string;
  readonly face: Face;
}

export type ShownPlayers = Readonly<Partial<Record<SeatColor, ShownPlayer>>>;

export interface OpeningPlace {
  readonly client: Client;
  readonly channelId: Snowflake;
  readonly settings: GuildSettings;
}

export const gameViewOf = <G extends GameName>(table: { readonly game: G }): GameView<G> =>
  moduleOf(table).discord.view;

/** The color of a game's messages in rows; null: Discord's own. */
export const accentOf = (game: GameName): number | null => gameViewOf({ game }).accent ?? null;

/** The color of the player to move, or else the game's. The text says the same. */
export function accentAt(table: Table): number | null {
  const seat = seatToAct(table);
  return seat ? accentOfDye(seat.color) : accentOf(table.game);
}

export const wordsOf = <G extends GameName>(table: { readonly game: G }): GameWords<G> =>
  moduleOf(table).discord.words;

/** A message whose picture is yet to be drawn; null: it has none. */
export interface MessageToDraw {
  readonly message: Omit<OutMessage, 'picture'>;
  readonly picture: Drawable | null;
}

export interface ShownEntry<G extends GameName = GameName> extends LoggedAction<G> {
  readonly events: readonly EventOf<G>[];
}

export interface TableSnapshot<G extends GameName = GameName> {
  readonly table: TableOf<G>;
  readonly state: StateOf<G>;
  readonly replay: readonly ShownEntry<G>[];
  /** When the turn's time is up. */
  readonly until: Date | null;
  /** The end of the player's vacation; left out: they're here. */
  readonly away?: Date;
  readonly sittings: readonly Sitting[];
  /** Players by color, for pictures. */
  readonly players: ShownPlayers;
  /** Left out or null: no seat is played by votes. */
  readonly voting?: Voting | null;
  /** The part of the game that the person is looking at, for its view; null: all of it. */
  readonly of: object | null;
}

/** The votes at a table: their number for the open ballot, and all earlier ballots. */
export interface Voting {
  readonly cast: number;
  readonly ballots: readonly ClosedBallot[];
}

export interface LobbyView {
  /** Sent with the lobby; left out: none. */
  picture?(t: Translate): AttachedPicture;
  /** The game in a sentence or two; left out: its terms say that. */
  about?(t: Translate): readonly string[];
  terms?(t: Translate, table: Table): readonly string[];
  /** The length of a game at a pace, with people on the free seats; left out, or empty: unknown. */
  length?(t: Translate, table: Pick<Table, 'size' | 'seats'>, pace: Pace): string;
  how?(t: Translate, table: Table): string;
  /** Why a full table waits for the terms; left out, or null: it doesn't. */
  whyNotYet?(t: Translate, table: Table): string | null;
  /** The table's agreement, which stays there. `room`: maximum length. */
  agreed?(t: Translate, table: Table, room: number): readonly string[];
  computer?(t: Translate, table: Table, color: SeatColor, name: string): string | null;
  /** The level of all computer players. */
  computers?(t: Translate, table: Table): readonly string[];
  /** Buttons and selects of the lobby; left out: to join, start, leave, and change the options. */
  rows?(t: Translate, table: Table): readonly ComponentRow[];
  /** The opener's further options, behind the button for options. */
  options?(t: Translate, table: Table): OwnOptions;
  buttons?(t: Translate, table: Table): readonly APIButtonComponent[];
  /** The game's own texts for running, finished and beginning tables. */
  readonly texts?: {
    readonly playing: TextKey;
    readonly finished: TextKey;
    readonly closed: TextKey;
    readonly start: TextKey;
  };
}

interface OwnOptions {
  readonly buttons: readonly APIButtonComponent[];
  readonly rows: readonly ComponentRow[];
}

/** The look of a game in Discord. A table's state and log are always of its own game. */
export interface GameView<G extends GameName = GameName> {
  /** The color of its pages' edge, 0xRRGGBB; left out: none. */
  readonly accent?: number;
  /** Its picture contains the players' avatars. */
  readonly showsFaces?: true;
  /** The number of a state's message: it never decreases, and each number has a separate message. */
  stage(state: StateOf<G>): number;
  current(snapshot: TableSnapshot<G>): MessageToDraw;
  /** The remaining content of a replaced message: no picture, no buttons. `stage`: its number. */
  past(
    table: TableOf<G>,
    replay: readonly ShownEntry<G>[],
    stage: number,
    ballots?: readonly ClosedBallot[],
  ): OutMessage;
  /** The table of a button that is only below a turn or the end, by its custom id; null for others. */
  tableOfTurn(customId: string): string | null;
  readonly lobby: LobbyView;
}

type TurnEvent = { readonly type: string; readonly turnNumber?: number };

/** The events of one turn: those after its beginning, before that of the next. The first turn has no event of its own. */
export function eventsOfTurn<E extends TurnEvent>(events: readonly E[], turnNumber: number): readonly E[] {
  const startOf = (number: number) =>
    events.findIndex((event) => event.type === 'turn' && event.turnNumber === number);
  const start = turnNumber === 1 ? 0 : startOf(turnNumber);
  if (start < 0) return [];
  const end = startOf(turnNumber + 1);
  return events.slice(start, end < 0 ? events.length : end);
}

export const awaySeats = (table: Pick<Table, 'game' | 'seats' | 'state'>): readonly Seat[] =>
  table.seats.filter((seat) => seat.standIn && table.state && isInGame(table, seat));

/** The button with which they come back; its handler checks who presses it. */
export const backButtons = (
  t: Translate,
  table: Pick<Table, 'id' | 'game' | 'seats' | 'state'>,
): APIButtonComponent[] =>
  awaySeats(table).length > 0 ? [button(links.back({ table: table.id }), t('button.back'))] : [];

/** A game's own words in texts shared by all games. */
export interface GameWords<G extends GameName = GameName> {
  characterOn?(table: Partial<Pick<Table, 'state'>>, color: SeatColor): string | null;
  godOf?(t: Translate, color: SeatColor): string;
  whyNot(t: Translate, refusal: RefusalOf<G>, table: Table | null): string;
  /** The text if a person has no table of the game; left out: the common one. */
  readonly noTable?: TextKey;
  /** The text of a table's refusal that only this game has; null, or left out: the common one. */
  refused?(t: Translate, refusal: TableRefusal): string | null;
  /** Questions to readers that only this game has, each a whole sentence, and its options as on buttons. */
  readonly questions?: {
    question(t: Translate, about: string): string;
    option(t: Translate, about: string, option: string): string;
  };
  /** The page of the rules that explains a refusal; null, or left out: none. */
  pageOf?(refusal: RefusalOf<G>): RulePage | null;
}

export interface RulePage {
  readonly page: PageId;
  readonly section: string;
}
