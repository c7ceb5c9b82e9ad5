import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { PACES } from '../../../tables/clock/pace.ts';
import type { GameName } from '../../../tables/game-types.ts';
import { gameOf } from '../../../tables/games.ts';
import { gameFeatureOf } from '../../games.ts';
import { choice, choiceOption, localized } from '../../handling/command-options.ts';
import type { CommandOption } from '../../handling/feature.ts';
import { INVITES } from '../../handling/opening.ts';

/** As many as play the game. */
function playersOption(game: GameName): CommandOption {
  const { least, most } = gameOf({ game }).sizes;
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return {
    type: Option.Integer,
    ...localized('players', 'command.new.players'),
    choices: counts.map((count) => ({ name: String(count), value: count })),
  };
}

/** For a new table of any game. */
const lobbyOptions = (game: GameName): CommandOption[] => [
  choiceOption(
    'pace',
    'command.new.pace',
    PACES.map((pace) => choice(`pace.${pace}`, pace)),
  ),
  { type: Option.Boolean, ...localized('private', 'command.new.private') },
  ...INVITES.slice(0, gameOf({ game }).sizes.most - 1).map((name) => ({
    type: Option.User as const,
    ...localized(name, 'command.new.invite'),
  })),
];

export function newOptions(game: GameName): CommandOption[] {
  const { options = [], moreOptions = [] } = gameFeatureOf({ game }).opening?.() ?? {};
  return [playersOption(game), ...options, ...lobbyOptions(game), ...moreOptions];
}
