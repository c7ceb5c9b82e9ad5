import type { ButtonInteraction } from 'discord.js';
import type { Pace } from '../../tables/clock/pace.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import type { TextKey, Translate } from '../../texts/index.ts';
import { serverOf } from '../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, oneOf } from '../custom-id.ts';
import { openDirectGame, openHere, USUAL_SIZE } from '../features/lobby/new.ts';
import { type HandlerContext, translatorFor } from '../handling/context.ts';
import { type Feature, respond } from '../handling/feature.ts';
import { promiseReply, promiseUpdate, replyPrivately } from '../handling/reply.ts';
import { links } from '../views/links.ts';
import { LEVEL_ALONE, lengthText, painting } from './lobby.ts';

/** Buttons for newcomers, below the welcome, `/help` and the end of the lessons. */
export const welcomeButtons = declareCustomIds({
  play: ['welcome:play', {}],
  /** In direct messages, if the channel allows no tables. */
  alone: ['welcome:alone', {}],
  open: ['welcome:open', {}],
  openFor: ['welcome:open:{when}', { when: oneOf('tonight', 'days') }],
});

/** The game in two sentences, how to continue, and two ways to begin; on a server, three. */
function greeting(t: Translate, how: TextKey, isOnServer = true): OutMessage {
  const buttons = [
    button(welcomeButtons.play(), t('button.playComputer'), 'primary'),
    button(links.learn(), t('button.learnQuickly')),
    ...(isOnServer ? [button(welcomeButtons.open(), t('button.openTable'))] : []),
  ];
  const lines = [t('welcome.head'), t('lobby.about'), t(how)];
  return { ...plain(lines.join('\n'), rowsOf(buttons)), picture: painting(t) };
}

/** The first message on a server. */
export const welcomeMessage = (t: Translate): OutMessage => greeting(t, 'welcome.how');

/** In direct messages people play the computer alone. */
export const helpMessage = (t: Translate, isOnServer: boolean): OutMessage =>
  greeting(t, isOnServer ? 'help.commands' : 'help.direct', isOnServer);

const ALONE = { level: LEVEL_ALONE, hints: false };

const playAlone = (context: HandlerContext, interaction: ButtonInteraction): Promise<void> =>
  openDirectGame(context, interaction, 'tuchulcha', { size: USUAL_SIZE, terms: ALONE });

const aloneButton = (t: Translate) => [button(welcomeButtons.alone(), t('button.playAlone'), 'primary')];

type When = 'tonight' | 'days';

function paceOf(when: When, { pace }: GuildSettings): Pace {
  if (when === 'tonight') return 'live';
  return pace === 'live' ? 'daily' : pace;
}

/** Asks for the pace and shows each one's length, before the table is opened. */
function whenQuestion(t: Translate, settings: GuildSettings): OutMessage {
  const length = (when: When) =>
    lengthText(t, { size: USUAL_SIZE, seats: [] }, paceOf(when, settings)) || 'none';
  const id = (when: When) => welcomeButtons.openFor({ when });
  const buttons = [
    button(id('tonight'), t('button.openTonight', { length: length('tonight') })),
    button(id('days'), t('button.openOverDays', { length: length('days') })),
  ];
  return plain(t('welcome.when'), rowsOf(buttons));
}

/** The game of four suits beginners: fewer pieces and no neutral colors. Against computers alone there is no clock. */
export const welcomeFeature: Feature = {
  routes: respond(welcomeButtons, {
    play: (context, interaction) => {
      promiseReply(interaction);
      if (serverOf(interaction) === null) return playAlone(context, interaction);
      const opening = { size: USUAL_SIZE, computers: 3, pace: 'live', terms: ALONE } as const;
      return openHere(context, interaction, 'tuchulcha', () => opening, aloneButton);
    },
    alone: (context, interaction) => {
      promiseUpdate(interaction);
      return playAlone(context, interaction);
    },
    async open(context, interaction) {
      promiseReply(interaction);
      const t = await translatorFor(context, interaction);
      if (!interaction.inGuild()) return replyPrivately(interaction, plain(t('refused.onlyServer')));
      const settings = await context.store.guildSettings(interaction.guildId);
      await replyPrivately(interaction, whenQuestion(t, settings));
    },
    openFor: (context, interaction, { when }) => {
      promiseUpdate(interaction);
      return openHere(context, interaction, 'tuchulcha', (settings) => ({
        size: USUAL_SIZE,
        computers: 0,
        pace: paceOf(when, settings),
      }));
    },
  }),
};
