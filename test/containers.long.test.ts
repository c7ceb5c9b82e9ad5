import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPlayground } from '@haruspex/playground';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unbundledFolders } from '../scripts/unbundled.mjs';
import { BotProcess } from './e2e/bot-process.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll(/\\\n\s*/g, '');
const [first = '', last = ''] = dockerfile.split(/^(?=FROM )/m).slice(1);
const argumentsOf = (stage: string, instruction: string): readonly string[] =>
  [...stage.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, text = '']) => text);

const letIn = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? line.slice(1) : []));

test('the image copies files that there are, and that are let into its build', () => {
  expect(letIn.filter((name) => !existsSync(name))).toEqual([]);
  const own = argumentsOf(first, 'COPY').flatMap((copied) => copied.split(' ').slice(0, -1));
  const isLetIn = (name: string) => letIn.some((given) => name === given || name.startsWith(`${given}/`));
  expect(own.filter((name) => name !== '.' && !isLetIn(name))).toEqual([]);
  const kept = argumentsOf(last, 'COPY').map((copied) => copied.split(' ')[1]?.replace('/app/', '') ?? '');
  const made = ['node_modules', 'dist'];
  expect(
    kept.filter((name) => !made.includes(name) && !letIn.some((given) => name.startsWith(given))),
  ).toEqual([]);
});

test('the image has all that the operations page says the bot needs', () => {
  const [, needed = ''] = /It needs (.*?)\. Settings/s.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const names = [...needed.matchAll(/`([^`]+?)\/?`/g)].map(([, name = '']) => name);
  expect(names).toContain('dist');
  const kept = argumentsOf(last, 'COPY').join('\n');
  expect(names.filter((name) => !kept.includes(`/app/${name} `))).toEqual([]);
});

test('the bot in the image is not root, and is asked how it is', () => {
  expect(argumentsOf(last, 'USER').at(-1)).toBe('node');
  expect(argumentsOf(last, 'HEALTHCHECK')).toEqual([expect.stringContaining('/healthz')]);
  expect(dockerfile.lastIndexOf('USER node')).toBeLessThan(dockerfile.lastIndexOf('\nCMD'));
});

test.each(['', '9090'])('its health page is where it is looked for, with HEALTH_PORT=%s in .env', (given) => {
  const bin = mkdtempSync(path.join(tmpdir(), 'haruspex-bin-'));
  // Stands in for Node in the image, and says where the page would be.
  writeFileSync(path.join(bin, 'node'), '#!/bin/sh\necho "$HEALTH_PORT $@"\n', { mode: 0o755 });
  const [shell = '', ...args] = JSON.parse(argumentsOf(last, 'CMD').at(-1) ?? '[]') as string[];
  const env = { PATH: `${bin}:/bin:/usr/bin`, HEALTH_PORT: given };
  const { stdout } = spawnSync(shell, args, { env, encoding: 'utf8' });
  rmSync(bin, { recursive: true });
  const port = given || '8080';
  expect(stdout).toMatch(new RegExp(`^${port} .* dist/main.js\n$`));
  const [, script = ''] = /CMD (\[.*\])$/.exec(argumentsOf(last, 'HEALTHCHECK').join()) ?? [];
  const [, , code = ''] = JSON.parse(script) as string[];
  const asked = new Function('fetch', 'process', `${code}`);
  const urls: string[] = [];
  asked((url: string) => Promise.resolve({ ok: urls.push(url) > 0 }), { env, exit: () => {} });
  expect(urls).toEqual([`http://127.0.0.1:${port}/healthz`]);
});

test('nothing that is secret gets into the image', () => {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(lines[0]).toBe('*');
  expect(lines.filter((line) => /^!.*(\.env|data|\.git)/.test(line))).toEqual([]);
});

