/** How long a picture takes from state to bytes, its still ground cached, and how large it is. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PlayerCount } from '../../src/games/tuchulcha/index.ts';
import {
  createAnimator,
  drawBoard,
  drawLeaderboard,
  drawProfile,
  drawSummary,
  drawTableau,
} from '../../src/pictures/index.ts';
import { paintBoard } from '../../src/pictures/tuchulcha/board.ts';
import type { BoardView } from '../../src/pictures/tuchulcha/view.ts';
import { SCENES } from '../pictures/bacchanalia/scenes.ts';
import { longPlay } from '../pictures/results/played.ts';
import { leaderboard, profile, summary } from '../pictures/results/scenes.ts';
import { randomViews } from '../pictures/tuchulcha/random-views.ts';

const VIEWS = 150;
/** The design's limits. */
const TARGET = { milliseconds: 40, kilobytes: 400 };

export async function benchPictures(): Promise<void> {
  console.log(`pictures (wanted: under ${TARGET.milliseconds} ms, under ${TARGET.kilobytes} KB)`);
  for (const players of [4, 3, 2] as const) console.log(await measure(players));
  await benchRecord();
}

/** Turns of a game longer than any is. */
const LONG = 200;
/** The limits of a film. */
const FILM = { seconds: 10, megabytes: 10 };

/** Pictures of finished games, and of stories: how much longer than a board they take. */
async function benchRecord(): Promise<void> {
  const [view] = take(4);
  if (!view) return;
  const board = await timeOf(() => drawBoard(view));
  const ended = summary(4, 3, 'en');
  for (const [name, draw] of [
    ['leaderboard', () => drawLeaderboard(leaderboard())],
    ['profile', () => drawProfile(profile())],
    ['summary', () => drawSummary(ended)],
    ['tableau', () => drawTableau(SCENES.crowd)],
  ] as const) {
    const [ms, { bytes }] = [await timeOf(draw), await draw()];
    const ratio = (ms / board).toFixed(1);
    console.log(`  ${name}: ${ms.toFixed(1)} ms, ${ratio} boards, ${Math.round(bytes.length / 1000)} KB`);
  }
  await benchFilm(board);
}

async function timeOf(draw: () => Promise<unknown>): Promise<number> {
  await draw();
  const times: number[] = [];
  for (let i = 0; i < 15; i++) {
    const start = performance.now();
    await draw();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function benchFilm(board: number): Promise<void> {
  const frames = longPlay(LONG);
  const animator = createAnimator();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  const animation = await animator.animateGame('1', frames);
  const seconds = (performance.now() - start) / 1000;
  delay.disable();
  await animator.close();
  if (!animation.ok) return console.log(`  film: ${animation.reason}`);
  const { film } = animation;
  console.log(
    [
      `  film of ${LONG} turns (wanted: under ${FILM.seconds} s, under ${FILM.megabytes} MiB):`,
      `${seconds.toFixed(1)} s, ${((seconds * 1000) / film.frames / board).toFixed(2)} boards a frame,`,
      `${(film.bytes.length / 2 ** 20).toFixed(1)} MiB, ${film.frames} frames of ${film.width}x${film.height},`,
      `event loop late by at most ${Math.round(delay.max / 1e6)} ms`,
    ].join(' '),
  );
}

async function measure(players: PlayerCount): Promise<string> {
  const views = take(players);
  const [first] = views;
  if (first) await drawBoard(first);
  const whole: number[] = [];
  const blocking: number[] = [];
  const bytes: number[] = [];
  for (const view of views) {
    const begin = performance.now();
    paintBoard(view);
    blocking.push(performance.now() - begin);
    const start = performance.now();
    const picture = await drawBoard(view);
    whole.push(performance.now() - start);
    bytes.push(picture.bytes.length);
  }
  return [
    `  ${players} players:`,
    `${median(whole).toFixed(1)} ms from state to bytes (median of ${views.length}; slowest ${Math.max(...whole).toFixed(1)}),`,
    `${median(blocking).toFixed(1)} ms of it on the event loop,`,
    `${Math.round(median(bytes) / 1000)} KB (largest ${Math.round(Math.max(...bytes) / 1000)})`,
  ].join(' ');
}

/** Moments from the middles of random games. */
function take(players: PlayerCount): readonly BoardView[] {
  const views: BoardView[] = [];
  for (let seed = 1; views.length < VIEWS; seed++) {
    const game = [...randomViews(players, seed)];
    views.push(...game.slice(game.length / 3, game.length / 3 + 30));
  }
  return views.slice(0, VIEWS);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
