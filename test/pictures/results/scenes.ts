import type { Color } from '../../../src/games/tuchulcha/board.ts';
import type { Pixels } from '../../../src/pictures/canvas/sprite.ts';
import { paintLeaderboard } from '../../../src/pictures/results/leaderboard.ts';
import type {
  CurvePoint,
  LeaderboardRow,
  LeaderboardView,
} from '../../../src/pictures/results/result-views.ts';
import type { RaceProfileView } from '../../../src/pictures/tuchulcha/board-view.ts';
import { paintRaceProfile } from '../../../src/pictures/tuchulcha/profile.ts';
import { type ChanceCurve, paintSummary, type SummaryView } from '../../../src/pictures/tuchulcha/summary.ts';
import { randomFrom } from '../../games/tuchulcha/random-play.ts';
import { playedGame } from '../tuchulcha/film/played.ts';

/** In the scripts that the project brings letters for, and some that names make trouble with. */
export const NAMES = [
  'Ada',
  '🐉 Drachenreiter 👩‍👩‍👧‍👦',
  'محمد عبد الله الطويل جدا جدا جدا',
  '田中太郎',
  'שלום',
  '김철수',
  'Maximilian von und zu Hohenlohe-Schillingsfürst',
  '𝕱𝖆𝖓𝖈𝖞 ★',
  'Дмитрий',
  'สมชาย',
] as const;

const GAMES = [212, 87, 1043, 44, 31, 28, 19, 7, 4, 1];
const WINS = [101, 40, 377, 18, 9, 8, 6, 2, 2, 0];

export const ROWS: readonly LeaderboardRow[] = NAMES.map((name, i) => ({
  rank: i + 1,
  name,
  rating: 1752 - i * 51,
  doubt: Math.round(36 + i * 10.5) + (i > 6 ? 90 : 0),
  games: GAMES[i] ?? 0,
  wins: WINS[i] ?? 0,
  provisional: i > 6,
}));

export const leaderboard = (change: Partial<LeaderboardView> = {}): LeaderboardView => ({
  game: 'Tuchulcha',
  period: '2026-Q4',
  players: 4,
  rows: ROWS,
  page: 1,
  pages: 3,
  enough: 10,
  locale: 'en',
  ...change,
});

const DAY = 24 * 60 * 60 * 1000;

/** A rating that gets surer with every game. */
export function curveOf(games: number): readonly CurvePoint[] {
  const random = randomFrom(5);
  let at = Date.UTC(2025, 9, 3);
  let rating = 1500;
  let doubt = 250;
  return Array.from({ length: games }, () => {
    at += DAY * (1 + random(6));
    rating += (random(100) / 100 - 0.42) * doubt * 0.5;
    doubt = Math.max(39, doubt * 0.93);
    return { at, rating, doubt };
  });
}

export const profile = (change: Partial<RaceProfileView> = {}): RaceProfileView => ({
  name: NAMES[1],
  game: 'Tuchulcha',
  standing: { rating: 1701, doubt: 45, rank: 2, provisional: false },
  games: 212,
  wins: 101,
  byPlayers: [
    { players: 2, games: 30, wins: 18 },
    { players: 3, games: 52, wins: 21 },
    { players: 4, games: 130, wins: 62 },
  ],
  curve: curveOf(60),
  roles: { tuchulcha: 43, lasaVecuvia: 12 },
  bestHit: 4,
  hits: 387,
  streak: { now: 3, best: 9 },
  luck: { dice: 18_450, pips: 64_680 },
  locale: 'en',
  ...change,
});

/** Chances that could be those of a game. */
function curvesOf(
  colors: readonly Color[],
  turns: number,
  winners: readonly Color[],
): readonly ChanceCurve[] {
  const random = randomFrom(11);
  const steps = Array.from({ length: turns + 1 }, (_, turn) =>
    colors.map((color) => {
      const end = winners.includes(color) ? 1 : 0;
      const part = turn / turns;
      return part === 1 ? end : (1 - part) * (0.5 + random(100) / 100) + part * end;
    }),
  );
  return colors.map((color, index) => ({
    color,
    values: steps.map((chances) => (chances[index] ?? 0) / chances.reduce((sum, one) => sum + one, 0)),
  }));
}

