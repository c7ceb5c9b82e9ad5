/** Loads the learned player's weights, which ship with the project in assets/players/. */

import { readFileSync } from 'node:fs';
import type { WeightsByCount } from '../../games/tuchulcha/computer-players/judge.ts';
import type { LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import { parseWeights } from '../../games/tuchulcha/computer-players/network.ts';
import { learnedPlayer } from '../../games/tuchulcha/computer-players/player.ts';
import { sha256Digits } from '../../hash.ts';
import { projectFile } from '../../project-file.ts';
import type { ComputerPlayer } from './types.ts';

export const weightsFile = (players: 2 | 3 | 4): string => projectFile(`assets/players/${players}.weights`);

/** Throws an error that names the file when one is missing or of another version. */
export function readWeights(): WeightsByCount {
  const read = (players: 2 | 3 | 4) => parseWeights(readFileSync(weightsFile(players)), players);
  return { 2: read(2), 3: read(3), 4: read(4) };
}

/** By which a judge with these weights is known: how the SHA-256 of their file begins. */
export const nameOfWeights = (players: 2 | 3 | 4): string =>
  sha256Digits(readFileSync(weightsFile(players)), NAME_DIGITS);

const NAME_DIGITS = 16;

export function createComputerPlayer(weights: WeightsByCount): ComputerPlayer {
  const players: Readonly<Record<LevelName, ReturnType<typeof learnedPlayer>>> = {
    novice: learnedPlayer(weights, 'novice'),
    casual: learnedPlayer(weights, 'casual'),
    seasoned: learnedPlayer(weights, 'seasoned'),
    strong: learnedPlayer(weights),
  };
  return (state, level) => players[level](state);
}
