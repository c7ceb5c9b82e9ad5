import { describe, expect, test } from 'vitest';
import { powerOf } from '../../../src/games/tuchulcha/board.ts';
import { devote, devotionsOf } from '../../../src/games/tuchulcha/devotion.ts';
import { applyEndingTo } from '../../../src/games/tuchulcha/end-of-turn.ts';
import { offers } from '../../../src/games/tuchulcha/game.ts';
import { formatPosition } from '../../../src/games/tuchulcha/notation.ts';
import type { Devotion } from '../../../src/games/tuchulcha/types.ts';
import { applied, dice, legalLines, play, position, rolled } from './legal-lines.ts';

const stepsOf = (from: string, roll: string) =>
  legalLines(position(from), dice(roll)).map(({ steps }) => steps);
const colorAfter = (end: string | undefined, letter: string) =>
  end?.split(' ').find((field) => field.startsWith(letter) && field.includes(':'));

/** That a line is legal, and leads to this position without an end of the game. */
function expectLegal(from: string, roll: string, steps: string, end: string): void {
  expect(stepsOf(from, roll)).toContain(steps);
  expect(play(from, roll, steps)).toEqual({ end, result: null });
}

function devotions(from: string, afterFall = false) {
  const start = position(from);
  return devotionsOf(start, afterFall).map((devotion: Devotion) => ({
    ...devotion,
    end: formatPosition(applyEndingTo(devote(start, devotion).position).position),
  }));
}

