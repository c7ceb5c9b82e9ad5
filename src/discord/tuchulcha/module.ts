import type { GameFeature } from '../games.ts';
import { boardFeature } from './board/index.ts';
import { hintsFeature } from './hints/index.ts';
import { tuchulchaFeature } from './index.ts';
import { motionFeature } from './motion/index.ts';
import { puzzleFeature } from './puzzle/index.ts';
import { tutorialFeature } from './tutorial/index.ts';
import { tuchulchaView } from './view.ts';

export const tuchulchaInDiscord: GameFeature<'tuchulcha'> = {
  name: 'tuchulcha',
  text: 'command.tuchulcha',
  view: tuchulchaView,
  features: [tuchulchaFeature, hintsFeature, boardFeature, tutorialFeature, puzzleFeature, motionFeature],
};
