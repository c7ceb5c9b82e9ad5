import { buttonsOf, type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { timedTest as test } from './fixtures.ts';
import { labelsOf, openTable } from './game.ts';
import type { Harness } from './harness.ts';
import { arrange } from './panels.ts';
import { MINUTE } from './test-clock.ts';

const HEAD = '**Tables on this server**';

/** Chooses the lounge for the list, and waits until it is there. */
async function listed(harness: Harness, manager: Person): Promise<PageMessage> {
  await arrange(manager, { 'table-list': [harness.playground.admin.channelId('lounge')] });
  return manager.waitFor(({ content }) => content.startsWith(HEAD), { channel: 'lounge' });
}

/** The list once it has been looked at again. */
async function later(
  harness: Harness,
  manager: Person,
  list: PageMessage,
  words: string,
): Promise<PageMessage> {
  await harness.passTime(MINUTE);
  return manager.waitForChange(list, ({ content }) => content.includes(words));
}

describe.concurrent('the list of a server’s tables', () => {
  test('is one message, edited in place, that pings nobody; its buttons lead to a seat', async ({
    harness,
    aule,
    larthia,
  }) => {
    const list = await listed(harness, aule);
    expect(list.content).toContain('No table is open just now.');
    expect(labelsOf(list)).toEqual(['Open a table', 'Look for a table', 'All tables']);

    const game = await openTable(harness, aule, { players: 2 });
    const open = await later(harness, aule, list, 'Looking for players');
    expect(open.id).toBe(list.id);
    expect(open.content).toMatch(
      /\*\*Table 1\*\* \(Tuchulcha, 24 hours a turn\): one free seat, with Aule \(blue\)/,
    );
    expect(labelsOf(open)).toEqual(['Join table 1', 'Open a table', 'Look for a table', 'All tables']);

    const wishes = await (await larthia.command('play')).reply();
    await larthia.press(wishes, 'Look for a table');
    await later(harness, aule, open, 'One person is looking for a table');
    await larthia.press(open, 'Join table 1');
    const told = await larthia.waitForSecret(({ content }) => content.includes('table 1'));
    expect(labelsOf(told).join()).toMatch(/turn|table/i);
    await game.settled();
    const running = await later(harness, aule, open, 'Being played');
    expect(running.content).not.toContain('Looking for players');
    expect(running.content).toMatch(/waiting for .+ \(<t:\d+:R>\) · <#\d+>/);
    expect(labelsOf(running)).toEqual(['Open a table', 'Look for a table', 'All tables']);

    for (const person of [aule, larthia])
      expect(person.notified.map(({ messageId }) => messageId)).not.toContain(list.id);
    const own = aule.messages({ channel: 'lounge' }).filter(({ content }) => content.startsWith(HEAD));
    expect(own).toHaveLength(1);
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('leaves private tables out, and is told whole to whoever asks', async ({ harness, aule, larthia }) => {
    await openTable(harness, aule, { players: 3, private: true });
    const shown = await openTable(harness, larthia, { players: 3 });
    const list = await listed(harness, aule);
    expect(labelsOf(list)).toEqual([
      `Join table ${shown.number}`,
      'Open a table',
      'Look for a table',
      'All tables',
    ]);
    expect(list.content).not.toContain('**Table 1**');
    await larthia.press(list, 'All tables');
    const whole = await larthia.waitForSecret(({ content }) => content.startsWith('**One table**'));
    expect(whole.content).toContain(`**Table ${shown.number}**`);
    expect(buttonsOf(whole)).toEqual([]);
  });

  test('goes where the server wants it, and comes back where it was deleted', async ({
    harness,
    aule,
    expect,
  }) => {
    const { admin } = harness.playground;
    const list = await listed(harness, aule);
    admin.deleteMessage(list.id);
    await openTable(harness, aule, { players: 3 });
    await harness.passTime(MINUTE);
    const again = await aule.waitFor(({ content, id }) => content.startsWith(HEAD) && id !== list.id, {
      channel: 'lounge',
    });
    await arrange(aule, { 'table-list': [admin.channelId('games')] });
    const moved = await aule.waitFor(({ content }) => content.startsWith(HEAD), { channel: 'games' });
    expect(labelsOf(moved)).toEqual(['Join table 1', 'Open a table', 'Look for a table', 'All tables']);
    expect(aule.messages({ channel: 'lounge' }).map(({ id }) => id)).not.toContain(again.id);
    await arrange(aule, { 'table-list': [] });
    await expect.poll(() => aule.messages({ channel: 'games' }).map(({ id }) => id)).not.toContain(moved.id);
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('that the bot may not send waits, and the settings say so', async ({ harness, aule }) => {
    const { admin } = harness.playground;
    const lounge = admin.channelId('lounge');
    admin.deny(lounge, Bits.SendMessages);
    const refused = await arrange(aule, { 'table-list': [lounge] });
    expect(refused.content).toContain('⚠️ I can’t post there.');
    admin.allow(lounge, Bits.SendMessages);
    await harness.passTime(11 * MINUTE);
    await aule.waitFor(({ content }) => content.startsWith(HEAD), { channel: 'lounge' });
  });
});

const ROLE = 'Role for open seats';

/** The page of the settings with the list and the role. */
async function listPage(manager: Person): Promise<PageMessage> {
  const opened = await (await manager.command('settings')).reply();
  await manager.press(opened, 'server:page:list');
  return manager.waitForChange(opened, ({ content }) => content.includes(ROLE));
}

describe.concurrent('the role for open seats', () => {
  test('is one of the server’s, and called once for a table and once an hour', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const { admin } = harness.playground;
    const arnth = harness.person('Arnth');
    const seats = admin.addRole('Open seats', { mentionable: true });
    const quiet = admin.addRole('Quiet');
    admin.addRole('Plain');
    admin.giveRole(larthia.id, seats.id);
    const choose = async (value: string, words: string) => {
      const page = await listPage(aule);
      await aule.select(page, 'server:seat-role', [value]);
      return aule.waitForChange(page, ({ content }) => content.includes(words));
    };
    const page = await choose(quiet.id, `⚠️ ${ROLE}: Quiet. Nobody is notified when I mention it`);
    // After the chosen one, roles that notify come first.
    expect(
      selectsOf(page)
        .at(-1)
        ?.options.map(({ label }) => label),
    ).toEqual(['No role for open seats', 'Quiet', 'Open seats', 'Plain']);
    await choose(seats.id, `${ROLE}: Open seats. I mention it`);

    await openTable(harness, aule, { players: 3 });
    const calls = () => aule.messages({ channel: 'games' }).filter(({ content }) => content.startsWith('🪑'));
    await harness.passTime(4 * MINUTE);
    expect(calls()).toEqual([]);
    await harness.passTime(2 * MINUTE);
    const call = await aule.waitFor(({ content }) => content.startsWith('🪑'));
    expect(call.content).toMatch(
      /^🪑 <@&\d+>: a seat is free\.\n- \*\*Table 1\*\* .*2 free seats, with Aule/,
    );
    expect(labelsOf(call)).toEqual(['Join table 1']);
    const rung = harness.visitors.page.notified.filter(({ messageId }) => messageId === call.id);
    expect(rung.map(({ userId }) => userId)).toEqual([larthia.id]);
    const sent = harness.playground.recorded
      .map(({ body }) => JSON.stringify(body))
      .find((body) => body?.includes('🪑'));
    expect(sent).toMatch(/"allowed_mentions":\{"parse":\[\],"users":\[\],"roles":\["\d+"\]\}/);

    const second = await openTable(harness, arnth, { players: 3 });
    await harness.passTime(50 * MINUTE);
    expect(calls()).toHaveLength(1);
    await harness.passTime(25 * MINUTE);
    const next = await aule.waitFor(({ content, id }) => content.startsWith('🪑') && id !== call.id);
    expect(labelsOf(next)).toEqual([`Join table ${second.number}`]);
    await harness.passTime(150 * MINUTE);
    expect(calls()).toHaveLength(2);
    await choose('none', `${ROLE}: none`);
    expect(harness.loggedFrom(40)).toEqual([]);
  });
});
