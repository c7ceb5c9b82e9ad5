/** Whatever is undone leaves everything as if it had never been done, but for history; tried on a copy of the database. */
import { withBlocked } from '../../../src/tables/blocks.ts';
import { agreeToEnd, declineEnd } from '../../../src/tables/changes/closing.ts';
import { declineInvitation, invitePerson, sitDown, standUp } from '../../../src/tables/changes/lobby.ts';
import { declineOffer, offerSeat, withdrawOffer } from '../../../src/tables/changes/substitutes.ts';
import { setPropheciesEnabled } from '../../../src/tables/changes/table-settings.ts';
import type { Person } from '../../../src/tables/game-types.ts';
import { People } from '../../../src/tables/people.ts';
import { presentPlayers } from '../../../src/tables/seats.ts';
import type { PersonSettings } from '../../../src/tables/settings.ts';
import type { Table } from '../../../src/tables/table.ts';
import { cut } from './screens.ts';
import type { Trial } from './trial.ts';

interface Case extends Pick<Trial, 'store' | 'context'> {
  readonly people: People;
  readonly table: Table;
  /** Somebody who plays there. */
  readonly player: Person;
  /** Somebody who doesn't. */
  readonly other: Person;
}

type Deed = (given: Case) => Promise<unknown>;
type Toggle = 'tellNext' | 'stillPictures' | 'askedAbout';

interface Opposites {
  readonly does: Deed;
  readonly undoes: Deed;
  /** The only one of a table where it is possible. */
  readonly status?: 'lobby' | 'playing';
}

const both = (does: Deed, undoes: Deed): Opposites => ({ does, undoes });
const inLobby = (does: Deed, undoes: Deed): Opposites => ({ does, undoes, status: 'lobby' });
const inGame = (does: Deed, undoes: Deed): Opposites => ({ does, undoes, status: 'playing' });
const switched = (name: Toggle) => {
  const does: Deed = ({ people, other }) =>
    people.change(other.userId, (one): PersonSettings => ({ ...one, [name]: !one[name] }));
  return both(does, does);
};
const hands = ({ player, other }: Case) => ({ from: player.userId, to: other.userId });
const offers: Deed = (given) =>
  offerSeat(given.context, given.table.id, given.player.userId, false, hands(given));
const blocks =
  (isBlocked: boolean): Deed =>
  ({ people, player, other }) =>
    people.change(other.userId, (one) => withBlocked(one, player.userId, isBlocked) ?? one);

const OPPOSITES: Readonly<Record<string, Opposites>> = {
  'sat down and stood up': inLobby(
    // In place of a computer player, who doesn't come back.
    async ({ context, table, other }) =>
      table.seats.length < table.size && sitDown(context, table.id, other, null),
    ({ context, table, other }) => standUp(context, table.id, other.userId),
  ),
  'was invited and declined': inLobby(
    ({ context, table, other }) => invitePerson(context, table.id, table.openerId, other.userId),
    ({ context, table, other }) => declineInvitation(context, table.id, other.userId),
  ),
  'was offered a seat that was withdrawn': both(offers, (given) =>
    withdrawOffer(given.context, given.table.id, given.player.userId, false, hands(given)),
  ),
  'was offered a seat and declined': both(offers, (given) =>
    declineOffer(given.context, given.table.id, hands(given)),
  ),
  'saw that somebody agreed to end it, and another played on': inGame(
    async ({ context, table, player }) =>
      table.reminders.abort.length === 0 && agreeToEnd(context, table.id, player),
    ({ context, table, player }) =>
      declineEnd(context, table.id, presentPlayers(table).find((one) => one !== player) ?? player),
  ),
  'saw its questions switched off and on': inGame(
    ({ context, table }) => setPropheciesEnabled(context, table.id, table.openerId, false),
    ({ context, table }) => setPropheciesEnabled(context, table.id, table.openerId, true),
  ),
  'followed it and stopped': both(
    async ({ store, table, other }) =>
      (await store.followers(table.id)).every(({ userId }) => userId !== other.userId) &&
      store.follow(table.id, other.userId, 'end'),
    ({ store, table, other }) => store.follow(table.id, other.userId, null),
  ),
  'hid and showed themselves': both(
    ({ store, other }) => store.hide(other.userId, true),
    ({ store, other }) => store.hide(other.userId, false),
  ),
  'blocked a player and didn’t any more': both(blocks(true), blocks(false)),
  'went on vacation and came back': both(
    ({ people, other }) => people.startVacation(other, 1),
    ({ people, other }) => people.endVacation(other),
  ),
  'switched the next-player notice': switched('tellNext'),
  'switched animations': switched('stillPictures'),
  'switched questions about them': switched('askedAbout'),
};

