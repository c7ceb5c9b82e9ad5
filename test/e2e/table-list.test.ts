import { INVITATION } from '@haruspex/playground';
import { buttonsOf, type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { timedTest as test } from './fixtures.ts';
import { labelsOf, openTable } from './game.ts';
import type { Harness } from './harness.ts';
import { arrange } from './panels.ts';
import { MINUTE } from './test-clock.ts';

const HEAD = '**Tables on this server**';

/** Chooses the lounge for the list, and waits until it stands there. */
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
    expect(labelsOf(list)).toEqual(['All tables']);

    const game = await openTable(harness, aule, { players: 2 });
    const open = await later(harness, aule, list, 'Looking for players');
    expect(open.id).toBe(list.id);
    expect(open.content).toMatch(/\*\*Table 1\*\* \(Tuchulcha, daily\): one free seat, with Aule \(blue\)/);
    expect(labelsOf(open)).toEqual(['Join table 1', 'All tables']);

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
    expect(labelsOf(running)).toEqual(['All tables']);

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
    expect(labelsOf(list)).toEqual([`Join table ${shown.number}`, 'All tables']);
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
    expect(labelsOf(moved)).toEqual(['Join table 1', 'All tables']);
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

async function chooseRole(manager: Person, value: string, words: string): Promise<PageMessage> {
  const page = await listPage(manager);
  await manager.select(page, 'server:seat-role', [value]);
  return manager.waitForChange(page, ({ content }) => content.includes(words));
}

describe.concurrent('the role for open seats', () => {
  test('is taken with a tap, and called once for a table and once an hour', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const { admin } = harness.playground;
    const arnth = harness.person('Arnth');
    admin.setBotPermissions(INVITATION | Bits.ManageRoles);
    await chooseRole(aule, 'make', `${ROLE}: Open seats. Anyone can take it with a tap`);
    const list = await listed(harness, aule);
    expect(labelsOf(list)).toEqual(['All tables', ROLE]);
    const taken = await (await larthia.press(list, ROLE)).reply();
    expect(taken.content).toMatch(/^🔔 You have <@&\d+> now\./);
    expect(admin.rolesOf(larthia.id)).toEqual(['Open seats']);

    await openTable(harness, aule, { players: 3 });
    const calls = () => aule.messages({ channel: 'games' }).filter(({ content }) => content.startsWith('🪑'));
    await harness.passTime(4 * MINUTE);
    expect(calls()).toEqual([]);
    await harness.passTime(2 * MINUTE);
    const call = await aule.waitFor(({ content }) => content.startsWith('🪑'));
    expect(call.content).toMatch(
      /^🪑 <@&\d+>: a seat is free\.\n- \*\*Table 1\*\* .*2 free seats, with Aule/,
    );
    expect(labelsOf(call)).toEqual(['Join table 1', ROLE]);
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
    expect(labelsOf(next)).toEqual([`Join table ${second.number}`, ROLE]);
    await harness.passTime(150 * MINUTE);
    expect(calls()).toHaveLength(2);

    const dropped = await (await larthia.press(next, ROLE)).reply();
    expect(dropped.content).toMatch(/^You’ve given <@&\d+> back\./);
    expect(admin.rolesOf(larthia.id)).toEqual([]);
    expect(labelsOf(await (await larthia.command('play')).reply())).toContain(ROLE);
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('that the bot may not give is not given, and the settings say why', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const { admin } = harness.playground;
    const refused = await listPage(aule);
    expect(refused.content).toContain(`⚠️ ${ROLE}: to give one I need the permission to manage roles.`);
    expect(
      selectsOf(refused)
        .at(-1)
        ?.options.map(({ value }) => value),
    ).toEqual(['none']);

    admin.setBotPermissions(INVITATION | Bits.ManageRoles);
    const high = admin.addRole('High', { isAboveBot: true });
    const strong = admin.addRole('Strong', { permissions: Bits.BanMembers });
    const quiet = admin.addRole('Quiet');
    const page = await listPage(aule);
    expect(
      selectsOf(page)
        .at(-1)
        ?.options.map(({ label }) => label),
    ).toEqual(['No role for open seats', 'Make a role for it', 'Quiet']);
    await chooseRole(aule, quiet.id, 'Nobody hears it when I mention it');
    const { guildId } = harness.playground;
    const ofGuild = () => harness.store.guildSettings(guildId);
    // Stored before it was put above the bot's, or allowed to do something.
    for (const { id: seatRole } of [high, strong]) {
      await harness.store.saveGuildSettings(guildId, { ...(await ofGuild()), seatRole });
      expect((await listPage(aule)).content).toContain('I can’t give the chosen one.');
      const wishes = await (await larthia.command('play')).reply();
      const told = await (await larthia.press(wishes, ROLE)).reply();
      expect(told.content).toMatch(/^I can’t give that role\./);
      expect(admin.rolesOf(larthia.id)).toEqual([]);
    }
    await chooseRole(aule, quiet.id, 'Nobody hears it when I mention it');

    const wishes = await (await larthia.command('play')).reply();
    admin.setBotPermissions(INVITATION);
    const told = await (await larthia.press(wishes, ROLE)).reply();
    expect(told.content).toMatch(/^I can’t give that role\. I need the permission to manage roles/);
    expect(admin.rolesOf(larthia.id)).toEqual([]);
    await chooseRole(aule, 'none', 'to give one I need the permission');
    const off = await (await larthia.press(wishes, ROLE)).reply();
    expect(off.content).toBe('This server has no role for open seats just now.');
    expect(harness.loggedFrom(40)).toEqual([]);
  });
});
