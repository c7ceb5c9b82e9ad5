import { PERIOD_PATTERN } from '../../tables/results/ratings.ts';
import { declareCustomIds, oneOf, tableId, text, version, wholeNumber } from '../custom-id.ts';

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
  /** The button agrees to end the game without a result, or takes that back. */
  agree: ['agree:{table}', { table: tableId }],
  /** The second tap of giving up a game, or of leaving a story. */
  resign: ['r:{table}', { table: tableId }],
  rematch: ['a:{table}', { table: tableId }],
  /** The titles that a player can give to others after a game, privately. */
  award: ['award:{table}', { table: tableId }],
  /** Asks whom to invite to a lobby. */
  invite: ['invite:{table}', { table: tableId }],
  learn: ['learn:privately', {}],
  /** A server's seers of a period, privately; `page`: from 1. */
  seers: ['seers:{period}:{page}', { period: text(PERIOD_PATTERN, 7), page: wholeNumber(3) }],
  follow: ['follow:{table}:{at}', { table: tableId, at: oneOf('turn', 'end', 'off') }],
});
