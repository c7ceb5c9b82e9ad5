import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatRecord } from '../../../../src/tables/tuchulcha/game-record.ts';
import { parseJsonRecord } from '../../../../tools/read-record.ts';
import { verified } from '../../../tools/verified.ts';

const page = readFileSync('docs/game-record.md', 'utf8');
const [, example = ''] = /```\n(\[Haruspex[^`]+)```/.exec(page) ?? [];
const json = readFileSync(join(import.meta.dirname, 'example.json'), 'utf8');
const parsed = parseJsonRecord(json);

describe("the format's page", () => {
  test('shows a record, as it is written', () =>
    expect(parsed.ok && formatRecord(parsed.value)).toBe(example));

  test.each(['txt', 'json'])('shows one whose dice are right, in a file of .%s', (kind) => {
    if (!parsed.ok) throw new Error(parsed.error.code);
    const { stdout } = verified(kind === 'txt' ? example : json);
    const rolls = parsed.value.log.filter(({ action }) => action.type === 'roll').length;
    expect(stdout).toContain(`All ${rolls} rolls are right.`);
  });

  test('names every tag and every key that is written', () => {
    if (!parsed.ok) throw new Error(parsed.error.code);
    const tags = [...example.matchAll(/^\[(\w+) /gm)].map(([, name]) => `\`${name}\``);
    const keys = [...json.matchAll(/^ {2}"(\w+)":/gm)].map(([, name]) => `\`${name}\``);
    expect(tags.length).toBeGreaterThan(10);
    expect(keys.length).toBe(14);
    for (const name of [...tags, ...keys]) expect(page).toContain(name);
  });
});
