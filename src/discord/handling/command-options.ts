import {
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  type LocalizationMap,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { languageOf, type TextKey, type TextValues, translator } from '../../texts/index.ts';
import type { Name } from './feature.ts';

/** Discord shows this language where a command has no localization. */
const DEFAULT = 'en';
const t = translator(DEFAULT);

/** Discord's own codes of the languages that there are texts in, but for the default. */
const LOCALES = Object.values(Locale).filter(
  (locale) => locale.split('-')[0] === languageOf(locale) && languageOf(locale) !== DEFAULT,
);

const localizations = (key: TextKey, values?: TextValues): LocalizationMap =>
  Object.fromEntries(LOCALES.map((locale) => [locale, translator(locale)(key, values)]));

/** The name and the description of a command or an option, in every language. */
export const localized = <Word extends Name>(name: Word, key: TextKey) => ({
  name,
  name_localizations: localizations(`name.${name}`),
  description: t(key),
  description_localizations: localizations(key),
});

/** The name alone, in every language: of a command in a menu, which has no description. */
export const localizedName = (key: TextKey) => ({ name: t(key), name_localizations: localizations(key) });

/** One of an option's choices. `values`: for placeholders, keys of texts, or numbers. */
export const choice = (
  key: TextKey,
  value: string,
  values: Readonly<Record<string, TextKey | number>> = {},
) => {
  const written = (locale: string): string => {
    const t = translator(locale);
    const textOf = (value: TextKey | number) => (typeof value === 'number' ? value : t(value));
    return t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)])));
  };
  return {
    name: written(DEFAULT),
    name_localizations: Object.fromEntries(LOCALES.map((locale) => [locale, written(locale)])),
    value,
  };
};

export const choiceOption = <Word extends Name>(
  name: Word,
  key: TextKey,
  choices: readonly { name: string; value: string }[],
) => ({ type: Option.String as const, ...localized(name, key), choices: [...choices] });

export const anywhere = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};

export const onServers = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};
