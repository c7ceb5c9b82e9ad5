import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatJson, formatRecord } from '../../src/tables/tuchulcha/game-record.ts';
import { randomFrom } from '../games/tuchulcha/random-play.ts';
import { randomGame } from '../tables/results/a-game.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haruspex-record-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Said {
  readonly status: number;
  readonly said: string;
  readonly complained: string;
}

function record(...words: readonly string[]): Promise<Said> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/start.mjs', 'tools-game-record', ...words],
      { maxBuffer: 10_000_000 },
      (_, said, complained) => resolve({ status: child.exitCode ?? -1, said, complained }),
    );
  });
}

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const game = randomGame(3, randomFrom(23), 20_000);

describe('npm run record', () => {
  test('tells who played, how it ended and how long it was', async () => {
    const { status, said, complained } = await record(await file('game.json', formatJson(game)));
    expect([status, complained]).toEqual([0, '']);
    expect(said).toContain(`table #${game.number} (3f9a2b1c0d), 3 players`);
    for (const { label } of game.people) expect(said).toContain(`(${label})`);
    expect(said).toMatch(/^result: (Blue|Red|Yellow|Black).* won; /m);
    const turns = formatRecord(game).trimEnd().split('\n').at(-1)?.split('.')[0];
    expect(said).toContain(`${turns} turns, `);
  });

  test('turns JSON to text', async () => {
    const { status, said } = await record('--text', await file('game', formatJson(game)));
    expect(status).toBe(0);
    expect(said).toBe(formatRecord(game));
  });

  test('says what is wrong and where', async () => {
    const spoilt = formatJson(game).replace('"type":"confirm"', '"type":"pass"');
    const { status, said, complained } = await record(await file('spoilt.json', spoilt));
    expect([status, said]).toEqual([1, '']);
    expect(complained).toMatch(/spoilt\.json: log\.\d+\.action, turn 1: the rules forbid this \(.+\)\n$/);
  });

  test.each([
    ['nothing', []],
    ['two files', ['one', 'two']],
    ['an order that there is not', ['--png', 'one']],
  ])('says how it is used, when given %s', async (_, words) => {
    const { status, said, complained } = await record(...words);
    expect([status, said]).toEqual([2, '']);
    expect(complained).toMatch(/^usage: npm run/);
  });

  test('says of a file that is not there that it is not', async () => {
    const { status, complained } = await record(join(folder, 'none'));
    expect(status).toBe(2);
    expect(complained).toMatch(/none can't be read: ENOENT\.\n$/);
  });

  test('gives a terminal no orders', async () => {
    const people = game.people.map((person) => ({ ...person, name: '\u001b[2J\u202e' }));
    const seats = game.seats.map((seat) =>
      seat.occupant.kind === 'person'
        ? { ...seat, occupant: { ...seat.occupant, name: '\u001b[2J\u202e' } }
        : seat,
    );
    const { status, said } = await record(await file('orders.json', formatJson({ ...game, people, seats })));
    expect(status).toBe(0);
    for (const order of ['\u001b', '\u202e']) expect(said).not.toContain(order);
    expect(said).toContain('[2J');
  });
});
