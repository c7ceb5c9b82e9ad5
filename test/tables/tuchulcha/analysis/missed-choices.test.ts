import { expect, test } from 'vitest';
import { formatSteps } from '../../../../src/games/tuchulcha/notation.ts';
import type { Action } from '../../../../src/games/tuchulcha/types.ts';
import { framesOf } from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import { type Judged, judgeTurn, SURE } from '../../../../src/tables/tuchulcha/analysis/missed-choices.ts';
import { plainJudge } from '../../../../tools/training/plain-player.ts';
import { randomFrom } from '../../../games/tuchulcha/random-play.ts';
import { randomGame } from '../../results/a-game.ts';
import { frameOf, move } from './written-turns.ts';

/** Blue's last is 11 pips from home, and home wins. */
const ELEVEN_PIPS = '4 b 0.0 - bn:0/21/3/4/0 rn:0/37/3/4/0 yn:0/7/3/4/0 kn:0/17/3/4/0';

function missedIn(text: string, ...actions: readonly Action[]): Judged {
  const frame = frameOf(text, ...actions);
  return judgeTurn(plainJudge, frame, frame.before);
}

const stepsOf = ({ missed }: Judged): string =>
  missed?.better.kind === 'turn' ? formatSteps(missed.better.steps, 4) : 'none';

test('who could have won with the dice, and stopped before, missed a better turn', () => {
  const missed = missedIn(ELEVEN_PIPS, { type: 'roll', dice: [5, 6] }, move(21, 6, 27), { type: 'confirm' });
  expect(stepsOf(missed)).toBe('21-27 27-V');
  expect(missed.missed?.possible).toBe(1);
  expect(missed.missed?.played).toBeLessThan(0.7);
});

test('who did so missed nothing', () => {
  const actions = [move(21, 6, 27), move(27, 5, 'altar'), { type: 'confirm' }] as const;
  expect(missedIn(ELEVEN_PIPS, { type: 'roll', dice: [5, 6] }, ...actions)).toEqual({
    missed: null,
    isUnsure: false,
  });
});

test('of players at random some turns are worse beyond doubt, and most are not told', () => {
  const frames = framesOf(randomGame(3, randomFrom(4), 300));
  const judged = frames.flatMap((frame) => {
    if (!frame.ended || frame.stages.some(({ kind }) => kind === 'left')) return [];
    const start = frame.stages.find(({ kind }) => kind === 'rolled')?.position;
    return start ? [judgeTurn(plainJudge, frame, start)] : [];
  });
  const missed = judged.flatMap((one) => one.missed ?? []);
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.length).toBeLessThan(judged.length / 2);
  for (const { played, possible, loss } of missed) {
    expect(loss).toBeGreaterThanOrEqual(SURE);
    expect(possible - played).toBeGreaterThanOrEqual(loss);
  }
  expect(judged.some((one) => one.isUnsure)).toBe(true);
});
