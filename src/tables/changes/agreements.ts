import { type AgreementKind, completeAgreement } from '../agreements.ts';
import { gameOf } from '../game-registry.ts';
import type { ClosedWhy, Person, Seat, Snowflake } from '../game-types.ts';
import { noticeOf } from '../notice.ts';
import { refuse } from '../refusal.ts';
import { loadTiming } from '../reminders/timing.ts';
import { isTimed, sittingOf } from '../seats.ts';
import type { Table } from '../table.ts';
import { continueGame, progressOf, withReminders } from './table-change.ts';
import type { Decision, TablesContext } from './table-transaction.ts';

/** Closes a table without a result. */
export async function abort(
  context: TablesContext,
  table: Table,
  why: ClosedWhy,
  by: Person | null,
): Promise<Decision> {
  const timing = await loadTiming(context, table);
  const text = { kind: 'closed', why, by: by?.name ?? null } as const;
  // A lobby's own message says that it is closed, and a single person among computer players knew it from the announcement.
  const isTold = table.status === 'lobby' || (why === 'idle' && !isTimed(table));
  const notices = !isTold ? [noticeOf(table.id, 'closed', null, text, timing.now)] : [];
  const change = { status: 'aborted', closedWhy: why } as const;
  return { ok: true, change: withReminders(table, timing, change, by?.userId ?? null, { notices }) };
}

/** Takes a player out of the game as if they had resigned. `name`: their name in the message to the table. */
export async function takeOut(
  context: TablesContext,
  table: Table,
  seat: Seat,
  key: string,
  by: Snowflake | null,
  name: string,
): Promise<Decision> {
  const begun = progressOf(context, table);
  if (!begun) return refuse('notPlaying');
  const asked = begun.and('table', gameOf(table).leaving(seat.color));
  if (!asked.ok) return { ok: false, refusal: { code: 'rules', refusal: asked.refusal } };
  const timing = await loadTiming(context, table);
  const at = context.now();
  const sitting = { ...sittingOf(table, seat, 'removed', at), occupant: null, standIn: false };
  const text = { kind: 'removed', name, becomes: 'out' } as const;
  const notices = [noticeOf(table.id, key, null, text, timing.now)];
  const change = { sittings: [sitting] };
  return {
    ok: true,
    change: continueGame(context, table, timing, asked.progress, change, by, { notices }),
  };
}

export const nameOf = ({ occupant }: Seat): string => (occupant.kind === 'person' ? occupant.name : '');

/** Carries out an agreement of the table; null if there is none. */
export function settleAgreement(context: TablesContext, table: Table): Promise<Decision> | null {
  const kind = completeAgreement(table);
  return kind && settle(context, table, kind);
}

async function settle(context: TablesContext, table: Table, kind: AgreementKind): Promise<Decision> {
  if (kind === 'end') return abort(context, table, 'agreed', null);
  if (kind === 'removal') {
    const { turn } = table.reminders;
    const seat = table.seats.find(({ color }) => color === turn?.color);
    if (!turn || !seat) throw new Error(`Table ${table.id}: nobody is overdue who was to be removed.`);
    return takeOut(context, table, seat, `${turn.turn}:removed`, null, nameOf(seat));
  }
  const settled = gameOf(table).terms.settled?.(table.terms, kind);
  if (!settled) throw new Error(`Table ${table.id}: its game can't settle what was agreed on: ${kind}`);
  const timing = await loadTiming(context, table);
  const notices = [noticeOf(table.id, `terms:${table.version}`, null, settled.tells, timing.now)];
  return {
    ok: true,
    change: withReminders(table, timing, { terms: settled.terms }, null, { notices }),
  };
}
