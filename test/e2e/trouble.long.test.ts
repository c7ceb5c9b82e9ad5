import type { Playground } from '@haruspex/playground';
import { buttonsOf } from '@haruspex/playground/testing/person.ts';
import { describe } from 'vitest';
import { IS_SOAK } from '../runs.ts';
import { test } from './fixtures.ts';
import { type Game, labelsOf, startGame } from './game.ts';
import type { Harness } from './harness.ts';

/** A request that fails with a status of the server's own is tried three times more. */
const EVERY_ATTEMPT = 4;
const SEND = { method: 'POST', path: /^\/channels\/\d+\/messages$/ } as const;
const ACKNOWLEDGE = { method: 'POST', path: /\/callback$/ } as const;

async function begun(harness: Harness): Promise<Game> {
  harness.dice.next([3, 5], [2, 4]);
  return startGame(harness, [harness.person('Aule'), harness.person('Larthia')]);
}

/** With a step made: the next one ends the turn. */
async function stepped(harness: Harness): Promise<Game> {
  const game = await begun(harness);
  await game.tap(/^A → [123]?5$/);
  return game;
}

describe.concurrent('Discord fails for a moment', () => {
  test.for([
    ['with 500', { kind: 'status', status: 500 }],
    ['with 503', { kind: 'status', status: 503 }],
    ['by a rate limit', { kind: 'rateLimit', retryAfterMs: 300 }],
    ['by a rate limit for everything', { kind: 'rateLimit', retryAfterMs: 300, global: true }],
  ] as const)('%s: the turn is shown nevertheless, once', async ([_, does], { harness, larthia, expect }) => {
    const game = await stepped(harness);
    harness.playground.faults.next({ ...SEND, does });
    harness.playground.faults.next({ ...ACKNOWLEDGE, does });
    const next = await game.tap('A → 3');
    expect(next.content).toContain(`${larthia.mention}, you rolled **2-4**`);
    expect(larthia.notified).toHaveLength(1);
    expect(await game.messages()).toHaveLength(2);
  });

  test.for([
    ['with 500', { kind: 'status', status: 500 }],
    ['by a rate limit', { kind: 'rateLimit', retryAfterMs: 300 }],
  ] as const)(
    '%s, on the acknowledgement: the tap counts nevertheless',
    async ([_, does], { harness, expect }) => {
      const game = await begun(harness);
      harness.playground.faults.next({ ...ACKNOWLEDGE, does });
      const next = await game.tap(/^A → [123]?5$/);
      expect(next.content).toContain('So far');
    },
  );
});

