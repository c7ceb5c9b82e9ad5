import {
  type APIApplicationCommandBasicOption,
  ApplicationIntegrationType,
  InteractionContextType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { LANGUAGES, type TextKey, translator } from '../../../texts/index.ts';

const t = translator('en');

/** What Discord shows beside the name of a command or an option. */
export const told = (key: TextKey) => ({ description: t(key) });

/** One of an option's choices. */
export const choice = (key: TextKey, value: string) => ({ name: t(key), value });

/** A text that is chosen from a list. */
export const chosen = (name: string, key: TextKey, choices: readonly { name: string; value: string }[]) => ({
  type: Option.String as const,
  name,
  ...told(key),
  choices: [...choices],
});

/** The languages by their own names, and to leave it to Discord. */
export const languages = [
  choice('choice.language.discord', 'discord'),
  ...LANGUAGES.map(({ code, name }) => ({ name, value: code })),
];

/** Which table is meant; its choices suit the command. */
export const tableOption: APIApplicationCommandBasicOption = {
  type: Option.String,
  name: 'table',
  ...told('command.table'),
  autocomplete: true,
};

export const onServers = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};
