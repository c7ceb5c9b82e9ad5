import {
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { LONGEST_VACATION_DAYS } from '../../../tables/clock/index.ts';
import { called, choice, chosen, languages, onServers } from '../../handling/command-options.ts';
import { REMINDERS } from '../../handling/preference-options.ts';

/** Longer than any time of day or place that somebody types. */
const LONGEST_TYPED = 60;

export const games: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('games', 'command.games'),
};

export const me: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('me', 'command.me'),
  options: [
    chosen('turn-end', 'command.me.turnEnd', [
      choice('choice.turnEnd.ask', 'ask'),
      choice('choice.turnEnd.auto', 'auto'),
    ]),
    chosen('only-turn', 'command.me.onlyTurn', [
      choice('choice.onlyTurn.ask', 'ask'),
      choice('choice.onlyTurn.auto', 'auto'),
    ]),
    chosen(
      'reminders',
      'command.me.reminders',
      REMINDERS.map(({ name }) => choice(`choice.reminders.${name}`, name)),
    ),
    chosen('remind-by', 'command.me.remindBy', [
      choice('choice.remindBy.mention', 'mention'),
      choice('choice.remindBy.message', 'message'),
    ]),
    chosen('you-are-next', 'command.me.next', [
      choice('choice.next.yes', 'on'),
      choice('choice.next.no', 'off'),
    ]),
    {
      type: Option.String,
      ...called('quiet-from', 'command.me.quietFrom'),
      max_length: LONGEST_TYPED,
    },
    { type: Option.String, ...called('quiet-to', 'command.me.quietTo'), max_length: LONGEST_TYPED },
    {
      type: Option.String,
      ...called('time-zone', 'command.me.timeZone'),
      autocomplete: true,
      max_length: LONGEST_TYPED,
    },
    chosen('language', 'command.me.language', languages),
  ],
};

export const vacation: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('vacation', 'command.vacation'),
  options: [
    {
      type: Option.Integer,
      ...called('days', 'command.vacation.days'),
      min_value: 1,
      max_value: LONGEST_VACATION_DAYS,
    },
  ],
};
