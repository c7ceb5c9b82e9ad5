import type { Snowflake } from '../../../tables/table.ts';
import type { OutMessage } from '../../api/message.ts';
import { leaderboardPicture, type ResultsContext } from '../../handling/result-pictures.ts';
import type { LeaderboardPage } from '../../views/ratings.ts';
import { standings } from './standings.ts';
import { type LeaderboardReader, leaderboardShown } from './view.ts';

/** A page of a leaderboard with its picture. `userId`: for whom; null: for everybody. */
export async function leaderboardMessage(
  context: ResultsContext,
  guildId: Snowflake,
  page: LeaderboardPage,
  userId: Snowflake | null,
  reader: LeaderboardReader,
): Promise<OutMessage> {
  const shown = leaderboardShown(await standings(context, guildId, page, userId), reader);
  const picture = shown.view && (await leaderboardPicture(context, shown.view));
  return { content: shown.content, rows: shown.rows, picture, mentions: [] };
}
