/** Tables laid for a test, with every card of the box on them, and what is played at them. */
import { expect } from 'vitest';
import type { Action, GameEvent, Refusal } from '../../../src/games/bacchanalia/action.ts';
import {
  COLORS,
  type Color,
  DEI,
  type Deus,
  UMBRAE,
  type Umbra,
} from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia } from '../../../src/games/bacchanalia/game.ts';
import { countOfDeus } from '../../../src/games/bacchanalia/setup.ts';
import { type GameState, type Player, type Setup, umbraeOf } from '../../../src/games/bacchanalia/state.ts';

export interface Laid {
  /** Dei besides Vinum; every other Deus is in the middle, Amans if Parcae came once. */
  readonly dei?: Readonly<Partial<Record<Color, readonly Deus[]>>>;
  /** 3 unless said. */
  readonly players?: number;
  readonly odd?: Readonly<Partial<Record<Color, Umbra>>>;
  readonly parcae?: number;
  /** The middle is empty: its cards are with the last player. */
  readonly emptyMiddle?: boolean;
  readonly state?: Partial<GameState>;
  readonly setup?: Partial<Setup>;
  readonly blue?: Partial<Player>;
}

export interface Happened {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Another split of the 62 cards than the bot's, with enough of each for every row of the rules. */
const COPIES: Readonly<Record<Umbra, number>> = {
  accusator: 6,
  amans: 5,
  bacchus: 7,
  miles: 8,
  minerva: 6,
  pluto: 6,
  satyrus: 8,
  venus: 7,
  vinum: 4,
  goblet: 4,
  parcae: 1,
};

const START: GameState = {
  ...bacchanalia.start({ players: COLORS.slice(0, 3), first: 'blue', end: { kind: 'allTold' } }),
  deck: UMBRAE.flatMap((umbra) => Array.from({ length: COPIES[umbra] }, () => umbra)),
};

/** Blue is about to draw. */
export function laid(laying: Laid = {}): GameState {
  const seated = COLORS.slice(0, laying.players ?? 3);
  const parcae = laying.parcae ?? 0;
  const owned = seated.flatMap((color) => laying.dei?.[color] ?? []);
  const free = DEI.filter((deus) => deus !== 'vinum' && (deus !== 'amans' || parcae > 0)).flatMap((deus) => {
    const count = countOfDeus(deus, seated.length) - owned.filter((other) => other === deus).length;
    return Array.from({ length: Math.max(0, count) }, () => deus);
  });
  const last = seated.at(-1);
  const players = seated.map((color): [Color, Player] => {
    const more = laying.emptyMiddle && color === last ? free : [];
    const dei: readonly Deus[] = ['vinum', ...(laying.dei?.[color] ?? []), ...more];
    const player: Player = {
      dei: dei.map((name) => ({ name, umbra: [] })),
      hand: [],
      odd: laying.odd?.[color] ?? null,
      wasOdd: null,
      bacchusCame: false,
      milesNext: false,
      ended: null,
      missed: null,
      left: false,
    };
    return [color, color === 'blue' ? { ...player, ...laying.blue } : player];
  });
  return {
    ...START,
    setup: { players: seated, first: 'blue', end: { kind: 'allTold' }, ...laying.setup },
    players: Object.fromEntries(players),
    middle: laying.emptyMiddle ? [] : free,
    amansApart: parcae === 0,
    deck: Object.values(laying.odd ?? {}).reduce(without, START.deck),
    parcae,
    introducesFirst: 'blue',
    turnNumber: 20,
    tales: 3,
    told: seated.slice(0, 3).map((teller) => ({
      teller,
      kind: 'introduction',
      about: null,
      ofBacchus: false,
    })),
    phase: { name: 'drawing', ending: null },
    ...laying.state,
  };
}

export const without = <T>(cards: readonly T[], card: T): readonly T[] =>
  cards.includes(card) ? cards.toSpliced(cards.indexOf(card), 1) : cards;

export function played(state: GameState, ...actions: readonly Action[]): Happened {
  const events: GameEvent[] = [];
  let now = state;
  for (const action of actions) {
    const applied = bacchanalia.apply(now, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(applied.refusal)}`);
    now = applied.state;
    events.push(...applied.events);
  }
  return { state: now, events };
}

/** Chance has these drawn. */
export function drawn(state: GameState, ...umbrae: readonly Umbra[]): Happened {
  const events: GameEvent[] = [];
  let now = state;
  for (const umbra of umbrae) {
    const pick = now.deck.indexOf(umbra);
    expect(pick, `${umbra} in the deck`).toBeGreaterThanOrEqual(0);
    const next = played(now, { type: 'draw', pick });
    now = next.state;
    events.push(...next.events);
  }
  return { state: now, events };
}

export const stateAfter = (state: GameState, ...actions: readonly Action[]): GameState =>
  played(state, ...actions).state;
export const dealt = (state: GameState, ...umbrae: readonly Umbra[]): GameState =>
  drawn(state, ...umbrae).state;

export function refusedAs(state: GameState, action: Action): Refusal | null {
  const applied = bacchanalia.apply(state, action);
  return applied.ok ? null : applied.refusal;
}

export const TELL: Action = { type: 'tell', text: 'What I tell.' };

export const player = (state: GameState, color: Color): Player => {
  const found = state.players[color];
  if (!found) throw new Error(`no ${color}`);
  return found;
};

export const deiOf = (state: GameState, color: Color): readonly Deus[] =>
  player(state, color).dei.map(({ name }) => name);

/** `vinum 1, miles 2`: the Umbra upon each. */
export const honours = (state: GameState, color: Color): string =>
  player(state, color)
    .dei.map(({ name, umbra }) => `${name} ${umbra.length}`)
    .join(', ');

export const types = (events: readonly GameEvent[]): readonly string[] => events.map(({ type }) => type);

export const eventOf = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): Extract<GameEvent, { type: T }> | undefined =>
  events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);

/** Every Umbra, wherever it is, in the box's order. */
export function allUmbrae({ deck, discards, players }: GameState): readonly Umbra[] {
  const held = Object.values(players).flatMap((one) => [...umbraeOf(one), ...(one.odd ? [one.odd] : [])]);
  return [...deck, ...discards, ...held].toSorted(
    (one, other) => UMBRAE.indexOf(one) - UMBRAE.indexOf(other),
  );
}

/** Every Deus, wherever it is, in order. */
export function allDei({ amansApart, middle, players }: GameState): readonly Deus[] {
  const owned = Object.values(players).flatMap(({ dei }) => dei.map(({ name }) => name));
  return [...middle, ...owned, ...(amansApart ? (['amans'] as const) : [])].toSorted();
}

function named<T extends string>(all: readonly T[], word: string): T {
  const found = all.find((one) => one === word);
  if (found === undefined) throw new Error(`no card is called ${word}`);
  return found;
}
const cardsIn = <T extends string>(all: readonly T[], words: string): T[] =>
  words.split(' ').flatMap((word) => (word === '' ? [] : [named(all, word)]));
/** `pluto venus`. */
export const deiIn = (words: string): Deus[] => cardsIn(DEI, words);
export const umbraeIn = (words: string): Umbra[] => cardsIn(UMBRAE, words);

/** `pluto venus; red miles; parcae 2; odd vinum`: Blue's Dei first; the odd card is blue's. */
export function layingIn(words: string): GameState {
  const [blue = '', ...others] = words.split('; ');
  const dei: Partial<Record<Color, readonly Deus[]>> = { blue: deiIn(blue) };
  let more: Partial<Laid> = {};
  for (const other of others) {
    const [what = '', ...cards] = other.split(' ');
    if (what === 'parcae') more = { ...more, parcae: Number(cards[0]) };
    else if (what === 'odd') more = { ...more, odd: { blue: named(UMBRAE, cards[0] ?? '') } };
    else dei[named(COLORS, what)] = deiIn(cards.join(' '));
  }
  return laid({ ...more, dei });
}
