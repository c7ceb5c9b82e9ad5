import * as z from 'zod';
import type { Snowflake } from './game-types.ts';
import type { NoteStore } from './store.ts';

const commandsJson = z.strictObject({
  /** A digest of all that the commands say; empty: there are none. */
  digest: z.string(),
  /** Discord's ids of the slash commands, by name. */
  ids: z.record(z.string(), z.string()),
  /** When Discord took them: Unix milliseconds. */
  at: z.number(),
  /** Discord refused them when it was asked last. */
  isRefused: z.boolean(),
});

/** The commands that a server has besides those of every server, as Discord took them last. */
export type GuildCommandsNote = z.infer<typeof commandsJson>;

const keyOf = (guildId: Snowflake): string => `commands:${guildId}`;

const NONE: GuildCommandsNote = { digest: '', ids: {}, at: 0, isRefused: false };

export async function notedCommands(
  store: Pick<NoteStore, 'note'>,
  guildId: Snowflake,
): Promise<GuildCommandsNote> {
  const note = await store.note(keyOf(guildId));
  return note ? commandsJson.parse(JSON.parse(note)) : NONE;
}

export const noteCommands = (
  store: Pick<NoteStore, 'saveNote'>,
  guildId: Snowflake,
  commands: GuildCommandsNote,
): Promise<void> => store.saveNote(keyOf(guildId), JSON.stringify(commands));

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
type SentTableList = z.infer<typeof listJson>;

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
