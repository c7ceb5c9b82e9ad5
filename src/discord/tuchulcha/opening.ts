import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { COLORS, type Color } from '../../games/tuchulcha/board.ts';
import { isLevel, LEVEL_NAMES } from '../../games/tuchulcha/players/levels.ts';
import type { GameOpening } from '../games.ts';
import { choice, choiceOption, localized } from '../handling/command-options.ts';

/** `/tuchulcha new` */
export const raceOpening = (): GameOpening => ({
  options: [
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
  ],
  moreOptions: [{ type: Option.Boolean, ...localized('hints', 'command.new.hints') }],
  read({ options }, size) {
    const level = options.getString('level');
    return {
      terms: { ...(isLevel(level) && { level }), hints: options.getBoolean('hints') ?? false },
      color: colorOf(options.getString('color')) ?? COLORS[0],
      computers: Math.min(options.getInteger('computers') ?? 0, size - 1),
    };
  },
});

const colorOf = (name: string | null): Color | undefined => COLORS.find((color) => color === name);
