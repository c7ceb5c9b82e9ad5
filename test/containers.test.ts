import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll(/\\\n\s*/g, '');
const [first = '', last = ''] = dockerfile.split(/^(?=FROM )/m).slice(1);
const argumentsOf = (stage: string, instruction: string): readonly string[] =>
  [...stage.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, text = '']) => text);

test('the image copies files that there are, and that are let into its build', () => {
  const letIn = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? line.slice(1) : []));
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

test('nothing that is secret gets into the image', () => {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(lines[0]).toBe('*');
  expect(lines.filter((line) => /^!.*(\.env|data|\.git)/.test(line))).toEqual([]);
});
