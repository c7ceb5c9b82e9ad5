/** The learned player's weights, data that ships with the project (assets/players/). */
import { readFileSync } from 'node:fs';
import { chooseAction } from './games/tuchulcha/players/computer.ts';
import { learnedPlayer, type WeightsByCount } from './games/tuchulcha/players/learned/player.ts';
import { parseWeights } from './games/tuchulcha/players/learned/weights.ts';
import type { PlayerCount } from './games/tuchulcha/position.ts';
import { projectFile } from './project-file.ts';

export const weightsFile = (players: 2 | 3 | 4): string => projectFile(`assets/players/${players}.weights`);

/** Throws a sentence where a file is missing or belongs to another version of the program. */
export function readWeights(): WeightsByCount {
  const read = (players: 2 | 3 | 4) => parseWeights(readFileSync(weightsFile(players)), players);
  return { 2: read(2), 3: read(3), 4: read(4) };
}

/** Where it is measured to be the better one (docs/learned-player.md). */
const LEARNED_AT: readonly PlayerCount[] = [2, 3, 4];

/**
 * The learned player where it is the better one; elsewhere, or where its weights can't be used, the plain one: games with computer
 * players go on either way.
 */
export function computerPlayer(onFault: (error: unknown) => void): typeof chooseAction {
  try {
    const learned = learnedPlayer(readWeights());
    return (state) => (LEARNED_AT.includes(state.position.players) ? learned(state) : chooseAction(state));
  } catch (error) {
    onFault(error);
    return chooseAction;
  }
}
