import { describe, expect, test } from 'vitest';
import { answer } from '../../../tools/engine/protocol.ts';

const ask = (request: unknown) => JSON.parse(answer(JSON.stringify(request)));
const START = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const REST = 'rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const TUCHULCHA = '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0';

describe('play', () => {
  test('tells the end', () => {
    expect(ask({ op: 'play', position: START, dice: [5, 3], steps: 'T-3 T-5' })).toEqual({
      end: `4 b 0.0 - bn:6/3,5/0/0/0 ${REST}`,
      result: null,
    });
  });

  test('tells the winner', () => {
    const position = '2 b 1.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yt:3/19/0/1/4 kx:4/9/0/1/0';
    expect(ask({ op: 'play', position, dice: [2, 3], steps: 'r:40-V' })).toMatchObject({ result: 'b' });
  });

  test('finds the die that a step to the altar means', () => {
    const position = '4 b 0.0 - bn:5/2,29/1/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
    for (const [steps, path] of [
      ['29-V 2-5', '5'],
      ['29-V 2-8', '8'],
      ['2-8 29-V', '8'],
    ]) {
      const { end } = ask({ op: 'play', position, dice: [6, 3], steps });
      expect(end).toBe(`4 b 0.0 - bn:5/${path}/2/0/0 ${REST}`);
    }
  });

  test("takes no step where no die can be used, but Tuchulcha's discard", () => {
    const position = '4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5';
    expect(ask({ op: 'play', position, dice: [2, 2, 2], steps: '' })).toEqual({
      end: position,
      result: null,
    });
  });

  test.each([
    ['a die too few', START, [3, 5], 'T-3', 'turnNotComplete'],
    ['a wrong mark', START, [3, 5], 'T-3x T-5', 'wrongTarget'],
    ["no discard of Tuchulcha's", TUCHULCHA, [2, 1, 5, 3], '21-22', 'discardFirst'],
    ['an unreadable step', START, [3, 5], 'T3', 'steps'],
    ['a color with four players', START, [3, 5], 'b:T-3 b:T-5', 'steps'],
  ])('names what forbids it: %s', (_, position, dice, steps, code) => {
    expect(ask({ op: 'play', position, dice, steps })).toEqual({
      error: { code, message: expect.stringMatching(/\S/) },
    });
  });
});

describe('anything else is an error', () => {
  test.each([
    ['nothing', '', 'json'],
    ['no JSON', '{"op":', 'json'],
    ['a number', '7', 'json'],
    ['a list', '[]', 'json'],
    ['null', 'null', 'json'],
    ['a text', '"turns"', 'json'],
    ['no operation', '{}', 'op'],
    ['an unknown operation', '{"op":"fly"}', 'op'],
    ['an operation every object has', '{"op":"toString"}', 'op'],
    ['an operation that is no text', '{"op":1}', 'op'],
    ['no position', '{"op":"turns"}', 'position'],
    ['a position that is no text', '{"op":"turns","position":4}', 'position'],
    ['an unreadable position', '{"op":"turns","position":"4 b"}', 'unreadable'],
    ['a position that can not be', `{"op":"turns","position":"${START.replace('8', '9')}"}`, 'sums'],
    ['no dice', `{"op":"turns","position":"${START}"}`, 'badDice'],
    ['dice as text', `{"op":"turns","position":"${START}","dice":"3-5"}`, 'badDice'],
    ['one die', `{"op":"turns","position":"${START}","dice":[3]}`, 'badDice'],
    ['a seven', `{"op":"turns","position":"${START}","dice":[3,7]}`, 'badDice'],
    ['half a die', `{"op":"turns","position":"${START}","dice":[3,1.5]}`, 'badDice'],
    ['texts for dice', `{"op":"turns","position":"${START}","dice":["3","5"]}`, 'badDice'],
    ['three dice without doubles', `{"op":"turns","position":"${START}","dice":[1,2,3]}`, 'badDice'],
    ['four dice', `{"op":"turns","position":"${START}","dice":[1,1,1,1]}`, 'badDice'],
    ["three of Tuchulcha's four dice", `{"op":"turns","position":"${TUCHULCHA}","dice":[1,1,1]}`, 'badDice'],
    ['no steps', `{"op":"play","position":"${START}","dice":[3,5]}`, 'steps'],
    ['steps as a list', `{"op":"play","position":"${START}","dice":[3,5],"steps":["T-3"]}`, 'steps'],
    ['afterFall as text', `{"op":"devotions","position":"${START}","afterFall":"no"}`, 'afterFall'],
  ])('%s', (_, line, code) => {
    expect(JSON.parse(answer(line))).toEqual({ error: { code, message: expect.stringMatching(/\S/) } });
  });
});
