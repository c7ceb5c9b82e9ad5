import type { GameName, RefusalOf, Seat, SeatColor } from './game-types.ts';

/** Why a table does not do what it was asked. Nothing has changed. */
export type TableRefusal =
  /** There is no such table, or the person may not know of it. */
  | { readonly code: 'noSuchTable' }
  /** The table has moved on since the button was drawn. */
  | { readonly code: 'stale' }
  | { readonly code: 'notInLobby' }
  | { readonly code: 'notPlaying' }
  | { readonly code: 'notOver' }
  | { readonly code: 'seatTaken'; readonly color: SeatColor }
  /** Two players sit opposite each other. */
  | { readonly code: 'mustBeOpposite'; readonly color: SeatColor }
  | { readonly code: 'full' }
  | { readonly code: 'notSeated' }
  | { readonly code: 'onlyOpener' }
  | { readonly code: 'tooFewSeated' }
  | { readonly code: 'noPerson' }
  | { readonly code: 'noComputer' }
  /** The vote is over: the game has gone on. */
  | { readonly code: 'voteClosed' }
  /** They have voted for the other side of the table. */
  | { readonly code: 'otherSide' }
  | { readonly code: 'notPrivate' }
  /** It would change who plays in a season, or end a game without a result. */
  | { readonly code: 'ofSeason' }
  | { readonly code: 'endPassed' }
  | { readonly code: 'notReady' }
  | { readonly code: 'paused' }
  | { readonly code: 'termsTooLong' }
  /** All have agreed to publish the chronicle of a story that is over. */
  | { readonly code: 'published' }
  | { readonly code: 'notYourTurn'; readonly color: SeatColor }
  | { readonly code: 'away' }
  | { readonly code: 'notAway' }
  /** The time of that turn is not up, or no more. */
  | { readonly code: 'notOverdue' }
  /** Not for the one whom it is about. */
  | { readonly code: 'aboutYou' }
  /** `onlyPlayers`: a private table's game is for those who play or played there; `notPublished`: a story, for those who tell it. */
  | { readonly code: 'notInvited' | 'onlyPlayers' | 'notPublished' | 'onlyOfferer' }
  | { readonly code: 'onlyOpenerOrAdmin' }
  | { readonly code: 'offerGone' }
  | { readonly code: 'alreadySeated' }
  | { readonly code: 'nobodyThere' }
  | { readonly code: 'nobodyToNudge' }
  /** `until`: Unix milliseconds. */
  | { readonly code: 'nudgedLately'; readonly until: number }
  /** It is night for the player, or vacation. */
  | { readonly code: 'resting'; readonly until: number }
  | { readonly code: 'tooManyTables'; readonly most: number }
  | { readonly code: 'rules'; readonly refusal: RefusalOf };

export const refuse = (
  code: Exclude<
    TableRefusal,
    { color: SeatColor } | { refusal: unknown } | { until: number } | { most: number }
  >['code'],
): { readonly ok: false; readonly refusal: TableRefusal } => ({
  ok: false,
  // TypeScript compares no unions of more than 25.
  refusal: { code } as TableRefusal,
});

export type Seated<G extends GameName = GameName> =
  | { readonly ok: true; readonly seats: readonly Seat<G>[] }
  | { readonly ok: false; readonly refusal: TableRefusal };
