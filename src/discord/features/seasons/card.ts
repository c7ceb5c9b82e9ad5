import { digestOf } from '../../../hash.ts';
import { drawable } from '../../../pictures/painter.ts';
import { readableStandings, type SeasonView } from '../../../pictures/results/result-views.ts';
import { WEEK_MS } from '../../../tables/clock/pace.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { SeasonsContext } from '../../../tables/seasons/changes.ts';
import {
  fewestPeople,
  joiningClosesAt,
  MAX_MOVES,
  type Season,
  type SeasonEntry,
  type SeasonTable,
  type StoredSeason,
} from '../../../tables/seasons/season.ts';
import {
  bestScore,
  reserveScores,
  seasonStandings,
  type VacantSeat,
  vacantSeats,
} from '../../../tables/seasons/season-results.ts';
import { isOneTable } from '../../../tables/seasons/seating.ts';
import { seasonKey } from '../../../tables/store.ts';
import { type Table, tableChannel } from '../../../tables/table.ts';
import { startOf } from '../../../text.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import {
  button,
  DIGEST_DIGITS,
  fittingLines,
  type Lines,
  laidOut,
  messageLink,
  paragraphs,
  rowsOf,
} from '../../api/message.ts';
import { hasButton, keepPosted } from '../../api/outbox.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { drawReply } from '../../handling/reply.ts';
import { accentOf, type MessageToDraw } from '../../views/game-presenter.ts';
import { links } from '../../views/links.ts';
import { stamp } from '../../views/names.ts';
import { logLine } from './log-lines.ts';
import {
  hoursOf,
  howItEnded,
  kindOf,
  nameIn,
  namesIn,
  pointsText,
  progressOf,
  scoreInPoints,
  seasonButtons,
  titleOf,
  turnsADay,
} from './season-texts.ts';
import { tieLines } from './tie-lines.ts';

/** The number of shown digits of the commitment: too many to find another secret with the same beginning. */
const SHOWN_DIGITS = 16;
const MAX_NAMED = 40;
const LATEST_LINES = 3;
/** They leave room for the lines after them. */
const MAX_LINKS = 20;
const ROOM_FOR_TIES = 600;

/** How long after a season's end Discord may refuse what tells of it, until that is given up. */
export const MAX_LATE_AT_END_MS = WEEK_MS;

interface CardFacts {
  readonly stored: StoredSeason;
  readonly log: readonly SeasonEntry[];
  /** The season's running tables. */
  readonly tables: readonly Table[];
  readonly now: Date;
}

/** The season's one message, for everybody. */
export function seasonCard(facts: CardFacts): MessageToDraw {
  const { stored } = facts;
  const t = translator(stored.locale);
  const { status } = stored.season;
  const lines =
    status === 'joining' || status === 'calledOff' ? joiningLines(t, facts) : playingLines(t, facts);
  return {
    message: laidOut(
      [...paragraphs(lines), ...rowsOf(cardButtons(t, stored))],
      accentOf(stored.season.terms.game),
    ),
    picture: stored.season.divisions.length === 0 ? null : standingsPicture(stored),
  };
}

function joiningLines(t: Translate, { stored, log }: CardFacts): readonly (string | null)[] {
  const { season } = stored;
  const { people, reserves, terms, startsAt, status, commitment, moved } = season;
  const { evening } = terms;
  const turns = turnsADay(terms);
  const named = (ids: readonly Snowflake[]) => namesIn(t, stored, ids, MAX_NAMED);
  return [
    headOf(t, season),
    evening
      ? t('evening.card.what', { ...evening, size: terms.size, final: evening.final ? 'yes' : 'no' })
      : t('season.card.what', {
          size: terms.size,
          atOnce: terms.atOnce,
          pace: t('games.pace', { pace: terms.pace }),
        }),
    evening
      ? t('evening.card.total', hoursOf(evening))
      : turns === null
        ? null
        : t('season.card.turns', { turns }),
    '',
    status === 'calledOff'
      ? t(`${kindOf(season)}.card.calledOff`)
      : t(`${kindOf(season)}.card.starts`, {
          at: stamp(startsAt, 'F'),
          in: stamp(startsAt),
          closes: stamp(joiningClosesAt(startsAt)),
          least: fewestPeople(terms),
          last: moved < MAX_MOVES ? 'no' : 'yes',
        }),
    status === 'joining' && isOneTable(people.length, terms.size)
      ? t(`${kindOf(season)}.card.few`, { final: evening?.final ? 'yes' : 'no' })
      : null,
    '',
    people.length === 0
      ? t('season.card.nobody')
      : t('season.card.in', { count: people.length, names: named(people) }),
    reserves.length === 0
      ? null
      : t('season.card.reserves', { count: reserves.length, names: named(reserves) }),
    '',
    ...latest(t, stored, log),
    t('season.card.sealed', { seal: startOf(commitment, SHOWN_DIGITS) }),
  ];
}

