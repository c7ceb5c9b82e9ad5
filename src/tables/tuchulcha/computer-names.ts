import { COLORS } from '../../games/tuchulcha/board.ts';
import type { LevelName } from '../../games/tuchulcha/players/levels.ts';
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

/** At tables from before levels. */
const NAMES = [
  ...(['Laris', 'Sethre', 'Fasti', 'Venel', 'Ravnthu', 'Marce'] as const),
  ...(['Velia', 'Spurie', 'Hasti', 'Tanchvil', 'Caile', 'Tite'] as const),
] as const satisfies readonly ComputerName[];

/** Colors that are `STRIDE` names apart never meet, nor do the same two names always sit together. */
const STRIDE = 5;

export function raceComputerName(
  { id, terms: { level } }: Pick<TableOf<'tuchulcha'>, 'id' | 'terms'>,
  color: SeatColor,
): ComputerName {
  const names: readonly ComputerName[] = level ? COMPUTER_PEOPLE[level] : NAMES;
  const first = [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % names.length, 0);
  const step = level ? 1 : STRIDE;
  const colors: readonly SeatColor[] = COLORS;
  return names[(first + step * colors.indexOf(color)) % names.length] ?? NAMES[0];
}
