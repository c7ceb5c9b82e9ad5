import type { Pace } from '../../tables/clock/pace.ts';
import type { Table } from '../../tables/table.ts';
import { estimateLength } from '../../tables/tuchulcha/length.ts';
import type { Translate } from '../../texts/index.ts';

/** How long a game of Tuchulcha takes at a pace, with people on the free seats: `about 40 minutes`. Empty without a clock. */
export function lengthText(t: Translate, { size, seats }: Pick<Table, 'size' | 'seats'>, pace: Pace): string {
  const computers = seats.filter(({ occupant }) => occupant.kind === 'computer').length;
  const length = estimateLength(pace, size, size - computers);
  return length ? t('lobby.length', { ...length }) : '';
}
