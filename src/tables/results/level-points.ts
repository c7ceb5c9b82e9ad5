import type { LevelName } from '../../games/tuchulcha/players/levels.ts';
import type { PlayerCount } from '../../games/tuchulcha/position.ts';

/**
 * Rating points of the computer players by number of players, with the strong one's as a newcomer's; null: not measured yet. From
 * `npm run bench -- computer`, each level against the next stronger one (docs/learned-player.md).
 */
const LEVEL_POINTS: Readonly<Record<PlayerCount, Readonly<Record<LevelName, number | null>>>> = {
  2: { novice: 1046, casual: 1204, seasoned: 1309, strong: 1500 },
  3: { novice: 1149, casual: 1277, seasoned: 1357, strong: 1500 },
  4: { novice: null, casual: null, seasoned: null, strong: 1500 },
};

const isCount = (players: number): players is PlayerCount => players in LEVEL_POINTS;

/** As measured with so many players; null: it isn't. */
export const measuredPoints = (level: LevelName, players: number): number | null =>
  isCount(players) ? LEVEL_POINTS[players][level] : null;

/** For ratings, which need a number: where it isn't measured, that of three players. */
export const assumedPoints = (level: LevelName, players: number): number =>
  measuredPoints(level, players) ?? LEVEL_POINTS[3][level] ?? 1500;
