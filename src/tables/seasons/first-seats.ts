/**
 * The same tables, where nobody begins more often than somebody else by two or more. As long as somebody does, the shortest chain
 * of tables is changed that leads from them to one who begins that much less: at each of its tables the next person of the chain
 * gets the first seat, and gives theirs to the one who had it. Everybody has equally many tables, so that there always is a chain.
 */
export function evenBeginnings(
  people: number,
  seated: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const tables = seated.map((table) => [...table]);
  for (;;) {
    const beginnings = Array.from({ length: people }, () => 0);
    for (const [first = 0] of tables) beginnings[first] = (beginnings[first] ?? 0) + 1;
    const most = Math.max(...beginnings);
    const chain = chainFrom(
      beginnings.indexOf(most),
      tables,
      (person) => (beginnings[person] ?? 0) < most - 1,
    );
    if (!chain) return tables;
    for (const { table, person } of chain) swapWithFirst(tables[table], person);
  }
}

interface Link {
  readonly table: number;
  /** Who gets the table's first seat. */
  readonly person: number;
}

/** By breadth; tables and their people in order. Null: there is none. */
function chainFrom(
  start: number,
  tables: readonly (readonly number[])[],
  isEnd: (person: number) => boolean,
): readonly Link[] | null {
  const chains = new Map<number, readonly Link[]>([[start, []]]);
  for (const [person, chain] of chains) {
    if (isEnd(person)) return chain;
    for (const [table, seats] of tables.entries()) {
      if (seats[0] !== person) continue;
      for (const next of seats) if (!chains.has(next)) chains.set(next, [...chain, { table, person: next }]);
    }
  }
  return null;
}

function swapWithFirst(table: number[] | undefined, person: number): void {
  const [first] = table ?? [];
  if (!table || first === undefined) return;
  table[table.indexOf(person)] = first;
  table[0] = person;
}
