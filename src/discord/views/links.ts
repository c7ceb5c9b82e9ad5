import { coded, declareCustomIds, oneOf, tableId, text, version } from '../custom-id.ts';

/** What the card of a finished game offers. */
export type HistoryAction =
  | 'card'
  | 'share'
  | 'film'
  | 'lastTurn'
  | 'shareFilm'
  | 'shareLastTurn'
  | 'text'
  | 'json'
  | 'dice';

const action = coded<HistoryAction>({
  card: 'card',
  share: 'share',
  film: 'film',
  last: 'lastTurn',
  'share-film': 'shareFilm',
  'share-last': 'shareLastTurn',
  text: 'text',
  json: 'json',
  dice: 'dice',
});

/** Buttons that lead from one feature to another: shown by several, answered by the one they lead to. */
export const links = declareCustomIds({
  /** A page of the rules, privately. */
  rule: ['rule:{page}', { page: text('[0-9A-Za-z.-]{1,80}', 80) }],
  /** The player's options, explained. */
  help: ['help:{table}:{version}', { table: tableId, version }],
  /** Takes one's seat back from the computer player that sits in. */
  back: ['back:{table}', { table: tableId }],
  /** The same people once more. */
  rematch: ['a:{table}', { table: tableId }],
  follow: ['follow:{table}:{at}', { table: tableId, at: oneOf('turn', 'end', 'off') }],
  history: ['past:game:{table}:{does}', { table: tableId, does: action }],
});
