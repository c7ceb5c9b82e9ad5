import { type Translate, translator } from '../../texts/index.ts';
import {
  joinWithOverflow,
  periodText,
  ratingFigure,
  ratingText,
  type ShownPeriod,
  type ShownRating,
  sentence,
  shareText,
  shortName,
  whole,
} from '../formats.ts';

export interface LeaderboardRow extends ShownRating {
  /** 1-based, on the whole board. */
  readonly rank: number;
  /** The name in Discord may have any Unicode and any length. */
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Too few games to be sure; such rows come after the others. */
  readonly provisional: boolean;
}

/** One page of a server's leaderboard. */
export interface LeaderboardView {
  /** The game's displayed name. */
  readonly game: string;
  readonly period: ShownPeriod;
  /** 0: tables of any number of players. */
  readonly players: number;
  /** Holds at most ten. */
  readonly rows: readonly LeaderboardRow[];
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  /** The number of games after which a rating is no longer provisional. */
  readonly enough: number;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}

/** The rating after a game. */
export interface CurvePoint extends ShownRating {
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ProfileView {
  readonly name: string;
  readonly game: string;
  /** Null: not rated yet. `rank` is null for a person who is not on the board. */
  readonly standing: (ShownRating & { readonly rank: number | null; readonly provisional: boolean }) | null;
  readonly games: number;
  readonly wins: number;
  /** By number of players, ascending; numbers without a game may be left out. */
  readonly byPlayers: readonly { readonly players: number; readonly games: number; readonly wins: number }[];
  /** Oldest first. */
  readonly curve: readonly CurvePoint[];
  /** Consecutive won games: current, and maximum. */
  readonly streak: { readonly now: number; readonly best: number };
  readonly locale: string;
}

/** Game, period and kind of table. */
export const subjectOf = (t: Translate, { game, period, players }: LeaderboardView): string =>
  [
    game,
    periodText(t, period),
    players === 0 ? t('picture.allTables') : t('picture.players', { count: players }),
  ].join(' · ');

/** The board as text, for the picture's description: at most 1,024 characters, in whole sentences. */
export function describeLeaderboard(view: LeaderboardView): string {
  const t = translator(view.locale);
  const { page, pages, rows } = view;
  const head = [
    t('picture.alt.leaderboard', {
      subject: [subjectOf(t, view), pages > 1 ? t('picture.page', { page, pages }) : '']
        .filter(Boolean)
        .join(' · '),
    }),
    rows.length === 0 ? t('picture.nobody') : '',
  ];
  return joinWithOverflow(
    head,
    rows.map((row) => rowText(t, view.locale, row)),
    (count) => t('picture.alt.more', { count }),
  );
}

function rowText(t: Translate, locale: string, row: LeaderboardRow): string {
  return t('picture.alt.row', {
    rank: whole(locale, row.rank),
    name: shortName(row.name),
    rating: ratingText(row),
    provisional: row.provisional ? 'yes' : 'no',
    games: row.games,
    wins: row.wins,
  });
}

/** A person's record as text: at most 1,024 characters, in whole sentences. `ofGame`: replaces the common sentences. */
export function describeProfile(view: ProfileView, ofGame: readonly string[] | null = null): string {
  const t = translator(view.locale);
  const { locale, standing, streak } = view;
  const rated = standing
    ? t('picture.alt.rated', {
        rating: ratingText(standing),
        rank: standing.rank ?? 0,
        provisional: standing.provisional ? 'yes' : 'no',
      })
    : sentence(t('picture.unrated'));
  return joinWithOverflow(
    [
      t('picture.alt.profile', {
        name: shortName(view.name),
        subject: `${view.game} · ${periodText(t, 'all')}`,
      }),
      rated,
      t('picture.alt.games', {
        games: view.games,
        wins: view.wins,
        share: view.games > 0 ? shareText(locale, view.wins / view.games) : 'none',
      }),
    ],
    [
      ...view.byPlayers.map((one) => t('picture.alt.byPlayers', { ...one })),
      curveText(t, view),
      ...(ofGame ?? [sentence(t('profile.streak', { ...streak }))]),
    ].filter(Boolean),
  );
}

function curveText(t: Translate, { curve }: ProfileView): string {
  const ratings = curve.map(({ rating }) => rating);
  const [first] = ratings;
  const last = ratings.at(-1);
  if (first === undefined || last === undefined || ratings.length < 2) return '';
  return t('picture.alt.curve', {
    first: ratingFigure(first),
    last: ratingFigure(last),
    low: ratingFigure(Math.min(...ratings)),
    high: ratingFigure(Math.max(...ratings)),
  });
}

export interface StandingRow {
  /** 1-based. */
  readonly place: number;
  /** The name in Discord: any Unicode, any length. */
  readonly name: string;
  /** Formatted for the language. */
  readonly points: string;
  /** The share of all possible points, 0..1. */
  readonly share: number;
  /** The numbers of finished tables, and of all. */
  readonly done: number;
  readonly tables: number;
  /** The places still possible. */
  readonly best: number;
  readonly worst: number;
}

/** The standings of a season, division by division, the highest first. */
export interface SeasonView {
  readonly locale: string;
  readonly title: string;
  readonly isOver: boolean;
  readonly divisions: readonly { readonly rows: readonly StandingRow[] }[];
}

/** Divisions beside each other in a picture; more are in bands below each other. */
export const DIVISIONS_IN_A_BAND = 3;
export const bandsOf = (divisions: number): number => Math.ceil(divisions / DIVISIONS_IN_A_BAND);
/** The number of rows of each division that can be read, by the number of bands. */
const ROWS_BY_BANDS = [15, 6, 4, 2];

/** The largest number of divisions and rows that can be read. */
export function readableStandings<Row>(divisions: readonly (readonly Row[])[]): readonly (readonly Row[])[] {
  const shown = divisions.slice(0, ROWS_BY_BANDS.length * DIVISIONS_IN_A_BAND);
  return shown.map((rows) => rows.slice(0, ROWS_BY_BANDS[bandsOf(shown.length) - 1]));
}

/** The standings as text, for the picture's description: at most 1,024 characters, in whole sentences. */
export function describeStandings({ locale, title, divisions, isOver }: SeasonView): string {
  const t = translator(locale);
  const rows = divisions.flatMap(({ rows: own }, index) =>
    own.map((row, at) => {
      const text = standingText(t, row, isOver);
      return at === 0 && divisions.length > 1 ? `${divisionText(t, index)}: ${text}` : text;
    }),
  );
  return joinWithOverflow([t('season.alt.standings', { title })], rows, (count) =>
    t('picture.alt.more', { count }),
  );
}

export const divisionText = (t: Translate, index: number): string =>
  t('season.division', { number: index + 1 });

const standingText = (t: Translate, row: StandingRow, isOver: boolean): string =>
  t('season.alt.row', {
    place: row.place,
    name: shortName(row.name),
    points: row.points,
    done: row.done,
    count: row.tables,
    best: row.best,
    worst: row.worst,
    range: isOver || row.best === row.worst ? 'no' : 'yes',
  });