describe("the rulebook's examples (docs/rules/tuchulcha.md §10)", () => {
  test('1: two haruspexes enter', () => {
    const from = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
    const end = '4 b 0.0 - bn:6/3,5/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
    expectLegal(from, '3-5', 'T-3 T-5', end);
  });

  test('2: a Mystical and a Ritual stone have power 3 and 2', () => {
    const from = '4 r 0.0 - bn:6/3,5/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
    const { end } = play(from, '1-4', 'T-11 T-14');
    expect(end).toBe('4 r 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0');
    expect([11, 14].map((stone) => powerOf(position(end ?? ''), 'red', stone))).toEqual([3, 2]);
  });

  test('3: with three dice two stand on the Ritual stone, power 4', () => {
    const from = '4 y 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
    const { end } = play(from, '2-2-4', 'T-24 T-22 22-24');
    expect(end).toBe('4 y 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0');
    expect(powerOf(position(end ?? ''), 'yellow', 24)).toBe(4);
  });

  test("4: a hit sends blue's haruspex to the forest", () => {
    const from = '4 k 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0';
    const end = '4 k 0.0 - bn:6/5/0/1/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/3/0/0/0';
    expectLegal(from, '5-5-3', 'T-35 35-40 40-3x', end);
  });

  test('5: who hits first must enter the Passage', () => {
    const from = '4 b 0.0 - bn:6/5/0/1/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/3/0/0/0';
    expect(stepsOf(from, '3-6').filter((steps) => steps.startsWith('T-3x'))).toEqual(['T-3x T-6~']);
  });

  test('6: the haruspex on the Mystical stone leaves first', () => {
    const from = '4 r 0.0 - bn:4/3,5/0/2/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/-/0/1/0';
    const lines = stepsOf(from, '6-5');
    expect(lines).toContain('11-17 T-15');
    expect(lines.filter((steps) => !steps.startsWith('11-'))).toEqual([]);
    expect(play(from, '6-5', 'T-15 11-17')).toEqual({ refused: 'mysticalFirst' });
  });

  const seven = '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';
  test('7: two arrive with the power of two, and a third goes to the altar', () => {
    const end = '4 b 0.0 - bn:0/13x2/4/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/31/1/4/0';
    expectLegal(seven, '6-6-2', '11-13+ 7-13x 29-V', end);
  });

  test('8: with 2-2-6 nobody can hit on 13', () =>
    expect(stepsOf(seven, '2-2-6').filter((steps) => steps.includes('-13'))).toEqual([]));

  test('9: red devotes to Tuchulcha with 3, none or one of them from the temple', () => {
    const rest = 'yn:3/9/2/2/0 kn:3/31/2/2/0';
    expect(devotions(`4 r 0.0 - bn:2/24x2/2/2/0 rn:2/21,22/2/2/0 ${rest}`)).toEqual([
      { role: 'tuchulcha', fromTemple: 0, end: `4 r 1.0 - bn:2/24x2/2/2/0 rt:2/21,22/0/1/3 ${rest}` },
      { role: 'tuchulcha', fromTemple: 1, end: `4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 ${rest}` },
    ]);
  });

  test('10: Tuchulcha hits a Ritual stone with two, goes on, and need not leave a Mystical stone', () => {
    const from = '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0';
    const lines = stepsOf(from, '2-1-5-3');
    const end = '4 r 1.0 - bn:2/-/2/4/0 rt:1/24,25/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0';
    expectLegal(from, '2-1-5-3', '!5 22-24+ 21-24x 24-25', end);
    expect(lines.filter((steps) => !steps.includes('21-')).length).toBeGreaterThan(0);
  });

  test('11: Lasa Vecuvia jumps over 33 and seals 36', () => {
    const from = '4 k 1.1 - bn:2/-/2/4/0 rt:2/33/0/2/3 yn:3/9/2/2/0 kl:3/31/0/0/4';
    const end = '4 k 1.1 36 bn:2/-/2/4/0 rt:2/33/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5';
    expectLegal(from, '5-4', '31-36# T-36', end);
  });

  test('12: Tuchulcha closes a stone: into the Passage with the other die, or the turn passes', () => {
    const from = '4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5';
    expect(stepsOf(from, '2-3')).toEqual(['23-26~']);
    expect(legalLines(position(from), dice('2-2-2'))).toEqual([{ steps: '', end: from, result: null }]);
  });

  test('13: Lasa Vecuvia is hit and returns to her temple; Tuchulcha is not hit', () => {
    const from = '4 y 1.1 36 bo:0/-/0/0/0 rt:2/34/0/2/3 yn:2/32/1/4/0 kl:2/40/0/0/5';
    const lines = stepsOf(from, '2-6');
    expect(lines).toContain('32-38 38-40x');
    expect(colorAfter(play(from, '2-6', '32-38 38-40x').end, 'k')).toBe('kl:3/-/0/0/5');
    expect(lines.filter((steps) => steps.includes('32-34'))).toEqual([]);
    expect(play(from, '2-6', '32-34 34-40x')).toEqual({ refused: 'closedByTuchulcha' });
  });

  test('14: Tuchulcha falls, and the eliminator may devote with 4, two of them from the temple', () => {
    const from = '4 y 1.1 6,36 bo:0/-/0/0/0 rt:2/25/0/2/3 yn:5/10,23/0/1/0 kl:2/37/0/0/5';
    const { end } = play(from, '6-1', '10-V 23-24');
    expect(end).toBe('4 y 1.1 6,36 bo:0/-/0/0/0 ro:0/-/0/0/0 yn:5/24/1/1/0 kl:2/37/0/0/5');
    const devoted = '4 y 2.1 6,36 bo:0/-/0/0/0 ro:0/-/0/0/0 yt:3/24/0/0/4 kl:2/37/0/0/5';
    expect(devotions(end ?? '', true)).toEqual([{ role: 'tuchulcha', fromTemple: 2, end: devoted }]);

    const start = rolled(position(from), dice('6-1'));
    const first = offers(start).steps.find((step) => step.kind === 'move' && step.to === 'altar');
    if (!first) throw new Error('10-V is not offered');
    const fallen = applied(start, { type: 'step', step: first });
    const second = offers(fallen).steps.find((step) => step.kind === 'move' && step.from === 23);
    if (!second) throw new Error('23-24 is not offered');
    const confirmed = applied(applied(fallen, { type: 'step', step: second }), { type: 'confirm' });
    expect(offers(confirmed)).toMatchObject({ color: 'yellow', pass: true, devotions: [{ fromTemple: 2 }] });
  });
});

