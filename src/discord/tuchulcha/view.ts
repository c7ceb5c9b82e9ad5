import type { Face } from '../views/game-view.ts';
import { endMessage } from './end.ts';
import { pastTurn } from './story.ts';
import { turnMessage } from './turn.ts';

const TURN_TAPS: ReadonlySet<string> = new Set(['turn', 'die', 'devotion', 'rematch']);

/** Tuchulcha: a message a turn, and one for the end. */
export const tuchulchaFace: Face<'tuchulcha'> = {
  stage: ({ turnNumber, phase }) => (phase.name === 'over' ? turnNumber + 1 : turnNumber),
  current({ table, state, told, until, sittings, die }) {
    if (state.phase.name !== 'over') return turnMessage({ table, state, told, die, until });
    return endMessage(
      table,
      state,
      told.flatMap(({ events }) => events),
      sittings,
      told,
    );
  },
  past: (table, told, stage) =>
    pastTurn(
      table,
      told.flatMap(({ events }) => events),
      stage,
    ),
  isOfTurn: ({ on }) => TURN_TAPS.has(on),
};
