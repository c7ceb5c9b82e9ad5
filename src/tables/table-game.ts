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
import type { GameCareer } from './results/profile.ts';
import type { FinishedGame, GameResult, Title } from './results/result.ts';
import type { PersonSettings } from './settings.ts';
import type { Question, TableOf } from './table.ts';

/**
 * A game as tables play it. A table's set-up, state and actions are always of its own game: that is why the methods may
 * take them for any game's.
 */
export interface TableGame<G extends GameName = GameName> {
  readonly name: G;
  readonly rules: Game<SetupOf<G>, StateOf<G>, ActionOf<G>, EventOf<G>, RefusalOf<G>>;
  readonly colors: readonly SeatColor<G>[];
  readonly sizes: { readonly least: number; readonly most: number };
  /** Whether computer players may have seats. Where not, the turns of those who are away are passed over. */
  readonly hasComputers: boolean;
  /** The computer player of a seat, where there are any: always the same, and no other at its table. */
  computerName?(table: Pick<TableOf<G>, 'id' | 'terms'>, color: SeatColor<G>): string;
  readonly terms: GameTerms<G>;
  /** Whether people choose their colors. Where not, a newcomer gets the first that is free. */
  readonly choosesColors: boolean;
  freeColors(seats: readonly Seat<G>[], size: number): readonly SeatColor<G>[];
  startingSeats(seats: readonly Seat<G>[]): Seated<G>;
  /** `first` is the player who was drawn to begin. */
  setUp(
    players: readonly [SeatColor<G>, ...SeatColor<G>[]],
    first: SeatColor<G>,
    terms: TermsOf<G>,
  ): SetupOf<G>;
  /** The seat that is to act; null where the game is over, or waits for chance. */
  toAct(state: StateOf<G>): SeatColor<G> | null;
  /** Whose turn comes after this one, as far as that is known. */
  next(state: StateOf<G>): SeatColor<G> | null;
  isInGame(state: StateOf<G>, color: SeatColor<G>): boolean;
  /** Whether a request may be made by others than who is to act. */
  isForAnybody(request: RequestOf<G>): boolean;
  /** Whether a request may be made when the game is over, too: it changes nothing of how it ended. */
  isAllowedAfterEnd(request: RequestOf<G>): boolean;
  /** The entry of a finished log that ended the game: the last one, but for what was asked for afterwards. */
  endOf(log: readonly LoggedAction<G>[]): LoggedAction<G> | null;
  applyRequest(begun: Progress<G>, asking: Asking<G>): Asked<G> | null;
  leaving(color: SeatColor<G>): ActionOf<G>;
  /** Told after any change of a game that goes on, whoever made it. `seq`: of its last entry in the log. */
  tellsOfChange?(before: StateOf<G>, after: StateOf<G>, seq: number): readonly PendingNotice[];
  /** The numbers of the turns in which something happened that is announced. `turn`: in which the events begin. */
  turnsWithMoments(setup: SetupOf<G>, events: readonly EventOf<G>[], turn: number): readonly number[];
  /** Whether all who are to act have the same time, begun for all at once; who is to act is the first of them. */
  sharesClock(state: StateOf<G>): boolean;
  /** When the game goes on by itself, no matter who is to act; null where it does not. */
  dueAt(state: StateOf<G>): Date | null;
  /** Whether {@link TableGame.autoPlay} has something to do; `settings` null: whether it might, whatever people have chosen. */
  canAutoPlay(state: StateOf<G>, playing: PlayInputs<G>): boolean;
  /** Plays on as long as no person has anything to decide, at most to the end of the next turn. */
  autoPlay(from: Progress<G>, playing: PlayContext<G>): Progress<G>;
  playTurnFor(from: Progress<G>, playing: PlayContext<G>): Progress<G>;
  /** The rolls or draws of a log, in the order of its numbers. Throws where the log does not replay. */
  chances(setup: SetupOf<G>, actions: readonly ActionOf<G>[]): readonly Chance[];
  /** Whether words may have been taken back for good with these last entries of a log, which lead to this state. */
  takesWordsBack(state: StateOf<G>, done: readonly LoggedAction<G>[]): boolean;
  /** The entries of a log whose words are taken back for good, as they are without them, by their places. */
  entriesTakenBack(setup: SetupOf<G>, actions: readonly ActionOf<G>[]): ReadonlyMap<number, ActionOf<G>>;
  /** How a finished game ended. Throws where its log does not replay, or not to an end. */
  resultOf(game: FinishedGame<G>): GameResult;
  /** A table speaks its opener's language, whatever the server's is. */
  readonly isInOpenersLanguage?: true;
  /** Whether its players win and lose. Where not, their profiles count it apart. */
  readonly isContest: boolean;
  /** What its players may call each other afterwards. */
  readonly titles: readonly [Title, ...Title[]];
  readonly career: GameCareer<G>;
  /** Left out: nobody votes at its tables. */
  readonly votes?: GameVotes<G>;
  /** Left out: there are no seasons of it. */
  readonly season?: GameSeason<G>;
  /** Left out: its tables' readers are asked nothing. */
  readonly questions?: GameQuestions<G>;
}

