import { tableOption } from '../../handling/command-options.ts';
import { type Feature, ofEachGame, respond, updating } from '../../handling/feature.ts';
import { links } from '../../views/links.ts';
import { agree, end } from './agreement.ts';
import { endingButtons } from './buttons.ts';
import { abort, close, confirmClosing, keepOpen } from './close.ts';

export const endingFeature: Feature = {
  commands: [
    ...ofEachGame((game) => ({
      name: `${game} abort`,
      text: 'command.abort',
      options: [tableOption],
      handle: abort,
    })),
    ...ofEachGame((game) => ({
      name: `${game} end`,
      text: 'command.end',
      options: [tableOption],
      handle: end,
    })),
    ...ofEachGame((game) => ({
      name: `${game} close`,
      text: 'command.close',
      options: [tableOption],
      handle: close,
    })),
  ],
  routes: [
    ...respond(endingButtons, { agree: updating(agree), close: updating(confirmClosing) }),
    ...respond({ keep: links.keep }, { keep: updating(keepOpen) }),
  ],
};
