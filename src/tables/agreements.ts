import { gameOf, isPaused, notReady } from './game-registry.ts';
import { isForgotten, type Snowflake } from './game-types.ts';
import { isInGame, presentPeople, presentPlayers } from './seats.ts';
import type { Table } from './table.ts';

/** A decision that people at a table agree on. Both lists may contain people who no longer sit there. */
export interface Agreement {
  readonly asked: readonly Snowflake[];
  readonly agreed: readonly Snowflake[];
  readonly takes: 'all' | 'majority';
}

/** Whether everybody who is asked now has agreed; false if nobody is asked. */
export function isAgreed({ asked, agreed, takes }: Agreement): boolean {
  const count = asked.filter((userId) => agreed.includes(userId)).length;
  return takes === 'all' ? count > 0 && count === asked.length : 2 * count > asked.length;
}

/** The people who decide on the end of a game without a result. */
export const abortVoters = (table: Pick<Table, 'game' | 'seats' | 'state'>): readonly Snowflake[] =>
  presentPlayers(table).map(({ userId }) => userId);

/** The people whose votes count for removing the player of an overdue turn: all others who are present. */
export const removalVoters = (table: Table): readonly Snowflake[] =>
  abortVoters(table).filter((userId) => userId !== table.reminders.turn?.userId);

/** The people who are asked about a title, also when the story is over. */
export const titleVoters = ({ seats }: Pick<Table, 'seats'>): readonly Snowflake[] =>
  presentPeople(seats).flatMap(({ userId }) => (isForgotten(userId) ? [] : [userId]));

/** The people who are asked whether they are ready and haven't answered, except those whose story has ended. */
export const whoIsNotReady = (table: Table): readonly Snowflake[] =>
  notReady({ ...table, seats: table.seats.filter((seat) => isInGame(table, seat)) });

/** A table's agreements, in the order in which they are checked. */
export type AgreementKind = 'end' | 'removal' | 'goOn' | 'title';

function agreementOn(table: Table, kind: AgreementKind): Agreement | null {
  const { status, reminders, seats, terms } = table;
  const isPlaying = status === 'playing';
  switch (kind) {
    case 'end':
      return isPlaying ? { asked: abortVoters(table), agreed: reminders.abort, takes: 'all' } : null;
    case 'removal': {
      const agreed = reminders.turn?.overdue?.removal;
      return isPlaying && agreed ? { asked: removalVoters(table), agreed, takes: 'all' } : null;
    }
    case 'goOn': {
      const missing = whoIsNotReady(table);
      const asked = abortVoters(table);
      const agreed = asked.filter((userId) => !missing.includes(userId));
      return isPlaying && isPaused(table) ? { asked, agreed, takes: 'all' } : null;
    }
    case 'title': {
      const agreed = gameOf(table).terms.titleAgreedBy?.(terms);
      return agreed ? { asked: titleVoters({ seats }), agreed, takes: 'majority' } : null;
    }
  }
}

const KINDS = ['end', 'removal', 'goOn', 'title'] as const satisfies readonly AgreementKind[];

/** The agreement that the people at a table have reached and that hasn't been carried out yet; null if there is none. */
export const completeAgreement = (table: Table): AgreementKind | null =>
  KINDS.find((kind) => {
    const agreement = agreementOn(table, kind);
    return agreement !== null && isAgreed(agreement);
  }) ?? null;
