import { sittingsAtStart } from '../../../src/tables/seats.ts';
import { type Frame, framesOf } from '../../../src/tables/tuchulcha/analysis/frames.ts';
import { playAtRandom, randomFrom } from '../../games/tuchulcha/random-play.ts';

/** The turns of a game of two computer players, not to its end. */
export function someFrames(): readonly Frame[] {
  const { setup, log } = playAtRandom(2, randomFrom(3), 30);
  const at = new Date(0);
  const seats = setup.players.map((color) => ({ color, occupant: { kind: 'computer' } }) as const);
  return framesOf({
    setup,
    log: log.map((action, seq) => ({ seq, actor: 'computer', action, at })),
    sittings: sittingsAtStart(seats, at),
  });
}