describe('what is in the image, and nothing else, in a folder of its own', () => {
  /** In which the image is built: what Docker is given, and all packages. */
  const build = mkdtempSync(path.join(tmpdir(), 'haruspex-build-'));
  const image = mkdtempSync(path.join(tmpdir(), 'haruspex-image-'));
  /** The image's user may write there, and in data/. */
  const home = mkdtempSync(path.join(tmpdir(), 'haruspex-home-'));
  /** Not root, as in the image. */
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    NODE_ENV: 'production',
    npm_config_update_notifier: 'false',
  };
  const backup = path.join(home, 'backup.sqlite');

  beforeAll(() => {
    for (const name of letIn) cpSync(path.join(ROOT, name), path.join(build, name), { recursive: true });
    // As .dockerignore leaves them out; npm ci makes them.
    rmSync(path.join(build, 'src/storage/generated'), { recursive: true, force: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(build, 'node_modules'));
    for (const script of ['prisma/generate.mjs', 'scripts/build.mjs']) {
      const { status, stderr } = spawnSync(process.execPath, [script], { cwd: build, encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    }
    chmodSync(image, 0o755);
    for (const line of argumentsOf(last, 'COPY')) {
      const [, from = '', to = ''] = line.split(' ');
      const name = from.replace('/app/', '');
      if (name === 'node_modules') copyPackages();
      else cpSync(path.join(build, name), path.join(image, to === './' ? name : to), { recursive: true });
    }
    const data = path.join(image, 'data');
    mkdirSync(data);
    if (user) for (const folder of [data, home]) chownSync(folder, user.uid, user.gid);
  });
  afterAll(() => {
    for (const folder of [build, image, home]) rmSync(folder, { recursive: true });
  });

  /** Those that scripts/unbundled.mjs leaves. */
  function copyPackages(): void {
    for (const folder of unbundledFolders(ROOT)) {
      const from = path.join(ROOT, folder);
      if (existsSync(from)) cpSync(from, path.join(image, folder), { recursive: true });
    }
  }

  function npm(program: string, args: readonly string[] = [], input = '') {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', program, '--', ...args], {
      ...user,
      cwd: image,
      env: { ...env, DATABASE_URL: 'file:data/haruspex.sqlite' },
      input,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  }

  /** The scheduled command in docs/operations.md. */
  function scheduled() {
    const page = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
    const [, command = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(page) ?? [];
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command.replaceAll('%%', '%')], {
      ...user,
      cwd: image,
      env: { ...env, DATABASE_URL: 'file:data/haruspex.sqlite', STATE_DIRECTORY: home },
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  }

  /** [npm script, its arguments, its exit code, its output] */
  type Run = readonly [program: string, args: readonly string[], status: number, says: RegExp];
  const WHILE_IT_RUNS: readonly Run[] = [['backup', [backup], 0, /is a complete copy\. Tables: 0\./]];
  const WHILE_IT_RESTS: readonly Run[] = [
    ['ratings', [], 0, /^No game has been finished yet\./],
    ['restore', [backup], 0, /haruspex\.sqlite is restored\. Tables: 0\./],
    ['record', [path.join(ROOT, 'test/tables/tuchulcha/game-record/example.json')], 0, /^Tuchulcha, /],
    ['train', [], 2, /^usage: /],
    ['puzzles', ['--players', '9'], 2, /--players 3/],
    ['start', [], 78, /^Without DISCORD_TOKEN the playground opens, but the packages/],
  ];
  const runs = ([program, args, status, says]: Run) =>
    expect(npm(program, args), program).toEqual({ status, said: expect.stringMatching(says) });

  test('plays, is backed up meanwhile, and restored', async () => {
    const playground = await startPlayground({ port: 0 });
    const options = { command: 'npm', cwd: image, env: { ...env, HEALTH_PORT: '0' }, ...(user && { user }) };
    const bot = new BotProcess(playground, 'file:data/haruspex.sqlite', ['start'], options);
    try {
      await bot.ready();
      WHILE_IT_RUNS.forEach(runs);
      expect(scheduled()).toEqual({
        status: 0,
        said: expect.stringMatching(/\d{4}-\d\d-\d\d-\d{4}\.sqlite is a complete copy\./),
      });
      await bot.end('SIGTERM');
      expect([bot.exitCode, bot.errors, bot.loggedFrom(40)]).toEqual([0, [], []]);
    } finally {
      bot.kill();
      await playground.close();
    }
    WHILE_IT_RESTS.forEach(runs);
    expect(statSync(path.join(image, 'data/haruspex.sqlite')).uid).toBe(user?.uid ?? process.getuid?.());
  });

  test('answers as an engine', () => {
    const position = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
    const asked = `${JSON.stringify({ op: 'turns', position, dice: [1, 2] })}\n`;
    const { status, said } = npm('engine', [], asked);
    expect([status, JSON.parse(said)]).toEqual([0, expect.objectContaining({ turns: expect.anything() })]);
  });

  test('has each program that there is', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    const programs = Object.keys(scripts).filter((name) => scripts[name]?.includes('scripts/start.mjs'));
    const run = [...WHILE_IT_RUNS, ...WHILE_IT_RESTS].map(([program]) => program);
    expect([...new Set([...run, 'engine'])].sort()).toEqual(programs.sort());
  });
});