const headOf = (t: Translate, season: Season): string =>
  t(`${kindOf(season)}.card.head`, { title: titleOf(t, season) });

/** The latest actions of managers, and automatic ones. */
const latest = (t: Translate, stored: StoredSeason, log: readonly SeasonEntry[]): readonly string[] =>
  log
    .flatMap((entry) => {
      const line = TOLD_ON_CARD.includes(entry.type) ? logLine(t, stored, entry, log) : null;
      return line === null ? [] : [`-# ${line}`];
    })
    .slice(-LATEST_LINES);

const TOLD_ON_CARD: readonly SeasonEntry['type'][] = [
  'moved',
  'waited',
  'satOut',
  'rested',
  'calledOff',
  'extended',
  'shortened',
  'paused',
  'resumed',
  'excluded',
  'readmitted',
  'left',
  'replaced',
  'stopped',
  'channelChosen',
];

function playingLines(t: Translate, { stored, log, tables, now }: CardFacts): Lines {
  const { season } = stored;
  const isOver = season.status === 'ended';
  const free = vacantSeats(season, now);
  return [
    headOf(t, season),
    isOver ? t(`${kindOf(season)}.card.over`, { count: season.tables.length }) : progressOf(t, season),
    season.pausedAt ? t('season.card.paused') : null,
    '',
    isOver && howItEnded(t, season),
    // If there are many divisions, there is only room for those at the top.
    fittingLines(tieLines(t, stored, season.divisions.length > 1 ? 2 : undefined), ROOM_FOR_TIES) || null,
    ...reserveScores(season).map(({ userId, score, done: played, tables: seats }) =>
      t('season.card.reserve', {
        name: nameIn(t, stored, userId),
        score: scoreInPoints(score),
        done: played,
        count: seats,
      }),
    ),
    '',
    free.length === 0 ? null : vacantLine(t, free),
    runningLine(t, stored, tables),
    '',
    ...latest(t, stored, log),
    isOver ? t('season.card.secret', { secret: season.secret ?? '' }) : null,
  ];
}

/** It contains the deadline, since the card isn't edited when that has passed. */
function vacantLine(t: Translate, free: readonly VacantSeat[]): string {
  const until = Math.min(...free.map((seat) => seat.until.getTime()));
  return t('season.card.vacant', { count: free.length, until: stamp(until, 'F') });
}

/** The link to a table's thread; null if it is played in the season's channel itself. */
export const linkToTable = (table: Table): string | null =>
  tableChannel(table) === table.channelId ? null : messageLink(table.guildId, tableChannel(table));

function runningLine(t: Translate, { season }: StoredSeason, tables: readonly Table[]): string | null {
  const open = season.tables.flatMap(({ tableId, result }) => (result ? [] : [tableId]));
  const links = tables
    .filter(({ id, status }) => open.includes(id) && status !== 'aborted')
    // A turn's message is replaced by the next one's.
    .map((table) => {
      const link = linkToTable(table);
      return link === null ? `${table.number}` : `[${table.number}](${link})`;
    });
  const more = links.length > MAX_LINKS ? ['…'] : [];
  const shown = [...links.slice(0, MAX_LINKS), ...more].join(' · ');
  return links.length === 0 ? null : t('season.card.running', { tables: shown });
}

