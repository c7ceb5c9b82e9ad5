import { expect, test } from 'vitest';
import { framesOf } from '../../../src/tables/results/frames.ts';
import { luckOf } from '../../../src/tables/results/luck.ts';
import { createLuckThread } from '../../../src/tables/results/luck-thread/index.ts';
import { sittingsAtStart } from '../../../src/tables/seats.ts';
import { playAtRandom, randomFrom } from '../../games/tuchulcha/random-play.ts';

const at = new Date(0);

function someFrames() {
  const { setup, log } = playAtRandom(2, randomFrom(3), 30);
  const seats = setup.players.map((color) => ({ color, occupant: { kind: 'computer' } }) as const);
  return framesOf({
    setup,
    log: log.map((action, seq) => ({ seq, actor: 'computer', action, at })),
    sittings: sittingsAtStart(seats, at),
  });
}

test('a thread says the same as would be said without it; full and closed it says so', {
  timeout: 120_000,
}, async () => {
  const frames = someFrames();
  const thread = createLuckThread({ waiting: 1 });
  const both = [thread.luckOf('1', frames), thread.luckOf('1', frames.slice(0, 2))];
  expect(await thread.luckOf('1', frames)).toBeNull();
  expect(await both[0]).toEqual(luckOf(frames));
  expect(await both[1]).toEqual(luckOf(frames.slice(0, 2)));
  const last = thread.luckOf('1', frames);
  await thread.close();
  expect(await last).toBeNull();
  expect(await thread.luckOf('1', frames)).toBeNull();
});
