import { changeReminders, type Outcome, type TablesContext } from '../changes/table-transaction.ts';
import type { LoggedAction, Person, Sitting, Snowflake } from '../game-types.ts';
import { refuse } from '../refusal.ts';
import { withActivity } from '../reminders/schedule.ts';
import { isForgotten } from '../seats.ts';
import type { TableStore } from '../store.ts';
import { isOf, isOpen, type Table, type TableOf } from '../table.ts';

export interface Readership {
  /** Those who sit or sat at the table: nobody else, unless it is published. */
  readonly readers: readonly Person[];
  /** Those who are asked whether to publish it: who have a seat, and who gave theirs up after telling anything. */
  readonly voters: readonly Person[];
  readonly agreed: readonly Person[];
  /** All of them do: anybody on the server may read it. */
  readonly isPublished: boolean;
  /** Nobody can take it back any more: the story that all agreed to publish is over. */
  readonly isFinal: boolean;
}

/** Actions that hold a person's own words. */
const SPOKEN: ReadonlySet<string> = new Set([
  'tell',
  'introduce',
  'tellLate',
  'ask',
  'answer',
  'edit',
  'retell',
  'keep',
]);

/** Of a table whose game has begun. People who had all their data deleted read nothing, and are not asked. */
export function readershipOf(
  table: Pick<Table, 'seats' | 'status' | 'reminders'>,
  sittings: readonly Sitting[],
  log: readonly Pick<LoggedAction, 'actor' | 'action'>[],
): Readership {
  const tellers = new Set(log.flatMap(({ actor, action }) => (SPOKEN.has(action.type) ? [actor] : [])));
  const seated = peopleOf(table.seats);
  // By the names they have at the table now.
  const readers = [...peopleOf([...sittings, ...table.seats]).values()];
  const voters = readers.filter(({ userId }) => seated.has(userId) || tellers.has(userId));
  const agreed = voters.filter(({ userId }) => table.reminders.publish.includes(userId));
  const isPublished = voters.length > 0 && agreed.length === voters.length;
  return { readers, voters, agreed, isPublished, isFinal: isPublished && !isOpen(table) };
}

/** Those who had a character, in the order in which they did, by their names: at least one may be empty. */
export const playersOf = (
  { seats }: Pick<TableOf<'bacchanalia'>, 'seats'>,
  sittings: readonly Sitting<'bacchanalia'>[],
): readonly { readonly color: Sitting<'bacchanalia'>['color']; readonly names: readonly string[] }[] =>
  seats.map((seat) => {
    const own = sittings.filter(({ color }) => color === seat.color);
    return { color: seat.color, names: [...peopleOf([...own, seat]).values()].map(({ name }) => name) };
  });

function peopleOf(of: readonly Pick<Sitting, 'occupant'>[]): ReadonlyMap<Snowflake, Person> {
  const people = new Map<Snowflake, Person>();
  for (const { occupant } of of)
    if (occupant?.kind === 'person' && !isForgotten(occupant.userId)) people.set(occupant.userId, occupant);
  return people;
}

export async function readership(
  { store }: { readonly store: Pick<TableStore, 'log' | 'sittings'> },
  table: Table,
): Promise<Readership> {
  const [sittings, log] = await Promise.all([store.sittings(table.id), store.log(table.id)]);
  return readershipOf(table, sittings, log);
}

/** A person whose words are in the story agrees to publish it, or takes that back, which they can until it is over and all agree. */
export function agreeToPublish(context: TablesContext, id: string, by: Snowflake): Promise<Outcome> {
  return changeReminders(context, id, async (table, timing) => {
    if (!isOf('bacchanalia', table) || !table.setup) return refuse('notPlaying');
    const { voters, isFinal } = await readership(context, table);
    if (voters.every(({ userId }) => userId !== by)) return refuse('notSeated');
    if (isFinal) return refuse('published');
    const { publish } = table.reminders;
    const reminders = {
      ...(isOpen(table) ? withActivity(table.reminders, timing.now.getTime()) : table.reminders),
      publish: publish.includes(by) ? publish.filter((userId) => userId !== by) : [...publish, by],
    };
    return { ok: true, reminders };
  });
}
