import { Temporal } from 'temporal-polyfill';
import { DAY_MS, WEEK_MS } from '../../../tables/clock/pace.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { awakeOf } from '../../../tables/people.ts';
import type { FinishedTable } from '../../../tables/results/result.ts';
import {
  fewestPeople,
  isOver,
  isTooLate,
  LAST_CALL_MS,
  type StoredSeason,
  weeksAfter,
} from '../../../tables/seasons/season.ts';
import { seasonStandings } from '../../../tables/seasons/season-results.ts';
import { personToAct } from '../../../tables/seats.ts';
import { seasonKey } from '../../../tables/store.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import {
  button,
  fittingLines,
  type Lines,
  lengthOfLines,
  MAX_CONTENT_LENGTH,
  type OutMessage,
  plain,
  rowsOf,
  slicesOf,
} from '../../api/message.ts';
import { postOnce } from '../../api/outbox.ts';
import { gameFeatureOf } from '../../game-features.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { drawReply } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { mention, stamp } from '../../views/names.ts';
import { MAX_LATE_AT_END_MS, standingsPicture, tablesOfSeason } from './card.ts';
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
const MAX_OF_DIVISION = 2;

export const LAST_POSTS = { ended: 'champion', calledOff: 'calledOff' } as const;

interface DuePost {
  readonly key: string;
  readonly since: Date;
  /** A whole message, or a sentence, with the names of whom it calls below, in as many messages as needed. */
  compose(): Promise<OutMessage | string | null>;
  called?(): Promise<readonly Snowflake[]>;
}

/** How late a message that Discord refused is still sent while the season runs. */
const MAX_LATE_MS = DAY_MS;

/** Sends a season's messages besides its card, each once. `retries`: those that Discord refused lately, too. */
export async function sendSeasonPosts(
  context: HandlerContext,
  stored: StoredSeason,
  retries = false,
): Promise<void> {
  const { season, guildId, channelId } = stored;
  const maxLate = isOver(season) ? MAX_LATE_AT_END_MS : MAX_LATE_MS;
  for (const { key: name, since, compose, called } of duePosts(context, stored)) {
    const again = retries && context.now().getTime() - since.getTime() < maxLate;
    const posted = await context.store.post(seasonKey(season.id, name));
    if (posted && (posted.state !== 'refused' || !again)) continue;
    const parts = slicesOf((await called?.()) ?? [], MAX_CALLED);
    if (parts.length === 0) parts.push([]);
    // The last part has the plain key, so nobody who joins after it is called.
    for (const [index, people] of parts.entries())
      await postOnce(context, {
        key: seasonKey(season.id, partKey(name, parts.length - 1 - index)),
        guildId,
        channelId,
        since,
        retries: again,
        async compose() {
          const said = await compose();
          return typeof said === 'string' ? callOut(context, stored, said, people) : said;
        },
      });
  }
}

async function callOut(
  context: HandlerContext,
  stored: StoredSeason,
  sentence: string,
  people: readonly Snowflake[],
): Promise<OutMessage> {
  const t = translator(stored.locale);
  const mentions = await awakeOf(context, people);
  const names = namesOrMentions(t, stored, [...new Set([...mentions, ...people])], mentions);
  const rows = stored.season.status === 'calledOff' ? [] : pageRows(t, stored);
  return { ...plain([sentence, names || null], rows), mentions };
}

function duePosts(context: HandlerContext, stored: StoredSeason): readonly DuePost[] {
  const { season } = stored;
  const { terms, startsAt, endsAt, people, reserves, tables } = season;
  const t = translator(stored.locale);
  const title = titleOf(t, season);
  const least = fewestPeople(terms);
  const called = async () => [...people, ...reserves];
  const latest = async (type: 'calledOff' | 'moved') =>
    (await context.seasons.seasonLog(season.id, [type])).at(-1);
  switch (season.status) {
    case 'ended':
      return [{ key: LAST_POSTS.ended, since: season.at, compose: () => championPost(context, stored) }];
    case 'calledOff': {
      const compose = async () => {
        const entry = await latest('calledOff');
        const why = entry?.type === 'calledOff' ? entry.why : 'manager';
        return t(`${kindOf(season)}.post.calledOff`, { title, why, least });
      };
      return [{ key: LAST_POSTS.calledOff, since: season.at, called, compose }];
    }
    case 'joining': {
      if (season.moved === 0 || people.length === 0) return [];
      const since = weeksAfter(startsAt, -1, terms.timeZone);
      const compose = async () => {
        const moved = await latest('moved');
        const why = terms.evening && moved && isTooLate(since, moved.at) ? 'late' : 'tooFew';
        const [at, into] = [stamp(startsAt, 'F'), stamp(startsAt)];
        return t(`${kindOf(season)}.post.moved`, { title, why, least, at, in: into });
      };
      return [{ key: `moved:${startsAt.toISOString()}`, since, called, compose }];
    }
  }
  if (terms.evening) return [];
  const now = context.now();
  const monday = lastMonday(now, terms.timeZone);
  const lastCall = new Date(endsAt.getTime() - LAST_CALL_MS);
  const beginners = tables.map(({ seats }) => seats[0]);
  const start: DuePost = {
    key: 'start',
    since: startsAt,
    // The first turns call the others.
    called: async () => people.filter((userId) => !beginners.includes(userId)),
    async compose() {
      const facts = { title, count: tables.length, atOnce: terms.atOnce, ends: stamp(endsAt, 'F') };
      return t('season.post.start', facts);
    },
  };
  const digest: DuePost = {
    key: `digest:${monday.day}`,
    since: monday.from,
    compose: () => digestPost(context, stored, monday.from),
  };
  const last: DuePost = {
    key: `lastCall:${endsAt.toISOString()}`,
    since: lastCall,
    called: () => waitedForIn(context, stored),
    async compose() {
      if ((await waitedForIn(context, stored)).length === 0) return null;
      const count = tables.filter(({ result }) => !result).length;
      return t('season.post.lastCall', { ends: stamp(endsAt), count });
    },
  };
  return [
    ...(tables.every(({ tableId }) => tableId !== null) ? [start] : []),
    ...(monday.from > startsAt && !season.pausedAt ? [digest] : []),
    ...(lastCall <= now && now < endsAt && !season.pausedAt ? [last] : []),
  ];
}

