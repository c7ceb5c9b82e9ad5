/** Bacchanalia as a reducer over actions: one legal action, one new state, and what happened. */
import { absent } from './absence.ts';
import type { Action, Setup } from './action.ts';
import { chooseAruspex } from './aruspex.ts';
import { giveBacchus } from './bacchus.ts';
import type { GameEvent, Refusal } from './contract.ts';
import { draw } from './drawing.ts';
import { chooseEnding } from './endings.ts';
import { give } from './gifts.ts';
import { goingOn } from './going-on.ts';
import { leave } from './leaving.ts';
import { giveMinerva } from './minerva.ts';
import { keep, keepNone } from './odd.ts';
import { isRefusal, type Outcome, type Tell } from './outcome.ts';
import { answer, ask } from './questions.ts';
import { refusal } from './refusal.ts';
import { retell } from './retelling.ts';
import { startingState } from './setup.ts';
import type { GameState } from './state.ts';
import { skip } from './tales.ts';
import { tellTale } from './telling.ts';
import { endingBegun } from './turns.ts';
import { awaitedIn } from './waiting.ts';
import { accept, challenge, vote } from './witness.ts';

export type Applied =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** `start` throws where the set-up isn't one. Nobody wins: it is no contest. */
export const bacchanalia = {
  name: 'bacchanalia',
  start: (setup: Setup): GameState => startingState(setup),
  toAct(state: GameState): readonly string[] {
    const color = awaitedIn(state);
    return color ? [color] : [];
  },
  winners: ({ phase }: GameState): readonly string[] | null => (phase.name === 'over' ? [] : null),
  apply(state: GameState, action: Action): Applied {
    const events: GameEvent[] = [];
    const outcome = done(state, action, (event) => events.push(event));
    return isRefusal(outcome) ? { ok: false, refusal: outcome } : { ok: true, state: outcome, events };
  },
};

type Made<T extends Action['type']> = (
  state: GameState,
  action: Extract<Action, { type: T }>,
  tell: Tell,
) => Outcome;

type Rules = { readonly [T in Action['type']]: Made<T> };

const RULES: Rules = {
  give,
  draw,
  tell: tellTale,
  giveBacchus,
  aruspex: chooseAruspex,
  keep,
  keepNone: (state, _, tell) => keepNone(state, tell),
  challenge,
  vote,
  accept,
  ask,
  answer,
  giveMinerva: afterMinerva,
  chooseEnding,
  skip,
  retell,
  timeReached: (state, _, tell) => timeReached(state, tell),
  absent,
  leave,
};

/** What was told last may be skipped after the end too (§5), and what was skipped be told anew [ours]. */
function done(state: GameState, action: Action, tell: Tell): Outcome {
  const isOpen = state.phase.name !== 'over' || action.type === 'skip' || action.type === 'retell';
  if (!isOpen) return refusal('gameOver', '6');
  const make = RULES[action.type] as Made<Action['type']>;
  return make(state, action, tell);
}

function afterMinerva(
  state: GameState,
  action: Extract<Action, { type: 'giveMinerva' }>,
  tell: Tell,
): Outcome {
  const given = giveMinerva(state, action, tell);
  return isRefusal(given) ? given : goingOn(given, tell);
}

function timeReached(state: GameState, tell: Tell): Outcome {
  const { setup, ending } = state;
  if (setup.end.kind !== 'time' || ending) return refusal('notOffered', '6', { end: setup.end.kind });
  return endingBegun(state, 'time', tell);
}
