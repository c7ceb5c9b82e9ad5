import type { GameName, RefusalOf, Seat, SeatColor } from './game-types.ts';

/** Refusals that need no facts. */
type PlainCode =
  /** There is no such table, or the person can't see it. */
  | 'noSuchTable'
  /** The table has changed since the button was drawn. */
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
  /** The vote is over: the game has continued. */
  | 'voteClosed'
  /** They have voted for the other side of the table. */
  | 'otherSide'
  /** It would change a season's players, or end a game without a result. */
  | 'ofSeason'
  /** The opener may no longer close the table or remove a player without the others. */
  | 'notAlone'
  /** Everybody has agreed to publish the chronicle of a finished story. */
  | 'published'
  /** The turn isn't overdue, or no longer. */
  | 'notOverdue'
  /** Not for the person whom it is about. */
  | 'aboutYou'
  /** `onlyPlayers`: a private game is only for its players and former ones; `notPublished`: a story, only for its players. */
  | ('notInvited' | 'onlyPlayers' | 'notPublished' | 'onlyOfferer');

/** Why a table refuses a request. Nothing has changed. */
export type TableRefusal =
  | { readonly code: PlainCode }
  /** `mustBeOpposite`: two players sit opposite each other. */
  | { readonly code: 'seatTaken' | 'mustBeOpposite' | 'notYourTurn'; readonly color: SeatColor }
  /** `turnBegun`: lately, with a mention. `resting`: the player has quiet hours. `until`: Unix ms. */
  | {
      readonly code: 'turnBegun' | 'nudgedLately' | 'resting' | 'onVacation';
      readonly color: SeatColor;
      readonly until: number;
    }
  | { readonly code: 'tooManyTables'; readonly most: number }
  | { readonly code: 'rules'; readonly refusal: RefusalOf };

export const refuse = (code: PlainCode): { readonly ok: false; readonly refusal: TableRefusal } => ({
  ok: false,
  refusal: { code },
});

export type Seated<G extends GameName = GameName> =
  | { readonly ok: true; readonly seats: readonly Seat<G>[] }
  | { readonly ok: false; readonly refusal: TableRefusal };
