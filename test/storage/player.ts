// Plays at random on the store that its argument names, several tables concurrently, forever. Prints a line of JSON per action that
// the store has acknowledged.
import '../games.ts';
import { writeSync } from 'node:fs';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import { openStore } from '../../src/storage/index.ts';
import type { LoggedAction } from '../../src/tables/game-types.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import type { RemindersChange } from '../../src/tables/store.ts';
import type { Table, TableOf } from '../../src/tables/table.ts';
import { applied } from '../games/tuchulcha/legal-lines.ts';
import { race } from '../tables/race.ts';
import { randomAction } from './random-play.ts';
import { annInBlue, bobInYellow, facts, GUILD, newTable } from './samples.ts';

const TABLES = 4;
const store = await openStore({ url: process.argv[2] ?? '' });
const open = await store.placesIn(GUILD);
const waiting = await Promise.all(open.map(({ id }) => store.load(id)));
const tables = waiting.flatMap((table) => (table?.state ? [race(table)] : []));
while (tables.length < TABLES) tables.push(await newGame());
await Promise.all(tables.map(playForEver));

async function newGame(): Promise<TableOf<'tuchulcha'>> {
  const id = Math.random().toString(36).slice(2, 12);
  const table = await store.create(newTable(id, { seats: [annInBlue, bobInYellow] }));
  const setup = { players: ['blue', 'yellow'], first: 'blue' } as const;
  const sittings = table.seats.map(
    ({ color, occupant }) =>
      ({ seq: 0, color, occupant, standIn: false, why: 'start', at: new Date() }) as const,
  );
  const change = { status: 'playing', setup, facts, state: tuchulcha.start(setup), sittings } as const;
  return must(await store.change(table.id, table, { ...change, remindersChange: remindersOf(table) }));
}

async function playForEver(first: TableOf<'tuchulcha'>): Promise<void> {
  let table = first;
  for (;;) table = (await playSome(table)) ?? (await newGame());
}

/** One to three actions in one transaction; null if the game was over. */
async function playSome(table: TableOf<'tuchulcha'>): Promise<TableOf<'tuchulcha'> | null> {
  let { state } = table;
  const actions: LoggedAction<'tuchulcha'>[] = [];
  const wanted = 1 + Math.floor(Math.random() * 3);
  while (state !== null && actions.length < wanted) {
    const action = randomAction(state);
    if (action === null) break;
    state = applied(state, action);
    actions.push({ seq: table.logLength + actions.length, actor: 'computer', action, at: new Date() });
  }
  if (state === null || actions.length === 0) return null;
  const over = tuchulcha.winners(state) !== null;
  const status = over ? 'finished' : 'playing';
  const change = { status, state, actions, remindersChange: remindersOf(table) } as const;
  const changed = must(await store.change(table.id, table, change));
  const { id, version } = changed;
  // At once, past every buffer of the process that is going to be killed.
  for (const { seq, action } of actions) writeSync(1, `${JSON.stringify({ id, version, seq, action })}\n`);
  return over ? null : changed;
}

/** The side effects of the next version: reminders with its number, and a notice of it. */
function remindersOf({ id, version }: Table): RemindersChange {
  const key = `${id}:${version + 1}`;
  const text = { kind: 'next', turn: version + 1 } as const;
  return {
    reminders: freshReminders(version + 1),
    wakeAt: new Date(version + 1),
    notices: [{ key, tableId: id, userId: null, text, dueAt: new Date(version + 1) }],
  };
}

function must(result: Table | 'stale' | 'overLimit'): TableOf<'tuchulcha'> {
  if (typeof result === 'string') throw new Error('The table was changed concurrently.');
  return race(result);
}
