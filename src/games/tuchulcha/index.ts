export { type Binding, bindingOf, isLastOne, type Waiting, waitingOf } from './binding.ts';
export {
  type Board,
  boardOf,
  boardOfPosition,
  COLORS,
  type Color,
  colorsOf,
  entryOf,
  exitOf,
  kindOf,
  LAST_STEP,
  passagesOf,
  type Stone,
  type StoneKind,
  sectorOf,
  stepAt,
  stoneAt,
  stonesOf,
} from './board.ts';
export { askedByTuchulcha, askedFromAltarAndForest, devote, devotionsOf, whyNotDevote } from './devotion.ts';
export { canBeRolled, firstRoll, mayRollMore } from './dice.ts';
export type { PositionFlaw } from './flaw.ts';
export { tuchulcha } from './game.ts';
export { formatPosition, type PositionError, parsePosition } from './notation.ts';
export { offers } from './offers.ts';
export { nextPlayer } from './passing.ts';
export {
  type ColorState,
  countOn,
  haruspexesOf,
  inPlay,
  movedBy,
  NEUTRAL_HARUSPEXES,
  OPPOSITE,
  type PlayerCount,
  type Position,
  powerOf,
  type Role,
  roleOf,
  type Setup,
  type Standing,
  standingOn,
  startingPosition,
} from './position.ts';
export type { Refusal, RefusalCode } from './refusal.ts';
export type { Result } from './result.ts';
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
export type {
  Action,
  Devotion,
  Discard,
  EndReason,
  GameEvent,
  GameState,
  Move,
  Offers,
  Origin,
  OutReason,
  Phase,
  Step,
  StepEffect,
  Target,
} from './types.ts';
export { type Wish, whyNot } from './why-not.ts';
