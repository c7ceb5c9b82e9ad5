import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { PACES } from '../../../tables/clock/index.ts';
import type { GameName } from '../../../tables/game-types.ts';
import { gameOf } from '../../../tables/games.ts';
import { INVITES } from '../invited.ts';
import { called, choice, chosen } from './words.ts';

/** As many as play the game. */
export function playersOption(game: GameName): APIApplicationCommandBasicOption {
  const { least, most } = gameOf({ game }).sizes;
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return {
    type: Option.Integer,
    ...called('players', 'command.new.players'),
    choices: counts.map((count) => ({ name: String(count), value: count })),
  };
}

/** What can be wished of a new table, whatever the game. */
export const lobbyOptions = (game: GameName): APIApplicationCommandBasicOption[] => [
  chosen(
    'pace',
    'command.new.pace',
    PACES.map((pace) => choice(`pace.${pace}`, pace)),
  ),
  { type: Option.Boolean, ...called('private', 'command.new.private') },
  ...INVITES.slice(0, gameOf({ game }).sizes.most - 1).map((name) => ({
    type: Option.User as const,
    ...called(name, 'command.new.invite'),
  })),
];

/** How a table is shown. */
export const asOption = chosen('as', 'command.board.as', [
  choice('choice.as.picture', 'picture'),
  choice('choice.as.text', 'text'),
]);
