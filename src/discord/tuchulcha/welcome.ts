import type { ButtonInteraction } from 'discord.js';
import type { APIButtonComponent } from 'discord-api-types/v10';
import type { LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import type { Pace } from '../../tables/clock/pace.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import type { Translate } from '../../texts/index.ts';
import { serverOf } from '../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, oneOf } from '../custom-id.ts';
import { openAlone, openHere, USUAL_SIZE } from '../features/lobby/new.ts';
import type { HandlerContext } from '../handling/context.ts';
import { type Feature, respond } from '../handling/feature.ts';
import { translatorFor } from '../handling/locale.ts';
import { promiseReply, promiseUpdate, replyPrivately } from '../handling/reply.ts';
import { links } from '../views/links.ts';
import { LEVEL_ALONE, lengthText, painting } from './lobby.ts';

/** Buttons for newcomers, under the welcome, `/help` and at the end of the lessons. */
export const welcomeButtons = declareCustomIds({
  play: ['welcome:play', {}],
  /** In direct messages, where the channel takes no tables. */
  alone: ['welcome:alone', {}],
  open: ['welcome:open', {}],
  openFor: ['welcome:open:{when}', { when: oneOf('tonight', 'days') }],
});

/** The first message on a server: the game in two sentences, and three ways to begin. */
export const welcomeMessage = (t: Translate): OutMessage => ({
  content: [t('welcome.head'), t('lobby.about'), t('welcome.how')].join('\n'),
  picture: painting(t),
  mentions: [],
  rows: rowsOf([
    button(welcomeButtons.play(), t('button.playComputer'), 'primary'),
    button(links.learn(), t('button.learnQuickly')),
    button(welcomeButtons.open(), t('button.openTable')),
  ]),
});

/** In direct messages people play the computer alone. */
export function helpMessage(t: Translate, isOnServer: boolean): OutMessage {
  const welcome = welcomeMessage(t);
  const [head = ''] = welcome.content.split('\n');
  return isOnServer
    ? { ...welcome, content: [head, t('lobby.about'), t('help.commands')].join('\n') }
    : {
        ...welcome,
        content: [head, t('lobby.about'), t('help.direct')].join('\n'),
        rows: rowsOf([
          button(welcomeButtons.play(), t('button.playComputer'), 'primary'),
          button(links.learn(), t('button.learnQuickly')),
        ]),
      };
}

interface Wanted {
  readonly size: number;
  readonly computers: number;
  readonly level?: LevelName;
  pace(settings: GuildSettings): Pace;
}

/** The game of four is the one to begin with: fewer pieces and no neutral colors. Against computers alone there is no clock. */
const AGAINST_COMPUTERS: Wanted = { size: USUAL_SIZE, computers: 3, level: LEVEL_ALONE, pace: () => 'live' };

const AMONG_PEOPLE: Readonly<Record<'tonight' | 'days', Wanted>> = {
  tonight: { size: USUAL_SIZE, computers: 0, pace: () => 'live' },
  days: { size: USUAL_SIZE, computers: 0, pace: ({ pace }) => (pace === 'live' ? 'daily' : pace) },
};

/** Opens a table of Tuchulcha in this channel for the person. */
const openAt = (
  context: HandlerContext,
  interaction: ButtonInteraction,
  { level, pace, ...players }: Wanted,
  otherwise?: (t: Translate) => readonly APIButtonComponent[],
): Promise<void> =>
  openHere(
    context,
    interaction,
    'tuchulcha',
    (settings) => ({
      ...players,
      pace: pace(settings),
      ...(level && { terms: { level, hints: false } }),
    }),
    otherwise,
  );

const playAlone = (context: HandlerContext, interaction: ButtonInteraction): Promise<void> =>
  openAlone(context, interaction, 'tuchulcha', {
    size: AGAINST_COMPUTERS.size,
    terms: { level: LEVEL_ALONE, hints: false },
  });

const aloneButton = (t: Translate) => [button(welcomeButtons.alone(), t('button.playAlone'), 'primary')];

/** Asks for the pace and says how long each takes, before the table is opened. */
function whenQuestion(t: Translate, settings: GuildSettings): OutMessage {
  const { tonight, days } = AMONG_PEOPLE;
  const lengthOf = ({ size, pace }: Wanted) => lengthText(t, { size, seats: [] }, pace(settings)) || 'none';
  return plain(
    t('welcome.when'),
    rowsOf([
      button(
        welcomeButtons.openFor({ when: 'tonight' }),
        t('button.openTonight', { length: lengthOf(tonight) }),
      ),
      button(welcomeButtons.openFor({ when: 'days' }), t('button.openOverDays', { length: lengthOf(days) })),
    ]),
  );
}

export const welcomeFeature: Feature = {
  routes: respond(welcomeButtons, {
    play: (context, interaction) => {
      promiseReply(interaction);
      return serverOf(interaction) === null
        ? playAlone(context, interaction)
        : openAt(context, interaction, AGAINST_COMPUTERS, aloneButton);
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
      return openAt(context, interaction, AMONG_PEOPLE[when]);
    },
  }),
};
