import { randomBytes } from 'node:crypto';
import type { Pace } from '../clock/pace.ts';
import type { Secret } from '../fairness/secret.ts';
import type { TableGame } from '../game.ts';
import type { GameName, Person, Seat, SeatColor, Snowflake } from '../game-types.ts';
import { gameOf } from '../games.ts';
import { tableLimit, tooManyTables } from '../limits.ts';
import { refuse, type Seated } from '../refusal.ts';
import { loadAttendance } from '../reminders/attendance.ts';
import { freshReminders, lobbyClosesAt } from '../reminders/wake.ts';
import * as seating from '../seats.ts';
import { seatOf } from '../seats.ts';
import type { NewTable, TableChange, TableLimit, TableStore } from '../store.ts';
import { isOf, type Table } from '../table.ts';
import { areListed, PROPOSED_TERMS, type StoryTerms } from '../terms.ts';
import { withReminders } from './table-change.ts';
import { changeTable, type Decision, type Outcome, type TablesContext } from './table-transaction.ts';
import { startGame, thenPlayOn } from './turns.ts';

export interface Opening {
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  readonly locale: string;
  readonly opener: Person;
  readonly game: GameName;
  /** Where the opener sits down; null: does not. */
  readonly color: SeatColor | null;
  /** As many as the game allows. */
  readonly size: number;
  /** Computer players from the start, 0..size-1. */
  readonly computers: number;
  readonly pace: Pace;
  /** Only the opener and those who are invited may sit down. */
  readonly isPrivate: boolean;
  readonly invited: readonly Snowflake[];
  /** The terms that a story's table proposes; left out: the game needs none. */
  readonly terms?: StoryTerms;
  /** Its commitment stands in the lobby's message already. */
  readonly secret: Secret;
  /** The message that will be the lobby; null: there is none yet. */
  readonly lobbyMessageId: Snowflake | null;
  /** The interaction by which the table is opened, and the opener sits down. */
  readonly openedBy: Snowflake | null;
}

/** Refused only where the opener has as many tables as the server allows. */
export async function open({ store, now }: TablesContext, opening: Opening): Promise<Outcome> {
  const { opener, size, color, computers, openedBy, terms = null, ...place } = opening;
  let seats: readonly Seat[] = [];
  const game = gameOf(opening);
  if (color) seats = sure(seating.sitDown(game, seats, size, opener, color, openedBy));
  for (let n = 0; n < computers && seats.length < size; n++)
    seats = sure(seating.addComputer(game, seats, size));
  const reminders = freshReminders(now().getTime());
  const opened: NewTable = {
    ...place,
    id: randomBytes(5).toString('hex'),
    openerId: opener.userId,
    terms,
    size,
    seats,
    reminders,
    wakeAt: lobbyClosesAt({ pace: place.pace, reminders }, []),
  };
  return createTable(store, opened);
}

/** Within the limit of the person who opens it. */
export async function createTable(store: TableStore, table: NewTable): Promise<Outcome> {
  const limit = await tableLimit(store, table.guildId, table.openerId);
  if (!limit) return { ok: true, table: await store.create(table) };
  const created = await store.createWithin(limit, table);
  return created === 'overLimit'
    ? { ok: false, refusal: tooManyTables(limit), table: null }
    : { ok: true, table: created };
}

function sure(seated: Seated): readonly Seat[] {
  if (!seated.ok) throw new Error(`An empty table refused a seat: ${seated.refusal.code}`);
  return seated.seats;
}

/** `color`: where the game lets people choose. `joinedBy`: the interaction by which the person sits down. */
export function sitDown(
  context: TablesContext,
  id: string,
  person: Person,
  color: SeatColor,
  joinedBy: Snowflake | null = null,
): Promise<Outcome> {
  return changeLobby(context, id, person.userId, async (table): Promise<LobbyDecision> => {
    if (!mayJoin(table, person.userId)) return refuse('notInvited');
    const game = gameOf(table);
    if (!game.choosesColors && seatOf(table, person.userId)) return refuse('alreadySeated');
    const seat = colorFor(game, table, color);
    if (!seat) return refuse('full');
    const seated = seatsChange(seating.sitDown(game, table.seats, table.size, person, seat, joinedBy));
    return seated.ok
      ? { ...seated, within: await tableLimit(context.store, table.guildId, person.userId) }
      : seated;
  });
}

