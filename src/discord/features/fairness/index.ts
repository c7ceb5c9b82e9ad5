import type { Feature } from '../../handling/feature.ts';
import { playedTableOption } from '../../handling/named-table.ts';
import { dice } from './dice.ts';
import { fairnessRoutes } from './taps.ts';
import { verify } from './verify.ts';

export const fairnessFeature: Feature = {
  commands: [
    { name: 'verify', text: 'command.verify', options: [playedTableOption], handle: verify },
    { name: 'dice', text: 'command.dice', handle: dice },
  ],
  routes: fairnessRoutes,
};
