import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { FilmFrame } from '../../../../src/pictures/index.ts';
import { paintFrame } from '../../../../src/pictures/results/film/film.ts';
import { delaysOf, makeFilm } from '../../../../src/pictures/results/film/make.ts';
import { frameTitle } from '../../../../src/pictures/results/titles.ts';
import { translator } from '../../../../src/texts/index.ts';
import { longPlay, playedGame } from '../played.ts';

const GAME = playedGame(4, 3).frames;
const quiet = (): void => {};

describe('a film of a whole game', () => {
  const film = makeFilm(GAME, {}, quiet);

  test('has a frame for each turn, and holds it as long as it says', async () => {
    const { bytes, frames, duration, width, height, reduced, type, name } = await film;
    const read = await sharp(bytes, { pages: -1 }).metadata();
    expect({ frames, width, height, type, name }).toEqual({
      frames: GAME.length,
      width: 660,
      height: 420,
      type: 'image/gif',
      name: 'game.gif',
    });
    expect({ format: read.format, pages: read.pages, width: read.width, height: read.pageHeight }).toEqual({
      format: 'gif',
      pages: GAME.length,
      width: 660,
      height: 420,
    });
    expect(read.delay).toEqual(delaysOf(GAME));
    expect(read.delay?.reduce((sum, hold) => sum + hold, 0)).toBe(duration);
    expect(read.loop).toBe(0);
    expect(reduced).toEqual({ size: false, colors: false, frames: false });
  });

  test.each([0, 1, Math.floor(GAME.length / 2), GAME.length - 1])(
    'shows the board of frame %i',
    async (at) => {
      const { bytes } = await film;
      const frame = GAME[at];
      if (!frame) throw new Error(`no frame ${at}`);
      const seen = await sharp(bytes, { page: at }).ensureAlpha().raw().toBuffer();
      const painted = paintFrame(frame, 660, at / (GAME.length - 1)).rgba;
      expect(
        pixelmatch(seen, painted, undefined, 660, 420, { threshold: 0.15, includeAA: true }),
      ).toBeLessThan(200);
    },
  );

  test('tells how far it is', async () => {
    const told: number[] = [];
    await makeFilm(GAME.slice(0, 7), {}, (done, total) => told.push(done / total));
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7].map((done) => done / 7));
  });
});

describe('what is too large', () => {
  const begun = GAME.slice(0, 16);
  const whole = makeFilm(begun, {}, quiet).then(({ bytes }) => bytes.length);

  test.each([
    ['smaller frames', 0.8, { size: true, colors: false, frames: false }],
    ['fewer colours', 0.55, { size: true, colors: true, frames: false }],
    ['fewer frames', 0.3, { size: true, colors: true, frames: true }],
  ])('gets %s', async (_, part, reduced) => {
    const limit = Math.round((await whole) * part);
    const film = await makeFilm(begun, { limit }, quiet);
    expect(film.bytes.length).toBeLessThanOrEqual(limit);
    expect(film.reduced).toEqual(reduced);
    const read = await sharp(film.bytes, { pages: -1 }).metadata();
    expect([read.pages, read.width, read.pageHeight]).toEqual([film.frames, film.width, film.height]);
    expect(film.frames < begun.length).toBe(reduced.frames);
  });

  test('beyond all measure is a fault', async () => {
    await expect(makeFilm(GAME.slice(0, 4), { limit: 1000 }, quiet)).rejects.toThrow('1000 bytes');
  });

  test('of nothing is a fault', async () => {
    await expect(makeFilm([], {}, quiet)).rejects.toThrow('needs a frame');
  });
});

test('a game longer than any is under 10 MiB as it is', async () => {
  const film = await makeFilm(longPlay(200), {}, quiet);
  expect(film.frames).toBe(201);
  expect(film.bytes.length).toBeLessThan(10 * 1024 * 1024);
  expect(film.reduced).toEqual({ size: false, colors: false, frames: false });
});

describe('frames are held', () => {
  const [start, turn = start] = GAME;
  if (!start || !turn) throw new Error('too short a game');
  const plain: FilmFrame = { ...turn, moments: [] };
  const held = (...moments: FilmFrame['moments']): number =>
    delaysOf([start, plain, { ...plain, moments }, plain])[2] ?? 0;
  const usual = held();

  test.each([
    ['hits', held({ kind: 'hit', by: 'red', of: 'blue', count: 1 })],
    ['changes of role', held({ kind: 'role', color: 'red', role: 'tuchulcha' })],
    ['going out', held({ kind: 'out', color: 'red' })],
  ])('longer for %s', (_, hold) => expect(hold).toBeGreaterThan(usual + 500));

  test('longest at the end', () => {
    const holds = delaysOf(GAME);
    expect(Math.max(...holds)).toBe(holds.at(-1));
  });

  test('shorter in a longer game, but never too short to see', () => {
    const long = delaysOf(Array.from({ length: 600 }, () => plain));
    expect(long[5]).toBeLessThan(usual);
    expect(long[5]).toBeGreaterThanOrEqual(350);
  });
});

describe('over the board stands', () => {
  const t = translator('en');
  const frame = GAME[5];
  const last = GAME.at(-1);
  if (!frame || !last || !GAME[0]) throw new Error('too short a game');
  test.each([
    ['that it begins', GAME[0], /^The game begins$/],
    ['whose turn it was', { ...frame, moments: [] }, /^Turn 5 · \w+$/],
    [
      'what is most to tell',
      {
        ...frame,
        moments: [
          { kind: 'hit', by: 'red', of: 'blue', count: 2 },
          { kind: 'out', color: 'blue' },
        ],
      } satisfies FilmFrame,
      /^5 · Alpan is out$/,
    ],
    ['who won', last, / wins$/],
  ])('%s', (_, shown, title) => expect(frameTitle(t, shown)).toMatch(title));
});
