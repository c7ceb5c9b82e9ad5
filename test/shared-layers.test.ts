import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const NAMED = /tuchulcha|bacchanalia/i;
const OF_A_GAME = /(^|\/)(tuchulcha|bacchanalia|generated)\//;

/** All files outside the games' folders, except the list in which games are registered. */
const SHARED = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !OF_A_GAME.test(name) && name !== 'game-modules.ts')
  .sort();

test('shared layers name no game', () => {
  const naming = SHARED.filter((name) => NAMED.test(readFileSync(join('src', name), 'utf8')));
  expect(naming).toEqual([]);
});
