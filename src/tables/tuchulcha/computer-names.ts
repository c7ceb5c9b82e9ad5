import { COLORS } from '../../games/tuchulcha/board.ts';
import type { LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import type { SeatColor } from '../game-types.ts';
import type { TableOf } from '../table.ts';

/** Those who play for the computer, by level: people of the setting with Etruscan given names, each with a portrait (`assets/art/people`). */
export const COMPUTER_PEOPLE = {
  novice: ['Thresu', 'Fasti', 'Tite', 'Hasti'],
  casual: ['Caile', 'Velia', 'Marce', 'Culni'],
  seasoned: ['Sethre', 'Ravnthu', 'Spurie', 'Larce'],
  strong: ['Laris', 'Tanchvil', 'Venel', 'Velthur'],
} as const satisfies Readonly<Record<LevelName, readonly string[]>>;

export type ComputerName = (typeof COMPUTER_PEOPLE)[LevelName][number];

/** The computer player of a seat: always the same, also in a rematch, and no other at its table. */
export function raceComputerName(
  { id, terms: { level, namedAfter = id } }: Pick<TableOf<'tuchulcha'>, 'id' | 'terms'>,
  color: SeatColor,
): ComputerName {
  const names = COMPUTER_PEOPLE[level];
  const first = [...namedAfter].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % names.length, 0);
  const colors: readonly SeatColor[] = COLORS;
  return names[(first + colors.indexOf(color)) % names.length] ?? names[0];
}
