import type { APIButtonComponent } from 'discord-api-types/v10';
import { PACES } from '../../tables/clock/pace.ts';
import type { SeatColor } from '../../tables/game-types.ts';
import { gameOf } from '../../tables/games.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { button, type Row } from '../api/message.ts';
import { coded, declareCustomIds, oneOf, tableId } from '../custom-id.ts';

/** A game's own parts of a table's first message. */
export interface LobbyView {
  /** A file of assets, without its ending; left out: none. */
  readonly picture?: 'tuchulcha';
  /** The game in a sentence or two; left out: its terms say that. */
  about?(t: Translate): readonly string[];
  /** Said before people sit down, beside the pace. */
  terms(t: Translate, table: Table): readonly string[];
  /** How one joins and it begins; left out: as any game does. */
  how?(t: Translate, table: Table): string;
  /** The table's agreement, which stays there. `room`: characters. */
  agreed(t: Translate, table: Table, room: number): readonly string[];
  /** Buttons and lists of the lobby. */
  rows(t: Translate, table: Table): readonly Row[];
  /** After the start. */
  buttons(t: Translate, table: Table): readonly APIButtonComponent[];
}

const seat = coded<SeatColor>({
  'sit-b': 'blue',
  'sit-r': 'red',
  'sit-y': 'yellow',
  'sit-k': 'black',
  'sit-g': 'green',
  'sit-v': 'violet',
});

export const lobbyButtons = declareCustomIds({
  /** Wherever a seat is free. */
  join: ['l:{table}:join', { table: tableId }],
  sit: ['l:{table}:{seat}', { table: tableId, seat }],
  leave: ['l:{table}:leave', { table: tableId }],
  addComputer: ['l:{table}:more', { table: tableId }],
  removeComputer: ['l:{table}:less', { table: tableId }],
  start: ['l:{table}:start', { table: tableId }],
  options: ['l:{table}:options', { table: tableId }],
  pace: ['l:{table}:pace:{pace}', { table: tableId, pace: oneOf(...PACES) }],
  choosePace: ['l:{table}:pace', { table: tableId }],
  chooseLevel: ['l:{table}:level', { table: tableId }],
  counting: ['l:{table}:counts:{counts}', { table: tableId, counts: coded({ yes: true, no: false }) }],
  hints: ['l:{table}:hints:{allowed}', { table: tableId, allowed: coded({ yes: true, no: false }) }],
});

/** No computer player would make way, either. */
export const isFullOfPeople = ({ seats, size }: Table): boolean =>
  seats.filter(({ occupant }) => occupant.kind === 'person').length >= size;

const hasPerson = ({ seats }: Table): boolean => seats.some(({ occupant }) => occupant.kind === 'person');

/** For as many as the game needs, one of them a person. */
export const startButton = (t: Translate, table: Table): APIButtonComponent[] =>
  table.seats.length >= gameOf(table).sizes.least && hasPerson(table)
    ? [
        button(
          lobbyButtons.start({ table: table.id }),
          t(table.game === 'bacchanalia' ? 'button.startStory' : 'button.start', {
            count: table.seats.length,
          }),
          'success',
        ),
      ]
    : [];

/** Whatever is rarely changed, for the person alone. */
export const optionsButton = (t: Translate, { id }: Table): APIButtonComponent =>
  button(lobbyButtons.options({ table: id }), t('button.lobbyOptions'));

export const leaveButton = (t: Translate, table: Table): APIButtonComponent[] =>
  hasPerson(table) ? [button(lobbyButtons.leave({ table: table.id }), t('button.leave'))] : [];
