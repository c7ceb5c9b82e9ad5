import type { Color } from '../../games/tuchulcha/index.ts';
import type { ShownPlayer } from '../../pictures/tuchulcha/view.ts';
import type { Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import type { Faces } from '../faces.ts';

/** Who sits at a table of Tuchulcha, as pictures show them; none at other games. */
export async function shownPlayers(
  faces: Pick<Faces, 'of'>,
  table: Pick<Table, 'id' | 'game' | 'seats' | 'locale'>,
): Promise<Readonly<Partial<Record<Color, ShownPlayer>>>> {
  if (table.game !== 'tuchulcha') return {};
  const t = translator(table.locale);
  const players = table.seats.map(async ({ color, occupant }): Promise<[string, ShownPlayer]> => {
    const name = occupant.kind === 'computer' ? t('who.computer') : occupant.name || t('who.gone');
    return [color, { name, face: await faces.of(occupant) }];
  });
  return Object.fromEntries(await Promise.all(players));
}
