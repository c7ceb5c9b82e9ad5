/** Seeded games between policies, and their winners. */

import {
  COLORS,
  type Color,
  OPPOSITE,
  type PlayerCount,
  type Setup,
} from '../../../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../../../src/games/tuchulcha/game.ts';
import type { Action, GameEvent, GameState } from '../../../../src/games/tuchulcha/types.ts';
import { applied } from '../legal-lines.ts';
import { type Random, randomFrom } from '../random-play.ts';
import { type Policy, randomPolicy } from './policies.ts';

/** Far more turns than any game without random play has. */
const TURNS = 20_000;

export interface Moment {
  readonly state: GameState;
  /** The chosen action and its events. */
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly next: GameState;
}

/** Plays a whole game, action by action. Throws when the rules refuse an action, or when the game doesn't end. */
export function* moments(
  setup: Setup,
  policyOf: (color: Color) => Policy,
  random: Random,
): Generator<Moment, void> {
  let state = tuchulcha.start(setup);
  while (state.phase.name !== 'over') {
    if (state.turnNumber > TURNS) throw new Error(`no end after ${TURNS} turns`);
    const action = withDice(policyOf(state.position.turn)(state, random), state, random);
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify({ state, action, ...applied.refusal })}`);
    yield { state, action, events: applied.events, next: applied.state };
    state = applied.state;
  }
}

export const withDice = (action: Action, state: GameState, random: Random): Action =>
  action.type === 'roll'
    ? { ...action, dice: Array.from({ length: offers(state).roll }, () => 1 + random(6)) }
    : action;

/** Random seats if the number of players leaves a choice. */
export function seatsOf(players: PlayerCount, random: Random): readonly Color[] {
  const one = COLORS[random(COLORS.length)] ?? 'blue';
  if (players === 2) return COLORS.filter((color) => color === one || color === OPPOSITE[one]);
  return players === 3 ? COLORS.filter((color) => color !== one) : COLORS;
}

export function seatedAtRandom(players: PlayerCount, random: Random): Setup {
  const seats = seatsOf(players, random);
  return { players: seats, first: seats[0] ?? 'blue' };
}

/** The states of a game of random actions, without the last one. */
export const randomStates = (players: PlayerCount, random: Random): readonly GameState[] =>
  [...moments(seatedAtRandom(players, random), () => randomPolicy, random)].map(({ state }) => state);

/** The actions by which a turn in progress is completed: up to three undos, a discard, three steps and the confirmation. */
export function completedTurn(
  from: GameState,
  choose: (state: GameState) => Action,
  random: Random,
): Action[] {
  const actions: Action[] = [];
  for (let state = from; state.turnNumber === from.turnNumber && state.phase.name === 'moving'; ) {
    if (actions.length === 9) throw new Error(`no end: ${JSON.stringify({ from, actions })}`);
    const action = choose(state);
    actions.push(action);
    state = applied(state, withDice(action, state, random));
  }
  return actions;
}

interface Count {
  taken: number;
  won: number;
}

export interface Tally {
  readonly games: number;
  readonly turns: number;
  /** By name, the seats taken in all games and the games won; shared wins count in part. */
  readonly players: ReadonlyMap<string, Count>;
  /** Devotions, and those whose player won in that role. */
  readonly roles: Readonly<Record<'tuchulcha' | 'lasaVecuvia', Count>>;
}

/** `seating` has a name for each seat; each game rotates them by one and begins with another seat. */
export function arena(
  seating: readonly string[],
  policies: Readonly<Record<string, Policy>>,
  games: number,
  seed: number,
): Tally {
  const players = new Map<string, Count>(seating.map((name) => [name, { taken: 0, won: 0 }]));
  const roles = { tuchulcha: { taken: 0, won: 0 }, lasaVecuvia: { taken: 0, won: 0 } };
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const random = randomFrom(seed + game);
    const seats = seatsOf(seating.length as PlayerCount, random);
    const nameOf = (color: Color) => seating[(seats.indexOf(color) + game) % seating.length] as string;
    const first = seats[random(seats.length)] as Color;
    const policyOf = (color: Color) => policies[nameOf(color)] as Policy;
    let end: GameState | null = null;
    const events: GameEvent[] = [];
    const setup: Setup = { players: seats, first };
    for (const moment of moments(setup, policyOf, random)) {
      events.push(...moment.events);
      end = moment.next;
    }
    const winners = end?.phase.name === 'over' ? end.phase.winners : [];
    for (const color of seats)
      count(players.get(nameOf(color)), winners.includes(color) ? 1 / winners.length : 0);
    for (const event of events) {
      if (event.type !== 'devoted') continue;
      const still = end?.position.colors[event.color]?.role === event.devotion.role;
      count(roles[event.devotion.role], still && winners.includes(event.color) ? 1 : 0);
    }
    turns += end?.turnNumber ?? 0;
  }
  return { games, turns, players, roles };
}

function count(counted: Count | undefined, won: number): void {
  if (!counted) return;
  counted.taken++;
  counted.won += won;
}
