/** The plain types that everything at a table is made of: ids, each game's own types, seats, and a game's log. */
import type * as Bacchanalia from '../games/bacchanalia/index.ts';
import type * as Tuchulcha from '../games/tuchulcha/index.ts';

/** Discord's ids are strings of digits. */
export type Snowflake = string;

/** A player's request at their turn. Dice are the table's to roll, so none stand here. */
export type TuchulchaRequest =
  | { readonly type: 'roll' }
  | { readonly type: 'keep' }
  | { readonly type: 'pass' }
  | { readonly type: 'discard'; readonly die: number }
  | StepRequest
  /** The steps that are left of a turn, and its end. */
  | { readonly type: 'turn'; readonly steps: readonly StepRequest[] }
  | { readonly type: 'undo' }
  | { readonly type: 'confirm' }
  /** Plays the only legal turn to its end. */
  | { readonly type: 'playOnly' }
  | { readonly type: 'devote'; readonly devotion: Tuchulcha.Devotion }
  /** Goes on without a devotion, and is not asked again at this table. */
  | { readonly type: 'neverDevote' };

/** One die's move. */
export type StepRequest =
  | {
      readonly type: 'step';
      readonly die: number;
      readonly color: Tuchulcha.Color;
      readonly from: Tuchulcha.Origin;
    }
  /** Lasa Vecuvia's last haruspex lets a die go (docs/rules/tuchulcha.md §6.4). */
  | { readonly type: 'dropDie'; readonly die: number };

/** A player's request at a story's table. Cards are the table's to draw, so none stand here. */
export type StoryRequest =
  | { readonly type: 'give'; readonly deus: Bacchanalia.Deus; readonly to: Bacchanalia.Color }
  /**
   * `kind`: what is told, so that nothing is told in another's place. `here`: all of it stands in the game's thread already, in
   * the teller's own messages.
   */
  | {
      readonly type: 'tell';
      readonly kind: Bacchanalia.TaleKind;
      readonly text: string;
      readonly here: boolean;
      /** The teller's own messages in which it stands, or stood before they wrote it anew. */
      readonly messages?: readonly Snowflake[];
      /** The odd card, and what of others' stories the scene holds. */
      readonly odd?: { readonly umbra: Bacchanalia.Umbra; readonly woven: string };
      /** With an introduction. */
      readonly character?: Bacchanalia.CharacterSheet;
      /** Of a scene or an ending. */
      readonly title?: string;
    }
  | { readonly type: 'giveBacchus'; readonly to: Bacchanalia.Color }
  | { readonly type: 'aruspex'; readonly choice: Bacchanalia.AruspexChoice }
  | { readonly type: 'keep'; readonly umbra: Bacchanalia.Umbra; readonly woven: string }
  | { readonly type: 'keepNone' }
  | { readonly type: 'challenge' }
  /** About an odd card, by its scene's number. */
  | { readonly type: 'doubt'; readonly tale: number }
  | { readonly type: 'vote'; readonly upholds: boolean; readonly tale?: number }
  | { readonly type: 'accept' }
  /** About the tale with this number. */
  | { readonly type: 'ask'; readonly about: number; readonly text: string }
  | { readonly type: 'answer'; readonly question: number; readonly text: string }
  | { readonly type: 'giveMinerva' }
  | {
      readonly type: 'chooseEnding';
      readonly ending: Bacchanalia.EndingKind;
      readonly twist: Bacchanalia.Twist | null;
    }
  /** An ending that was passed over. */
  | {
      readonly type: 'tellLate';
      readonly ending: Bacchanalia.EndingKind;
      readonly twist: Bacchanalia.Twist | null;
      readonly text: string;
      readonly title?: string;
      readonly messages?: readonly Snowflake[];
    }
  /** X-card. `anonymous`: the log does not say who. */
  | { readonly type: 'skip'; readonly tale: number; readonly anonymous: boolean }
  /** Other words for a tale of one's own. */
  | {
      readonly type: 'edit';
      readonly tale: number;
      readonly text: string;
      readonly character?: Bacchanalia.CharacterSheet;
      readonly title?: string;
    }
  /** Another tale in the place of one that was skipped. */
  | {
      readonly type: 'retell';
      readonly tale: number;
      readonly text: string;
      readonly woven?: string;
      readonly character?: Bacchanalia.CharacterSheet;
      readonly title?: string;
    };

/** Each game that can be played at a table, and its types. */
interface Games {
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

/** Seats are known by colors, whatever the game. */
export type SeatColor<G extends GameName = GameName> = Games[G]['color'];

export type SetupOf<G extends GameName = GameName> = Games[G]['setup'];
export type StateOf<G extends GameName = GameName> = Games[G]['state'];
export type ActionOf<G extends GameName = GameName> = Games[G]['action'];
export type EventOf<G extends GameName = GameName> = Games[G]['event'];
export type RefusalOf<G extends GameName = GameName> = Games[G]['refusal'];
export type RequestOf<G extends GameName = GameName> = Games[G]['request'];

/** One roll or draw: as many outcomes as `came`, of so many that are equally likely. */
export interface Chance {
  /** Of its entry in the log. */
  readonly seq: number;
  readonly outcomes: number;
  /** The smallest of them as the game writes it: 1 of a die. */
  readonly least: number;
  readonly came: readonly number[];
}

/** The name is empty once all data of the person were deleted (`isForgotten`). */
export type Person = { readonly kind: 'person'; readonly userId: Snowflake; readonly name: string };

export type Occupant = Person | { readonly kind: 'computer' };

export interface Seat<G extends GameName = GameName> {
  readonly color: SeatColor<G>;
  readonly occupant: Occupant;
  /** The person does not want to be asked about a change of role at this table. */
  readonly neverDevotes?: true;
  /** A computer player plays here until the person, who keeps the seat, comes back. */
  readonly standIn?: true;
  /** The interaction by which the person sat down: a fact that goes into the dice. */
  readonly joinedBy?: Snowflake;
}

export type TableStatus = 'lobby' | 'playing' | 'finished' | 'aborted';

/** Why a table was `aborted`. */
export type ClosedWhy = 'opener' | 'admin' | 'agreed' | 'idle' | 'expired';

/** Who did something: a person, a computer player, or `table` for what happens by itself. */
export type Actor = Snowflake | 'computer' | 'table';

/** One entry of a table's log. */
export interface LoggedAction<G extends GameName = GameName> {
  /** 0-based, without gaps. */
  readonly seq: number;
  readonly actor: Actor;
  readonly action: ActionOf<G>;
  readonly at: Date;
  /**
   * The interaction from which this entry, and those after it up to the next that has one, were made: rolls take it (`RollKey`).
   * Left out where they follow from the entry before, or where the bot acted by itself.
   */
  readonly interactionId?: Snowflake;
}

/** From which entry of the log on who holds a seat and who plays it: for statistics. */
export interface Sitting<G extends GameName = GameName> {
  /** Length of the log when it began. */
  readonly seq: number;
  readonly color: SeatColor<G>;
  /** Null: the player is out of the game by a decision of others. */
  readonly occupant: Occupant | null;
  readonly standIn: boolean;
  readonly why: 'start' | 'handedOver' | 'standIn' | 'back' | 'removed';
  readonly at: Date;
}
