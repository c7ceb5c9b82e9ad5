import { COLORS } from './fairness/facts.ts';
import type { SeatColor } from './game-types.ts';
import type { Table } from './table.ts';

/** Etruscan given names. */
const NAMES = [
  ...['Laris', 'Sethre', 'Fasti', 'Venel', 'Ravnthu', 'Marce'],
  ...['Velia', 'Spurie', 'Hasti', 'Tanchvil', 'Caile', 'Tite'],
] as const;

/** Colours that are `STRIDE` names apart never meet, nor do the same two names always sit together. */
const STRIDE = 5;

/** The computer player of a seat: always the same, and no other at its table. */
export function computerName({ id }: Pick<Table, 'id'>, color: SeatColor): string {
  const first = [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % NAMES.length, 0);
  return NAMES[(first + STRIDE * COLORS.indexOf(color)) % NAMES.length] ?? NAMES[0];
}
