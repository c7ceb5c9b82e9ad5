import { createHash } from 'node:crypto';
import type { ButtonInteraction, Client } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache-limits.ts';
import { KeyedQueue } from '../../../keyed-queue.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { saveTableList, sentTableList, tableListKey } from '../../../tables/guild-notes.ts';
import type { GuildPart } from '../../../tables/settings.ts';
import { translator } from '../../../texts/index.ts';
import { isReadableFrom } from '../../api/channel-access.ts';
import { editOrSend, isRefused, orNull } from '../../api/channel-api.ts';
import { bodyOf } from '../../api/message.ts';
import { gameFeatures } from '../../game-features.ts';
import type { HandlerContext, PeriodicTask } from '../../handling/context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import { discordLocaleOf, translatorFor } from '../../handling/locale.ts';
import { answer, promiseReplyInPlace } from '../../handling/reply.ts';
import {
  type ListedTables,
  tableListButtons,
  tableListMessage,
  tableListPage,
  tablesToList,
} from './message.ts';

/** How often a list is looked at, and edited at most. */
const EVERY_MS = 30_000;
/** A channel that the bot may not write to is tried again after this time. */
const REFUSED_MS = 10 * 60_000;

const GUILDS = 10_000;

const queue = new KeyedQueue();

/**
 * Shows a server's list as it is now, where it has one, and removes it where it was. False where the bot may not write there;
 * rejects where Discord fails otherwise.
 */
async function showTableList(
  context: HandlerContext,
  client: Client,
  { guildId, id: channelId, locale }: GuildPart<Snowflake | null>,
): Promise<boolean> {
  const { store, seasons, channelApi, log } = context;
  const before = await sentTableList(store, guildId);
  if (before && before.channelId !== channelId && before.messageId !== null) {
    // It may be gone already, or no longer the bot's to remove.
    await orNull(isRefused, channelApi.remove(before.channelId, before.messageId));
  }
  if (channelId === null) {
    if (before) await saveTableList(store, guildId, null);
    return true;
  }
  const t = translator(locale ?? discordLocaleOf(client, guildId));
  const lines = await Promise.all(
    gameFeatures().map((game) => game.tableListLine?.(context, t, guildId) ?? null),
  );
  const isReadable = isReadableFrom(client.guilds.cache.get(guildId), channelId);
  const message = tableListMessage(t, await tablesToList(context, client, guildId, channelId), {
    seekers: (await store.seekers(guildId)).length,
    seasons: (await seasons.openSeasons(guildId)).filter(
      ({ messageId, channelId: there }) => messageId !== null && isReadable(there),
    ),
    lines: lines.filter((line) => line !== null),
  });
  const digest = createHash('sha256')
    .update(JSON.stringify(bodyOf(message).body))
    .digest('base64url');
  const same = before?.channelId === channelId ? before : null;
  if (same?.digest === digest && same.messageId !== null) return true;
  const messageId = same?.messageId ?? null;
  try {
    const mark = tableListButtons.all();
    const shown = await editOrSend(
      context,
      { channelId, messageId, mark, key: tableListKey(guildId) },
      message,
    );
    await saveTableList(store, guildId, { channelId, messageId: shown, digest, isRefused: false });
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    log.warn(
      { err: error, guild: guildId, channel: channelId },
      'no access to the channel of a list of tables',
    );
    await saveTableList(store, guildId, { channelId, messageId, digest: '', isRefused: true });
    return false;
  }
}

/** Keeps every server's list of tables up to date. */
function tableLists(context: HandlerContext, client: Client): PeriodicTask {
  const { store, log, now } = context;
  /** When a server's list is looked at again, in Unix milliseconds. */
  const nextLooks = new LRUCache<Snowflake, number>(atMost(GUILDS));
  const keep = async (list: GuildPart<Snowflake | null>, at: number): Promise<void> => {
    const shown = queue.run(list.guildId, () => showTableList(context, client, list));
    const isShown = await shown.catch((error: unknown) => {
      // A server that fails doesn't hold up the others.
      log.error({ err: error, guild: list.guildId }, 'failed to show a list of tables');
      return true;
    });
    nextLooks.set(list.guildId, at + (isShown ? EVERY_MS : REFUSED_MS));
  };
  return {
    async run() {
      const at = now().getTime();
      for (const list of await store.guildParts('tableList')) {
        const next = nextLooks.get(list.guildId) ?? 0;
        // A clock that was set back doesn't stop it.
        if (at < next && at > next - REFUSED_MS) continue;
        // Another process's server is shown by that process, which knows who may see what.
        if (client.guilds.cache.get(list.guildId)?.available) await keep(list, at);
      }
    },
    async serverChanged(guildId, before, after) {
      const isSame = (['tableList', 'locale'] as const).every((key) => before[key] === after[key]);
      if (!isSame) await keep({ guildId, id: after.tableList, locale: after.locale }, now().getTime());
    },
  };
}

interface KnownList {
  readonly at: number;
  readonly tables: Promise<ListedTables>;
}

/** Of each channel where the whole list was asked for lately. */
const lists = new LRUCache<Snowflake, KnownList>(atMost(GUILDS));
/** However many people ask, a channel's list is put together once in this time. */
const LIST_AGE_MS = 3000;

function tablesListed(
  context: HandlerContext,
  { client, guildId, channelId }: ButtonInteraction,
): Promise<ListedTables> {
  const at = context.now().getTime();
  const known = lists.get(channelId);
  if (known && Math.abs(at - known.at) < LIST_AGE_MS) return known.tables;
  const tables = tablesToList(context, client, guildId ?? '', channelId);
  lists.set(channelId, { at, tables });
  tables.catch(() => lists.delete(channelId));
  return tables;
}

/** The whole list, as it may be read where it is asked for. */
async function showPage(
  context: HandlerContext,
  interaction: ButtonInteraction,
  page: number,
): Promise<void> {
  promiseReplyInPlace(interaction);
  const tables = await tablesListed(context, interaction);
  await answer(interaction, tableListPage(await translatorFor(context, interaction), tables, page));
}

export const tableListFeature: Feature = {
  routes: respond(tableListButtons, {
    all: (context, interaction) => showPage(context, interaction, 0),
    page: (context, interaction, { page }) => showPage(context, interaction, page),
  }),
  createTask: tableLists,
};
