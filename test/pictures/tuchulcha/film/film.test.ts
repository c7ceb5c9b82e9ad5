import { describe, expect, test } from 'vitest';
import type { FilmFrame } from '../../../../src/pictures/tuchulcha/alt.ts';
import { timingsOf } from '../../../../src/pictures/tuchulcha/film/film.ts';
import { HIT, OUT, ROLE } from '../../../games/tuchulcha/highlights.ts';
import { playedGame } from './played.ts';

const GAME = playedGame(4, 3).frames;
const [start, turn = start] = GAME;
if (!start || !turn) throw new Error('too short a game');

const plain: FilmFrame = { ...turn, highlights: [] };
/** One turn per frame. */
const turns = (frames: readonly FilmFrame[]): FilmFrame[] =>
  frames.map((frame, i) => ({ ...frame, turn: i }));
const still = (frames: readonly FilmFrame[]): number[] => frames.map(() => 0);
const holds = (frames: readonly FilmFrame[]): number[] =>
  timingsOf(frames, still(frames), 'game').map(({ hold }) => hold);

describe('in the film of a game a turn is held', () => {
  const held = (...highlights: FilmFrame['highlights']): number =>
    holds(turns([start, plain, { ...plain, highlights }, plain]))[2] ?? 0;
  const usual = held();

  test.each([
    ['hits', held(HIT)],
    ['changes of role', held(ROLE)],
    ['going out', held(OUT)],
  ])('longer for %s', (_, hold) => expect(hold).toBeGreaterThanOrEqual(usual + 500));

  test('longest at the end', () => {
    const all = holds(GAME);
    expect(Math.max(...all)).toBe(all.at(-1));
  });

  test('shorter in a longer game, but never too short to see', () => {
    const long = holds(turns(Array.from({ length: 600 }, () => plain)));
    expect(long[5]).toBeLessThan(usual);
    expect(long[5]).toBeGreaterThanOrEqual(160);
  });

  test('but not before its end', () => {
    const frames = [
      start,
      { ...plain, turn: 1, passing: true },
      { ...plain, turn: 1 },
      { ...plain, turn: 2 },
    ];
    expect(holds(frames)[1]).toBe(0);
  });
});

test('haruspexes are quicker in turns without anything to tell, and quicker still in a long game', () => {
  const told: FilmFrame = { ...plain, highlights: [OUT] };
  const speedsOf = (count: number): number[] => {
    const frames = turns([start, plain, told, ...Array.from({ length: count }, () => plain)]);
    return timingsOf(frames, still(frames), 'game').map(({ speed }) => speed);
  };
  const [, quick = 0, slow = 0] = speedsOf(10);
  expect(quick).toBeGreaterThan(slow);
  expect(speedsOf(120)[1]).toBeGreaterThan(quick);
});

test('of a few turns each takes three seconds at most, however much happens in it', () => {
  const of = (number: number, count: number): FilmFrame[] =>
    Array.from({ length: count }, (_, i) => ({ ...plain, turn: number, passing: i < count - 1 }));
  const frames = [start, ...of(1, 3), ...of(2, 12), ...of(3, 2)].map((frame) => ({ ...frame }));
  const motions = frames.map((_, i) => (i === 0 ? 0 : 600));
  const timings = timingsOf(frames, motions, 'turns');
  const lasts = (number: number): number =>
    timings.reduce((sum, { hold, speed }, i) => {
      const isOwn = frames[i]?.turn === number && i > 0;
      return isOwn ? sum + hold + (motions[i] ?? 0) / speed : sum;
    }, 0);
  expect(lasts(1)).toBeLessThanOrEqual(3000);
  expect(lasts(2)).toBeLessThanOrEqual(3000);
  expect(lasts(2)).toBeGreaterThan(2500);
});

test.each([2, 4])('a story of %i turns takes ten seconds at most, however much happens in it', (count) => {
  const turnsOf = Array.from({ length: count }, (_, turn) =>
    Array.from({ length: 9 }, (_, i): FilmFrame => ({ ...plain, turn, passing: i > 0 && i < 8 })),
  );
  const frames = turnsOf.flat();
  const motions = frames.map((_, i) => (i === 0 ? 0 : 600));
  const lasts = timingsOf(frames, motions, 'story').map(
    ({ hold, speed }, i) => hold + (motions[i] ?? 0) / speed,
  );
  const whole = lasts.reduce((sum, ms) => sum + ms, 0);
  expect(whole).toBeLessThanOrEqual(10_000);
  expect(whole).toBeGreaterThan(7500);
  expect(lasts.at(-1)).toBeGreaterThanOrEqual(2000);
});
