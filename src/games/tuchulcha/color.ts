/** The colours, clockwise: the order of the sectors and of play (tuchulcha.md §1). */
export const COLORS = ['blue', 'red', 'yellow', 'black'] as const;

export type Color = (typeof COLORS)[number];

/** A position's role of a colour (tuchulcha.md §9). */
export type Role = 'normal' | 'tuchulcha' | 'lasaVecuvia' | 'neutral' | 'out';
