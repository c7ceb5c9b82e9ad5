import type { GameState, Phase } from '../../games/bacchanalia/index.ts';

/** Each turn has so many messages at most: whenever somebody else is asked, there is a new one. */
const STAGES = 8;

/**
 * What is asked after a tale has a message of its own, below the tale; and so has what others are asked. A message for whoever
 * was asked just before calls nobody (turn.ts).
 */
const STAGE: Readonly<Record<Phase['name'], number>> = {
  gift: 0,
  drawingFirst: 0,
  introduction: 0,
  bacchusCame: 0,
  drawing: 1,
  bacchusMoves: 1,
  aruspex: 1,
  scene: 1,
  chooseEnding: 1,
  ending: 1,
  odd: 2,
  bacchusStays: 2,
  witness: 3,
  challenge: 4,
  question: 5,
  answer: 6,
  over: 7,
};

export const stageOf = ({ turnNumber, phase }: GameState): number => turnNumber * STAGES + STAGE[phase.name];

/** Of which turn a message was, and what it asked. */
export const turnOfStage = (stage: number): { readonly turnNumber: number; readonly asked: Asked } => ({
  turnNumber: Math.floor(stage / STAGES),
  asked: ASKED[stage % STAGES] ?? 'turn',
});

/** By stage; `first`: what comes before the cards are drawn, `close`: what comes after the tale. */
const ASKED = ['first', 'turn', 'close', 'witness', 'challenge', 'question', 'answer'] as const;

export type Asked = (typeof ASKED)[number];
