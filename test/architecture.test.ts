import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../src');

const GAMES = ['games/tuchulcha', 'games/bacchanalia'];

/** Which room may import which: the direction of the whole house. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  games: [],
  'games/tuchulcha': ['games'],
  'games/bacchanalia': ['games'],
  texts: [],
  tables: ['games', ...GAMES],
  storage: ['tables', 'games', ...GAMES],
  pictures: ['games', ...GAMES, 'texts'],
  discord: ['tables', 'pictures', 'texts', 'games', ...GAMES],
  playground: [],
};

/** At the top of the folder, but below every room. */
const GROUND = ['project-file.ts', 'worker-queue.ts'];

/** Packages that a room is kept away from. Pure rooms know nothing but themselves. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  'games/tuchulcha': /^$/,
  'games/bacchanalia': /^$/,
  games: /^$/,
  playground: /^(?!discord\.js)/,
};

const roomOf = (file: string): string => {
  const path = relative(source, file);
  if (GROUND.includes(path)) return 'ground';
  const game = GAMES.find((room) => path.startsWith(room));
  if (game) return game;
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : 'top';
};

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
  .map((name) => join(source, name));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1] ?? '');

describe('imports run one way', () => {
  test.each(files.map((file) => [relative(source, file), file] as const))('%s', (_, file) => {
    const room = roomOf(file);
    if (room === 'top' || room === 'ground') return;
    const allowed = [room, 'ground', ...(MAY_IMPORT[room] ?? [])];
    const packages = PACKAGES[room] ?? /./;
    for (const imported of importsOf(file)) {
      if (imported.startsWith('.'))
        expect(allowed, imported).toContain(roomOf(resolve(dirname(file), imported)));
      else expect(imported).toMatch(packages);
    }
  });
});

test('nothing but the wiring stands above the rooms', () => {
  const top = files.filter((file) => roomOf(file) === 'top').map((file) => relative(source, file));
  expect(top.sort()).toEqual(['config.ts', 'engine.ts', 'log.ts', 'main.ts', 'ratings.ts', 'record.ts']);
});
