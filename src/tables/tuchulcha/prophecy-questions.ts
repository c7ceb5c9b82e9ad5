import { COLORS } from '../../games/tuchulcha/board.ts';
import { settledPosition } from '../../games/tuchulcha/game.ts';
import { roleOf } from '../../games/tuchulcha/position.ts';
import { WHO_WINS } from '../prophecies/prophecies.ts';
import type { GameQuestions } from '../table-game.ts';
import { replayLog } from './played-turns.ts';

/** Whether Tuchulcha will fall before the game is over. */
export const TUCHULCHA_FALLS = 'fall';

/** A judge calls a game open in which nobody's chance to win is above this. */
const OPEN = 0.6;

/** Everybody has had so many turns before the first question, since a game that has just begun is open to nobody's surprise. */
const TURNS_BEFORE = 3;

export const raceQuestions: GameQuestions<'tuchulcha'> = {
  at(state, { judge }, asked) {
    const { setup, turnNumber, phase } = state;
    if (turnNumber <= TURNS_BEFORE * setup.players.length) return null;
    const position = settledPosition(state);
    const chances = judge.byCount[position.players].before(position, phase.name === 'before');
    const roles = COLORS.map((color) => [color, roleOf(position, color)] as const);
    const options = roles.flatMap(([color, role]) => (role === 'out' || role === 'neutral' ? [] : [color]));
    if (options.length < 2 || options.some((color) => chances[color] > OPEN)) return null;
    const isHunting = roles.some(([, role]) => role === 'tuchulcha');
    return isHunting && !asked.some(({ about }) => about === TUCHULCHA_FALLS)
      ? { about: TUCHULCHA_FALLS, options: ['yes', 'no'] }
      : { about: WHO_WINS, options };
  },
  outcome({ turn }, { setup, log }) {
    const fell = replayLog(setup, log).some(
      ({ before, events }) =>
        before.turnNumber >= turn &&
        events.some((event) => event.type === 'out' && event.reason === 'tuchulchaFell'),
    );
    return fell ? [1, 0] : [0, 1];
  },
};
