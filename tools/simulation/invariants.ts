/** What holds whenever everything is at rest. */
import { buttonsOf } from '@haruspex/playground/testing/person.ts';
import { replay } from '../../src/games/game.ts';
import type { SqliteDatabase } from '../../src/storage/database/sqlite-file.ts';
import { gameOf } from '../../src/tables/game-registry.ts';
import { personToAct } from '../../src/tables/seats.ts';
import { logOf } from '../../src/tables/store.ts';
import { type Table, tableChannel } from '../../src/tables/table.ts';
import { type Ring, type Screen, type Shown, tapOf } from './screen.ts';
import type { SimulatedServer } from './server.ts';
import type { Witness } from './witness.ts';

/** Everything that is wrong, a sentence each. Of tables that are over, only those that changed after `since`. */
export async function checkAtRest(
  { database, store }: SimulatedServer,
  screen: Screen,
  _witness: Witness,
  since: Date,
): Promise<string[]> {
  const rows = database.database
    .prepare(`SELECT id FROM tables WHERE status IN ('lobby', 'playing') OR updated_at >= ?`)
    .all(since.toISOString().replace('Z', '+00:00')) as readonly { readonly id: string }[];
  const ofTable = byTable(screen);
  const wrong: string[] = [];
  for (const { id } of rows) {
    const table = await store.load(id);
    if (!table) continue;
    const name = `table ${table.number} (${table.game}, ${table.status})`;
    const shown = ofTable.get(id) ?? [];
    const problems = [...stuck(table, shown), ...(await brokenLog(store, table))];
    wrong.push(...problems.map((problem) => `${name}: ${problem}`));
  }
  return [...wrong, ...left(database.database)];
}

const LATE_MS = 3_600_000;

/** What waits to be said or done, and should long have been. */
function left(database: SqliteDatabase): string[] {
  const late = new Date(Date.now() - LATE_MS).toISOString().replace('Z', '+00:00');
  const notices = database
    .prepare(`SELECT key, state FROM notices WHERE state IN ('waiting', 'sending') AND due_at < ?`)
    .all(late) as readonly { readonly key: string; readonly state: string }[];
  return notices.map(({ key, state }) => `notice ${key} is still ${state}`);
}

/** Phones that ring twice for the same turn. */
export class Rings {
  readonly #rung = new Set<string>();
  readonly #complain: (what: string) => void;

  constructor(complain: (what: string) => void) {
    this.#complain = complain;
  }

  hear({ userId, message }: Ring): void {
    const tap = buttonsOf(message)
      .flatMap(({ customId }) => (customId ? (tapOf(customId) ?? []) : []))
      .find(({ on }) => on === 'turn');
    if (tap?.on !== 'turn') return;
    const key = `${tap.table} ${tap.version} ${userId}`;
    if (this.#rung.has(key))
      this.#complain(`${userId} was called twice at table ${tap.table}, version ${tap.version}`);
    this.#rung.add(key);
  }
}

/** Answers that never come. */
export const unanswered = ({ loading }: Screen): string[] =>
  [...loading.values()].map(
    ({ id, ephemeral_for }) => `${ephemeral_for ?? 'everybody'} still sees “thinking…” in ${id}`,
  );

const TURN: ReadonlySet<string> = new Set([
  'turn',
  'haruspex',
  'devotion',
  'story',
  'storyWrite',
  'storyChoice',
]);

/** What is on the screen, by table. */
function byTable(screen: Screen): ReadonlyMap<string, readonly Shown[]> {
  const found = new Map<string, Shown[]>();
  for (const shown of screen.live.values()) {
    const tables = [...shown.buttons, ...shown.selects].flatMap(
      ({ customId }) => tapOf(customId)?.table ?? [],
    );
    for (const id of new Set(tables)) found.set(id, [...(found.get(id) ?? []), shown]);
  }
  return found;
}

const hasTurn = ({ buttons, selects }: Shown): boolean =>
  [...buttons, ...selects].some(({ customId }) => TURN.has(tapOf(customId)?.on ?? ''));

/** Nobody is: an open table is on the screen, with the person who is to act, and a button. */
function stuck(table: Table, shown: readonly Shown[]): string[] {
  const problems: string[] = [];
  const { showing, version, status } = table;
  if (showing.versionShown !== version)
    problems.push(`shows version ${showing.versionShown}, not ${version}`);
  if (status === 'lobby' && !shown.some(({ message }) => message.id === showing.lobbyMessageId))
    problems.push('a lobby that nobody can use');
  if (status !== 'playing') return problems;
  const person = personToAct(table);
  const turns = shown.filter(({ message }) => message.id === showing.turnMessageId);
  if (person && turns.length === 0) problems.push(`${person.name} has no button in ${tableChannel(table)}`);
  if (table.game === 'tuchulcha' && person) {
    const all = shown.filter((one) => hasTurn(one) && one.message.ephemeral_for === undefined);
    if (all.length !== 1) problems.push(`${all.length} messages have buttons of a turn`);
    const [turn] = turns;
    // A question in the place of the turn, such as about a devotion, calls nobody.
    const called = /^<@(\d+)>/.exec(turn?.message.content ?? '')?.[1] ?? person.userId;
    if (turn && called !== person.userId)
      problems.push(`asks somebody else than ${person.name}: ${turn.message.content.slice(0, 80)}`);
  }
  return problems;
}

async function brokenLog(store: SimulatedServer['store'], table: Table): Promise<string[]> {
  if (!table.setup) return [];
  const log = await logOf(store, table);
  const problems: string[] = [];
  if (log.some(({ seq }, index) => seq !== index)) problems.push('gaps in its log');
  if (log.length !== table.logLength) problems.push(`${log.length} log entries, ${table.logLength} known`);
  const actions = log.map(({ action }) => action);
  const { state } = replay(gameOf(table).rules, table.setup, actions);
  if (JSON.stringify(state) !== JSON.stringify(table.state)) problems.push('its log leads to another state');
  return problems;
}
