import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { replay } from '../../src/games/game.ts';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { Action } from '../../src/games/tuchulcha/types.ts';
import { openStore } from '../../src/storage/index.ts';
import type { LoggedAction, Sitting } from '../../src/tables/game-types.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import type { SharedStore } from '../../src/tables/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { IS_SOAK } from '../runs.ts';
import { describeDatabases } from './describe.ts';
import { start } from './processes.ts';

const KILLS = IS_SOAK ? 40 : 3;
const MAX_LIFE_MS = 250;

interface Acknowledged {
  readonly id: string;
  readonly version: number;
  readonly seq: number;
  readonly action: Action;
}

describeDatabases('a killed process', (create) => {
  it(`loses nothing that was acknowledged, and leaves no half of anything (${KILLS} times SIGKILL)`, {
    timeout: 240_000,
  }, async () => {
    const database = await create();
    const acknowledged = new Map<string, Acknowledged[]>();

    for (let kill = 0; kill < KILLS; kill += 1) {
      const player = await start('player.ts', database.url);
      expect(await player.next()).toMatch(/^{/);
      await sleep(Math.random() * MAX_LIFE_MS);
      player.child.kill('SIGKILL');
      await player.ended;
      expect(player.child.signalCode).toBe('SIGKILL');
      for (const line of player.lines) {
        const entry: Acknowledged = JSON.parse(line);
        acknowledged.set(entry.id, [...(acknowledged.get(entry.id) ?? []), entry]);
      }
      await compare(database.url, acknowledged);
    }
    await database.drop();
  });
});

async function compare(
  url: string,
  acknowledged: ReadonlyMap<string, readonly Acknowledged[]>,
): Promise<void> {
  const store = await openStore({ url });
  const found = await read(store, [...acknowledged.keys()]);
  for (const { table, log, sittings, notices } of found) {
    const { id, version } = table;
    const entries = acknowledged.get(id) ?? [];
    if (table.setup === null) throw new Error(`Table ${id} has no game.`);
    expect(entries.map(({ action }) => action)).toEqual(entries.map(({ seq }) => log[seq]?.action));
    expect(version).toBeGreaterThanOrEqual(Math.max(...entries.map((entry) => entry.version)));
    expect(table.logLength).toBe(log.length);
    const { state } = replay(
      tuchulcha,
      table.setup,
      log.map(({ action }) => action),
    );
    expect(table.state).toEqual(state);
    const reminders = freshReminders(version);
    expect(table).toMatchObject({ remindersVersion: version, reminders, wakeAt: new Date(version) });
    expect(notices).toEqual(Array.from({ length: version - 1 }, (_, index) => `${id}:${index + 2}`));
    expect(sittings.map(({ color }) => color)).toEqual(table.setup.players);
  }
  await store.close();
}

interface Found {
  readonly table: Table;
  readonly log: readonly LoggedAction[];
  readonly sittings: readonly Sitting[];
  /** Keys, the oldest first. */
  readonly notices: string[];
}

/** A consistent read: a server may still be at the last commit of the process that was killed. */
async function read(store: SharedStore, ids: readonly string[]): Promise<Found[]> {
  for (;;) {
    const tables = await loaded(store, ids);
    const logs = await Promise.all(ids.map((id) => store.log(id)));
    const sittings = await Promise.all(ids.map((id) => store.sittings(id)));
    const due = await store.dueNotices(new Date(), new Date(0), 1_000_000);
    const again = await loaded(store, ids);
    if (again.some(({ version }, index) => version !== tables[index]?.version)) continue;
    return tables.map((table, index) => ({
      table,
      log: logs[index] ?? [],
      sittings: sittings[index] ?? [],
      notices: due.flatMap(({ tableId, key }) => (tableId === table.id ? [key] : [])),
    }));
  }
}

async function loaded(store: SharedStore, ids: readonly string[]): Promise<Table[]> {
  const tables = await Promise.all(ids.map((id) => store.load(id)));
  return tables.map((table, index) => table ?? expect.fail(`Table ${ids[index]} is gone.`));
}
