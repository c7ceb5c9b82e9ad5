import type { BaseInteraction, Client } from 'discord.js';
import type { Snowflake } from '../../../tables/game-types.ts';
import { turnTimes } from '../../../tables/reminders/timing.ts';
import { isOver, joiningClosesAt, type StoredSeason } from '../../../tables/seasons/season.ts';
import { isIn, isOut, mayComeBack, sitsOut } from '../../../tables/seasons/season-log.ts';
import { seasonStandings, vacantSeats, wasAbsentAt } from '../../../tables/seasons/season-results.ts';
import { personToAct, seatOf } from '../../../tables/seats.ts';
import { type Table, tableChannel } from '../../../tables/table.ts';
import { startOf } from '../../../text.ts';
import type { Translate } from '../../../texts/index.ts';
import { isReadableFrom, shutOutOf } from '../../api/channel-access.ts';
import { type Part, row } from '../../api/layout.ts';
import {
  button,
  fittingLines,
  type Lines,
  laidOut,
  linkButton,
  MAX_OPTIONS,
  messageLink,
  type OutMessage,
  rowsOf,
  selectRow,
} from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { accentOf } from '../../views/game-presenter.ts';
import { links } from '../../views/links.ts';
import { channelLink, stamp, who } from '../../views/names.ts';
import { tablesOfSeason } from './card.ts';
import { LAST_POSTS } from './posts.ts';
import {
  finalTable,
  kindOf,
  nameIn,
  progressOf,
  reachOf,
  scoreInPoints,
  seasonButtons,
  tablePoints,
  titleOf,
  turnsADay,
  weekOf,
  whyOut,
} from './season-texts.ts';

export interface Reader {
  readonly userId: Snowflake;
  readonly client: Client;
  readonly isManager: boolean;
}

/** The season whose page is shown: this channel's, else the reader's, else the oldest. */
export const seasonMeant = (
  all: readonly StoredSeason[],
  channelId: Snowflake,
  userId: Snowflake,
): StoredSeason | null =>
  all.find((one) => one.channelId === channelId) ??
  all.find(({ season }) => isIn(season, userId)) ??
  all[0] ??
  null;

/** The seasons of a server that have a page in the select: open ones, and those whose end could not be announced. */
export async function listedSeasons(
  { seasons }: Pick<HandlerContext, 'seasons'>,
  guildId: Snowflake,
  { client, channelId, user }: Pick<BaseInteraction, 'client' | 'channelId' | 'user'>,
): Promise<readonly StoredSeason[]> {
  const guild = client.guilds.cache.get(guildId);
  const isReadable = isReadableFrom(guild, channelId ?? '');
  const all = [
    ...(await seasons.openSeasons(guildId)),
    ...(await seasons.untoldSeasons(guildId, Object.values(LAST_POSTS))),
  ];
  // Nobody is drawn into a season that is played where they can't read.
  return all.filter(
    ({ channelId: there, season }) =>
      isIn(season, user.id) || !guild?.channels.cache.has(there) || isReadable(there),
  );
}

/** Whether a season, or an evening, was played to its end on a server. */
export const hasEndedSeasons = async (
  { seasons }: Pick<HandlerContext, 'seasons'>,
  guildId: Snowflake,
): Promise<boolean> => (await seasons.endedSeasons(guildId, 1)).length > 0;

export function noSeasonPage(
  t: Translate,
  { isManager, hasEnded }: Pick<Reader, 'isManager'> & { readonly hasEnded: boolean },
): OutMessage {
  return laidOut([
    row(t('season.own.none', { manager: isManager ? 'yes' : 'no' })),
    ...rowsOf([
      ...(isManager ? openButtons(t, 'primary') : []),
      hasEnded && button(seasonButtons.hall(), t('season.button.hall')),
    ]),
  ]);
}

