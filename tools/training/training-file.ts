/** A training in progress as bytes: its course as a line of JSON, then the weights, their squared gradients and the mean. */
import {
  emptyWeights,
  INPUTS_VERSION,
  type NetworkWeights,
  PARTS,
} from '../../src/games/tuchulcha/computer-players/evaluator.ts';
import { type Course, Training } from './course.ts';

interface Head {
  readonly inputs: number;
  readonly course: Course;
  readonly games: number;
}

/** The length of the line, padded with spaces. */
const HEAD = 512;

const partsOf = (weights: NetworkWeights): readonly Float32Array[] => PARTS.map((part) => weights[part]);

export function formatTraining({ course, games, learner, mean }: Training): Uint8Array {
  const head: Head = { inputs: INPUTS_VERSION, course, games };
  const line = new TextEncoder().encode(`${JSON.stringify(head).padEnd(HEAD - 1)}\n`);
  const parts = [...partsOf(learner.weights), ...partsOf(learner.squares), ...partsOf(mean)];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, HEAD));
  bytes.set(line);
  let at = HEAD;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return bytes;
}

/** Throws when the bytes aren't a training by this version of the program. */
export function parseTraining(bytes: Uint8Array): Training {
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, HEAD))) as Head;
  if (head.inputs !== INPUTS_VERSION) throw new Error('This training is of another version of the inputs.');
  const weights = emptyWeights();
  const [squares, mean] = [emptyWeights(), emptyWeights()];
  let at = HEAD;
  for (const part of [...partsOf(weights), ...partsOf(squares), ...partsOf(mean)]) {
    const length = part.byteLength;
    if (at + length > bytes.length) throw new Error('This training file is incomplete.');
    new Uint8Array(part.buffer).set(bytes.subarray(at, at + length));
    at += length;
  }
  return new Training(head.course, head.games, weights, squares, mean);
}
