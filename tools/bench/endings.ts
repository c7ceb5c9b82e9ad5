/** How games of two players of the same level end: `npm run bench -- endings --games=1000 --level=novice`. */

import { COLORS, inPlay, type Position, roleOf } from '../../src/games/tuchulcha/board.ts';
import { LOOK_AHEAD } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { LEVEL_NAMES, STRONG, styleOf } from '../../src/games/tuchulcha/computer-players/levels.ts';
import { applyEndingTo } from '../../src/games/tuchulcha/end-of-turn.ts';
import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
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
      const player =
        level === 'strong'
          ? learnedTurns(weights, STRONG, LOOK_AHEAD[2])
          : learnedTurns(weights, styleOf(level, 2, SEED + game));
      return playGame(2, () => player, SEED + game);
    });
    const share = (count: number) => `${((100 * count) / games).toFixed(1)} %`;
    const altarEmpty = found.filter(({ end }) => isAltarEmpty(end)).length;
    const kinds = new Map<string, number>();
    for (const { end } of found) kinds.set(kindOf(end), (kinds.get(kindOf(end)) ?? 0) + 1);
    const turns = found.map((one) => one.turns).sort((one, other) => one - other);
    console.log(
      `${level}: nobody on the altar ${share(altarEmpty)}; ended by ` +
        [...kinds]
          .sort(([, one], [, other]) => other - one)
          .map(([kind, count]) => `${kind} ${share(count)}`)
          .join(', ') +
        `; ${(turns.reduce((sum, one) => sum + one, 0) / games).toFixed(1)} turns, ` +
        `8 of 10 games ${turns[Math.floor(games / 10)]} to ${turns[Math.floor((9 * games) / 10)]}`,
    );
  }
}

const isAltarEmpty = (end: Position): boolean =>
  COLORS.every((color) => roleOf(end, color) === 'neutral' || (end.colors[color]?.altar ?? 0) === 0);

/** The rules' reason; if a color has nobody left in play, which color. */
function kindOf(end: Position): string {
  const reason = applyEndingTo(end).over?.reason ?? 'unknown';
  if (reason !== 'colorFinished') return reason;
  const used = COLORS.filter((color) => roleOf(end, color) !== 'out' && inPlay(end, color) === 0);
  return used.some((color) => roleOf(end, color) === 'neutral')
    ? 'a neutral color used up'
    : 'a player’s color used up';
}
