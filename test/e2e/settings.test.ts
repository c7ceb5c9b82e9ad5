import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import { InteractionFailed, type PageMessage, type Person } from '../playground/person.ts';
import type { Values } from '../playground/spell.ts';
import { test } from './fixtures.ts';
import { labelsOf, lobbyOf, openTable, startGame } from './game.ts';
import { type Harness, WITHOUT_LIMITS } from './harness.ts';

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
const rung = (person: Person, { id }: PageMessage) =>
  person.notified.filter(({ messageId }) => messageId === id);

describe.concurrent('/settings', () => {
  test('is for those who manage the server', async ({ harness, larthia, expect }) => {
    await expect(larthia.command('settings show')).rejects.toThrow(InteractionFailed);
    harness.playground.admin.setPersonPermissions(larthia.id, Bits.ManageGuild);
    expect(await told(larthia, 'settings show')).toContain('Settings of this server');
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
    const commands: [string, Values][] = [
      ['settings show', {}],
      ['settings tables', { pace: 'live' }],
      ['settings channel', { games: 'allow' }],
    ];
    for (const [command, options] of commands) {
      expect(await told(larthia, command, options)).toContain('Only people who manage the server');
    }
    expect(await stored(harness)).toEqual(WITHOUT_LIMITS);
  });

  test('a number that is too large is refused by the bot as well, should Discord let it through', async ({
    harness,
    aule,
    expect,
  }) => {
    const { apiUrl, botId, token } = harness.playground;
    const without = (option: object): object => {
      const { min_value: _, max_value: __, options, ...rest } = option as Record<string, unknown>;
      return { ...rest, ...(Array.isArray(options) && { options: options.map(without) }) };
    };
    const commands = harness.visitors.page.commands.map(({ id: _, ...command }) => without(command));
    await fetch(`${apiUrl}/v10/applications/${botId}/commands`, {
      method: 'PUT',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(commands),
    });
    for (const [option, value, most] of [
      ['max-tables', 26, 25],
      ['opening-wait', -1, 1440],
      ['nudge-wait', 1441, 1440],
    ] as const) {
      const answer = await told(aule, 'settings tables', { pace: 'live', [option]: value });
      expect(answer).toContain(`“${option}” takes a whole number from 0 to ${most}. Nothing has changed.`);
    }
    expect(await stored(harness)).toEqual(WITHOUT_LIMITS);
  });

  test('changes nothing but what is given, and shows all of it', async ({ harness, aule, expect }) => {
    await told(aule, 'settings tables', { pace: 'slow', 'max-tables': 3 });
    const shown = await told(aule, 'settings tables', { place: 'channel', language: 'en' });
    expect(await stored(harness)).toEqual({
      channels: [],
      pace: 'slow',
      locale: 'en',
      place: 'channel',
      maxTables: 3,
      openingWait: 0,
      nudgeWait: 0,
      bacchanalia: 'off',
    });
    expect(shown).toContain('Slow: 3 days a turn');
    expect(shown).toContain('have open: 3.');
    expect(await told(aule, 'settings show')).toBe(shown);
    await told(aule, 'settings tables', { 'max-tables': 0, language: 'discord' });
    expect(await stored(harness)).toMatchObject({ maxTables: null, locale: null, pace: 'slow' });
  });

  test('the pace is that of the next table, where nobody chooses another', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const before = await openTable(harness, larthia);
    expect((await before.lobby()).content).toContain('Daily: 24 hours a turn; what is left over is saved');
    await told(aule, 'settings tables', { pace: 'quick' });
    const after = await openTable(harness, larthia);
    expect((await after.lobby()).content).toContain('Quick: 2 hours a turn');
    expect((await before.table()).pace).toBe('daily');
    const lobby = await lobbyOf(larthia, { pace: 'none' });
    expect(lobby.content).toContain('No clock: a turn may take');
    expect((await tablesOf(harness, larthia)).map(({ pace }) => pace)).toEqual(['none', 'quick', 'daily']);
  });

  test('games are played in the channel itself where the server wants it so', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    await told(aule, 'settings tables', { place: 'channel' });
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [aule, larthia]);
    const games = harness.playground.admin.channelId('games');
    expect((await game.message()).channel_id).toBe(games);
    await game.tap(/^A → [123]?5$/);
    const next = await game.tap(/^A → [123]?3$/);
    expect(next.channel_id).toBe(games);
    expect(next.content).toContain(larthia.mention);
    expect([...harness.visitors.page.channels.values()].filter(({ kind }) => kind === 'thread')).toEqual([]);
    await told(aule, 'settings tables', { place: 'thread' });
    const other = await startGame(harness, [aule, larthia]);
    expect(harness.visitors.page.channel((await other.message()).channel_id).kind).toBe('thread');
    expect((await game.message()).channel_id).toBe(games);
  });

  test('a person opens and joins no more tables than the server allows', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    await told(aule, 'settings tables', { 'max-tables': 2 });
    await openTable(harness, larthia);
    await openTable(harness, larthia);
    expect(await told(larthia, 'tuchulcha new')).toContain('You have 2 tables open here already');
    expect(await tablesOf(harness, larthia)).toHaveLength(2);
    const game = await openTable(harness, aule);
    const lobby = await game.lobby();
    await larthia.press(lobby, 'Join as red');
    const refused = await larthia.waitForSecret(({ content }) => content.includes('open here already'));
    expect(refused.content).toContain('You have 2 tables');
    expect((await game.table()).seats).toHaveLength(1);
    await told(aule, 'settings tables', { 'max-tables': 3 });
    await openTable(harness, larthia);
  });
});

