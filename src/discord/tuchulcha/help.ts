import type { ButtonInteraction } from 'discord.js';
import type { Pace } from '../../tables/clock/pace.ts';
import { isTimed, personToAct } from '../../tables/seats.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import { isOf, type Table } from '../../tables/table.ts';
import type { TextKey, Translate } from '../../texts/index.ts';
import { tableGuildOf } from '../api/interaction.ts';
import { type Part, row } from '../api/layout.ts';
import { button, joinLines, laidOut, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, oneOf } from '../custom-id.ts';
import { openDirectGame, openHere, USUAL_SIZE } from '../features/lobby/open-table.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, replying, respond, updating } from '../handling/feature.ts';
import { whyNotHere } from '../handling/opening-checks.ts';
import { replyPrivately } from '../handling/reply.ts';
import { accentOf } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { goToButton } from '../views/refusal.ts';
import { LEVEL_ALONE, lengthText, painting } from './lobby.ts';

/** Buttons for newcomers, below the welcome, `/help` and the end of the lessons. */
export const welcomeButtons = declareCustomIds({
  play: ['welcome:play', {}],
  another: ['welcome:another', {}],
  /** In direct messages, if the channel allows no tables. */
  alone: ['welcome:alone', {}],
  openFor: ['welcome:open:{when}', { when: oneOf('tonight', 'days') }],
});

/** The game in two sentences, two ways to begin (on a server, three), how to continue, and other games. */
function greeting(t: Translate, how: TextKey, isOnServer: boolean, offers: readonly Part[]): OutMessage {
  const buttons = rowsOf([
    button(welcomeButtons.play(), t('button.playComputer'), 'primary'),
    button(links.learn(), t('button.learnQuickly')),
    isOnServer && button(links.openTable(), t('button.openTable')),
  ]);
  const head = joinLines([t('welcome.head'), t('lobby.about')]);
  const parts = [row(head), ...buttons, row(t(how)), ...offers];
  return { ...laidOut(parts, accentOf('tuchulcha')), picture: painting(t) };
}

/** The first message on a server. */
export const welcomeMessage = (t: Translate, offers: readonly Part[]): OutMessage =>
  greeting(t, 'welcome.how', true, offers);

/** In direct messages people play the computer alone. */
export const helpMessage = (t: Translate, isOnServer: boolean, offers: readonly Part[]): OutMessage =>
  greeting(t, isOnServer ? 'help.commands' : 'help.direct', isOnServer, offers);

const ALONE = { level: LEVEL_ALONE, hints: false };

const playAlone = (tap: Tap<ButtonInteraction>): Promise<void> =>
  openDirectGame(tap, 'tuchulcha', { size: USUAL_SIZE, terms: ALONE });

const aloneButton = (t: Translate) => [button(welcomeButtons.alone(), t('button.playAlone'), 'primary')];

/** Against computers alone there is no clock. */
function playComputer(tap: Tap<ButtonInteraction>): Promise<void> {
  if (tap.interaction.guildId === null) return playAlone(tap);
  const opening = { size: USUAL_SIZE, computers: 3, pace: 'live', terms: ALONE } as const;
  return openHere(tap, 'tuchulcha', () => opening, aloneButton);
}

/** The person's game here against computers alone that waits for them; null if there is none. */
async function waitingGame({ store, interaction, userId }: Tap<ButtonInteraction>): Promise<Table | null> {
  const tables = await store.tablesOf(tableGuildOf(interaction), userId);
  const waiting = tables.find(
    (table) => isOf('tuchulcha', table) && !isTimed(table) && personToAct(table)?.userId === userId,
  );
  return waiting ?? null;
}

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

/** The game of four suits beginners: fewer pieces and no neutral colors. */
export const welcomeFeature: Feature = {
  routes: respond(
    { ...welcomeButtons, open: links.openTable },
    {
      play: replying(async (tap) => {
        const table = await waitingGame(tap);
        if (!table) return playComputer(tap);
        const another = button(welcomeButtons.another(), tap.t('button.playAnother'));
        const rows = rowsOf([...goToButton(tap.t, table, 'button.goToTurn'), another]);
        await replyPrivately(tap, plain(tap.t('welcome.waits', { number: table.number }), rows));
      }),
      another: updating(playComputer),
      alone: updating(playAlone),
      open: replying(async (tap) => {
        const { interaction, t } = tap;
        if (!interaction.inGuild()) return replyPrivately(tap, t('refused.onlyServer'));
        const settings = await tap.store.guildSettings(interaction.guildId);
        const refusal = await whyNotHere({ ...tap, interaction }, settings, 'tuchulcha');
        await replyPrivately(tap, refusal ?? whenQuestion(t, settings));
      }),
      openFor: updating((tap, { when }) =>
        openHere(tap, 'tuchulcha', (settings) => ({
          size: USUAL_SIZE,
          computers: 0,
          pace: paceOf(when, settings),
        })),
      ),
    },
  ),
};
