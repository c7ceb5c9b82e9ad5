import { declareCustomIds, field, userId } from '../../custom-id.ts';

/** A part of the list of finished games: the newest of them, or those next to a position in the order of finishing. */
export type ListPart =
  | { readonly from: 'newest' }
  | { readonly from: 'before' | 'after'; readonly position: number };

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
  mine: ['past:mine', {}],
  choose: ['past:choose', {}],
});
