import type { Client } from 'discord.js';
import { runsOf } from '../../../runs.ts';
import { gameOf } from '../../../tables/game-registry.ts';
import type { GameName, Snowflake } from '../../../tables/game-types.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import { isDeserted } from '../../../tables/seats.ts';
import { type Table, tableChannel } from '../../../tables/table.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { isReadableFrom } from '../../api/channel-access.ts';
import {
  button,
  fittingLines,
  type Lines,
  LONGEST_CONTENT,
  lengthOfLines,
  messageLink,
  type OutMessage,
  plain,
  rowsOf,
} from '../../api/message.ts';
import { declareCustomIds, oneOf, wholeNumber } from '../../custom-id.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { whyNotIn } from '../../handling/opening-checks.ts';
import { isFullOfPeople, lobbyButtons } from '../../views/lobby-buttons.ts';
import { channelLink, stamp, who } from '../../views/names.ts';

export const tableListButtons = declareCustomIds({
  /** On the message for everybody: its reader gets the whole list, privately. */
  all: ['tables:all', {}],
  /** A page of the private list, from 0. `by` names the button, so that the ids on a message differ. */
  page: ['tables:page:{page}:{by}', { page: wholeNumber(3), by: oneOf('back', 'next') }],
});

/** As many lobbies the message for everybody names, each with a button; the others are on the private list. */
const MOST_JOINABLE = 9;
const MOST_RUNNING = 12;
/** Characters of a page of the private list, below its heading. */
const PAGE_LENGTH = LONGEST_CONTENT - 200;

export interface ListedTables {
  /** Lobbies with a seat for a person, the newest first. */
  readonly joinable: readonly Table[];
  /** Games that go on, the newest first. */
  readonly running: readonly Table[];
}

/** What else a server offers: seasons, and a line of each game that has something. */
interface Besides {
  /** How many people look for a table. */
  readonly seekers: number;
  readonly seasons: readonly StoredSeason[];
  readonly lines: readonly string[];
}

/** The one message about a server's public tables. It mentions nobody. */
export function tableListMessage(t: Translate, tables: ListedTables, besides: Besides): OutMessage {
  let joinable = tables.joinable.slice(0, MOST_JOINABLE);
  let running = tables.running.slice(0, MOST_RUNNING);
  for (;;) {
    const lines = listLines(t, tables, { joinable, running }, besides);
    if (joinable.length + running.length === 0 || lengthOfLines(lines) <= LONGEST_CONTENT)
      return plain(fittingLines(lines), listRows(t, joinable));
    // Whichever has more gives way: many lobbies leave room for what is played, and the other way round.
    if (joinable.length > running.length) joinable = joinable.slice(0, -1);
    else running = running.slice(0, -1);
  }
}

const listRows = (t: Translate, joinable: readonly Table[]) =>
  rowsOf([
    ...joinable.map(({ id, number }) =>
      button(lobbyButtons.join({ table: id }), t('tables.join', { number }), 'primary'),
    ),
    button(tableListButtons.all(), t('tables.all')),
  ]);

function listLines(
  t: Translate,
  all: ListedTables,
  shown: ListedTables,
  { seekers, seasons, lines }: Besides,
): Lines {
  const { joinable, running } = shown;
  const count = all.joinable.length + all.running.length;
  const left = count - joinable.length - running.length;
  return [
    t('tables.head'),
    count === 0 && t('tables.none'),
    ...(joinable.length > 0 ? [t('tables.joinable'), ...joinable.map((table) => lobbyLine(t, table))] : []),
    ...(running.length > 0 ? [t('tables.running'), ...running.map((table) => runningLine(t, table))] : []),
    left > 0 && t('tables.more', { count: left }),
    seekers + seasons.length + lines.length > 0 && t('tables.besides'),
    seekers > 0 && t('tables.seeking', { count: seekers }),
    ...seasons.map((season) => seasonLine(t, season)),
    ...lines,
    t('tables.foot'),
  ];
}

const nameOf = (t: Translate, { number, game, pace }: Table) =>
  t('tables.name', { number, game: t(`game.${game}`), pace: t('games.pace', { pace }) });

export function lobbyLine(t: Translate, table: Table): string {
  const { guildId, channelId, showing, size, seats } = table;
  const people = seats
    .filter(({ occupant }) => occupant.kind === 'person')
    .map(({ color }) => who(t, table, color));
  return t('tables.lobby', {
    table: nameOf(t, table),
    open: size - people.length,
    who: people.join(', ') || 'nobody',
    link: messageLink(guildId, channelId, showing.lobbyMessageId),
  });
}

function runningLine(t: Translate, table: Table): string {
  const { state, reminders } = table;
  const color = state && !isDeserted(table) ? gameOf(table).toAct(state) : null;
  const { begunAt } = reminders.turn ?? reminders.vote ?? {};
  return t('tables.playing', {
    table: nameOf(t, table),
    who: color ? who(t, table, color) : 'nobody',
    since: begunAt ? stamp(begunAt) : 'none',
    channel: channelLink(tableChannel(table)),
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

/** A page of the whole list, for one reader. A page behind the last one is the last. */
export function tableListPage(t: Translate, { joinable, running }: ListedTables, asked: number): OutMessage {
  const lines = [
    ...joinable.map((table) => lobbyLine(t, table)),
    ...running.map((table) => runningLine(t, table)),
  ];
  if (lines.length === 0) return plain(t('tables.none'));
  // Each is as long as a message may be.
  const pages = runsOf(lines, (page, line) => lengthOfLines([...page, line]) <= PAGE_LENGTH);
  const last = pages.length - 1;
  const page = Math.min(asked, last);
  const head = t('tables.page', { page: page + 1, pages: pages.length, count: lines.length });
  const buttons = [
    page > 0 && button(tableListButtons.page({ page: page - 1, by: 'back' }), t('tables.back')),
    page < last && button(tableListButtons.page({ page: page + 1, by: 'next' }), t('tables.next')),
  ];
  return plain([head, ...(pages[page] ?? [])], rowsOf(buttons));
}

/** A server's public tables that may be told of in a channel: to nobody who couldn't see them where they are played. */
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
