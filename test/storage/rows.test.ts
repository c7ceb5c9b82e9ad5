import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteFile, type SqliteDatabase } from '../../src/storage/database/sqlite-file.ts';
import { BrokenRow, openStore, type Store } from '../../src/storage/index.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import { DEFAULT_GUILD_SETTINGS, DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import { type Database as Fresh, sqliteDatabase } from './databases.ts';
import {
  ANN,
  annInBlue,
  bobInYellow,
  CHANNEL,
  facts,
  GUILD,
  logged,
  newTable,
  setup,
  state,
  versions,
} from './samples.ts';

describe('rows that somebody else spoiled', () => {
  let database: Fresh;
  let outside: SqliteDatabase;
  let store: Store;
  let id = '';
  let made = 0;
  const broken: BrokenRow[] = [];

  beforeAll(async () => {
    database = await sqliteDatabase();
    store = await openStore({ url: database.url, broken: (why) => broken.push(why) });
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
      facts,
      state,
      actions: [logged(0), logged(1), logged(2)],
    });
  });
  afterEach(() => {
    outside.prepare('DELETE FROM tables WHERE id = ?').run(id);
  });

  const unhappy = { ...state, phase: { name: 'unhappy' } };
  const withMore = { ...state, more: 1 };
  const reminders = freshReminders(1);
  const manyDice = { ...state, phase: { name: 'extra', dice: [6, 6, 6, 6, 6] } };

  it.each([
    ['a status nobody knows', "status = 'paused'"],
    ['a game nobody knows', "game = 'chess'"],
    ['more seats than the game has', 'size = 5'],
    ['fewer than it needs', 'size = 1'],
    ['a server that is no id', "channel_id = 'general'"],
    ['a state that is no JSON', "state = '{'"],
    ['a phase nobody knows', `state = '${JSON.stringify(unhappy)}'`],
    ['a state with more in it', `state = '${JSON.stringify(withMore)}'`],
    ['five dice', `state = '${JSON.stringify(manyDice)}'`],
    ['a game without its state', 'state = NULL'],
    ['a game without anything', 'state = NULL, setup = NULL'],
    ['a lobby with a game', "status = 'lobby'"],
    ['a color nobody knows', "UPDATE seats SET color = 'green' WHERE table_id = ? AND position = 0"],
    ['a person without an id', 'UPDATE seats SET user_id = NULL WHERE table_id = ? AND position = 0'],
    ['a computer with a name', "UPDATE seats SET kind = 'computer' WHERE table_id = ? AND position = 0"],
    ['a pace nobody knows', "pace = 'hourly'"],
    ['guests without ids', `invited = '["Ann"]'`],
    ['guests that are no list', "invited = '{}'"],
    ['terms that are no JSON', "terms = 'none'"],
    ['terms without an end', `terms = '{"lines":[],"veils":[]}'`],
    ['a secret that is none', "secret = 'abc'"],
    ['a game without facts', 'facts = NULL'],
    ['facts that are empty', "facts = ''"],
    ['an open table that was closed', "closed_why = 'idle'"],
    ['a reason for closing that nobody knows', "status = 'aborted', closed_why = 'boredom'"],
    ['reminders of a table that are no JSON', "reminders = ''"],
    ['no reminders of a table', "reminders = '{}'"],
    ['reminders of a table with more in them', `reminders = '${JSON.stringify({ ...reminders, more: 1 })}'`],
    ['reminders of no version', 'reminders_version = 0'],
    ['a time to wake that is none', "wake_at = 'soon'"],
    [
      'a computer player with a stand-in',
      "UPDATE seats SET kind = 'computer', user_id = NULL, name = NULL, stand_in = true WHERE table_id = ? AND position = 0",
    ],
    [
      'more seats than the table has',
      "INSERT INTO seats SELECT table_id, 5, 'red', 'computer', NULL, NULL, false, NULL FROM seats WHERE table_id = ? LIMIT 1",
    ],
  ])('%s', async (_name, sql) => {
    const isWhole = /^(?:UPDATE|INSERT)/.test(sql);
    outside.prepare(isWhole ? sql : `UPDATE tables SET ${sql} WHERE id = ?`).run(id);
    // As after any change of the table: the store reads it again.
    outside.prepare('UPDATE tables SET version = version + 1 WHERE id = ?').run(id);
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

  it.each([
    ['a sitting for a reason nobody knows', "UPDATE sittings SET why = 'bored' WHERE table_id = ?"],
    ['a sitting of somebody without an id', 'UPDATE sittings SET user_id = NULL WHERE table_id = ?'],
    ['a sitting of nobody with a name', 'UPDATE sittings SET kind = NULL, user_id = NULL WHERE table_id = ?'],
  ])('%s', async (_name, sql) => {
    const { color, occupant } = annInBlue;
    const sitting = { seq: 3, color, occupant, standIn: false, why: 'start', at: new Date() } as const;
    await store.change(id, versions(2), { sittings: [sitting] });
    expect(await store.sittings(id)).toEqual([sitting]);
    outside.prepare(sql).run(id);
    await expect(store.sittings(id)).rejects.toMatchObject({ name: 'BrokenRow', tableId: id });
  });

  it('a follower to be told at no known time', async () => {
    await store.follow(id, ANN, 'turn');
    outside.prepare("UPDATE followers SET at = 'never' WHERE table_id = ?").run(id);
    await expect(store.followers(id)).rejects.toMatchObject({ name: 'BrokenRow', tableId: id });
  });

  it.each([
    ['no parts', "UPDATE drafts SET parts = '[]' WHERE table_id = ?"],
    ['parts that are no list', `UPDATE drafts SET parts = '{"text":"x"}' WHERE table_id = ?`],
    ['a part without text', `UPDATE drafts SET parts = '[{"text":"","messageId":null}]' WHERE table_id = ?`],
    ['a writer without an id', "UPDATE drafts SET user_id = 'Ann' WHERE table_id = ?"],
  ])('a draft with %s', async (_name, sql) => {
    const drafts = store.games.bacchanalia;
    await drafts.addToDraft(id, ANN, { text: 'x', messageId: null }, new Date());
    outside.prepare(sql).run(id);
    const read = Promise.all([ANN, 'Ann'].map((userId) => drafts.draft(id, userId)));
    await expect(read).rejects.toMatchObject({ name: 'BrokenRow', tableId: id });
  });

  it.each([
    ['a notice of no known kind', `UPDATE notices SET text = '{"kind":"whisper"}' WHERE table_id = ?`],
    [
      'a notice with more in it',
      `UPDATE notices SET text = '{"kind":"back","name":"","more":1}' WHERE table_id = ?`,
    ],
    ['a notice to nobody’s id', "UPDATE notices SET user_id = 'Ann' WHERE table_id = ?"],
    ['a notice with a debt of attempts', 'UPDATE notices SET attempts = -1 WHERE table_id = ?'],
  ])('%s', async (_name, sql) => {
    const at = new Date();
    await store.notify([{ key: id, tableId: id, userId: ANN, text: { kind: 'back', name: '' }, dueAt: at }]);
    expect(await store.dueNotices(at, at, 9)).toHaveLength(1);
    const other = newTable(`${id}o`);
    await store.create(other);
    const notice = { tableId: other.id, userId: ANN, text: { kind: 'back', name: '' }, dueAt: at } as const;
    const keys = ['y', 'z'].map((end) => `${id}${end}`);
    await store.notify(keys.map((key) => ({ key, ...notice })));
    outside.prepare(sql).run(id);
    // It is left out, and reported once.
    for (const most of [9, 9, 1]) {
      const found = (await store.dueNotices(at, at, most)).map(({ key }) => key);
      expect(found).toEqual(keys.slice(0, most));
    }
    expect(broken.splice(0)).toMatchObject([{ name: 'BrokenRow', tableId: id }]);
    outside.prepare('DELETE FROM tables WHERE id = ?').run(other.id);
  });

  it('a table is left out where a person’s, or a channel’s, are listed', async () => {
    await store.create(newTable(`${id}o`, { seats: [annInBlue] }));
    const lists = () =>
      Promise.all([store.tablesOf(GUILD, ANN), store.tablesOf(null, ANN), store.tablesIn(CHANNEL)]);
    const ids = async () => (await lists()).map((tables) => tables.map((table) => table.id));
    expect(await ids()).toEqual(Array(3).fill([`${id}o`, id]));
    outside.prepare("UPDATE tables SET state = '{}', version = version + 1 WHERE id = ?").run(id);
    expect(await ids()).toEqual(Array(3).fill([`${id}o`]));
    expect(await ids()).toEqual(Array(3).fill([`${id}o`]));
    expect(broken.splice(0)).toMatchObject([{ name: 'BrokenRow', tableId: id }]);
    outside.prepare('DELETE FROM tables WHERE id = ?').run(`${id}o`);
  });

  it.each([
    ['reminders that are no list', "UPDATE people SET reminders = '50'"],
    ['reminders that ascend', "UPDATE people SET reminders = '[10,50]'"],
    ['reminders by pigeon', "UPDATE people SET remind_by = 'pigeon'"],
    ['quiet hours without a zone', `UPDATE people SET quiet = '{"from":0,"to":60}'`],
    ['a vacation without an end', `UPDATE people SET vacations = '[{"from":0}]'`],
  ])('a person’s settings with %s', async (_name, sql) => {
    await store.saveSettings(ANN, DEFAULT_SETTINGS);
    outside.prepare(sql).run();
    const reading = store.settings(ANN);
    await expect(reading).rejects.toThrow(`Settings of ${ANN}`);
    await expect(reading).rejects.toMatchObject({ name: 'BrokenRow', tableId: null });
  });

  it('a language of their Discord that is none', async () => {
    await store.saveSettings(ANN, DEFAULT_SETTINGS);
    await store.saveDiscordLocale(ANN, 'de');
    outside.prepare("UPDATE people SET discord_locale = ''").run();
    await expect(store.discordLocale(ANN)).rejects.toMatchObject({ name: 'BrokenRow', tableId: null });
    expect(await store.settings(ANN)).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ['a channel that is none', `UPDATE guild_settings SET channels = '["general"]'`],
    ['a place nobody knows', "UPDATE guild_settings SET place = 'cellar'"],
    [
      'Bacchanalia nobody knows where',
      `UPDATE guild_settings SET games = '{"bacchanalia":{"channels":"somewhere"}}'`,
    ],
    ['a game nobody knows', `UPDATE guild_settings SET games = '{"chess":{}}'`],
    ['a pace nobody knows', "UPDATE guild_settings SET pace = 'hourly'"],
  ])('a server’s settings with %s', async (_name, sql) => {
    await store.saveGuildSettings(GUILD, DEFAULT_GUILD_SETTINGS);
    outside.prepare(sql).run();
    await expect(store.guildSettings(GUILD)).rejects.toMatchObject({ name: 'BrokenRow', tableId: null });
  });
});
