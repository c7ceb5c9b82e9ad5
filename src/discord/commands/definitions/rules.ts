import {
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { anywhere, called } from '../../handling/command-options.ts';

/** As much of a question as is read. */
const LONGEST_TOPIC = 120;

export const rules: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...anywhere,
  ...called('rules', 'command.rules'),
  options: [
    {
      type: Option.String,
      ...called('topic', 'command.rules.topic'),
      autocomplete: true,
      max_length: LONGEST_TOPIC,
    },
  ],
};
