import { coded, declareCustomIds, oneOf, tableId, wholeNumber } from '../custom-id.ts';

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

/** `open` and `lesson` stand on the card, all others on the replay itself. `lesson`: a turn of the reader's in which something else was better. */
type ReplayButton = 'open' | 'lesson' | 'next' | 'back' | 'first' | 'last';

export const replayButtons = declareCustomIds({
  /** A game after a turn; 0: its beginning. `by`: the button, so that no two of a message are alike. */
  replay: [
    'past:turn:{table}:{turn}:{by}',
    {
      table: tableId,
      turn: wholeNumber(5),
      by: oneOf<ReplayButton>('open', 'lesson', 'next', 'back', 'first', 'last'),
    },
  ],
  /** The list of a game's turns. */
  chooseTurn: ['past:turns:{table}', { table: tableId }],
});
