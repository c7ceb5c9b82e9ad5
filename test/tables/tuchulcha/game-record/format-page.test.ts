import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatRecord } from '../../../../src/tables/tuchulcha/game-record/formats.ts';
import { parseJsonRecord } from '../../../../tools/read-record.ts';

const page = readFileSync('docs/game-record.md', 'utf8');
const [, example = ''] = /```\n(\[Haruspex[^`]+)```/.exec(page) ?? [];
const json = readFileSync(join(import.meta.dirname, 'example.json'), 'utf8');
const parsed = parseJsonRecord(json);

describe("the format's page", () => {
  test('shows a record, as it is written', () => {
    expect(parsed.ok && formatRecord(parsed.value)).toBe(example);
  });

  test.each(['txt', 'json'])('shows one whose dice are right, in a file of .%s', (kind) => {
    if (!parsed.ok) throw new Error(parsed.error.code);
    const folder = mkdtempSync(join(tmpdir(), 'haruspex-format-'));
    try {
      const file = join(folder, `game.${kind}`);
      writeFileSync(file, kind === 'txt' ? example : json);
      const said = execFileSync(process.execPath, ['tools/verify.mjs', file], { encoding: 'utf8' });
      const rolls = parsed.value.log.filter(({ action }) => action.type === 'roll').length;
      expect(said).toContain(`All ${rolls} rolls are right.`);
    } finally {
      rmSync(folder, { recursive: true });
    }
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
