import { expect, test } from 'vitest';
import { guildCommandsNote } from '../../src/tables/notes.ts';
import { memoryStore } from './memory-store.ts';

test.each([[guildCommandsNote, { digest: 'd', ids: { play: '5' }, at: 7, isRefused: true }]])(
  'a note reads what every version has stored: fields keep their names',
  async (note, stored) => {
    const store = memoryStore();
    await store.saveNote(note.keyOf('9'), JSON.stringify(stored));
    expect(await note.read(store, '9')).toEqual(stored);
  },
);
