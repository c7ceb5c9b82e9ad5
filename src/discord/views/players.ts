import type { Color } from '../../games/tuchulcha/index.ts';
import type { Face } from '../../pictures/index.ts';
import type { ShownPlayer } from '../../pictures/tuchulcha/view.ts';
import type { Seat } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import { computerName, type NamedTable } from '../../tables/terms.ts';
import { type Translate, translator } from '../../texts/index.ts';
import type { Faces } from '../faces.ts';

type Seated = NamedTable & Pick<Table, 'game' | 'seats' | 'locale'>;

/** Whoever has a seat; a computer player by its portrait. */
export const faceAt = async (
  faces: Pick<Faces, 'of'>,
  table: NamedTable,
  { color, occupant }: Pick<Seat, 'color' | 'occupant'>,
): Promise<Face> =>
  occupant.kind === 'computer'
    ? { kind: 'computer', portrait: computerName(table, color).toLowerCase() }
    : faces.of(occupant);

/** Who sits at a table of Tuchulcha, as pictures show them; none at other games. */
export async function shownPlayers(
  faces: Pick<Faces, 'of'>,
  table: Seated,
): Promise<Readonly<Partial<Record<Color, ShownPlayer>>>> {
  if (table.game !== 'tuchulcha') return {};
  const t = translator(table.locale);
  const players = table.seats.map(async (seat): Promise<[string, ShownPlayer]> => {
    return [seat.color, { name: nameOf(t, table, seat), face: await faceAt(faces, table, seat) }];
  });
  return Object.fromEntries(await Promise.all(players));
}

/** A computer player's face tells that it is one. */
const nameOf = (t: Translate, table: Seated, { color, occupant }: Seat): string =>
  occupant.kind === 'computer' ? computerName(table, color) : occupant.name || t('who.gone');
