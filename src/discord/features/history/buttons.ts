import { declareCustomIds, field, oneOf, tableId, userId, wholeNumber } from '../../custom-id.ts';

/** A part of the list of finished games: the newest of them, or those next to a position in the order of finishing. */
export type ListPart =
  | { readonly from: 'newest' }
  | { readonly from: 'before' | 'after'; readonly position: number };

/**
 * `open` and `lesson` stand on the card, all others on the replay itself. `lesson`: a turn of the reader's in which something else was
 * better. `better` and `played` stand on old messages, which showed one or the other; both are one picture now.
 */
export type ReplayButton = 'open' | 'lesson' | 'next' | 'back' | 'first' | 'last' | 'better' | 'played';

const part = field<ListPart>(
  'newest|(?:before|after)-(?:0|[1-9]\\d{0,8})',
  16,
  (text) => {
    const [from, position] = text.split('-');
    return from === 'before' || from === 'after' ? { from, position: Number(position) } : { from: 'newest' };
  },
  (value) => (value.from === 'newest' ? 'newest' : `${value.from}-${value.position}`),
);

/** A person's games, or (null) everybody's. */
const of = field<string | null>(
  `all|${userId.pattern}`,
  userId.longest,
  (text) => (text === 'all' ? null : text),
  (value) => value ?? 'all',
);

export const historyButtons = declareCustomIds({
  list: ['past:list:{of}:{part}', { of, part }],
  /** The games of the person who presses it. */
  mine: ['past:mine', {}],
  /** The list of games on a page. */
  choose: ['past:choose', {}],
  /** A game after a turn; 0: its beginning. `by`: the button, so that no two of a message are alike. */
  replay: [
    'past:turn:{table}:{turn}:{by}',
    {
      table: tableId,
      turn: wholeNumber(5),
      by: oneOf<ReplayButton>('open', 'lesson', 'next', 'back', 'first', 'last', 'better', 'played'),
    },
  ],
  /** The list of a game's turns. */
  chooseTurn: ['past:turns:{table}', { table: tableId }],
});
