import { InteractionFailed, type Person } from '@haruspex/playground/testing/person.ts';
import type { Values } from '@haruspex/playground/testing/spell.ts';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import { withAnswers } from '../../src/tables/tuchulcha/settings.ts';
import { test } from './fixtures.ts';
import { labelsOf, lobbyOf, openTable, startGame } from './game.ts';
import { type Harness, WITHOUT_LIMITS } from './harness.ts';
import { arrange, prefer } from './panels.ts';

/** The private answer to a command. */
async function told(
  person: Person,
  command: string,
  options: Values = {},
  channel = 'games',
): Promise<string> {
  const answer = await (await person.command(command, options, { channel })).reply();
  expect(answer.ephemeral_for).toBe(person.id);
  return answer.content;
}

const stored = (harness: Harness) => harness.store.guildSettings(harness.playground.guildId);
const tablesOf = (harness: Harness, { id }: Person) => harness.store.tablesOf(harness.playground.guildId, id);
const mentionOf = (harness: Harness, channel: string) => `<#${harness.playground.admin.channelId(channel)}>`;

describe.concurrent('/settings', () => {
  test('is for those who manage the server', async ({ harness, larthia, expect }) => {
    await expect(larthia.command('settings')).rejects.toThrow(InteractionFailed);
    harness.playground.admin.setPersonPermissions(larthia.id, Bits.ManageGuild);
    expect(await told(larthia, 'settings')).toContain('Settings for this server');
  });

  test('is refused by the bot as well, should Discord let somebody through', async ({
    harness,
    larthia,
    expect,
  }) => {
    const { apiUrl, botId, token } = harness.playground;
    const everybodys = harness.visitors.page.commands.map((command) => ({
      ...command,
      default_member_permissions: null,
    }));
    await fetch(`${apiUrl}/v10/applications/${botId}/commands`, {
      method: 'PUT',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(everybodys.map(({ id: _, ...command }) => command)),
    });
    expect(await told(larthia, 'settings')).toContain('Only server managers');
    expect(await stored(harness)).toEqual(WITHOUT_LIMITS);
  });

  test('a panel that was opened before somebody lost the right changes nothing any more', async ({
    harness,
    larthia,
    expect,
  }) => {
    const { admin } = harness.playground;
    admin.setPersonPermissions(larthia.id, Bits.ManageGuild);
    const panel = await arrange(larthia, { threads: false });
    admin.setPersonPermissions(larthia.id, 0n);
    await larthia.press(panel, 'server:threads:on');
    await larthia.waitForSecret(({ content }) => content.includes('Only server managers'));
    expect((await stored(harness)).place).toBe('channel');
  });

  test('changes what is tapped, stored before it is answered, and shows it', async ({
    harness,
    aule,
    expect,
  }) => {
    await arrange(aule, { pace: 'slow', 'max-tables': '3' });
    const shown = await arrange(aule, { threads: false, bacchanalia: 'everywhere', language: 'en' });
    expect(await stored(harness)).toEqual({
      channels: [],
      pace: 'slow',
      locale: 'en',
      place: 'channel',
      maxTables: 3,
      openingWait: 0,
      nudgeWait: 0,
      tableList: null,
      seatRole: null,
      asksReaders: true,
      games: { bacchanalia: { channels: 'everywhere' } },
    });
    expect(shown.ephemeral_for).toBe(aule.id);
    expect(JSON.stringify(shown.components)).toContain(
      '"label":"Open tables per person: 3","value":"3","default":true',
    );
    await aule.press(shown, 'server:page:tables');
    await aule.waitForChange(shown, (now) =>
      JSON.stringify(now.components).includes('"label":"Slow: 3 days a turn","value":"slow","default":true'),
    );
    await arrange(aule, { 'max-tables': '0', language: 'discord' });
    expect(await stored(harness)).toMatchObject({ maxTables: null, locale: null, pace: 'slow' });
  });

  test('the pace is that of the next table, where nobody chooses another', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const before = await openTable(harness, larthia);
    expect((await before.lobby()).content).toContain('Over days: 24 hours a turn.');
    await arrange(aule, { pace: 'quick' });
    const after = await openTable(harness, larthia);
    expect((await after.lobby()).content).toContain('Quick: 2 hours a turn');
    expect((await before.table()).pace).toBe('daily');
    const lobby = await lobbyOf(larthia, { pace: 'none' });
    expect(lobby.content).toContain('No clock: take as long');
    expect((await tablesOf(harness, larthia)).map(({ pace }) => pace)).toEqual(['none', 'quick', 'daily']);
  });
});

