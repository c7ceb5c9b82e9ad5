import type { LevelName } from '../../games/tuchulcha/players/levels.ts';
import { isPlayerCount, type PlayerCount } from '../../games/tuchulcha/position.ts';

/**
 * Rating points of the computer players by number of players, with the strong one's as a newcomer's. From
 * `npm run bench -- computer`, each level against the next stronger one (docs/learned-player.md).
 */
const LEVEL_POINTS: Readonly<Record<PlayerCount, Readonly<Record<LevelName, number>>>> = {
  2: { novice: 1125, casual: 1258, seasoned: 1379, strong: 1500 },
  3: { novice: 1077, casual: 1240, seasoned: 1391, strong: 1500 },
  4: { novice: 1082, casual: 1264, seasoned: 1366, strong: 1500 },
};

/** At a table of `players` seats. @throws RangeError where the game isn't played by so many */
export function levelPoints(level: LevelName, players: number): number {
  if (!isPlayerCount(players)) throw new RangeError(`Tuchulcha isn't played by ${players}.`);
  return LEVEL_POINTS[players][level];
}
