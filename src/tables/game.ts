import type * as Bacchanalia from '../games/bacchanalia/index.ts';
import type { Game } from '../games/game.ts';
import type * as Tuchulcha from '../games/tuchulcha/index.ts';
import type { StoryRequest } from './bacchanalia/request.ts';
import type { Asked, Playing, Progress } from './progress.ts';
import type { FinishedGame } from './record/finished-game.ts';
import type { GameResult } from './record/result.ts';
import type { TableRefusal } from './refusal.ts';
import type { Person, Seated } from './seats.ts';
import type { PersonSettings } from './settings.ts';
import type { LoggedAction, Seat } from './table.ts';
import type { StoryTerms } from './terms.ts';
import type { Request as TuchulchaRequest } from './tuchulcha/request.ts';

/** What each game that can be played at a table is made of. */
export interface Games {
  readonly tuchulcha: {
    readonly color: Tuchulcha.Color;
    readonly setup: Tuchulcha.Setup;
    readonly state: Tuchulcha.GameState;
    readonly action: Tuchulcha.Action;
    readonly event: Tuchulcha.GameEvent;
    readonly refusal: Tuchulcha.Refusal;
    readonly request: TuchulchaRequest;
  };
  readonly bacchanalia: {
    readonly color: Bacchanalia.Color;
    readonly setup: Bacchanalia.Setup;
    readonly state: Bacchanalia.GameState;
    readonly action: Bacchanalia.Action;
    readonly event: Bacchanalia.GameEvent;
    readonly refusal: Bacchanalia.Refusal;
    readonly request: StoryRequest;
  };
}

export type GameName = keyof Games;

/** Seats are known by colours, whatever the game. */
export type SeatColor<G extends GameName = GameName> = Games[G]['color'];
export type SetupOf<G extends GameName = GameName> = Games[G]['setup'];
export type StateOf<G extends GameName = GameName> = Games[G]['state'];
export type ActionOf<G extends GameName = GameName> = Games[G]['action'];
export type EventOf<G extends GameName = GameName> = Games[G]['event'];
export type RefusalOf<G extends GameName = GameName> = Games[G]['refusal'];
export type RequestOf<G extends GameName = GameName> = Games[G]['request'];

/** One roll or draw: as many outcomes as `came`, of so many that are equally likely. */
export interface Chance {
  readonly outcomes: number;
  /** The smallest of them as the game writes it: 1 of a die. */
  readonly least: number;
  readonly came: readonly number[];
}

/** Who asks for something, where they sit, and by what they wish to play. */
export interface Asking<G extends GameName = GameName> {
  readonly person: Pick<Person, 'userId'>;
  readonly seat: Seat<G>;
  readonly settings: PersonSettings;
  readonly request: RequestOf<G>;
  readonly playing: Playing<G>;
}

/**
 * A game as tables play it. A table's set-up, state and actions are always of its own game: that is why the methods may
 * take them for any game's.
 */
export interface TableGame<G extends GameName = GameName> {
  readonly name: G;
  readonly rules: Game<SetupOf<G>, StateOf<G>, ActionOf<G>, EventOf<G>, RefusalOf<G>>;
  /** All seats, in turn order. */
  readonly colors: readonly SeatColor<G>[];
  /** The fewest and the most who play. */
  readonly sizes: { readonly least: number; readonly most: number };
  /** Whether computer players may have seats. Where not, the turns of those who are away are passed over. */
  readonly hasComputers: boolean;
  /** Whether people choose their colours. Where not, whoever sits down gets the first that is free. */
  readonly choosesColors: boolean;
  /** Seats that nobody has and a newcomer may take. */
  freeColors(seats: readonly Seat<G>[], size: number): readonly SeatColor<G>[];
  /** The seats a game starts with, or why it cannot. */
  startingSeats(seats: readonly Seat<G>[]): Seated<G>;
  /** `first`: the player drawn to begin. */
  setUp(
    players: readonly [SeatColor<G>, ...SeatColor<G>[]],
    first: SeatColor<G>,
    terms: StoryTerms | null,
  ): SetupOf<G>;
  /** The seat that is to act; null where the game is over, or waits for chance. */
  toAct(state: StateOf<G>): SeatColor<G> | null;
  /** Whose turn comes after this one, as far as that is known. */
  next(state: StateOf<G>): SeatColor<G> | null;
  /** Neither out by the rules, nor by leaving. */
  isInGame(state: StateOf<G>, color: SeatColor<G>): boolean;
  /** Whether a request may be made by others than who is to act. */
  isForAnybody(request: RequestOf<G>): boolean;
  /** Whether a request may be made when the game is over, too: it changes nothing of how it ended. */
  isForAfterwards(request: RequestOf<G>): boolean;
  /** The entry of a finished log that ended the game: the last one, but for what was asked for afterwards. */
  endOf(log: readonly LoggedAction<G>[]): LoggedAction<G> | null;
  /** What a request comes to; null: it is not offered. */
  asked(begun: Progress<G>, asking: Asking<G>): Asked<G> | null;
  /** What the rules forbid, as a table says it. */
  refused(refusal: RefusalOf<G>): TableRefusal;
  /** The action by which a player gives up. */
  leaving(color: SeatColor<G>): ActionOf<G>;
  /** When the game goes on by itself, whoever is to act; null where it does not. */
  dueAt(state: StateOf<G>): Date | null;
  /** Whether {@link TableGame.playOn} has something to do. */
  playsOn(state: StateOf<G>, playing: Pick<Playing<G>, 'seats' | 'autoPlayers' | 'now'>): boolean;
  /** Plays on as long as no person has anything to decide, at most to the end of the next turn. */
  playOn(from: Progress<G>, playing: Playing<G>): Progress<G>;
  /** Ends the turn of a person who does not. */
  playTurnFor(from: Progress<G>, playing: Playing<G>): Progress<G>;
  /** What chance brought in a log, in the order of its numbers. Throws where the log does not replay. */
  chances(setup: SetupOf<G>, actions: readonly ActionOf<G>[]): readonly Chance[];
  /** How a finished game ended. Throws where its log does not replay, or not to an end. */
  resultOf(game: FinishedGame<G>): GameResult;
}