describe.concurrent('the channels of /settings', () => {
  test('those that are chosen close the others; none opens all', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const [games = '', lounge = ''] = ['games', 'lounge'].map((name) =>
      harness.playground.admin.channelId(name),
    );
    const first = await arrange(aule, { channels: [lounge] });
    expect(first.content).toContain(`Tables may be opened in ${mentionOf(harness, 'lounge')}.`);
    const refused = await told(larthia, 'tuchulcha new');
    expect(refused).toContain(`You can’t open tables here. Use ${mentionOf(harness, 'lounge')}.`);
    expect(await tablesOf(harness, larthia)).toEqual([]);
    await openTable(harness, larthia, { channel: 'lounge' });

    await arrange(aule, { channels: [lounge, games] });
    expect(await stored(harness)).toMatchObject({ channels: [lounge, games] });
    await openTable(harness, larthia);

    await arrange(aule, { channels: [games] });
    expect(await told(larthia, 'tuchulcha new', {}, 'lounge')).toContain(mentionOf(harness, 'games'));
    const last = await arrange(aule, { channels: [] });
    expect(last.content).toContain('in every channel');
    await openTable(harness, larthia, { channel: 'lounge' });
    expect(await stored(harness)).toEqual(WITHOUT_LIMITS);
  });

  test('a thread belongs to its channel', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const thread = (await game.message()).channel_id;
    await arrange(aule, { channels: [harness.playground.admin.channelId('games')] });
    await openTable(harness, larthia, { channel: thread });
  });
});

