/** The engine protocol (docs/rules/engine-protocol.md) on standard input and output: `npm run engine`. */

import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import { protocol } from './protocol.ts';

const answer = protocol(readWeights());

const { stdin, stdout } = process;

/** Answers to all lines that have arrived are written together. */
function write(answers: readonly string[]): void {
  if (answers.length === 0 || stdout.write(`${answers.join('\n')}\n`)) return;
  stdin.pause();
  stdout.once('drain', () => stdin.resume());
}

let begun = '';
stdin.setEncoding('utf8');
stdin.on('data', (chunk: string) => {
  const lines = (begun + chunk).split('\n');
  begun = lines.pop() ?? '';
  write(lines.map(answer));
});
stdin.on('end', () => write(begun === '' ? [] : [answer(begun)]));

// The program ends when its reader closes the pipe.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
