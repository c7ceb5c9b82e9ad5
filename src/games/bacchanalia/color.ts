/** The seats, in turn order. Players are known by their colours, as at any table; the game itself knows none. */
export const COLORS = ['blue', 'red', 'yellow', 'black', 'green', 'violet'] as const;

export type Color = (typeof COLORS)[number];
