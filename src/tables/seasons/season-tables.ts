import { createHash } from 'node:crypto';
import { withSeatChange } from '../fairness/seat-history.ts';
import { Secret } from '../fairness/secret.ts';
import type { Seat, SeatColor, Snowflake } from '../game-types.ts';
import { gameOf } from '../games.ts';
import { freshReminders, lobbyWakeAt } from '../reminders/schedule.ts';
import type { NewTable } from '../store.ts';
import type { StoredSeason } from './store.ts';

/** A drawn table has one id, however many processes open it. */
export const seasonTableId = (seasonId: string, index: number): string =>
  createHash('sha256').update(`table ${index} of season ${seasonId}`).digest('hex').slice(0, 10);

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
  const reminders = freshReminders(now.getTime());
  const terms = gameOf({ game }).terms.opening({});
  const size = drawn.length;
  return {
    id: seasonTableId(season.id, index),
    seasonId: season.id,
    game,
    guildId,
    channelId,
    locale,
    openerId,
    size,
    seats,
    seatHistory: withSeatChange([], [], seats, null),
    secret: Secret.fresh(),
    lobbyMessageId: null,
    pace,
    isPrivate: false,
    invited: [],
    // The next one after the last seat begins: the first.
    firstAfter: colors.at(-1) ?? null,
    terms,
    reminders,
    wakeAt: lobbyWakeAt({ game, pace, reminders, seats, size, terms }, { now, down: [] }),
  };
}
