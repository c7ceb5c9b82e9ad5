import type { GameName, SetupOf } from '../game.ts';
import type { LoggedAction, Seat, Sitting } from '../table.ts';

/** What a result is reckoned from. */
export interface FinishedGame<G extends GameName = GameName> {
  readonly setup: SetupOf<G>;
  readonly log: readonly LoggedAction<G>[];
  readonly sittings: readonly Sitting[];
  /** For what was played before sittings were written down. */
  readonly seats: readonly Seat[];
}
