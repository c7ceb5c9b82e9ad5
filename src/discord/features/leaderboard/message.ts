import { periodText, ratingText } from '../../../pictures/formats.ts';
import type { LeaderboardView } from '../../../pictures/results/result-views.ts';
import type { GameName, Snowflake } from '../../../tables/game-types.ts';
import {
  ESTABLISHED_AFTER,
  PERIOD_PATTERN,
  periodParts,
  periodsAt,
  pointsOf,
  rangeOf,
} from '../../../tables/results/ratings.ts';
import type { LeaderboardEntry, Period } from '../../../tables/results/results-store.ts';
import { languageOf, type Translate, translator } from '../../../texts/index.ts';
import { row } from '../../api/layout.ts';
import {
  type Buttons,
  button,
  joinLines,
  laidOut,
  MAX_OPTIONS,
  rowsOf,
  selectRow,
} from '../../api/message.ts';
import { coded, declareCustomIds, field, text } from '../../custom-id.ts';
import { ratedGames } from '../../game-features.ts';
import type { ResultsContext } from '../../handling/context.ts';
import { accentOf } from '../../views/game-presenter.ts';
import { links } from '../../views/links.ts';
import { plainName } from '../../views/names.ts';

/** Table sizes with leaderboards; 0: any. */
export const PLAYERS = [0, 2, 3, 4] as const;

export interface LeaderboardPage {
  readonly game: GameName;
  readonly period: Period;
  readonly players: (typeof PLAYERS)[number];
  /** The first page is 1. */
  readonly page: number;
}

