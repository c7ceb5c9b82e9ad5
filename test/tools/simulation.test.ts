import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectFile } from '../../src/project-file.ts';

const PROGRAM = projectFile('tools/simulation/start.mjs');

const simulate = (...given: readonly string[]) =>
  spawnSync(process.execPath, [PROGRAM, ...given], { encoding: 'utf8' });

test.each([
  [['--seed', 'x'], '--seed takes a whole number from 0 to 4294967295, not “x”.'],
  [['--days=-1'], '--days takes a whole number from 1 to 3650, not “-1”.'],
])('refuses %j with a sentence', (given, sentence) => {
  const { status, stderr } = simulate(...given);
  expect(status).toBe(2);
  expect(stderr.split('\n')[0]).toContain(sentence);
  expect(stderr).toContain('npm run simulate');
});
