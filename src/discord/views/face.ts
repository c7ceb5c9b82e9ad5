import type { TableauView } from '../../pictures/bacchanalia/view.ts';
import type { BoardView } from '../../pictures/view.ts';
import type { EventOf, GameName, LoggedAction, Sitting, StateOf } from '../../tables/game-types.ts';
import type { TableOf } from '../../tables/table.ts';
import type { Tap } from '../custom-id.ts';
import type { OutMessage } from '../message.ts';

/** What a picture shows, and its alt text tells. */
export type View = BoardView | TableauView;

export const isBoard = (view: View): view is BoardView => 'position' in view;

/** A message whose picture is yet to be drawn. */
export interface Undrawn<Shown extends View = View> {
  readonly message: Omit<OutMessage, 'picture'>;
  readonly board: Shown;
}

/** An entry of a table's log, and what it did. */
export interface ToldAction<G extends GameName = GameName> extends LoggedAction<G> {
  readonly events: readonly EventOf<G>[];
}

/** What a table's newest message tells. */
export interface Shown<G extends GameName = GameName> {
  readonly table: TableOf<G>;
  readonly state: StateOf<G>;
  /** The whole log. */
  readonly told: readonly ToldAction<G>[];
  /** When the time of the turn is up; null where it has no end. */
  readonly until: Date | null;
  readonly sittings: readonly Sitting[];
  /** The die whose moves are asked for, where the game has dice; else null. */
  readonly die: number | null;
}

/** How a game's turns look in Discord. A table's state and log are always of its own game. */
export interface Face<G extends GameName = GameName> {
  /** Which message a state belongs on: it never falls, and what has another number has a message of its own. */
  stage(state: StateOf<G>): number;
  /** The newest message of a game that is being played, or over. */
  current(shown: Shown<G>): Undrawn;
  /** What is left of a message when another has taken its place: no picture, no buttons. `stage`: which message it was. */
  past(table: TableOf<G>, told: readonly ToldAction<G>[], stage: number): OutMessage;
  /** Whether such a button stands under a turn, or under the end, and under nothing else. */
  isOfTurn(tap: Tap): boolean;
}