describe.concurrent('Discord fails for longer', () => {
  test('a turn that could not be sent is sent at the next chance, and rings once', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(harness);
    const turn = await game.message();
    const { version } = await game.table();
    harness.playground.faults.next({ ...SEND, does: { kind: 'status', status: 500 }, times: EVERY_ATTEMPT });
    await aule.press(turn, 'A → 3');
    await expect.poll(() => harness.loggedFrom(50).length).toBe(1);
    expect(harness.loggedFrom(50)[0]).toMatchObject({ table: game.id });
    await (await larthia.command('tuchulcha board', { table: game.id })).reply();
    const next = await game.after(version);
    expect(next.content).toContain(`${larthia.mention}, you rolled **2-4**`);
    expect(larthia.notified).toHaveLength(1);
    const old = await aule.waitForChange(turn, (now) => buttonsOf(now).length === 0);
    expect(old.attachments).toEqual([]);
  });

  test('a turn that could not be sent is sent by itself before long', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(harness);
    const turn = await game.message();
    const { version } = await game.table();
    harness.playground.faults.next({ ...SEND, does: { kind: 'cut' } });
    await aule.press(turn, 'A → 3');
    await expect.poll(() => larthia.notified.length).toBe(1);
    expect((await game.after(version)).content).toContain(larthia.mention);
  });

  test('a tap on the old buttons meanwhile is answered, and brings the turn', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(harness);
    const turn = await game.message();
    const { version } = await game.table();
    const [end] = buttonsOf(turn);
    const lagging = await harness.messageWith(turn.channel_id, [end?.customId ?? '']);
    harness.playground.faults.next({ ...SEND, does: { kind: 'status', status: 500 }, times: EVERY_ATTEMPT });
    await aule.press(turn, 'A → 3');
    await expect.poll(() => harness.loggedFrom(50).length).toBe(1);
    const told = await (await aule.press(lagging, end?.customId ?? '')).reply();
    expect(told.content).toBe('It’s not your turn. Waiting for Larthia (yellow).');
    expect((await game.after(version)).content).toContain(larthia.mention);
  });

  test('a step that could not be drawn is drawn with the next one', async ({ harness, aule, expect }) => {
    const game = await begun(harness);
    const turn = await game.message();
    const { version } = await game.table();
    harness.playground.faults.next({
      ...ACKNOWLEDGE,
      does: { kind: 'status', status: 500 },
      times: EVERY_ATTEMPT,
    });
    await aule.press(turn, /^A → [123]?5$/);
    await expect.poll(() => harness.loggedFrom(50).length).toBe(1);
    const told = await (await aule.press(turn, /^A → [123]?5$/)).reply();
    expect(told.content).toContain('This button is out of date');
    const now = await game.after(version);
    expect(now.content).toContain('So far');
    await game.tap(/^A → [123]?3$/);
    await game.expectLogReplays();
  });

  test('an old message whose buttons could not be taken away loses them at the next chance', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(harness);
    const turn = await game.message();
    harness.playground.faults.next({
      ...ACKNOWLEDGE,
      does: { kind: 'status', status: 500 },
      times: EVERY_ATTEMPT,
    });
    await aule.press(turn, 'A → 3');
    await larthia.waitFor(({ content }) => content.includes(larthia.mention), { channel: turn.channel_id });
    await expect.poll(() => harness.loggedFrom(40).length).toBeGreaterThan(0);
    await game.tap(/^A → [123]?4$/);
    const old = await aule.waitForChange(turn, (now) => buttonsOf(now).length === 0);
    expect(old.attachments).toEqual([]);
    expect(larthia.notified).toHaveLength(1);
  });

  test('an answer that Discord never got: the tap counts, and is shown before long', async ({
    harness,
    aule,
    expect,
  }) => {
    const game = await begun(harness);
    const turn = await game.message();
    const { version } = await game.table();
    harness.playground.faults.next({ ...ACKNOWLEDGE, does: { kind: 'cut' }, times: 2 });
    await aule.press(turn, /^A → [123]?5$/);
    expect((await game.after(version)).content).toContain('So far');
    expect((await game.table()).version).toBe(version + 1);
    expect(harness.loggedFrom(50).every(({ table }) => table === game.id)).toBe(true);
  });

  test('an answer that Discord took and then denied: the tap counts, once', async ({
    harness,
    aule,
    expect,
  }) => {
    const game = await begun(harness);
    const turn = await game.message();
    const { version } = await game.table();
    const does = { kind: 'status', status: 500 } as const;
    harness.playground.faults.next({ ...ACKNOWLEDGE, does, afterwards: true });
    await aule.press(turn, /^A → [123]?5$/);
    const drawn = await game.after(version);
    expect(drawn.content).toContain('So far');
    expect((await game.table()).version).toBe(version + 1);
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('a request that hangs delays the screen, and nothing else', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(harness);
    const other = await startGame(harness, [larthia, harness.person('Thana')]);
    harness.playground.faults.next({ ...SEND, does: { kind: 'hang', milliseconds: 4000 } });
    const turn = await game.message();
    await aule.press(turn, 'A → 3');
    const { version } = await other.table();
    await other.tap(buttonsOf(await other.message())[0]?.customId ?? '');
    expect((await other.table()).version).toBe(version + 1);
    await expect.poll(() => harness.loggedFrom(50).length).toBe(1);
    await (await aule.command('tuchulcha board', { table: game.id })).reply();
    expect((await game.message()).content).toContain(`${larthia.mention}, you rolled`);
  });
});

