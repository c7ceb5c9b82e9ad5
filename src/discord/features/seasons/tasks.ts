import { advanceSeason, type KnownVersions } from '../../../tables/seasons/advance.ts';
import type { SeasonToCheck, StoredSeason } from '../../../tables/seasons/store.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import { passOnRole } from './champions-role.ts';
import { sendSeasonPosts, settledPosts } from './posts.ts';
import { syncEvent } from './scheduled-event.ts';
import { seasonsContext, showSeason } from './show-season.ts';

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
