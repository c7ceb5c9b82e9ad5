import type { Client } from 'discord.js';
import { isForgotten, type Snowflake } from '../../../tables/game-types.ts';
import { awakeOf } from '../../../tables/people.ts';
import type { StoredSeason } from '../../../tables/seasons/season.ts';
import { seasonKey } from '../../../tables/store.ts';
import type { Translate } from '../../../texts/index.ts';
import { accessTo } from '../../api/channel-access.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { tellOnce } from '../../handling/reply.ts';
import { channelLink, stamp } from '../../views/names.ts';
import { kindOf, titleOf } from './season-texts.ts';

/** Tells the season's opener, or else the server's owner, that its channel is gone or shut; once per channel, and nobody who rests. */
export async function tellOfShutChannel(
  context: HandlerContext,
  client: Client,
  stored: StoredSeason,
): Promise<void> {
  const { store, channelApi, seasons } = context;
  const { season, guildId, channelId } = stored;
  const access = accessTo(client, channelId);
  const isShut = access && (access.isOutside || access.missing.length > 0);
  // For a locked post no permission is missing.
  const card = await store.post(seasonKey(season.id));
  const isRefused = card?.state === 'refused' && card.channelId === channelId;
  if (access && !isShut && !isRefused) return;
  const until = access?.timedOutUntil ?? null;
  const key = seasonKey(season.id, until ? `timedOut:${until.getTime()}` : `shut:${channelId}`);
  if (await store.post(key)) return;
  // An archived thread may be unknown.
  if (!access && (await channelApi.stateOf(channelId)) !== 'lost') return;
  const is = until ?? (isShut ? 'shut' : access ? 'locked' : 'gone');
  const [opened] = await seasons.seasonLog(season.id, ['opened']);
  const text = (t: Translate) => {
    const labels = { manage: t(`${kindOf(season)}.button.manage`), here: t('season.button.moveHere') };
    const facts = { title: titleOf(t, season), channel: channelLink(channelId) };
    return is instanceof Date
      ? t('notice.trouble.timedOut', { ...facts, what: 'season', until: stamp(is, 'f') })
      : t('season.shut', { ...facts, ...labels, is });
  };
  const tell = (userId: Snowflake) =>
    tellOnce(context, { ...stored, userId, key: `${key}:${userId}`, since: season.at }, text);
  const ownerId = await channelApi.ownerOf(guildId);
  const people = [opened?.by, ownerId].flatMap((one) => one ?? []).filter((one) => !isForgotten(one));
  const awake = await awakeOf(context, people);
  let isTold = false;
  for (const userId of new Set(awake)) isTold ||= await tell(userId);
  // Some are told by a later check.
  if (!isTold && awake.length < people.length) return;
  await store.savePost({ key, guildId, channelId, messageId: null, digest: '', state: 'sent' });
}
