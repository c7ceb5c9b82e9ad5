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
  openPassagesIn,
  passagesOf,
  type Stone,
  type StoneKind,
  stepAt,
  stoneAt,
  stonesOf,
} from './board.ts';
export { askedByTuchulcha, askedFromAltarAndForest, devote, devotionsOf, whyNotDevote } from './devotion.ts';
export { firstRoll, mayRollMore } from './dice.ts';
export { nextPlayer } from './end-of-turn.ts';
export { type Offers, offers, settledPosition, tuchulcha } from './game.ts';
export { legalTurnsOf, type TurnEnd, winnersOf } from './legal-turns/legal-turns.ts';
export {
  formatDice,
  formatPosition,
  formatStep,
  formatSteps,
  parseDice,
  parsePosition,
  parseSteps,
  type WrittenStep,
} from './notation.ts';
export {
  type ColorState,
  countOn,
  haruspexesOf,
  inPlay,
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
export {
  beginsWith,
  constraintsOf,
  isLastOne,
  linesToEnds,
  type TurnConstraints,
  waitingOf,
} from './turn.ts';
export {
  type Action,
  type Devotion,
  type EndReason,
  type GameEvent,
  type GameState,
  type Move,
  type Origin,
  overIn,
  type Phase,
  type Refusal,
  type RefusalCode,
  type Step,
  type StepEffect,
  type Target,
} from './types.ts';
export { type StepChoice, standsOf, whyNobodyMoves, whyNot } from './why-not.ts';
