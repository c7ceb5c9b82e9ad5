/** A second, slow reading of tuchulcha.md, shared with nothing in src: what the engine is compared with. */

export const LETTERS = ['b', 'r', 'y', 'k'] as const;
export type Letter = (typeof LETTERS)[number];

/** Normal, Tuchulcha, Lasa Vecuvia, neutral, out (§9). */
export type Role = 'n' | 't' | 'l' | 'x' | 'o';

/** A number is a stone of the ring. `exit`: three players, circuit finished, waiting on the own entry stone (`e`). */
export type Place = 'temple' | 'altar' | 'forest' | 'sanctuary' | 'exit' | number;

export interface Haruspex {
  color: Letter;
  place: Place;
  /** Stood on a Mystical stone when the dice were rolled, and has not left it (§4.3). */
  waits: boolean;
  /** Made a hit this turn and may not move again (§4.2). */
  hasHit: boolean;
}

export interface State {
  players: 2 | 3 | 4;
  turn: Letter;
  toTuchulcha: number;
  toLasaVecuvia: number;
  sealed: number[];
  /** The colors on the table, in the order b r y k. */
  roles: Map<Letter, Role>;
  /** All that are not in the box. */
  haruspexes: Haruspex[];
  openHit: { color: Letter; stone: number } | null;
  /** The winners, once the game is over. */
  result: string | null;
}

export function copy(state: State): State {
  return {
    ...state,
    sealed: [...state.sealed],
    roles: new Map(state.roles),
    haruspexes: state.haruspexes.map((haruspex) => ({ ...haruspex })),
  };
}

// §1 The board

export function ring(state: State): 30 | 40 {
  return state.players === 3 ? 30 : 40;
}

export function offset(stone: number): number {
  return ((stone - 1) % 10) + 1;
}

export const isMystical = (stone: number): boolean => offset(stone) === 1;
export const isRitual = (stone: number): boolean => offset(stone) === 4;

export function openPassages(state: State): number[] {
  const all = state.players === 3 ? [6, 16, 26] : [6, 16, 26, 36];
  return all.filter((stone) => !state.sealed.includes(stone));
}

/** The own Mystical stone, step 1 of the journey. */
export function entry(state: State, color: Letter): number {
  const sector = state.players === 3 ? [...state.roles.keys()].indexOf(color) : LETTERS.indexOf(color);
  return sector * 10 + 1;
}

/** The stone that a haruspex stands on, or null if it is not on the path. */
export function stoneOf(state: State, haruspex: Haruspex): number | null {
  if (haruspex.place === 'exit') return entry(state, haruspex.color);
  return typeof haruspex.place === 'number' ? haruspex.place : null;
}

export function standingOn(state: State, stone: number): Haruspex[] {
  return state.haruspexes.filter((haruspex) => stoneOf(state, haruspex) === stone);
}

/** §2: in the temple or on the path. */
export function inPlay(state: State, color: Letter): number {
  return state.haruspexes.filter(
    (haruspex) =>
      haruspex.color === color && (haruspex.place === 'temple' || stoneOf(state, haruspex) !== null),
  ).length;
}

export function at(state: State, color: Letter, place: Place): number {
  return state.haruspexes.filter((haruspex) => haruspex.color === color && haruspex.place === place).length;
}

export function roleOf(state: State, color: Letter): Role {
  const role = state.roles.get(color);
  if (role === undefined) throw new Error(`${color} is not on the table`);
  return role;
}

/** The color devoted to Tuchulcha (`t`) or Lasa Vecuvia (`l`) now. */
export function devotedTo(state: State, role: 't' | 'l'): Letter | null {
  for (const [color, its] of state.roles) if (its === role) return color;
  return null;
}

/** Players still in the game: neither neutral nor out. */
export function playersLeft(state: State): Letter[] {
  return [...state.roles].filter(([, role]) => role !== 'x' && role !== 'o').map(([color]) => color);
}