describe.concurrent('/preferences', () => {
  test('shows how everything stands, and stores nothing new', async ({ harness, aule, expect }) => {
    const shown = await told(aule, 'preferences');
    expect(shown).toContain('Your preferences, for all your tables');
    expect(await harness.store.settings(aule.id)).toEqual(DEFAULT_SETTINGS);
  });

  test('what is tapped is kept, piece by piece, in one message', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const first = await prefer(aule, { 'end-turn': true, reminders: 'tenth', next: true });
    expect(first.ephemeral_for).toBe(aule.id);
    await prefer(aule, { 'only-turn': true, language: 'en' });
    const shown = await prefer(aule, { zone: 'Europe/Berlin', 'quiet-from': '1350', 'quiet-to': '420' });
    expect(shown.content).toContain('Quiet hours: 22:30–07:00');
    expect(await harness.store.settings(aule.id)).toEqual({
      ...withAnswers(DEFAULT_SETTINGS, { autoConfirm: true, autoPlay: true }),
      reminders: [10],
      tellNext: true,
      timeZone: 'Europe/Berlin',
      quiet: { from: 22 * 60 + 30, to: 7 * 60, timeZone: 'Europe/Berlin' },
      locale: 'en',
    });
    await prefer(aule, { 'quiet-from': 'off', language: 'discord' });
    expect(await harness.store.settings(aule.id)).toMatchObject({
      quiet: null,
      locale: null,
      reminders: [10],
    });
    expect(await harness.store.settings(larthia.id)).toEqual(DEFAULT_SETTINGS);
  });

  test('opens in direct messages, where reminders come', async ({ harness, aule, expect }) => {
    const { id: channelId } = await aule.openDirect();
    const panel = await prefer(aule, { 'only-turn': false }, { channel: channelId });
    expect(panel.channel_id).toBe(channelId);
    expect(await harness.store.settings(aule.id)).toMatchObject({
      games: { tuchulcha: { autoPlay: false } },
    });
  });

  test('a zone that the list doesn’t have is an option of the command', async ({ harness, aule, expect }) => {
    const panel = await prefer(aule, { zone: 'Asia/Kathmandu' });
    expect(panel.content).toContain('Time zone: Asia/Kathmandu');
    await aule.select(panel, 'prefs:zone', ['elsewhere']);
    const note = await aule.waitForChange(panel, ({ content }) => content.includes('finds any large city'));
    expect(note.content).toMatch(/\/preferences[:`]\S* with the option “time-zone”/);
    expect(await told(aule, 'preferences', { 'time-zone': 'Atlantis' })).toContain(
      'don’t know that time zone',
    );
    expect(await harness.store.settings(aule.id)).toMatchObject({ timeZone: 'Asia/Kathmandu' });
  });

  test('time zones are suggested with the time that it is there', async ({ aule, expect }) => {
    const suggested = await aule.suggestions('preferences', { 'time-zone': 'berl' }, 'time-zone');
    expect(suggested.map(({ value }) => value)).toContain('Europe/Berlin');
    expect(suggested[0]?.name).toMatch(/^Europe\/Berlin \(\d\d:\d\d\)$/);
    expect(await aule.suggestions('preferences', { 'time-zone': '' }, 'time-zone')).toHaveLength(25);
    expect(await aule.suggestions('preferences', { 'time-zone': 'qqq' }, 'time-zone')).toEqual([]);
  });

  test('reminders by direct message: a first one comes at once', async ({ harness, aule, expect }) => {
    const shown = await prefer(aule, { direct: true });
    expect(shown.content).toContain('by direct message');
    const first = await aule.waitFor(({ content }) => content.includes('This is where I’ll remind you'));
    expect(harness.visitors.page.channel(first.channel_id).recipientId).toBe(aule.id);
    expect(await harness.store.settings(aule.id)).toMatchObject({ remindBy: 'message' });
  });

  test('closed to direct messages: that setting stays', async ({ harness, aule, expect }) => {
    harness.playground.admin.setDirectMessages(aule.id, false);
    const panel = await prefer(aule, { next: true });
    await aule.press(panel, 'prefs:direct:on');
    const shown = await aule.waitForChange(panel, ({ content }) =>
      content.includes('Discord doesn’t let me'),
    );
    expect(shown.content).toContain('where the game is played');
    expect(await harness.store.settings(aule.id)).toEqual({ ...DEFAULT_SETTINGS, tellNext: true });
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('a vacation begins and ends there too, and a profile is hidden and shown', async ({
    harness,
    aule,
    expect,
  }) => {
    const panel = await prefer(aule, { zone: 'Europe/Rome', hidden: true });
    expect(panel.content).toContain('Profile: hidden');
    await aule.press(panel, 'prefs:hidden:off');
    await aule.waitForChange(panel, ({ content }) => content.includes('Profile: shown'));
    await aule.press(panel, 'prefs:page:time');
    await aule.waitForChange(panel, ({ content }) => content.includes('Vacation: none now'));
    await aule.select(panel, 'prefs:vacation', ['5']);
    const away = await aule.waitForChange(panel, ({ content }) => content.includes('Vacation: until <t:'));
    expect((await harness.store.settings(aule.id)).vacations).toHaveLength(1);
    await aule.select(away, 'prefs:vacation', ['off']);
    await aule.waitForChange(panel, ({ content }) => content.includes('Vacation: none now'));
  });
});

describe.concurrent('/vacation', () => {
  test('begins, is shown, and ends with one tap', async ({ harness, aule, expect }) => {
    expect(await told(aule, 'vacation')).toContain('30 of 30 days left this year');
    const begun = await (await aule.command('vacation', { days: 5 })).reply();
    expect(begun.content).toMatch(/^You’re on vacation: your clocks are paused until <t:\d+:F>\. 25 days/);
    const [running] = (await harness.store.settings(aule.id)).vacations;
    expect(begun.content).toContain(`<t:${Math.floor((running?.to.getTime() ?? 0) / 1000)}:F>`);
    const panel = await prefer(aule, { zone: 'UTC' });
    expect(panel.content).toContain('Vacation: until <t:');
    expect(await told(aule, 'vacation', { days: 3 })).toContain('You’re on vacation until');
    expect((await harness.store.settings(aule.id)).vacations).toEqual([running]);

    const shown = await (await aule.command('vacation')).reply();
    expect(labelsOf(shown)).toEqual(['End my vacation']);
    await aule.press(shown, 'End my vacation');
    const back = await aule.waitForChange(shown, ({ content }) => content.includes('Welcome back'));
    expect(back.content).toContain('29 days left');
    expect(labelsOf(back)).toEqual([]);
    await aule.press(begun, 'End my vacation');
    await aule.waitForChange(begun, ({ content }) => content.includes('You’re not on vacation'));
  });
});

describe.concurrent('language', () => {
  test('tables that are open follow a language that is chosen later, and private answers the reader’s', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    await arrange(aule, { language: 'en' });
    const [lobby, game] = [await openTable(harness, aule), await startGame(harness, [aule, larthia])];
    expect((await game.message()).content).toContain('you’re blue');
    const rung = [aule, larthia].flatMap(({ notified }) => notified).length;
    await arrange(aule, { language: 'de' });
    await expect.poll(async () => (await lobby.lobby()).content).toContain('Plätze sind frei');
    await expect.poll(async () => (await game.message()).content).toMatch(/-# Tisch \d+ · /);
    expect([aule, larthia].flatMap(({ notified }) => notified)).toHaveLength(rung);
    expect(await told(larthia, 'preferences')).toContain('Your preferences');
    // Earlier options in English still work.
    await game.tap(labelsOf(await game.message())[0] ?? '');
    expect((await game.table()).locale).toBe('de');
  });
});
