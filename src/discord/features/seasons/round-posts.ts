import { digestOf } from '../../../hash.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { awakeOf } from '../../../tables/people.ts';
import { latestRound, type StoredSeason } from '../../../tables/seasons/season.ts';
import { calledByTurn } from '../../../tables/seats.ts';
import { seasonKey } from '../../../tables/store.ts';
import { type Table, tableChannel } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { DIGEST_DIGITS, fittingLines, messageLink, type OutMessage, plain } from '../../api/message.ts';
import { hasText, keepPosted } from '../../api/outbox.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { stamp } from '../../views/names.ts';
import { type OpenedTable, openedOf } from './card.ts';
import { MAX_MENTIONS, namesOrMentions, pageRows } from './posts.ts';
import { titleOf } from './season-texts.ts';

/** Keeps the messages of an evening's rounds up to date until all their tables have results. `known`: tables, by their ids. */
export async function showRounds(
  context: HandlerContext,
  stored: StoredSeason,
  known: ReadonlyMap<string, Table>,
): Promise<void> {
  const { season, guildId, channelId } = stored;
  if (!season.terms.evening || (season.status !== 'playing' && season.status !== 'ended')) return;
  for (let round = 1; round <= latestRound(season.tables); round++) {
    const key = seasonKey(season.id, `round:${round}`);
    const posted = await context.store.post(key);
    const drawn = season.tables.filter((table) => table.round === round);
    const isFinal = drawn.every(({ result }) => result !== null);
    if (posted?.state === 'closed' || (isFinal && !posted)) continue;
    const tables = await openedOf(context, drawn, known);
    if (tables.length < drawn.length) continue;
    const isOfRound = hasText(roundHead(stored, round, true), season.startsAt);
    await keepPosted(context, {
      key,
      guildId,
      channelId,
      isSame: (message) =>
        isOfRound({ ...message, content: /^\*\*[^*]+\*\*/.exec(message.content)?.[0] ?? '' }),
      digest: digestOf(tables.map(linkOf), DIGEST_DIGITS),
      isFinal,
      compose: () => roundPost(context, stored, round, tables),
    });
  }
}

/** Leads to the place where a table without a result is played now: it may have got another thread. */
const linkOf = ({ drawn, table }: OpenedTable): string =>
  drawn.result ? 'none' : messageLink(table.guildId, tableChannel(table));

/** A round that is over has no deadline: the season's is that of the next one. */
function roundHead(stored: StoredSeason, round: number, isOver: boolean): string {
  const { season } = stored;
  const t = translator(stored.locale);
  const rounds = season.terms.evening?.rounds ?? 1;
  return t('evening.post.round', {
    kind: round > rounds ? 'final' : 'round',
    round,
    rounds,
    title: titleOf(t, season),
    ends: isOver ? 'none' : stamp(season.endsAt, 't'),
  });
}

/** Lists everybody's tables. The first round's message pings, like a season's start, but nobody whom a turn has pinged already. */
async function roundPost(
  context: HandlerContext,
  stored: StoredSeason,
  round: number,
  tables: readonly OpenedTable[],
): Promise<OutMessage> {
  const t = translator(stored.locale);
  const peopleOf = ({ drawn }: OpenedTable) => drawn.seats.flatMap((userId) => userId ?? []);
  const waiting = tables.flatMap((one) => {
    const called = calledByTurn(one.table);
    return peopleOf(one).filter((userId) => !called.includes(userId));
  });
  const mentions = round === 1 ? await awakeOf(context, waiting.slice(0, MAX_MENTIONS)) : [];
  const rested = await restedBefore(context, stored, round);
  const lines = tables.map((one) => {
    const people = peopleOf(one);
    const names = namesOrMentions(t, stored, people, mentions);
    return t('evening.post.table', {
      number: one.table.number,
      link: linkOf(one),
      names: [names, ...(people.length < one.drawn.seats.length ? [t('who.computer')] : [])].join(', '),
    });
  });
  const content = fittingLines([
    roundHead(
      stored,
      round,
      tables.every(({ drawn }) => drawn.result !== null),
    ),
    ...lines,
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
