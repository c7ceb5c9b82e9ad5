import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BrokenRow, openStore } from '../../src/storage/index.ts';
import { openSqliteFile } from '../../src/storage/sqlite-adapter.ts';
import type { SqliteDatabase } from '../../src/storage/sqlite-driver.ts';
import type { TableStore } from '../../src/tables/store.ts';
import { type Database as Fresh, sqliteDatabase } from './databases.ts';
import { annInBlue, bobInYellow, logged, newTable, setup, state, versions } from './samples.ts';

describe('rows that somebody else spoiled', () => {
  let database: Fresh;
  let outside: SqliteDatabase;
  let store: TableStore;
  let id = '';
  let made = 0;

  beforeAll(async () => {
    database = await sqliteDatabase();
    store = await openStore({ url: database.url });
    outside = openSqliteFile(database.url.replace('file:', ''));
  });
  afterAll(async () => {
    outside.close();
    await store.close();
    await database.drop();
  });
  beforeEach(async () => {
    made += 1;
    id = `t${made}`;
    await store.create(newTable(id, { seats: [annInBlue, bobInYellow] }));
    await store.change(id, versions(1), {
      status: 'playing',
      setup,
      state,
      actions: [logged(0), logged(1), logged(2)],
    });
  });
  afterEach(() => {
    outside.prepare('DELETE FROM tables WHERE id = ?').run(id);
  });

  const unhappy = { ...state, phase: { name: 'unhappy' } };
  const withMore = { ...state, more: 1 };
  const manyDice = { ...state, phase: { name: 'extra', dice: [6, 6, 6, 6, 6] } };

  it.each([
    ['a status nobody knows', "UPDATE tables SET status = 'paused' WHERE id = ?"],
    ['a game nobody knows', "UPDATE tables SET game = 'chess' WHERE id = ?"],
    ['a table for nine', 'UPDATE tables SET size = 9 WHERE id = ?'],
    ['a server that is no id', "UPDATE tables SET channel_id = 'general' WHERE id = ?"],
    ['a state that is no JSON', "UPDATE tables SET state = '{' WHERE id = ?"],
    ['a phase nobody knows', `UPDATE tables SET state = '${JSON.stringify(unhappy)}' WHERE id = ?`],
    ['a state with more in it', `UPDATE tables SET state = '${JSON.stringify(withMore)}' WHERE id = ?`],
    ['five dice', `UPDATE tables SET state = '${JSON.stringify(manyDice)}' WHERE id = ?`],
    ['a game without its state', 'UPDATE tables SET state = NULL WHERE id = ?'],
    ['a game without anything', 'UPDATE tables SET state = NULL, setup = NULL WHERE id = ?'],
    ['a lobby with a game', "UPDATE tables SET status = 'lobby' WHERE id = ?"],
    ['a colour nobody knows', "UPDATE seats SET color = 'green' WHERE table_id = ? AND position = 0"],
    ['a person without an id', 'UPDATE seats SET user_id = NULL WHERE table_id = ? AND position = 0'],
    ['a computer with a name', "UPDATE seats SET kind = 'computer' WHERE table_id = ? AND position = 0"],
    [
      'more seats than the table has',
      "INSERT INTO seats SELECT table_id, 5, 'red', 'computer', NULL, NULL, false, false FROM seats WHERE table_id = ? LIMIT 1",
    ],
  ])('%s', async (_name, sql) => {
    outside.prepare(sql).run(id);
    const loading = store.load(id);
    await expect(loading).rejects.toThrow(BrokenRow);
    await expect(loading).rejects.toMatchObject({ tableId: id });
  });

  it.each([
    ['a gap in the log', 'DELETE FROM actions WHERE table_id = ? AND seq = 1'],
    ['an action that is no JSON', "UPDATE actions SET action = 'roll' WHERE table_id = ? AND seq = 1"],
    [
      'an action nobody knows',
      `UPDATE actions SET action = '{"type":"cheat"}' WHERE table_id = ? AND seq = 1`,
    ],
    [
      'a die with seven pips',
      `UPDATE actions SET action = '{"type":"roll","dice":[7]}' WHERE table_id = ? AND seq = 1`,
    ],
    ['an actor nobody knows', "UPDATE actions SET actor = 'ghost' WHERE table_id = ? AND seq = 1"],
  ])('%s', async (_name, sql) => {
    expect(await store.log(id)).toHaveLength(3);
    outside.prepare(sql).run(id);
    await expect(store.log(id)).rejects.toThrow(BrokenRow);
  });
});
