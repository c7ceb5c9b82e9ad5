import { coded, declareCustomIds, tableId } from '../custom-id.ts';

/** The buttons on the card of a finished game. */
export type HistoryAction =
  | 'card'
  | 'share'
  | 'film'
  | 'lastTurn'
  | 'shareFilm'
  | 'shareLastTurn'
  | 'text'
  | 'json'
  | 'dice'
  | 'page';

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
  page: 'page',
});

/** Buttons under turns and ends that lead to pictures of the game. */
export const gameLinks = declareCustomIds({
  /** The turns since one's own, as an animation, privately. */
  recap: ['since:{table}', { table: tableId }],
  /** The turn that decided a game, as an animation, privately. */
  decisive: ['decisive:{table}', { table: tableId }],
  history: ['past:game:{table}:{does}', { table: tableId, does: action }],
});
