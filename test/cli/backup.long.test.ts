import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../src/storage/index.ts';
import { sqliteDatabase } from '../storage/databases.ts';
import { start } from '../storage/processes.ts';
import { GUILD } from '../storage/samples.ts';
import { playShort } from '../storage/short-games.ts';
import { run } from './run.ts';

const PLAYERS = [
  ['100000000000000011', 'ann'],
  ['100000000000000012', 'bob'],
] as const;

test('both commands say what they did, or in one sentence why they can’t', async () => {
  const { url, drop } = await sqliteDatabase();
  const file = url.replace(/^file:/, '');
  const copy = path.join(path.dirname(file), 'copy.sqlite');
  const store = await openStore({ url });
  await playShort(store, { id: 'one', guildId: '7', players: PLAYERS, at: new Date('2026-03-01T00:00:00Z') });

  expect(await run(url, 'backup')).toEqual({ output: expect.stringContaining('usage: npm run'), status: 1 });
  expect(await run(url, 'backup', copy)).toEqual({
    output: expect.stringMatching(/copy\.sqlite is a complete copy\. Tables: 1\. Megabytes: 0\.\d\.\n$/),
    status: 0,
  });
  expect(await run(url, 'restore', copy)).toEqual({
    output: expect.stringMatching(/^The database .* is in use by another Haruspex process: .*\.\n$/),
    status: 1,
  });
  await store.forgetPerson(PLAYERS[0][0]);
  await store.close();
  const { output, status } = await run(url, 'restore', copy);
  expect(status).toBe(0);
  const [restored, aside = '', deleted] = output.split('\n');
  expect(restored).toBe(`${file} is restored. Tables: 1.`);
  expect(existsSync(aside.replace(/^The database that was there is (.*)\.$/, '$1'))).toBe(true);
  expect(deleted).toBe('Deleted again, as they had deleted their data since the backup: 1.');

  const refused = await run('postgresql://bot:secret@127.0.0.1:1/none', 'backup', copy);
  expect(refused).toEqual({
    output: expect.stringMatching(/^The tables are in PostgreSQL, .*\n$/),
    status: 1,
  });
  expect(refused.output).not.toContain('secret');
  await drop();
});

test('a copy that is made while others play at full speed is whole', async () => {
  const { url, drop } = await sqliteDatabase();
  const folder = path.dirname(url.replace(/^file:/, ''));
  const player = await start('player.ts', url);
  await player.next();
  for (let copy = 0; copy < 2; copy += 1) {
    const file = path.join(folder, `copy${copy}.sqlite`);
    expect((await run(url, 'backup', file)).status).toBe(0);
    const store = await openStore({ url: `file:${file}` });
    for (const { id } of await store.placesIn(GUILD)) {
      const table = await store.load(id);
      expect(table?.logLength).toBe((await store.log(id)).length);
    }
    await store.close();
  }
  expect(player.child.exitCode).toBeNull();
  player.child.kill('SIGKILL');
  await player.ended;
  await drop();
});
