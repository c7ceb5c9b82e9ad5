import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { gameOf } from '../../../tables/games.ts';
import { called, tableOption } from '../../handling/command-options.ts';
import { type Feature, ofEachGame, respond, updating } from '../../handling/feature.ts';
import { links } from '../../views/links.ts';
import { substituteButtons } from './buttons.ts';
import { handOver } from './hand-over.ts';
import { answerOffer, takeBack } from './offer.ts';

export const substitutesFeature: Feature = {
  commands: ofEachGame((game) => ({
    name: `${game} hand-over`,
    text: 'command.handOver',
    options: [
      { type: Option.User, ...called('to', 'command.handOver.to'), required: true },
      {
        type: Option.User,
        ...called('of', gameOf({ game }).hasComputers ? 'command.handOver.of' : 'command.handOver.ofAbsent'),
      },
      tableOption,
    ],
    handle: handOver,
  })),
  routes: [
    ...respond(substituteButtons, { offer: updating(answerOffer) }),
    ...respond({ back: links.back }, { back: updating(takeBack) }),
  ],
};
