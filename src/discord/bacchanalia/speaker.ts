/** Tales that their characters tell: under the character's name, with a face by the seat's color. */

import { talePartsOf } from '../../tables/bacchanalia/requests.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import type { SeatColor } from '../../tables/game-types.ts';
import { noticeKeyOf } from '../../tables/notice.ts';
import type { SettingsStore } from '../../tables/settings.ts';
import { isDirect } from '../../tables/table.ts';
import { COLOR_EMOJIS, emojiPicture } from '../api/emojis.ts';
import type { Speaker } from '../api/webhooks.ts';
import { type CurrentTale, type StoryReplay, versionsOf } from './tale.ts';
import { storyWords } from './words.ts';

const faceOf = (color: SeatColor): string => `face_${color}`;

export const FACE_EMOJIS: readonly string[] = COLOR_EMOJIS.map(faceOf);

/** Who speaks a tale where its server wants that; null: the bot itself, as for Bacchus and for introductions, whose names may change. */
export async function speakerOf(
  store: Pick<SettingsStore, 'guildSettings'>,
  table: StoryTable,
  { color, kind, ofBacchus }: CurrentTale,
): Promise<Speaker | null> {
  const name = storyWords.characterOn?.(table, color) ?? '';
  if (name === '' || kind === 'introduction' || ofBacchus || isDirect(table)) return null;
  const { games } = await store.guildSettings(table.guildId);
  return games.bacchanalia?.speaks ? { name, picture: emojiPicture(faceOf(color)) } : null;
}

export const taleKey = (table: Pick<StoryTable, 'id'>, tale: number, part: number): string =>
  noticeKeyOf(table.id, `tale:${tale}:${part}`);

/** A tale as it was first told, in so many messages. */
export function partsTold(replay: StoryReplay, tale: number): readonly string[] {
  const [told] = versionsOf(replay, tale);
  return told ? talePartsOf(told.text, !!told.character) : [];
}

/** The keys of a tale's messages, whoever spoke them. */
export const taleKeys = (table: Pick<StoryTable, 'id'>, replay: StoryReplay, tale: number): string[] =>
  partsTold(replay, tale).map((_, part) => taleKey(table, tale, part));
