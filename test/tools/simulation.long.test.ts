import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectFile } from '../../src/project-file.ts';

/** The report of a day: its seed, its time, its lines and the hash of all events. Throws the simulation's failure. */
async function day(seed: number): Promise<string> {
  const program = projectFile('tools/simulation/start.mjs');
  const size = ['--days', '1', '--people', '4', '--tables', '1', '--no-shrink'];
  const wrong = ['--faults', 'some', '--processes', '2', '--kinds', 'requests,kills,packets'];
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    '--seed',
    `${seed}`,
    ...size,
    ...wrong,
  ]);
  return stdout;
}

test('the same seed gives the same day', async () => {
  const [first, again] = await Promise.all([day(7), day(7)]);
  const told = /(\d{3,}) lines, ([0-9a-f]{64})/;
  expect(first).toMatch(told);
  expect(told.exec(again)?.[0]).toBe(told.exec(first)?.[0]);
});
