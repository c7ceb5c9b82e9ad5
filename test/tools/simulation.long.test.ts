import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectFile } from '../../src/project-file.ts';
import { LONG_TIMEOUT_MS } from '../runs.ts';

/** The hash of all that happened. Throws what the simulation found. */
function hashOf(seed: number): string | undefined {
  const program = projectFile('tools/simulation/start.mjs');
  const size = ['--days', '1', '--people', '8', '--tables', '3', '--no-shrink'];
  const wrong = ['--faults', 'some', '--processes', '2', '--kinds', 'requests,kills,packets'];
  const given = [program, '--seed', `${seed}`, ...size, ...wrong];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return /[0-9a-f]{64}/.exec(stdout)?.[0];
}

test('the same seed gives the same day, and another one another', { timeout: LONG_TIMEOUT_MS }, () => {
  const first = hashOf(7);
  expect(first).toBeDefined();
  expect(hashOf(7)).toBe(first);
  expect(hashOf(8)).not.toBe(first);
});
