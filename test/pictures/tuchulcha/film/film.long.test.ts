import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type FilmFrame, frameTitle } from '../../../../src/pictures/tuchulcha/alt.ts';
import { makeFilm, paintFrame } from '../../../../src/pictures/tuchulcha/film/film.ts';
import { translator } from '../../../../src/texts/index.ts';
import { HIT, OUT } from '../../../games/tuchulcha/highlights.ts';
import { longPlay, playedGame } from './played.ts';

const GAME = playedGame(4, 3).frames;
const quiet = (): void => {};

describe('a film of a whole game', () => {
  const film = makeFilm(GAME, {}, quiet);

  test('shows pictures one after the other, and lasts as long as it says', async () => {
    const { bytes, frames, pictures, duration, width, height, reduced } = await film;
    const read = await sharp(bytes, { pages: -1 }).metadata();
    expect({ frames, width, height }).toEqual({ frames: GAME.length, width: 660, height: 420 });
    expect(pictures).toBeGreaterThan(3 * GAME.length);
    expect(read).toMatchObject({ format: 'gif', pages: pictures, width: 660, pageHeight: 420 });
    expect(Math.min(...(read.delay ?? [0]))).toBeGreaterThanOrEqual(20);
    expect(read.delay?.reduce((sum, hold) => sum + hold, 0)).toBe(duration);
    expect(read.loop).toBe(0);
    expect(reduced).toEqual({ size: false, colors: false, frames: false });
  });

  test.each([1, 2, Math.floor(GAME.length / 2), GAME.length])(
    'of %i frames ends with the board of the last',
    async (count) => {
      const shown = GAME.slice(0, count);
      const frame = shown.at(-1);
      if (!frame) throw new Error('no frame');
      const { bytes, pictures } = await (count === GAME.length ? film : makeFilm(shown, {}, quiet));
      const seen = await sharp(bytes, { page: pictures - 1 })
        .ensureAlpha()
        .raw()
        .toBuffer();
      const painted = paintFrame(frame, 660, count > 1 ? 1 : 0).rgba;
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
    ['fewer colors', 0.55, { size: true, colors: true, frames: false }],
    ['fewer frames', 0.3, { size: true, colors: true, frames: true }],
  ])('gets %s', async (_, part, reduced) => {
    const limit = Math.round((await whole) * part);
    const film = await makeFilm(begun, { limit }, quiet);
    expect(film.bytes.length).toBeLessThanOrEqual(limit);
    expect(film.reduced).toEqual(reduced);
    const read = await sharp(film.bytes, { pages: -1 }).metadata();
    expect([read.pages, read.width, read.pageHeight]).toEqual([film.pictures, film.width, film.height]);
    expect(film.frames < begun.length).toBe(reduced.frames);
  });

  test('beyond all measure is a fault', () =>
    expect(makeFilm(GAME.slice(0, 4), { limit: 1000 }, quiet)).rejects.toThrow('1000 bytes'));

  test('of nothing is a fault', () => expect(makeFilm([], {}, quiet)).rejects.toThrow('needs a frame'));
});

test('a game longer than any is under 10 MiB as it is', async () => {
  const film = await makeFilm(longPlay(200), {}, quiet);
  expect(film.frames).toBe(201);
  expect(film.bytes.length).toBeLessThan(10 * 1024 * 1024);
  expect(film.reduced).toEqual({ size: false, colors: false, frames: false });
});

describe('over the board stands', () => {
  const t = translator('en');
  const frame = GAME[5];
  const last = GAME.at(-1);
  if (!frame || !last || !GAME[0]) throw new Error('too short a game');
  test.each([
    ['that it begins', GAME[0], /^The game begins$/],
    ['whose turn it was', { ...frame, highlights: [] }, /^Turn 5 · \w+$/],
    [
      'what is most to tell',
      {
        ...frame,
        highlights: [HIT, OUT],
      } satisfies FilmFrame,
      /^5 · Alpan is out$/,
    ],
    ['who won', last, / wins$/],
  ])('%s', (_, shown, title) => expect(frameTitle(t, shown)).toMatch(title));
});
