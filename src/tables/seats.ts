import { gameOf, isPaused, notReady } from './game-registry.ts';
import type {
  GameName,
  Occupant,
  Person,
  RequestOf,
  Seat,
  SeatColor,
  Sitting,
  Snowflake,
} from './game-types.ts';
import { refuse, type Seated, type TableRefusal } from './refusal.ts';
import type { Table } from './table.ts';
import type { TableGame } from './table-game.ts';

type Seating = Pick<TableGame, 'colors' | 'sizes' | 'freeColors' | 'startingSeats'>;

export const inOrder = <G extends GameName>(
  colors: readonly SeatColor<G>[],
  seats: readonly Seat<G>[],
): Seat<G>[] => [...seats].sort((a, b) => colors.indexOf(a.color) - colors.indexOf(b.color));

export const seatOf = <S extends Seat>(
  table: { readonly seats: readonly S[] },
  userId: Snowflake,
): S | undefined =>
  table.seats.find(({ occupant }) => occupant.kind === 'person' && occupant.userId === userId);

export const occupantOf = (seats: readonly Seat[], color: SeatColor): Seat['occupant'] | undefined =>
  seats.find((seat) => seat.color === color)?.occupant;

export const withSeat = ({ seats }: { readonly seats: readonly Seat[] }, own: Seat): readonly Seat[] =>
  seats.map((seat) => (seat.color === own.color ? own : seat));

export const isFull = ({
  seats,
  size,
}: {
  readonly seats: readonly Seat[];
  readonly size: number;
}): boolean => seats.length === size && hasPeople(seats);

/** Whether a lobby starts automatically: it is full, visible, and everybody is ready. */
export const isReady = (table: Table): boolean =>
  table.status === 'lobby' &&
  isFull(table) &&
  table.showing.lobbyMessageId !== null &&
  notReady(table).length === 0;

/** Whether a person plays, or people vote. */
const hasPeople = (seats: readonly Seat[]): boolean =>
  seats.some(({ occupant }) => occupant.kind !== 'computer');

export const hasVoters = (seats: readonly Seat[]): boolean =>
  seats.some(({ occupant }) => occupant.kind === 'voters');

/** Whether a computer player plays on this seat, its own or an absent person's. */
export const isPlayedByComputer = ({ occupant, standIn }: Seat): boolean =>
  occupant.kind === 'computer' || standIn === true;

/** The people who play for themselves. */
export const presentPeople = (seats: readonly Seat[]): Person[] =>
  seats.flatMap(({ occupant, standIn }) => (occupant.kind === 'person' && !standIn ? [occupant] : []));

export const isDesertedBy = <S extends Seat>(
  seats: readonly S[],
  isInGame: (seat: S) => boolean,
): boolean => {
  const playing = seats.filter(isInGame);
  return presentPeople(playing).length === 0 && playing.some(({ standIn }) => standIn);
};

/** Seats that a newcomer can take: free ones, and computer players'. */
export function joinableColors(game: Seating, seats: readonly Seat[], size: number): SeatColor[] {
  const free = game.freeColors(seats, size);
  return game.colors.filter(
    (color) =>
      free.includes(color) || seats.some((seat) => seat.color === color && seat.occupant.kind === 'computer'),
  );
}

/** A seat without preference: a free one that nobody has to change at a start, or a computer player's. Null: all are people's. */
export function anySeat(game: Seating, seats: readonly Seat[], size: number): SeatColor | null {
  const free = game.freeColors(seats, size);
  const staying = free.find((color) => {
    const taken = inOrder(game.colors, [...seats, { color, occupant: { kind: 'computer' } }]);
    const starting = game.startingSeats(taken);
    return starting.ok && starting.seats.every((seat) => taken.some((one) => one.color === seat.color));
  });
  return staying ?? free[0] ?? joinableColors(game, seats, size)[0] ?? null;
}

/** `joinedBy`: the interaction by which the person sits down; left out or null if there is none. */
export const seatFor = (color: SeatColor, occupant: Person, joinedBy?: Snowflake | null): Seat => ({
  color,
  occupant,
  ...(joinedBy && { joinedBy }),
});

/**
 * Seats a person, or moves them from another color. A computer player on that color moves to another seat if there is one, and
 * leaves otherwise. `joinedBy`: as for {@link seatFor}.
 */
export function seatPerson(
  game: Seating,
  seats: readonly Seat[],
  size: number,
  person: Person,
  color: SeatColor,
  joinedBy?: Snowflake | null,
): Seated {
  const others = seats.filter(
    ({ occupant }) => occupant.kind !== 'person' || occupant.userId !== person.userId,
  );
  const holder = others.find((seat) => seat.color === color);
  if (holder?.occupant.kind === 'person') return { ok: false, refusal: { code: 'seatTaken', color } };
  const staying = others.filter((seat) => seat !== holder);
  const [first] = staying;
  if (!holder && others.length >= size) return refuse('full');
  // A free seat is refused only if a game wants its players opposite each other.
  if (first && !game.freeColors(staying, size).includes(color)) {
    return { ok: false, refusal: { code: 'mustBeOpposite', color: first.color } };
  }
  const seated = [...staying, seatFor(color, person, joinedBy)];
  const moved = holder && seatNoPerson(game, seated, size, { kind: 'computer' });
  return moved?.ok ? moved : { ok: true, seats: inOrder(game.colors, seated) };
}

