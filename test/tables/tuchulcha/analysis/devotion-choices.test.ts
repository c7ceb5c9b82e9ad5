import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/games/tuchulcha/types.ts';
import { analyse, type TurnAnalysis } from '../../../../src/tables/tuchulcha/analysis/analysis.ts';
import type { Frame } from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import {
  type Choice,
  judgeDevotions,
  SURE,
} from '../../../../src/tables/tuchulcha/analysis/missed-choices.ts';
import { plainJudge } from '../../../../tools/training/plain-player.ts';
import { position } from '../../../games/tuchulcha/legal-lines.ts';
import { confirm, frameOf, roll } from './written-turns.ts';

/** Red is behind, and Tuchulcha's dice would hunt blue. */
const BETTER_DEVOTE = '3 r 0.0 - bn:4/3,4,8/0/2/0 rn:3/11,17,18/0/3/0 kn:5/-/0/4/0';
/** Red is ahead, and would give the lead away. */
const BETTER_STAY = '4 r 0.0 - bn:2/24/2/3/0 rn:0/15/5/2/0 yn:2/9/2/3/0 kn:3/31/2/2/0';
/** Yellow is a step from the altar, which would bring red's Tuchulcha down. */
const BEFORE_FALL = '3 y 1.0 - bn:2/5/0/6/0 rt:1/10/0/3/4 yn:3/17,27/0/4/0';
/** Nobody may devote. */
const TOO_EARLY = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';

const devote = (fromTemple: number): Action => ({
  type: 'devote',
  devotion: { role: 'tuchulcha', fromTemple },
});

/** A roll, and its best turn. */
function rolledFrom(text: string, ...dice: readonly number[]): readonly Action[] {
  const { steps } = plainJudge.bestTurn(position(text), dice);
  return [roll(...dice), ...steps.map((step): Action => ({ type: 'step', step })), confirm];
}

const analysed = (frame: Frame): TurnAnalysis => analyse(plainJudge, [frame])[0] as TurnAnalysis;

const rolesIn = (frame: Frame): readonly Choice['better'][] =>
  analysed(frame).missed.flatMap(({ better }) => (better.kind === 'devotion' ? [better] : []));

describe('before the roll', () => {
  test('a devotion that was surely better and was not made counts, and is named with what is given', () => {
    const frame = frameOf(BETTER_DEVOTE, ...rolledFrom(BETTER_DEVOTE, 1, 2));
    const { choice, missed } = analysed(frame);
    expect(missed[0]).toMatchObject({
      better: { kind: 'devotion', devotion: { role: 'tuchulcha', fromTemple: 1 } },
    });
    const [{ played, possible, loss } = { played: 1, possible: 0, loss: 0 }] = missed;
    expect(loss).toBeGreaterThanOrEqual(SURE);
    expect(possible - played).toBeGreaterThanOrEqual(loss);
    expect(choice).toBeLessThanOrEqual(-100 * loss);
  });

  test('one that was made and is the best missed nothing', () => {
    const frame = frameOf(BETTER_DEVOTE, devote(1));
    expect(judgeDevotions(plainJudge, frame)).toEqual([{ missed: null, isUnsure: false }]);
  });

  test('one that was made and cost the lead counts', () => {
    const frame = frameOf(BETTER_STAY, devote(0));
    const [judged] = judgeDevotions(plainJudge, frame);
    expect(judged?.missed?.better).toEqual({
      kind: 'devotion',
      devotion: null,
      position: position(BETTER_STAY),
    });
    expect(judged?.missed?.loss).toBeGreaterThan(0.5);
  });

  test('who stayed and was right did nothing wrong', () =>
    expect(rolesIn(frameOf(BETTER_STAY, ...rolledFrom(BETTER_STAY, 1, 2)))).toEqual([]));

  test('nothing is said where nobody might devote', () =>
    expect(judgeDevotions(plainJudge, frameOf(TOO_EARLY, ...rolledFrom(TOO_EARLY, 1, 2)))).toEqual([]));

  test('nothing is said while the turn goes on, or where somebody left in it', () => {
    expect(analysed(frameOf(BETTER_STAY, devote(0))).choice).toBeNull();
    const left = frameOf(BETTER_STAY, devote(0), { type: 'resign', color: 'red' });
    expect(analysed(left)).toMatchObject({ choice: null, missed: [] });
  });
});

describe('after Tuchulcha’s fall', () => {
  const toAltar: readonly Action[] = [...rolledFrom(BEFORE_FALL, 6, 3)];

  test('who passes where a devotion was surely better missed it', () => {
    const frame = frameOf(BEFORE_FALL, ...toAltar, { type: 'pass' });
    const [better] = rolesIn(frame);
    expect(better).toMatchObject({ devotion: { role: 'tuchulcha' }, position: { turn: 'yellow' } });
    expect(better?.kind === 'devotion' && better.position.colors.red?.role).toBe('out');
  });

  test('who devotes as is best missed nothing', () => {
    const frame = frameOf(BEFORE_FALL, ...toAltar, devote(0));
    expect(rolesIn(frame)).toEqual([]);
    expect(analysed(frame).choice).toBeCloseTo(0, 9);
  });
});
