import { describe, expect, it } from 'vitest';
import { format, oracleDevotions, oracleLines, oracleTurns, parse, type Turn } from './oracle/index.ts';
import { standingOn } from './oracle/position.ts';
import { power } from './oracle/step.ts';

// The rows of docs/rules/tuchulcha.md §10: the oracle must hold them before anything is compared with it.

const legal = (position: string, dice: number[]): string[] =>
  oracleLines(position, dice).legal.map((turn) => turn.steps);

const turnOf = (position: string, dice: number[], steps: string): Turn => {
  const turn = oracleLines(position, dice).legal.find((one) => one.steps === steps);
  if (turn === undefined) throw new Error(`not legal: ${steps}`);
  return turn;
};

const powerOn = (position: string, stone: number): number => {
  const state = parse(position);
  return power(state, stone, standingOn(state, stone).length, 'b');
};

const field = (position: string, color: string): string | undefined =>
  position.split(' ').find((one) => one.startsWith(color) && one.includes(':'));

describe('the oracle and the examples of §10', () => {
  it('row 1: two haruspexes enter', () => {
    expect(legal('4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0', [3, 5])).toContain(
      'T-3 T-5',
    );
  });

  it('row 2: powers three and two', () => {
    const turn = turnOf(
      '4 r 0.0 - bn:6/3,5/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
      [1, 4],
      'T-11 T-14',
    );
    expect([powerOn(turn.end, 11), powerOn(turn.end, 14)]).toEqual([3, 2]);
  });

  it('row 3: a pair on a Ritual stone, power four', () => {
    const position = '4 y 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
    const turn = turnOf(position, [2, 2, 4], 'T-24 T-22 22-24');
    expect(field(turn.end, 'y')).toBe('yn:6/24x2/0/0/0');
    expect(powerOn(turn.end, 24)).toBe(4);
  });

  it('row 4: a hit with the third die', () => {
    const position = '4 k 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0';
    const turn = turnOf(position, [5, 5, 3], 'T-35 35-40 40-3x');
    expect(field(turn.end, 'b')).toBe('bn:6/5/0/1/0');
  });

  it('row 5: nothing but the Passage is left for the 6', () => {
    const position = '4 b 0.0 - bn:6/5/0/1/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/3/0/0/0';
    expect(legal(position, [3, 6]).filter((steps) => steps.startsWith('T-3x'))).toEqual(['T-3x T-6~']);
  });

  it('row 6: the Mystical stone is left first', () => {
    const lines = legal('4 r 0.0 - bn:4/3,5/0/2/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/-/0/1/0', [6, 5]);
    expect(lines).toContain('11-17 T-15');
    expect(lines.filter((steps) => !steps.startsWith('11-'))).toEqual([]);
  });

  const before13 = '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';

  it('row 7: two hit two, a third reaches the altar', () => {
    expect(legal(before13, [6, 6, 2])).toContain('11-13+ 7-13x 29-V');
  });

  it('row 8: the hit would leave a die', () => {
    const lines = legal(before13, [2, 2, 6]);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((steps) => steps.includes('-13'))).toEqual([]);
  });

  it('row 9: red devotes with three, none or one from the temple', () => {
    const position = '4 r 0.0 - bn:2/24x2/2/2/0 rn:2/21,22/2/2/0 yn:3/9/2/2/0 kn:3/31/2/2/0';
    const rest = 'yn:3/9/2/2/0 kn:3/31/2/2/0';
    expect(oracleDevotions(position, false)).toEqual([
      { role: 't', fromTemple: 1, end: `4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 ${rest}` },
      { role: 't', fromTemple: 0, end: `4 r 1.0 - bn:2/24x2/2/2/0 rt:2/21,22/0/1/3 ${rest}` },
    ]);
  });

  it('row 10: Tuchulcha hits and goes on, and need not leave a Mystical stone', () => {
    const position = '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0';
    const lines = legal(position, [2, 1, 5, 3]);
    expect(lines).toContain('!5 22-24+ 21-24x 24-25');
    expect(lines.some((steps) => !steps.includes('21-'))).toBe(true);
  });

  it('row 11: Lasa Vecuvia jumps over 33 without counting it', () => {
    const position = '4 k 1.1 - bn:2/-/2/4/0 rt:2/33/0/2/3 yn:3/9/2/2/0 kl:3/31/0/0/4';
    expect(legal(position, [5, 4])).toContain('31-36# T-36');
  });

  it('row 12: driven into the Passage, or blocked', () => {
    const position = '4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5';
    expect(legal(position, [2, 3])).toEqual(['23-26~']);
    expect(oracleTurns(position, [2, 2, 2])).toEqual([{ end: position, result: null, steps: '' }]);
  });

  it('row 13: Lasa Vecuvia is hit home, Tuchulcha is not hit', () => {
    const position = '4 y 1.1 36 bo:0/-/0/0/0 rt:2/34/0/2/3 yn:2/32/1/4/0 kl:2/40/0/0/5';
    expect(field(turnOf(position, [2, 6], '32-38 38-40x').end, 'k')).toBe('kl:3/-/0/0/5');
    expect(legal(position, [2, 6]).filter((steps) => steps.includes('32-34'))).toEqual([]);
  });

  it('row 14: the eliminator devotes', () => {
    const position = '4 y 1.1 6,36 bo:0/-/0/0/0 rt:2/25/0/2/3 yn:5/10,23/0/1/0 kl:2/37/0/0/5';
    const turns = oracleLines(position, [6, 1]).legal.filter((turn) => turn.steps.includes('10-V'));
    expect(turns.length).toBeGreaterThan(0);
    for (const { end } of turns) expect(field(end, 'r')).toBe('ro:0/-/0/0/0');
    const turn = turnOf(position, [6, 1], '10-V 23-24');
    const end = '4 y 2.1 6,36 bo:0/-/0/0/0 ro:0/-/0/0/0 yt:3/24/0/0/4 kl:2/37/0/0/5';
    expect(oracleDevotions(turn.end, true)).toEqual([{ role: 't', fromTemple: 2, end }]);
  });

  it('row 15: three players wait on the exit stone', () => {
    const position = '3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/17,19/0/0/0';
    expect(legal(position, [2, 4])).toContain('19-e e-V');
    expect(field(turnOf(position, [2, 4], '19-e 17-e').end, 'y')).toBe('yn:7/ex2/0/0/0');
  });

  it('row 16: entry and exit are two stones for leaving', () => {
    const lines = legal('3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/21,e/0/0/0', [1, 6]);
    expect([...lines].sort()).toEqual(['21-22 e-V', '21-27 e-V', 'e-V 21-22', 'e-V 21-27']);
  });

  it('row 17: the finished circuit begins again for Tuchulcha', () => {
    const rest = 'rn:9/-/0/0/0 yn:9/-/0/0/0';
    expect(oracleDevotions(`3 b 0.0 - bn:3/12,e/2/2/0 ${rest}`, false)).toEqual([
      { role: 't', fromTemple: 1, end: `3 b 1.0 - bt:2/1,12/0/1/4 ${rest}` },
      { role: 't', fromTemple: 0, end: `3 b 1.0 - bt:3/1,12/0/0/4 ${rest}` },
    ]);
  });

  it('row 18: nothing of a neutral color need be left, nor anything held up by it', () => {
    const lines = legal('2 b 0.0 - bn:8/14/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/11/0/0/0', [3, 5]);
    expect(lines).toContain('b:14-19 k:11-14');
    expect(lines.filter((steps) => steps.startsWith('k:11-14'))).toEqual([]);
    expect(lines.some((steps) => !steps.includes('k:11'))).toBe(true);
  });

  it("row 19: a neutral color hits the mover's own", () => {
    const position = '2 b 0.0 - bn:8/12/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/9/0/0/0';
    expect(field(turnOf(position, [2, 3], 'k:9-12x b:T-2').end, 'b')).toBe('bn:7/2/0/1/0');
  });

  it('row 20: a neutral haruspex on the altar brings Tuchulcha down', () => {
    const position = '2 b 1.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yt:3/19/0/1/4 kx:4/9/0/1/0';
    const turn = turnOf(position, [2, 3], 'r:40-V');
    expect(turn.result).toBe('b');
    expect(field(turn.end, 'y')).toBe('yo:0/-/0/0/0');
  });

  it('row 21: a neutral color alone on top', () => {
    const position = '2 b 0.0 - bn:2/12/3/4/0 rx:0/40/4/0/0 yn:3/19/4/1/0 kx:4/9/0/1/0';
    const turns = oracleLines(position, [2, 3]).legal.filter((turn) => turn.steps.includes('r:40-V'));
    expect(turns.length).toBeGreaterThan(0);
    for (const turn of turns) {
      expect(turn.result).toBe('y');
      expect(turn.steps.endsWith('r:40-V')).toBe(true);
    }
  });

  it('row 22: the last of Lasa Vecuvia may discard what would carry it past', () => {
    const position = '4 k 2.1 6,16,36 bn:5/22/1/1/0 ro:0/-/0/0/0 yn:6/24/1/0/0 kl:0/20/0/0/7';
    const expected = ['!5 20-25', '20-25 !5', '20-25 25-30', '20-27 27-30'];
    expect([...legal(position, [5, 3])].sort()).toEqual(expected);
  });

  it('row 23: obedience with fewer dice is enough', () => {
    const position = '4 b 0.0 - bn:0/1,31/3/3/0 rn:5/4,7x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
    expect(legal(position, [6, 6])).toEqual(['31-V']);
  });

  it('row 24: equal on the altar, fewer in the forest', () => {
    const position = '4 b 1.1 36 bn:0/1/0/7/0 ro:0/-/0/0/0 yo:0/-/0/0/0 kl:3/-/0/0/5';
    expect(oracleTurns(position, [5, 5])).toEqual([
      {
        end: '4 b 1.1 36 bn:0/-/0/8/0 ro:0/-/0/0/0 yo:0/-/0/0/0 kl:3/-/0/0/5',
        result: 'k',
        steps: '1-6~',
      },
    ]);
  });

  it('writes every example as it read it', () => {
    for (const text of [
      before13,
      '3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/21,ex2/0/0/0',
      '4 k 2.1 6,16,36 bn:5/22/1/1/0 ro:0/-/0/0/0 yn:6/24/1/0/0 kl:0/20/0/0/7',
      '2 b 1.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yt:3/19/0/1/4 kx:4/9/0/1/0',
    ]) {
      expect(format(parse(text))).toBe(text);
    }
  });
});
