import { KeyedQueue } from '../../../keyed-queue.ts';
import type { SeasonsContext } from '../../../tables/seasons/changes.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import type { Table } from '../../../tables/table.ts';
import { isChannelGone, isRefused } from '../../api/channel-api.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { drawReply } from '../../handling/reply.ts';
import { editOrSend } from '../../handling/standing-message.ts';
import { seasonButtons } from './buttons.ts';
import { seasonCard } from './card.ts';

export type SeasonMessages = Pick<
  HandlerContext,
  'store' | 'seasons' | 'channelApi' | 'draw' | 'drawing' | 'log' | 'now' | 'botId'
>;

export const seasonsContext = ({ seasons, tables, results, store }: HandlerContext): SeasonsContext => ({
  seasons,
  tables,
  results,
  downtimes: (...when) => store.downtimes(...when),
});

const queue = new KeyedQueue();

/** The tables of a season, as far as they were opened. */
export async function tablesOfSeason(
  { store }: Pick<HandlerContext, 'store'>,
  { season }: StoredSeason,
): Promise<readonly Table[]> {
  const tables = await Promise.all(
    season.tables.map(({ tableId }) => (tableId === null ? null : store.load(tableId))),
  );
  return tables.filter((table) => table !== null);
}

/** Brings a season's card up to date, one change after the other. Where it can't be shown, that is logged. Never throws. */
export const showSeason = (context: SeasonMessages, id: string): Promise<void> =>
  queue.run(id, () =>
    show(context, id).catch((error: unknown) =>
      context.log.error({ err: error, season: id }, 'failed to show a season'),
    ),
  );

async function show(context: SeasonMessages, id: string): Promise<void> {
  const { seasons, log } = context;
  const stored = await seasons.season(id);
  if (!stored || (stored.messageId !== null && stored.versionShown >= stored.version)) return;
  const tables = await tablesOfSeason(context, stored);
  const card = seasonCard({ stored, log: await seasons.seasonLog(id), tables, now: context.now() });
  const message = await drawReply(context, stored.guildId, card);
  try {
    const { channelId } = stored;
    const mark = seasonButtons.page({ season: id });
    const standing = { channelId, messageId: stored.messageId, mark, key: `season:${id}` };
    const messageId = await editOrSend(context, standing, message);
    await seasons.showSeason(id, messageId, stored.version);
  } catch (error) {
    if (!isRefused(error)) throw error;
    log.warn({ err: error, season: id, channel: stored.channelId }, 'no access to a season’s channel');
    // Managers can move it; until then, nobody tries again before it changes.
    await seasons.showSeason(id, isChannelGone(error) ? null : stored.messageId, stored.version);
  }
}
