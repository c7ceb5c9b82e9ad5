import { describe, expect, test } from 'vitest';
import { type GameState, parsePosition, tuchulcha } from '../../../src/games/tuchulcha/index.ts';
import { blockedBy } from '../../../src/games/tuchulcha/why-not.ts';

function rolled(text: string, dice: readonly number[]): GameState {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const before = parsed.value;
  const phase = { name: 'moving', dice, discarded: null, steps: [], before, result: null } as const;
  return {
    setup: { players: ['blue', 'red', 'yellow', 'black'], first: 'blue' },
    position: before,
    phase,
    turnNumber: 9,
    rolls: 9,
  };
}

const TWELVE = '4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5';
const STRONG = '4 b 0.0 - bn:0/9/3/4/0 rn:6/11,14/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';

describe('why no die can be used', () => {
  test.each<[string, string, readonly number[], readonly [string, unknown][]]>([
    ['example 12, 2-2-2: Tuchulcha stands there', TWELVE, [2, 2, 2], [['closedByTuchulcha', 25]]],
    [
      'power 3 against two dice; power 2, for which a second haruspex is wanting',
      STRONG,
      [2, 5],
      [
        ['powerTooHigh', 11],
        ['hitNotCompletable', 14],
      ],
    ],
  ])('%s', (_, position, dice, reasons) => {
    const state = rolled(position, dice);
    expect(blockedBy(state).map(({ code, facts }) => [code, facts['stone']])).toEqual(reasons);
    const applied = tuchulcha.apply(state, { type: 'confirm' });
    expect(applied.ok && applied.events[0]).toMatchObject({
      type: 'blocked',
      color: 'blue',
      reasons: reasons.map(([code]) => ({ code })),
    });
  });

  test('a turn with steps tells nothing of the kind', () => {
    const applied = tuchulcha.apply(rolled(TWELVE, [2, 3]), {
      type: 'step',
      step: { kind: 'move', color: 'blue', die: 3, from: 23, to: 26, effect: 'lost' },
    });
    if (!applied.ok) throw new Error(applied.refusal.code);
    const confirmed = tuchulcha.apply(applied.state, { type: 'confirm' });
    expect(confirmed.ok ? confirmed.events.map(({ type }) => type) : []).toContain('confirmed');
    expect(confirmed.ok ? confirmed.events.map(({ type }) => type) : []).not.toContain('blocked');
  });
});
