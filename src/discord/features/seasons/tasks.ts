import { GuildScheduledEventStatus } from 'discord-api-types/v10';
import { advanceSeason, type KnownVersions } from '../../../tables/seasons/advance.ts';
import { changeSeason } from '../../../tables/seasons/changes.ts';
import { MINUTE_MS } from '../../../tables/seasons/schedule.ts';
import type { SeasonStatus } from '../../../tables/seasons/season.ts';
import type { SeasonToCheck, StoredSeason } from '../../../tables/seasons/store.ts';
import { translator } from '../../../texts/index.ts';
import type { EventDetails } from '../../api/guild-api.ts';
import { messageLink } from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import { seasonsContext, showSeason } from './card.ts';
import { passOnRole } from './champions-role.ts';
import { doPost, type Settled, sendSeasonPosts, settledPosts } from './posts.ts';
import { titleOf } from './words.ts';

/** How often a season, and an evening, is looked at that nothing has changed. */
const EVERY_MS = 60_000;
const EVERY_IN_EVENINGS_MS = 10_000;

interface Seen {
  readonly version: number;
  readonly at: number;
  readonly everyMs: number;
}

/** Does what is due at all seasons: starts, results, ends, and what is told of them. Several processes may run it. */
export class SeasonTasks {
  readonly #context: HandlerContext;
  readonly #isReachable: (guildId: string) => boolean;
  readonly #known: KnownVersions = new Map();
  readonly #seen = new Map<string, Seen>();

  constructor(context: HandlerContext, isReachable: (guildId: string) => boolean) {
    this.#context = context;
    this.#isReachable = isReachable;
  }

  /** Never throws. */
  async run(): Promise<void> {
    const { seasons, log } = this.#context;
    try {
      const all = await seasons.seasonsToCheck();
      for (const id of this.#seen.keys()) if (!all.some((one) => one.id === id)) this.#seen.delete(id);
      for (const season of all)
        if (this.#isReachable(season.guildId) && this.#isDue(season))
          // One season that can't be read doesn't hold up the others.
          await this.#check(season.id).catch((error: unknown) =>
            log.error({ err: error, season: season.id }, 'failed to check a season'),
          );
    } catch (error) {
      log.error({ err: error }, 'failed to check seasons');
    }
  }

  #isDue({ id, version }: SeasonToCheck): boolean {
    const seen = this.#seen.get(id);
    return (
      !seen || seen.version !== version || Math.abs(this.#context.now().getTime() - seen.at) >= seen.everyMs
    );
  }

  async #check(id: string): Promise<void> {
    const at = this.#context.now().getTime();
    const stored = await advanceSeason(seasonsContext(this.#context), id, this.#known);
    if (!stored) return;
    await this.#showTables(stored);
    const settled = await settledPosts(this.#context, id);
    const areAllSent = await sendSeasonPosts(this.#context, stored, settled);
    const isEventRight = await syncEvent(this.#context, stored, settled);
    const isRolePassed = await passOnRole(this.#context, stored, settled);
    const { status, terms } = stored.season;
    // A season that is over is looked at until its card has been shown for the last time.
    if ((areAllSent && isEventRight && isRolePassed) || status === 'playing')
      await showSeason(this.#context, id);
    const everyMs = terms.evening && status === 'playing' ? EVERY_IN_EVENINGS_MS : EVERY_MS;
    this.#seen.set(id, { version: stored.version, at, everyMs });
  }

  /** Tables that nobody can see yet begin as soon as they are shown. */
  async #showTables({ season }: StoredSeason): Promise<void> {
    for (const { tableId, result } of season.tables) {
      if (tableId === null || result) continue;
      const table = await this.#context.store.load(tableId);
      if (table?.status === 'lobby' && table.showing.versionShown < table.version)
        await refreshTable(this.#context, tableId);
    }
  }
}

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
