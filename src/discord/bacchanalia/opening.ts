import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { GameOpening } from '../games.ts';
import { choice, choiceOption, localized } from '../handling/command-options.ts';
import { formatEnd, inDays, MOST_DAYS, PARCAE_TIMES, parseEnd } from './terms-view.ts';

/** `/bacchanalia new`: nobody chooses a color, and nobody but people plays. */
export const storyOpening = (): GameOpening => ({
  options: [
    choiceOption('ending', 'command.new.ending', [
      choice('choice.end.told', formatEnd({ kind: 'allTold' })),
      ...PARCAE_TIMES.map((times) =>
        choice('choice.end.parcae', formatEnd({ kind: 'parcae', times }), { times }),
      ),
    ]),
    { type: Option.Integer, ...localized('days', 'command.new.days'), min_value: 1, max_value: MOST_DAYS },
  ],
  read({ options }, _, now) {
    const days = options.getInteger('days');
    const end = days === null ? parseEnd(options.getString('ending') ?? '', now) : inDays(days, now);
    return { terms: end ? { end } : {} };
  },
});
