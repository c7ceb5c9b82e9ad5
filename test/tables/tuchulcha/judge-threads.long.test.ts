import { expect, test } from 'vitest';
import { Judge } from '../../../src/games/tuchulcha/computer-players/judge.ts';
import { analyse } from '../../../src/tables/tuchulcha/analysis/analysis.ts';
import { createAnalysisThread } from '../../../src/tables/tuchulcha/judge-threads.ts';
import { PLAIN_WEIGHTS, plainJudge } from '../../../tools/training/plain-player.ts';
import { UNTRAINED } from '../../games/tuchulcha/computer-players/some-weights.ts';
import { firstOf } from '../../runs.ts';
import { someFrames } from './some-frames.ts';

test('with weights, the learned judge judges', { timeout: 120_000 }, async () => {
  const frames = firstOf(8, someFrames());
  const thread = createAnalysisThread(UNTRAINED);
  expect(await thread.analyse('1', frames)).toEqual(analyse(new Judge(UNTRAINED[2]), frames));
  await thread.close();
});

test('a thread says the same as would be said without it; full and closed it says so', {
  timeout: 120_000,
}, async () => {
  const frames = firstOf(8, someFrames());
  const thread = createAnalysisThread({ 2: PLAIN_WEIGHTS, 3: PLAIN_WEIGHTS, 4: PLAIN_WEIGHTS }, 1);
  const both = [thread.analyse('1', frames), thread.analyse('1', frames.slice(0, 2))];
  expect(await thread.analyse('1', frames)).toBeNull();
  expect(await both[0]).toEqual(analyse(plainJudge, frames));
  expect(await both[1]).toEqual(analyse(plainJudge, frames.slice(0, 2)));
  const last = thread.analyse('1', frames);
  await thread.close();
  expect(await last).toBeNull();
  expect(await thread.analyse('1', frames)).toBeNull();
});
