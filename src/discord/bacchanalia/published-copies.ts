/** Copies of a story's words outside its table: channels that it was moved from, and published chronicles. */
import * as z from 'zod';
import type { Snowflake } from '../../tables/game-types.ts';
import type { NoteStore } from '../../tables/store.ts';
import { type Table, tableChannel } from '../../tables/table.ts';

type Notes = Pick<NoteStore, 'note' | 'saveNote'>;

const copiesJson = z.strictObject({
  channels: z.array(z.string()),
  chronicles: z.array(z.strictObject({ channel: z.string(), message: z.string() })),
});

type Copies = z.infer<typeof copiesJson>;

const keyOf = (id: string): string => `copies-elsewhere:${id}`;

export async function copiesElsewhere(store: Pick<Notes, 'note'>, id: string): Promise<Copies> {
  const note = await store.note(keyOf(id));
  return note === null ? { channels: [], chronicles: [] } : copiesJson.parse(JSON.parse(note));
}

async function change(store: Notes, id: string, changed: (copies: Copies) => Partial<Copies>): Promise<void> {
  const copies = await copiesElsewhere(store, id);
  await store.saveNote(keyOf(id), JSON.stringify({ ...copies, ...changed(copies) }));
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