/** A person's own page of a season. `all`: the server's listed ones. */
export async function seasonPage(
  context: Pick<HandlerContext, 'store' | 'seasons' | 'tables' | 'now'>,
  t: Translate,
  stored: StoredSeason,
  all: readonly StoredSeason[],
  reader: Reader,
): Promise<OutMessage> {
  const tables = await tablesOfSeason(context, stored, reader.userId);
  const channel = channelLink(stored.channelId);
  const { id } = stored.season;
  const isPlaying = !isOver(stored.season) && isIn(stored.season, reader.userId);
  const shutOut = isPlaying ? await shutOutOf(reader.client, stored.channelId, [reader.userId]) : [];
  const isUntold = isOver(stored.season) && all.some(({ season }) => season.id === id);
  const lines = [
    t('season.own.head', { title: titleOf(t, stored.season), channel }),
    ...stateLines(context.now(), t, stored, reader.userId),
    shutOut.length > 0 && t('season.own.shutOut'),
    isUntold && t('season.own.untold', { channel }),
    ...nextLines(t, stored, all),
  ];
  const choices = all.length > 1 ? [chooseRow(t, stored, all)] : [];
  const moveHere = seasonButtons.deed({ season: id, deed: 'moveHere' });
  const buttons = [
    isUntold && reader.isManager && button(moveHere, t('season.button.moveHere'), 'primary'),
    ...pageButtons(t, stored, reader, await hasEndedSeasons(context, stored.guildId), context.now()),
  ];
  const seats = await tableParts(context, t, stored, tables, reader.userId);
  const parts = [row(fittingLines(lines)), ...seats, ...rowsOf(buttons), ...choices];
  return laidOut(parts, accentOf(stored.season.terms.game));
}

function stateLines(now: Date, t: Translate, stored: StoredSeason, userId: Snowflake): Lines {
  const { season } = stored;
  const { people, reserves, terms, startsAt, status, endsAt } = season;
  const isEvening = terms.evening !== undefined;
  if (status === 'calledOff') return [t(`${kindOf(season)}.card.calledOff`)];
  const [isPlayer, isReserve] = [people.includes(userId), reserves.includes(userId)];
  const out = whyOut(t, stored, userId);
  if (status === 'joining')
    return [
      t('season.own.starts', { at: stamp(startsAt, 'F'), in: stamp(startsAt) }),
      isPlayer
        ? isEvening
          ? t('evening.own.in')
          : t('season.own.in', { turns: turnsADay(terms) ?? 1 })
        : isReserve
          ? t('season.own.reserve')
          : (out ?? t('season.own.notIn', { closes: stamp(joiningClosesAt(startsAt, isEvening)) })),
    ];
  const standings = seasonStandings(season);
  const division = standings.findIndex((rows) => rows.some((one) => one.userId === userId));
  const row = standings[division]?.find((one) => one.userId === userId);
  const free = vacantSeats(season, now).length;
  const mine = row
    ? [
        t('season.own.mine', {
          division: standings.length > 1 ? division + 1 : 0,
          place: row.place,
          points: scoreInPoints(row.score),
          done: row.done,
          count: row.tables,
        }),
        status === 'playing' && !out && t('season.own.reach', reachOf(row)),
      ]
    : [];
  return [
    status === 'ended'
      ? t(`${kindOf(season)}.own.over`)
      : isEvening
        ? progressOf(t, season)
        : t('season.own.runs', { ...weekOf(season, now), ends: stamp(endsAt) }),
    season.pausedAt && t('season.card.paused'),
    ...mine,
    out,
    mayComeBack(season, userId) &&
      t('evening.own.away', { why: season.resting.includes(userId) ? 'vacation' : 'absence' }),
    isReserve && t('season.own.isReserve', { count: free }),
    !row && !isReserve && !out && status === 'playing' && t(`${kindOf(season)}.own.mayReserve`),
  ];
}

/** The following season, as soon as it can be joined. */
function nextLines(t: Translate, { season }: StoredSeason, all: readonly StoredSeason[]): readonly string[] {
  const next = all.find((one) => one.season.follows === season.id && one.season.status === 'joining');
  if (!next) return [];
  return [t('season.own.next', { link: messageLink(next.guildId, next.channelId, next.messageId) })];
}

/** The maximum number of open tables, and of results: with long names they fit into a message. */
const MAX_ROWS = 6;

