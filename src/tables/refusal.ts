import type { Color } from '../games/tuchulcha/color.ts';
import type { Refusal } from '../games/tuchulcha/contract.ts';

/** Why a table does not do what somebody asked. Nothing has changed. */
export type TableRefusal =
  | { readonly code: 'noSuchTable' }
  /** The table has moved on since the button was drawn. */
  | { readonly code: 'stale' }
  | { readonly code: 'notInLobby' }
  | { readonly code: 'notPlaying' }
  | { readonly code: 'notOver' }
  | { readonly code: 'seatTaken'; readonly color: Color }
  /** Two players sit opposite each other. */
  | { readonly code: 'mustBeOpposite'; readonly color: Color }
  | { readonly code: 'full' }
  | { readonly code: 'notSeated' }
  | { readonly code: 'onlyOpener' }
  | { readonly code: 'tooFewSeated' }
  | { readonly code: 'noPerson' }
  | { readonly code: 'noComputer' }
  /** `color` is whose decision it is. */
  | { readonly code: 'notYourTurn'; readonly color: Color }
  | { readonly code: 'rules'; readonly refusal: Refusal };