/** The months of a quarter, e.g. `October – December 2026`; null for years and all time. */
export function monthsOfPeriod(locale: string, period: Period): string | null {
  const range = rangeOf(period);
  if (!range || periodParts(period)?.quarter === null) return null;
  const months = new Intl.DateTimeFormat(languageOf(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return months.formatRange(range.gte, range.lt.getTime() - 1).replaceAll(/\s/g, ' ');
}

/** The current ones first (quarter, year, all time), then those with ratings, newest first. */
export function periodsOffered(now: Date, rated: readonly Period[]): Period[] {
  const [all, year, quarter] = periodsAt(now);
  return [...new Set([quarter, year, all, ...rated])];
}

export const isNow = (now: Date, period: Period): boolean =>
  period !== 'all' && periodsAt(now).includes(period);

/** Parses `2026-Q4`, `Q4 2026`, `2026`, `all` or the words for it; null: no season. */
export function parsePeriod(t: Translate, typed: string): Period | null {
  const text = typed.trim().toLowerCase();
  if (text === 'all' || text === t('picture.period.all').toLowerCase()) return 'all';
  const year = /(?<!\d)20\d\d(?!\d)/.exec(text)?.[0];
  if (year === undefined) return null;
  const rest = text.replace(year, ' ').replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (rest === '') return year;
  const quarter = /^\p{L}{0,10}([1-4])\p{L}{0,10}$/u.exec(rest)?.[1];
  return quarter === undefined ? null : `${year}-Q${quarter}`;
}

const ratedGame = {
  get pattern() {
    return ratedGames().join('|');
  },
  longest: 20,
  parse: (name: string) => ratedGames().find((game) => game === name),
  format: (game: GameName): string => game,
};

const page = {
  game: ratedGame,
  period: text(PERIOD_PATTERN, 7),
  players: coded(Object.fromEntries(PLAYERS.map((players) => [String(players), players]))),
  page: field('[1-9]\\d{0,5}', 6, Number, String),
};

export const leaderboardButtons = declareCustomIds({
  show: ['leaders:show:{game}:{period}:{players}:{page}', page],
  /** The page with the person who presses it; the page number in it is ignored. */
  mine: ['leaders:mine:{game}:{period}:{players}:{page}', page],
  share: ['leaders:share:{game}:{period}:{players}:{page}', page],
  /** Selects: the choice replaces the page's value, and leads to the first page. */
  season: ['leaders:season:{game}:{period}:{players}:{page}', page],
  players: ['leaders:players:{game}:{period}:{players}:{page}', page],
});

export interface LeaderboardReader {
  readonly locale: string;
  readonly now: Date;
  readonly sharable: boolean;
}

/** A leaderboard's text and buttons, and the view of its picture; null if it is empty. */
export function leaderboardContent(loaded: LoadedPage, reader: LeaderboardReader) {
  const t = translator(reader.locale);
  const { page, seasons, total } = loaded;
  const content = [
    t('leaderboard.head', { subject: subjectOf(t, loaded) }),
    ...lines(t, loaded),
    readerLine(t, loaded),
    total > 0 && t('leaderboard.means'),
  ];
  const seasonList = leaderboardButtons.season({ ...page, page: 1 });
  const parts = [
    row(joinLines(content)),
    ...rowsOf(buttons(t, loaded, reader)),
    periodSelect(t, seasonList, page.period, seasons, reader),
    playersSelect(t, loaded),
  ];
  return {
    message: laidOut(parts, accentOf(page.game)),
    view: total > 0 ? viewOf(t, loaded, reader.locale) : null,
  };
}

function subjectOf(t: Translate, { page: { game, period, players, page }, pages }: LoadedPage): string {
  const parts = [t(`game.${game}`), periodText(t, period), playersName(t, players)];
  return listHead(t, parts, { page, pages });
}

const playersName = (t: Translate, players: number): string =>
  players === 0 ? t('picture.allTables') : t('picture.players', { count: players });

function lines(t: Translate, { rows, total, reader }: LoadedPage): string[] {
  if (total === 0) return [t('leaderboard.nobody')];
  const firstProvisional = rows.findIndex(({ established }) => !established);
  return rows.flatMap((row, index) => {
    const line = rowText(t, row, reader?.userId);
    return index === firstProvisional
      ? [t('leaderboard.provisional', { games: ESTABLISHED_AFTER }), line]
      : [line];
  });
}

function rowText(t: Translate, row: LeaderboardEntry, readerId: Snowflake | undefined): string {
  const { games, wins } = row;
  const name = rowName(t, row, readerId);
  // A single lucky game gives no rank.
  return row.established
    ? t('leaderboard.row', { rank: row.rank, name, rating: ratingText(pointsOf(row)), games, wins })
    : t('leaderboard.row.provisional', { name, games, wins });
}

/** The reader's place, unless it is on this page. */
function readerLine(t: Translate, { rows, total, reader }: LoadedPage): string | null {
  if (!reader || rows.some(({ userId }) => userId === reader.userId)) return null;
  const { place } = reader;
  if (place === 'hidden') return t('leaderboard.hidden');
  if (place === 'none') return total > 0 ? t('leaderboard.notYou') : null;
  return t('leaderboard.mine', {
    rank: place.rank,
    total,
    rating: ratingText(pointsOf(place)),
    provisional: place.established ? 'no' : 'yes',
  });
}

function buttons(
  t: Translate,
  { page, pages, rows, reader }: LoadedPage,
  { sharable }: LeaderboardReader,
): Buttons {
  // A person who presses a button of a public page has their own place.
  const isElsewhere = reader
    ? typeof reader.place === 'object' && !rows.some(({ userId }) => userId === reader.userId)
    : pages > 1;
  return [
    ...pageButtons(t, { page: page.page, pages }, (number) =>
      leaderboardButtons.show({ ...page, page: number }),
    ),
    isElsewhere && button(leaderboardButtons.mine(page), t('leaderboard.button.mine')),
    sharable && pages > 0 && button(leaderboardButtons.share(page), t('rulesView.button.share')),
    button(links.seers({ period: page.period, page: 1 }), t('button.seers')),
  ];
}

/** A select of periods, with this custom id and `shown` preselected. */
export function periodSelect(
  t: Translate,
  customId: string,
  shown: Period,
  seasons: readonly Period[],
  { locale, now }: Pick<LeaderboardReader, 'locale' | 'now'>,
) {
  const offered = seasons.includes(shown) ? seasons : [shown, ...seasons];
  return selectRow(
    customId,
    t('leaderboard.choose.season'),
    offered.slice(0, MAX_OPTIONS).map((period) => {
      const months = monthsOfPeriod(locale, period);
      return {
        label: periodLabel(t, now, period),
        value: period,
        ...(months !== null && { description: months }),
        default: period === shown,
      };
    }),
  );
}

export function periodLabel(t: Translate, now: Date, period: Period): string {
  const season = periodText(t, period);
  return isNow(now, period) ? t('leaderboard.option.now', { season }) : season;
}

const playersSelect = (t: Translate, { page }: LoadedPage) =>
  selectRow(
    leaderboardButtons.players({ ...page, page: 1 }),
    t('leaderboard.choose.players'),
    PLAYERS.map((players) => ({
      label: playersName(t, players),
      value: String(players),
      default: players === page.players,
    })),
  );

function viewOf(t: Translate, { page, pages, rows }: LoadedPage, locale: string): LeaderboardView {
  return {
    game: t(`game.${page.game}`),
    period: page.period,
    players: page.players,
    rows: rows.map((row) => ({
      ...pointsOf(row),
      rank: row.rank,
      name: row.name,
      games: row.games,
      wins: row.wins,
      provisional: !row.established,
    })),
    page: page.page,
    pages,
    enough: ESTABLISHED_AFTER,
    locale,
  };
}

export interface LoadedPage {
  /** The requested page, or the last one if there are fewer. */
  readonly page: LeaderboardPage;
  /** 0 for an empty board. */
  readonly pages: number;
  readonly total: number;
  readonly rows: readonly LeaderboardEntry[];
  readonly seasons: readonly Period[];
  readonly reader: { readonly userId: Snowflake; readonly place: Place } | null;
}

/** The reader's place on a leaderboard; `hidden` if they have chosen to be hidden. */
type Place = LeaderboardEntry | 'hidden' | 'none';

export interface AskedPage extends Omit<LeaderboardPage, 'period' | 'page'> {
  /** Null: this quarter once a player is established in it, otherwise all time. */
  readonly period: Period | null;
  /** `own`: the one with the reader, or the first if they are on none. */
  readonly page: number | 'own';
}

export async function loadPage(
  { results, now }: ResultsContext,
  guildId: Snowflake,
  { game, players, ...asked }: AskedPage,
  reader: Snowflake | null,
): Promise<LoadedPage> {
  const [allTime, , quarter] = periodsAt(now());
  const boardOf = (period: Period) => results.leaderboard({ guildId, game, period, players });
  const [first, seasons, isHidden] = await Promise.all([
    boardOf(asked.period ?? quarter),
    results.periods(guildId, game),
    reader === null ? false : results.isHidden(reader),
  ]);
  const period = asked.period ?? (first[0]?.established ? quarter : allTime);
  const all = asked.period === null && period === allTime ? await boardOf(allTime) : first;
  const own = all.findIndex(({ userId }) => userId === reader);
  const total = all.length;
  const pages = pagesOf(total);
  const page = Math.max(1, Math.min(asked.page === 'own' ? pagesOf(own + 1) : asked.page, pages));
  const { offset, most } = partOf(page);
  return {
    page: { game, period, players, page },
    pages,
    total,
    rows: all.slice(offset, offset + most),
    seasons: periodsOffered(now(), seasons),
    reader: reader !== null ? { userId: reader, place: all[own] ?? (isHidden ? 'hidden' : 'none') } : null,
  };
}

const PAGE_ROWS = 10;

/** A page of a list of people (leaders or seers). */
interface Paged<Row> {
  /** 1-based; the last page if there are fewer than requested. */
  readonly page: number;
  /** 0 if the list is empty. */
  readonly pages: number;
  readonly total: number;
  readonly rows: readonly Row[];
}

interface Part {
  readonly offset: number;
  readonly most: number;
}

export async function loadRows<Row>(
  asked: number,
  load: (part: Part) => Promise<Pick<Paged<Row>, 'rows' | 'total'>>,
): Promise<Paged<Row>> {
  const found = await load(partOf(asked));
  const pages = pagesOf(found.total);
  const page = Math.max(1, Math.min(asked, pages));
  const { rows, total } = page === asked ? found : await load(partOf(page));
  return { page, pages, total, rows };
}

const partOf = (page: number): Part => ({ offset: (page - 1) * PAGE_ROWS, most: PAGE_ROWS });

const pagesOf = (total: number): number => Math.ceil(total / PAGE_ROWS);

type PageNumber = Pick<Paged<unknown>, 'page' | 'pages'>;

export const listHead = (t: Translate, parts: readonly string[], { page, pages }: PageNumber): string =>
  [...parts, ...(pages > 1 ? [t('picture.page', { page, pages })] : [])].join(' · ');

/** Buttons for the previous and next page. `to`: the custom id of a page's button. */
export const pageButtons = (
  t: Translate,
  { page, pages }: PageNumber,
  to: (page: number) => string,
): Buttons => [
  page > 1 && button(to(page - 1), t('leaderboard.button.previous')),
  page < pages && button(to(page + 1), t('leaderboard.button.next')),
];

/** A person's name in a row; the reader's own is highlighted. */
export function rowName(
  t: Translate,
  { name, userId }: { readonly name: string; readonly userId: string },
  readerId: string | undefined,
): string {
  const plain = plainName(name);
  return userId === readerId ? t('leaderboard.you', { name: plain }) : plain;
}
