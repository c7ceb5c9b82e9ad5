import type { LevelName } from '../../games/tuchulcha/players/levels.ts';
import type { PlayerCount } from '../../games/tuchulcha/position.ts';

/**
 * Rating points of the computer players by number of players, with the strong one's as a newcomer's; null: not measured yet. From
 * `npm run bench -- computer`, each level against the next stronger one (docs/learned-player.md).
 */
const LEVEL_POINTS: Readonly<Record<PlayerCount, Readonly<Record<LevelName, number | null>>>> = {
  2: { novice: 1113, casual: 1225, seasoned: 1356, strong: 1500 },
  3: { novice: 1069, casual: 1197, seasoned: 1332, strong: 1500 },
  4: { novice: 1139, casual: 1286, seasoned: 1390, strong: 1500 },
};

const isCount = (players: number): players is PlayerCount => players in LEVEL_POINTS;

/** As measured with so many players; null: it isn't. */
export const measuredPoints = (level: LevelName, players: number): number | null =>
  isCount(players) ? LEVEL_POINTS[players][level] : null;

/** For ratings, which need a number: where it isn't measured, that of three players. */
export const assumedPoints = (level: LevelName, players: number): number =>
  measuredPoints(level, players) ?? LEVEL_POINTS[3][level] ?? 1500;
