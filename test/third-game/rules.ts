import type { Applied, Game, RuleRefusal } from '../../src/games/game.ts';

/** Nim: players take one to three stones in turn; taking the last one wins. */
export type Color = 'blue' | 'red';

export interface Setup {
  readonly players: readonly Color[];
  readonly first: Color;
}

export interface State {
  readonly players: readonly Color[];
  readonly turn: Color;
  readonly turnNumber: number;
  readonly left: number;
  readonly winner: Color | null;
}

export type Action =
  | { readonly type: 'take'; readonly stones: number }
  | { readonly type: 'leave'; readonly color: Color };

export type Event =
  | { readonly type: 'took'; readonly color: Color; readonly stones: number }
  | { readonly type: 'turn'; readonly turnNumber: number };

export type Refusal = RuleRefusal<'over' | 'tooMany'>;

const STONES = 7;
export const MOST = 3;

export const COLORS = ['blue', 'red'] as const;

export const other = ({ players }: Pick<State, 'players'>, color: Color): Color =>
  players.find((one) => one !== color) ?? color;

export const nim: Game<Setup, State, Action, Event, Refusal> = {
  name: 'nim',
  start: ({ players, first }) => ({ players, turn: first, turnNumber: 1, left: STONES, winner: null }),
  toAct: ({ turn, winner }) => (winner ? [] : [turn]),
  apply,
  winners: ({ winner }) => (winner ? [winner] : null),
};

function apply(state: State, action: Action): Applied<State, Event, Refusal> {
  const { turn, turnNumber, left, winner } = state;
  if (winner) return { ok: false, refusal: { code: 'over', rule: '1', facts: {} } };
  if (action.type === 'leave')
    return { ok: true, state: { ...state, winner: other(state, action.color) }, events: [] };
  const { stones } = action;
  if (stones < 1 || stones > Math.min(MOST, left))
    return { ok: false, refusal: { code: 'tooMany', rule: '1', facts: { left } } };
  const took: Event = { type: 'took', color: turn, stones };
  if (stones === left) return { ok: true, state: { ...state, left: 0, winner: turn }, events: [took] };
  const next = { ...state, turn: other(state, turn), turnNumber: turnNumber + 1, left: left - stones };
  return { ok: true, state: next, events: [took, { type: 'turn', turnNumber: turnNumber + 1 }] };
}
