import { spawnSync } from 'node:child_process';
import { on } from 'node:events';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { build } from '../scripts/build.mjs';
import { licenseTexts, thirdParties, thirdPartyPage } from '../scripts/third-party.mjs';
import { UNBUNDLED } from '../scripts/unbundled.mjs';
import { withSources } from '../src/log.ts';
import { createDrawingThread } from '../src/pictures/drawing-queue.ts';
import { drawable } from '../src/pictures/painter.ts';
import type { AnalysisJob } from '../src/tables/tuchulcha/judge-threads.ts';
import { PLAIN_WEIGHTS } from '../tools/training/plain-player.ts';
import { playedGame } from './pictures/tuchulcha/film/played.ts';
import { someFrames } from './tables/tuchulcha/some-frames.ts';

/** Only the playground needs it, for its page. */
const FOR_DEVELOPMENT = ['esbuild'];
/** Faster ways that packages look for, and do without. */
const NEVER_INSTALLED = ['pg-native', 'zlib-sync', 'bufferutil', 'utf-8-validate'];

const metafile = await build();
const bundles = metafile.outputs;

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The result of a bundled worker's thread. */
async function answerOf(worker: string, workerData: unknown): Promise<unknown> {
  const file = Object.keys(bundles).find((path) => path.endsWith(`${worker}.js`)) ?? '';
  const thread = new Worker(resolve(file), { workerData });
  for await (const [message] of on(thread, 'message')) if (message.type === 'done') return message.value;
  throw new Error(`${worker} ended without a word`);
}

/** The bundles that one loads at its start, itself included. */
function startOf(bundle: string, seen = new Set<string>()): ReadonlySet<string> {
  const file = Object.keys(bundles).find((path) => path.endsWith(bundle)) ?? '';
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { kind, path, external } of bundles[file]?.imports ?? [])
    if (kind === 'import-statement' && !external) startOf(path, seen);
  return seen;
}

/** Packages that a bundle loads at its start, with all that it imports. */
const loadedBy = (bundle: string): readonly string[] =>
  [...startOf(bundle)]
    .flatMap((file) => bundles[file]?.imports ?? [])
    .filter(({ kind, external }) => kind === 'import-statement' && external)
    .map(({ path }) => nameOf(path));

describe('the bundles', () => {
  test('load the canvas and the encoder in threads alone', () => {
    const drawing = ['@julusian/jpeg-turbo', '@napi-rs/canvas'];
    const loaded = (bundle: string) => drawing.filter((name) => loadedBy(bundle).includes(name));
    expect(loaded('drawing-worker.js')).toEqual(drawing);
    expect(loaded('main.js')).toEqual([]);
  });

  test('need nothing but the packages that are left beside them', () => {
    const needed = Object.values(bundles)
      .flatMap(({ imports }) => imports)
      .filter(({ path, external }) => external && !isBuiltin(path))
      .map(({ path }) => nameOf(path));
    expect(needed).toContain('@napi-rs/canvas');
    const known = [...UNBUNDLED, ...FOR_DEVELOPMENT, ...NEVER_INSTALLED];
    expect([...new Set(needed)].filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(FOR_DEVELOPMENT)('reach %s from the playground alone', (name) => {
    const users = Object.entries(bundles).filter(([, { imports }]) =>
      imports.some(({ path, external }) => external && path === name),
    );
    expect(users.map(([, { entryPoint }]) => entryPoint)).toEqual(['playground/src/index.ts']);
  });

  test('tell an error in lines of the sources', () => {
    const file = Object.keys(bundles).find((path) => path.endsWith('tuchulcha-judge-worker.js')) ?? '';
    // Outside a thread, the job is given nothing.
    const { stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
    expect(withSources(stderr)).toMatch(
      /TypeError: .+\n +at .*\/src\/tables\/tuchulcha\/judge-worker\.ts:\d+:\d+\)?\n/,
    );
  });

  test('take one byte a character in memory', () => {
    const texts = [...startOf('main.js')].map((file) => readFileSync(file, 'utf8'));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => /[^\0-\xff]/.test(text))).toEqual([]);
  });

  test('hold the WebAssembly of both databases in files, and no copy of it as text', () => {
    const files = Object.entries(bundles).filter(([file]) => file.endsWith('.wasm'));
    expect(files).toHaveLength(2);
    for (const [file] of files)
      expect(readFileSync(file).subarray(0, 4)).toEqual(Buffer.from([0, 0x61, 0x73, 0x6d]));
    const largest = Math.max(
      ...Object.entries(bundles).flatMap(([file, { bytes }]) => (file.endsWith('.js') ? [bytes] : [])),
    );
    expect(largest).toBeLessThan(4_000_000);
  });

  test('hold the thread in which luck is weighed', async () => {
    const frames = someFrames();
    const job: AnalysisJob = { kind: 'analysis', frames, weights: PLAIN_WEIGHTS };
    expect(await answerOf('tuchulcha-judge-worker', job)).toHaveLength(frames.length);
  });

  test('hold the thread in which films are made', async () => {
    const frames = playedGame(2, 5).frames.slice(0, 2);
    expect(await answerOf('film-worker', { frames, options: {} })).toMatchObject({ frames: 2 });
  });

  test('hold the thread in which pictures are drawn', async () => {
    const bundled = (name: string) => resolve(Object.keys(bundles).find((path) => path.endsWith(name)) ?? '');
    const thread = createDrawingThread({
      script: pathToFileURL(bundled('drawing-worker.js')),
      painters: { bacchanalia: pathToFileURL(bundled('bacchanalia-painter.js')).href },
    });
    const { name, description } = await thread.draw(drawable('bacchanalia', 'dei', { locale: 'en' }));
    expect({ name, description }).toMatchObject({
      name: 'dei.jpg',
      description: expect.stringContaining('Venus'),
    });
    await thread.close();
  });
});

describe('third parties', () => {
  test('are named in docs/third-party.md: npm run build writes it', () =>
    expect(readFileSync('docs/third-party.md', 'utf8')).toBe(thirdPartyPage(thirdParties('.', metafile))));

  test('bundled, installed and for every platform are found', () => {
    const names = thirdParties('.', metafile).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'discord.js',
        '@julusian/jpeg-turbo',
        '@napi-rs/canvas-*',
        'discord-api-types',
      ]),
    );
    expect(names).not.toContain('vitest');
  });

  test('have their licenses’ texts in dist/', () => {
    const texts = licenseTexts('.', thirdParties('.', metafile));
    expect(texts).toContain('Permission is hereby granted');
    expect(readFileSync('dist/third-party-licenses.txt', 'utf8')).toBe(texts);
  });
});
