import { readFileSync } from 'node:fs';
import { projectFile } from '../../project-file.ts';
import type { Translate } from '../../texts/index.ts';
import { type AttachedPicture, button, type OutMessage, rowsOf } from '../api/message.ts';
import { declareCustomIds, oneOf } from '../custom-id.ts';
import { links } from '../views/links.ts';

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

/** tools/pictures/banner.ts draws it. It is the same for everybody, so that no lobby waits for a drawing. */
const BYTES = readFileSync(projectFile('assets/tuchulcha.webp'));

/** The painting stands on the lobby and on the welcome. */
export const painting = (t: Translate): AttachedPicture => ({
  bytes: BYTES,
  name: 'tuchulcha.webp',
  type: 'image/webp',
  description: t('lobby.picture'),
});
