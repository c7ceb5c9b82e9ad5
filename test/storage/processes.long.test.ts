import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/storage/index.ts';
import type { NewNotice } from '../../src/tables/notice.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import type { SharedStore } from '../../src/tables/store.ts';
import { type Database, postgresqlDatabase, sqliteDatabase } from './databases.ts';
import { describePostgresql } from './describe.ts';
import { type Running, start } from './processes.ts';
import { ANN, GUILD, newTable } from './samples.ts';

const running: Running[] = [];

async function startOpener(url: string): Promise<Running> {
  const opener = await start('opener.ts', url);
  running.push(opener);
  return opener;
}

async function kill({ child, ended }: Running, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await ended;
}

let database: Database;
afterEach(async () => {
  await Promise.all(running.splice(0).map((opener) => kill(opener, 'SIGKILL')));
  await database.drop();
});

describe('many processes, SQLite', () => {
  beforeEach(async () => {
    database = await sqliteDatabase();
  });

  it('a second one is refused in one sentence, until the first one is gone', async () => {
    const first = await startOpener(database.url);
    expect(await first.next()).toBe('open');

    const second = await startOpener(database.url);
    await second.ended;
    expect(second.child.exitCode).toBe(1);
    expect(second.lines).toEqual([
      `inUse: The database ${database.url.replace('file:', '')} is in use by another Haruspex process: stop that one first, or set another DATABASE_URL.`,
    ]);
    await expect(openStore({ url: database.url })).rejects.toMatchObject({ reason: 'inUse' });

    await kill(first, 'SIGKILL');
    const third = await startOpener(database.url);
    expect(await third.next()).toBe('open');
    await kill(third, 'SIGTERM');
    const store = await openStore({ url: database.url });
    await store.close();
  });

  it('so is a second store within one process', async () => {
    const store = await openStore({ url: database.url });
    await expect(openStore({ url: database.url })).rejects.toMatchObject({ reason: 'inUse' });
    expect((await store.create(newTable('t1'))).number).toBe(1);
    // The refused one has not taken the first one's lock away.
    const other = await startOpener(database.url);
    expect(await other.next()).toMatch(/^inUse/);
    await store.close();
  });

  it('of several that start at once on a new file, exactly one opens it', async () => {
    const openers = await Promise.all(Array.from({ length: 3 }, () => startOpener(database.url)));
    const said = await Promise.all(openers.map((opener) => opener.next()));
    expect(said.map((line) => line?.split(':')[0]).sort()).toEqual(['inUse', 'inUse', 'open']);
  });
});

describePostgresql('many processes', () => {
  beforeEach(async () => {
    database = await postgresqlDatabase();
  });

  it('may all start at once on an empty database', async () => {
    const openers = await Promise.all(Array.from({ length: 3 }, () => startOpener(database.url)));
    const said = await Promise.all(openers.map((opener) => opener.next()));
    expect(said).toEqual(['open', 'open', 'open']);
  });

  it('lose nothing of what they add to one draft', async () => {
    const stores = await Promise.all([1, 2].map(() => openStore({ url: database.url })));
    await stores[0]?.create(newTable('t0'));
    const at = new Date(1_700_000_000_000);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        stores[index % 2]?.games.bacchanalia.addToDraft(
          't0',
          ANN,
          { text: `part ${index}`, messageId: `${index % 20}` },
          at,
        ),
      ),
    );
    const draft = await stores[1]?.games.bacchanalia.draft('t0', ANN);
    // Messages 0 to 9 were added twice; each is in one place, with one of its two texts.
    expect(draft?.parts.map(({ messageId }) => Number(messageId)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    );
    for (const { text, messageId } of draft?.parts ?? [])
      expect([`part ${messageId}`, `part ${Number(messageId) + 20}`]).toContain(text);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('tell, claim and come back once, whichever of them is first', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ url: database.url })));
    const [first] = stores;
    if (first === undefined) throw new Error('No store is open.');
    await first.create(newTable('t0'));
    const at = new Date(1_700_000_000_000);
    const notices = ['a', 'b', 'c'].map(
      (key): NewNotice => ({
        key,
        tableId: 't0',
        userId: null,
        text: { kind: 'timeUp', turn: 1 },
        dueAt: at,
      }),
    );
    const change = { reminders: freshReminders(1), wakeAt: null, notices };
    const everybody = <T>(work: (store: SharedStore) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: 10 }, () => stores.map(work)).flat());

    const remindersChange = await everybody((store) => store.saveReminders('t0', 1, change));
    expect(remindersChange.filter((result) => result !== 'stale')).toHaveLength(1);
    await everybody((store) => store.notify([...notices].reverse()));
    expect(await first.dueNotices(at, at, 9)).toHaveLength(3);
    const claimed = await everybody((store) => store.claimNotice('b', 0, at));
    expect(claimed.filter(Boolean)).toHaveLength(1);

    expect(await everybody((store) => store.recordHeartbeat(at, 1000))).toEqual(Array(30).fill(null));
    const later = new Date(at.getTime() + 1001);
    const down = { from: at, to: later };
    const beats = await everybody((store) => store.recordHeartbeat(later, 1000));
    expect(beats.filter((interval) => interval !== null)).toEqual([down]);
    expect(await first.downtimes(GUILD, at, later)).toEqual([down]);
    await Promise.all(stores.map((store) => store.close()));
  });
});
