import { declareCustomIds, oneOf, tableId, wholeNumber } from '../../custom-id.ts';

/** `open` and `lesson` stand on the card, all others on the replay itself. `lesson`: a turn of the reader's in which something else was better. */
export type ReplayButton = 'open' | 'lesson' | 'next' | 'back' | 'first' | 'last';

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
