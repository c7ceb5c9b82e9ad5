import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';

/** Why a table has no game to look back at. `unplayed`: it was closed before anything was done. */
export type NoPast = 'goesOn' | 'unplayed';

export const noPastText = (t: Translate, why: NoPast, { number }: Pick<Table, 'number'>): string =>
  t(`history.not.${why}`, { number });
