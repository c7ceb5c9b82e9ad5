import { expect, test } from 'vitest';
import { guildCommandsNote } from '../../src/tables/notes.ts';
import { sqliteStore } from '../storage/sqlite-store.ts';

test('a note reads what every version has stored: fields keep their names', async () => {
  const store = sqliteStore();
  const stored = { digest: 'd', ids: { play: '5' }, at: 7, isRefused: true };
  await store.saveNote(guildCommandsNote.keyOf('9'), JSON.stringify(stored));
  expect(await guildCommandsNote.read(store, '9')).toEqual(stored);
});
