/** How games of two between players of one level end: `npm run bench -- endings --games=1000 --level=novice`. */

import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { LEVEL_NAMES, STRONG, styleOf } from '../../src/games/tuchulcha/computer-players/levels.ts';
import { inPlay, type Position, roleOf } from '../../src/games/tuchulcha/position.ts';
import { readWeights } from '../../src/tables/tuchulcha/learned-weights.ts';
import { learnedTurns, playGame } from '../training/match.ts';

const GAMES = 400;
const SEED = 7_000_000;

export function benchEndings(options: readonly string[]): void {
  const given = (name: string) =>
    options.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';
  const games = Number(given('games')) || GAMES;
  const weights = readWeights()[2];
  for (const level of LEVEL_NAMES) {
    if (given('level') !== '' && given('level') !== level) continue;
    const found = Array.from({ length: games }, (_, game) => {
      const player = learnedTurns(weights, level === 'strong' ? STRONG : styleOf(level, 2, SEED + game));
      return playGame(2, () => player, SEED + game);
    });
    const share = (isSo: (end: Position) => boolean) =>
      `${((100 * found.filter(({ end }) => isSo(end)).length) / games).toFixed(1)} %`;
    const turns = found.map((one) => one.turns).sort((one, other) => one - other);
    console.log(
      `${level}: nobody on the altar ${share(isAltarEmpty)}, a neutral color used up ${share(isNeutralUsedUp)}, ` +
        `${(turns.reduce((sum, one) => sum + one, 0) / games).toFixed(1)} turns, ` +
        `8 of 10 games ${turns[Math.floor(games / 10)]} to ${turns[Math.floor((9 * games) / 10)]}`,
    );
  }
}

const isAltarEmpty = (end: Position): boolean =>
  COLORS.every((color) => roleOf(end, color) === 'neutral' || (end.colors[color]?.altar ?? 0) === 0);

const isNeutralUsedUp = (end: Position): boolean =>
  COLORS.some((color) => roleOf(end, color) === 'neutral' && inPlay(end, color) === 0);
