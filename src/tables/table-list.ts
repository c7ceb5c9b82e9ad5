import * as z from 'zod';
import type { Snowflake } from './game-types.ts';
import type { NoteStore } from './store.ts';

const listJson = z.strictObject({
  channelId: z.string(),
  /** Null: it could not be sent. */
  messageId: z.string().nullable(),
  /** A digest of all that the message says. */
  digest: z.string(),
  /** Discord refused it when it was tried last. */
  isRefused: z.boolean(),
});

/** The message with a server's list of tables, as it was sent last. */
export type SentTableList = z.infer<typeof listJson>;

type Notes = Pick<NoteStore, 'note' | 'saveNote'>;

export const tableListKey = (guildId: Snowflake): string => `table-list:${guildId}`;

/** Null where a server has no list, or had one that is gone. */
export async function sentTableList(
  store: Pick<Notes, 'note'>,
  guildId: Snowflake,
): Promise<SentTableList | null> {
  const note = await store.note(tableListKey(guildId));
  return note ? listJson.parse(JSON.parse(note)) : null;
}

export const saveTableList = (
  store: Pick<Notes, 'saveNote'>,
  guildId: Snowflake,
  list: SentTableList | null,
): Promise<void> => store.saveNote(tableListKey(guildId), list ? JSON.stringify(list) : '');
