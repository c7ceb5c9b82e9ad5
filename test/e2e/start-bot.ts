import { type Bot, type BotParts, startBot } from '../../src/discord/bot.ts';
import type { DrawPicture } from '../../src/discord/table-message/table-message.ts';
import { createRaceServices } from '../../src/discord/tuchulcha/index.ts';
import type { Animator } from '../../src/pictures/tuchulcha/film/animator.ts';
import type { Store } from '../../src/storage/index.ts';
import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import { chooseAction } from '../../tools/training/plain-player.ts';
import { describePicture, drawPicture } from '../pictures/draw.ts';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Frequently drawn pictures, which would take up most of a test. */
const DOTS = ['board', 'tableau', 'standings'];

/** A game's picture, and a season's, is one red dot, with the real alt text. */
export const drawDot: DrawPicture = async (what) => {
  if (!DOTS.includes(what.kind)) return drawPicture(what);
  const description = describePicture(what);
  return { bytes: DOT, name: 'board.png', type: 'image/png', description };
};

const weights = readWeights();

type Given = Pick<BotParts, 'token' | 'apiUrl' | 'dice' | 'log'> &
  Partial<BotParts> & { readonly store: Store; readonly animator?: Animator };

/** The bot with one store for everything, a dot for each picture, and unlimited pictures, by default. */
export const startTestBot = ({ store, animator, ...given }: Given): Promise<Bot> =>
  startBot({
    store,
    results: store,
    seasons: store,
    inbox: store,
    draw: drawDot,
    picturesAMinute: 0,
    services: {
      tuchulcha: () => createRaceServices({ weights, computer: chooseAction, ...(animator && { animator }) }),
    },
    ...given,
  });
