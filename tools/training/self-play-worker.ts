import { parentPort } from 'node:worker_threads';
import type { NetworkWeights } from '../../src/games/tuchulcha/computer-players/evaluator.ts';
import { type Course, seedOf } from './course.ts';
import { playLesson } from './self-play.ts';

export interface Task {
  readonly weights: NetworkWeights;
  readonly course: Course;
  readonly first: number;
  readonly games: number;
}

parentPort?.on('message', ({ weights, course, first, games }: Task) => {
  const lessons = Array.from({ length: games }, (_, index) =>
    playLesson(weights, course, seedOf(course, first + index)),
  );
  parentPort?.postMessage(lessons);
});
