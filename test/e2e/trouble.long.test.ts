import { describe } from 'vitest';
import type { Playground } from '../../src/playground/index.ts';
import { buttonsOf } from '../playground/person.ts';
import { IS_SOAK } from '../runs.ts';
import { test } from './fixtures.ts';
import { type Game, labelsOf, startGame } from './game.ts';
import type { House } from './harness.ts';

/** A request that fails with a status of the server's own is tried three times more. */
const EVERY_ATTEMPT = 4;
const SEND = { method: 'POST', path: /^\/channels\/\d+\/messages$/ } as const;
const EDIT = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ } as const;
const ACKNOWLEDGE = { method: 'POST', path: /\/callback$/ } as const;

async function begun(house: House): Promise<Game> {
  house.dice.next([3, 5], [2, 4]);
  return startGame(house, [house.person('Aule'), house.person('Larthia')]);
}

/** With all steps made: only the confirmation is left. */
async function stepped(house: House): Promise<Game> {
  const game = await begun(house);
  await game.tap(/^A · 5/);
  await game.tap(/^A · 3/);
  return game;
}

describe.concurrent('Discord fails for a moment', () => {
  test.for([
    ['with 500', { kind: 'status', status: 500 }],
    ['with 503', { kind: 'status', status: 503 }],
    ['by a rate limit', { kind: 'rateLimit', retryAfterMs: 300 }],
    ['by a rate limit for everything', { kind: 'rateLimit', retryAfterMs: 300, global: true }],
  ] as const)('%s: the turn is shown nevertheless, once', async ([_, does], { house, larthia, expect }) => {
    const game = await stepped(house);
    house.playground.faults.next({ ...SEND, does });
    house.playground.faults.next({ ...EDIT, does });
    const next = await game.tap('End my turn');
    expect(next.content).toContain(`${larthia.mention}, you rolled **2-4**`);
    expect(larthia.notified).toHaveLength(1);
    expect(await game.messages()).toHaveLength(2);
  });

  test.for([
    ['with 500', { kind: 'status', status: 500 }],
    ['by a rate limit', { kind: 'rateLimit', retryAfterMs: 300 }],
  ] as const)(
    '%s, on the acknowledgement: the tap counts nevertheless',
    async ([_, does], { house, expect }) => {
      const game = await begun(house);
      house.playground.faults.next({ ...ACKNOWLEDGE, does });
      const next = await game.tap(/^A · 5/);
      expect(next.content).toContain('So far');
    },
  );
});

