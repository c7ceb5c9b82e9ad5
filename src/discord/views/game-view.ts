import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Drawable } from '../../pictures/index.ts';
import type { EventOf, GameName, LoggedAction, Seat, Sitting, StateOf } from '../../tables/game-types.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import { isInGame } from '../../tables/who-acts.ts';
import type { Translate } from '../../texts/index.ts';
import { button, type OutMessage } from '../api/message.ts';
import { links } from './links.ts';
import type { LobbyView } from './lobby-view.ts';
import type { ShownPlayers } from './players.ts';

/** A message whose picture is yet to be drawn; null: it is in words. */
export interface MessageToDraw {
  readonly message: Omit<OutMessage, 'picture'>;
  readonly picture: Drawable<{ readonly locale: string }> | null;
}

/** An entry of a table's log, and what it did. */
export interface ReplayedAction<G extends GameName = GameName> extends LoggedAction<G> {
  readonly events: readonly EventOf<G>[];
}

/** Everything that a table's newest message is made of. */
interface TableSnapshot<G extends GameName = GameName> {
  readonly table: TableOf<G>;
  readonly state: StateOf<G>;
  /** The whole log. */
  readonly replay: readonly ReplayedAction<G>[];
  /** When the time of the turn is up; null where it has no end. */
  readonly until: Date | null;
  readonly sittings: readonly Sitting[];
  /** Who sits there, by color, for pictures. */
  readonly players: ShownPlayers;
  /** The part of the game that the person who asks looks at, as its view knows it; null: all of it. */
  readonly of: object | null;
}

/** How a game looks in Discord. A table's state and log are always of its own game. */
export interface GameView<G extends GameName = GameName> {
  /** Its picture shows the faces of those who play. */
  readonly showsFaces?: true;
  /** Which message a state belongs on: it never falls, and what has another number has a message of its own. */
  stage(state: StateOf<G>): number;
  /** The newest message of a game that is being played, or over. */
  current(snapshot: TableSnapshot<G>): MessageToDraw;
  /** The rest of a message that another has replaced: no picture, no buttons. `stage`: which message it was. */
  past(table: TableOf<G>, replay: readonly ReplayedAction<G>[], stage: number): OutMessage;
  /** The table of a button that stands under a turn or the end and nowhere else, by its custom id; null of any other. */
  tableOfTurn(customId: string): string | null;
  readonly lobby: LobbyView;
}

/** Of either game. */
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

/** The seats whose people a computer player plays for, and who can come back to the game. */
export const awaySeats = (table: Pick<Table, 'game' | 'seats' | 'state'>): readonly Seat[] =>
  table.seats.filter((seat) => seat.standIn && table.state && isInGame(table, seat));

/** The button with which they come back; its handler checks who presses it. */
export const backButtons = (
  t: Translate,
  table: Pick<Table, 'id' | 'game' | 'seats' | 'state'>,
): APIButtonComponent[] =>
  awaySeats(table).length > 0 ? [button(links.back({ table: table.id }), t('button.back'))] : [];
