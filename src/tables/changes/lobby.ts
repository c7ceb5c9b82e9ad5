import { randomBytes } from 'node:crypto';
import { sha256Digits } from '../../hash.ts';
import { meetingsAfter, unwantedAt, unwantedBy, withMeetings } from '../blocks.ts';
import type { Pace } from '../clock/pace.ts';
import { withSeatChange } from '../fairness/check.ts';
import { gameOf, notReady } from '../game-registry.ts';
import type { Occupant, Person, Seat, SeatColor, Snowflake, TermsOf } from '../game-types.ts';
import { noticeOf } from '../notice.ts';
import { may, type TablePermission, visitor } from '../permissions.ts';
import { refuse, type Seated } from '../refusal.ts';
import { loadTiming } from '../reminders/timing.ts';
import { freshReminders, lobbyWakeAt } from '../reminders/wake-times.ts';
import * as seating from '../seats.ts';
import { isReady, seatOf } from '../seats.ts';
import type { SettingsStore } from '../settings.ts';
import type { NewTable, TableStore } from '../store.ts';
import { isDirect, type Reminders, type Table } from '../table.ts';
import type { TableGame } from '../table-game.ts';
import { nameOf } from './agreements.ts';
import { withReminders, withSeatHistory } from './table-change.ts';
import {
  changeReminders,
  changeTable,
  type Decision,
  following,
  type Outcome,
  type TablesContext,
  tableLimit,
  tooManyTables,
} from './table-transaction.ts';
import { startGame, withAutoPlay } from './turns.ts';

export interface Opening
  extends Pick<NewTable, 'guildId' | 'channelId' | 'locale' | 'game' | 'size' | 'pace' | 'isPrivate'>,
    Pick<NewTable, 'counts' | 'invited' | 'secret' | 'lobbyMessageId' | 'threadMembers'> {
  readonly opener: Person;
  /** The opener's seat; null if they don't sit down. */
  readonly color: SeatColor | null;
  /** The wanted number of computer players from the start; the opener and those who are invited get seats before them. */
  readonly computers: number;
  /** The terms that the opener chose. */
  readonly terms?: Partial<TermsOf>;
  /** Its readers are asked nothing (`Reminders.asksNothing`). */
  readonly asksNothing?: boolean;
  /** The seats that are played by votes. */
  readonly voters?: OpeningVoters;
}

/** `name`: of the channel where people vote. The opener has no seat of their own. */
interface OpeningVoters {
  readonly name: string;
  readonly sides: 1 | 2;
}

/** Opens a table, unless the opener has reached the server's limit. Idempotent: an interaction opens one table. */
export async function openLobby(context: TablesContext, opening: Opening): Promise<Outcome> {
  const { store, now, interactionId } = context;
  const id = interactionId === undefined ? randomBytes(5).toString('hex') : openedId(interactionId);
  const { opener, size, color, computers, voters, asksNothing, terms: chosen = {}, ...place } = opening;
  let seats: readonly Seat[] = [];
  const game = gameOf(opening);
  const terms = game.terms.opening(chosen);
  if (voters)
    seats = sure(withOthers(game, seats, size, voters.sides, { kind: 'voters', name: voters.name }));
  else if (color) seats = sure(seating.seatPerson(game, seats, size, opener, color, interactionId ?? null));
  const free = Math.max(0, size - seats.length - opening.invited.length);
  seats = sure(withComputers(game, seats, size, Math.min(computers, free)));
  const table = newLobby(
    { ...place, id, openerId: opener.userId, terms, size, seats },
    interactionId,
    now(),
    {
      // Games with votes are unrated.
      ...(voters && { unrated: true }),
      ...(asksNothing && { asksNothing: true }),
    },
  );
  const noted = (done: Table): Outcome => {
    context.noteChanged?.(done, false, interactionId);
    return { ok: true, table: done };
  };
  const findBefore = () => (interactionId === undefined ? null : store.load(id));
  try {
    const opened = await createTable(store, table);
    const done = opened.ok ? opened.table : await findBefore();
    return done ? noted(done) : opened;
  } catch (error) {
    const before = await findBefore();
    if (!before) throw error;
    return noted(before);
  }
}

/** A new table with the seat history, clocks and reminders of its lobby. `interactionId`: the one that opens it. */
export function newLobby(
  table: Omit<NewTable, 'seatHistory' | 'reminders' | 'wakeAt' | 'interactionId'>,
  interactionId: Snowflake | undefined,
  now: Date,
  special: Partial<Reminders> = {},
): NewTable {
  const reminders = { ...freshReminders(now.getTime()), ...special };
  return {
    ...table,
    seatHistory: withSeatChange([], [], table.seats, interactionId ?? null),
    ...(interactionId !== undefined && { interactionId }),
    reminders,
    wakeAt: lobbyWakeAt({ ...table, reminders }, { now, down: [] }),
  };
}

