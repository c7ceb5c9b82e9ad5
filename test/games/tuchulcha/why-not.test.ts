import { describe, expect, test } from 'vitest';
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../../src/games/tuchulcha/types.ts';
import { blockedBy, whyNot } from '../../../src/games/tuchulcha/why-not.ts';
import { REFUSAL_CODES, refusalWords } from '../../../tools/engine/refusal-words.ts';
import { dice, position, rolled } from './legal-lines.ts';
import { POSITIONS, REFUSED } from './refused.ts';

const { SEVEN, TWELVE, TWENTY, TWO } = POSITIONS;

const state = (text: string, roll: string): GameState => rolled(position(text), dice(roll));

describe('what the rules refuse', () => {
  test.each(REFUSED)('$name', ({ refusal, expected }) => {
    expect(refusal).toEqual('rule' in expected ? expected : expect.objectContaining(expected));
    expect(refusalWords(refusal)).toMatch(new RegExp(`^§${refusal.rule}: \\S`));
    expect(refusalWords(refusal)).not.toContain('undefined');
  });

  test.each(REFUSAL_CODES)('%s occurs', (code) => {
    expect(REFUSED.some(({ expected }) => expected.code === code && 'rule' in expected)).toBe(true);
  });

  test('is no step that is offered', () => {
    for (const start of [state(SEVEN, '6-6-2'), state(TWO, '3-5'), state(TWENTY, '2-3')])
      for (const step of offers(start).steps)
        if (step.kind === 'move') expect(whyNot(start, step)).toBeNull();
  });
});

const STRONG = '4 b 0.0 - bn:0/9/3/4/0 rn:6/11,14/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';

describe('why no die can be used', () => {
  test.each<[string, string, string, readonly [string, unknown][]]>([
    ['example 12, 2-2-2: Tuchulcha stands there', TWELVE, '2-2-2', [['closedByTuchulcha', 25]]],
    [
      'power 3 against two dice; power 2, for which a second haruspex is wanting',
      STRONG,
      '2-5',
      [
        ['powerTooHigh', 11],
        ['hitNotCompletable', 14],
      ],
    ],
  ])('%s', (_, text, roll, reasons) => {
    const before = state(text, roll);
    expect(blockedBy(before).map(({ code, facts }) => [code, facts['stone']])).toEqual(reasons);
    const applied = tuchulcha.apply(before, { type: 'confirm' });
    expect(applied.ok && applied.events[0]).toMatchObject({
      type: 'blocked',
      color: 'blue',
      reasons: reasons.map(([code]) => ({ code })),
    });
  });

  test('a turn with steps tells nothing of the kind', () => {
    const applied = tuchulcha.apply(state(TWELVE, '2-3'), {
      type: 'step',
      step: { kind: 'move', color: 'blue', die: 3, from: 23, to: 26, effect: 'lost' },
    });
    if (!applied.ok) throw new Error(applied.refusal.code);
    const confirmed = tuchulcha.apply(applied.state, { type: 'confirm' });
    expect(confirmed.ok ? confirmed.events.map(({ type }) => type) : []).toContain('confirmed');
    expect(confirmed.ok ? confirmed.events.map(({ type }) => type) : []).not.toContain('blocked');
  });
});