describe.concurrent('Discord fails for longer', () => {
  test('a turn that could not be sent is sent at the next chance, and rings once', async ({
    house,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(house);
    const turn = await game.message();
    const { version } = await game.table();
    house.playground.faults.next({ ...SEND, does: { kind: 'status', status: 500 }, times: EVERY_ATTEMPT });
    await aule.press(turn, 'End my turn');
    await expect.poll(() => house.loggedFrom(50).length).toBe(1);
    expect(house.loggedFrom(50)[0]).toMatchObject({ table: game.id });
    await (await larthia.command('tuchulcha board', { table: game.id })).reply();
    const next = await game.after(version);
    expect(next.content).toContain(`${larthia.mention}, you rolled **2-4**`);
    expect(larthia.notified).toHaveLength(1);
    const old = await aule.waitForChange(turn, (now) => buttonsOf(now).length === 0);
    expect(old.attachments).toEqual([]);
  });

  test('a turn that could not be sent is sent by itself before long', async ({
    house,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(house);
    const turn = await game.message();
    const { version } = await game.table();
    house.playground.faults.next({ ...SEND, does: { kind: 'cut' } });
    await aule.press(turn, 'End my turn');
    await expect.poll(() => larthia.notified.length).toBe(1);
    expect((await game.after(version)).content).toContain(larthia.mention);
  });

  test('a tap on the old buttons meanwhile is answered, and brings the turn', async ({
    house,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(house);
    const turn = await game.message();
    const { version } = await game.table();
    const [end] = buttonsOf(turn);
    const lagging = await house.messageWith(turn.channel_id, [end?.customId ?? '']);
    house.playground.faults.next({ ...SEND, does: { kind: 'status', status: 500 }, times: EVERY_ATTEMPT });
    await aule.press(turn, 'End my turn');
    await expect.poll(() => house.loggedFrom(50).length).toBe(1);
    const told = await (await aule.press(lagging, end?.customId ?? '')).reply();
    expect(told.content).toBe('It is not your turn: Larthia (yellow) is to move.');
    expect((await game.after(version)).content).toContain(larthia.mention);
  });

  test('a step that could not be drawn is drawn with the next one', async ({ house, aule, expect }) => {
    const game = await begun(house);
    const turn = await game.message();
    const { version } = await game.table();
    house.playground.faults.next({ ...EDIT, does: { kind: 'status', status: 500 }, times: EVERY_ATTEMPT });
    await aule.press(turn, /^A · 5/);
    await expect.poll(() => house.loggedFrom(50).length).toBe(1);
    const told = await (await aule.press(turn, /^A · 5/)).reply();
    expect(told.content).toContain('The board has moved on');
    const now = await game.after(version);
    expect(now.content).toContain('So far');
    await game.tap(/^A · 3/);
    await game.expectLogReplays();
  });

  test('an old message whose buttons could not be taken away loses them at the next chance', async ({
    house,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(house);
    const turn = await game.message();
    house.playground.faults.next({ ...EDIT, does: { kind: 'status', status: 500 }, times: EVERY_ATTEMPT });
    await aule.press(turn, 'End my turn');
    await larthia.waitFor(({ content }) => content.includes(larthia.mention), { channel: turn.channel_id });
    await expect.poll(() => house.loggedFrom(40).length).toBeGreaterThan(0);
    await game.tap(/^A · 4/);
    const old = await aule.waitForChange(turn, (now) => buttonsOf(now).length === 0);
    expect(old.attachments).toEqual([]);
    expect(larthia.notified).toHaveLength(1);
  });

  test('an acknowledgement that got lost changes nothing; the next tap counts', async ({
    house,
    aule,
    expect,
  }) => {
    const game = await begun(house);
    const turn = await game.message();
    const { version } = await game.table();
    house.playground.faults.next({ ...ACKNOWLEDGE, does: { kind: 'cut' }, times: 2 });
    await expect(aule.press(turn, /^A · 5/)).rejects.toThrow('This interaction failed');
    expect((await game.table()).version).toBe(version);
    await game.tap(/^A · 5/);
    expect(house.loggedFrom(50).every(({ table }) => table === game.id)).toBe(true);
  });

  test('an acknowledgement that Discord took and then denied: the tap counts a little later, logged without its token', async ({
    house,
    aule,
    expect,
  }) => {
    const game = await begun(house);
    const turn = await game.message();
    const { version } = await game.table();
    const does = { kind: 'status', status: 500 } as const;
    house.playground.faults.next({ ...ACKNOWLEDGE, does, afterwards: true });
    await aule.press(turn, /^A · 5/);
    const drawn = await game.after(version);
    expect(drawn.content).toContain('So far');
    expect((await game.table()).version).toBe(version + 1);
    await expect.poll(() => house.logged.join('')).toContain('somebody else answers');
    expect(house.logged.join('')).toMatch(/interactions\/\d+\/…/);
    expect(house.loggedFrom(40)).toEqual([]);
  });

  test('a request that hangs delays the screen, and nothing else', async ({
    house,
    aule,
    larthia,
    expect,
  }) => {
    const game = await begun(house);
    const other = await startGame(house, [larthia, house.person('Thana')]);
    house.playground.faults.next({ ...EDIT, does: { kind: 'hang', milliseconds: 4000 } });
    const turn = await game.message();
    await aule.press(turn, /^A · 5/);
    const { version } = await other.table();
    await other.tap(buttonsOf(await other.message())[0]?.customId ?? '');
    expect((await other.table()).version).toBe(version + 1);
    await expect.poll(() => house.loggedFrom(50).length).toBe(1);
    await (await aule.command('tuchulcha board', { table: game.id })).reply();
    expect((await game.message()).content).toContain('So far');
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
    async ([_, trouble, identified], { house, larthia, expect }) => {
      const game = await begun(house);
      await game.tap(/^A · 5/);
      trouble(house.playground);
      await expect
        .poll(() => house.playground.connected, { interval: 5, timeout: 5000 })
        .toBe(0)
        .catch(() => {});
      await expect.poll(() => house.playground.connected).toBe(1);
      await game.tap(/^A · 3/);
      const next = await game.tap('End my turn');
      expect(next.content).toContain(larthia.mention);
      expect(house.playground.identified).toBe(identified);
      expect(house.loggedFrom(50)).toEqual([]);
    },
  );
});

describe.concurrent('what people with rights do', () => {
  test('a turn’s message deleted before the tap has its effect: a new one is there', async ({
    house,
    aule,
    expect,
  }) => {
    const game = await begun(house);
    const turn = await game.message();
    const { version } = await game.table();
    house.trouble.delayMs = 150;
    await aule.press(turn, /^A · 5/);
    house.playground.admin.deleteMessage(turn.id);
    house.trouble.delayMs = 0;
    const now = await game.after(version);
    expect(now.id).not.toBe(turn.id);
    expect(now.content).toContain('So far');
    await game.tap(/^A · 3/);
  });

  test('a lobby deleted while the game runs does not disturb it', async ({ house, expect }) => {
    const game = await begun(house);
    house.playground.admin.deleteMessage((await game.lobby()).id);
    await game.tap(/^A · 5/);
    expect(labelsOf(await game.message())).toContain('Undo last step');
    expect(house.loggedFrom(50)).toEqual([]);
  });

  test('an old turn deleted before its buttons are taken away does not disturb the next', async ({
    house,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(house);
    const turn = await game.message();
    const { version } = await game.table();
    house.trouble.delayMs = 100;
    await aule.press(turn, 'End my turn');
    house.playground.admin.deleteMessage(turn.id);
    house.trouble.delayMs = 0;
    expect((await game.after(version)).content).toContain(larthia.mention);
    expect(house.loggedFrom(50)).toEqual([]);
  });

  test('a thread that fell asleep wakes with a tap', async ({ house, expect }) => {
    const game = await begun(house);
    house.playground.admin.archiveThread((await game.message()).channel_id);
    const now = await game.tap(/^A · 5/);
    expect(now.content).toContain('So far');
    expect(house.loggedFrom(50)).toEqual([]);
  });

  test('a thread that fell asleep wakes when somebody resigns elsewhere', async ({
    house,
    aule,
    larthia,
    expect,
  }) => {
    const game = await startGame(house, [aule, larthia, house.person('Thana')]);
    const turn = await game.message();
    const { version } = await game.table();
    house.playground.admin.archiveThread(turn.channel_id);
    const asked = await (await larthia.command('tuchulcha resign', { table: game.id })).reply();
    await larthia.press(asked, /^Resign/);
    const now = await game.after(version);
    expect(now.id).toBe(turn.id);
    expect(now.content).toContain('resigned');
    expect(house.visitors.page.channel(turn.channel_id).archived).toBe(false);
  });

  test('a game whose thread was locked goes on in the channel', async ({ house, aule, larthia, expect }) => {
    const game = await stepped(house);
    const turn = await game.message();
    house.playground.admin.archiveThread(turn.channel_id);
    house.playground.admin.lockThread(turn.channel_id);
    const { version } = await game.table();
    await aule.press(turn, 'End my turn').catch(() => {});
    const shown = await (await larthia.command('tuchulcha board', { table: game.id })).reply();
    expect(shown.attachments).toHaveLength(1);
    const now = await game.settled();
    expect(now.version).toBeGreaterThanOrEqual(version);
    expect((await game.message()).channel_id).toBe(house.playground.admin.channelId('games'));
  });

  test('the thread deleted in the middle of a turn: the tap counts, and the game goes on in a new one', async ({
    house,
    aule,
    larthia,
    expect,
  }) => {
    const game = await stepped(house);
    const turn = await game.message();
    const { version } = await game.table();
    house.trouble.delayMs = 150;
    await aule.press(turn, 'End my turn');
    house.playground.admin.deleteChannel(turn.channel_id);
    house.trouble.delayMs = 0;
    const next = await game.after(version);
    expect(next.channel_id).not.toBe(turn.channel_id);
    expect(next.content).toContain(larthia.mention);
    await game.tap(/^A · 4/);
  });
});
