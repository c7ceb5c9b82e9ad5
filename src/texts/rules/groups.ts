/** Games that there are pages of, the one that is known best first. */
export const GAMES = ['tuchulcha', 'bacchanalia'] as const;
export type Game = (typeof GAMES)[number];

/** Of each game, in the order of the contents. */
export const GROUPS_OF = {
  tuchulcha: ['start', 'board', 'moving', 'hits', 'tuchulcha', 'lasaVecuvia', 'end', 'fewer', 'reading'],
  bacchanalia: ['story', 'cards', 'aruspex', 'together', 'endings'],
} as const satisfies Readonly<Record<Game, readonly string[]>>;

export type GroupOf<Of extends Game> = (typeof GROUPS_OF)[Of][number];
export type GroupId = GroupOf<Game>;

export const GROUPS: readonly GroupId[] = GAMES.flatMap((game): readonly GroupId[] => GROUPS_OF[game]);

export const gameOfGroup = (group: GroupId): Game =>
  GAMES.find((game) => GROUPS_OF[game].some((one) => one === group)) ?? 'tuchulcha';

/** Chapters of Tuchulcha's printed rulebook; it names a page only where roles change. */
export const CHAPTERS = [
  'contents',
  'object',
  'spaces',
  'preparation',
  'game',
  'roles',
  'lasaVecuvia',
  'end',
  'fewer',
  'twoPlayers',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];
