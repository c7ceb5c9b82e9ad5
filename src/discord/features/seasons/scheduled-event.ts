import { GuildScheduledEventStatus } from 'discord-api-types/v10';
import { changeSeason } from '../../../tables/seasons/changes.ts';
import { MINUTE_MS } from '../../../tables/seasons/schedule.ts';
import type { SeasonStatus } from '../../../tables/seasons/season.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import { translator } from '../../../texts/index.ts';
import type { EventDetails } from '../../api/guild-api.ts';
import { messageLink } from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { doPost, type Settled } from './posts.ts';
import { seasonsContext } from './show-season.ts';
import { titleOf } from './words.ts';

const STATUS: Readonly<Record<SeasonStatus, GuildScheduledEventStatus>> = {
  joining: GuildScheduledEventStatus.Scheduled,
  playing: GuildScheduledEventStatus.Active,
  ended: GuildScheduledEventStatus.Completed,
  calledOff: GuildScheduledEventStatus.Canceled,
};

const MADE = 'event';

/**
 * Brings Discord's scheduled event of an evening up to date: made, moved, begun, ended or canceled, each once. Where the bot may not,
 * the evening goes on without one. False while another process does it.
 */
export async function syncEvent(
  context: HandlerContext,
  stored: StoredSeason,
  settled: Settled,
): Promise<boolean> {
  const { season } = stored;
  const { eventId, status, startsAt, terms } = season;
  if (!terms.evening) return true;
  if (eventId === null)
    return status !== 'joining' || startsAt <= context.now() || announce(context, stored, settled);
  const key = `${MADE}:${status}:${startsAt.toISOString()}`;
  return doPost(context, stored, settled, key, () =>
    context.guildApi.changeEvent(
      stored.guildId,
      eventId,
      status === 'joining' ? detailsOf(stored) : { status: STATUS[status] },
    ),
  );
}

const announce = (context: HandlerContext, stored: StoredSeason, settled: Settled): Promise<boolean> =>
  doPost(context, stored, settled, MADE, async (attempts) => {
    const { guildApi, botId } = context;
    const { guildId, season } = stored;
    const details = detailsOf(stored);
    // A process that was killed may have made it.
    const found = attempts > 1 ? await guildApi.findEvent(guildId, botId(), details) : null;
    const eventId = found ?? (await guildApi.createEvent(guildId, details));
    await changeSeason(seasonsContext(context), season.id, null, ({ season: now }) =>
      now.eventId === null ? [{ type: 'announced', eventId }] : [],
    );
  });

function detailsOf({ season, locale, guildId, channelId }: StoredSeason): EventDetails {
  const t = translator(locale);
  const { rounds = 1, minutes = 0, final = false } = season.terms.evening ?? {};
  return {
    name: t('evening.event.name', { title: titleOf(t, season) }),
    description: t('evening.event.what'),
    location: messageLink(guildId, channelId),
    startsAt: season.startsAt,
    endsAt: new Date(season.startsAt.getTime() + (rounds + (final ? 1 : 0)) * minutes * MINUTE_MS),
  };
}
