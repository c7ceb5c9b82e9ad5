/** Places where a story's words stand besides its table: channels that it was moved from, and published chronicles. */
import * as z from 'zod';
import type { Snowflake } from '../../tables/game-types.ts';
import type { NoteStore } from '../../tables/store.ts';
import { type Table, tableChannel } from '../../tables/table.ts';

type Notes = Pick<NoteStore, 'note' | 'saveNote'>;

const leftJson = z.strictObject({
  places: z.array(z.string()),
  chronicles: z.array(z.strictObject({ channel: z.string(), message: z.string() })),
});

type Left = z.infer<typeof leftJson>;

const keyOf = (id: string): string => `left-behind:${id}`;

export async function leftBehind(store: Pick<Notes, 'note'>, id: string): Promise<Left> {
  const note = await store.note(keyOf(id));
  return note === null ? { places: [], chronicles: [] } : leftJson.parse(JSON.parse(note));
}

const note = async (store: Notes, id: string, change: (left: Left) => Left): Promise<void> =>
  store.saveNote(keyOf(id), JSON.stringify(change(await leftBehind(store, id))));

/** `before` is the table before it was moved. */
export const noteFormerPlace = (store: Notes, before: Table): Promise<void> =>
  note(store, before.id, ({ places, chronicles }) => ({
    places: [...new Set([...places, tableChannel(before)])],
    chronicles,
  }));

export const noteChronicle = (
  store: Notes,
  id: string,
  channel: Snowflake,
  message: Snowflake,
): Promise<void> =>
  note(store, id, ({ places, chronicles }) => ({
    places,
    chronicles: [...chronicles, { channel, message }],
  }));
