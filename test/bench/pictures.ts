/** How long a picture takes from state to bytes, its still ground cached, and how large it is. */
import type { PlayerCount } from '../../src/games/tuchulcha/index.ts';
import { paintBoard } from '../../src/pictures/board.ts';
import { drawBoard } from '../../src/pictures/index.ts';
import type { BoardView } from '../../src/pictures/view.ts';
import { randomViews } from '../pictures/random-views.ts';

const VIEWS = 150;
/** What the design asks for. */
const TARGET = { milliseconds: 40, kilobytes: 400 };

export async function benchPictures(): Promise<void> {
  console.log(`pictures (wanted: under ${TARGET.milliseconds} ms, under ${TARGET.kilobytes} KB)`);
  for (const players of [4, 3, 2] as const) console.log(await measure(players));
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
