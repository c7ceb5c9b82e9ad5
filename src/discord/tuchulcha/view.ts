import type { GameView } from '../views/game-view.ts';
import { endMessage } from './end.ts';
import { pastTurn } from './story.ts';
import { turnMessage } from './turn.ts';

const TURN_TAPS: ReadonlySet<string> = new Set(['turn', 'die', 'devotion', 'rematch']);

/** Tuchulcha: a message a turn, and one for the end. */
export const tuchulchaView: GameView<'tuchulcha'> = {
  stage: ({ turnNumber, phase }) => (phase.name === 'over' ? turnNumber + 1 : turnNumber),
  current({ table, state, replay, until, sittings, die }) {
    if (state.phase.name !== 'over') return turnMessage({ table, state, replay, die, until });
    return endMessage(
      table,
      state,
      replay.flatMap(({ events }) => events),
      sittings,
      replay,
    );
  },
  past: (table, replay, stage) =>
    pastTurn(
      table,
      replay.flatMap(({ events }) => events),
      stage,
    ),
  isOfTurn: ({ on }) => TURN_TAPS.has(on),
};
