import { describe, expect, it, vi } from 'vitest';
import { type NetworkWeights, PARTS } from '../../../src/games/tuchulcha/computer-players/evaluator.ts';
import { type Course, type PlayRound, seedOf, Training } from '../../../tools/training/course.ts';
import { playLesson } from '../../../tools/training/self-play.ts';
import { formatTraining, parseTraining } from '../../../tools/training/training-file.ts';
import { LONG_TIMEOUT_MS } from '../../runs.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

/** Two rounds, the second of them shorter. */
const COURSE: Course = { players: 3, seed: 1, games: 70, rate: 0.02, lambda: 0.7, guests: 0.5 };

const inOrder: PlayRound = async (weights, course, first, games) =>
  Array.from({ length: games }, (_, index) => playLesson(weights, course, seedOf(course, first + index)));

/** Plays parts of a round with separate copies of the weights, as threads do. */
const inParts: PlayRound = async (weights, course, first, games) => {
  const half = Math.floor(games / 2);
  const copy = () => structuredClone(weights);
  return [
    ...(await inOrder(copy(), course, first, half)),
    ...(await inOrder(copy(), course, first + half, games - half)),
  ];
};

async function trained(course: Course, play: PlayRound, between = (training: Training) => training) {
  let training = new Training(course);
  while (!training.done) {
    await training.round(play);
    training = between(training);
  }
  return training.result;
}

const numbers = (weights: NetworkWeights): readonly number[] => PARTS.flatMap((part) => [...weights[part]]);

describe('a course of training', () => {
  it('the same numbers give the same weights, however the games are shared out, and if it is interrupted', async () => {
    const weights = numbers(await trained(COURSE, inOrder));
    const interrupted = await trained(COURSE, inParts, (training) => parseTraining(formatTraining(training)));
    expect(numbers(interrupted)).toEqual(weights);
  }, 60_000);

  it('goes on from another course: by its weights, not by its games', async () => {
    const short = { ...COURSE, games: 20 };
    const earlier = new Training(short);
    while (!earlier.done) await earlier.round(inOrder);
    const later = Training.after(earlier, { ...short, from: 'earlier' });
    expect(later.games).toBe(0);
    expect(numbers(later.result)).toEqual(numbers(earlier.result));
    const before = numbers(earlier.result);
    await later.round(inOrder);
    expect(numbers(later.result)).not.toEqual(before);
    expect(numbers(earlier.result)).toEqual(before);
    expect(parseTraining(formatTraining(later)).course.from).toBe('earlier');
  });

  it('another seed gives other weights', async () => {
    const short = { ...COURSE, games: 20 };
    const weights = numbers(await trained(short, inOrder));
    expect(numbers(await trained({ ...short, seed: 2 }, inOrder))).not.toEqual(weights);
  });

  it('a file that is cut short, or of another version, is refused', () => {
    const bytes = formatTraining(new Training(COURSE));
    expect(() => parseTraining(bytes.subarray(0, bytes.length - 1))).toThrow('incomplete');
    const other = bytes.slice();
    other.set(new TextEncoder().encode('{"inputs":0}'.padEnd(511)));
    expect(() => parseTraining(other)).toThrow('another version');
  });
});

it('guests sit at as many tables as the course asks for', () => {
  const { weights } = new Training(COURSE).learner;
  // With zero weights, guests' turns differ from its own.
  for (const part of PARTS) weights[part].fill(0);
  const rowsOf = (guests: number) =>
    Array.from({ length: 20 }, (_, game) => playLesson(weights, { ...COURSE, guests }, game).rows.join());
  const [without, some, always] = [rowsOf(0), rowsOf(0.5), rowsOf(1)];
  const met = some.map((rows, game) => rows !== without[game]);
  expect(met).toContain(true);
  expect(met).toContain(false);
  expect(some).toEqual(met.map((guest, game) => (guest ? always : without)[game]));
});

it.each([2, 3, 4] as const)('the lessons of a game of %i aim at one win', (players) => {
  const weights = new Training({ ...COURSE, players }).learner.weights;
  const { starts, targets, rows, values } = playLesson(weights, { players, lambda: 0.7, guests: 0.5 }, 5);
  expect(starts.at(-1)).toBe(rows.length);
  expect(values).toHaveLength(rows.length);
  expect(targets).toHaveLength(4 * (starts.length - 1));
  for (let lesson = 0; lesson < starts.length - 1; lesson++) {
    const aims = [...targets.subarray(4 * lesson, 4 * lesson + 4)].filter((aim) => aim >= 0);
    if (aims.length > 0) expect(aims.reduce((sum, aim) => sum + aim, 0)).toBeCloseTo(1, 4);
  }
});
