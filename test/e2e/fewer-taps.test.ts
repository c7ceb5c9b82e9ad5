import { InteractionResponseType } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { offers } from '../../src/games/tuchulcha/game.ts';
import { test } from './fixtures.ts';
import { type Found, findGame, putGame } from './found-games.ts';
import { labelsOf, startGame } from './game.ts';
import { prefer } from './panels.ts';

test('a step costs Discord one request: the answer is the turn’s message with its new picture', async ({
  harness,
  aule,
  larthia,
}) => {
  harness.dice.next([3, 5]);
  const game = await startGame(harness, [aule, larthia]);
  await game.settled();
  const before = harness.playground.recorded.length;
  await game.tap('A → 5');
  const requests = harness.playground.recorded.slice(before);
  expect(requests).toMatchObject([
    {
      route: '/interactions/{interaction_id}/{interaction_token}/callback',
      body: { type: InteractionResponseType.UpdateMessage },
      files: [{ name: 'board.png' }],
    },
  ]);
});

describe('fewer taps', () => {
  test('a turn ended, one tap leads to the next table that waits', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5], [1, 4], [2, 6]);
    const first = await startGame(harness, [aule, larthia]);
    const second = await startGame(harness, [aule, larthia], { channel: 'lounge' });
    const turn = await first.tap('A → 5');
    await aule.press(turn, 'A → 3');
    const told = await aule.waitForSecret(({ content }) => content.includes('is waiting for you too'));
    expect(told.content).toBe('Table 2 is waiting for you too.');
    const { showing } = await second.table();
    expect(JSON.stringify(told.components)).toContain(`/${showing.playChannelId}/${showing.turnMessageId}`);
    expect(larthia.secrets()).toEqual([]);
  });

  test('with no other table waiting, nothing is said', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5], [1, 4]);
    const game = await startGame(harness, [aule, larthia]);
    await game.tap('A → 5');
    await game.tap('A → 3');
    expect(aule.secrets()).toEqual([]);
  });

  test('a table that waits is named once, however many turns end elsewhere', async ({
    harness,
    aule,
    larthia,
  }) => {
    harness.dice.next([3, 5], [1, 4], [2, 6], [1, 3]);
    const first = await startGame(harness, [aule, larthia]);
    await startGame(harness, [aule, larthia], { channel: 'lounge' });
    await first.tap('A → 5');
    await first.tap('A → 3');
    await aule.waitForSecret(({ content }) => content.includes('is waiting for you too'));
    await first.tap('A → 22');
    await first.tap('B → 28');
    expect((await first.mover()).id).toBe(aule.id);
    while ((await first.state()).turnNumber === 3) await first.tap(labelsOf(await first.message())[0] ?? '');
    expect(aule.secrets().filter(({ content }) => content.includes('is waiting for you too'))).toHaveLength(
      1,
    );
  });
});

const asking = (): Found =>
  findGame(
    COLORS,
    ({ phase, ...state }) =>
      phase.name === 'before' &&
      offers({ phase, ...state }).devotions.length > 0 &&
      offers({ phase, ...state }).devotions.every(({ role }) => role === 'tuchulcha'),
  );

describe('standing answers', () => {
  test('are given from the question itself, which is answered by it, and told of in the turn', async ({
    harness,
  }) => {
    const found = asking();
    const game = await putGame(harness, harness.visitors.some(4), found);
    const mover = await game.mover();
    harness.dice.next([2, 5]);
    const { version } = await game.table();
    const panel = await (await mover.press(await game.message(), 'Don’t ask again…')).reply();
    expect(panel.ephemeral_for).toBe(mover.id);
    expect(labelsOf(panel)).toEqual([
      'End my turns for me: off',
      'Play the only possible turn: off',
      'Always roll the third die: off',
      'Never devote to Tuchulcha: off',
      'Never devote to Lasa Vecuvia: off',
    ]);
    await mover.press(panel, 'Never devote to Tuchulcha: off');
    const on = await mover.waitForChange(panel, (now) =>
      labelsOf(now).includes('Never devote to Tuchulcha: on ✅'),
    );
    const turn = await game.after(version);
    expect(turn.content).toContain('you rolled **2-5**');
    expect(turn.content).toContain('Your standing answers: no devotion.');
    expect(await harness.store.settings(mover.id)).toMatchObject({
      games: { tuchulcha: { neverTuchulcha: true } },
    });

    await mover.press(on, 'Never devote to Tuchulcha: on ✅');
    await mover.waitForChange(panel, (now) => labelsOf(now).includes('Never devote to Tuchulcha: off'));
    expect(await harness.store.settings(mover.id)).toMatchObject({
      games: { tuchulcha: { neverTuchulcha: false } },
    });
    await game.expectLogReplays();
  });

  test('of doubles: the third die is rolled without asking', async ({ harness, aule, larthia }) => {
    harness.dice.next([2, 2]);
    const game = await startGame(harness, [aule, larthia]);
    harness.dice.next([6]);
    const { version } = await game.table();
    const panel = await (await aule.press(await game.message(), 'Don’t ask again…')).reply();
    await aule.press(panel, 'Always roll the third die: off');
    const turn = await game.after(version);
    expect(turn.content).toContain('you rolled **2-2-6**');
    expect(turn.content).toContain('Your standing answers: third die.');
    const rolls = (await game.log()).filter(({ action }) => action.type === 'roll');
    expect(rolls.map(({ actor }) => actor)).toEqual(['table', 'table']);
  });

  test('turns with one possibility are played, but for whoever wants to be asked', async ({
    harness,
    aule,
  }) => {
    expect(labelsOf(await prefer(aule))).toContain('Play the only possible turn: on');
    const saved = await prefer(aule, { 'only-turn': false });
    expect(labelsOf(saved)).toContain('Play the only possible turn: off');
    const settings = await prefer(aule);
    expect(labelsOf(settings)).toEqual(labelsOf(saved));
    expect(await harness.store.settings(aule.id)).toMatchObject({
      games: { tuchulcha: { autoConfirm: false, autoPlay: false } },
    });
  });
});
