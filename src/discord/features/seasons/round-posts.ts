import { digestOf } from '../../../hash.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { awakeOf } from '../../../tables/people.ts';
import { latestRound, type Season, type StoredSeason } from '../../../tables/seasons/season.ts';
import { calledByTurn } from '../../../tables/seats.ts';
import { seasonKey } from '../../../tables/store.ts';
import type { Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { DIGEST_DIGITS, fittingLines, type OutMessage, plain, slicesOf } from '../../api/message.ts';
import { hasText, keepPosted } from '../../api/outbox.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { stamp } from '../../views/names.ts';
import { linkToTable, type OpenedTable, openedOf } from './card.ts';
import { namesOrMentions, pageRows, partKey } from './posts.ts';
import { finalTable, kindOfRound, titleOf } from './season-texts.ts';
import { tieLines } from './tie-lines.ts';

/** Their lines fit into a message, whatever people are called. */
const TABLES_PER_POST = 7;

/** A round's tables in one of its messages. */
interface RoundPart {
  readonly round: number;
  readonly tables: readonly OpenedTable[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether all tables of the round have results. */
  readonly isOver: boolean;
  readonly retries: boolean;
}

/** Keeps the messages of an evening's rounds up to date until all their tables have results. `known`: tables, by their ids. `retries`: also if Discord has refused them. */
export async function showRounds(
  context: HandlerContext,
  stored: StoredSeason,
  known: ReadonlyMap<string, Table>,
  retries = false,
): Promise<void> {
  const { season } = stored;
  if (!season.terms.evening || (season.status !== 'playing' && season.status !== 'ended')) return;
  for (let round = 1; round <= latestRound(season.tables); round++) {
    const drawn = season.tables.filter((table) => table.round === round);
    const isOver = drawn.every(({ result }) => result !== null);
    const posted = await context.store.post(roundKey(season, round));
    if (isOver && (!posted || posted.state === 'closed')) continue;
    const opened = await openedOf(context, drawn, known);
    if (opened.length < drawn.length) continue;
    const parts = slicesOf(opened, TABLES_PER_POST);
    for (const [index, tables] of parts.entries())
      await showPart(context, stored, partKey(roundKey(season, round), index), {
        round,
        tables,
        isFirst: index === 0,
        isLast: index === parts.length - 1,
        isOver,
        retries,
      });
  }
}

const roundKey = ({ id }: Season, round: number): string => seasonKey(id, `round:${round}`);

async function showPart(
  context: HandlerContext,
  stored: StoredSeason,
  key: string,
  part: RoundPart,
): Promise<void> {
  const { season, guildId, channelId } = stored;
  const isSameMark = hasText(markOf(linesOf(stored, part, [])[0] ?? ''), season.startsAt);
  await keepPosted(context, {
    key,
    guildId,
    channelId,
    isSame: (message) => isSameMark({ ...message, content: markOf(message.content) }),
    digest: digestOf([part.tables.map(linkOf), part.isFirst && deadlineOf(stored, part)], DIGEST_DIGITS),
    isFinal: part.isOver,
    retries: part.retries,
    compose: () => roundPost(context, stored, part),
  });
}

/** The beginning of a round's message, by which it is found: its head, or its first table. */
const markOf = (content: string): string =>
  (/^(?:\*\*[^*]+\*\*|- \[?[^\]:]+)/.exec(content)?.[0] ?? '').replace('[', '');

/** Leads to the place where a table without a result is played now: it may have got another thread. */
const linkOf = ({ drawn, table }: OpenedTable): string =>
  (drawn.result ? null : linkToTable(table)) ?? 'none';

/** A round that is over, or paused, has no deadline: the season's is that of the latest one. */
const deadlineOf = ({ season }: StoredSeason, { isOver }: RoundPart): string =>
  isOver || season.pausedAt ? 'none' : stamp(season.endsAt, 't');

const peopleOf = ({ drawn }: OpenedTable) => drawn.seats.flatMap((userId) => userId ?? []);

/** Everybody's tables. */
function linesOf(stored: StoredSeason, part: RoundPart, mentions: readonly Snowflake[]): readonly string[] {
  const { season } = stored;
  const t = translator(stored.locale);
  const { round, isFirst, tables } = part;
  const rounds = season.terms.evening?.rounds ?? 1;
  const kind = kindOfRound(season, round);
  const facts = { kind, round, rounds, title: titleOf(t, season), ends: deadlineOf(stored, part) };
  const lines = tables.map((one) => {
    const people = peopleOf(one);
    const names = namesOrMentions(t, stored, people, mentions);
    return t('evening.post.table', {
      number: one.table.number,
      link: linkOf(one),
      names: [names, ...(people.length < one.drawn.seats.length ? [t('who.computer')] : [])].join(', '),
    });
  });
  return isFirst ? [t('evening.post.round', facts), ...lines] : lines;
}

/** The first round's messages ping, like a season's start, but nobody whom a turn has pinged already. */
async function roundPost(
  context: HandlerContext,
  stored: StoredSeason,
  part: RoundPart,
): Promise<OutMessage> {
  const t = translator(stored.locale);
  const { round, tables, isLast, isOver } = part;
  const waiting = tables.flatMap((one) => {
    const called = calledByTurn(one.table);
    return peopleOf(one).filter((userId) => !called.includes(userId));
  });
  const mentions = round === 1 ? await awakeOf(context, waiting) : [];
  const rested = isLast ? await restedBefore(context, stored, round) : [];
  const content = fittingLines([
    ...linesOf(stored, part, mentions),
    // Why the fifth doesn't play it.
    ...(finalTable(stored.season)?.round === round && !isOver ? tieLines(t, stored) : []),
    rested.length > 0 && t('evening.post.rested', { names: namesOrMentions(t, stored, rested, []) }),
  ]);
  return { ...plain(content, pageRows(t, stored)), mentions };
}

/** The people who weren't drawn into a round because of a vacation. */
async function restedBefore(
  { seasons }: HandlerContext,
  { season: { id, startsAt } }: StoredSeason,
  round: number,
): Promise<readonly Snowflake[]> {
  const log = await seasons.seasonLog(id, ['drawn', 'roundDrawn', 'rested']);
  const draws = log.flatMap(({ type }, index) => (type === 'rested' ? [] : index));
  return log
    .slice((draws[round - 2] ?? -1) + 1, draws[round - 1])
    .flatMap((entry) => (entry.type === 'rested' && entry.at >= startsAt ? entry.userIds : []));
}
