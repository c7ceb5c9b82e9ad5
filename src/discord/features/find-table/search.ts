import type { Client } from 'discord.js';
import { KeyedQueue } from '../../../keyed-queue.ts';
import { openMatches } from '../../../tables/changes/seeking.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { TakenMatch } from '../../../tables/seekers.ts';
import { type Table, tableChannel } from '../../../tables/table.ts';
import { listOf, translator } from '../../../texts/index.ts';
import { isRefused, nonceOf } from '../../api/channel-api.ts';
import { plain, rowsOf } from '../../api/message.ts';
import { isReachable } from '../../api/reachability.ts';
import type { HandlerContext, PeriodicTask } from '../../handling/context.ts';
import { discordLocaleOf } from '../../handling/locale.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import { mention } from '../../views/names.ts';
import { goToButton } from '../../views/refusal.ts';

const queue = new KeyedQueue();

/** Opens the tables that a server's people have found, and calls them there. */
export const findTables = (context: HandlerContext, client: Client, guildId: Snowflake): Promise<void> =>
  queue.run(guildId, async () => {
    const settings = await context.store.guildSettings(guildId);
    const locale = settings.locale ?? discordLocaleOf(client, guildId);
    await openMatches({ ...context.tables, store: context.store }, { guildId, locale }, (table, match) =>
      callToTable(context, table, match),
    );
  });

/** One message mentions all whom the table was found for: with the first turn, the only time that this pings them. */
async function callToTable(context: HandlerContext, table: Table, { id, people }: TakenMatch): Promise<void> {
  await refreshTable(context, table.id);
  const shown = (await context.store.load(table.id)) ?? table;
  const t = translator(shown.locale);
  const ids = people.map(({ userId }) => userId);
  const computers = shown.seats.length - people.length;
  const content = t('seek.found', {
    people: listOf(shown.locale, ids.map(mention)),
    number: shown.number,
    computers: Math.max(0, computers),
  });
  const message = { ...plain(content, rowsOf(goToButton(t, shown))), mentions: ids };
  try {
    await context.channelApi.send(tableChannel(shown), message, {
      nonce: nonceOf(`found:${id}`),
      silent: false,
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    context.log.warn({ err: error, table: table.id }, 'failed to call people to the table that was found');
  }
}

/** Looks whose wait is over, and takes up what another process left. */
export class TableSearch implements PeriodicTask {
  readonly #context: HandlerContext;
  readonly #client: Client;

  constructor(context: HandlerContext, client: Client) {
    this.#context = context;
    this.#client = client;
  }

  async run(): Promise<void> {
    const { store, log } = this.#context;
    try {
      for (const guildId of await store.seekingGuilds())
        if (isReachable(this.#client, guildId))
          // A server that fails doesn't hold up the others.
          await findTables(this.#context, this.#client, guildId).catch((error: unknown) =>
            log.error({ err: error, guild: guildId }, 'failed to find tables'),
          );
    } catch (error) {
      log.error({ err: error }, 'failed to find tables');
    }
  }
}
