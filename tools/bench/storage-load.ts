/** The program that storage.ts starts: changes tables concurrently, next to other work in the same thread. */
import '../../test/games.ts';
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import { openStore } from '../../src/storage/index.ts';
import type { TableStore } from '../../src/tables/store.ts';
import type { Table, TableOf } from '../../src/tables/table.ts';
import { applied } from '../../test/games/tuchulcha/legal-lines.ts';
import { randomAction } from '../../test/storage/random-play.ts';
import { annInBlue, bobInYellow, facts, newTable } from '../../test/storage/samples.ts';
import { race } from '../../test/tables/race.ts';

export interface Load {
  readonly url: string;
  readonly tables: number;
  readonly changes: number;
  /** Milliseconds of other work in the thread per change, like the rest of a tap's. */
  readonly busy: number;
}

export interface LoadFigures {
  /** Milliseconds from the call of a change to its commit. */
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Milliseconds of CPU time per change with its reads, without `busy` and the game's rules. */
  readonly mainThread: number;
  readonly allThreads: number;
  readonly megabytes: number;
}

let taps = 0;
/** Milliseconds of CPU time spent on the game's rules. */
let rules = 0;

async function main({ url, tables, changes, busy }: Load): Promise<LoadFigures> {
  const store = await openStore({ url });
  const latencies: number[] = [];
  const play = async (name: string, times: number) => {
    let table = await newGame(store, `${name}x0`);
    for (let done = 0; done < times; done += 1) {
      table = await tap(store, table, latencies);
      if (busy > 0) burn(busy);
      await nextTurn();
      if (table.status === 'finished') table = await newGame(store, `${name}x${done + 1}`);
    }
  };
  const all = (prefix: string, times: number) =>
    Promise.all(Array.from({ length: tables }, (_, index) => play(`${prefix}${index}`, times)));
  // The first calls, which compile the code, don't count.
  await all('warm', Math.ceil(200 / tables));
  [latencies.length, rules] = [0, 0];
  const [begun, cpu, main] = [performance.now(), process.cpuUsage(), mainThreadMs()];
  await all('t', Math.ceil(changes / tables));
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const count = latencies.length;
  const figures = {
    p50: part(latencies, 0.5),
    p99: part(latencies, 0.99),
    perSecond: count / seconds,
    mainThread: (mainThreadMs() - main - rules) / count - busy,
    allThreads: ((user + system) / 1000 - rules) / count - busy,
    megabytes: process.memoryUsage.rss() / 1e6,
  };
  await store.close();
  return figures;
}

/** Uses the store as a tap does: loads the table, changes it, and marks it as shown. */
async function tap(store: TableStore, known: TableOf<'tuchulcha'>, latencies: number[]) {
  const stored = await store.load(known.id);
  const table = race(stored ?? known);
  const state = table.state ?? tuchulcha.start({ players: ['blue', 'yellow'], first: 'blue' });
  const before = mainThreadMs();
  const action = randomAction(state);
  const after = action && applied(state, action);
  rules += mainThreadMs() - before;
  if (action === null || after === null) return { ...table, status: 'finished' as const };
  taps += 1;
  const interactionId = String(10n ** 18n + BigInt(taps));
  const at = new Date();
  const actions = [{ seq: table.logLength, actor: 'computer', action, at, interactionId }] as const;
  const begun = performance.now();
  const changed = await store.change(table.id, table, {
    state: after,
    actions,
    interactionId,
    remindersChange: {
      reminders: table.reminders,
      wakeAt: new Date(at.getTime() + 3_600_000),
      notices: [
        {
          key: `${table.id}:next:${table.version}`,
          tableId: table.id,
          userId: '100000000000000001',
          dueAt: at,
          text: { kind: 'next', turn: state.turnNumber },
        },
      ],
    },
  });
  latencies.push(performance.now() - begun);
  const now = must(changed);
  await store.show(now.id, { turnMessageId: interactionId, turnShown: 1, versionShown: now.version });
  return now;
}

async function newGame(store: TableStore, id: string): Promise<TableOf<'tuchulcha'>> {
  const table = await store.create(newTable(id, { seats: [annInBlue, bobInYellow] }));
  const setup = { players: ['blue', 'yellow'], first: 'blue' } as const;
  return must(
    await store.change(table.id, table, { status: 'playing', setup, facts, state: tuchulcha.start(setup) }),
  );
}

function must(result: Table | 'stale' | 'overLimit'): TableOf<'tuchulcha'> {
  if (typeof result === 'string') throw new Error('The table was changed concurrently.');
  return race(result);
}

function burn(ms: number): void {
  const until = mainThreadMs() + ms;
  while (mainThreadMs() < until);
}

/** This thread's CPU time; the process's if the system doesn't provide it. */
function mainThreadMs(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

const part = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

const [load] = process.argv.slice(2);
if (load !== undefined) console.log(JSON.stringify(await main(JSON.parse(load))));
process.exit(0);
