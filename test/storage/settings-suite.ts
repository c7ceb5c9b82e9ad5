import { describe, expect, it } from 'vitest';
import {
  DEFAULT_GUILD_SETTINGS,
  DEFAULT_SETTINGS,
  type GuildSettings,
  type PersonSettings,
} from '../../src/tables/settings.ts';
import { tableListKey } from '../../src/tables/store.ts';
import { atOnce, type Workbench } from './workbench.ts';

const chosen: PersonSettings = {
  reminders: [75, 50, 1],
  remindBy: 'message',
  tellNext: true,
  stillPictures: true,
  askedAbout: false,
  quiet: { from: 1380, to: 420, timeZone: 'Europe/Berlin' },
  vacations: [
    { from: new Date(1_700_000_000_000), to: new Date(1_700_000_000_001) },
    { from: new Date(1_800_000_000_000), to: new Date(1_800_864_000_000) },
  ],
  blocked: ['300000000000000003', '300000000000000004'],
  timeZone: 'America/Argentina/Buenos_Aires',
  locale: 'de',
  games: {
    tuchulcha: {
      ending: 'show',
      autoPlay: true,
      alwaysRolls: true,
      neverTuchulcha: true,
      neverLasaVecuvia: true,
    },
  },
};

const administered: GuildSettings = {
  channels: ['300000000000000001', '300000000000000002'],
  pace: 'slow',
  locale: 'en',
  place: 'channel',
  maxTables: 3,
  openingWait: 0,
  nudgeWait: 1440,
  tableList: '300000000000000004',
  asksReaders: false,
  seatRole: '300000000000000005',
  games: {
    bacchanalia: { channels: 'ageRestricted' },
    tuchulcha: { channel: '300000000000000003', hour: 23 },
  },
};

