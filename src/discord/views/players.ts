import type { Face } from '../../pictures/index.ts';
import type { Seat, SeatColor, Voters } from '../../tables/game-types.ts';
import { computerName, type NamedTable } from '../../tables/games.ts';
import type { Table } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import type { Avatars } from '../api/avatars.ts';

type Seated = NamedTable & Pick<Table, 'game' | 'seats' | 'locale'>;

interface ShownPlayer {
  readonly name: string;
  readonly face: Face;
}

export type ShownPlayers = Readonly<Partial<Record<SeatColor, ShownPlayer>>>;

/** Whoever has a seat; a computer player by its portrait. */
export const faceAt = async (
  avatars: Pick<Avatars, 'of'>,
  table: NamedTable,
  { color, occupant }: Pick<Seat, 'color' | 'occupant'>,
): Promise<Face> =>
  occupant.kind === 'computer'
    ? { kind: 'computer', portrait: computerName(table, color).toLowerCase() }
    : avatars.of(occupant);

export async function shownPlayers(avatars: Pick<Avatars, 'of'>, table: Seated): Promise<ShownPlayers> {
  const t = translator(table.locale);
  const players = table.seats.map(async (seat): Promise<[string, ShownPlayer]> => {
    return [seat.color, { name: nameOf(t, table, seat), face: await faceAt(avatars, table, seat) }];
  });
  return Object.fromEntries(await Promise.all(players));
}

/** People who vote, by the channel where they do; in an exported record it has no name. */
export const votersName = (t: Translate, { name }: Pick<Voters, 'name'>): string =>
  name === '' ? t('who.voters') : `#${name}`;

/** A computer player's face tells that it is one. */
function nameOf(t: Translate, table: Seated, { color, occupant }: Seat): string {
  if (occupant.kind === 'computer') return computerName(table, color);
  return occupant.kind === 'voters' ? votersName(t, occupant) : occupant.name || t('who.gone');
}
