import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectFile } from '../src/project-file.ts';

const paths = z.object({
  path: z.union([z.string(), z.array(z.string())]).optional(),
  pathNot: z.union([z.string(), z.array(z.string())]).optional(),
});
const configuration = z.object({
  forbidden: z.array(z.object({ name: z.string(), from: paths, to: paths })),
});

const { forbidden } = configuration.parse(createRequire(import.meta.url)('../.dependency-cruiser.cjs'));

const files = ['src', 'playground/src', 'tools'].flatMap((folder) =>
  readdirSync(projectFile(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);

/** A pattern for each choice of its alternatives: `a(b|c)` is `ab` and `ac`. */
function alternatives(pattern: string): readonly string[] {
  const group = /\((?<choices>[^()]*)\)/.exec(pattern);
  if (!group) return pattern.split('|');
  const [before, after] = [pattern.slice(0, group.index), pattern.slice(group.index + group[0].length)];
  const choices = group.groups?.['choices']?.split('|') ?? [];
  return [...new Set(choices.flatMap((choice) => alternatives(before + choice + after)))];
}

const isPackage = (pattern: string): boolean =>
  pattern.startsWith('node_modules/') && existsSync(projectFile(pattern.replaceAll('\\', '')));

test.each(forbidden)('the rule $name names only files that exist', ({ from, to }) => {
  const named = [from.path, from.pathNot, to.path, to.pathNot].flat().filter((path) => path !== undefined);
  // A file of any folder that the rule's other side found.
  const patterns = named.flatMap((path) => alternatives(path.replaceAll('$1', '[^/.]+')));
  const missing = patterns.filter(
    (pattern) => !isPackage(pattern) && !files.some((file) => new RegExp(pattern).test(file)),
  );
  expect(missing).toEqual([]);
});
