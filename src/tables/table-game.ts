import type { Game } from '../games/game.ts';
import type { Pace } from './clock/pace.ts';
import type { RollKey } from './fairness/dice.ts';
import type {
  ActionOf,
  Actor,
  Chance,
  EventOf,
  GameName,
  LoggedAction,
  Person,
  RefusalOf,
  RequestOf,
  Seat,
  SeatColor,
  ServicesOf,
  SetupOf,
  Snowflake,
  StateOf,
  TermsOf,
} from './game-types.ts';
import type { NoticeText } from './notice.ts';
import type { Seated, TableRefusal } from './refusal.ts';
import type { Title } from './results/awards.ts';
import type { FinishedGame, GameCareer, GameResult } from './results/result.ts';
import type { PersonSettings } from './settings.ts';
import type { Question, TableOf } from './table.ts';

/** A game for tables. A table's setup, state and actions are always of its own game, so methods may accept any game's types. */
export interface TableGame<G extends GameName = GameName> {
  readonly name: G;
  readonly rules: Game<SetupOf<G>, StateOf<G>, ActionOf<G>, EventOf<G>, RefusalOf<G>>;
  readonly colors: readonly SeatColor<G>[];
  readonly sizes: { readonly least: number; readonly most: number };
  /** Whether computer players may have seats. If not, turns of absent players are skipped. */
  readonly hasComputers: boolean;
  /** The name of a seat's computer player, if the game has any: always the same, and unique at its table. */
  computerName?(table: Pick<TableOf<G>, 'id' | 'terms'>, color: SeatColor<G>): string;
  readonly terms: GameTerms<G>;
  /** Whether people choose their colors. If not, a newcomer gets the first free one. */
  readonly choosesColors: boolean;
  freeColors(seats: readonly Seat<G>[], size: number): readonly SeatColor<G>[];
  startingSeats(seats: readonly Seat<G>[]): Seated<G>;
  /** `first` is the player who was drawn to begin. */
  setUp(
    players: readonly [SeatColor<G>, ...SeatColor<G>[]],
    first: SeatColor<G>,
    terms: TermsOf<G>,
  ): SetupOf<G>;
  /** The seat to act; null if the game is over, or waits for chance. */
  toAct(state: StateOf<G>): SeatColor<G> | null;
  /** The seat of the next turn, as far as known. */
  next(state: StateOf<G>): SeatColor<G> | null;
  isInGame(state: StateOf<G>, color: SeatColor<G>): boolean;
  /** Whether other players than the one to act may make the request; left out: none. */
  isForAnybody?(request: RequestOf<G>): boolean;
  /** Whether a request may be made once the game is over, or was closed: it doesn't change the result. Left out: none. */
  isAllowedAfterEnd?(request: RequestOf<G>): boolean;
  /** The entry of a finished log that ended the game: the last one, except for requests after the end. */
  endOf(log: readonly LoggedAction<G>[]): LoggedAction<G> | null;
  applyRequest(begun: Progress<G>, asking: Asking<G>): Asked<G> | null;
  leaving(color: SeatColor<G>): ActionOf<G>;
  /** Notices after any change of a running game. `seq`: its last log entry. */
  tellsOfChange?(before: StateOf<G>, after: StateOf<G>, seq: number): readonly PendingNotice[];
  /** Notices once nothing of a game can be played any more: it is over, or was closed. Left out: none. */
  tellsOfEnd?(state: StateOf<G>): readonly PendingNotice[];
  /** The numbers of the turns with announced moments. `turn`: the turn in which the events begin. Left out: none. */
  turnsWithMoments?(setup: SetupOf<G>, events: readonly EventOf<G>[], turn: number): readonly number[];
  /** Whether all players to act share one clock; the player to act is the first of them. Left out: never. */
  sharesClock?(state: StateOf<G>): boolean;
  /** When the game continues automatically; null, or left out: it doesn't. */
  dueAt?(state: StateOf<G>): Date | null;
  /** Whether {@link TableGame.autoPlay} has something to do; `settings` null: whether it might, depending on settings. */
  canAutoPlay(state: StateOf<G>, playing: PlayInputs<G>): boolean;
  /** Plays on while no person has anything to decide, at most to the end of the next turn. */
  autoPlay(from: Progress<G>, playing: PlayContext<G>): Progress<G>;
  playTurnFor(from: Progress<G>, playing: PlayContext<G>): Progress<G>;
  /** The rolls or draws of a log, by number. Throws if the log doesn't replay. */
  chances(setup: SetupOf<G>, actions: readonly ActionOf<G>[]): readonly Chance[];
  /**
   * Whether texts may have been permanently removed by these last log entries, which lead to this state, or because the game is
   * over or was closed (`isOver`); left out: never.
   */
  takesWordsBack?(state: StateOf<G>, done: readonly LoggedAction<G>[], isOver: boolean): boolean;
  /** The log entries whose texts are permanently removed, without these texts, by index. */
  entriesTakenBack?(
    setup: SetupOf<G>,
    actions: readonly ActionOf<G>[],
    isOver: boolean,
  ): ReadonlyMap<number, ActionOf<G>>;
  /** The result of a finished game. Throws if its log doesn't replay to an end. */
  resultOf(game: FinishedGame<G>): GameResult;
  /** Tables use their opener's language instead of the server's. */
  readonly isInOpenersLanguage?: true;
  /** Whether its players win and lose. If not, profiles count it separately. */
  readonly isContest: boolean;
  /** The titles that its players can give each other afterwards. */
  readonly titles: readonly [Title, ...Title[]];
  readonly career: GameCareer<G>;
  /** Left out: no votes at its tables. */
  readonly votes?: GameVotes<G>;
  /** Left out: no seasons. */
  readonly season?: GameSeason<G>;
  /** Left out: no questions to readers. */
  readonly questions?: GameQuestions<G>;
}

