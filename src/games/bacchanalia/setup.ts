/** What the table holds before the first gift (docs/rules/bacchanalia.md §1, §2). */
import type { Setup } from './action.ts';
import { DEI, type Deus } from './cards.ts';
import { COLORS } from './color.ts';
import { freshDeck } from './deck.ts';
import type { GameState, Player } from './state.ts';

export const FEWEST_PLAYERS = 3;
export const MOST_PLAYERS = COLORS.length;
/** How often Parcae may be agreed to come. */
export const MOST_PARCAE = 9;

/** How many Deus cards of a name there are for so many players (§1). */
export function countOfDeus(deus: Deus, players: number): number {
  if (deus === 'vinum') return players;
  return deus === 'satyrus' || deus === 'miles' ? Math.ceil(players / 2) : 1;
}

const STRANGER: Player = {
  dei: [],
  hand: [],
  odd: null,
  wasOdd: null,
  bacchusCame: false,
  milesNext: false,
  ended: null,
  left: false,
};

/** Throws where the set-up isn't one. */
export function startingState(setup: Setup): GameState {
  const flaw = flawOf(setup);
  if (flaw) throw new Error(`not a set-up of Bacchanalia: ${flaw}`);
  const { players, first } = setup;
  return {
    setup,
    players: Object.fromEntries(players.map((color) => [color, STRANGER])),
    middle: DEI.filter((deus) => deus !== 'amans' && deus !== 'vinum').flatMap((deus) =>
      Array.from({ length: countOfDeus(deus, players.length) }, () => deus),
    ),
    amansApart: true,
    deck: freshDeck(),
    discards: [],
    parcae: 0,
    ending: false,
    turn: first,
    turnNumber: 1,
    introducesFirst: null,
    asker: null,
    scene: null,
    draws: 0,
    tales: 0,
    told: [],
    questions: [],
    skipped: [],
    retold: [],
    lastTeller: null,
    phase: { name: 'gift', absent: 0 },
  };
}

function flawOf({ players, first, end }: Setup): string | null {
  if (players.length < FEWEST_PLAYERS || players.length > MOST_PLAYERS) return `${players.length} players`;
  if (new Set(players).size < players.length) return 'a colour twice';
  if (!players.every((color) => COLORS.includes(color))) return 'an unknown colour';
  if (!players.includes(first)) return 'the first is not at the table';
  if (end.kind === 'parcae' && !(Number.isInteger(end.times) && end.times >= 1 && end.times <= MOST_PARCAE)) {
    return `Parcae ${end.times} times`;
  }
  return end.kind === 'time' && !Number.isSafeInteger(end.at) ? 'no time' : null;
}
