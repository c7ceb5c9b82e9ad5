/** A thread of the training: plays the games it is told of, and sends back their lessons. */
import { parentPort } from 'node:worker_threads';
import type { Weights } from '../../src/games/tuchulcha/players/learned/network.ts';
import { type Course, seedOf } from './course.ts';
import { playLesson } from './self-play.ts';

export interface Task {
  readonly weights: Weights;
  readonly course: Course;
  /** The first game's number, and how many follow each other. */
  readonly first: number;
  readonly games: number;
}

parentPort?.on('message', ({ weights, course, first, games }: Task) => {
  const lessons = Array.from({ length: games }, (_, index) =>
    playLesson(weights, course, seedOf(course, first + index)),
  );
  parentPort?.postMessage(lessons);
});