export async function createTable(store: TableStore & SettingsStore, table: NewTable): Promise<Outcome> {
  const limit = await tableLimit(store, table.guildId, table.openerId);
  if (!limit) return { ok: true, table: await store.create(table) };
  const created = await store.createWithin(limit, table);
  return created === 'overLimit'
    ? { ok: false, refusal: tooManyTables(limit), table: null }
    : { ok: true, table: created };
}

const openedId = (interactionId: Snowflake): string => sha256Digits(`opened by ${interactionId}`, 10);

function sure(seated: Seated): readonly Seat[] {
  if (!seated.ok) throw new Error(`An empty table refused a seat: ${seated.refusal.code}`);
  return seated.seats;
}

/** `color`: if the game lets people choose; null for any. */
export function sitDown(
  context: TablesContext,
  id: string,
  person: Person,
  color: SeatColor | null,
): Promise<Outcome> {
  return changeLobby(context, id, person.userId, 'sit', async (table): Promise<Decision> => {
    const game = gameOf(table);
    if ((!game.choosesColors || !color) && seatOf(table, person.userId)) return refuse('alreadySeated');
    const seat = colorFor(game, table, color);
    if (!seat) return refuse('full');
    const seated = seating.seatPerson(game, table.seats, table.size, person, seat, context.interactionId);
    if (!seated.ok) return seated;
    const within = await tableLimit(context.store, table.guildId, person.userId);
    return { ok: true, change: { seats: seated.seats, within } };
  });
}

function colorFor(game: TableGame, { seats, size }: Table, color: SeatColor | null): SeatColor | null {
  if (!color) return seating.anySeat(game, seats, size);
  if (game.choosesColors) return color;
  const free = game.freeColors(seats, size);
  return free.find((one) => one === color) ?? free[0] ?? null;
}

export const standUp = (context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> =>
  changeLobby(context, id, userId, null, (table) => seatsChange(seating.unseatPerson(table.seats, userId)));

/** `size`: number of seats; `computers`: computer players among them. Refused if too few seats are left for the people. */
export const changePlayers = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  { size, computers }: { readonly size: number; readonly computers: number },
): Promise<Outcome> =>
  changeLobby(context, id, by, 'changeComputers', (table) => {
    const game = gameOf(table);
    if (computers > 0 && !game.hasComputers) return refuse('noComputer');
    const people = table.seats.filter(({ occupant }) => occupant.kind === 'person');
    const { least, most } = game.sizes;
    if (size < least || size > most || people.length + computers > size) return refuse('full');
    const seated = withComputers(game, people, size, computers);
    return seated.ok ? { ok: true, change: { size, seats: seated.seats } } : seated;
  });

/** Gives all free seats to computer players, so that the table starts. */
export const fillSeats = (context: TablesContext, id: string, by: Snowflake): Promise<Outcome> =>
  changeLobby(context, id, by, 'start', (table) => {
    const game = gameOf(table);
    if (!game.hasComputers) return refuse('noComputer');
    return seatsChange(withComputers(game, table.seats, table.size, table.size - table.seats.length));
  });

const withComputers = (game: TableGame, seats: readonly Seat[], size: number, computers: number): Seated =>
  withOthers(game, seats, size, computers, { kind: 'computer' });

/** Adds this many players who are not people. */
function withOthers(
  game: TableGame,
  seats: readonly Seat[],
  size: number,
  count: number,
  occupant: Exclude<Occupant, Person>,
): Seated {
  let seated: Seated = { ok: true, seats };
  for (let n = 0; n < count && seated.ok; n++)
    seated = seating.seatNoPerson(game, seated.seats, size, occupant);
  return seated;
}

export const changePace = (context: TablesContext, id: string, by: Snowflake, pace: Pace): Promise<Outcome> =>
  changeLobby(context, id, by, 'changePace', () => ({ ok: true, change: { pace } }));

export const changeCounting = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  counts: boolean,
): Promise<Outcome> =>
  changeLobby(context, id, by, 'changeCounting', ({ isPrivate }) =>
    isPrivate ? { ok: true, change: { counts } } : refuse('notPrivate'),
  );

export const changeComputers = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  decide: (table: Table) => Decision,
): Promise<Outcome> =>
  changeLobby(context, id, by, 'changeComputers', (table) =>
    gameOf(table).hasComputers ? decide(table) : refuse('noComputer'),
  );

