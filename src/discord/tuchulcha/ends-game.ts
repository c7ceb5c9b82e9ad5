import { type Color, type GameState, type Step, tuchulcha } from '../../games/tuchulcha/index.ts';
import { occupantOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { plainLabel } from '../views/names.ts';

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

/** Of a name on a button, so that a phone shows all of it. */
const LONGEST_NAME = 12;

/** `Ends the game: Larthia wins`. */
export const endsLabel = (t: Translate, table: Pick<Table, 'seats'>, winners: readonly Color[]): string =>
  t('button.ends', winnersOnButton(t, table, winners));

/** A winner by name, or by colour where there is no name, or a long one. */
export function winnersOnButton(t: Translate, { seats }: Pick<Table, 'seats'>, winners: readonly Color[]) {
  const [color] = winners;
  if (!color) return { count: 0, winner: '' };
  const occupant = occupantOf(seats, color);
  const name = occupant?.kind === 'person' ? plainLabel(occupant.name) : '';
  const fits = name !== '' && name.length <= LONGEST_NAME;
  return { count: winners.length, winner: fits ? name : t(`color.${color}`) };
}
