/** Of either game. */
type Told = { readonly type: string; readonly turnNumber?: number };

/** The events of one turn: those after its beginning, before that of the next. The first turn has no event of its own. */
export function eventsOfTurn<E extends Told>(events: readonly E[], turnNumber: number): readonly E[] {
  const startOf = (number: number) =>
    events.findIndex((event) => event.type === 'turn' && event.turnNumber === number);
  const start = turnNumber === 1 ? 0 : startOf(turnNumber);
  if (start < 0) return [];
  const end = startOf(turnNumber + 1);
  return events.slice(start, end < 0 ? events.length : end);
}
