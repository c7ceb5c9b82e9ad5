import type { ButtonInteraction, Client } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache-limits.ts';
import { gameOf } from '../../../tables/game-registry.ts';
import type { GameName, Snowflake } from '../../../tables/game-types.ts';
import type { StoredSeason } from '../../../tables/seasons/season.ts';
import { isDeserted } from '../../../tables/seats.ts';
import type { GuildPart } from '../../../tables/settings.ts';
import { tableListKey } from '../../../tables/store.ts';
import { type Table, tableChannel } from '../../../tables/table.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { isReadableFrom } from '../../api/channel-access.ts';
import { tableGuildOf } from '../../api/interaction.ts';
import { fits, type Part, pageOf, row } from '../../api/layout.ts';
import {
  button,
  digestOfMessage,
  fittingLines,
  joinLines,
  laidOut,
  linkButton,
  messageLink,
  type OutMessage,
  rowsOf,
  tableLink,
} from '../../api/message.ts';
import { hasButton, keepPosted, unpost } from '../../api/outbox.ts';
import { declareCustomIds, oneOf, wholeNumber } from '../../custom-id.ts';
import { gameFeatures } from '../../game-features.ts';
import {
  DueChecks,
  discordLocaleOf,
  type HandlerContext,
  type PeriodicTask,
  type Tap,
} from '../../handling/context.ts';
import { type Feature, replyingInPlace, respond } from '../../handling/feature.ts';
import { whyNotIn } from '../../handling/opening-checks.ts';
import { answer } from '../../handling/reply.ts';
import { isFullOfPeople, links, lobbyButtons } from '../../views/links.ts';
import { listedName, lobbyLine, stamp, who } from '../../views/names.ts';

export const tableListButtons = declareCustomIds({
  /** On the public message: shows the whole list privately. */
  all: ['tables:all', {}],
  /** A page of the private list, from 0. `by` distinguishes the buttons' ids on a message. */
  page: ['tables:page:{page}:{by}', { page: wholeNumber(3), by: oneOf('back', 'next') }],
});

export interface ListedTables {
  /** Lobbies with a free seat, newest first. */
  readonly joinable: readonly Table[];
  /** Running games, newest first. */
  readonly running: readonly Table[];
}

/** Other entries of the list: seasons, and a line per game. */
interface Besides {
  readonly seekers: number;
  readonly seasons: readonly StoredSeason[];
  readonly lines: readonly string[];
}

/** The public message about a server's tables: as many as fit, a row each. It mentions nobody. */
export function tableListMessage(t: Translate, tables: ListedTables, besides: Besides): OutMessage {
  let { joinable, running } = tables;
  for (;;) {
    const parts = listParts(t, tables, { joinable, running }, besides);
    if (joinable.length + running.length === 0 || fits(parts)) return laidOut(parts);
    // The longer of the two is shortened first.
    if (joinable.length > running.length) joinable = joinable.slice(0, -1);
    else running = running.slice(0, -1);
  }
}

function listParts(
  t: Translate,
  all: ListedTables,
  { joinable, running }: ListedTables,
  { seekers, seasons, lines }: Besides,
): readonly Part[] {
  const count = all.joinable.length + all.running.length;
  const left = count - joinable.length - running.length;
  const foot = fittingLines([
    left > 0 && t('tables.more', { count: left }),
    seekers + seasons.length + lines.length > 0 && t('tables.besides'),
    seekers > 0 && t('tables.seeking', { count: seekers }),
    ...seasons.map((season) => seasonLine(t, season)),
    ...lines,
    t('tables.foot'),
  ]);
  return [
    row(joinLines([t('tables.head'), count === 0 && t('tables.none')])),
    ...(joinable.length > 0 ? [row(t('tables.joinable'))] : []),
    ...joinable.map((table) => tableRow(t, table)),
    ...(running.length > 0 ? [row(t('tables.running'))] : []),
    ...running.map((table) => tableRow(t, table)),
    row(foot),
    ...rowsOf([
      button(links.openTable(), t('button.openTable')),
      button(links.findTable(), t('button.seek')),
      button(tableListButtons.all(), t('tables.all')),
    ]),
  ];
}

/** A table with the button that leads there. */
function tableRow(t: Translate, table: Table): Part {
  const { id, number, status, showing } = table;
  if (status === 'lobby')
    return row(
      lobbyLine(t, table),
      button(lobbyButtons.join({ table: id }), t('tables.join', { number }), 'primary'),
    );
  const link = tableLink(table, tableChannel(table), showing.turnMessageId);
  return row(runningLine(t, table), linkButton(link, t('button.goToTable')));
}

function runningLine(t: Translate, table: Table): string {
  const { state, reminders } = table;
  const color = state && !isDeserted(table) ? gameOf(table).toAct(state) : null;
  const { begunAt } = reminders.turn ?? reminders.vote ?? {};
  return t('tables.playing', {
    table: listedName(t, table),
    who: color ? who(t, table, color) : 'nobody',
    since: begunAt ? stamp(begunAt) : 'none',
  });
}

function seasonLine(t: Translate, { season, guildId, channelId, messageId }: StoredSeason): string {
  const { status, startsAt, endsAt, people, terms } = season;
  return t('tables.season', {
    link: messageLink(guildId, channelId, messageId),
    game: t(`game.${terms.game}`),
    kind: terms.evening ? 'evening' : 'season',
    status,
    count: people.length,
    at: stamp(status === 'joining' ? startsAt : endsAt),
  });
}