/** The questions that a game has for those who read along (src/tables/prophecies/). */
export interface GameQuestions<G extends GameName = GameName> {
  /** What is open to a judge as a turn begins; null: nothing. `asked`: what was asked before at this table. */
  at(
    state: StateOf<G>,
    services: ServicesOf<G>,
    asked: readonly Question[],
  ): Pick<Question, 'about' | 'options'> | null;
  /** How a question of the game's own came out: each option's share, 0..1, together 1. */
  outcome(question: Question, game: FinishedGame<G>): readonly number[];
}

/** How a seat is played by votes. */
export interface GameVotes<G extends GameName = GameName> {
  /**
   * The ways to go on for the seat that is to act, up to the end of its turn or the next dice, the judge's best first: at least
   * one. Not all of them where there are very many.
   */
  ways(state: StateOf<G>, services: ServicesOf<G>): readonly RatedWay[];
  /** Goes that way; null where it is none any more. */
  play(from: Progress<G>, way: string, playing: PlayContext<G>): Progress<G> | null;
}

/** A way to go on, as the game writes it in a word. */
export interface RatedWay {
  readonly way: string;
  /** To win, 0..1, as the judge sees it. */
  readonly chance: number;
  /** The moves in the game's notation, which can be read without the board; empty where there are none. */
  readonly moves: string;
}

/** What seasons need to know of a game (docs/seasons.md). */
export interface GameSeason<G extends GameName = GameName> {
  /** How long a game usually takes; null without a clock. */
  usualLength(pace: Pace, players: number): UsualLength | null;
  /** How many turns of their own a player usually has. */
  usualTurns(players: number): number;
  /** How a game that goes on looks to a judge. Seats are in the order of `colors`. */
  judge(state: StateOf<G>, colors: readonly SeatColor<G>[], services: ServicesOf<G>): Judgement;
}

export interface UsualLength {
  readonly unit: 'minutes' | 'hours' | 'days' | 'weeks';
  readonly count: number;
}

/** How a judge sees a game that isn't over. */
export type Chances =
  /** Of each seat: the chance of each place, the first one first. */
  | { readonly kind: 'places'; readonly places: readonly (readonly number[])[] }
  /** Of each seat: the chance to win. */
  | { readonly kind: 'wins'; readonly wins: readonly number[] };

/** What a judge says of a game, and by what: enough to work it out again. */
export interface Judgement {
  /** As the game writes it in one line. */
  readonly position: string;
  /** By which the judge is known, e.g. the digest of its weights. */
  readonly weights: string;
  readonly chances: Chances;
}

