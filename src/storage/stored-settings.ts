import { DEFAULT_GUILD_SETTINGS, DEFAULT_SETTINGS } from '../tables/settings.ts';
import type { TableStore } from '../tables/store.ts';
import { guildRowOf, parseDiscordLocale, parseGuild, parsePerson, personRowOf } from './settings-rows.ts';
import type { Transactions } from './transactions.ts';

type Settings = Pick<
  TableStore,
  'settings' | 'saveSettings' | 'discordLocale' | 'saveDiscordLocale' | 'guildSettings' | 'saveGuildSettings'
>;

export function storedSettings(transactions: Transactions): Settings {
  return {
    settings: (userId) =>
      transactions.single(async (client) => {
        const row = await client.person.findUnique({ where: { userId } });
        return row === null ? DEFAULT_SETTINGS : parsePerson(row);
      }),

    async saveSettings(userId, settings) {
      const row = personRowOf(userId, settings);
      await transactions.single((client) =>
        client.person.upsert({ where: { userId }, create: row, update: row }),
      );
    },

    discordLocale: (userId) =>
      transactions.single(async (client) => {
        const row = await client.person.findUnique({
          where: { userId },
          select: { userId: true, discordLocale: true },
        });
        return row === null ? null : parseDiscordLocale(row);
      }),

    async saveDiscordLocale(userId, locale) {
      const row = { userId, discordLocale: locale };
      parseDiscordLocale(row);
      await transactions.single((client) =>
        client.person.upsert({
          where: { userId },
          create: { ...personRowOf(userId, DEFAULT_SETTINGS), ...row },
          update: row,
          select: { userId: true },
        }),
      );
    },

    guildSettings: (guildId) =>
      transactions.single(async (client) => {
        const row = await client.guildSettings.findUnique({ where: { guildId } });
        return row === null ? DEFAULT_GUILD_SETTINGS : parseGuild(row);
      }),

    async saveGuildSettings(guildId, settings) {
      const row = guildRowOf(guildId, settings);
      await transactions.single((client) =>
        client.guildSettings.upsert({ where: { guildId }, create: row, update: row }),
      );
    },
  };
}