export const invitePerson = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  userId: Snowflake,
): Promise<Outcome> =>
  changeLobby(context, id, by, 'invite', (table) => {
    if (seatOf(table, userId)) return refuse('alreadySeated');
    return { ok: true, change: { invited: [...new Set([...table.invited, userId])] } };
  });

/** Takes back the invitation of a person who doesn't want to play; the table's opener is told. */
export const declineInvitation = (context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> =>
  changeLobby(context, id, userId, 'decline', (table) =>
    seatOf(table, userId)
      ? refuse('alreadySeated')
      : { ok: true, change: { invited: table.invited.filter((one) => one !== userId) } },
  );

/** Starts with the seated people. A table with more seats than people becomes a smaller game. */
export const startTable = (context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> =>
  inLobby(context, id, async (table) => {
    const refusal = may(visitor(table, userId), 'start', table);
    if (refusal) return { ok: false, refusal };
    const cleared = await withoutGone(context, table);
    if (cleared) return cleared;
    const areEnough = table.seats.length >= gameOf(table).sizes.least;
    return areEnough && notReady(table).length > 0 ? refuse('notReady') : startGame(context, table, userId);
  });

/**
 * Starts a full table once its lobby is visible and everybody is ready; otherwise does nothing. People who don't want to be seated with
 * somebody there are asked first; its players can start it nevertheless.
 */
export const startIfFull = (context: TablesContext, id: string): Promise<Outcome> =>
  inLobby(following(context), id, async (table) => {
    if (!isReady(table)) return refuse('tooFewSeated');
    const unwanted = await unwantedAt(context.store, table);
    if (unwanted.length > 0) return refuse('notReady');
    return (await withoutGone(context, table)) ?? startGame(context, table, null);
  });

/** The people among these who have left a table's server. */
export async function goneFrom(
  { isMember }: Pick<TablesContext, 'isMember'>,
  table: Pick<Table, 'guildId' | 'openerId'>,
  people: readonly Snowflake[],
): Promise<readonly Snowflake[]> {
  if (!isMember || isDirect(table)) return [];
  const areHere = await Promise.all(people.map((userId) => isMember(table.guildId, userId)));
  return people.filter((_, index) => !areHere[index]);
}

/** Frees the seats of people who have left the server since they sat down, instead of a start; null: all are there. */
async function withoutGone(context: TablesContext, table: Table): Promise<Decision | null> {
  // A season's tables have the people who were drawn.
  const gone = table.seasonId ? [] : await goneFrom(context, table, seating.seatedIds(table.seats));
  if (gone.length === 0) return null;
  const timing = await loadTiming(context, table);
  const left = gone.flatMap((userId) => seatOf(table, userId) ?? []);
  const notices = left.map((seat) => {
    const text = { kind: 'removed', name: nameOf(seat), becomes: 'free' } as const;
    return noticeOf(table.id, `gone:${table.version}:${seat.color}`, null, text, timing.now);
  });
  const seats = table.seats.filter((seat) => !left.includes(seat));
  const change = withSeatHistory(context, table, { seats });
  return { ok: true, change: withReminders(table, timing, change, null, { notices }) };
}

/** A seated person agrees to sit with everybody who is in the lobby now. */
export const agreeToMeet = (context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> =>
  changeReminders(context, id, async (table) => {
    if (!seatOf(table, userId)) return refuse('notSeated');
    const others = await unwantedBy(context.store, table, userId);
    const agreed = others.map((other) => [userId, other] as const);
    return { ok: true, reminders: withMeetings(table.reminders, agreed) };
  });

const seatsChange = (seated: Seated): Decision =>
  seated.ok ? { ok: true, change: { seats: seated.seats } } : seated;

/** `permission` null: everybody may do it. */
const changeLobby = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  permission: TablePermission | null,
  decide: (table: Table) => Decision | Promise<Decision>,
): Promise<Outcome> =>
  inLobby(context, id, async (table) => {
    const refusal = permission && may(visitor(table, by), permission, table);
    if (refusal) return { ok: false, refusal };
    const decision = await decide(table);
    if (!decision.ok) return decision;
    const timing = await loadTiming(context, table);
    const change = withSeatHistory(context, table, decision.change);
    const { seats = table.seats } = change;
    const key = context.interactionId ?? String(table.version);
    const aside = await meetingsAfter(context.store, table, seats, key, timing.now);
    return { ok: true, change: withReminders(table, timing, change, by, aside) };
  });

const inLobby = (
  context: TablesContext,
  id: string,
  decide: (table: Table) => Decision | Promise<Decision>,
): Promise<Outcome> =>
  withAutoPlay(
    context,
    changeTable(context, id, (table) => (table.status === 'lobby' ? decide(table) : refuse('notInLobby'))),
  );