function cardButtons(t: Translate, { season }: StoredSeason) {
  const { id, status } = season;
  const { evening } = season.terms;
  const page = button(seasonButtons.page({ season: id }), t(`${kindOf(season)}.button.mine`));
  if (status === 'calledOff') return [];
  if (status === 'ended') return [page, button(links.seasonDraw({ season: id }), t('season.button.draw'))];
  const join = button(
    seasonButtons.join({ season: id }),
    t(status === 'joining' || evening ? 'season.button.in' : 'season.button.reserve'),
    status === 'joining' ? 'primary' : 'secondary',
  );
  const leave = button(seasonButtons.leave({ season: id }), t('season.button.out'));
  return status === 'joining' || evening ? [join, leave, page] : [page, join];
}

function standingsView({ season, names, locale }: StoredSeason): SeasonView {
  const t = translator(locale);
  const isOver = season.status === 'ended';
  return {
    locale,
    title: titleOf(t, season),
    isOver,
    // The others have their own page.
    divisions: readableStandings(seasonStandings(season)).map((rows) => ({
      rows: rows.map(({ userId, place, score, done, tables, best, worst }) => ({
        place,
        name: names.get(userId) || t('who.gone'),
        points: pointsText(locale, scoreInPoints(score)),
        share: score / bestScore(season.terms),
        done,
        tables,
        best,
        worst,
      })),
    })),
  };
}

export const standingsPicture = (stored: StoredSeason) =>
  drawable('shared', 'standings', standingsView(stored));

export const seasonsContext = ({ seasons, tables, results, store }: HandlerContext): SeasonsContext => ({
  seasons,
  tables,
  results,
  downtimes: (...when) => store.downtimes(...when),
});

export interface OpenedTable {
  readonly drawn: SeasonTable;
  readonly table: Table;
}

/** Loads those of a season's tables that are open. `known`: the tables that were just loaded, by their ids. */
export async function openedOf(
  { store }: Pick<HandlerContext, 'store'>,
  drawn: readonly SeasonTable[],
  known: ReadonlyMap<string, Table> = new Map(),
): Promise<readonly OpenedTable[]> {
  const opened = drawn.map(async (one): Promise<OpenedTable[]> => {
    const table = one.tableId === null ? null : (known.get(one.tableId) ?? (await store.load(one.tableId)));
    return table ? [{ drawn: one, table }] : [];
  });
  return (await Promise.all(opened)).flat();
}

/** The opened tables of a season where this person has or had a seat; null: those without a result. */
export async function tablesOfSeason(
  context: Pick<HandlerContext, 'store'>,
  { season }: StoredSeason,
  userId: Snowflake | null,
): Promise<readonly Table[]> {
  const meant = season.tables.filter(({ seats, reserves, result }) =>
    userId === null ? !result : seats.includes(userId) || [...reserves.values()].includes(userId),
  );
  return (await openedOf(context, meant)).map(({ table }) => table);
}

/** Updates a season's card, serialized. Never throws. `isFinal`: for the last time. `retries`: also if Discord has refused it. */
export const showSeason = (
  context: HandlerContext,
  id: string,
  isFinal = false,
  retries = false,
): Promise<void> =>
  context.queue.run(`season ${id}`, () =>
    show(context, id, isFinal, retries).catch((error: unknown) =>
      context.log.error({ err: error, season: id }, 'failed to show a season'),
    ),
  );

async function show(context: HandlerContext, id: string, isFinal: boolean, retries: boolean): Promise<void> {
  const { seasons } = context;
  const stored = await seasons.season(id);
  if (!stored) return;
  const card = seasonCard({
    stored,
    log: await seasons.seasonLog(id, TOLD_ON_CARD),
    tables: await tablesOfSeason(context, stored, null),
    now: context.now(),
  });
  const post = await keepPosted(context, {
    key: seasonKey(id),
    guildId: stored.guildId,
    channelId: stored.channelId,
    isSame: hasButton(seasonButtons.page({ season: id })),
    digest: digestOf(card, DIGEST_DIGITS),
    isFinal,
    retries,
    compose: () => drawReply(context, stored.guildId, card, stored.locale),
  });
  const isLate = context.now().getTime() - stored.season.at.getTime() > MAX_LATE_AT_END_MS;
  if (post.state === 'refused' && isFinal && isLate)
    await context.store.savePost({ ...post, state: 'closed' });
}
