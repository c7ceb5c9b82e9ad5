import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { replay } from '../../src/games/game.ts';
import { type Action, tuchulcha } from '../../src/games/tuchulcha/index.ts';
import { openStore } from '../../src/storage/index.ts';
import type { TableStore } from '../../src/tables/store.ts';
import type { LoggedAction, Table } from '../../src/tables/table.ts';
import { describeDatabases } from './describe.ts';
import { start } from './processes.ts';

const KILLS = 20;
const LONGEST_LIFE_MS = 250;

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
      const player = start('player.ts', database.url);
      expect(await player.next()).toMatch(/^{/);
      await sleep(Math.random() * LONGEST_LIFE_MS);
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
  for (const [id, entries] of acknowledged) {
    const { table, log } = await read(store, id);
    if (table.setup === null) throw new Error(`Table ${id} has no game.`);
    expect(entries.map(({ action }) => action)).toEqual(entries.map(({ seq }) => log[seq]?.action));
    expect(table.version).toBeGreaterThanOrEqual(Math.max(...entries.map(({ version }) => version)));
    expect(table.logLength).toBe(log.length);
    const { state } = replay(
      tuchulcha,
      table.setup,
      log.map(({ action }) => action),
    );
    expect(table.state).toEqual(state);
  }
  await store.close();
}

/** Of one moment: a server may still be at the last commit of the process that was killed. */
async function read(store: TableStore, id: string): Promise<{ table: Table; log: LoggedAction[] }> {
  for (;;) {
    const table = await store.load(id);
    const log = await store.log(id);
    if (table === null) throw new Error(`Table ${id} is gone.`);
    if ((await store.load(id))?.version === table.version) return { table, log };
  }
}
