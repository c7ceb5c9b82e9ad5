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
  type Board,
  boardOf,
  boardOfPosition,
  COLORS,
  type Color,
  type ColorState,
  colorsOf,
  countOn,
  entryOf,
  exitOf,
  haruspexesOf,
  inPlay,
  kindOf,
  OPPOSITE,
  openPassagesIn,
  type PlayerCount,
  type Position,
  passagesOf,
  powerOf,
  type Role,
  roleOf,
  type Setup,
  type Standing,
  type Stone,
  type StoneKind,
  standingOn,
  startingPosition,
  stepAt,
  stoneAt,
  stonesOf,
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