/** A game's questions for readers (src/tables/prophecies/). */
export interface GameQuestions<G extends GameName = GameName> {
  /** The open question at the beginning of a turn; null: none. `asked`: earlier questions at this table. */
  at(
    state: StateOf<G>,
    services: ServicesOf<G>,
    asked: readonly Question[],
  ): Pick<Question, 'about' | 'options'> | null;
  /** The outcome of one of the game's own questions: each option's share, 0..1, together 1. */
  outcome(question: Question, game: FinishedGame<G>): readonly number[];
}

/** How a seat is played by votes. */
export interface GameVotes<G extends GameName = GameName> {
  /** The options up to the end of the turn or the next dice, the judge's best first: at least one. Incomplete if very many. */
  ways(state: StateOf<G>, services: ServicesOf<G>): readonly RatedWay[];
  /** Plays this option; null if it is no longer possible. */
  play(from: Progress<G>, way: string, playing: PlayContext<G>): Progress<G> | null;
}

/** An option, as a word in the game's notation. */
export interface RatedWay {
  readonly way: string;
  /** The chance to win, 0..1, estimated by the judge. */
  readonly chance: number;
  /** The moves in the game's notation, readable without the board; empty if there are none. */
  readonly moves: string;
}

/** A game's data for seasons (docs/seasons.md). */
export interface GameSeason<G extends GameName = GameName> {
  /** The usual length of a game; null without a clock. */
  usualLength(pace: Pace, players: number): UsualLength | null;
  /** The usual number of a player's own turns. */
  usualTurns(players: number): number;
  /** A judge's estimate of a running game. Seats are in the order of `colors`. */
  judge(state: StateOf<G>, colors: readonly SeatColor<G>[], services: ServicesOf<G>): Judgement;
}

export interface UsualLength {
  readonly unit: 'minutes' | 'hours' | 'days' | 'weeks';
  readonly count: number;
}

/** A judge's estimate of an unfinished game. */
export type Chances =
  /** Per seat: the chance of each place, first place first. */
  | { readonly kind: 'places'; readonly places: readonly (readonly number[])[] }
  /** Per seat: the chance to win. */
  | { readonly kind: 'wins'; readonly wins: readonly number[] };

/** A judge's estimate, with all data to compute it again. */
interface Judgement {
  /** One line in the game's notation. */
  readonly position: string;
  /** The judge's name, e.g. the digest of its weights. */
  readonly weights: string;
  readonly chances: Chances;
}

/** A game's table options, besides those of every table. */
export interface GameTerms<G extends GameName = GameName> {
  /** The terms of a new table. `chosen`: the opener's choices. */
  opening(chosen: Partial<TermsOf<G>>): TermsOf<G>;
  /** The terms for another game of the same people. `id`: the previous table's id. */
  again(terms: TermsOf<G>, now: Date, id: string): TermsOf<G>;
  /** The people who have yet to say that they are ready to begin; in a pause, to go on. Left out: nobody is asked. */
  notReady?(terms: TermsOf<G>, seats: readonly Seat<G>[]): readonly Snowflake[];
  /** Whether the table is paused. Left out: never. */
  isPaused?(terms: TermsOf<G>): boolean;
  /** Why no game can begin with these terms; null or left out: it can. */
  whyNotToStart?(terms: TermsOf<G>, now: Date): TableRefusal | null;
  /** The people who have agreed to the proposed title; null if none is proposed. Left out: tables have no titles. */
  titleAgreedBy?(terms: TermsOf<G>): readonly Snowflake[] | null;
  /** The terms once the table agrees to go on after a pause, or to the proposed title, and the notices. */
  settled?(
    terms: TermsOf<G>,
    on: 'goOn' | 'title',
  ): { readonly terms: TermsOf<G>; readonly tells: NoticeText } | null;
  areRated?(terms: TermsOf<G>): boolean;
  /** The terms after a person has given up their seat; left out: unchanged. */
  withoutSeat?(terms: TermsOf<G>, userId: Snowflake): TermsOf<G>;
  /** The terms after a person has deleted their data. */
  withoutPerson(terms: TermsOf<G>, userId: Snowflake): TermsOf<G>;
  /** The public part, for an export of data. */
  shared(terms: TermsOf<G>): object;
  /** A person's private part, for an export of their data; null if they have none. */
  own(terms: TermsOf<G>, userId: Snowflake): object | null;
}