/** The behavior of every store for settings. */
export function settingsSuite({ store, create, fresh }: Workbench): void {
  describe('a person’s settings', () => {
    it('are kept, every one of them', async () => {
      const [me, other] = [fresh(), fresh()];
      await store().saveSettings(me, chosen);
      expect(await store().settings(me)).toEqual(chosen);
      expect(await store().settings(other)).toEqual(DEFAULT_SETTINGS);
      const none = { ...chosen, reminders: [], quiet: null, vacations: [], timeZone: null, locale: null };
      await store().saveSettings(me, none);
      expect(await store().settings(me)).toEqual(none);
    });

    it('may be saved by many at once', async () => {
      const me = fresh();
      await atOnce(20, () => store().saveSettings(me, chosen));
      expect(await store().settings(me)).toEqual(chosen);
    });

    it.each([
      ['reminders that ascend', { reminders: [10, 50] }],
      ['the same reminder twice', { reminders: [50, 50] }],
      ['a reminder when all the time is left', { reminders: [100] }],
      ['a reminder when no time is left', { reminders: [0] }],
      ['a minute that no day has', { quiet: { from: 0, to: 1440, timeZone: 'UTC' } }],
      ['a vacation that ends before it begins', { vacations: [{ from: new Date(2), to: new Date(1) }] }],
      ['an answer of a game that has none', { games: { bacchanalia: {} } as object }],
      ['a vacation that never ends', { vacations: [{ from: new Date(2), to: new Date(Number.NaN) }] }],
    ])('are refused with %s', async (_name, wrong) => {
      const me = fresh();
      await store().saveSettings(me, chosen);
      await expect(store().saveSettings(me, { ...DEFAULT_SETTINGS, ...wrong })).rejects.toThrow();
      expect(await store().settings(me)).toEqual(chosen);
    });
  });

  describe('the language of a person’s Discord', () => {
    it('is unknown until something is heard of them, whatever they chose', async () => {
      const me = fresh();
      expect(await store().discordLocale(me)).toBeNull();
      await store().saveSettings(me, chosen);
      expect(await store().discordLocale(me)).toBeNull();
    });

    it('is the last that was heard, and theirs alone', async () => {
      const [me, other] = [fresh(), fresh()];
      await store().saveDiscordLocale(me, 'de');
      await store().saveDiscordLocale(me, 'pt-BR');
      expect(await store().discordLocale(me)).toBe('pt-BR');
      expect(await store().discordLocale(other)).toBeNull();
    });

    it('changes nothing that was chosen, and is not changed by it', async () => {
      const me = fresh();
      await store().saveDiscordLocale(me, 'it');
      expect(await store().settings(me)).toEqual(DEFAULT_SETTINGS);
      await store().saveSettings(me, chosen);
      expect(await store().discordLocale(me)).toBe('it');
      await store().saveDiscordLocale(me, 'nl');
      expect(await store().settings(me)).toEqual(chosen);
    });

    it('may be saved by many at once, while they choose', async () => {
      const me = fresh();
      await Promise.all([
        atOnce(20, () => store().saveDiscordLocale(me, 'de')),
        atOnce(20, () => store().saveSettings(me, chosen)),
      ]);
      expect(await store().discordLocale(me)).toBe('de');
      expect(await store().settings(me)).toEqual(chosen);
    });

    it('is refused where it can be none', async () => {
      const me = fresh();
      await expect(store().saveDiscordLocale(me, '')).rejects.toThrow();
      expect(await store().discordLocale(me)).toBeNull();
    });
  });

  describe('a server’s settings', () => {
    it('are the usual ones until something is chosen', async () => {
      const guildId = fresh();
      expect(await store().guildSettings(guildId)).toEqual(DEFAULT_GUILD_SETTINGS);
      await create({ guildId });
      expect(await store().guildSettings(guildId)).toEqual(DEFAULT_GUILD_SETTINGS);
    });

    it('are kept, every one of them', async () => {
      const guildId = fresh();
      await atOnce(20, () => store().saveGuildSettings(guildId, administered));
      expect(await store().guildSettings(guildId)).toEqual(administered);
      const open = { ...administered, channels: [], locale: null, maxTables: null };
      await store().saveGuildSettings(guildId, open);
      expect(await store().guildSettings(guildId)).toEqual(open);
      expect(await store().guildSettings(fresh())).toEqual(DEFAULT_GUILD_SETTINGS);
    });

    it('name the servers that have chosen something of a game', async () => {
      const [on, without] = [fresh(), fresh()];
      await store().saveGuildSettings(on, administered);
      const { bacchanalia: _, ...others } = administered.games;
      await store().saveGuildSettings(without, { ...administered, games: others });
      const servers = await store().guildsWith('bacchanalia');
      expect(servers).toContainEqual({ guildId: on, settings: administered });
      expect(servers.map(({ guildId }) => guildId)).not.toContain(without);
    });

    it('name the channels with a list of tables, and the servers with a role for open seats', async () => {
      const [guildId, without, left] = [fresh(), fresh(), fresh()];
      await store().saveGuildSettings(guildId, administered);
      for (const one of [without, left])
        await store().saveGuildSettings(one, { ...administered, tableList: null, seatRole: null });
      const post = { key: tableListKey(left), guildId: left, channelId: '2', messageId: '3', digest: '' };
      await store().savePost({ ...post, state: 'sent' });
      const [lists, roles] = [await store().tableLists(), await store().seatRoles()];
      expect(lists).toContainEqual({ guildId, id: administered.tableList, locale: 'en' });
      expect(lists).toContainEqual({ guildId: left, id: null, locale: 'en' });
      expect(roles).toContainEqual({ guildId, id: administered.seatRole, locale: 'en' });
      expect([...lists, ...roles].map((one) => one.guildId)).not.toContain(without);
    });

    it('may be chosen before its first table, which is number 1 all the same', async () => {
      const guildId = fresh();
      await store().saveGuildSettings(guildId, administered);
      expect((await create({ guildId })).number).toBe(1);
      expect(await store().guildSettings(guildId)).toEqual(administered);
    });

    it.each([
      ['a channel that is none', { channels: ['general'] }],
      ['no table for anybody', { maxTables: 0 }],
      ['a wait below none', { openingWait: -1 }],
      ['a wait of more than a day', { nudgeWait: 1441 }],
      ['Bacchanalia in the cellar', { games: { bacchanalia: { channels: 'cellar' as 'off' } } }],
      ['a puzzle at an hour that no day has', { games: { tuchulcha: { channel: null, hour: 24 } } }],
      ['a game that nobody knows', { games: { chess: {} } as object }],
    ])('are refused with %s', async (_name, wrong) => {
      const guildId = fresh();
      await expect(store().saveGuildSettings(guildId, { ...administered, ...wrong })).rejects.toThrow();
      expect(await store().guildSettings(guildId)).toEqual(DEFAULT_GUILD_SETTINGS);
    });
  });
}
