import type { LeaderboardView } from '../../../pictures/index.ts';
import { periodText } from '../../../pictures/number-format.ts';
import type { GameName, Snowflake } from '../../../tables/game-types.ts';
import { PERIOD_PATTERN } from '../../../tables/results/leaderboards.ts';
import { ESTABLISHED_AFTER, NEWCOMER, pointsOf } from '../../../tables/results/ratings.ts';
import type { LeaderboardEntry, Period } from '../../../tables/results/results-store.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { type Buttons, button, MOST_OPTIONS, plain, rowsOf, selectRow } from '../../api/message.ts';
import { coded, declareCustomIds, field, text } from '../../custom-id.ts';
import { ratedGames } from '../../game-features.ts';
import { links } from '../../views/links.ts';
import { PLAYERS, ratingText, ratingView } from '../../views/ratings.ts';
import { type LoadedPage, listHead, pageButtons, rowName } from './load-page.ts';
import { isNow, monthsOfPeriod } from './periods.ts';

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
  /** The page with the person who presses it; the number in it counts for nothing. */
  mine: ['leaders:mine:{game}:{period}:{players}:{page}', page],
  share: ['leaders:share:{game}:{period}:{players}:{page}', page],
  /** Lists: the choice takes the place of what the page has, on the first page. */
  season: ['leaders:season:{game}:{period}:{players}:{page}', page],
  players: ['leaders:players:{game}:{period}:{players}:{page}', page],
});

export interface LeaderboardReader {
  readonly locale: string;
  readonly now: Date;
  readonly sharable: boolean;
}

/** A leaderboard's text and buttons, and the view of its picture; null where nobody is on it. */
export function leaderboardContent(loaded: LoadedPage, reader: LeaderboardReader) {
  const t = translator(reader.locale);
  const { page, seasons, total } = loaded;
  const content = [
    t('leaderboard.head', { subject: subjectOf(t, loaded) }),
    ...lines(t, loaded),
    readerLine(t, loaded),
    total > 0 ? t('leaderboard.means', { start: pointsOf(NEWCOMER).points }) : null,
  ];
  const seasonList = leaderboardButtons.season({ ...page, page: 1 });
  const rows = [
    ...rowsOf(buttons(t, loaded, reader)),
    periodSelect(t, seasonList, page.period, seasons, reader),
    playersSelect(t, loaded),
  ];
  return { message: plain(content, rows), view: total > 0 ? viewOf(t, loaded, reader.locale) : null };
}

function subjectOf(t: Translate, { page: { game, period, players, page }, pages }: LoadedPage): string {
  const parts = [t(`game.${game}`), periodText(t, period), playersName(t, players)];
  return listHead(t, parts, { page, pages });
}

const playersName = (t: Translate, players: number): string =>
  players === 0 ? t('picture.allTables') : t('picture.players', { count: players });

function lines(t: Translate, { rows, total, reader }: LoadedPage): string[] {
  if (total === 0) return [t('leaderboard.nobody', { games: ESTABLISHED_AFTER })];
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
  // One lucky game makes no rank.
  return row.established
    ? t('leaderboard.row', { rank: row.rank, name, rating: ratingText(row), games, wins })
    : t('leaderboard.row.provisional', { name, games, wins });
}

/** Where the reader is, unless that is on this page. */
function readerLine(t: Translate, { rows, total, reader }: LoadedPage): string | null {
  if (!reader || rows.some(({ userId }) => userId === reader.userId)) return null;
  const { place } = reader;
  if (place === 'hidden') return t('leaderboard.hidden');
  if (place === 'none') return total > 0 ? t('leaderboard.notYou') : null;
  return t('leaderboard.mine', {
    rank: place.rank,
    total,
    rating: ratingText(place),
    provisional: place.established ? 'no' : 'yes',
  });
}

function buttons(
  t: Translate,
  { page, pages, rows, reader }: LoadedPage,
  { sharable }: LeaderboardReader,
): Buttons {
  // Whoever presses a button of a public page has a place of their own.
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

/** A list of periods, under this custom id; one of them is `shown`. */
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
    offered.slice(0, MOST_OPTIONS).map((period) => {
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
      ...ratingView(row),
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
