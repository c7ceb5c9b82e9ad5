import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { offers } from '../../src/games/bacchanalia/game.ts';
import { seeded } from './dice.ts';
import { timedTest as test } from './fixtures.ts';
import { type Harness, MAX_ROUND_MS } from './harness.ts';
import { allowStories, doOneThing, introductionOf, type StoryGame, startStory } from './story.ts';
import { DAY, HOUR, MINUTE } from './test-clock.ts';

const PASS = 'Skip this turn';

async function askedAt(game: StoryGame): Promise<Person> {
  const table = await game.settled();
  const color = table.state && offers(table.state).color;
  if (!color) throw new Error('Nobody is asked.');
  return game.personOf(table, color);
}

/** A story of three whose first player says nothing for a day. */
async function lateStory(harness: Harness) {
  await allowStories(harness);
  const people = harness.visitors.some(3);
  const game = await startStory(harness, people);
  const late = await askedAt(game);
  await harness.passTime(DAY + 10 * MINUTE, MAX_ROUND_MS);
  const { playChannelId } = (await game.table()).showing;
  const choice: PageMessage = await late.waitFor(
    (message) => buttonsOf(message).some(({ label }) => label === PASS),
    { channel: playChannelId ?? '' },
  );
  return { game, late, others: people.filter(({ id }) => id !== late.id), choice };
}

describe('a story whose player is away', () => {
  test('goes on when one of the others passes the turn over: nothing is told or chosen', async ({
    harness,
  }) => {
    const { game, late, others, choice } = await lateStory(harness);
    expect(choice.content).not.toMatch(/computer/i);
    const before = await game.settled();
    await others[0]?.press(choice, PASS);
    const after = await game.after(before);
    const entries = (await game.log()).slice(before.logLength);
    expect(entries.map(({ actor, action }) => [actor, action.type])).toEqual([['table', 'absent']]);
    expect(after.state?.turnNumber).toBe((before.state?.turnNumber ?? 0) + 1);
    expect((await askedAt(game)).id).not.toBe(late.id);
    await game.expectLogReplays();
  });

  test('goes on by itself when nobody chooses, and passes over whoever stays away', async ({ harness }) => {
    const { game, late } = await lateStory(harness);
    for (let days = 0; days < 12; days += 1) {
      await harness.passTime(DAY + HOUR, MAX_ROUND_MS);
      const seat = (await game.settled()).seats.find(
        ({ occupant }) => occupant.kind === 'person' && occupant.userId === late.id,
      );
      if (seat?.standIn) break;
    }
    const away = await game.settled();
    expect(away.seats.filter(({ standIn }) => standIn).length).toBeGreaterThan(0);
    await game.expectLogReplays();
    // Back by one tap, and asked again.
    const message = await game.message();
    await late.press(message, 'I’m back');
    const back = await game.after(away);
    const own = back.seats.find(({ occupant }) => occupant.kind === 'person' && occupant.userId === late.id);
    expect(own?.standIn).toBeUndefined();
  });

  test('comes to its last endings at the date agreed on', async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3), { ending: 'told', days: 2 });
    const random = seeded(3);
    for (let acts = 0; acts < 4; acts += 1) await doOneThing(game, random, (what) => `Of ${what}.`);
    const before = await game.settled();
    expect(before.state?.ending).toBe(false);
    await harness.passTime(2 * DAY + HOUR, MAX_ROUND_MS);
    const after = await game.until(({ state }) => state?.ending === true);
    expect((await game.log()).some(({ action }) => action.type === 'timeReached')).toBe(true);
    expect(after.status).toBe('playing');
    await game.expectLogReplays();
  });
});

test('a tale whose message got lost is posted once, when Discord takes it again', async ({ harness }) => {
  await allowStories(harness);
  const game = await startStory(harness, harness.visitors.some(3));
  const random = seeded(3);
  for (;;) {
    const { state } = await game.settled();
    if (state?.phase.name === 'introductions') break;
    await doOneThing(game, random, (what) => `Of ${what}.`);
  }
  const teller = await askedAt(game);
  const { modal } = await teller.press(await game.message(), 'Introduce my character');
  const before = await game.settled();
  harness.playground.faults.next({
    method: 'POST',
    path: /\/channels\/\d+\/messages$/,
    does: { kind: 'status', status: 500 },
    times: 30,
  });
  await teller.fill(modal, introductionOf(teller, 'I ran, and the well was dry.'));
  await game.until(({ version }) => version > before.version);
  await harness.stopBot();
  harness.playground.faults.clear();
  await harness.startBot();
  for (let minutes = 0; minutes < 30; minutes += 5) await harness.passTime(5 * MINUTE);
  await game.settled();
  const tales = teller
    .messages({ channel: (await game.table()).showing.playChannelId ?? '' })
    .filter(({ content }) => content.includes('the well was dry'));
  expect(tales).toHaveLength(1);
  expect((await askedAt(game)).id).not.toBe(teller.id);
});
