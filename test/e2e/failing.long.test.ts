import { buttonsOf, type Person } from '@haruspex/playground/testing/person.ts';
import { describe } from 'vitest';
import { test } from './fixtures.ts';
import { type Game, startGame } from './game.ts';
import { Harness } from './harness.ts';

/** Discord waits for three seconds. */
const threeSecondTest = test.extend<{ harness: Harness }>({
  harness: async ({ task: _ }, use) => {
    const harness = await Harness.open({ acknowledgementMs: 3000 });
    await use(harness);
    await harness.close();
  },
});

const SORRY = 'Something went wrong on my side';

async function begun(harness: Harness, computers = 0): Promise<Game> {
  harness.dice.next([3, 5]);
  const [aule, larthia] = [harness.person('Aule'), harness.person('Larthia')];
  return startGame(harness, computers > 0 ? [aule] : [aule, larthia], { computers });
}

describe.concurrent('a store that fails once', () => {
  test.for(['load', 'change'] as const)(
    'at %s of a tap: one private sentence, logged with its table',
    async (method, { harness, aule, expect }) => {
      const game = await begun(harness);
      const turn = await game.message();
      const before = await game.table();
      harness.trouble.fail(method);
      const told = await (await aule.press(turn, /^A → [123]?5$/)).reply();
      expect(told.ephemeral_for).toBe(aule.id);
      expect(told.content).toContain(SORRY);
      expect(told.content).not.toContain('\n');
      expect(harness.loggedFrom(50)).toMatchObject([{ table: game.id, msg: 'handler failed' }]);
      expect(await game.table()).toEqual(before);
      await game.tap(/^A → [123]?5$/);
      await game.expectLogReplays();
    },
  );

  test.for([
    ['games', {}, 'tablesOf'],
    ['preferences', { 'time-zone': 'Europe/Rome' }, 'saveSettings'],
    ['tuchulcha new', {}, 'create'],
    ['tuchulcha board', {}, 'tablesOf'],
    ['tuchulcha end', {}, 'tablesOf'],
  ] as const)(
    'at /%s: the person is told, and the next time it works',
    async ([command, values, method], { harness, aule, expect }) => {
      await begun(harness);
      harness.trouble.fail(method);
      await aule.command(command, values);
      await aule.waitForSecret(({ content }) => content.includes(SORRY));
      // Of a table that was not opened, nothing is left in the channel.
      await expect
        .poll(() => aule.messages().filter(({ content }) => content.includes('is being opened')))
        .toEqual([]);
      expect(harness.loggedFrom(50)).toHaveLength(1);
      const again = await (await aule.command(command, values)).reply();
      expect(again.content).not.toContain(SORRY);
    },
  );

  test('at the suggestions: nothing is suggested, and the process lives', async ({
    harness,
    aule,
    expect,
  }) => {
    const game = await begun(harness);
    harness.trouble.fail('tablesOf');
    const none = await aule.suggestions('tuchulcha board', { table: '' }, 'table', { waitMs: 5000 });
    expect(none).toEqual([]);
    expect(harness.loggedFrom(50)).toHaveLength(1);
    const some = await aule.suggestions('tuchulcha board', { table: '' }, 'table');
    expect(some.map(({ value }) => value)).toEqual([game.id]);
  });

  test('after the tap was stored: what was done is done, and on the screen with the next tap', async ({
    harness,
    aule,
    expect,
  }) => {
    const game = await begun(harness);
    const turn = await game.message();
    const { version } = await game.table();
    harness.trouble.fail('change', { afterwards: true });
    const told = await (await aule.press(turn, /^A → [123]?5$/)).reply();
    expect(told.content).toContain(SORRY);
    const next = await (await aule.press(turn, /^A → [123]?5$/)).reply();
    expect(next.content).toContain('This button is out of date');
    expect((await game.after(version)).content).toContain('So far');
    await game.expectLogReplays();
  });

  test('while a computer player is at it: the next tap or command gets it going again', async ({
    harness,
    aule,
    expect,
  }) => {
    const game = await begun(harness, 2);
    const turn = await game.message();
    const { version } = await game.table();
    harness.trouble.fail('change', { skip: 1 });
    await aule.press(turn, 'A → 5 · A → 3');
    await expect.poll(() => harness.loggedFrom(50).length).toBe(1);
    await (await aule.command('tuchulcha board', { table: game.id })).reply();
    await expect.poll(async () => (await game.message()).content).toContain(`${aule.mention}, you rolled`);
    expect((await game.state()).turnNumber).toBe(4);
    expect((await game.table()).version).toBeGreaterThan(version + 1);
    await game.expectLogReplays();
  });

  test('while the screen is drawn: the tap counts, and the next one draws it', async ({
    harness,
    aule,
    expect,
  }) => {
    const game = await begun(harness);
    const turn = await game.message();
    const { version } = await game.table();
    harness.trouble.fail('log');
    await aule.press(turn, /^A → [123]?5$/);
    await expect.poll(() => harness.loggedFrom(50).length).toBe(1);
    expect(harness.loggedFrom(50)[0]).toMatchObject({ table: game.id });
    const told = await (await aule.press(turn, /^A → [123]?5$/)).reply();
    expect(told.content).toContain('This button is out of date');
    expect((await game.after(version)).content).toContain('So far');
  });
});

