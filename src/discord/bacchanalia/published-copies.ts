/** Records copies of a story's text outside its table: former channels, and published chronicles. */
import * as z from 'zod';
import type { Snowflake } from '../../tables/game-types.ts';
import { jsonNote } from '../../tables/notes.ts';
import type { NoteStore } from '../../tables/store.ts';
import { type Table, tableChannel } from '../../tables/table.ts';

type Notes = Pick<NoteStore, 'note' | 'saveNote'>;

const copiesJson = z.strictObject({
  channels: z.array(z.string()),
  chronicles: z.array(z.strictObject({ channel: z.string(), message: z.string() })),
});

type Copies = z.infer<typeof copiesJson>;

export const loadPublishedCopies = jsonNote('copies-elsewhere', copiesJson, { channels: [], chronicles: [] });

async function change(store: Notes, id: string, changed: (copies: Copies) => Partial<Copies>): Promise<void> {
  const copies = await loadPublishedCopies.read(store, id);
  await loadPublishedCopies.save(store, id, { ...copies, ...changed(copies) });
}

/** `before` is the table before it was moved. */
export const recordFormerChannel = (store: Notes, before: Table): Promise<void> =>
  change(store, before.id, ({ channels }) => ({
    channels: [...new Set([...channels, tableChannel(before)])],
  }));

export const recordChronicle = (
  store: Notes,
  id: string,
  channel: Snowflake,
  message: Snowflake,
): Promise<void> =>
  change(store, id, ({ chronicles }) => ({ chronicles: [...chronicles, { channel, message }] }));
