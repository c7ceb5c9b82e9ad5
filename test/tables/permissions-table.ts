import { readFileSync } from 'node:fs';
import { TABLE_PERMISSIONS, type TablePermission } from '../../src/tables/permissions.ts';

/** The answers in docs/permissions.md. */
export type Answer = 'yes' | 'no' | 'none';
type Cell = Answer | 'open' | 'early';
type Column =
  | 'seated'
  | 'opener'
  | 'invited'
  | 'left'
  | 'offered a seat'
  | 'follows'
  | 'manages the server'
  | 'others, public'
  | 'others, private';

export interface PermissionsRow {
  readonly permission: TablePermission;
  readonly at: 'any' | 'lobby' | 'open' | 'finished' | 'over';
  readonly cells: Readonly<Record<Column, Cell>>;
}

const page = new URL('../../docs/permissions.md', import.meta.url);

const [head = [], , ...lines] = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** The rows of the document's table, in its order. */
export const PERMISSIONS: readonly PermissionsRow[] = lines.map(([permission = '', at, ...cells]) => {
  const own = TABLE_PERMISSIONS.find((one) => `\`${one}\`` === permission);
  if (!own) throw new Error(`docs/permissions.md: ${permission} is no permission`);
  return {
    permission: own,
    at: at as PermissionsRow['at'],
    cells: Object.fromEntries(head.slice(2).map((name, index) => [name, cells[index]])) as Record<
      Column,
      Cell
    >,
  };
});

export const rowOf = (permission: TablePermission): PermissionsRow => {
  const row = PERMISSIONS.find((one) => one.permission === permission);
  if (!row) throw new Error(`docs/permissions.md has no row for ${permission}`);
  return row;
};

/** Everything that the document's answer depends on. */
export interface Case {
  readonly permission: TablePermission;
  /** The columns that apply to the person. */
  readonly columns: readonly Exclude<Column, 'others, public' | 'others, private'>[];
  readonly place: 'server' | 'other server' | 'direct message';
  readonly isPrivate: boolean;
  readonly isOpen: boolean;
  /** Not everyone has finished a turn, or nobody but the opener plays. */
  readonly isEarly: boolean;
  readonly isPublished: boolean;
}

/** The document's answer, at a table in the right status. */
export function answerOf({
  permission,
  columns,
  place,
  isPrivate,
  isOpen,
  isEarly,
  isPublished,
}: Case): Answer {
  if (place === 'other server') return 'none';
  const { cells } = rowOf(permission);
  const here = place === 'server';
  const own = columns.filter((column) => here || column !== 'manages the server');
  const fitting: Cell[] = own.map((column) => cells[column]);
  if (here) fitting.push(cells[isPrivate ? 'others, private' : 'others, public']);
  if (here && isPublished && permission === 'readStory') fitting.push('yes');
  if (fitting.some((cell) => cell === 'yes' || (cell === 'open' && isOpen) || (cell === 'early' && isEarly)))
    return 'yes';
  return fitting.some((cell) => cell !== 'none') ? 'no' : 'none';
}