test('a table that stands still after a failure goes on by itself before long', async ({
  harness,
  aule,
  expect,
}) => {
  const game = await begun(harness, 2);
  const { version } = await game.table();
  harness.trouble.fail('change', { skip: 1 });
  await aule.press(await game.message(), 'A → 5 · A → 3');
  await expect.poll(() => harness.loggedFrom(50).length).toBe(1);
  await expect.poll(async () => (await game.state()).turnNumber).toBe(4);
  expect((await game.after(version)).content).toContain(aule.mention);
  await game.expectLogReplays();
});

describe.concurrent('a slow store', () => {
  threeSecondTest(
    'of one second a call fails no interaction: what takes longer is written down, and acknowledged',
    async ({ harness, aule, larthia, expect }) => {
      const game = await begun(harness);
      const turn = await game.message();
      const [step] = buttonsOf(turn);
      const forDevotion = await harness.messageWith(turn.channel_id, [
        `v:${game.id}:1:t`,
        `d:${game.id}:1:5`,
        `r:${game.id}x`,
        `l:${game.id}:leave`,
      ]);
      harness.trouble.delayMs = 1000;
      const [vel, arnth, thana] = ['vel.thur', 'Arnth', 'Thana'].map((name) => harness.person(name)) as [
        Person,
        Person,
        Person,
      ];
      const acknowledged = [
        aule.press(turn, step?.customId ?? ''),
        larthia.press(turn, step?.customId ?? ''),
        ...buttonsOf(forDevotion).map(({ customId }) => vel.press(forDevotion, customId ?? '')),
        arnth.command('games'),
        arnth.command('preferences', { 'time-zone': 'Europe/Rome' }),
        arnth.command('tuchulcha new'),
        thana.command('tuchulcha board'),
        thana.command('tuchulcha end'),
      ];
      expect((await Promise.allSettled(acknowledged)).filter(({ status }) => status === 'rejected')).toEqual(
        [],
      );
      harness.trouble.delayMs = 0;
      await expect.poll(async () => (await game.table()).logLength).toBe(2);
      await game.expectLogReplays();
      await expect.poll(() => harness.store.abandonedInteractions(new Date('2100-01-01'), 100)).toEqual([]);
    },
  );

  threeSecondTest(
    'of four seconds a call: nothing is acknowledged that is not stored, the person is told, and all of it is done',
    async ({ harness, aule, larthia, expect }) => {
      const game = await begun(harness);
      const turn = await game.message();
      const [step] = buttonsOf(turn);
      harness.trouble.delayMs = 4000;
      const told = await (await aule.press(turn, step?.customId ?? '')).reply();
      expect(told.content).toContain('This is taking longer than it should');
      const suggested = await larthia.suggestions('tuchulcha board', { table: '' }, 'table');
      expect(suggested).toEqual([]);
      harness.trouble.delayMs = 0;
      await expect.poll(async () => (await game.table()).logLength).toBe(2);
      await game.settled();
      await game.expectLogReplays();
      expect(harness.loggedFrom(50)).toEqual([]);
    },
  );
});

test('a picture that can’t be drawn is logged, and drawn at the next chance', async ({
  harness,
  aule,
  expect,
}) => {
  const game = await begun(harness);
  const turn = await game.message();
  const { version } = await game.table();
  harness.failPictures(1);
  await aule.press(turn, /^A → [123]?5$/);
  await expect.poll(() => harness.loggedFrom(50).length).toBe(1);
  await (await aule.command('tuchulcha board', { table: game.id })).reply();
  expect((await game.after(version)).content).toContain('So far');
});
