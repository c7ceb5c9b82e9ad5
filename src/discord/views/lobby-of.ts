import type { APIButtonComponent } from 'discord-api-types/v10';
import { gameOf } from '../../tables/games.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { button, type Row } from '../api/message.ts';
import type { LobbyTap, Tap } from '../custom-id.ts';

/** What of a table's first message is its game's own. */
export interface LobbyOf {
  /** What is to be known before one sits down, beside the pace. */
  terms(t: Translate, table: Table): readonly string[];
  /** What the table agreed on, which goes on standing there. `room`: characters. */
  agreed(t: Translate, table: Table, room: number): readonly string[];
  /** Whatever can be done in the lobby. */
  rows(t: Translate, table: Table): readonly Row[];
  /** After the start. */
  buttons(t: Translate, table: Table): readonly APIButtonComponent[];
}

export const lobbyTap = ({ id }: Table, does: LobbyTap): Tap => ({ on: 'lobby', table: id, does });

const hasPerson = ({ seats }: Table): boolean => seats.some(({ occupant }) => occupant.kind === 'person');

/** For as many as the game needs, one of them a person. */
export const startButton = (t: Translate, table: Table): APIButtonComponent[] =>
  table.seats.length >= gameOf(table).sizes.least && hasPerson(table)
    ? [
        button(
          lobbyTap(table, { type: 'start' }),
          t('button.start', { count: table.seats.length }),
          'primary',
        ),
      ]
    : [];

export const leaveButton = (t: Translate, table: Table): APIButtonComponent[] =>
  hasPerson(table) ? [button(lobbyTap(table, { type: 'leave' }), t('button.leave'))] : [];
