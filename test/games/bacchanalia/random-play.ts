/** Whole games by any offered action, for tests and the bench: the same seed, the same games. */
import type { Action, GameEvent } from '../../../src/games/bacchanalia/action.ts';
import { COLORS, type Color } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import type { AgreedEnd, GameState, Setup } from '../../../src/games/bacchanalia/state.ts';
import { besideActions, offeredActions } from './every-action.ts';

/** An integer of 0..below-1. */
export type Random = (below: number) => number;

/** xorshift32 */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

export function randomSetup(players: number, end: AgreedEnd, random: Random): Setup {
  const seated = COLORS.slice(0, players);
  return { players: seated, first: seated[random(players)] ?? 'blue', end };
}

/** How many of a hundred actions are of each kind besides those that the game waits for. */
export interface Manners {
  readonly absent: number;
  readonly leave: number;
  /** Minerva given, questions, answers, tales cut and retold, the agreed time reached. */
  readonly other: number;
}

/** Everybody always plays, and gives Minerva now and then. */
export const PATIENT: Manners = { absent: 0, leave: 0, other: 1 };
export const RESTLESS: Manners = { absent: 6, leave: 1, other: 10 };

export interface Played {
  readonly setup: Setup;
  readonly log: readonly Action[];
  /** The state at the start and after each action of the log. */
  readonly states: readonly GameState[];
  readonly events: readonly GameEvent[];
}

const MAX_ACTIONS = 20_000;

/**
 * Plays to the end; the players in `away` are absent whenever the game waits for them. Throws if the end doesn't come, or an
 * offered action is refused.
 */
export function playAtRandom(
  setup: Setup,
  manners: Manners,
  random: Random,
  { away = [] }: { readonly away?: readonly Color[] } = {},
): Played {
  const log: Action[] = [];
  const events: GameEvent[] = [];
  let state = bacchanalia.start(setup);
  const states = [state];
  while (state.phase.name !== 'over') {
    if (log.length === MAX_ACTIONS) throw new Error(`no end after ${MAX_ACTIONS} actions`);
    const action = ofTheAway(state, away) ?? randomAction(state, manners, random);
    const applied = bacchanalia.apply(state, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(applied.refusal)}`);
    log.push(action);
    events.push(...applied.events);
    state = applied.state;
    states.push(state);
  }
  return { setup, log, states, events };
}

function ofTheAway(state: GameState, away: readonly Color[]): Action | undefined {
  const color = away.find((one) => bacchanalia.toAct(state).includes(one));
  return color && { type: 'absent', color };
}

function randomAction(state: GameState, manners: Manners, random: Random): Action {
  return besideAtRandom(state, manners, random) ?? offeredAtRandom(state, random);
}

function besideAtRandom(state: GameState, manners: Manners, random: Random): Action | undefined {
  const dice = random(100);
  const { absent, leave, other } = manners;
  if (dice >= absent + leave + other) return undefined;
  const wanted = (type: Action['type']): boolean => {
    if (dice < absent) return type === 'absent';
    if (dice < absent + leave) return type === 'leave';
    return type !== 'absent' && type !== 'leave';
  };
  const types = [...new Set(besideActions(state).map(({ type }) => type))].filter(wanted);
  const type = types[random(types.length || 1)];
  return oneOf(
    besideActions(state).filter((action) => action.type === type),
    random,
  );
}

/** An odd card is kept in half of the scenes. */
function offeredAtRandom(state: GameState, random: Random): Action {
  const { phase } = state;
  const all = offeredActions(state);
  const isKept = phase.name === 'scene' && random(2) === 0;
  const fitting = all.filter((action) => action.type !== 'tell' || (action.odd !== undefined) === isKept);
  const action = oneOf(fitting.length > 0 ? fitting : all, random);
  if (!action) throw new Error(`nothing is offered in ${phase.name}`);
  return action.type === 'draw' ? withPrompt(state, action) : action;
}

/**
 * If a scene's prompt is drawn with the card, it has separate randomness, so that the cards are those of stories without prompts.
 */
function withPrompt(state: GameState, draw: Extract<Action, { type: 'draw' }>): Action {
  const { promptChance } = offers(state);
  if (promptChance === null) return draw;
  return { ...draw, prompt: randomFrom(state.draws * 64 + draw.pick)(promptChance) };
}

const oneOf = <T>(of: readonly T[], random: Random): T | undefined => of[random(of.length || 1)];
