/** The state of a game: the setup, the players, the turn's phase, and the cards and tales between them. */
import type { Color, Deus, Umbra } from './cards.ts';

export interface Setup {
  /** In turn order, 3..6. */
  readonly players: readonly Color[];
  /** Gives the first Deus card. */
  readonly first: Color;
  readonly end: AgreedEnd;
}

/** When the table's last endings begin (§2.3). */
export type AgreedEnd =
  | { readonly kind: 'allTold' }
  /** When Parcae is drawn for the `times`-th time, 1..9. */
  | { readonly kind: 'parcae'; readonly times: number }
  /** With the first round that begins after this many scenes, 1.. */
  | { readonly kind: 'scenes'; readonly scenes: number }
  /** Unix milliseconds. The rules have no clock: `timeReached` says that it has come. */
  | { readonly kind: 'time'; readonly at: number };

/** The state of a game. Plain JSON: it is stored as the table's snapshot. Everything on the table is public. */
export interface GameState {
  readonly setup: Setup;
  readonly players: Readonly<Partial<Record<Color, Player>>>;
  /** Deus cards without an owner, in the order of {@link Deus}. */
  readonly middle: readonly Deus[];
  /** Until the first Parcae. */
  readonly amansApart: boolean;
  /** Sorted, since the next card is random. */
  readonly deck: readonly Umbra[];
  readonly discards: readonly Umbra[];
  readonly parcae: number;
  /** All remaining players take their next turn as a Story Ending. */
  readonly ending: boolean;
  readonly turn: Color;
  /** Turns begun, from 1; gifts and introductions are turns. */
  readonly turnNumber: number;
  /** The player with whom introductions and turns begin; null until it is drawn. */
  readonly introducesFirst: Color | null;
  /** The player who was given Bacchus in this turn and will ask about it (§4.6). */
  readonly asker: Color | null;
  /** Bacchus came to the player of the turn before it, and how he appears is not told yet (§4.1, §8.6). */
  readonly bacchusShows: boolean;
  /** The number of the scene or ending told in this turn. */
  readonly scene: number | null;
  /** The number of draws so far, which is the next one's number. */
  readonly draws: number;
  /** The number of tales told, which is the next one's number. */
  readonly tales: number;
  /** Each tale without its words, by its number. */
  readonly told: readonly ToldTale[];
  readonly questions: readonly Question[];
  readonly skipped: readonly number[];
  readonly retold: readonly number[];
  /** The teller of the last scene or ending, to whom Minerva can be given until the next is told; null if none. */
  readonly lastTeller: Color | null;
  /** Players who were given Bacchus and can ask as him, and the tale, until its teller's next turn. */
  readonly bacchusAsks: readonly BacchusAsks[];
  /** Odd cards that were kept, until their owners' next turns. */
  readonly claims: readonly OddClaim[];
  /** Characters from introductions that name them and are not cut. */
  readonly cast: Readonly<Partial<Record<Color, CastMember>>>;
  /** The prompts of all scenes so far, in order. */
  readonly prompts: readonly Prompt[];
  readonly phase: Phase;
}

/** A character as described by its player (§3, §8.2). All fields but the name may be empty, and no rule depends on it. */
export interface CharacterSheet {
  readonly name: string;
  readonly accusation: string;
  readonly accuser: string;
  readonly amans: string;
}

export type SheetField = keyof CharacterSheet;

interface CastMember extends CharacterSheet {
  readonly tale: number;
}

export type Cast = Readonly<Partial<Record<Color, CharacterSheet>>>;

export interface BacchusAsks {
  readonly asker: Color;
  readonly tale: number;
}

export interface OddClaim {
  readonly color: Color;
  readonly umbra: Umbra;
  /** Empty while the scene is cut. */
  readonly woven: string;
  /** The scene. */
  readonly tale: number;
  /** No later scene has been told, so it can be challenged. */
  readonly isOpen: boolean;
  /** Voted on by everyone who plays except these two, while play goes on. */
  readonly doubt: { readonly by: Color; readonly votes: Readonly<Partial<Record<Color, boolean>>> } | null;
}

