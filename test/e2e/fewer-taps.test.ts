import { InteractionResponseType } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { COLORS, offers } from '../../src/games/tuchulcha/index.ts';
import { test } from './fixtures.ts';
import { findGame, putGame } from './found-games.ts';
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
  await game.tap('A · 5: blue temple to 5');
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
    await first.tap('A · 5: blue temple to 5');
    await first.tap('A · 3: blue temple to 3');
    const turn = await first.message();
    await aule.press(turn, 'End my turn');
    const told = await aule.waitForSecret(({ content }) => content.includes('waits for you too'));
    expect(told.content).toBe('Table 2 waits for you too.');
    const { showing } = await second.table();
    expect(JSON.stringify(told.components)).toContain(`/${showing.playChannelId}/${showing.turnMessageId}`);
    expect(larthia.secrets()).toEqual([]);
  });

  test('with no other table waiting, nothing is said', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5], [1, 4]);
    const game = await startGame(harness, [aule, larthia]);
    await game.tap('A · 5: blue temple to 5');
    await game.tap('A · 3: blue temple to 3');
    await game.tap('End my turn');
    expect(aule.secrets()).toEqual([]);
  });

  test('"never ask me again" rolls at once, and /tuchulcha devotion asks again', async ({ harness }) => {
    const found = findGame(
      COLORS,
      (state) => state.phase.name === 'before' && offers(state).devotions.length > 0,
    );
    const game = await putGame(harness, harness.visitors.some(4), found);
    const rolled = await game.tap('Go on, never ask about devotions');
    expect(rolled.content).toContain('you rolled');
    expect(labelsOf(rolled)).not.toContain('Devote my temple to Tuchulcha…');
    const { seats, state } = await game.table();
    const mover = seats.find(({ neverDevotes }) => neverDevotes);
    expect(mover?.color).toBe(found.state.position.turn);
    expect(state?.position.turn).toBe(mover?.color);
    const person = harness.visitors
      .some(4)
      .find(({ id }) => mover?.occupant.kind === 'person' && id === mover.occupant.userId);
    const asked = await (
      await person?.command('tuchulcha devotion', { ask: 'ask', table: game.id })
    )?.reply();
    expect(asked?.content).toBe(`Table ${game.number}: I ask you about a change of role where you may.`);
    expect((await game.table()).seats.some(({ neverDevotes }) => neverDevotes)).toBe(false);
  });

  test('turns with one possibility are played for whoever wants it, and told', async ({ harness, aule }) => {
    const saved = await prefer(aule, { 'only-turn': true });
    expect(saved.content).toContain('I play them for you');
    const settings = await prefer(aule);
    expect(settings.content).toBe(saved.content);
    expect(await harness.store.settings(aule.id)).toMatchObject({ autoConfirm: false, autoPlay: true });
  });
});
