import type { Snowflake } from '../../tables/game-types.ts';
import type { OutMessage } from '../message.ts';
import { leaderboardPicture } from './drawn.ts';
import { type LeaderboardReader, leaderboardShown } from './leaderboard.ts';
import type { LeaderboardPage } from './page.ts';
import type { RecordRoom } from './record-room.ts';
import { standings } from './standings.ts';

/** A page of a leaderboard with its picture. `userId`: for whom; null: for everybody. */
export async function leaderboardMessage(
  room: RecordRoom,
  guildId: Snowflake,
  page: LeaderboardPage,
  userId: Snowflake | null,
  reader: LeaderboardReader,
): Promise<OutMessage> {
  const shown = leaderboardShown(await standings(room, guildId, page, userId), reader);
  const picture = shown.view && (await leaderboardPicture(room, shown.view));
  return { content: shown.content, rows: shown.rows, picture, mentions: [] };
}
