/** People by label in place of their ids. */
import type { LoggedAction, Occupant, Seat, Sitting } from '../../table.ts';

export interface RecordedPerson {
  /** `P1`, `P2`…: in the order in which they came to the table. */
  readonly label: string;
  /** Null where only the log tells of the person. */
  readonly name: string | null;
}

export interface Labels {
  readonly people: readonly RecordedPerson[];
  occupant(occupant: Occupant): Occupant;
  actor(actor: LoggedAction<'tuchulcha'>['actor']): LoggedAction<'tuchulcha'>['actor'];
}

/**
 * Numbered are first those of the sittings in the order written (at the start: clockwise), then those of the seats, then
 * those whom the log alone tells of. Whoever held several seats, or one twice, has one label. Of several names the seat's
 * counts, else the last sitting's.
 */
export function labelsOf(
  seats: readonly Pick<Seat, 'occupant'>[],
  sittings: readonly Pick<Sitting<'tuchulcha'>, 'occupant'>[],
  log: readonly Pick<LoggedAction<'tuchulcha'>, 'actor'>[],
): Labels {
  const names = new Map<string, string | null>();
  for (const { occupant } of [...sittings, ...seats]) {
    if (occupant?.kind === 'person') names.set(occupant.userId, occupant.name);
  }
  for (const { actor } of log) if (isPerson(actor) && !names.has(actor)) names.set(actor, null);
  const labels = new Map([...names.keys()].map((userId, index) => [userId, labelAt(index)]));
  const labelOf = (userId: string): string => {
    const label = labels.get(userId);
    if (!label) throw new Error('somebody without a label');
    return label;
  };
  return {
    people: [...names].map(([userId, name]) => ({ label: labelOf(userId), name: name || null })),
    actor: (actor) => (isPerson(actor) ? labelOf(actor) : actor),
    occupant: (occupant) =>
      occupant.kind === 'person'
        ? { kind: 'person', userId: labelOf(occupant.userId), name: names.get(occupant.userId) ?? '' }
        : occupant,
  };
}

export const isPerson = (actor: LoggedAction<'tuchulcha'>['actor']): boolean =>
  actor !== 'computer' && actor !== 'table';

/** `P1`, `P2`…, by index from 0. */
export const labelAt = (index: number): string => `P${index + 1}`;

/** Somebody by label; null where nobody has it. */
export function peopleByLabel(people: readonly RecordedPerson[]): (label: string) => Occupant | null {
  const names = new Map(people.map(({ label, name }) => [label, name ?? '']));
  return (label) => {
    const name = names.get(label);
    return name === undefined ? null : { kind: 'person', userId: label, name };
  };
}