describe.concurrent('/settings channel', () => {
  test('the first that is allowed closes the others; the last that is forbidden opens all', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const [games, lounge] = ['games', 'lounge'].map((name) => harness.playground.admin.channelId(name));
    const first = await told(aule, 'settings channel', { games: 'allow', channel: lounge ?? '' });
    expect(first).toContain(`only in ${mentionOf(harness, 'lounge')}`);
    const refused = await told(larthia, 'tuchulcha new');
    expect(refused).toContain(`They have one of their own: ${mentionOf(harness, 'lounge')}.`);
    expect(await tablesOf(harness, larthia)).toEqual([]);
    await openTable(harness, larthia, { channel: 'lounge' });

    await told(aule, 'settings channel', { games: 'allow' });
    expect(await stored(harness)).toMatchObject({ channels: [lounge, games] });
    await openTable(harness, larthia);

    await told(aule, 'settings channel', { games: 'forbid', channel: lounge ?? '' });
    expect(await told(larthia, 'tuchulcha new', {}, 'lounge')).toContain(mentionOf(harness, 'games'));
    const last = await told(aule, 'settings channel', { games: 'forbid' });
    expect(last).toContain('in every channel again');
    await openTable(harness, larthia, { channel: 'lounge' });
  });

  test('a thread belongs to its channel', async ({ harness, aule, larthia, expect }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const thread = (await game.message()).channel_id;
    const shown = await told(aule, 'settings channel', { games: 'allow' }, thread);
    expect(shown).toContain(`only in ${mentionOf(harness, 'games')}`);
    await openTable(harness, larthia, { channel: thread });
  });

  test('all are opened at once, and what would change nothing says so', async ({ harness, aule, expect }) => {
    expect(await told(aule, 'settings channel', { games: 'forbid' })).toContain('Nothing has changed.');
    await told(aule, 'settings channel', { games: 'allow' });
    expect(await told(aule, 'settings channel', { games: 'everywhere' })).toContain('every channel');
    expect(await stored(harness)).toEqual(WITHOUT_LIMITS);
  });

  test('a refusal that comes late is private even so', async ({ harness, aule, larthia, expect }) => {
    await told(aule, 'settings channel', {
      games: 'allow',
      channel: harness.playground.admin.channelId('lounge'),
    });
    harness.trouble.delayMs = 1700;
    await larthia.command('tuchulcha new');
    const refused = await larthia.waitForSecret();
    harness.trouble.delayMs = 0;
    expect(refused.content).toContain(mentionOf(harness, 'lounge'));
    expect(aule.messages({ channel: 'games' }).filter(({ ephemeral_for }) => !ephemeral_for)).toEqual([]);
  });
});

