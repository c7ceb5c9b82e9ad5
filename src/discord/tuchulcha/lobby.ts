import type { APIButtonComponent } from 'discord-api-types/v10';
import { presentPeople } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { button, rowsOf } from '../api/message.ts';
import { links } from '../views/links.ts';
import {
  isFullOfPeople,
  type LobbyView,
  lobbyButtons,
  optionsButton,
  startButton,
} from '../views/lobby-view.ts';

/** A race: whoever comes sits down where there is room; all that is rare is behind one button. */
export const tuchulchaLobby: LobbyView = {
  picture: 'tuchulcha',
  about: (t) => [t('lobby.about')],
  terms: () => [],
  agreed: () => [],
  buttons: () => [],
  rows: (t, table) =>
    rowsOf([
      ...(isFullOfPeople(table)
        ? []
        : [button(lobbyButtons.join({ table: table.id }), t('button.joinTable'), 'primary')]),
      ...startButton(t, table),
      ...paceButton(t, table),
      button(links.learn(), t('button.learn')),
      optionsButton(t, table),
    ]),
};

/** Whether it is played tonight or over days is asked while nobody else has come. */
function paceButton(t: Translate, { id, pace, seats }: Table): APIButtonComponent[] {
  if (presentPeople(seats).length > 1) return [];
  return pace === 'live'
    ? [button(lobbyButtons.pace({ table: id, pace: 'daily' }), t('button.overDays'))]
    : [button(lobbyButtons.pace({ table: id, pace: 'live' }), t('button.tonight'))];
}
