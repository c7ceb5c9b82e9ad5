import { plainJudge } from '../../games/tuchulcha/computer-players/judges.ts';
import { formatPosition, settledPosition } from '../../games/tuchulcha/index.ts';
import type { GameSeason } from '../game.ts';
import { estimateLength, playersOfGame, TURNS } from './length.ts';
import type { RaceJudge } from './types.ts';

const PLAIN: RaceJudge = {
  byCount: { 2: plainJudge, 3: plainJudge, 4: plainJudge },
  name: () => 'plain',
};

/** A judge of this game knows only chances to win. */
export const raceSeason: GameSeason<'tuchulcha'> = {
  usualLength: (pace, players) => estimateLength(pace, players),
  usualTurns: (players) => TURNS[playersOfGame.find((one) => one === players) ?? 4] / players,
  judge(state, colors, { judge = PLAIN }) {
    const position = settledPosition(state);
    const chances = judge.byCount[position.players].before(position, state.phase.name === 'before');
    return {
      position: formatPosition(position),
      weights: judge.name(position.players),
      chances: { kind: 'wins', wins: colors.map((color) => chances[color]) },
    };
  },
};