export type Phase =
  /** The player of the turn gives a Deus card (§2.2). */
  | {
      readonly name: 'gift';
      /** The number of consecutive absent givers. */
      readonly absent: number;
    }
  /** Chance: the player who introduces first. */
  | { readonly name: 'drawingFirst' }
  /** `left`: players who haven't introduced a character, in turn order. */
  | { readonly name: 'introductions'; readonly left: readonly Color[] }
  /** Chance: a card. `ending`: the ending for which it is drawn, with every Vinum discarded; null: a normal turn. */
  | { readonly name: 'drawing'; readonly ending: 'miles' | 'story' | null }
  | { readonly name: 'bacchusMoves'; readonly ruling: Ruling }
  | { readonly name: 'aruspex'; readonly ruling: Ruling }
  | {
      readonly name: 'scene';
      readonly ruling: Ruling;
      readonly line: SceneLine;
      readonly place: PlaceRule;
      /** Left out if the last card was drawn without one. */
      readonly prompt?: Prompt;
    }
  | { readonly name: 'chooseEnding'; readonly ending: EndingBy }
  /** The ending is told; for Amans this is the scene, and only that has a prompt. */
  | ({ readonly name: 'ending'; readonly prompt?: Prompt } & Ending)
  /** After an ending: Bacchus to another player of choice. */
  | { readonly name: 'bacchusStays' }
  | { readonly name: 'over' };

export interface Player {
  /** Vinum is first, the others follow in the order in which they came. */
  readonly dei: readonly DeusCard[];
  /** Umbra of this turn on no Deus, including Parcae. */
  readonly hand: readonly Umbra[];
  /** Kept from the last turn, until it is laid with the others of the next. */
  readonly odd: Umbra | null;
  /** The Umbra of this turn that was the odd card: never kept again (§4.8). No additional card. */
  readonly wasOdd: Umbra | null;
  /** Bacchus came in another player's turn, which is told first (§4.1). */
  readonly bacchusCame: boolean;
  /** The next scene is the Miles Ending. */
  readonly milesNext: boolean;
  readonly ended: Ending | null;
  /** Absent in the turn of their ending: it can be told as long as the story is not over (§9). Null: not so, or told by now. */
  readonly missed: MissedEnding | null;
  /** Left without an ending. */
  readonly left: boolean;
}

export interface Ending {
  readonly by: EndingBy;
  readonly kind: EndingKind;
  readonly twist: Twist | null;
}

export interface EndingChoice {
  readonly ending: EndingKind;
  readonly twist: Twist | null;
}

/** An ending that was skipped in its turn. */
export interface MissedEnding {
  readonly by: EndingBy;
  /** The choices left by that turn's cards: at least one. */
  readonly choices: readonly EndingChoice[];
  /** Only for the Amans Ending, which is a scene. */
  readonly prompt?: Prompt;
}

export interface DeusCard {
  readonly name: Deus;
  readonly umbra: readonly Umbra[];
}

/** A Deus card comes from the middle or a player. */
export type Source = 'middle' | Color;

/** A row of the Aruspex (§4). `goblet`: Vinum with a goblet among its Umbra. */
export type Row = Deus | 'ties' | 'goblet';

export interface Ruling {
  readonly row: Row;
  readonly because: RulingBecause;
  /** The Dei with the most Umbra, one entry per card; empty if none has any. */
  readonly among: readonly Deus[];
  /** 0..4 */
  readonly most: number;
  /** The chance drawn for the scene's prompt (`PROMPT_OUTCOMES`). */
  readonly prompt?: number;
}

/** Why this Deus rules (§4.5). */
export type RulingBecause =
  | 'most'
  /** Vinum ties, and wins since the player has a Satyrus. */
  | 'vinumWins'
  /** Vinum ties, and loses without a Satyrus. */
  | 'vinumLoses'
  | 'tied'
  | 'none';

/** A line of the Aruspex, which the scene has to tell and which has texts. */
export type SceneLine =
  | 'ties'
  | 'threat'
  | 'accuserConfronts'
  | 'amansEnding'
  | 'bacchus'
  | 'cornered'
  /** The arrest. */
  | 'endNears'
  | 'minerva'
  | 'crime'
  | 'satyrus'
  | 'venusMemory'
  | 'venusAmans'
  | 'newcomer'
  | 'vinum';

/** Lines that occur throughout a story have separate prompts for late in it. */
export type PromptKey =
  | SceneLine
  | `${Extract<SceneLine, 'ties' | 'bacchus' | 'satyrus' | 'newcomer' | 'vinum'>}Late`;