export function seatNoPerson(
  game: Seating,
  seats: readonly Seat[],
  size: number,
  occupant: Exclude<Occupant, Person>,
): Seated {
  const color = game.freeColors(seats, size).length > 0 ? anySeat(game, seats, size) : null;
  if (!color) return refuse('full');
  return { ok: true, seats: inOrder(game.colors, [...seats, { color, occupant }]) };
}

export function unseatPerson(seats: readonly Seat[], userId: Snowflake): Seated {
  const seat = seatOf({ seats }, userId);
  if (!seat) return refuse('notSeated');
  return { ok: true, seats: seats.filter((other) => other !== seat) };
}

export function startingSeats(game: Seating, seats: readonly Seat[]): Seated {
  if (seats.length < game.sizes.least) return refuse('tooFewSeated');
  if (!hasPeople(seats)) return refuse('noPerson');
  return game.startingSeats(seats);
}

export const sittingsAtStart = (seats: readonly Seat[], at: Date): readonly Sitting[] =>
  seats.map(({ color, occupant }) => ({ seq: 0, color, occupant, standIn: false, why: 'start', at }));

export const sittingOf = (
  { logLength }: { readonly logLength: number },
  { color, occupant, standIn }: Seat,
  why: Sitting['why'],
  at: Date,
): Sitting => ({ seq: logLength, color, occupant, standIn: standIn ?? false, why, at });

type Acting = Pick<Table, 'game' | 'status' | 'state' | 'seats' | 'terms'>;

/** The seat to act; null if there is none, or the table is paused. */
export function seatToAct(table: Acting): Seat | null {
  const { status, state, seats } = table;
  const color = status === 'playing' && state && !isPaused(table) ? gameOf(table).toAct(state) : null;
  return seats.find((seat) => seat.color === color) ?? null;
}

/** The seat to act if it is played by votes; otherwise null. */
export function votersToAct(table: Acting): Seat | null {
  const seat = seatToAct(table);
  return seat?.occupant.kind === 'voters' ? seat : null;
}

/** The person whom the table waits for; null if none is to act, or a computer player stands in. */
export function personToAct(table: Acting): Person | null {
  const seat = seatToAct(table);
  return seat?.occupant.kind === 'person' && !isPlayedByComputer(seat) ? seat.occupant : null;
}

/** The people on seats, also those for whom a computer player stands in. */
export const seatedIds = (seats: Table['seats']): readonly Snowflake[] =>
  seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : []));

/** All people whom the table waits for, on the same clock; the first is {@link personToAct}. */
export function peopleToAct(table: Acting): readonly Person[] {
  const { state, seats } = table;
  const first = personToAct(table);
  if (!first || !state) return [];
  const game = gameOf(table);
  if (!game.sharesClock?.(state)) return [first];
  const asked = game.rules.toAct(state);
  return presentPeople(seats.filter(({ color }) => asked.includes(color)));
}

/** The people whom the message of the turn has pinged. */
export const calledByTurn = (table: Table): readonly Snowflake[] =>
  table.status === 'playing' && table.showing.turnMessageId !== null
    ? peopleToAct(table).map(({ userId }) => userId)
    : [];

export const waitsFor = (table: Table, userId: Snowflake): boolean =>
  peopleToAct(table).some((person) => person.userId === userId);

/**
 * Why the person may not decide anything on this version of the table; null if they may. `version` null: any version. `request`:
 * needed if others than the player to act may make it.
 */
export function whyNotNow(
  table: Table | null,
  version: number | null,
  userId: Snowflake,
  request: RequestOf | null = null,
): TableRefusal | null {
  if (!table) return { code: 'noSuchTable' };
  const game = gameOf(table);
  const isAfterwards = (request !== null && game.isAllowedAfterEnd?.(request)) ?? false;
  const isAllowed = table.status === 'playing' || (isAfterwards && table.status !== 'lobby');
  if (!isAllowed || !table.state) return { code: 'notPlaying' };
  const seat = seatOf(table, userId);
  if (!seat) return { code: 'notSeated' };
  const color = request && game.isForAnybody?.(request) ? null : game.toAct(table.state);
  // A stand-in doesn't matter once the player is out of the game.
  if (seat.standIn && isInGame(table, seat)) return { code: 'away' };
  if (isPaused(table) && !isAfterwards) return { code: 'paused' };
  if (color && color !== seat.color) return { code: 'notYourTurn', color };
  return version === null || table.version === version ? null : { code: 'stale' };
}

type Played = Pick<Table, 'game' | 'seats' | 'state'>;

export const isInGame = (table: Pick<Table, 'game' | 'state'>, { color }: Seat): boolean =>
  table.state === null || gameOf(table).isInGame(table.state, color);

export const presentPlayers = (table: Played): Person[] =>
  presentPeople(table.seats.filter((seat) => isInGame(table, seat)));

/** Whether turns have a time limit: not if a single person plays computer players. */
export const isTimed = ({ seats }: Pick<Table, 'seats'>): boolean =>
  seats.filter(({ occupant }) => occupant.kind === 'person').length > 1;

/** Whether computer players stand in for everybody who is still in the game. */
export const isDeserted = (table: Played): boolean =>
  isDesertedBy(table.seats, (seat) => isInGame(table, seat));
