import * as z from 'zod';
import type { NoteStore } from './store.ts';

/** A note of something as JSON, by the id of what it is about. `none`: where there is none. */
export function jsonNote<Noted>(prefix: string, json: z.ZodType<Noted>, none: Noted) {
  const keyOf = (id: string): string => `${prefix}:${id}`;
  return {
    keyOf,
    async read(store: Pick<NoteStore, 'note'>, id: string): Promise<Noted> {
      const note = await store.note(keyOf(id));
      return note ? json.parse(JSON.parse(note)) : none;
    },
    save: (store: Pick<NoteStore, 'saveNote'>, id: string, noted: Noted): Promise<void> =>
      store.saveNote(keyOf(id), noted === none ? '' : JSON.stringify(noted)),
  };
}

const commandsJson = z.strictObject({
  /** A digest of all that the commands say; empty: there are none. */
  digest: z.string(),
  /** Discord's ids of the slash commands, by name. */
  ids: z.record(z.string(), z.string()),
  /** When Discord took them: Unix milliseconds. */
  at: z.number(),
  /** Discord refused them when it was asked last. */
  isPermanentError: z.boolean(),
});

/** The commands that a server has besides those of every server, as Discord took them last. */
export type GuildCommandsNote = z.infer<typeof commandsJson>;

export const guildCommandsNote = jsonNote<GuildCommandsNote>('commands', commandsJson, {
  digest: '',
  ids: {},
  at: 0,
  isPermanentError: false,
});

const listJson = z.strictObject({
  channelId: z.string(),
  /** Null: it could not be sent. */
  messageId: z.string().nullable(),
  /** A digest of all that the message says. */
  digest: z.string(),
  /** Discord refused it when it was tried last. */
  isPermanentError: z.boolean(),
});

/** The message with a server's list of tables, as it was sent last; null where a server has none, or had one that is gone. */
export const tableListNote = jsonNote('table-list', listJson.nullable(), null);