/** One of the texts that ask for a scene; `variant`: from 0. */
export interface Prompt {
  readonly key: PromptKey;
  readonly variant: number;
}

export type PlaceRule = 'mustChange' | 'stay' | 'mayChange';

export type EndingBy = 'amans' | 'miles' | 'story';

export type EndingKind =
  | 'flight'
  /** Death in the fallout of a crime. */
  | 'crime'
  | 'bacchanal'
  /** Free of the accuser, but the Amans lost. */
  | 'amansLost'
  /** Death, and the Amans saved. */
  | 'amansSaved'
  /** Death at the hands of accuser or soldiers. */
  | 'death';

/** A twist before death (Miles Ending with Parcae); `both`: free of the accuser, and the Amans saved. */
export type Twist = 'accuserGone' | 'amansSaved' | 'both';

export type TaleKind = 'introduction' | 'bacchusCame' | 'scene' | 'ending' | 'question' | 'answer';

/** A tale without its words. */
export interface ToldTale {
  readonly teller: Color;
  readonly kind: TaleKind;
  /** For a question: the tale it is about; for an answer: the question's tale. Otherwise null. */
  readonly about: number | null;
  /** Whether Bacchus asked, or is answered. */
  readonly ofBacchus: boolean;
  /** The cut tale that it replaces; left out if none. */
  readonly retells?: number;
}

interface Question {
  /** The question's own number among the tales. */
  readonly tale: number;
  /** The tale it is about; its teller may answer. */
  readonly about: number;
  readonly ofBacchus: boolean;
}

/** Throws if the color isn't at the table. */
export function playerOf({ players }: Pick<GameState, 'players'>, color: Color): Player {
  const player = players[color];
  if (!player) throw new Error(`${color} does not play at this table`);
  return player;
}

export const playerOnTurn = (state: GameState): Player => playerOf(state, state.turn);

/** Neither ended nor left, nor absent in the turn of their ending. */
export const isPlaying = ({ players }: Pick<GameState, 'players'>, color: Color): boolean => {
  const player = players[color];
  return player !== undefined && player.ended === null && player.missed === null && !player.left;
};

/** The players are in turn order. */
export const stillPlaying = (state: Pick<GameState, 'players' | 'setup'>): readonly Color[] =>
  state.setup.players.filter((color) => isPlaying(state, color));

/** Everybody at the table, in turn order, beginning with `first`. */
export function roundFrom({ setup: { players } }: Pick<GameState, 'setup'>, first: Color): readonly Color[] {
  const index = players.indexOf(first);
  return [...players.slice(index), ...players.slice(0, index)];
}

/** The others who still play, in turn order, beginning after `color`. */
export const othersPlaying = (state: GameState, color: Color): readonly Color[] =>
  roundFrom(state, color).filter((other) => other !== color && isPlaying(state, other));

/** The next player after the player of the turn, perhaps the same one; null if nobody plays. */
export const nextInTurn = (state: GameState): Color | null =>
  othersPlaying(state, state.turn)[0] ?? (isPlaying(state, state.turn) ? state.turn : null);

export const hasDeus = ({ dei }: Player, deus: Deus): boolean => dei.some(({ name }) => name === deus);

export const ownersOf = (state: GameState, deus: Deus): readonly Color[] =>
  stillPlaying(state).filter((color) => hasDeus(playerOf(state, color), deus));

/** Every Umbra of this turn: on the Dei, and in the hand. */
export const umbraeOf = ({ dei, hand }: Player): readonly Umbra[] => [
  ...dei.flatMap(({ umbra }) => umbra),
  ...hand,
];

export const withPlayer = (state: GameState, color: Color, change: Partial<Player>): GameState => ({
  ...state,
  players: { ...state.players, [color]: { ...playerOf(state, color), ...change } },
});

export const bare = (name: Deus): DeusCard => ({ name, umbra: [] });

/** The player that the game waits for; null: it waits for chance, or is over. */
export function awaitedPlayer(state: GameState): Color | null {
  const { phase, turn } = state;
  switch (phase.name) {
    case 'drawingFirst':
    case 'drawing':
    case 'over':
      return null;
    case 'introductions':
      return phase.left[0] ?? null;
    default:
      return turn;
  }
}
