import type { GameName, RefusalOf, Seat, SeatColor } from './game-types.ts';

/** Refusals that say all by their code. */
type PlainCode =
  /** There is no such table, or the person may not know of it. */
  | 'noSuchTable'
  /** The table has moved on since the button was drawn. */
  | 'stale'
  | ('notInLobby' | 'notPlaying' | 'notOver' | 'full' | 'notSeated' | 'onlyOpener' | 'tooFewSeated')
  | ('noPerson' | 'noComputer' | 'notPrivate' | 'endPassed' | 'notReady' | 'paused' | 'termsTooLong')
  | (
      | 'away'
      | 'notAway'
      | 'onlyOpenerOrAdmin'
      | 'offerGone'
      | 'alreadySeated'
      | 'nobodyThere'
      | 'nobodyToNudge'
    )
  /** The vote is over: the game has gone on. */
  | 'voteClosed'
  /** They have voted for the other side of the table. */
  | 'otherSide'
  /** It would change who plays in a season, or end a game without a result. */
  | 'ofSeason'
  /** All have agreed to publish the chronicle of a story that is over. */
  | 'published'
  /** The time of that turn is not up, or no more. */
  | 'notOverdue'
  /** Not for the one whom it is about. */
  | 'aboutYou'
  /** `onlyPlayers`: a private table's game is for those who play or played there; `notPublished`: a story, for those who tell it. */
  | ('notInvited' | 'onlyPlayers' | 'notPublished' | 'onlyOfferer');

/** Why a table does not do what it was asked. Nothing has changed. */
export type TableRefusal =
  | { readonly code: PlainCode }
  /** `mustBeOpposite`: two players sit opposite each other. */
  | { readonly code: 'seatTaken' | 'mustBeOpposite' | 'notYourTurn'; readonly color: SeatColor }
  /** `resting`: it is night for the player, or vacation. `until`: Unix milliseconds. */
  | { readonly code: 'nudgedLately' | 'resting'; readonly until: number }
  | { readonly code: 'tooManyTables'; readonly most: number }
  | { readonly code: 'rules'; readonly refusal: RefusalOf };

export const refuse = (code: PlainCode): { readonly ok: false; readonly refusal: TableRefusal } => ({
  ok: false,
  refusal: { code },
});

export type Seated<G extends GameName = GameName> =
  | { readonly ok: true; readonly seats: readonly Seat<G>[] }
  | { readonly ok: false; readonly refusal: TableRefusal };
