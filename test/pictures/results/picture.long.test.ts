import { describe, expect, test } from 'vitest';
import type { Pixels } from '../../../src/pictures/canvas/sprite.ts';
import { drawable } from '../../../src/pictures/painter.ts';
import { paintLeaderboard } from '../../../src/pictures/results/leaderboard.ts';
import { drawStreak, paintProfile } from '../../../src/pictures/results/profile.ts';
import type { LeaderboardRow } from '../../../src/pictures/results/result-views.ts';
import { paintRaceProfile } from '../../../src/pictures/tuchulcha/profile.ts';
import { paintSummary } from '../../../src/pictures/tuchulcha/summary.ts';
import { hitOf } from '../../games/tuchulcha/highlights.ts';
import { difference, expectPicture, mismatch, small, TOLERANCE } from '../compare.ts';
import { drawPicture } from '../draw.ts';
import { playedGame } from '../tuchulcha/film/played.ts';
import { leaderboard, profile, ROWS, SCENES, summary } from './scenes.ts';

describe('the picture of a scene is the one that was looked at', () => {
  test.each(Object.entries(SCENES))('%s', async (name, paint) => {
    const fresh = await small(paint());
    expect(await mismatch(name, fresh)).toBeNull();
  });
});

const board = (change: Partial<LeaderboardRow>): Pixels =>
  paintLeaderboard(leaderboard({ rows: ROWS.map((row, i) => (i === 4 ? { ...row, ...change } : row)) }));

const game = summary(4, 3, 'en');
const [first, ...others] = game.players;
const [blue, ...curves] = game.curves;
if (!first || !blue) throw new Error('a game of nobody');

/** Each row changes one thing of a scene that a picture must show. */
const CHANGES: readonly (readonly [string, Pixels, Pixels])[] = [
  ['a rating', board({}), board({ rating: 1587 })],
  ['a doubt', board({}), board({ doubt: 108 })],
  ['a game more', board({}), board({ games: 32 })],
  ['a win more', board({}), board({ wins: 8 })],
  ['a name', board({}), board({ name: 'שלוט' })],
  ['a rank', board({}), board({ rank: 4 })],
  ['another season', board({}), paintLeaderboard(leaderboard({ period: '2026-Q3' }))],
  ['another page', board({}), paintLeaderboard(leaderboard({ page: 2 }))],
  ['another number of players', board({}), paintLeaderboard(leaderboard({ players: 3 }))],
  ['how many games are enough', board({}), paintLeaderboard(leaderboard({ enough: 12 }))],
  ['a win of a profile', paintRaceProfile(profile()), paintRaceProfile(profile({ wins: 102 }))],
  [
    'a role taken',
    paintRaceProfile(profile()),
    paintRaceProfile(profile({ roles: { tuchulcha: 43, lasaVecuvia: 13 } })),
  ],
  ['a better hit', paintRaceProfile(profile()), paintRaceProfile(profile({ bestHit: 5 }))],
  [
    'a longer streak',
    paintRaceProfile(profile()),
    paintRaceProfile(profile({ streak: { now: 4, best: 9 } })),
  ],
  [
    'a longer streak at a game without tablets of its own',
    paintProfile(profile(), [drawStreak]),
    paintProfile(profile({ streak: { now: 4, best: 9 } }), [drawStreak]),
  ],
  [
    'dice luck',
    paintRaceProfile(profile()),
    paintRaceProfile(profile({ luck: { dice: 18_450, pips: 64_690 } })),
  ],
  [
    'a hit that took more than one',
    paintSummary({ ...game, marks: [] }),
    paintSummary({ ...game, marks: [{ ...hitOf(3), turn: 9 }] }),
  ],
  [
    'how dice changed the chances',
    paintSummary(game),
    paintSummary({ ...game, players: [{ ...first, swing: -0.33 }, ...others] }),
  ],
  [
    'who won',
    paintSummary(game),
    paintSummary({ ...game, players: [{ ...first, won: !first.won }, ...others] }),
  ],
  [
    'a turning point',
    paintSummary(game),
    paintSummary({ ...game, turningPoints: game.turningPoints.slice(1) }),
  ],
  [
    'a chance',
    paintSummary(game),
    paintSummary({
      ...game,
      curves: [{ ...blue, values: blue.values.map((value, turn) => (turn === 9 ? 1 : value)) }, ...curves],
    }),
  ],
];

describe('a change that means something is seen', () => {
  test.each(CHANGES)('%s', async (_, before, after) => {
    expect(difference(await small(before), await small(after))).toBeGreaterThan(2 * TOLERANCE);
  });

  test('provisional ratings without any color', async () => {
    const rows = ROWS.slice(0, 3);
    const grey = (provisional: boolean): Promise<Buffer> => {
      const pixels = paintLeaderboard(leaderboard({ rows: rows.map((row) => ({ ...row, provisional })) }));
      const { rgba } = pixels;
      for (let at = 0; at < rgba.length; at += 4)
        rgba.fill(((rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0)) / 3, at, at + 3);
      return small(pixels);
    };
    expect(difference(await grey(true), await grey(false))).toBeGreaterThan(100 * TOLERANCE);
  });
});

const FILES = [
  ['leaderboard.jpg', () => drawPicture(drawable('shared', 'leaderboard', leaderboard()))],
  ['profile.jpg', () => drawPicture(drawable('tuchulcha', 'profile', profile()))],
  ['profile.jpg', () => drawPicture(drawable('shared', 'profile', profile()))],
  ['summary.jpg', () => drawPicture(drawable('tuchulcha', 'summary', game))],
  ['turn.jpg', () => drawPicture(drawable('tuchulcha', 'turn', playedGame(2, 5).frames[7] ?? never()))],
] as const;

test.each(FILES)('%s is an opaque picture of 11:7 under 250 KB, the same each time', async (name, draw) => {
  const [one, other] = [await draw(), await draw()];
  await expectPicture(one, name);
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

function never(): never {
  throw new Error('a game without a turn');
}
