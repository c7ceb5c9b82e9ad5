import { type Color, type GameState, type Step, tuchulcha } from '../../games/tuchulcha/index.ts';
import { shortName } from '../../pictures/names.ts';
import { occupantOf } from '../../tables/seats.ts';
import type { Translate } from '../../texts/index.ts';
import { nameOn, plainLabel } from '../views/names.ts';

/** The winners if these steps, taken next, end the game; null where it goes on. */
export function winnersAfter(state: GameState, steps: readonly Step[]): readonly Color[] | null {
  if (!steps.some(mayEndGame)) return null;
  let after = state;
  for (const step of steps) {
    const applied = tuchulcha.apply(after, { type: 'step', step });
    if (!applied.ok) return null;
    after = applied.state;
  }
  return after.phase.name === 'moving' ? after.phase.result : null;
}

/** A game ends where a haruspex leaves the path, and a look at the others costs time. */
const mayEndGame = (step: Step): boolean =>
  step.kind === 'move' && (step.to === 'altar' || (step.effect !== 'none' && step.effect !== 'open'));

/** A table whose players are called by their names. */
type Named = Parameters<typeof nameOn>[1];

/** Of a name on a button, so that a phone shows all of it. */
const LONGEST_NAME = 12;

/** `Ends the game: Larthia wins`. */
export const endsLabel = (t: Translate, table: Named, winners: readonly Color[]): string =>
  t('button.ends', winnersOnButton(t, table, winners));

/** A winner by name, without a computer player's sign; of a long one as many letters as `most`. */
export function winnersOnButton(t: Translate, table: Named, winners: readonly Color[], most = LONGEST_NAME) {
  const [color] = winners;
  if (!color) return { count: 0, winner: '' };
  // At a puzzle nobody sits on it.
  const who = occupantOf(table.seats, color) ? nameOn(t, table, color) : t(`color.${color}`);
  const name = plainLabel(who.replace(/^🤖 /u, ''));
  return { count: winners.length, winner: shortName(name, most) };
}
