import type { GameState, Phase } from '../../games/bacchanalia/index.ts';

/** Each turn has so many messages at most: whenever somebody else is asked, there is a new one. */
const STAGES = 8;

/** What the player of the turn does is one message; what others do follows in messages of their own. */
const STAGE: Readonly<Record<Phase['name'], number>> = {
  gift: 0,
  drawingFirst: 0,
  introduction: 0,
  bacchusCame: 0,
  drawing: 0,
  bacchusMoves: 0,
  aruspex: 0,
  scene: 0,
  odd: 0,
  chooseEnding: 0,
  ending: 0,
  bacchusStays: 0,
  witness: 1,
  challenge: 2,
  question: 3,
  answer: 4,
  over: 7,
};

export const stageOf = ({ turnNumber, phase }: GameState): number => turnNumber * STAGES + STAGE[phase.name];

/** Of which turn a message was, and what it asked. */
export const turnOfStage = (stage: number): { readonly turnNumber: number; readonly asked: Asked } => ({
  turnNumber: Math.floor(stage / STAGES),
  asked: ASKED[stage % STAGES] ?? 'turn',
});

/** By stage; `turn`: the player of the turn, for the turn. */
const ASKED = ['turn', 'witness', 'challenge', 'question', 'answer'] as const;

export type Asked = (typeof ASKED)[number];
