import * as z from 'zod';
import type { NoteStore } from './store.ts';

/** A note as JSON, keyed by the id of its subject. `none`: the value if there is none. */
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
  /** A digest of the commands; empty if there are none. */
  digest: z.string(),
  /** Discord's ids of the slash commands, by name. */
  ids: z.record(z.string(), z.string()),
  /** The time when Discord accepted them (Unix ms). */
  at: z.number(),
  /** Discord refused them at the last attempt. */
  isRefused: z.boolean(),
});

/** The server's own commands, as last accepted by Discord. */
export type GuildCommandsNote = z.infer<typeof commandsJson>;

export const guildCommandsNote = jsonNote<GuildCommandsNote>('commands', commandsJson, {
  digest: '',
  ids: {},
  at: 0,
  isRefused: false,
});
