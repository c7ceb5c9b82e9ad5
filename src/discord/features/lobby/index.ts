import type { Feature } from '../../handling/feature.ts';
import { newBacchanalia, newTable, newTuchulcha } from './new.ts';
import { raceOptions, storyOptions } from './options.ts';
import { seatRoutes } from './seats.ts';

export const lobbyFeature: Feature = {
  commands: [
    {
      name: 'tuchulcha new',
      text: 'command.new',
      options: raceOptions,
      acknowledges: true,
      handle: newTable(newTuchulcha),
    },
    {
      name: 'bacchanalia new',
      text: 'command.new',
      options: storyOptions,
      acknowledges: true,
      handle: newTable(newBacchanalia),
    },
  ],
  routes: seatRoutes,
};