export function summary(players: 2 | 3 | 4, seed: number, locale: string): SummaryView {
  const { frames, marks, luck, turns, winners } = playedGame(players, seed, locale);
  const last = frames.at(-1)?.board.position.colors;
  const [first] = luck.keys();
  const hit = marks.find(({ kind }) => kind === 'hit');
  const role = marks.find(({ kind }) => kind === 'role');
  return {
    number: 12,
    turns,
    players: [...luck].map(([color, own], i) => ({
      color,
      name: NAMES[(i + 1) * 2] ?? '',
      won: winners.includes(color),
      altar: last?.[color]?.altar ?? 0,
      forest: last?.[color]?.forest ?? 0,
      luck: own,
      swing: 0.12 - i * 0.1,
    })),
    curves: curvesOf([...luck.keys()], turns, winners),
    marks,
    turningPoints: [
      ...(hit?.kind === 'hit'
        ? [
            {
              turn: hit.turn,
              color: hit.who,
              by: 'roll' as const,
              dice: [2, 5],
              change: 0.17,
              highlight: hit,
            },
          ]
        : []),
      ...(role?.kind === 'role'
        ? [
            {
              turn: role.turn,
              color: role.who,
              by: 'devotion' as const,
              dice: [],
              change: -0.04,
              highlight: role,
            },
          ]
        : []),
      {
        turn: Math.round(turns * 0.8),
        color: first ?? 'blue',
        by: 'roll',
        dice: [6, 6, 6],
        change: -0.23,
        highlight: null,
      },
    ],
    locale,
  };
}

export const EMPTY_PROFILE = profile({
  name: 'Ada',
  standing: null,
  curve: [],
  games: 0,
  wins: 0,
  byPlayers: [],
  roles: { tuchulcha: 0, lasaVecuvia: 0 },
  bestHit: 0,
  hits: 0,
  streak: { now: 0, best: 0 },
  luck: { dice: 0, pips: 0 },
  locale: 'nl',
});

const UNSURE_PROFILE = profile({
  name: NAMES[6],
  curve: curveOf(12),
  standing: { rating: 1602, doubt: 153, rank: 14, provisional: true },
  games: 1212,
  wins: 1101,
  luck: { dice: 450, pips: 1490 },
  locale: 'de',
});

/** Between them they show everything that these pictures can, in all languages. */
export const SCENES: Readonly<Record<string, () => Pixels>> = {
  'leaderboard-en': () => paintLeaderboard(leaderboard()),
  'leaderboard-de': () => paintLeaderboard(leaderboard({ players: 0, locale: 'de' })),
  'leaderboard-it': () => paintLeaderboard(leaderboard({ rows: ROWS.slice(0, 3), pages: 1, locale: 'it' })),
  'leaderboard-nl': () => paintLeaderboard(leaderboard({ rows: [], period: '2026', pages: 1, locale: 'nl' })),
  'profile-en': () => paintRaceProfile(profile()),
  'profile-de': () => paintRaceProfile(UNSURE_PROFILE),
  'profile-it': () =>
    paintRaceProfile(profile({ name: NAMES[2], curve: curveOf(1), games: 1, wins: 0, locale: 'it' })),
  'profile-nl': () => paintRaceProfile(EMPTY_PROFILE),
  'summary-en': () => paintSummary(summary(4, 3, 'en')),
  'summary-de': () => paintSummary(summary(3, 2, 'de')),
  'summary-it': () => paintSummary(summary(2, 5, 'it')),
  'summary-nl': () => paintSummary({ ...summary(4, 7, 'nl'), turningPoints: [] }),
};
