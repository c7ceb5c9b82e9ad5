export type { Action, Setup } from './action.ts';
export { type Binding, bindingOf, isLastOne, type Waiting, waitingOf } from './binding.ts';
export {
  type Board,
  boardOf,
  boardOfPosition,
  colorsOf,
  entryOf,
  exitOf,
  haruspexesOf,
  kindOf,
  LAST_STEP,
  NEUTRAL_HARUSPEXES,
  OPPOSITE,
  passagesOf,
  type StoneKind,
  sectorOf,
  stepAt,
  stoneAt,
  stonesOf,
} from './board.ts';
export { COLORS, type Color, type Role } from './color.ts';
export type {
  EndReason,
  GameEvent,
  GameState,
  Offers,
  OutReason,
  Phase,
  Refusal,
  RefusalCode,
} from './contract.ts';
export { askedByTuchulcha, askedFromAltarAndForest, devote, devotionsOf, whyNotDevote } from './devotion.ts';
export { canBeRolled, firstRoll, mayRollMore } from './dice.ts';
export type { PositionFlaw } from './flaw.ts';
export { tuchulcha } from './game.ts';
export { formatPosition, type PositionError, parsePosition } from './notation.ts';
export { offers } from './offers.ts';
export { nextPlayer } from './passing.ts';
export type { ColorState, PlayerCount, Position, Standing, Stone } from './position.ts';
export type { Result } from './result.ts';
export { startingPosition } from './setup.ts';
export { countOn, inPlay, movedBy, powerOf, roleOf, standingOn } from './standing.ts';
export type { Devotion, Discard, Move, Origin, Step, StepEffect, Target } from './step.ts';
export {
  formatDice,
  formatStep,
  formatSteps,
  parseDice,
  parseStep,
  parseSteps,
  type WrittenStep,
} from './step-notation.ts';
export { resultOf, type TurnEnd, Turns, turnsOf } from './turns.ts';
export { type Wish, whyNot } from './why-not.ts';
