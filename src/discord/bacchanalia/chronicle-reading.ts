import type { Interaction } from 'discord.js';
import type { Color } from '../../games/bacchanalia/index.ts';
import { playersOf, type Readership, readershipOf } from '../../tables/changes/publishing.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { logOf, sittingsOf } from '../../tables/store.ts';
import { type Story, storyOf } from '../../tables/story/index.ts';
import { isOf, type Table, type TableOf } from '../../tables/table.ts';
import { listOf, translator } from '../../texts/index.ts';
import { type ChronicleFacts, type ChronicleKind, chronicleFile } from '../chronicle/index.ts';
import { whyNotForAdults } from '../for-adults.ts';
import type { OutFile } from '../message.ts';
import type { Room } from '../room.ts';

/** A story as it stands now. It is read anew each time: whoever has their words deleted has them deleted from here, too. */
export interface Reading {
  readonly table: TableOf<'bacchanalia'>;
  readonly readership: Readership;
  readonly story: Story;
}

export type Read =
  | { readonly ok: true; readonly reading: Reading }
  /** In a sentence. */
  | { readonly ok: false; readonly why: string };

type Reader = Pick<Interaction, 'client' | 'guildId' | 'channelId' | 'user'>;

/**
 * A table's story for who may read it: those at the table, always and everywhere; others of the server once it is published,
 * where the game may be played. `locale`: of the reader. Throws where the log does not replay.
 */
export async function readFor(
  room: Room,
  reader: Reader,
  locale: string,
  table: Table | null,
): Promise<Read> {
  const t = translator(locale);
  if (table?.guildId !== reader.guildId) return { ok: false, why: t('verify.unknown') };
  const { number } = table;
  if (!isOf('bacchanalia', table)) return { ok: false, why: t('chronicle.noStory', { number }) };
  const reading = await readingOf(room, locale, table);
  if (!reading) return { ok: false, why: t('chronicle.notBegun', { number }) };
  const { readers, isPublished } = reading.readership;
  if (readers.some(({ userId }) => userId === reader.user.id)) return { ok: true, reading };
  const why = isPublished ? await whyNotHere(room, reader, locale) : t('history.not.story', { number });
  return why === null ? { ok: true, reading } : { ok: false, why };
}

/** Null where it has not begun. */
async function readingOf(
  { store }: Room,
  locale: string,
  table: TableOf<'bacchanalia'>,
): Promise<Reading | null> {
  if (!table.setup) return null;
  const [sittings, log] = await Promise.all([sittingsOf(store, table), logOf(store, table)]);
  const names: Partial<Record<Color, string>> = {};
  for (const player of playersOf(table, sittings)) {
    const known = player.names.filter((name) => name !== '');
    names[player.color] = listOf(locale, known);
  }
  return {
    table,
    readership: readershipOf(table, sittings, log),
    story: storyOf(table.setup, log, names),
  };
}

/** Why nobody but those who told it may read a story here, in a sentence; null if all may. */
export async function whyNotHere(
  { store }: Room,
  { client, guildId, channelId }: Reader,
  locale: string,
): Promise<string | null> {
  const t = translator(locale);
  if (guildId === null || channelId === null) return t('refused.onlyServer');
  const settings = await store.guildSettings(guildId);
  return whyNotForAdults(t, client, { game: 'bacchanalia', channelId, settings });
}

/** A document in a language. `timeZone`: IANA, in which its dates are. */
export function documentOf(
  { table, readership, story }: Reading,
  kind: ChronicleKind,
  facts: Pick<ChronicleFacts, 'locale' | 'timeZone' | 'serverName'>,
): Promise<OutFile> {
  const nameOf = (userId: Snowflake): string | null =>
    readership.readers.find((person) => person.userId === userId)?.name ?? null;
  return chronicleFile(story, { ...facts, number: table.number, nameOf }, kind);
}
