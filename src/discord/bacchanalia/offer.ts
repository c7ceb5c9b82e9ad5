/** How a server that has turned stories on learns of them, and opens one with a tap. */
import type { ButtonInteraction } from 'discord.js';
import { storyChannels } from '../../tables/bacchanalia/settings.ts';
import { button } from '../api/message.ts';
import { openHere, USUAL_SIZE } from '../features/lobby/new.ts';
import type { GameOffer } from '../games.ts';
import type { HandlerContext } from '../handling/context.ts';
import { promiseReply } from '../handling/reply.ts';
import { links } from '../views/links.ts';
import { storyButtons } from './buttons.ts';

export const storyOffer: GameOffer = {
  isOn: (settings) => storyChannels(settings) !== 'off',
  text: (t) => t('bacchanalia.offer'),
  buttons: (t) => [
    button(storyButtons.open(), t('bacchanalia.button.open'), 'primary'),
    button(links.rule({ page: 'storyAim' }), t('bacchanalia.button.howToTell')),
  ],
};

/** A story takes days. */
export function openStory(context: HandlerContext, interaction: ButtonInteraction): Promise<void> {
  promiseReply(interaction);
  return openHere(context, interaction, 'bacchanalia', ({ pace }) => ({
    size: USUAL_SIZE,
    computers: 0,
    pace: pace === 'live' ? 'daily' : pace,
  }));
}