/** A page of the whole list, for one reader. A page number too high stands for the last page. */
export function tableListPage(t: Translate, { joinable, running }: ListedTables, asked: number): OutMessage {
  const all = [...joinable, ...running].map((table) => tableRow(t, table));
  if (all.length === 0) return laidOut([row(t('tables.none'))]);
  const around = (page: number, pages: number) => ({
    head: row(t('tables.page', { page: page + 1, pages, count: all.length })),
    buttons: rowsOf([
      page > 0 && button(tableListButtons.page({ page: page - 1, by: 'back' }), t('tables.back')),
      page < pages - 1 && button(tableListButtons.page({ page: page + 1, by: 'next' }), t('tables.next')),
    ]),
  });
  // The most that is around a page.
  const { head: longest, buttons: both } = around(1, all.length + 2);
  const { parts, number, count } = pageOf(all, asked, [longest, ...both]);
  const { head, buttons } = around(number, count);
  return laidOut([head, ...parts, ...buttons]);
}

/** A server's public tables that may be listed in a channel: only those that all its readers can see where they are played. */
export async function tablesToList(
  { store }: Pick<HandlerContext, 'store'>,
  client: Client,
  guildId: Snowflake,
  channelId: Snowflake,
): Promise<ListedTables> {
  const settings = await store.guildSettings(guildId);
  const tables = await store.publicTables(guildId);
  const t = translator('en');
  const allowed = new Map<GameName, boolean>();
  for (const { game } of tables)
    if (!allowed.has(game))
      allowed.set(game, (await whyNotIn(t, game, { client, channelId, settings })) === null);
  const isReadable = isReadableFrom(client.guilds.cache.get(guildId), channelId);
  const listed = tables.filter(
    (table) => allowed.get(table.game) && isReadable(table.channelId) && isReadable(tableChannel(table)),
  );
  return {
    joinable: listed.filter((table) => table.status === 'lobby' && !isFullOfPeople(table)),
    running: listed.filter(({ status }) => status === 'playing'),
  };
}

/** Minimum interval of checks and edits of a list. */
const EVERY_MS = 30_000;
/** Interval of retries if the bot can't write to the channel. */
const REFUSED_MS = 10 * 60_000;

const GUILDS = 10_000;

/** Shows a server's list, if any, and removes it from its former channel. False: the bot may not write; rejects if Discord fails. */
async function showTableList(
  context: HandlerContext,
  client: Client,
  { guildId, id: channelId, locale }: GuildPart<Snowflake | null>,
): Promise<boolean> {
  const { store, seasons } = context;
  const key = tableListKey(guildId);
  if (channelId === null) {
    await unpost(context, key);
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
  const { state } = await keepPosted(context, {
    key,
    guildId,
    channelId,
    isSame: hasButton(tableListButtons.all()),
    digest: digestOfMessage(message),
    retries: true,
    compose: async () => message,
  });
  return state !== 'refused';
}

/** Keeps every server's list of tables up to date. */
function tableLists(context: HandlerContext, client: Client): PeriodicTask {
  const { store, queue } = context;
  const checks = new DueChecks(context, 'show a list of tables');
  const check = (list: GuildPart<Snowflake | null>) =>
    checks.run(list.guildId, async () => {
      const shown = queue.run(`list ${list.guildId}`, () => showTableList(context, client, list));
      return (await shown) ? EVERY_MS : REFUSED_MS;
    });
  return {
    async run() {
      // Other processes show the lists of their own servers, since they know who may see what.
      for (const list of await store.tableLists())
        if (client.guilds.cache.get(list.guildId)?.available) await check(list);
    },
    async serverChanged(guildId, before, after) {
      if (before.tableList === after.tableList && before.locale === after.locale) return;
      checks.forget(guildId);
      await check({ guildId, id: after.tableList, locale: after.locale });
    },
  };
}

/** Recent lists by channel. */
const lists = new LRUCache<Snowflake, { readonly at: number; readonly tables: Promise<ListedTables> }>(
  atMost(GUILDS),
);
/** Maximum age of a channel's cached list. */
const LIST_AGE_MS = 3000;

function tablesListed(tap: Tap<ButtonInteraction>): Promise<ListedTables> {
  const { client, channelId } = tap.interaction;
  const at = tap.now().getTime();
  const known = lists.get(channelId);
  if (known && Math.abs(at - known.at) < LIST_AGE_MS) return known.tables;
  const tables = tablesToList(tap, client, tableGuildOf(tap.interaction), channelId);
  lists.set(channelId, { at, tables });
  tables.catch(() => lists.delete(channelId));
  return tables;
}

/** The whole list, limited to what may be shown in this channel. */
async function showPage(tap: Tap<ButtonInteraction>, page: number): Promise<void> {
  const tables = await tablesListed(tap);
  await answer(tap, tableListPage(tap.t, tables, page));
}

export const tableListFeature: Feature = {
  needsServer: true,
  routes: respond(tableListButtons, {
    all: replyingInPlace((tap) => showPage(tap, 0)),
    page: replyingInPlace((tap, { page }) => showPage(tap, page)),
  }),
  createTask: tableLists,
};
