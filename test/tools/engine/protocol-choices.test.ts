import { describe, expect, it } from 'vitest';
import { LEVEL_NAMES } from '../../../src/games/tuchulcha/computer-players/levels.ts';
import { protocol } from '../../../tools/engine/protocol.ts';
import { UNTRAINED } from '../../games/tuchulcha/computer-players/some-weights.ts';

const line = protocol(UNTRAINED);
// biome-ignore lint/suspicious/noExplicitAny: an answer is any JSON
const ask = (request: object): any => JSON.parse(line(JSON.stringify(request)));
const sumOf = (chances: Readonly<Record<string, number>>) =>
  Object.values(chances).reduce((sum, chance) => sum + chance, 0);

const START = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const MAY_DEVOTE = '4 r 0.0 - bn:2/24x2/2/2/0 rn:2/21,22/2/2/0 yn:3/9/2/2/0 kn:3/31/2/2/0';
const TUCHULCHA = '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0';
const TWO = '2 b 0.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yn:3/22/4/1/0 kx:4/9/0/0/0';

describe('choose', () => {
  it('a turn that is legal, with the chances after it', () => {
    const request = { op: 'choose', what: 'turn', position: START, dice: [3, 5], level: 'strong', seed: 1 };
    const { steps, end, result, chances } = ask(request);
    expect(ask({ op: 'play', position: START, dice: [3, 5], steps })).toEqual({ end, result });
    expect(Object.keys(chances)).toEqual(['b', 'r', 'y', 'k']);
    expect(sumOf(chances)).toBeCloseTo(1);
  });

  it("Tuchulcha's turn with its discard", () => {
    const { steps } = ask({ op: 'choose', what: 'turn', position: TUCHULCHA, dice: [2, 1, 5, 3] });
    expect(steps).toMatch(/^!\d /);
    expect(ask({ op: 'play', position: TUCHULCHA, dice: [2, 1, 5, 3], steps })).toHaveProperty('end');
  });

  it('a turn that ends the game, and then the chances are what was won', () => {
    const won = '4 b 0.0 - bn:0/30/5/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';
    expect(ask({ op: 'choose', what: 'turn', position: won, dice: [4, 1] })).toMatchObject({
      result: 'b',
      chances: { b: 1, r: 0, y: 0, k: 0 },
    });
  });

  it('a devotion that is offered, or none', () => {
    const { devotion } = ask({ op: 'choose', what: 'devotion', position: MAY_DEVOTE, afterFall: false });
    const { devotions } = ask({ op: 'devotions', position: MAY_DEVOTE, afterFall: false });
    if (devotion) expect(devotions).toContainEqual(devotion);
    expect(ask({ op: 'choose', what: 'devotion', position: START })).toEqual({ devotion: null });
  });

  it('one more die only where the rules let it be rolled', () => {
    const more = { op: 'choose', what: 'more', position: START };
    expect(ask({ ...more, dice: [3, 3] })).toEqual({ more: expect.any(Boolean) });
    for (const dice of [
      [3, 5],
      [3, 3, 2],
      [7, 7],
    ])
      expect(ask({ ...more, dice }).error.code).toBe('badDice');
  });

  it('the same for the same line, whatever was asked before', () => {
    const request = { op: 'choose', what: 'turn', position: TWO, dice: [3, 5], level: 'novice', seed: 7 };
    const first = ask(request);
    ask({ ...request, seed: 8 });
    expect(ask(request)).toEqual(first);
  });

  it('otherwise with other seeds, where the level is a weak one', () => {
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    const ends = (level: string) =>
      new Set(
        seeds.map(
          (seed) => ask({ op: 'choose', what: 'turn', position: START, dice: [3, 5], level, seed }).end,
        ),
      ).size;
    expect(ends('novice')).toBeGreaterThan(1);
    expect(ends('strong')).toBe(1);
  });

  it.each([
    ['a level that there is not', { what: 'turn', dice: [3, 5], level: 'godlike' }, 'level'],
    ['a seed that is no integer', { what: 'turn', dice: [3, 5], seed: 1.5 }, 'seed'],
    ['something else to choose', { what: 'color' }, 'what'],
    ['dice that cannot be', { what: 'turn', dice: [3, 5, 6] }, 'badDice'],
    ['afterFall that is no boolean', { what: 'devotion', afterFall: 'yes' }, 'afterFall'],
  ])('%s is an error', (_, request, code) => {
    const { error } = ask({ op: 'choose', position: START, ...request });
    expect(error).toEqual({ code, message: expect.any(String) });
    if (code === 'level') for (const name of LEVEL_NAMES) expect(error.message).toContain(name);
  });
});

describe('evaluate', () => {
  it.each([START, TUCHULCHA, TWO])('%s: the chances of those in the game', (position) => {
    const { chances } = ask({ op: 'evaluate', position });
    expect(sumOf(chances)).toBeCloseTo(1);
    expect(Object.keys(chances)).toEqual(position === TWO ? ['b', 'y'] : ['b', 'r', 'y', 'k']);
  });

  it('a position that cannot be is an error', () => {
    expect(ask({ op: 'evaluate', position: '4 b' })).toHaveProperty('error.code');
  });
});

describe('analyse', () => {
  it('nothing is lost by the best turn, and something by another', () => {
    const { turns } = ask({ op: 'turns', position: START, dice: [6, 5] });
    const answers = turns.map(({ steps }: { steps: string }) =>
      ask({ op: 'analyse', position: START, dice: [6, 5], steps }),
    );
    const best = answers.find(({ loss }: { loss: number }) => loss < 1e-6);
    expect(best.chance).toBeCloseTo(best.best.chance, 5);
    for (const { loss, chance, luck, mean } of answers) {
      expect(loss).toBeGreaterThan(-1e-6);
      expect(chance + loss).toBeCloseTo(best.best.chance, 5);
      expect(luck + mean).toBeCloseTo(best.best.chance, 5);
    }
    expect(Math.max(...answers.map(({ loss }: { loss: number }) => loss))).toBeGreaterThan(0);
  });

  it('luck is nothing on the average of all rolls', () => {
    let [sum, first] = [0, Number.NaN];
    for (let one = 1; one <= 6; one++) {
      for (let other = 1; other <= 6; other++) {
        const { steps } = ask({ op: 'choose', what: 'turn', position: START, dice: [one, other] });
        const { luck, mean } = ask({ op: 'analyse', position: START, dice: [one, other], steps });
        sum += luck;
        if (Number.isNaN(first)) first = mean;
        expect(mean).toBeCloseTo(first, 9);
      }
    }
    expect(sum).toBeCloseTo(0, 5);
  });

  it('steps that the rules forbid are an error that names the rule', () => {
    const { error } = ask({ op: 'analyse', position: START, dice: [3, 5], steps: 'T-4 T-5' });
    expect(error.code).toBe('wrongTarget');
  });
});

it('without weights, only what the rules know is answered', () => {
  const { error } = JSON.parse(protocol(null)(JSON.stringify({ op: 'evaluate', position: START })));
  expect(error).toEqual({ code: 'op', message: 'op is one of turns, devotions, play' });
});