async function waitedForIn(context: HandlerContext, stored: StoredSeason): Promise<readonly Snowflake[]> {
  const tables = await tablesOfSeason(context, stored, null);
  return [...new Set(tables.flatMap((table) => personToAct(table)?.userId ?? []))];
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

async function digestPost(context: HandlerContext, stored: StoredSeason, monday: Date): Promise<OutMessage> {
  const { season } = stored;
  const t = translator(stored.locale);
  const log = await context.seasons.seasonLog(season.id);
  const since = monday.getTime() - WEEK_MS;
  const ended = log.filter(({ type, at }) => type === 'finished' && at.getTime() >= since);
  const lines = seasonStandings(season).flatMap((rows, division, all) => {
    const shown = rows.slice(0, Math.ceil(MAX_LINES / all.length)).filter(({ done }) => done > 0);
    const number = division + 1;
    return [
      all.length > 1 && shown.length > 0 && `**${t('season.division', { number })}**`,
      ...shown.map(({ userId, place, score, ...row }) => {
        const name = nameIn(t, stored, userId);
        return t('season.post.row', { place, name, points: scoreInPoints(score), ...reachOf(row) });
      }),
    ];
  });
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

async function championPost(context: HandlerContext, stored: StoredSeason): Promise<OutMessage> {
  const { season, locale } = stored;
  const t = translator(locale);
  const finished: FinishedTable[] = [];
  for (const { tableId } of season.tables) {
    const result = tableId === null ? null : await context.results.result(tableId);
    if (result) finished.push(result);
  }
  const rows = rowsOf([
    pageButton(t, stored),
    button(links.seasonDraw({ season: season.id }), t('season.button.draw')),
    button(seasonButtons.hall(), t('season.button.hall')),
  ]);
  const message = plain(endText(t, stored, finished), rows);
  return drawReply(context, stored.guildId, { message, picture: standingsPicture(stored) }, locale);
}

/** The end of a season. Of many divisions, all champions have room, if need be without what is told of them. */
export function endText(t: Translate, stored: StoredSeason, finished: readonly FinishedTable[]): string {
  const { season, locale } = stored;
  const champions = seasonStandings(season).flatMap((rows, division, all) => {
    const first = firstOf(rows);
    if (first.length === 0) return [];
    const champion = t('season.post.champion', {
      division: all.length > 1 ? division + 1 : 0,
      count: first.length,
      names: namesIn(t, stored, first, all.length > 1 ? MAX_OF_DIVISION : MAX_CHAMPIONS),
      final: finalTable(season) ? 'yes' : 'no',
      points: scoreInPoints(rows[0]?.score ?? 0),
    });
    // Why the second isn't the champion.
    return { champion, ties: tieLines(t, stored, 2, division) };
  });
  const judged = season.tables.filter(({ result }) => result?.verdict).length;
  const withMore = (more: Lines): Lines => [
    t(`${kindOf(season)}.post.over`, { title: titleOf(t, season), count: season.tables.length }),
    howItEnded(t, season),
    ...more,
    judged > 0 && t('season.post.judged', { count: judged }),
    t('season.post.proof'),
  ];
  const roomBeside = (lines: Lines) => MAX_CONTENT_LENGTH - lengthOfLines(withMore(lines));
  const explained = champions.flatMap(({ champion, ties }) => [champion, ...ties]);
  const shown = roomBeside(explained) >= 0 ? explained : champions.map(({ champion }) => champion);
  const name = (userId: Snowflake) => nameIn(t, stored, userId);
  const story = gameFeatureOf(season.terms).seasonStory?.(t, locale, finished, name) ?? [];
  return fittingLines(withMore([...shown, fittingLines(story, roomBeside(shown) - 1) || null]));
}