describe.concurrent('a private table', () => {
  test('names and rings those who are invited, once', async ({ harness, aule, larthia, expect }) => {
    const arnth = harness.person('Arnth');
    const command = { private: true, invite: larthia.id, 'invite-2': arnth.id, 'invite-3': larthia.id };
    const lobby = await lobbyOf(aule, command);
    expect(lobby.content).toContain(`Private table. Invited: ${larthia.mention} and ${arnth.mention}.`);
    const invitation = await larthia.waitFor(({ content }) => content.includes('invites you to table 1'));
    for (const guest of [larthia, arnth]) {
      expect(rung(guest, invitation)).toHaveLength(1);
      expect(rung(guest, lobby)).toEqual([]);
    }
    const [table] = await tablesOf(harness, aule);
    expect(table).toMatchObject({ isPrivate: true, invited: [larthia.id, arnth.id] });
    await larthia.press(lobby, /^Join as red/);
    await larthia.waitForChange(lobby, ({ content }) => content.includes('**Larthia**'));
    expect(larthia.notified).toHaveLength(1);
  });

  test('takes neither oneself, nor a bot, nor a stranger', async ({ harness, aule, larthia, expect }) => {
    const { admin, botId } = harness.playground;
    admin.removeMember(larthia.id);
    for (const [invite, words] of [
      [aule.id, 'invite somebody else'],
      [botId, 'A bot cannot be invited'],
      [larthia.id, 'Larthia is not on this server'],
    ] as const) {
      expect(await told(aule, 'tuchulcha new', { private: true, invite })).toContain(words);
    }
    expect(await tablesOf(harness, aule)).toEqual([]);
  });
});

describe.concurrent('/me', () => {
  test('with nothing given shows how everything stands, and stores nothing new', async ({
    harness,
    aule,
    expect,
  }) => {
    const shown = await told(aule, 'me');
    expect(shown).toContain('Quiet hours: none.');
    expect(shown.split('\n')).toHaveLength(8);
    expect(await harness.store.settings(aule.id)).toEqual(DEFAULT_SETTINGS);
  });

  test('what is given is kept, piece by piece', async ({ harness, aule, larthia, expect }) => {
    await told(aule, 'me', { 'turn-end': 'auto', reminders: 'tenth', 'you-are-next': 'on' });
    await told(aule, 'me', { 'only-turn': 'auto', 'time-zone': 'Europe/Berlin', language: 'en' });
    const shown = await told(aule, 'me', { 'quiet-from': '22:30', 'quiet-to': '7' });
    expect(shown).toContain('Quiet hours: 22:30–07:00 (Europe/Berlin)');
    expect(await harness.store.settings(aule.id)).toEqual({
      ...DEFAULT_SETTINGS,
      autoConfirm: true,
      autoPlay: true,
      reminders: [10],
      tellNext: true,
      timeZone: 'Europe/Berlin',
      quiet: { from: 22 * 60 + 30, to: 7 * 60, timeZone: 'Europe/Berlin' },
      locale: 'en',
    });
    await told(aule, 'me', { 'quiet-from': 'off', language: 'discord' });
    expect(await harness.store.settings(aule.id)).toMatchObject({
      quiet: null,
      locale: null,
      reminders: [10],
    });
    expect(await harness.store.settings(larthia.id)).toEqual(DEFAULT_SETTINGS);
  });

  test.for<[string, Values, string]>([
    ['without a time zone', { 'quiet-from': '22', 'quiet-to': '7' }, 'give the option “time-zone”'],
    ['with one end', { 'quiet-from': '22', 'time-zone': 'Europe/Rome' }, 'a beginning and an end'],
    [
      'at no time',
      { 'quiet-from': 'late', 'quiet-to': '7', 'time-zone': 'Europe/Rome' },
      '22:30, 7 or 10 pm',
    ],
    ['too long', { 'quiet-from': '8', 'quiet-to': '7', 'time-zone': 'Europe/Rome' }, 'at most 12 hours'],
    ['empty', { 'quiet-from': '8', 'quiet-to': '8:00', 'time-zone': 'Europe/Rome' }, 'end when they begin'],
    ['nowhere', { 'time-zone': 'Atlantis', 'turn-end': 'auto' }, 'do not know that time zone'],
  ])(
    'quiet hours %s are refused in a sentence, and nothing changes',
    async ([_, options, words], { harness, aule }) => {
      expect(await told(aule, 'me', options)).toContain(words);
      expect(await harness.store.settings(aule.id)).toEqual(DEFAULT_SETTINGS);
    },
  );

  test('time zones are suggested with the time that it is there', async ({ aule, expect }) => {
    const suggested = await aule.suggestions('me', { 'time-zone': 'berl' }, 'time-zone');
    expect(suggested.map(({ value }) => value)).toContain('Europe/Berlin');
    expect(suggested[0]?.name).toMatch(/^Europe\/Berlin \(\d\d:\d\d\)$/);
    expect(await aule.suggestions('me', { 'time-zone': '' }, 'time-zone')).toHaveLength(25);
    expect(await aule.suggestions('me', { 'time-zone': 'qqq' }, 'time-zone')).toEqual([]);
  });

  test('reminders by direct message: a first one comes at once', async ({ harness, aule, expect }) => {
    const shown = await told(aule, 'me', { 'remind-by': 'message' });
    expect(shown).toContain('by direct message');
    const first = await aule.waitFor(({ content }) => content.includes('This is where I will remind you'));
    expect(harness.visitors.page.channel(first.channel_id).recipientId).toBe(aule.id);
    expect(await harness.store.settings(aule.id)).toMatchObject({ remindBy: 'message' });
  });

  test('closed to direct messages: that setting stays, and the others change', async ({
    harness,
    aule,
    expect,
  }) => {
    harness.playground.admin.setDirectMessages(aule.id, false);
    const shown = await told(aule, 'me', { 'remind-by': 'message', 'turn-end': 'auto' });
    expect(shown).toContain('Discord does not let me send you direct messages');
    expect(shown).toContain('where the game is played');
    expect(await harness.store.settings(aule.id)).toEqual({ ...DEFAULT_SETTINGS, autoConfirm: true });
    expect(harness.loggedFrom(40)).toEqual([]);
  });
});

