import { Temporal } from 'temporal-polyfill';
import { WEEK_MS } from '../../../tables/clock/pace.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { awakeOf } from '../../../tables/people.ts';
import type { FinishedTable } from '../../../tables/results/result.ts';
import {
  fewestPeople,
  isTooLate,
  LAST_CALL_MS,
  type StoredSeason,
  weeksAfter,
} from '../../../tables/seasons/season.ts';
import { seasonStandings } from '../../../tables/seasons/season-results.ts';
import { personToAct } from '../../../tables/seats.ts';
import { seasonKey } from '../../../tables/store.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { button, fittingLines, type OutMessage, plain, rowsOf, slicesOf } from '../../api/message.ts';
import { postOnce } from '../../api/outbox.ts';
import { gameFeatureOf } from '../../game-features.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { drawReply } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { mention, stamp } from '../../views/names.ts';
import { standingsPicture, tablesOfSeason } from './card.ts';
import {
  doneTables,
  finalTable,
  firstOf,
  howItEnded,
  kindOf,
  nameIn,
  namesIn,
  reachOf,
  scoreInPoints,
  seasonButtons,
  titleOf,
  weekOf,
} from './season-texts.ts';
import { tieLines } from './tie-lines.ts';

const DIGEST_HOUR = 9;
const MAX_LINES = 10;
/** As many mentions as fit into a message. */
const MAX_CALLED = 60;
const ROOM_FOR_NAMES = 1550;
const MAX_CHAMPIONS = 10;

export const LAST_POSTS = { ended: 'champion', calledOff: 'calledOff' } as const;

interface DuePost {
  readonly key: string;
  readonly since: Date;
  compose(): Promise<OutMessage | null>;
}

/** Sends a season's messages besides its card, each once. */
export async function sendSeasonPosts(context: HandlerContext, stored: StoredSeason): Promise<void> {
  const { season, guildId, channelId } = stored;
  for (const { key, since, compose } of duePosts(context, stored))
    await postOnce(context, { key: seasonKey(season.id, key), guildId, channelId, since, compose });
}

function duePosts(context: HandlerContext, stored: StoredSeason): readonly DuePost[] {
  const { season } = stored;
  const { terms, startsAt, endsAt, people } = season;
  const now = context.now();
  const post = (
    key: string,
    since: Date,
    compose: (context: HandlerContext, stored: StoredSeason) => Promise<OutMessage | null>,
  ): DuePost => ({ key, since, compose: () => compose(context, stored) });
  if (season.status === 'ended') return [post(LAST_POSTS.ended, season.at, championPost)];
  if (season.status === 'calledOff') return [post(LAST_POSTS.calledOff, season.at, calledOffPost)];
  if (season.status === 'joining' && season.moved > 0 && people.length > 0)
    return [post(`moved:${startsAt.toISOString()}`, weeksAfter(startsAt, -1, terms.timeZone), movedPost)];
  if (season.status !== 'playing' || terms.evening) return [];
  const opened = season.tables.every(({ tableId }) => tableId !== null);
  const monday = lastMonday(now, terms.timeZone);
  const lastCall = new Date(endsAt.getTime() - LAST_CALL_MS);
  return [
    // Each call at its start fits into a message.
    ...slicesOf(opened ? people : [], MAX_CALLED).map((called, index) =>
      post(partKey('start', index), startsAt, () => startPost(context, stored, called)),
    ),
    ...(monday.from > startsAt && !season.pausedAt
      ? [post(`digest:${monday.day}`, monday.from, () => digestPost(context, stored, monday.from))]
      : []),
    ...(lastCall <= now && now < endsAt && !season.pausedAt
      ? [post(`lastCall:${endsAt.toISOString()}`, lastCall, lastCallPost)]
      : []),
  ];
}

/** The key of one of several messages that belong together. */
export const partKey = (key: string, index: number): string => (index === 0 ? key : `${key}:${index + 1}`);

/** The last Monday at the digest's hour, in a time zone. */
function lastMonday(now: Date, timeZone: string): { readonly day: string; readonly from: Date } {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const monday = local
    .subtract({ days: local.dayOfWeek - 1 })
    .withPlainTime(Temporal.PlainTime.from({ hour: DIGEST_HOUR }));
  const due = Temporal.ZonedDateTime.compare(monday, local) > 0 ? monday.subtract({ weeks: 1 }) : monday;
  return { day: due.toPlainDate().toString(), from: new Date(due.epochMilliseconds) };
}

const pageButton = (t: Translate, { season }: StoredSeason) =>
  button(seasonButtons.pageFromPost({ season: season.id }), t(`${kindOf(season)}.button.mine`));

export const pageRows = (t: Translate, stored: StoredSeason) => rowsOf([pageButton(t, stored)]);

/** As many as fit into a message, and how many more there are. */
export function namesOrMentions(
  t: Translate,
  stored: StoredSeason,
  people: readonly Snowflake[],
  rung: readonly Snowflake[],
): string {
  const names = people.map((userId) => (rung.includes(userId) ? mention(userId) : nameIn(t, stored, userId)));
  const fitting = fittingLines(names, ROOM_FOR_NAMES).split('\n');
  const more = names.length - fitting.length;
  return [...fitting, ...(more > 0 ? [t('card.seenMore', { count: more })] : [])].join(', ');
}

async function startPost(
  context: HandlerContext,
  stored: StoredSeason,
  people: readonly Snowflake[],
): Promise<OutMessage> {
  const { season } = stored;
  const t = translator(stored.locale);
  const mentions = await awakeOf(context, people);
  const content = t('season.post.start', {
    title: titleOf(t, season),
    names: namesOrMentions(t, stored, people, mentions),
    count: season.tables.length,
    atOnce: season.terms.atOnce,
    ends: stamp(season.endsAt, 'F'),
  });
  return { ...plain(content, pageRows(t, stored)), mentions };
}

