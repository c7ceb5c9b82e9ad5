import type { APIButtonComponent } from 'discord-api-types/v10';
import { PACES } from '../../tables/clock/pace.ts';
import { gameOf } from '../../tables/game-registry.ts';
import type { SeatColor, Snowflake } from '../../tables/game-types.ts';
import { PERIOD_PATTERN } from '../../tables/results/ratings.ts';
import { hasVoters } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import type { TextKey, Translate } from '../../texts/index.ts';
import { button } from '../api/message.ts';
import { coded, declareCustomIds, oneOf, tableId, text, userId, version, wholeNumber } from '../custom-id.ts';

const turn = wholeNumber(6);

export type LateChoice = 'wait' | 'playFor' | 'standIn' | 'remove';

/** Buttons that lead from one feature to another: shown by several, handled by their target. */
export const links = declareCustomIds({
  rule: ['rule:{page}', { page: text('[0-9A-Za-z.-]{1,80}', 80) }],
  help: ['help:{table}:{version}', { table: tableId, version }],
  hint: ['hint:{table}:{version}', { table: tableId, version }],
  late: [
    'late:{table}:{turn}:{does}',
    { table: tableId, turn, does: oneOf<LateChoice>('wait', 'playFor', 'standIn', 'remove') },
  ],
  mute: ['mute:{table}:{turn}', { table: tableId, turn }],
  /** Keeps a table open that would be closed as idle. */
  keep: ['keep:{table}', { table: tableId }],
  /** Shows the check of a table's dice to everybody in the channel. */
  shareCheck: ['check:share:{table}', { table: tableId }],
  /** The origin of the table's dice or cards, and how to check them, privately. */
  fairness: ['fair:{table}', { table: tableId }],
  /** How the tables of a season were drawn, and how to check it, privately. */
  seasonDraw: ['season:draw:{season}', { season: tableId }],
  back: ['back:{table}', { table: tableId }],
  /** Agrees to end the game without a result. */
  agree: ['agree:{table}', { table: tableId }],
  playOn: ['playon:{table}', { table: tableId }],
  /** The second tap of giving up a game, or of leaving a story. */
  resign: ['r:{table}', { table: tableId }],
  rematch: ['a:{table}', { table: tableId }],
  /** The titles that a player can give to others after a game, privately. */
  award: ['award:{table}', { table: tableId }],
  /** An invited person doesn't want to play. */
  decline: ['invite:{table}:no', { table: tableId }],
  /** The same, if somebody else than the table's opener invited them. */
  declineTo: ['invite:{table}:no:{by}', { table: tableId, by: userId }],
  /** Asks whom to invite to a lobby. */
  invite: ['invite:{table}', { table: tableId }],
  /** Ends the person's vacation, then does what the button with this custom id does; empty: nothing. */
  endVacationFirst: ['vacation:then:{after}', { after: text('.{0,85}', 85) }],
  stayOnVacation: ['vacation:stay', {}],
  /** Sits at the table in spite of whom the person doesn't want to meet, then does what the button with this custom id does. */
  meet: ['meet:{table}:{after}', { table: tableId, after: text('.{0,74}', 74) }],
  avoid: ['avoid:{table}', { table: tableId }],
  learn: ['learn:privately', {}],
  /** Asks for the pace of a new table. */
  openTable: ['welcome:open', {}],
  /** A person's search for a table, privately. */
  findTable: ['seek:open', {}],
  /** A server's seers of a period, privately; `page`: from 1. */
  seers: ['seers:{period}:{page}', { period: text(PERIOD_PATTERN, 7), page: wholeNumber(3) }],
  follow: ['follow:{table}:{at}', { table: tableId, at: oneOf('turn', 'end', 'off') }],
});

const seat = coded<SeatColor>({
  'sit-b': 'blue',
  'sit-r': 'red',
  'sit-y': 'yellow',
  'sit-k': 'black',
  'sit-g': 'green',
  'sit-v': 'violet',
});

export const lobbyButtons = declareCustomIds({
  join: ['l:{table}:join', { table: tableId }],
  sit: ['l:{table}:{seat}', { table: tableId, seat }],
  leave: ['l:{table}:leave', { table: tableId }],
  choosePlayers: ['l:{table}:players', { table: tableId }],
  /** Computer players take the free seats, and the game starts. */
  fill: ['l:{table}:fill', { table: tableId }],
  start: ['l:{table}:start', { table: tableId }],
  options: ['l:{table}:options', { table: tableId }],
  pace: ['l:{table}:pace:{pace}', { table: tableId, pace: oneOf(...PACES) }],
  choosePace: ['l:{table}:pace', { table: tableId }],
  /** Whether a private table is opened where everybody can read it. */
  place: ['l:{table}:place:{does}', { table: tableId, does: oneOf<'open' | 'dont'>('open', 'dont') }],
  counting: ['l:{table}:counts:{counts}', { table: tableId, counts: coded({ yes: true, no: false }) }],
});

/** Full of people: computer players would not make way for another person, either. */
export const isFullOfPeople = ({ seats, size }: Table): boolean =>
  seats.filter(({ occupant }) => occupant.kind === 'person').length >= size;

const hasPerson = ({ seats }: Pick<Table, 'seats'>): boolean =>
  seats.some(({ occupant }) => occupant.kind === 'person');

export const joinButton = (t: Translate, table: Table): APIButtonComponent[] =>
  isFullOfPeople(table)
    ? []
    : [button(lobbyButtons.join({ table: table.id }), t('button.joinTable'), 'primary')];

/** The buttons of an invitation: to sit down, to decline, to look at the table. `by`: the inviter, if known. */
export function invitationButtons(t: Translate, table: Table, by?: Snowflake): APIButtonComponent[] {
  const { id, openerId } = table;
  const isOpener = by === undefined || by === openerId;
  const decline = isOpener ? links.decline({ table: id }) : links.declineTo({ table: id, by });
  return [...joinButton(t, table), button(decline, t('button.decline'))];
}

/** A table can start with the game's minimum of players, one of them a person. */
export const startButton = (
  t: Translate,
  table: Table,
  text: TextKey = 'button.start',
  style: 'success' | 'secondary' = 'success',
): APIButtonComponent[] =>
  table.seats.length >= gameOf(table).sizes.least && hasPerson(table)
    ? [button(lobbyButtons.start({ table: table.id }), t(text, { count: table.seats.length }), style)]
    : [];

/**
 * Leads on from a game that is over. Voters have no seats, so there is nobody to play with again; after a season's table, the next
 * one is drawn.
 */
export const againButton = (
  t: Translate,
  table: Pick<Table, 'id' | 'seats' | 'seasonId'>,
): APIButtonComponent[] =>
  hasVoters(table.seats) || !hasPerson(table) || table.seasonId !== null
    ? []
    : [button(links.rematch({ table: table.id }), t('button.rematch'), 'primary')];

/** Rarely changed options, privately. */
export const optionsButton = (t: Translate, { id }: Table): APIButtonComponent =>
  button(lobbyButtons.options({ table: id }), t('button.lobbyOptions'));

export const leaveButton = (t: Translate, table: Table): APIButtonComponent[] =>
  hasPerson(table) ? [button(lobbyButtons.leave({ table: table.id }), t('button.leave'))] : [];
