import { sha256Digits } from '../../hash.ts';
import { Secret } from '../fairness/dice.ts';
import { gameOf } from '../game-registry.ts';
import { isForgotten, type Person, type Seat, type Snowflake, type TermsOf } from '../game-types.ts';
import { noticeOf } from '../notice.ts';
import { seatedIds, seatFor, seatOf } from '../seats.ts';
import type { NewTable, TableStore } from '../store.ts';
import { isHidden, isOpen, type Table } from '../table.ts';
import { createTable, goneFrom, newLobby, sitDown } from './lobby.ts';
import type { Outcome, TablesContext } from './table-transaction.ts';

export type AdaptTerms = (terms: TermsOf) => TermsOf;

/** A table has one rematch: the id is derived from the table's. `attempt`: the number of rematches closed before they began. */
export const rematchId = (id: string, attempt = 0): string =>
  sha256Digits(attempt === 0 ? `rematch of ${id}` : `rematch ${attempt} of ${id}`, 10);

/** The rematch that people can join, and its id; null: the next person who asks opens it. */
export async function findRematch(
  store: Pick<TableStore, 'load'>,
  id: string,
): Promise<{ readonly id: string; readonly table: Table | null }> {
  for (let attempt = 0; ; attempt++) {
    const rematch = rematchId(id, attempt);
    const table = await store.load(rematch);
    if (table?.status !== 'aborted') return { id: rematch, table };
  }
}

/** Seats a player at the table's rematch, which the first one opens. `adapt`: their changes of its terms. */
export async function joinRematch(
  context: TablesContext,
  id: string,
  person: Person,
  adapt: AdaptTerms = (terms) => terms,
): Promise<Outcome> {
  const { store } = context;
  const table = await store.load(id);
  if (!table) return { ok: false, refusal: { code: 'noSuchTable' }, table };
  if (isOpen(table)) return { ok: false, refusal: { code: 'notOver' }, table };
  const seat = seatOf(table, person.userId);
  if (!seat) return { ok: false, refusal: { code: 'notSeated' }, table };
  const { id: nextId, table: next } = await findRematch(store, id);
  if (!next) {
    const others = seatedIds(table.seats).filter((one) => one !== person.userId && !isForgotten(one));
    const gone = await goneFrom(context, table, others);
    const invited = others.filter((one) => !gone.includes(one));
    try {
      const opened = await createTable(store, rematchOf(context, nextId, table, person, adapt, invited));
      if (!opened.ok) return { ...opened, table };
      context.noteChanged?.(opened.table, true, context.interactionId);
      return opened;
    } catch (error) {
      // Two may ask at once: the second joins the first one's table.
      if (!(await store.load(nextId))) throw error;
    }
  }
  return sitDown(context, nextId, person, seat.color);
}

/** The lobby of a rematch: computer players and the person who asks keep their seats, the other seats wait for their people. */
function rematchOf(
  { now, interactionId }: TablesContext,
  id: string,
  table: Table,
  person: Person,
  adapt: AdaptTerms,
  invited: readonly Snowflake[],
): NewTable {
  const seats = table.seats.flatMap(({ color, occupant }): Seat[] => {
    if (occupant.kind !== 'person') return [{ color, occupant }];
    return occupant.userId === person.userId ? [seatFor(color, person, interactionId)] : [];
  });
  const { game, guildId, channelId, locale, pace, isPrivate, counts } = table;
  const { asksNothing } = table.reminders;
  const at = now();
  const lobby = {
    id,
    game,
    guildId,
    channelId,
    locale,
    openerId: person.userId,
    size: table.seats.length,
    seats,
    secret: Secret.fresh(),
    lobbyMessageId: null,
    pace,
    isPrivate,
    counts,
    invited,
    ...(isHidden(table) && { threadMembers: [] as const }),
    ...(table.setup && { firstAfter: table.setup.first }),
    notices:
      invited.length > 0
        ? [noticeOf(id, 'rematch', null, { kind: 'rematch', by: person.name, byId: person.userId }, at)]
        : [],
    terms: adapt(gameOf(table).terms.again(table.terms, at, table.id)),
  };
  return newLobby(lobby, interactionId, at, { ...(asksNothing && { asksNothing }) });
}