describe.concurrent('/vacation', () => {
  test('begins, is shown, and ends with one tap', async ({ harness, aule, expect }) => {
    expect(await told(aule, 'vacation')).toContain('30 of 30 days are left this year');
    const begun = await (await aule.command('vacation', { days: 5 })).reply();
    expect(begun.content).toMatch(
      /^Your vacation has begun\. Until <t:\d+:F> your clocks stand still\. 25 days/,
    );
    const [running] = (await harness.store.settings(aule.id)).vacations;
    expect(begun.content).toContain(`<t:${Math.floor((running?.to.getTime() ?? 0) / 1000)}:F>`);
    expect(await told(aule, 'me')).toContain('Vacation: until <t:');
    expect(await told(aule, 'vacation', { days: 3 })).toContain('You are on vacation until');
    expect((await harness.store.settings(aule.id)).vacations).toEqual([running]);

    const shown = await (await aule.command('vacation')).reply();
    expect(labelsOf(shown)).toEqual(['I am back from vacation']);
    await aule.press(shown, 'I am back from vacation');
    const back = await aule.waitForChange(shown, ({ content }) => content.includes('Welcome back'));
    expect(back.content).toContain('29 days are left');
    expect(labelsOf(back)).toEqual([]);
    await aule.press(begun, 'I am back from vacation');
    await aule.waitForChange(begun, ({ content }) => content.includes('You are not on vacation'));
  });

  test('takes no more days than are left', async ({ harness, aule, expect }) => {
    // In this year, and not now; the whole budget, so that the test holds on its last days too.
    const now = new Date();
    const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() < 6 ? 8 : 0, 1);
    const taken = { from: new Date(begin), to: new Date(begin + 30 * 86_400_000) };
    await harness.store.saveSettings(aule.id, { ...DEFAULT_SETTINGS, vacations: [taken] });
    expect(await told(aule, 'vacation', { days: 3 })).toContain('no day is left this year');
    expect((await harness.store.settings(aule.id)).vacations).toEqual([taken]);
  });
});

describe.concurrent('language', () => {
  test('answers follow the person’s own choice, tables the server’s', async ({ harness, aule, expect }) => {
    aule.setLocale('de');
    expect(await told(aule, 'me')).toContain('Sprache: Deutsch');
    expect(await told(aule, 'me', { language: 'en' })).toContain('Language: English.');
    await told(aule, 'settings tables', { language: 'en' });
    const game = await openTable(harness, aule);
    expect((await game.table()).locale).toBe('en');
  });

  test('tables that are open follow a language that is chosen later, and private answers the reader’s', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    await told(aule, 'settings tables', { language: 'en' });
    const [lobby, game] = [await openTable(harness, aule), await startGame(harness, [aule, larthia])];
    expect((await game.message()).content).toContain('you are blue, priest of');
    const rung = [aule, larthia].flatMap(({ notified }) => notified).length;
    await told(aule, 'settings tables', { language: 'de' });
    await expect.poll(async () => (await lobby.lobby()).content).toContain('Plätze sind frei');
    await expect.poll(async () => (await game.message()).content).toMatch(/-# Tisch \d+ · /);
    expect([aule, larthia].flatMap(({ notified }) => notified)).toHaveLength(rung);
    expect(await told(larthia, 'me')).toContain('Language:');
    // What was offered in English before still counts.
    await game.tap(/^A/);
    expect((await game.table()).locale).toBe('de');
  });
});