/** What the tables of a game are opened with and agree on, beside what every table has. */
export interface GameTerms<G extends GameName = GameName> {
  /** The terms of a new table. `chosen` is what its opener chose. */
  opening(chosen: Partial<TermsOf<G>>): TermsOf<G>;
  /** The terms for another game of the same people. `id`: of the table of the one before. */
  again(terms: TermsOf<G>, now: Date, id: string): TermsOf<G>;
  /** The people who have yet to say that they are ready to begin; in a pause, to go on. Left out: nobody is asked. */
  notReady?(terms: TermsOf<G>, seats: readonly Seat<G>[]): readonly Snowflake[];
  /** Whether the table rests. Left out: it never does. */
  isPaused?(terms: TermsOf<G>): boolean;
  /** Why no game can begin by these terms; null or left out: it can. */
  whyNotToStart?(terms: TermsOf<G>, now: Date): TableRefusal | null;
  /** Who has agreed to the title that is proposed; null: none is. Left out: tables have no titles. */
  titleAgreedBy?(terms: TermsOf<G>): readonly Snowflake[] | null;
  /** The terms once the table agrees to go on after a pause, or to the title that is proposed, and what it is told. */
  settled?(
    terms: TermsOf<G>,
    on: 'goOn' | 'title',
  ): { readonly terms: TermsOf<G>; readonly tells: NoticeText } | null;
  areRated?(terms: TermsOf<G>): boolean;
  /** The terms once a person has given up their seat; left out, they stay as they are. */
  withoutSeat?(terms: TermsOf<G>, userId: Snowflake): TermsOf<G>;
  /** The terms once all data of a person were deleted. */
  withoutPerson(terms: TermsOf<G>, userId: Snowflake): TermsOf<G>;
  /** The part that everybody may know, for an export of data. */
  shared(terms: TermsOf<G>): object;
  /** A person's own part of them, for an export of their data; null: they have none. */
  own(terms: TermsOf<G>, userId: Snowflake): object | null;
}

export interface Asking<G extends GameName = GameName> {
  readonly person: Pick<Person, 'userId'>;
  readonly seat: Seat<G>;
  readonly settings: PersonSettings;
  readonly request: RequestOf<G>;
  readonly playing: PlayContext<G>;
}

/** The effect of a player's request. `terms`: the table's from now on, where they change. */
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
  /** The person whom it is for; left out, it is for the table. */
  readonly userId?: Snowflake;
  readonly text: NoticeText;
}

/** The part of {@link PlayContext} by which a game goes on. `settings` null: they haven't been read. */
export type PlayInputs<G extends GameName = GameName> = Pick<PlayContext<G>, 'seats' | 'terms' | 'now'> & {
  readonly settings: PlayContext<G>['settings'] | null;
};

/** Everything by which a game goes on where nobody is asked. */
export interface PlayContext<G extends GameName = GameName> {
  readonly seats: readonly Seat<G>[];
  readonly dice: RollDice;
  readonly pick: Draw;
  /** The settings of those at the table who don't have the defaults. */
  readonly settings: ReadonlyMap<Snowflake, PersonSettings>;
  readonly terms: TermsOf<G>;
  readonly services: ServicesOf<G>;
  readonly now: Date;
}

export type RollDice = (count: number, roll: RollKey) => readonly number[];

/** One of so many outcomes, 0.., all equally likely. */
type Draw = (outcomes: number, draw: RollKey) => number;

interface Beginning<G extends GameName> {
  readonly state: StateOf<G>;
  readonly logLength: number;
  readonly lastInteractionId: Snowflake | null;
  readonly at: Date;
  /** The interaction that the change follows from; null: the bot acts by itself. */
  readonly interactionId: Snowflake | null;
}

/** A state on its way through one transaction: what has been done since the table was read. */
export class Progress<G extends GameName = GameName> {
  readonly state: StateOf<G>;
  readonly actions: readonly LoggedAction<G>[];
  readonly events: readonly EventOf<G>[];
  readonly #game: Pick<TableGame<G>, 'rules'>;
  readonly #from: Beginning<G>;

  /** `done`: what has been done since the beginning; left out: nothing. */
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

  /** The interaction that the next roll follows from: that of this change, which its first entry keeps, else the latest in the log. */
  get interactionId(): Snowflake | null {
    return this.#from.interactionId ?? this.#from.lastInteractionId;
  }

  /** The same, before anything has been done, without its interaction: the log says neither who did it nor from what. */
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

  /** An action that the state offers. Throws where the rules refuse it all the same: then a promise is broken. */
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
