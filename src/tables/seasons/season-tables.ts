import { sha256Digits } from '../../hash.ts';
import { newLobby } from '../changes/lobby.ts';
import { Secret } from '../fairness/dice.ts';
import { gameOf } from '../game-registry.ts';
import type { Seat, SeatColor, Snowflake } from '../game-types.ts';
import type { Placing } from '../results/result.ts';
import type { NewTable } from '../store.ts';
import type { TableGame } from '../table-game.ts';
import type { TableSize } from './seating.ts';
import type { StoredSeason } from './store.ts';

/** A drawn table has one id, however many processes open it. */
export const seasonTableId = (seasonId: string, index: number): string =>
  sha256Digits(`table ${index} of season ${seasonId}`, 10);

/** The colors of a table's seats, in turn order, from the one who begins. */
export function colorsInOrder({
  game,
  players,
}: {
  game: NewTable['game'];
  players: number;
}): readonly SeatColor[] {
  const rules = gameOf({ game });
  let seats: readonly Seat[] = [];
  for (let seat = 0; seat < players; seat++) {
    const [color] = rules.freeColors(seats, players);
    if (!color) throw new Error(`There is no color for seat ${seat} of ${players}.`);
    seats = [...seats, { color, occupant: { kind: 'computer' } }];
  }
  return seats.map(({ color }) => color);
}

/** A table as it was drawn: full, so that it begins as soon as it can be seen. `openerId`: who may manage it. */
export function seasonTable(
  { season, guildId, channelId, locale, names }: StoredSeason,
  index: number,
  openerId: Snowflake,
  now: Date,
): NewTable {
  const { game, pace } = season.terms;
  const drawn = season.tables[index]?.seats ?? [];
  const colors = colorsInOrder({ game, players: drawn.length });
  const seats = drawn.flatMap((userId, seat): Seat[] => {
    const color = colors[seat];
    if (!color) return [];
    const name = userId === null ? '' : (names.get(userId) ?? '');
    return [{ color, occupant: userId === null ? { kind: 'computer' } : { kind: 'person', userId, name } }];
  });
  return newLobby(
    {
      id: seasonTableId(season.id, index),
      seasonId: season.id,
      game,
      guildId,
      channelId,
      locale,
      openerId,
      size: drawn.length,
      seats,
      secret: Secret.fresh(),
      lobbyMessageId: null,
      pace,
      isPrivate: false,
      invited: [],
      // The next one after the last seat begins: the first.
      firstAfter: colors.at(-1) ?? null,
      terms: gameOf({ game }).terms.opening({}),
    },
    undefined,
    now,
  );
}

/** Why there can't be a season of a game. */
export type SeasonGameRefusal =
  /** Its players don't win and lose, or there are no computer players for those who are away. */
  | { readonly code: 'noContest' | 'noComputers' }
  | { readonly code: 'badSize'; readonly least: number; readonly most: number };

/** Null: there can. `size` counts as its tables may come out: some of 3 and 4 have one player fewer. */
export function whyNotSeasonOf(
  { isContest, hasComputers, sizes }: Pick<TableGame, 'isContest' | 'hasComputers' | 'sizes'>,
  size: TableSize,
): SeasonGameRefusal | null {
  if (!isContest) return { code: 'noContest' };
  if (!hasComputers) return { code: 'noComputers' };
  const smallest = size === 2 ? 2 : size - 1;
  return smallest < sizes.least || size > sizes.most ? { code: 'badSize', ...sizes } : null;
}

/**
 * The place of each seat of a finished game, as its result ranks them: that of who began with it, whoever played it then. Throws
 * where a seat has none.
 */
export function placesOfSeats(
  placings: readonly Pick<Placing, 'color' | 'rank'>[],
  seats: readonly SeatColor[],
): readonly number[] {
  return seats.map((color) => {
    const rank = placings.find((placing) => placing.color === color && placing.rank !== null)?.rank;
    if (rank == null) throw new Error(`The result has no place for ${color}.`);
    return rank;
  });
}