/** Whether a private table has a seat for this person. */
const mayJoin = ({ isPrivate, openerId, invited, seats }: Table, userId: Snowflake): boolean =>
  !isPrivate || openerId === userId || invited.includes(userId) || seatOf({ seats }, userId) !== undefined;

/** Where a newcomer sits down; null where no seat is free. */
function colorFor(game: TableGame, { seats, size }: Table, color: SeatColor): SeatColor | null {
  if (game.choosesColors) return color;
  const free = game.freeColors(seats, size);
  return free.find((one) => one === color) ?? free[0] ?? null;
}

export const standUp = (context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> =>
  changeLobby(context, id, userId, (table) => seatsChange(seating.standUp(table.seats, userId)));

export const addComputer = (context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> =>
  changeLobby(context, id, userId, (table) => {
    if (!gameOf(table).hasComputers) return refuse('noComputer');
    return table.openerId === userId
      ? seatsChange(seating.addComputer(gameOf(table), table.seats, table.size))
      : refuse('onlyOpener');
  });

export const removeComputer = (context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> =>
  changeLobby(context, id, userId, (table) =>
    table.openerId === userId ? seatsChange(seating.removeComputer(table.seats)) : refuse('onlyOpener'),
  );

/** More people may sit down at a private table. */
export const invite = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  userId: Snowflake,
): Promise<Outcome> =>
  changeLobby(context, id, by, (table) => {
    if (table.openerId !== by && !seatOf(table, by)) return refuse('notSeated');
    if (seatOf(table, userId)) return refuse('alreadySeated');
    return { ok: true, change: { invited: [...new Set([...table.invited, userId])] } };
  });

/** A person at a story's table changes what it agrees on before it begins. */
export const agreeOn = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  change: (terms: StoryTerms) => StoryTerms,
): Promise<Outcome> =>
  changeLobby(context, id, by, (table) => {
    if (!isOf('bacchanalia', table)) return refuse('stale');
    if (!seatOf(table, by)) return refuse('notSeated');
    const terms = change(table.terms ?? PROPOSED_TERMS);
    return areListed(terms) ? { ok: true, change: { terms } } : refuse('termsTooLong');
  });

/**
 * Starts with those who are seated. A table of more seats than people becomes a smaller game. `interactionId`: the
 * interaction by which it is started.
 */
export const start = (
  context: TablesContext,
  id: string,
  userId: Snowflake,
  interactionId: Snowflake | null = null,
): Promise<Outcome> =>
  inLobby(context, id, (table) =>
    table.openerId === userId || seatOf(table, userId)
      ? startGame(context, table, { userId, interactionId })
      : refuse('notSeated'),
  );

/** Starts a table whose seats are all taken, once its lobby can be seen; leaves any other as it is. */
export const startIfFull = (context: TablesContext, id: string): Promise<Outcome> =>
  inLobby(context, id, (table) =>
    isReady(table) ? startGame(context, table, null) : refuse('tooFewSeated'),
  );

/** Whether a lobby starts by itself: all its seats are taken, at least one by a person, and it can be seen. */
export const isReady = ({ status, seats, size, showing }: Table): boolean =>
  status === 'lobby' &&
  seats.length === size &&
  seats.some(({ occupant }) => occupant.kind === 'person') &&
  showing.lobbyMessageId !== null;

type LobbyDecision =
  | { readonly ok: true; readonly change: TableChange; readonly within?: TableLimit | null }
  | Extract<Decision, { readonly ok: false }>;

const seatsChange = (seated: Seated): LobbyDecision =>
  seated.ok ? { ok: true, change: { seats: seated.seats } } : seated;

const changeLobby = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  decide: (table: Table) => LobbyDecision | Promise<LobbyDecision>,
): Promise<Outcome> =>
  inLobby(context, id, async (table) => {
    const decision = await decide(table);
    if (!decision.ok) return decision;
    const attendance = await loadAttendance(context, table);
    return { ...decision, change: withReminders(table, attendance, decision.change, by) };
  });

const inLobby = (
  context: TablesContext,
  id: string,
  decide: (table: Table) => Decision | Promise<Decision>,
): Promise<Outcome> =>
  thenPlayOn(
    context,
    changeTable(context, id, (table) => (table.status === 'lobby' ? decide(table) : refuse('notInLobby'))),
  );
