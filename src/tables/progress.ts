import type { Action } from '../games/tuchulcha/action.ts';
import type { Color } from '../games/tuchulcha/color.ts';
import type { GameState, Refusal } from '../games/tuchulcha/contract.ts';
import { offers, tuchulcha } from '../games/tuchulcha/index.ts';
import { isDeserted, isPlayedByComputer } from './seats.ts';
import type { LoggedAction, Seat, Snowflake } from './table.ts';

type Actor = LoggedAction['actor'];

/** A computer player: which action in a state that offers it at least one. Pure but for the dice it may draw from. */
export type ComputerPlayer = (state: GameState) => Action;

export type Progressed =
  | { readonly ok: true; readonly progress: Progress }
  | { readonly ok: false; readonly refusal: Refusal };

/** A state on its way through one transaction: what has been done since the table was read. */
export class Progress {
  readonly state: GameState;
  readonly actions: readonly LoggedAction[];
  readonly #nextSeq: number;
  readonly #at: Date;

  private constructor(state: GameState, actions: readonly LoggedAction[], nextSeq: number, at: Date) {
    this.state = state;
    this.actions = actions;
    this.#nextSeq = nextSeq;
    this.#at = at;
  }

  static from(state: GameState, logLength: number, at: Date): Progress {
    return new Progress(state, [], logLength, at);
  }

  /** One more action, or why the rules refuse it. */
  and(actor: Actor, action: Action): Progressed {
    const applied = tuchulcha.apply(this.state, action);
    if (!applied.ok) return applied;
    const entry = { seq: this.#nextSeq, actor, action, at: this.#at };
    return {
      ok: true,
      progress: new Progress(applied.state, [...this.actions, entry], this.#nextSeq + 1, this.#at),
    };
  }

  /** An action that the state offers. Throws where the rules refuse it all the same: then a promise is broken. */
  andSurely(actor: Actor, action: Action): Progress {
    const next = this.and(actor, action);
    if (!next.ok)
      throw new Error(`An offered action was refused: ${JSON.stringify({ action, ...next.refusal })}`);
    return next.progress;
  }
}

/** One game's dice: `count` values 1..6, of the roll with this number. */
export type Roll = (count: number, number: number) => readonly number[];

export interface Playing {
  readonly seats: readonly Seat[];
  readonly dice: Roll;
  readonly computer: ComputerPlayer;
  /** Persons for whom the bot plays turns that can end in one way only. */
  readonly autoPlayers: ReadonlySet<Snowflake>;
}

export const occupantOf = (seats: readonly Seat[], color: Color): Seat['occupant'] | undefined =>
  seats.find((seat) => seat.color === color)?.occupant;

/**
 * Plays on as long as no person has anything to decide: rolls where there is nothing to choose before the roll,
 * passes where no die can be used, and lets a computer player finish one turn.
 */
export function playOn(from: Progress, playing: Playing): Progress {
  let progress = from;
  const { turnNumber } = from.state;
  while (progress.state.turnNumber <= turnNumber + 1 && !isDeserted({ ...playing, state: progress.state })) {
    const next = forced(progress, playing) ?? computed(progress, playing);
    if (!next) return progress;
    progress = next;
  }
  return progress;
}

/** Plays a person's turn to its end, from wherever they left it. */
export function playTurnFor(from: Progress, playing: Playing): Progress {
  const { color } = offers(from.state);
  const seats = playing.seats.map((seat) =>
    seat.color === color ? ({ color, occupant: { kind: 'computer' } } as const) : seat,
  );
  let progress = from;
  while (progress.state.turnNumber === from.state.turnNumber) {
    const next = forced(progress, { ...playing, seats }) ?? computed(progress, { ...playing, seats });
    if (!next) return progress;
    progress = next;
  }
  return progress;
}

/** Whether {@link playOn} has something to do. */
export const playsOn = (state: GameState, playing: Pick<Playing, 'seats' | 'autoPlayers'>): boolean => {
  const { color } = offers(state);
  if (color === null || isDeserted({ seats: playing.seats, state })) return false;
  return nothingToDecide(state, playing) !== null || computerToAct(playing.seats, color);
};

const computerToAct = (seats: readonly Seat[], color: Color): boolean => {
  const seat = seats.find((one) => one.color === color);
  return seat !== undefined && isPlayedByComputer(seat);
};

type Forced = 'roll' | 'pass' | 'confirm' | 'onlyTurn';

/** What is done without asking: what leaves no choice, or what its player does not want to be asked about. */
function nothingToDecide(
  state: GameState,
  { seats, autoPlayers }: Pick<Playing, 'seats' | 'autoPlayers'>,
): Forced | null {
  const offered = offers(state);
  const seat = seats.find(({ color }) => color === offered.color);
  const devotes = offered.devotions.length > 0 && !seat?.neverDevotes;
  if (state.phase.name === 'before' && offered.roll > 0 && !devotes) return 'roll';
  if (state.phase.name === 'afterFall' && !devotes) return 'pass';
  if (state.phase.name !== 'moving' || offered.undo) return null;
  if (offered.confirm && offered.steps.length === 0) return 'confirm';
  const plays = seat?.occupant.kind === 'person' && !seat.standIn && autoPlayers.has(seat.occupant.userId);
  return plays && offered.onlyTurn ? 'onlyTurn' : null;
}

function forced(progress: Progress, playing: Playing): Progress | null {
  switch (nothingToDecide(progress.state, playing)) {
    case 'roll':
      return roll(progress, 'table', playing.dice);
    case 'pass':
      return progress.andSurely('table', { type: 'pass' });
    case 'confirm':
      return progress.andSurely('table', { type: 'confirm' });
    case 'onlyTurn':
      return onlyLine(progress, 'table');
    default:
      return null;
  }
}

/** Rolls as many dice as are offered. */
export function roll(progress: Progress, actor: Actor, dice: Roll): Progress {
  const { state } = progress;
  return progress.andSurely(actor, { type: 'roll', dice: dice(offers(state).roll, state.rolls) });
}

function computed(progress: Progress, { seats, dice, computer }: Playing): Progress | null {
  const { color } = offers(progress.state);
  if (!color || !computerToAct(seats, color)) return null;
  const action = computer(progress.state);
  if (action.type === 'roll') return roll(progress, 'computer', dice);
  return progress.andSurely('computer', action);
}

/** The line that ends a turn of which only one end is possible: its steps and the confirmation. Null if there is a choice. */
export function onlyLine(progress: Progress, actor: Actor): Progress | null {
  const { onlyTurn } = offers(progress.state);
  if (!onlyTurn) return null;
  const played = onlyTurn.reduce((so, step) => so.andSurely(actor, { type: 'step', step }), progress);
  return played.andSurely(actor, { type: 'confirm' });
}
