import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectFile } from '../../src/project-file.ts';
import { translator } from '../../src/texts/index.ts';
import { remindsOne } from '../../tools/simulation/invariants/rings.ts';
import type { Wanted } from '../../tools/simulation/options.ts';
import { isSameFailure, type Outcome, shrink } from '../../tools/simulation/shrink.ts';
import { compiled } from '../compiled.ts';

/** As vitest sets it: the day is simulated twice, with one more person, in long runs. */
const IS_LONG = process.env['MODE'] === 'long';

const simulate = (program: string, ...given: readonly string[]) =>
  spawnSync(process.execPath, [program, ...given], { encoding: 'utf8' });

test.each([
  [['--seed', 'x'], '--seed takes a whole number from 0 to 4294967295, not “x”.'],
  [['--days=-1'], '--days takes a whole number from 1 to 3650, not “-1”.'],
  [['--kinds', 'kills,weather'], 'not “weather”.'],
  [['--focus', 'chess'], 'not “chess”.'],
])('refuses %j with a sentence', async (given, sentence) => {
  const { status, stderr } = simulate(await compiled(projectFile('tools/simulation/index.ts')), ...given);
  expect(status).toBe(2);
  expect(stderr.split('\n')[0]).toContain(sentence);
  expect(stderr).toContain('npm run simulate');
});

/** Output of a day: its seed, its time, its lines and the hash of all events. Throws the simulation's failure. */
async function day(): Promise<string> {
  const given = [
    '--people',
    IS_LONG ? '3' : '2',
    ...'--tables 1 --days 1 --faults many --no-shrink'.split(' '),
  ];
  const program = projectFile('tools/simulation/start.mjs');
  // Requests are checked against Discord's description in longer runs; to compile it would take a fifth of the time.
  const env = { ...process.env, DISCORD_OPENAPI: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--seed', '53', ...given], {
    env,
  });
  return stdout;
}

test(`a day with faults leaves nothing wrong${IS_LONG ? ', and is the same again' : ''}`, async () => {
  const days = await Promise.all(IS_LONG ? [day(), day()] : [day()]);
  const said = /^Seed 53: 1 days.*, (\d{3,} lines, [0-9a-f]{64})/;
  for (const one of days) expect(one).toMatch(said);
  expect(new Set(days.map((one) => said.exec(one)?.[1])).size).toBe(1);
});

const LARGE: Wanted = {
  seed: 7,
  days: 30,
  tables: 10,
  people: 40,
  processes: 2,
  focus: 'none',
  faults: 'many',
  kinds: ['requests', 'kills', 'packets', 'disk'],
};
const stuckAt = (table: number, day: number): Outcome => ({
  wrong: `table ${table} (tuchulcha, playing): Thana has no button in #games\nand more`,
  day,
});

test('a failure is known again at another table, and no other is taken for it', () => {
  expect(isSameFailure(stuckAt(3, 1), stuckAt(14, 2))).toBe(true);
  expect(isSameFailure(stuckAt(3, 1), { wrong: 'notice turn 3 is still waiting', day: 1 })).toBe(false);
  expect(isSameFailure(stuckAt(3, 1), { wrong: null, day: 1 })).toBe(false);
});

test('a reminder is known by its words, and the turn of a followed table is none', () => {
  const t = translator('nl');
  const of = { number: 3, turn: 4, who: 'Thana', by: 'Thana' };
  expect(remindsOne(t('notice.next', of))).toBe(true);
  expect(remindsOne(t('notice.nudge', of))).toBe(true);
  expect(remindsOne(t('notice.followed.turn', { ...of, game: 'tuchulcha' }))).toBe(false);
});

test('shrinks to what a failure needs, which is tried', () => {
  const tried: Wanted[] = [];
  const needed = ({ kinds, people, faults }: Wanted) =>
    faults === 'many' && kinds.includes('kills') && kinds.includes('disk') && people >= 10;
  const least = shrink(LARGE, stuckAt(3, 9), (wanted) => {
    tried.push(wanted);
    return needed(wanted) ? stuckAt(5, 4) : { wrong: null, day: wanted.days };
  });
  expect(least).toEqual({ ...LARGE, days: 4, tables: 1, people: 10, processes: 1, kinds: ['kills', 'disk'] });
  expect(tried).toContainEqual(least);
});