/** Whether it was accepted. */
const isDone = (done: unknown): boolean =>
  done !== false && !(typeof done === 'object' && done !== null && 'ok' in done && !done.ok);

/** Rows of which a deed may change something. */
const ROWS = [
  'SELECT * FROM tables WHERE id = :table',
  'SELECT * FROM seats WHERE table_id = :table',
  'SELECT * FROM followers WHERE table_id = :table',
  'SELECT * FROM people WHERE user_id IN (:player, :other)',
];
/** What counts changes, or tells of the past (`meets`: whom people have agreed to sit with there), or of a clock that ran until now. */
const HISTORY =
  /^(meets|version|reminders_version|updated_at|wake_at|seat_history|touchedAt|closesAt|since|leftMs|proposedAt)$/;

/** In one order, and without empty lists, which are as good as none. */
const withoutHistory = (name: string, value: unknown): unknown => {
  if (HISTORY.test(name) || (Array.isArray(value) && value.length === 0)) return undefined;
  if (value !== null && typeof value === 'object' && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  const isJson = typeof value === 'string' && /^[[{]/.test(value);
  return isJson ? JSON.stringify(JSON.parse(value), withoutHistory) : value;
};

const RESTING =
  "SELECT id, status FROM tables WHERE status IN ('lobby', 'playing') AND (wake_at IS NULL OR wake_at > :now)";

/** Each is done and undone at the first open table where it is possible, by people who may. */
export async function notUndone({ store, database, everybody, ...trial }: Trial): Promise<string[]> {
  // All in one moment, since a short vacation would be one, too.
  const now = () => new Date();
  const context = { ...trial.context, now };
  const people = new People(store, now);
  for (const { userId } of everybody) await people.change(userId, (one) => one);
  // What is due at a table would be done by the way.
  const rows = database.prepare(RESTING).all({ now: now().toISOString() });
  const ids = rows as { readonly id: string; readonly status: string }[];
  const tryAll = async ([what, { does, undoes, status }]: [string, Opposites]): Promise<string[]> => {
    for (const one of ids) {
      const table = status === undefined || one.status === status ? await store.load(one.id) : null;
      const given = table && caseAt(table, everybody);
      if (!given) continue;
      const whole = { ...given, store, people, context };
      const state = () => {
        const found = ROWS.map((sql) => database.prepare(sql).all(idsIn(sql, whole)));
        return JSON.stringify(found, withoutHistory);
      };
      const before = state();
      if (!isDone(await does(whole)) || state() === before) continue;
      if ((await store.load(one.id))?.status !== one.status) continue;
      const name = `table ${table.number} ${one.id}: ${whole.other.userId} ${what}`;
      if (!isDone(await undoes(whole))) return [`${name}, which is refused`];
      const after = state();
      return after === before
        ? []
        : [`${name}, and it says “${cut(after, before)}”, not “${cut(before, after)}”`];
    }
    return [];
  };
  const wrong: string[] = [];
  for (const one of Object.entries(OPPOSITES)) wrong.push(...(await tryAll(one)));
  return wrong;
}

const idsIn = (sql: string, { table, player, other }: Case): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ table: table.id, player: player.userId, other: other.userId }).filter(([name]) =>
      sql.includes(`:${name}`),
    ),
  );

/** Null without somebody who plays there, and somebody whom nothing links to it. */
function caseAt(table: Table, everybody: readonly Person[]): Pick<Case, 'table' | 'player' | 'other'> | null {
  const { seats, invited, reminders } = table;
  const [player] = presentPlayers(table);
  const offered = (reminders.offers ?? []).flatMap(({ from, to }) => [from, to]);
  const seated = seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? occupant.userId : []));
  const other = everybody.find(({ userId }) => ![...invited, ...offered, ...seated].includes(userId));
  if (!player || !other || offered.includes(player.userId)) return null;
  return { table, player, other };
}
