import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '..');

const run = (command: string, args: readonly string[], cwd = ROOT) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
};
const node = (args: readonly string[], cwd?: string) => run(process.execPath, args, cwd);

/** The oldest Node that is promised, as 20.19. */
const MIN_NODE = packageJson.engines.node.replace('>=', '');

describe('the oldest Node that is promised', () => {
  test.each([
    ['README.md', `Node.js ${MIN_NODE} or newer`],
    ['scripts/build.mjs', `'node${MIN_NODE}'`],
    ['scripts/node-version.mjs', `Node.js ${MIN_NODE} or newer`],
  ])('is that of %s', (file, words) => expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(words));

  test('is enough for all packages, so that npm ci warns of none that we choose', () => {
    const unfit = `:attr(engines, [node]):not(:semver(${MIN_NODE}.0, :attr(engines, [node])))`;
    const { stdout } = run('npm', ['query', '--package-lock-only', unfit]);
    // Prisma's command line loads it at its start, and no bundle contains it.
    expect(JSON.parse(stdout)).toMatchObject([{ name: '@prisma/streams-local' }]);
  });
});

test.runIf(existsSync(path.join(ROOT, '.git')))('nothing is committed that .gitignore names', () => {
  expect(run('git', ['ls-files', '--cached', '--ignored', '--exclude-standard']).stdout).toBe('');
});

describe('on a Node that is too old', () => {
  const old =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.18.3" } })';
  test.each(['scripts/start.mjs', 'prisma/generate.mjs'])('%s says so in one sentence', (script) => {
    const ended = node(['--import', `data:text/javascript,${encodeURIComponent(old)}`, script]);
    expect(ended).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Haruspex needs Node.js 20.19 or newer, and this is 20.18.3: install a newer one.\n',
    });
  });
});

describe("without Prisma's client", () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'haruspex-'));
    for (const name of ['scripts', 'prisma', 'package.json', 'package-lock.json'])
      cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
    mkdirSync(path.join(copy, 'src'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  test.each([
    ['a build', ['scripts/build.mjs']],
    ['a start', ['scripts/start.mjs', 'main']],
  ])('%s says that it is missing', (_, args) => {
    expect(node(args, copy)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The database client is not generated yet: run "npm ci".\n',
    });
  });

  test('one of an older schema is told as well', () => {
    for (const name of ['sqlite', 'postgresql']) {
      const folder = path.join(copy, 'src/storage/generated', name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'client.ts'), 'export {};');
    }
    writeFileSync(path.join(copy, 'src/storage/generated/postgresql.prisma'), 'model Older {}');
    expect(node(['scripts/build.mjs'], copy)).toMatchObject({
      status: 1,
      stderr: 'The database client is of another version: run "npm ci".\n',
    });
  });
});

test('of all packages, an installation that never builds again keeps those that no bundle contains', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'haruspex-'));
  for (const name of ['scripts', 'package-lock.json'])
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  const all = ['@napi-rs/canvas', '@napi-rs/canvas-linux-x64-gnu', '@prisma/client', 'discord.js', 'gifenc'];
  for (const name of all) mkdirSync(path.join(copy, 'node_modules', name), { recursive: true });
  expect(node(['scripts/unbundled.mjs'], copy)).toEqual({ status: 0, stdout: '', stderr: '' });
  const kept = all.filter((name) => existsSync(path.join(copy, 'node_modules', name)));
  expect(kept).toEqual(['@napi-rs/canvas', '@napi-rs/canvas-linux-x64-gnu', 'gifenc']);
  rmSync(copy, { recursive: true });
});
