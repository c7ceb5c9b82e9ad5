import type { SeatColor, Snowflake } from '../game-types.ts';
import { refuse } from '../refusal.ts';
import { seatOf } from '../seats.ts';
import type { Table } from '../table.ts';
import { isInGame } from '../who-acts.ts';
import { changeReminders, type Outcome, type TablesContext } from './table-transaction.ts';

export function canGuess(table: Table, userId: Snowflake): boolean {
  const seat = seatOf(table, userId);
  return table.status === 'playing' && seat !== undefined && !isInGame(table, seat);
}

/** The guess of a person who is out; the latest counts. */
export function guessWinner(
  context: TablesContext,
  id: string,
  userId: Snowflake,
  winner: SeatColor,
): Promise<Outcome> {
  return changeReminders(context, id, (table) => {
    if (table.status !== 'playing') return refuse('notPlaying');
    const seat = table.seats.find(({ color }) => color === winner);
    if (!canGuess(table, userId) || !seat || !isInGame(table, seat)) return refuse('stale');
    const guesses = { ...table.reminders.guesses, [userId]: winner };
    return { ok: true, reminders: { ...table.reminders, guesses } };
  });
}

/** The names of those who sit at the table and guessed a winner, while they were out. */
export const guessedRight = (
  { seats, reminders: { guesses = {} } }: Pick<Table, 'seats' | 'reminders'>,
  winners: readonly SeatColor[],
): readonly string[] =>
  seats.flatMap(({ occupant }) => {
    if (occupant.kind !== 'person' || occupant.name === '') return [];
    const guessed = guesses[occupant.userId];
    return guessed !== undefined && winners.includes(guessed) ? [occupant.name] : [];
  });
