import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { GameName } from '../../../tables/game.ts';
import { gameOf } from '../../../tables/games.ts';
import { called, choice, chosen, tableOption } from '../../handling/command-options.ts';
import { type CommandOption, type Feature, ofEachGame, respond, updating } from '../../handling/feature.ts';
import { links } from '../../views/links.ts';
import { absenceButtons } from './buttons.ts';
import { decideLate, mute } from './late.ts';
import { nudge } from './nudge.ts';
import { confirmRemoval, remove } from './remove.ts';

const becomes = chosen('becomes', 'command.remove.becomes', [
  choice('choice.becomes.computer', 'computer'),
  choice('choice.becomes.out', 'out'),
]);

const removeOptions = (game: GameName): CommandOption[] => [
  { type: Option.User, ...called('player', 'command.remove.player'), required: true },
  ...(gameOf({ game }).hasComputers ? [becomes] : []),
  tableOption,
];

export const absenceFeature: Feature = {
  commands: [
    { name: 'nudge', text: 'command.nudge', options: [tableOption], handle: nudge },
    ...ofEachGame((game) => ({
      name: `${game} remove`,
      text: 'command.remove',
      options: removeOptions(game),
      handle: remove,
    })),
  ],
  routes: [
    ...respond({ late: links.late, mute: links.mute }, { late: updating(decideLate), mute: updating(mute) }),
    ...respond(absenceButtons, { remove: updating(confirmRemoval) }),
  ],
};