/** The next deadline; tables that wait for the reader, then the other open ones, each with a button; then results. */
async function tableParts(
  { tables: context }: Pick<HandlerContext, 'tables'>,
  t: Translate,
  stored: StoredSeason,
  tables: readonly Table[],
  userId: Snowflake,
): Promise<readonly Part[]> {
  const { season } = stored;
  const done: string[] = [];
  const open: { readonly order: number; readonly up: number; readonly part: Part }[] = [];
  for (const drawn of season.tables) {
    const table = tables.find(({ id }) => id === drawn.tableId);
    const seat = drawn.seats.indexOf(userId);
    const asReserve = [...drawn.reserves].find(([, one]) => one === userId)?.[0];
    if (!table || (seat < 0 && asReserve === undefined)) continue;
    const link = messageLink(table.guildId, tableChannel(table), table.showing.turnMessageId);
    const values = { number: table.number, link };
    if (drawn.result) {
      const { places, points: own, reservePoints } = drawn.result;
      const points = asReserve === undefined ? own[seat] : reservePoints.get(asReserve);
      const place = places?.[asReserve ?? seat] ?? 0;
      const final = finalTable(season) === drawn ? 'yes' : 'no';
      const away = asReserve === undefined && wasAbsentAt(drawn, userId) ? 'yes' : 'no';
      done.push(t('season.own.done', { ...values, final, place, away, points: tablePoints(points ?? 0) }));
      continue;
    }
    const own = isOut(season, userId) ? null : seatOf(table, userId);
    // A computer player or a reserve plays on.
    if (!own) continue;
    const toAct = personToAct(table);
    const { up, playedFor } = await turnTimes(context, table);
    const until = playedFor ?? up;
    const time = until ? stamp(until) : 'none';
    const named = [own.color, toAct && seatOf(table, toAct.userId)?.color];
    const others = table.seats.flatMap(({ color }) => (named.includes(color) ? [] : who(t, table, color)));
    const isMine = toAct?.userId === userId;
    const text = t('season.own.table', {
      number: table.number,
      others: others.join(', ') || 'none',
      waits: isMine ? 'you' : toAct ? 'other' : 'none',
      name: toAct ? nameIn(t, stored, toAct.userId) : '',
      time,
    });
    const goTo = linkButton(link, t(isMine ? 'button.goToTurn' : 'button.goToTable'));
    open.push({
      order: isMine ? 0 : 1,
      up: until?.getTime() ?? Number.POSITIVE_INFINITY,
      part: row(text, goTo),
    });
  }
  const sorted = open.sort((one, other) => one.order - other.order || one.up - other.up);
  const [first] = sorted;
  const isDue = first?.order === 0 && Number.isFinite(first.up);
  return [
    ...(isDue ? [row(t('season.own.deadline', { time: stamp(first.up, 'F'), in: stamp(first.up) }))] : []),
    ...sorted.slice(0, MAX_ROWS).map(({ part }) => part),
    ...(done.length > 0 ? [row(fittingLines(done.slice(-MAX_ROWS)))] : []),
  ];
}

function pageButtons(
  t: Translate,
  stored: StoredSeason,
  { userId, isManager }: Reader,
  hasEnded: boolean,
  now: Date,
) {
  const { id, reserves, status } = stored.season;
  const season = { season: id };
  const hasJoined = isIn(stored.season, userId);
  const hasLeft = isOut(stored.season, userId);
  const isRunning = !isOver(stored.season);
  const mayTakeSeat = reserves.includes(userId) && !hasLeft && vacantSeats(stored.season, now).length > 0;
  return [
    isRunning &&
      !hasJoined &&
      !sitsOut(stored.season, userId) &&
      button(
        seasonButtons.join(season),
        t(status === 'joining' ? 'season.button.in' : 'season.button.reserve'),
        'primary',
      ),
    mayComeBack(stored.season, userId) &&
      button(seasonButtons.join(season), t('evening.button.back'), 'primary'),
    mayTakeSeat && button(seasonButtons.seat(season), t('season.button.seat'), 'primary'),
    isRunning && hasJoined && !hasLeft && button(seasonButtons.leave(season), t('season.button.out')),
    button(links.seasonDraw(season), t('season.button.draw')),
    button(seasonButtons.log(season), t('season.button.log')),
    hasEnded && button(seasonButtons.hall(), t('season.button.hall')),
    isManager &&
      isRunning &&
      button(seasonButtons.manage(season), t(`${kindOf(stored.season)}.button.manage`)),
    ...(isManager && !isRunning ? openButtons(t) : []),
  ];
}

const openButtons = (t: Translate, style: 'primary' | 'secondary' = 'secondary') => [
  button(seasonButtons.open(), t('season.button.open'), style),
  button(seasonButtons.openEvening(), t('evening.button.open')),
];

const chooseRow = (t: Translate, shown: StoredSeason, all: readonly StoredSeason[]) =>
  selectRow(
    seasonButtons.choose(),
    t('season.choose'),
    all.slice(0, MAX_OPTIONS).map(({ season }) => ({
      label: t('season.option.season', {
        title: titleOf(t, season),
        day: startOf(season.startsAt.toISOString(), 10),
      }),
      value: season.id,
      default: season.id === shown.season.id,
    })),
  );