export interface Asking<G extends GameName = GameName> {
  readonly person: Pick<Person, 'userId'>;
  readonly seat: Seat<G>;
  readonly settings: PersonSettings;
  readonly request: RequestOf<G>;
  readonly playing: PlayContext<G>;
}

/** The effect of a player's request. `terms`: the table's new ones, if they change. */
export type Asked<G extends GameName = GameName> =
  | {
      readonly ok: true;
      readonly progress: Progress<G>;
      readonly terms?: TermsOf<G>;
      readonly tells?: readonly PendingNotice[];
    }
  | { readonly ok: false; readonly refusal: RefusalOf<G> };

export interface PendingNotice {
  readonly key: string;
  /** The recipient; left out: the table. */
  readonly userId?: Snowflake;
  readonly text: NoticeText;
}

/** The part of {@link PlayContext} needed to check for automatic play. `settings` null: they haven't been read. */
export type PlayInputs<G extends GameName = GameName> = Pick<PlayContext<G>, 'seats' | 'terms' | 'now'> & {
  readonly settings: PlayContext<G>['settings'] | null;
};

/** Everything needed to continue a game automatically. */
export interface PlayContext<G extends GameName = GameName> {
  readonly seats: readonly Seat<G>[];
  readonly dice: RollDice;
  readonly pick: Draw;
  /** The settings of people at the table without the defaults. */
  readonly settings: ReadonlyMap<Snowflake, PersonSettings>;
  readonly terms: TermsOf<G>;
  readonly services: ServicesOf<G>;
  readonly now: Date;
}

export type RollDice = (count: number, roll: RollKey) => readonly number[];

/** Draws one of this many equally likely outcomes, from 0. */
type Draw = (outcomes: number, draw: RollKey) => number;

interface Beginning<G extends GameName> {
  readonly state: StateOf<G>;
  readonly logLength: number;
  readonly lastInteractionId: Snowflake | null;
  readonly at: Date;
  /** The interaction that caused the change; null for automatic actions. */
  readonly interactionId: Snowflake | null;
}

/** A state during one transaction: the changes since the table was read. */
export class Progress<G extends GameName = GameName> {
  readonly state: StateOf<G>;
  readonly actions: readonly LoggedAction<G>[];
  readonly events: readonly EventOf<G>[];
  readonly #game: Pick<TableGame<G>, 'rules'>;
  readonly #from: Beginning<G>;

  /** `done`: the changes so far; left out: none. */
  constructor(
    game: Pick<TableGame<G>, 'rules'>,
    from: Beginning<G>,
    done: Pick<Progress<G>, 'state' | 'actions' | 'events'> = { state: from.state, actions: [], events: [] },
  ) {
    this.#game = game;
    this.#from = from;
    this.state = done.state;
    this.actions = done.actions;
    this.events = done.events;
  }

  /** The interaction of the next roll: that of this change, which its first entry keeps, or else the latest in the log. */
  get interactionId(): Snowflake | null {
    return this.#from.interactionId ?? this.#from.lastInteractionId;
  }

  /** The same, before any change, without its interaction: the log contains neither actor nor interaction. */
  anonymous(): Progress<G> {
    return new Progress(this.#game, { ...this.#from, interactionId: null }, this);
  }

  and(actor: Actor, action: ActionOf<G>): Progressed<G> {
    const applied = this.#game.rules.apply(this.state, action);
    if (!applied.ok) return applied;
    const { logLength, at, interactionId } = this.#from;
    const done = this.actions.length;
    const entry = {
      seq: logLength + done,
      actor,
      action,
      at,
      ...(interactionId !== null && done === 0 && { interactionId }),
    };
    const actions = [...this.actions, entry];
    const events = [...this.events, ...applied.events];
    const progress = new Progress(this.#game, this.#from, { state: applied.state, actions, events });
    return { ok: true, progress };
  }

  /** Applies an action that the state offers. Throws if the rules refuse it, which would be a bug. */
  andSurely(actor: Actor, action: ActionOf<G>): Progress<G> {
    const next = this.and(actor, action);
    if (!next.ok)
      throw new Error(`An offered action was refused: ${JSON.stringify({ action, refusal: next.refusal })}`);
    return next.progress;
  }
}

type Progressed<G extends GameName = GameName> =
  | { readonly ok: true; readonly progress: Progress<G> }
  | { readonly ok: false; readonly refusal: RefusalOf<G> };
