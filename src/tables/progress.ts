import type { ActionOf, GameName, RefusalOf, SeatColor, StateOf, TableGame } from './game.ts';
import type { NoticeText } from './notice.ts';
import type { LoggedAction, Seat, Snowflake } from './table.ts';

export type Actor = LoggedAction['actor'];

export type Progressed<G extends GameName = GameName> =
  | { readonly ok: true; readonly progress: Progress<G> }
  | { readonly ok: false; readonly refusal: RefusalOf<G> };

/** Something to be told to the table; `key`: unique at it. */
export interface ToTell {
  readonly key: string;
  readonly text: NoticeText;
}

/** What a player's request comes to. `seat`: theirs from now on, where it changes. */
export type Asked<G extends GameName = GameName> =
  | {
      readonly ok: true;
      readonly progress: Progress<G>;
      readonly seat?: Seat<G>;
      readonly tells?: readonly ToTell[];
      /** Whose draft has been told by it. */
      readonly toldBy?: Snowflake;
    }
  | { readonly ok: false; readonly refusal: RefusalOf<G> };

/** A state on its way through one transaction: what has been done since the table was read. */
export class Progress<G extends GameName = GameName> {
  readonly state: StateOf<G>;
  readonly actions: readonly LoggedAction<G>[];
  readonly #rules: TableGame<G>['rules'];
  readonly #nextSeq: number;
  readonly #at: Date;

  private constructor(
    rules: TableGame<G>['rules'],
    state: StateOf<G>,
    actions: readonly LoggedAction<G>[],
    nextSeq: number,
    at: Date,
  ) {
    this.#rules = rules;
    this.state = state;
    this.actions = actions;
    this.#nextSeq = nextSeq;
    this.#at = at;
  }

  static from<G extends GameName>(
    { rules }: Pick<TableGame<G>, 'rules'>,
    state: StateOf<G>,
    logLength: number,
    at: Date,
  ): Progress<G> {
    return new Progress(rules, state, [], logLength, at);
  }

  /** One more action, or why the rules refuse it. */
  and(actor: Actor, action: ActionOf<G>): Progressed<G> {
    const applied = this.#rules.apply(this.state, action);
    if (!applied.ok) return applied;
    const entry = { seq: this.#nextSeq, actor, action, at: this.#at };
    const actions = [...this.actions, entry];
    return {
      ok: true,
      progress: new Progress(this.#rules, applied.state, actions, this.#nextSeq + 1, this.#at),
    };
  }

  /** An action that the state offers. Throws where the rules refuse it all the same: then a promise is broken. */
  andSurely(actor: Actor, action: ActionOf<G>): Progress<G> {
    const next = this.and(actor, action);
    if (!next.ok)
      throw new Error(`An offered action was refused: ${JSON.stringify({ action, refusal: next.refusal })}`);
    return next.progress;
  }
}

/** One game's dice: `count` values 1..6, of the roll with this number. */
export type Roll = (count: number, number: number) => readonly number[];

/** One of so many outcomes, 0.., all equally likely, by the number of the draw. */
export type Draw = (outcomes: number, number: number) => number;

/** What a game goes on by where nobody is asked. */
export interface Playing<G extends GameName = GameName> {
  readonly seats: readonly Seat<G>[];
  readonly dice: Roll;
  readonly pick: Draw;
  readonly computer: ComputerPlayer;
  /** Persons for whom the bot plays turns that can end in one way only. */
  readonly autoPlayers: ReadonlySet<Snowflake>;
  readonly now: Date;
}

/** A computer player: which action in a state that offers it at least one. Pure but for the dice it may draw from. */
export type ComputerPlayer = (state: StateOf<'tuchulcha'>) => ActionOf<'tuchulcha'>;

export const occupantOf = (seats: readonly Seat[], color: SeatColor): Seat['occupant'] | undefined =>
  seats.find((seat) => seat.color === color)?.occupant;
