import type { Client } from 'discord.js';
import { advanceSeason, type KnownVersions } from '../../../tables/seasons/advance.ts';
import type { SeasonToCheck, StoredSeason } from '../../../tables/seasons/store.ts';
import { isReachable } from '../../api/reachability.ts';
import type { HandlerContext, PeriodicTask } from '../../handling/context.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import { seasonsContext, showSeason } from './card.ts';
import { sendSeasonPosts, settledPosts } from './posts.ts';

/** How often a season, and an evening, is looked at that nothing has changed. */
const EVERY_MS = 60_000;
const EVERY_IN_EVENINGS_MS = 10_000;

/** Does what is due at all seasons: starts, results, ends, and what is told of them. Several processes may run it. */
export function seasonTasks(context: HandlerContext, client: Client): PeriodicTask {
  const { seasons, log, now } = context;
  const known: KnownVersions = new Map();
  const seen = new Map<string, { readonly version: number; readonly at: number; readonly everyMs: number }>();
  const isDue = ({ id, version }: SeasonToCheck): boolean => {
    const last = seen.get(id);
    return last?.version !== version || Math.abs(now().getTime() - last.at) >= last.everyMs;
  };
  const check = async (id: string): Promise<void> => {
    const at = now().getTime();
    const stored = await advanceSeason(seasonsContext(context), id, known);
    if (!stored) return;
    await showTables(context, stored);
    const settled = await settledPosts(context, id);
    const areAllSent = await sendSeasonPosts(context, stored, settled);
    const { status, terms } = stored.season;
    // A season that is over is looked at until its card has been shown for the last time.
    if (areAllSent || status === 'playing') await showSeason(context, id);
    const everyMs = terms.evening && status === 'playing' ? EVERY_IN_EVENINGS_MS : EVERY_MS;
    seen.set(id, { version: stored.version, at, everyMs });
  };
  return {
    async run() {
      const all = await seasons.seasonsToCheck();
      for (const id of seen.keys()) if (!all.some((one) => one.id === id)) seen.delete(id);
      for (const season of all)
        if (isReachable(client, season.guildId) && isDue(season))
          // One season that can't be read doesn't hold up the others.
          await check(season.id).catch((error: unknown) =>
            log.error({ err: error, season: season.id }, 'failed to check a season'),
          );
    },
  };
}

/** Tables that nobody can see yet begin as soon as they are shown. */
async function showTables(context: HandlerContext, { season }: StoredSeason): Promise<void> {
  for (const { tableId, result } of season.tables) {
    if (tableId === null || result) continue;
    const table = await context.store.load(tableId);
    if (table?.status === 'lobby' && table.showing.versionShown < table.version)
      await refreshTable(context, tableId);
  }
}