describe('cases of our own (docs/rules/tuchulcha.md §10)', () => {
  test('15: three players finish the circuit on e', () => {
    const from = '3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/17,19/0/0/0';
    const lines = legalLines(position(from), dice('2-4'));
    expect(lines.map(({ steps }) => steps)).toEqual(expect.arrayContaining(['19-e e-V', '19-e 17-e']));
    expect(colorAfter(play(from, '2-4', '19-e 17-e').end, 'y')).toBe('yn:7/ex2/0/0/0');
    expect(colorAfter(play(from, '2-4', '19-e e-V').end, 'y')).toBe('yn:7/17/1/0/0');
  });

  test('16: both leave the Mystical stone, which is entry and exit', () => {
    const lines = stepsOf('3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/21,e/0/0/0', '1-6');
    expect(lines.toSorted()).toEqual(['21-22 e-V', '21-27 e-V', 'e-V 21-22', 'e-V 21-27']);
  });

  test('17: three players devote with 4; e becomes stone 1', () => {
    const rest = 'rn:9/-/0/0/0 yn:9/-/0/0/0';
    expect(devotions(`3 b 0.0 - bn:3/12,e/2/2/0 ${rest}`)).toEqual([
      { role: 'tuchulcha', fromTemple: 0, end: `3 b 1.0 - bt:3/1,12/0/0/4 ${rest}` },
      { role: 'tuchulcha', fromTemple: 1, end: `3 b 1.0 - bt:2/1,12/0/1/4 ${rest}` },
    ]);
  });

  test('18: a neutral color takes the place that the own left, and need not leave a Mystical stone', () => {
    const lines = stepsOf('2 b 0.0 - bn:8/14/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/11/0/0/0', '3-5');
    expect(lines).toContain('b:14-19 k:11-14');
    expect(lines.filter((steps) => steps.startsWith('k:11-14'))).toEqual([]);
    expect(lines.filter((steps) => !steps.includes('k:11-')).length).toBeGreaterThan(0);
  });

  test("19: a neutral color hits the mover's own", () => {
    const from = '2 b 0.0 - bn:8/12/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/9/0/0/0';
    const end = '2 b 0.0 - bn:7/2/0/1/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/12/0/0/0';
    expectLegal(from, '2-3', 'k:9-12x b:T-2', end);
  });

  test.each([
    [
      '20: a neutral haruspex on the altar brings Tuchulcha down',
      '1.0',
      'bn:2/12/3/3/0 rx:0/40/4/0/0 yt:3/19/0/1/4',
      'blue',
    ],
    [
      '21: a neutral color alone on top lets the opponent win',
      '0.0',
      'bn:2/12/3/3/0 rx:0/40/4/0/0 yn:3/22/4/1/0',
      'yellow',
    ],
    [
      '25: so does one that is level on top with whoever ends the game',
      '0.0',
      'bn:2/12x2/5/0/0 rx:0/40/4/0/0 yn:3/22/4/1/0',
      'yellow',
    ],
    [
      '26: whoever ends the game level on top with the opponent loses it',
      '0.0',
      'bn:4/12/3/1/0 rx:0/40/2/2/0 yn:3/22,23/3/1/0',
      'yellow',
    ],
  ])('%s', (_, counts, others, winner) => {
    const from = `2 b ${counts} - ${others} kx:4/9/0/0/0`;
    const lines = legalLines(position(from), dice('2-3')).filter(({ steps }) => steps.includes('r:40-V'));
    expect(lines.map(({ steps }) => steps)).toContain('r:40-V');
    expect(lines.filter(({ steps }) => !steps.endsWith('r:40-V'))).toEqual([]);
    expect(new Set(lines.map(({ result }) => result))).toEqual(new Set([winner]));
    expect(play(from, '2-3', 'r:40-V')).toMatchObject({ result: winner });
    expect(play(from, '2-3', 'r:40-V b:T-2')).toEqual({ refused: 'gameOver' });
  });

  test('22: the last of Lasa Vecuvia discards what would carry it past the last open Passage', () => {
    const lines = stepsOf('4 k 2.1 6,16,36 bn:5/22/1/1/0 ro:0/-/0/0/0 yn:6/24/1/0/0 kl:0/20/0/0/7', '5-3');
    expect(lines.toSorted()).toEqual(['!5 20-25', '20-25 !5', '20-25 25-30', '20-27 27-30']);
  });

  test('23: of two on Mystical stones one can leave', () => {
    const from = '4 b 0.0 - bn:0/1,31/3/3/0 rn:5/4,7x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
    expect(stepsOf(from, '6-6')).toEqual(['31-V']);
  });

  test('24: Lasa Vecuvia is ranked with nobody on the altar', () => {
    const from = '4 b 1.1 36 bn:0/1/0/7/0 ro:0/-/0/0/0 yo:0/-/0/0/0 kl:3/-/0/0/5';
    expect(legalLines(position(from), dice('5-5'))).toMatchObject([{ steps: '1-6~', result: 'black' }]);
  });
});
