import type { Color } from '../../games/bacchanalia/index.ts';
import type { TableOf } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';

/** A phone shows 38 characters of a button: longer names would leave no room for what it does. */
export const MOST_OF_NAME = 18;

/** Somebody at the table, in one line; Discord shows what stands on buttons and in lists as it is. */
export function nameOnButton(
  t: Translate,
  { seats }: Pick<TableOf<'bacchanalia'>, 'seats'>,
  color: Color,
): string {
  const occupant = seats.find((seat) => seat.color === color)?.occupant;
  const name = occupant?.kind === 'person' ? occupant.name.replace(/\s+/g, ' ').trim() : '';
  return name === '' ? t(`color.${color}`) : [...name].slice(0, MOST_OF_NAME).join('');
}
