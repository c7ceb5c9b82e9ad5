/** A table in each of the phases: three players, and blue's turn. */

import { COLORS } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia } from '../../../src/games/bacchanalia/game.ts';
import type { GameState, Phase } from '../../../src/games/bacchanalia/state.ts';
import { dealt, laid, stateAfter, TELL } from './table.ts';

const start = (): GameState =>
  bacchanalia.start({ players: COLORS.slice(0, 3), first: 'blue', end: { kind: 'allTold' } });

/** All gifts given: blue has Accusator and Bacchus. */
const drawingFirst = (): GameState =>
  stateAfter(
    start(),
    { type: 'give', deus: 'pluto', to: 'red' },
    { type: 'give', deus: 'accusator', to: 'blue' },
    { type: 'give', deus: 'bacchus', to: 'blue' },
    { type: 'give', deus: 'miles', to: 'yellow' },
    { type: 'give', deus: 'minerva', to: 'yellow' },
    { type: 'give', deus: 'satyrus', to: 'red' },
  );

const bacchusMoves = (): GameState =>
  dealt(laid({ dei: { blue: ['bacchus', 'satyrus'] } }), 'satyrus', 'satyrus', 'venus', 'pluto');

/** Blue is to tell the scene, which is tale 3; yellow has been given Bacchus. */
const scene = (): GameState => stateAfter(bacchusMoves(), { type: 'giveBacchus', to: 'yellow' });

/** Yellow has asked about blue's scene as Bacchus, which is tale 4. */
export const asked = (): GameState =>
  stateAfter(scene(), TELL, { type: 'ask', by: 'yellow', about: 3, text: 'Why?' });

const chooseEnding = (): GameState =>
  dealt(
    laid({
      dei: { blue: ['minerva', 'bacchus'] },
      state: { ending: true, phase: { name: 'drawing', ending: 'story' } },
    }),
    ...(['minerva', 'pluto', 'venus', 'miles'] as const),
  );

const ending = (): GameState =>
  stateAfter(chooseEnding(), { type: 'chooseEnding', ending: 'amansSaved', twist: null });

const over = (): GameState =>
  stateAfter(
    start(),
    { type: 'leave', color: 'blue' },
    { type: 'leave', color: 'red' },
    { type: 'leave', color: 'yellow' },
  );

export const IN_PHASE: Readonly<Record<Phase['name'], () => GameState>> = {
  gift: start,
  drawingFirst,
  introductions: () => stateAfter(drawingFirst(), { type: 'draw', pick: 0 }),
  drawing: () => laid({ dei: { blue: ['pluto'] } }),
  bacchusMoves,
  aruspex: () => dealt(laid({ dei: { blue: ['pluto', 'venus'] } }), 'pluto', 'venus', 'amans', 'miles'),
  scene,
  chooseEnding,
  ending,
  bacchusStays: () => stateAfter(ending(), TELL),
  over,
};

export const PHASES = Object.keys(IN_PHASE) as readonly Phase['name'][];
