import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const NAMED = /tuchulcha|bacchanalia/i;
const OF_A_GAME = /(^|\/)(tuchulcha|bacchanalia|generated)\//;

/** Every file that is in no game's folder, but for the one list in which games are registered. */
const SHARED = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !OF_A_GAME.test(name) && name !== 'game-modules.ts')
  .sort();

test('shared rooms name no game', () => {
  const naming = SHARED.filter((name) => NAMED.test(readFileSync(join('src', name), 'utf8')));
  expect(naming).toEqual([]);
});
