import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { COLORS } from '../../../games/tuchulcha/board.ts';
import { LEVEL_NAMES } from '../../../games/tuchulcha/players/levels.ts';
import { PACES } from '../../../tables/clock/pace.ts';
import type { GameName } from '../../../tables/game-types.ts';
import { gameOf } from '../../../tables/games.ts';
import { formatEnd, MOST_DAYS, PARCAE_TIMES } from '../../bacchanalia/terms-view.ts';
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

export const raceOptions: CommandOption[] = [
  playersOption('tuchulcha'),
  choiceOption(
    'color',
    'command.new.color',
    COLORS.map((color) => choice('choice.color', color, { color: `color.${color}`, god: `god.${color}` })),
  ),
  {
    type: Option.Integer,
    ...localized('computers', 'command.new.computers'),
    min_value: 0,
    max_value: 3,
  },
  choiceOption(
    'level',
    'command.new.level',
    LEVEL_NAMES.map((level) => choice(`level.${level}`, level)),
  ),
  ...lobbyOptions('tuchulcha'),
  { type: Option.Boolean, ...localized('hints', 'command.new.hints') },
];

export const storyOptions: CommandOption[] = [
  playersOption('bacchanalia'),
  choiceOption('ending', 'command.new.ending', [
    choice('choice.end.told', formatEnd({ kind: 'allTold' })),
    ...PARCAE_TIMES.map((times) =>
      choice('choice.end.parcae', formatEnd({ kind: 'parcae', times }), { times }),
    ),
  ]),
  { type: Option.Integer, ...localized('days', 'command.new.days'), min_value: 1, max_value: MOST_DAYS },
  ...lobbyOptions('bacchanalia'),
];