describe.concurrent('the gateway', () => {
  test.for([
    ['is cut', ({ faults }: Playground) => faults.cutGateway(), 1],
    ['asks to reconnect', ({ faults }: Playground) => faults.askToReconnect(), 1],
    ['loses the session', ({ faults }: Playground) => faults.loseSessions(), 2],
    ...(IS_SOAK
      ? ([
          ['declares the session invalid', ({ faults }: Playground) => faults.invalidateSession(false), 2],
        ] as const)
      : []),
  ] as const)(
    '%s in the middle of a turn: the next tap counts',
    async ([_, trouble, identified], { harness, larthia, expect }) => {
      const game = await begun(harness);
      await game.tap(/^A → [123]?5$/);
      trouble(harness.playground);
      await expect
        .poll(() => harness.playground.connected, { interval: 5, timeout: 5000 })
        .toBe(0)
        .catch(() => {});
      await expect.poll(() => harness.playground.connected).toBe(1);
      const next = await game.tap(/^A → [123]?3$/);
      expect(next.content).toContain(larthia.mention);
      expect(harness.playground.identified).toBe(identified);
      expect(harness.loggedFrom(50)).toEqual([]);
    },
  );
});

describe.concurrent('what people with rights do', () => {
  test('a turn’s message deleted before the tap has its effect: a new one is there', async ({
    harness,
    aule,
    expect,
  }) => {
    const game = await begun(harness);
    const turn = await game.message();
    const { version } = await game.table();
    // Longer than the bot waits before it acknowledges.
    harness.trouble.slow('change', 2500);
    await aule.press(turn, /^A → [123]?5$/);
    harness.playground.admin.deleteMessage(turn.id);
    const now = await game.after(version);
    expect(now.id).not.toBe(turn.id);
    expect(now.content).toContain('So far');
    await game.tap(/^A → [123]?3$/);
  });

  test('a lobby deleted while the game runs does not disturb it', async ({ harness, expect }) => {
    const game = await begun(harness);
    harness.playground.admin.deleteMessage((await game.lobby()).id);
    await game.tap(/^A → [123]?5$/);
    expect(labelsOf(await game.message())).toContain('Undo last step');
    expect(harness.loggedFrom(50)).toEqual([]);
  });

  test('an old turn deleted before its buttons are taken away does not disturb the next', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(harness);
    const turn = await game.message();
    const { version } = await game.table();
    harness.trouble.delayMs = 100;
    await aule.press(turn, 'A → 3');
    harness.playground.admin.deleteMessage(turn.id);
    harness.trouble.delayMs = 0;
    expect((await game.after(version)).content).toContain(larthia.mention);
    expect(harness.loggedFrom(50)).toEqual([]);
  });

  test('a thread that fell asleep wakes with a tap', async ({ harness, expect }) => {
    const game = await begun(harness);
    harness.playground.admin.archiveThread((await game.message()).channel_id);
    const now = await game.tap(/^A → [123]?5$/);
    expect(now.content).toContain('So far');
    expect(harness.loggedFrom(50)).toEqual([]);
  });

  test('a thread that fell asleep wakes when somebody resigns elsewhere', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await startGame(harness, [aule, larthia, harness.person('Thana')]);
    const turn = await game.message();
    const { version } = await game.table();
    harness.playground.admin.archiveThread(turn.channel_id);
    const asked = await (await larthia.command('tuchulcha end', { table: game.id })).reply();
    await larthia.press(asked, /^Resign/);
    const now = await game.after(version);
    expect(now.id).toBe(turn.id);
    expect(now.content).toContain('resigned');
    expect(harness.visitors.page.channel(turn.channel_id).archived).toBe(false);
  });

  test('a game whose thread was locked goes on in the channel', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(harness);
    const turn = await game.message();
    harness.playground.admin.archiveThread(turn.channel_id);
    harness.playground.admin.lockThread(turn.channel_id);
    const { version } = await game.table();
    await aule.press(turn, 'A → 3').catch(() => {});
    const shown = await (await larthia.command('tuchulcha board', { table: game.id })).reply();
    expect(shown.attachments).toHaveLength(1);
    const now = await game.settled();
    expect(now.version).toBeGreaterThanOrEqual(version);
    expect((await game.message()).channel_id).toBe(harness.playground.admin.channelId('games'));
  });

  test('the thread deleted in the middle of a turn: the tap counts, and the game goes on in a new one', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(harness);
    const turn = await game.message();
    const { version } = await game.table();
    harness.trouble.delayMs = 150;
    await aule.press(turn, 'A → 3');
    harness.playground.admin.deleteChannel(turn.channel_id);
    harness.trouble.delayMs = 0;
    const next = await game.after(version);
    expect(next.channel_id).not.toBe(turn.channel_id);
    expect(next.content).toContain(larthia.mention);
    await game.tap(/^A → [123]?4$/);
  });
});
