import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readWeights } from '../../../src/tables/tuchulcha/judge-threads.ts';
import { protocol } from '../../../tools/engine/protocol.ts';
import { runs } from '../../runs.ts';

const answer = protocol(readWeights());

const START = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const turns = (first: number, second: number) =>
  JSON.stringify({ op: 'turns', position: START, dice: [first, second] });

function engine() {
  return spawn(process.execPath, ['scripts/start.mjs', 'tools-engine-index'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Returns the engine's output for an input, and its exit code. */
function run(input: string): Promise<{ readonly output: string; readonly status: number | null }> {
  const child = engine();
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (status) => resolve({ output, status })));
}

describe('the engine', () => {
  test('answers lines in order, whatever they hold: with carriage returns, and a last one without an end, too', async () => {
    const lines = Array.from({ length: runs(60, 3000) }, (_, index) =>
      index % 10 === 9 ? 'nonsense' : turns(1 + (index % 6), 1 + (Math.floor(index / 6) % 6)),
    );
    const asked = [...lines, turns(1, 2), '', turns(3, 4)];
    const { output, status } = await run(asked.join('\n').replace('\n\n', '\r\n\n'));
    expect(output).toBe(`${asked.map(answer).join('\n')}\n`);
    expect(status).toBe(0);
  });

  test('answers before more is asked', async () => {
    const child = engine();
    const answers: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      answers.push(text.trimEnd());
      if (answers.length === 1) child.stdin.write(`${turns(3, 4)}\n`);
      else child.stdin.end();
    });
    child.stdin.write(`${turns(1, 2)}\n`);
    await new Promise((resolve) => child.on('close', resolve));
    expect(answers).toEqual([answer(turns(1, 2)), answer(turns(3, 4))]);
  });
});
