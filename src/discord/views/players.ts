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

/** People who vote, by the channel where they do; in an exported record it has no name. `side`: their color, where others vote against them. */
export function votersName(
  t: Translate,
  { name }: Pick<Voters, 'name'>,
  side: SeatColor | null = null,
): string {
  const channel = name === '' ? t('who.voters') : `#${name}`;
  return side === null ? channel : t('who', { name: channel, color: t(`color.${side}`) });
}

/** The color of voters who play against other voters; null at all other tables. */
export const sideOf = (seats: readonly Seat[], color: SeatColor): SeatColor | null =>
  seats.filter(({ occupant }) => occupant.kind === 'voters').length > 1 ? color : null;

/** A computer player's face tells that it is one. */
function nameOf(t: Translate, table: Seated, { color, occupant }: Seat): string {
  if (occupant.kind === 'computer') return computerName(table, color);
  if (occupant.kind === 'voters') return votersName(t, occupant, sideOf(table.seats, color));
  return occupant.name || t('who.gone');
}
