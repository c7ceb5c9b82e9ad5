import { createHash } from 'node:crypto';
import { Secret } from './fairness/secret.ts';
import type { Person, Seat, Snowflake } from './game-types.ts';
import { freshWatch, lobbyClosesAt } from './reminders/wake.ts';
import { seatFor } from './seats.ts';
import type { NewTable } from './store.ts';
import type { Table } from './table.ts';
import { termsAgain } from './terms.ts';

/** A table has one rematch, whoever asks for it first: its id follows from the table's. `attempt`: so many were closed before they began. */
export const rematchId = (id: string, attempt = 0): string =>
  createHash('sha256')
    .update(attempt === 0 ? `rematch of ${id}` : `rematch ${attempt} of ${id}`)
    .digest('hex')
    .slice(0, 10);

/**
 * The lobby of a rematch: the computer players and whoever asks sit where they sat, the other seats wait for their people.
 * `joinedBy`: the interaction by which it is asked for.
 */
export function rematchOf(
  id: string,
  table: Table,
  person: Person,
  joinedBy: Snowflake | null,
  now: Date,
): NewTable {
  const seats = table.seats.flatMap(({ color, occupant }): Seat[] => {
    if (occupant.kind === 'computer') return [{ color, occupant }];
    return occupant.userId === person.userId ? [seatFor(color, person, joinedBy)] : [];
  });
  const { game, guildId, channelId, locale, pace, isPrivate } = table;
  const watch = freshWatch(now.getTime());
  const others = table.seats.flatMap(({ occupant }) =>
    occupant.kind === 'person' && occupant.userId !== person.userId ? [occupant.userId] : [],
  );
  return {
    id,
    game,
    guildId,
    channelId,
    locale,
    openerId: person.userId,
    size: table.seats.length,
    seats,
    secret: Secret.fresh(),
    lobbyMessageId: null,
    pace,
    isPrivate,
    invited: isPrivate ? others : [],
    terms: table.terms && termsAgain(table.terms, now.getTime()),
    watch,
    wakeAt: lobbyClosesAt({ pace, watch }, []),
  };
}
