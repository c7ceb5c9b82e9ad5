import { COLORS, type Color, OPPOSITE, roleOf } from '../games/tuchulcha/index.ts';
import type { TableRefusal } from './refusal.ts';
import type { Occupant, Seat, Snowflake, Table } from './table.ts';

export type Person = Extract<Occupant, { kind: 'person' }>;

export type Seated =
  | { readonly ok: true; readonly seats: readonly Seat[] }
  | { readonly ok: false; readonly refusal: TableRefusal };

const refuse = (refusal: TableRefusal): Seated => ({ ok: false, refusal });

const clockwise = (seats: readonly Seat[]): Seat[] =>
  [...seats].sort((a, b) => COLORS.indexOf(a.color) - COLORS.indexOf(b.color));

/** Colours that nobody has and that a newcomer may take. */
export function freeColors(seats: readonly Seat[], size: number): Color[] {
  const [first] = seats;
  if (seats.length >= size) return [];
  if (size === 2 && first) return [OPPOSITE[first.color]];
  return COLORS.filter((color) => seats.every((seat) => seat.color !== color));
}

/** Colours that a newcomer may sit down on: free ones, and those that a computer player keeps warm. */
export function joinableColors(seats: readonly Seat[], size: number): Color[] {
  const free = freeColors(seats, size);
  return COLORS.filter(
    (color) =>
      free.includes(color) || seats.some((seat) => seat.color === color && seat.occupant.kind === 'computer'),
  );
}

export const seatOf = (table: Pick<Table, 'seats'>, userId: Snowflake): Seat | undefined =>
  table.seats.find(({ occupant }) => occupant.kind === 'person' && occupant.userId === userId);

/** Whether a computer player plays on this seat, its own or a person's who is away. */
export const isPlayedByComputer = ({ occupant, standIn }: Seat): boolean =>
  occupant.kind === 'computer' || standIn === true;

/** Not out by the rules, nor by leaving. */
export const isInGame = ({ state }: Pick<Table, 'state'>, { color }: Seat): boolean =>
  state === null || roleOf(state.position, color) !== 'out';

/** The people who play for themselves. */
export const presentPeople = (seats: readonly Seat[]): Person[] =>
  seats.flatMap(({ occupant, standIn }) => (occupant.kind === 'person' && !standIn ? [occupant] : []));

/** Those of them who are still in the game. */
export const presentPlayers = (table: Pick<Table, 'seats' | 'state'>): Person[] =>
  presentPeople(table.seats.filter((seat) => isInGame(table, seat)));

/** Computer players sit in for everybody who is still in the game: nobody is there to play for. */
export const isDeserted = (table: Pick<Table, 'seats' | 'state'>): boolean =>
  presentPlayers(table).length === 0 && table.seats.some((seat) => seat.standIn && isInGame(table, seat));

/** `joinedBy`: the interaction by which the person sits down; null where there is none. */
export const seatFor = (color: Color, occupant: Person, joinedBy: Snowflake | null): Seat => ({
  color,
  occupant,
  ...(joinedBy !== null && { joinedBy }),
});

/**
 * Sits a person down, or moves them there from another colour. A computer player on that colour makes way:
 * to another seat where there is one, else it leaves.
 * `joinedBy`: as for {@link seatFor}.
 */
export function sitDown(
  seats: readonly Seat[],
  size: number,
  person: Person,
  color: Color,
  joinedBy: Snowflake | null = null,
): Seated {
  const others = seats.filter(
    ({ occupant }) => occupant.kind !== 'person' || occupant.userId !== person.userId,
  );
  const holder = others.find((seat) => seat.color === color);
  if (holder?.occupant.kind === 'person') return refuse({ code: 'seatTaken', color });
  const staying = others.filter((seat) => seat !== holder);
  const [first] = staying;
  if (!holder && others.length >= size) return refuse({ code: 'full' });
  if (size === 2 && first && color !== OPPOSITE[first.color]) {
    return refuse({ code: 'mustBeOpposite', color: first.color });
  }
  const seated = [...staying, seatFor(color, person, joinedBy)];
  return holder ? addComputerIfFree(seated, size) : { ok: true, seats: clockwise(seated) };
}

function addComputerIfFree(seats: readonly Seat[], size: number): Seated {
  const added = addComputer(seats, size);
  return added.ok ? added : { ok: true, seats: clockwise(seats) };
}

export function addComputer(seats: readonly Seat[], size: number): Seated {
  const [color] = freeColors(seats, size);
  if (!color) return refuse({ code: 'full' });
  return { ok: true, seats: clockwise([...seats, { color, occupant: { kind: 'computer' } }]) };
}

/** Takes the last computer player (clockwise) away. */
export function removeComputer(seats: readonly Seat[]): Seated {
  const last = seats.findLast(({ occupant }) => occupant.kind === 'computer');
  if (!last) return refuse({ code: 'noComputer' });
  return { ok: true, seats: seats.filter((seat) => seat !== last) };
}

export function standUp(seats: readonly Seat[], userId: Snowflake): Seated {
  const seat = seatOf({ seats }, userId);
  if (!seat) return refuse({ code: 'notSeated' });
  return { ok: true, seats: seats.filter((other) => other !== seat) };
}

/** The seats a game starts with. Two who don't sit opposite: the second (clockwise) changes the colour. */
export function startingSeats(seats: readonly Seat[]): Seated {
  if (seats.length < 2) return refuse({ code: 'tooFewSeated' });
  if (!seats.some(({ occupant }) => occupant.kind === 'person')) return refuse({ code: 'noPerson' });
  const [first, second] = seats;
  if (seats.length === 2 && first && second && second.color !== OPPOSITE[first.color]) {
    return { ok: true, seats: clockwise([first, { ...second, color: OPPOSITE[first.color] }]) };
  }
  return { ok: true, seats: clockwise(seats) };
}
