import { describe, expect, test } from 'vitest';
import { startingPosition } from '../../../src/games/tuchulcha/board.ts';
import {
  formatDice,
  formatPosition,
  formatStep,
  parseDice,
  parsePosition,
  parseStep,
  parseSteps,
} from '../../../src/games/tuchulcha/notation.ts';

const YK = 'yn:8/-/0/0/0 kn:8/-/0/0/0';
const REST = `rn:8/-/0/0/0 ${YK}`;

describe('positions', () => {
  test.each([
    ['the start of four', `4 b 0.0 - bn:8/-/0/0/0 ${REST}`],
    ['the start of three', '3 k 0.0 - bn:9/-/0/0/0 yn:9/-/0/0/0 kn:9/-/0/0/0'],
    ['the start of two', '2 r 0.0 - bx:5/-/0/0/0 rn:9/-/0/0/0 yx:5/-/0/0/0 kn:9/-/0/0/0'],
    [
      'both roles, seals and one out',
      '4 k 1.1 6,36 bo:0/-/0/0/0 rt:2/25/0/2/3 yn:5/10,23/0/1/0 kl:2/37/0/0/5',
    ],
    ['several on a stone and on e', '3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:3/21x3,22,ex2/0/0/0'],
    ['the mover out at the end of a turn', `4 b 1.0 - bo:0/-/0/0/0 rt:3/20x2/0/0/3 ${YK}`],
    ['one left at the end of the game', '4 r 1.0 - bo:0/-/0/0/0 rt:3/20x2/0/0/3 yo:0/-/0/0/0 ko:0/-/0/0/0'],
    ['nobody of a color in play at the end', `4 b 0.0 - bn:0/-/5/3/0 ${REST}`],
    ['all Passages sealed at the end', `4 b 1.1 6,16,26,36 bl:0/6/0/0/7 ro:0/-/0/0/0 ${YK}`],
    ['a sealed Passage held', '4 b 1.1 6 bn:7/6/0/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kl:7/-/0/0/1'],
    [
      'another devotion after Tuchulcha fell',
      '4 b 2.0 - bn:8/-/0/0/0 ro:0/-/0/0/0 yt:4/-/0/0/4 kn:8/-/0/0/0',
    ],
  ])('%s is read and written', (_, text) => {
    const parsed = parsePosition(text);
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed.ok && formatPosition(parsed.value)).toBe(text);
  });

  test('are what they say', () => {
    const parsed = parsePosition('3 y 2.0 - bo:0/-/0/0/0 rt:1/12x2,19/0/1/4 yn:4/22,ex2/1/1/0');
    expect(parsed.ok && parsed.value).toEqual({
      players: 3,
      turn: 'yellow',
      devotions: { tuchulcha: 2, lasaVecuvia: 0 },
      sealed: [],
      colors: {
        blue: { role: 'out', temple: 0, path: [], atExit: 0, altar: 0, forest: 0, sanctuary: 0 },
        red: {
          role: 'tuchulcha',
          temple: 1,
          path: [
            { stone: 12, count: 2 },
            { stone: 19, count: 1 },
          ],
          atExit: 0,
          altar: 0,
          forest: 1,
          sanctuary: 4,
        },
        yellow: {
          role: 'normal',
          temple: 4,
          path: [{ stone: 22, count: 1 }],
          atExit: 2,
          altar: 1,
          forest: 1,
          sanctuary: 0,
        },
      },
    });
  });

  test.each([
    ['nothing', '', 'unreadable'],
    ['a word', 'startpos', 'unreadable'],
    ['two spaces', `4 b 0.0 -  bn:8/-/0/0/0 ${REST}`, 'unreadable'],
    ['a space at the end', `4 b 0.0 - bn:8/-/0/0/0 ${REST} `, 'unreadable'],
    ['five players', `5 b 0.0 - bn:8/-/0/0/0 ${REST}`, 'unreadable'],
    ['an unknown mover', `4 w 0.0 - bn:8/-/0/0/0 ${REST}`, 'unreadable'],
    ['no count of devotions', `4 b - - bn:8/-/0/0/0 ${REST}`, 'unreadable'],
    ['an unknown field', `4 b 0.0 - bn:8/-/0/0/0 ${REST} wn:8/-/0/0/0`, 'unreadable'],
    ['an unknown role', `4 b 0.0 - bz:8/-/0/0/0 ${REST}`, 'unreadable'],
    ['a place too few', `4 b 0.0 - bn:8/-/0/0 ${REST}`, 'unreadable'],
    ['a color twice', `4 b 0.0 - bn:8/-/0/0/0 bn:8/-/0/0/0 ${REST}`, 'unreadable'],
    ['colors in another order', `4 b 0.0 - rn:8/-/0/0/0 bn:8/-/0/0/0 ${YK}`, 'unreadable'],
    ['stones out of order', `4 b 0.0 - bn:6/5,3/0/0/0 ${REST}`, 'unreadable'],
    ['a stone twice', `4 b 0.0 - bn:6/5,5/0/0/0 ${REST}`, 'unreadable'],
    ['a count of one written', `4 b 0.0 - bn:7/5x1/0/0/0 ${REST}`, 'unreadable'],
    ['seals out of order', '4 b 1.1 36,6 bn:8/-/0/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kl:6/-/0/0/2', 'seals'],
    ['a color missing', '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0', 'colors'],
    ['a color too many', `3 b 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:9/-/0/0/0 kn:9/-/0/0/0`, 'colors'],
    ['a neutral color with four players', `4 b 0.0 - bn:8/-/0/0/0 rx:5/-/0/0/0 ${YK}`, 'colors'],
    ['two players side by side', '2 b 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yx:5/-/0/0/0 kx:5/-/0/0/0', 'colors'],
    ['a neutral mover', '2 r 0.0 - bn:9/-/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0', 'mover'],
    ['a mover who is not on the table', '3 k 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:9/-/0/0/0', 'mover'],
    ['two Tuchulchas', `4 b 2.0 - bt:5/-/0/0/3 rt:5/-/0/0/3 ${YK}`, 'roles'],
    ['two Lasa Vecuvias', '4 b 1.1 - bl:5/-/0/0/3 rl:5/-/0/0/3 yt:5/-/0/0/3 kn:8/-/0/0/0', 'roles'],
    ['a Tuchulcha nobody devoted to', `4 b 0.0 - bt:5/-/0/0/3 ${REST}`, 'roles'],
    ['everybody out', '4 b 1.0 - bo:0/-/0/0/0 ro:0/-/0/0/0 yo:0/-/0/0/0 ko:0/-/0/0/0', 'roles'],
    ['Lasa Vecuvia with three players', '3 b 1.1 - bl:5/-/0/0/4 rt:5/-/0/0/4 yn:9/-/0/0/0', 'devotions'],
    ['a second devotion to Lasa Vecuvia', `4 b 1.2 - bn:8/-/0/0/0 ${REST}`, 'devotions'],
    ['a seal on a plain stone', `4 b 1.1 7 bn:8/-/0/0/0 ${REST}`, 'seals'],
    ['a seal beyond the ring', '3 b 0.0 36 bn:9/-/0/0/0 rn:9/-/0/0/0 yn:9/-/0/0/0', 'seals'],
    ['a stone beyond the ring', `4 b 0.0 - bn:7/41/0/0/0 ${REST}`, 'stones'],
    ['a stone beyond the smaller ring', '3 b 0.0 - bn:8/31/0/0/0 rn:9/-/0/0/0 yn:9/-/0/0/0', 'stones'],
    ['none on a stone', `4 b 0.0 - bn:8/5x0/0/0/0 ${REST}`, 'stones'],
    ['e with four players', `4 b 0.0 - bn:7/e/0/0/0 ${REST}`, 'finished'],
    ['e with two players', '2 b 0.0 - bn:8/e/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0', 'finished'],
    ['Tuchulcha on e', '3 b 1.0 - bt:4/e/0/0/4 rn:9/-/0/0/0 yn:9/-/0/0/0', 'finished'],
    ['one too many', `4 b 0.0 - bn:9/-/0/0/0 ${REST}`, 'sums'],
    ['one too few', `4 b 0.0 - bn:6/5/0/0/0 ${REST}`, 'sums'],
    ['one too few with three players', '3 b 0.0 - bn:8/-/0/0/0 rn:9/-/0/0/0 yn:9/-/0/0/0', 'sums'],
    ['a neutral one too few', '2 b 0.0 - bn:9/-/0/0/0 rx:4/-/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0', 'sums'],
    ['somebody of those who are out', `4 b 0.0 - bn:8/-/0/0/0 ro:1/-/0/0/0 ${YK}`, 'sums'],
    ['somebody in a sanctuary without a role', `4 b 0.0 - bn:7/-/0/0/1 ${REST}`, 'sums'],
    ["Tuchulcha's on the altar", `4 b 1.0 - bt:4/-/1/0/3 ${REST}`, 'sums'],
    ['two colors on one stone', `4 b 0.0 - bn:7/12/0/0/0 rn:7/12/0/0/0 ${YK}`, 'sharedStone'],
    ['another color on the stone of e', '3 b 0.0 - bn:8/e/0/0/0 rn:9/-/0/0/0 yn:8/1/0/0/0', 'sharedStone'],
    ['a haruspex on an open Passage', `4 b 0.0 - bn:7/6/0/0/0 ${REST}`, 'openPassage'],
    [
      'a haruspex on the one Passage that is not sealed',
      '4 b 1.1 6 bn:7/16/0/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kl:7/-/0/0/1',
      'openPassage',
    ],
    [
      'Lasa Vecuvia with too few for the Passages',
      '4 b 1.1 6 bn:8/-/0/0/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kl:2/-/0/0/6',
      'unsettled',
    ],
    ['Tuchulcha with nobody in play', `4 b 1.0 - bt:0/-/0/5/3 ${REST}`, 'unsettled'],
    ['nobody in play beside Tuchulcha', `4 b 1.0 - bt:5/-/0/0/3 rn:0/-/4/4/0 ${YK}`, 'unsettled'],
  ])('%s is refused', (_, text, code) => {
    expect(parsePosition(text)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('set-ups', () => {
  test.each([
    ['one player', { players: ['blue'], first: 'blue' }],
    ['two side by side', { players: ['blue', 'red'], first: 'blue' }],
    ['a color twice', { players: ['blue', 'blue'], first: 'blue' }],
    ['a stranger first', { players: ['blue', 'yellow'], first: 'red' }],
  ] as const)('%s is none', (_, setup) => {
    expect(() => startingPosition(setup)).toThrow();
  });
});

describe('steps', () => {
  test.each([
    ['T-3', 4, { kind: 'move', color: null, from: 'temple', to: 3, effect: 'none' }],
    ['T-3x', 4, { kind: 'move', color: null, from: 'temple', to: 3, effect: 'hit' }],
    ['11-13+', 4, { kind: 'move', color: null, from: 11, to: 13, effect: 'open' }],
    ['T-6~', 4, { kind: 'move', color: null, from: 'temple', to: 6, effect: 'lost' }],
    ['31-36#', 4, { kind: 'move', color: null, from: 31, to: 36, effect: 'sealed' }],
    ['29-V', 4, { kind: 'move', color: null, from: 29, to: 'altar', effect: 'none' }],
    ['29-ex', 3, { kind: 'move', color: null, from: 29, to: 'exit', effect: 'hit' }],
    ['e-V', 3, { kind: 'move', color: null, from: 'exit', to: 'altar', effect: 'none' }],
    ['y:T-24', 2, { kind: 'move', color: 'yellow', from: 'temple', to: 24, effect: 'none' }],
    ['!5', 2, { kind: 'discard', die: 5 }],
    ['!5', 4, { kind: 'discard', die: 5 }],
  ] as const)('%s with %i players', (text, players, step) => {
    const parsed = parseStep(text, players);
    expect(parsed).toEqual({ ok: true, value: step });
    expect(formatStep(step, players)).toBe(text);
  });

  test.each([
    ['T3', 4],
    ['T-', 4],
    ['V-3', 4],
    ['T-3xx', 4],
    ['t-3', 4],
    ['T-03', 4],
    ['!7', 4],
    ['y:T-24', 4],
    ['T-24', 2],
    ['y:!5', 2],
  ] as const)('%s with %i players is refused', (text, players) => {
    expect(parseStep(text, players)).toMatchObject({ ok: false });
  });

  test('one space parts them, and no step is the empty text', () => {
    expect(parseSteps('', 4)).toEqual({ ok: true, value: [] });
    expect(parseSteps('T-3 T-5', 4)).toMatchObject({ ok: true, value: [{ to: 3 }, { to: 5 }] });
    expect(parseSteps('T-3  T-5', 4)).toMatchObject({ ok: false });
  });
});

describe('dice', () => {
  test.each([
    ['3-6', [3, 6]],
    ['2-2-4', [2, 2, 4]],
    ['2-1-5-3', [2, 1, 5, 3]],
  ])('%s', (text, dice) => {
    expect(parseDice(text)).toEqual({ ok: true, value: dice });
    expect(formatDice(dice)).toBe(text);
  });

  test.each(['', '0-1', '7', '1-', '1-2-3-4-5', '1 2'])('%j is refused', (text) => {
    expect(parseDice(text)).toMatchObject({ ok: false });
  });
});