async function digestPost(context: HandlerContext, stored: StoredSeason, monday: Date): Promise<OutMessage> {
  const { season } = stored;
  const t = translator(stored.locale);
  const log = await context.seasons.seasonLog(season.id);
  const since = monday.getTime() - WEEK_MS;
  const ended = log.filter(({ type, at }) => type === 'finished' && at.getTime() >= since);
  const lines = seasonStandings(season).flatMap((rows, division, all) => [
    all.length > 1 && `**${t('season.division', { number: division + 1 })}**`,
    ...rows.slice(0, Math.ceil(MAX_LINES / all.length)).map((row) =>
      t('season.post.row', {
        place: row.place,
        name: nameIn(t, stored, row.userId),
        points: scoreInPoints(row.score),
        ...reachOf(row),
      }),
    ),
  ]);
  const head = t('season.post.digest', {
    title: titleOf(t, season),
    ...weekOf(season, context.now()),
    ended: ended.length,
    done: doneTables(season),
    count: season.tables.length,
    ends: stamp(season.endsAt),
  });
  return plain(fittingLines([head, ...lines]), pageRows(t, stored));
}

async function lastCallPost(context: HandlerContext, stored: StoredSeason): Promise<OutMessage | null> {
  const t = translator(stored.locale);
  const open = stored.season.tables.flatMap(({ tableId, result }) => (result ? [] : [tableId]));
  const tables = await tablesOfSeason(context, stored, null);
  const waitedFor = [...new Set(tables.flatMap((table) => personToAct(table)?.userId ?? []))];
  if (waitedFor.length === 0) return null;
  const mentions = await awakeOf(context, waitedFor.slice(0, MAX_CALLED));
  const content = t('season.post.lastCall', {
    names: namesOrMentions(t, stored, waitedFor, mentions),
    ends: stamp(stored.season.endsAt),
    count: open.length,
  });
  return { ...plain(content, pageRows(t, stored)), mentions };
}

/** The people of a season that hasn't begun, who are pinged. */
async function entrantsOf(context: HandlerContext, t: Translate, stored: StoredSeason) {
  const { people, reserves } = stored.season;
  const entrants = [...people, ...reserves];
  const mentions = await awakeOf(context, entrants.slice(0, MAX_CALLED));
  return { names: namesOrMentions(t, stored, entrants, mentions) || 'none', mentions };
}

async function calledOffPost(context: HandlerContext, stored: StoredSeason): Promise<OutMessage> {
  const { season } = stored;
  const t = translator(stored.locale);
  const { names, mentions } = await entrantsOf(context, t, stored);
  const [entry] = await context.seasons.seasonLog(season.id, ['calledOff']);
  const why = entry?.type === 'calledOff' ? entry.why : 'manager';
  const facts = { title: titleOf(t, season), names, why, least: fewestPeople(season.terms) };
  return { ...plain(t(`${kindOf(season)}.post.calledOff`, facts)), mentions };
}

async function movedPost(context: HandlerContext, stored: StoredSeason): Promise<OutMessage> {
  const { season } = stored;
  const { terms, startsAt } = season;
  const t = translator(stored.locale);
  const { names, mentions } = await entrantsOf(context, t, stored);
  const moved = (await context.seasons.seasonLog(season.id, ['moved'])).at(-1);
  const isLate = terms.evening && moved && isTooLate(weeksAfter(startsAt, -1, terms.timeZone), moved.at);
  const facts = {
    title: titleOf(t, season),
    names,
    why: isLate ? 'late' : 'tooFew',
    least: fewestPeople(terms),
    at: stamp(startsAt, 'F'),
    in: stamp(startsAt),
  };
  const content = t(`${kindOf(season)}.post.moved`, facts);
  return { ...plain(content, pageRows(t, stored)), mentions };
}

async function championPost(context: HandlerContext, stored: StoredSeason): Promise<OutMessage> {
  const { season, locale } = stored;
  const t = translator(locale);
  const finished: FinishedTable[] = [];
  for (const { tableId } of season.tables) {
    const result = tableId === null ? null : await context.results.result(tableId);
    if (result) finished.push(result);
  }
  const champions = seasonStandings(season).map((rows, division, all) => {
    const first = firstOf(rows);
    return t('season.post.champion', {
      division: all.length > 1 ? division + 1 : 0,
      count: first.length,
      names: namesIn(t, stored, first, MAX_CHAMPIONS),
      final: finalTable(season) ? 'yes' : 'no',
      points: scoreInPoints(rows[0]?.score ?? 0),
    });
  });
  const name = (userId: Snowflake) => nameIn(t, stored, userId);
  const story = gameFeatureOf(season.terms).seasonStory?.(t, locale, finished, name) ?? [];
  const judged = season.tables.filter(({ result }) => result?.verdict).length;
  const lines = [
    t(`${kindOf(season)}.post.over`, {
      title: titleOf(t, season),
      count: season.tables.length,
    }),
    howItEnded(t, season),
    ...champions,
    // Why the second isn't the champion.
    ...tieLines(t, stored, 2),
    ...story,
    judged > 0 && t('season.post.judged', { count: judged }),
    t('season.post.proof'),
  ];
  const rows = rowsOf([
    pageButton(t, stored),
    button(links.seasonDraw({ season: season.id }), t('season.button.draw')),
    button(seasonButtons.hall(), t('season.button.hall')),
  ]);
  const message = plain(fittingLines(lines), rows);
  return drawReply(context, stored.guildId, { message, picture: standingsPicture(stored) }, locale);
}
