import { expect, test } from 'vitest';
import { Judge } from '../../../src/games/tuchulcha/computer-players/judge.ts';
import { sittingsAtStart } from '../../../src/tables/seats.ts';
import { analyse } from '../../../src/tables/tuchulcha/analysis/analysis.ts';
import { framesOf } from '../../../src/tables/tuchulcha/analysis/frames.ts';
import { createAnalysisThread } from '../../../src/tables/tuchulcha/judge-threads.ts';
import { PLAIN_WEIGHTS, plainJudge } from '../../../tools/training/plain-player.ts';
import { UNTRAINED } from '../../games/tuchulcha/computer-players/some-weights.ts';
import { playAtRandom, randomFrom } from '../../games/tuchulcha/random-play.ts';
import { firstOf } from '../../runs.ts';

const at = new Date(0);

function someFrames() {
  const { setup, log } = playAtRandom(2, randomFrom(3), 30);
  const seats = setup.players.map((color) => ({ color, occupant: { kind: 'computer' } }) as const);
  const frames = framesOf({
    setup,
    log: log.map((action, seq) => ({ seq, actor: 'computer', action, at })),
    sittings: sittingsAtStart(seats, at),
  });
  return firstOf(8, frames);
}

test('with weights, the learned judge judges', { timeout: 120_000 }, async () => {
  const frames = someFrames();
  const thread = createAnalysisThread(UNTRAINED);
  expect(await thread.analyse('1', frames)).toEqual(analyse(new Judge(UNTRAINED[2]), frames));
  await thread.close();
});

test('a thread says the same as would be said without it; full and closed it says so', {
  timeout: 120_000,
}, async () => {
  const frames = someFrames();
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
