import type { GuildSettings } from '../../../tables/settings.ts';
import { translator } from '../../../texts/index.ts';
import { channelList, languageName } from '../../views/names.ts';

/** How everything is set on a server, a line each. `discordLocale`: in which the server's Discord speaks. */
export function serverSettings(
  locale: string,
  { channels, pace, place, maxTables, locale: chosen, bacchanalia }: GuildSettings,
  discordLocale: string,
): string {
  const t = translator(locale);
  const lines = [
    t('settings.head'),
    t('settings.channels', { channels: channels.length > 0 ? channelList(locale, channels) : 'all' }),
    t('settings.pace', { pace: t(`pace.${pace}`) }),
    t('settings.place', { place }),
    t('settings.maxTables', { most: maxTables ?? 0 }),
    t('settings.language', {
      language: languageName(chosen ?? discordLocale),
      from: chosen === null ? 'discord' : 'own',
    }),
    t('settings.bacchanalia', { where: bacchanalia }),
  ];
  return lines.join('\n');
}
