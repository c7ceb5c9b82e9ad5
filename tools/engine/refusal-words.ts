import type { Refusal, RefusalCode } from '../../src/games/tuchulcha/types.ts';

type Words = (facts: Refusal['facts']) => string;

/** Short English texts for the engine protocol and for errors in game records. Players read those of src/texts. */
const WORDS: Readonly<Record<RefusalCode, Words>> = {
  gameOver: () => 'the game is over',
  wrongPhase: ({ phase }) => `not at this point of the turn${phase === undefined ? '' : ` (${phase})`}`,
  badDice: ({ dice, needed }) => `${dice} can't be rolled here: it takes ${needed} dice of 1 to 6`,
  noSuchDie: ({ die }) => `no die ${die} is left`,
  nobodyThere: ({ color, from }) => `${color} has nobody at ${from}`,
  notYourColor: ({ color }) => `the player at turn doesn't move ${color}`,
  closedByTuchulcha: ({ stone, color }) => `stone ${stone} is held by Tuchulcha (${color})`,
  powerTooHigh: ({ stone, color, power, brought }) =>
    `${color} has spiritual power ${power} on stone ${stone}, and ${brought} at most can arrive`,
  hitNotCompletable: ({ stone, color, missing }) =>
    `the hit on ${color} on stone ${stone} can't be completed: ${missing} more would have to arrive with the next dice`,
  openHit: ({ stone, color, missing }) =>
    `the hit on stone ${stone} is open: ${missing} more of ${color} must arrive there first`,
  hitterStays: ({ from, hitters }) =>
    `the ${hitters} that made the hit on stone ${from} stay there this turn`,
  mysticalFirst: ({ from, waiting }) =>
    `${waiting} must leave Mystical stones before anything else moves, first from ${from}`,
  allDice: ({ dice }) => `the turn must use ${dice} dice, and after this step it can't`,
  wrongTarget: ({ from, to, effect }) =>
    `no die left makes the step ${from} to ${to} with the effect "${effect}"`,
  noDiscard: ({ die }) => `the die ${die} can't be discarded here`,
  discardFirst: () => 'Tuchulcha discards one of the rolled dice before moving',
  nothingToUndo: () => 'nothing can be taken back',
  turnNotComplete: ({ used, dice }) => `the turn uses ${used} dice, and must use ${dice}`,
  fourPlayersOnly: () => 'Lasa Vecuvia plays with four players only',
  alreadyDevoted: ({ role }) => `somebody is or was devoted to ${role}`,
  tuchulchaNeeded: () => 'nobody is devoted to Tuchulcha',
  tooFewInPlay: ({ inPlay, needed }) => `${inPlay} in play, ${needed} needed`,
  tooFewToGive: ({ altarAndForest }) => `can't be given: ${altarAndForest} on the altar and in the forest`,
  givesAltarAndForest: () => 'all on the altar and in the forest are given, and no other',
  othersTooFew: ({ color, inPlay, needed }) => `${color} has ${inPlay} in play, ${needed} needed`,
  notNormal: ({ role }) => `a player who is ${role} can't devote`,
  notInGame: ({ color }) => `${color} isn't in the game`,
};

export const REFUSAL_CODES = Object.keys(WORDS) as readonly RefusalCode[];

/** For example `§4.2: the hit on stone 13 is open: …`. */
export const refusalWords = ({ code, rule, facts }: Refusal): string => `§${rule}: ${WORDS[code](facts)}`;
