import { coded, declareCustomIds, oneOf, tableId, wholeNumber } from '../custom-id.ts';

const HISTORY_ACTIONS = {
  card: 'card',
  details: 'details',
  share: 'share',
  film: 'film',
  'share-film': 'shareFilm',
  text: 'text',
  json: 'json',
  dice: 'dice',
  page: 'page',
} as const;

export type HistoryAction = (typeof HISTORY_ACTIONS)[keyof typeof HISTORY_ACTIONS];

const action = coded<HistoryAction>(HISTORY_ACTIONS);

/** Buttons that lead to pictures of the game. */
export const gameLinks = declareCustomIds({
  recap: ['since:{table}', { table: tableId }],
  history: ['past:game:{table}:{does}', { table: tableId, does: action }],
});

/** `open` and `lesson` stand on the card, the others on the replay. A `lesson` is a turn of the reader with a better choice. */
type ReplayButton = 'open' | 'lesson' | 'next' | 'back' | 'first' | 'last';

export const replayButtons = declareCustomIds({
  /** `by` names the button, so that the ids on a message differ. */
  replay: [
    'past:turn:{table}:{turn}:{by}',
    {
      table: tableId,
      turn: wholeNumber(5),
      by: oneOf<ReplayButton>('open', 'lesson', 'next', 'back', 'first', 'last'),
    },
  ],
  chooseTurn: ['past:turns:{table}', { table: tableId }],
});
