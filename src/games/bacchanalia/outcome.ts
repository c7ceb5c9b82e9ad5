/** The outcome of an action: a new state with events, or a refusal. */
import type { RuleRefusal } from '../game.ts';
import type { Color, Deus, Umbra } from './cards.ts';
import type { CharacterSheet } from './character.ts';
import type { EndingBy, EndingKind, GameState, Phase, Ruling, Source, TaleKind, Twist } from './state.ts';

/** Takes the events of an action, in order. */
export type Emit = (event: GameEvent) => void;

/** A new state, or why there is none. Events emitted on the way to a refusal did not happen. */
export type Outcome = GameState | Refusal;

export const isRefusal = (outcome: Outcome): outcome is Refusal => 'code' in outcome;

/** The effects of an action, for stories, pictures, the chronicle and statistics. */
export type GameEvent =
  | { readonly type: 'gave'; readonly by: Color; readonly deus: Deus; readonly to: Color }
  /** The gifts are over: who introduces first. */
  | { readonly type: 'introducesFirst'; readonly color: Color }
  | { readonly type: 'turn'; readonly color: Color; readonly turnNumber: number }
  | { readonly type: 'drew'; readonly color: Color; readonly umbra: Umbra; readonly discarded: boolean }
  | { readonly type: 'parcae'; readonly color: Color; readonly times: number }
  | { readonly type: 'amansCame' }
  /** The discards became the deck again. */
  | { readonly type: 'reshuffled' }
  | { readonly type: 'wine'; readonly color: Color; readonly umbra: 'vinum' | 'goblet' }
  /** Nothing to give to Minerva: she goes to the middle. */
  | { readonly type: 'minervaWent'; readonly color: Color }
  | { readonly type: 'ruled'; readonly color: Color; readonly ruling: Ruling }
  | {
      readonly type: 'deusMoved';
      readonly deus: Deus;
      readonly from: Source;
      readonly to: Source;
      readonly why: 'bacchusMoves' | 'aruspex' | 'minervaGift' | 'ended' | 'left';
    }
  /** A card action that found no card: nobody has one. */
  | { readonly type: 'nothingToGet'; readonly color: Color; readonly deus: Deus }
  | {
      readonly type: 'told';
      /** The tale's number. */
      readonly tale: number;
      readonly kind: TaleKind;
      readonly color: Color;
      readonly text: string;
      /** For a question: the tale asked about; for an answer: the question's tale. Else null. */
      readonly about: number | null;
      /** Whether Bacchus asked, or is answered. */
      readonly ofBacchus: boolean;
      /** With an introduction. */
      readonly character?: CharacterSheet;
      /** Of a scene or an ending. */
      readonly title?: string;
    }
  | { readonly type: 'kept'; readonly color: Color; readonly umbra: Umbra; readonly woven: string }
  | { readonly type: 'challenged'; readonly by: Color; readonly color: Color }
  | {
      readonly type: 'voted';
      readonly color: Color;
      readonly upheld: boolean;
      readonly for: number;
      readonly against: number;
    }
  /** The reason it was kept for is told no more. */
  | { readonly type: 'oddFell'; readonly color: Color; readonly umbra: Umbra }
  | { readonly type: 'skipped'; readonly tale: number }
  /** A tale has other words from now on. */
  | {
      readonly type: 'edited';
      readonly tale: number;
      readonly color: Color;
      readonly text: string;
      /** Left out: as before. */
      readonly character?: CharacterSheet;
      readonly title?: string;
    }
  | {
      /** A skipped tale is told again. */
      readonly type: 'retold';
      /** Its own number among the tales. */
      readonly tale: number;
      /** The number of the skipped tale in whose place it stands, and of which it has the fields below but the text. */
      readonly of: number;
      readonly kind: TaleKind;
      readonly color: Color;
      readonly text: string;
      readonly about: number | null;
      readonly ofBacchus: boolean;
      readonly character?: CharacterSheet;
      readonly title?: string;
    }
  /** All who are left take their next turn as a Story Ending. */
  | { readonly type: 'endingBegins'; readonly because: 'onePlayer' | 'twoAndParcae' | 'time' | 'parcae' }
  | {
      readonly type: 'ended';
      readonly color: Color;
      readonly by: EndingBy;
      readonly kind: EndingKind;
      readonly twist: Twist | null;
    }
  | { readonly type: 'absent'; readonly color: Color; readonly phase: Phase['name'] }
  /** Away in the turn of their ending, which may still be told (§9). */
  | { readonly type: 'missedEnding'; readonly color: Color }
  | { readonly type: 'left'; readonly color: Color }
  | { readonly type: 'over' };

export type RefusalCode =
  | 'gameOver'
  | 'wrongPhase'
  /** Another player decides this. */
  | 'notYours'
  | 'notInGame'
  | 'badPick'
  /** No text, or more than {@link MOST_TEXT} characters. */
  | 'noText'
  | 'tooLong'
  | 'notThere'
  | 'neverToOneself'
  | 'hasTwo'
  | 'neverVinum'
  | 'notOffered'
  | 'noSuchUmbra'
  | 'neverKeptTwice'
  | 'neverParcae'
  | 'nothingWoven'
  | 'ownClaim'
  | 'votedAlready'
  | 'noSuchTale'
  /** Answered, or waited for no more. */
  | 'tooLate'
  | 'skippedAlready'
  /** Or told again already. */
  | 'notSkipped'
  /** The next scene has been told. */
  | 'toldOn'
  | 'noMinerva'
  | 'ownTale';

export type Refusal = RuleRefusal<RefusalCode>;

export const refusal = (code: RefusalCode, rule: string, facts: Refusal['facts'] = {}): Refusal => ({
  code,
  rule,
  facts,
});

export const wrongPhase = ({ phase }: GameState, rule: string): Refusal =>
  refusal('wrongPhase', rule, { phase: phase.name });

/** Characters of one tale. */
export const MOST_TEXT = 12_000;

/** Characters of a title, of a story or a scene. */
export const MOST_TITLE = 80;

export function whyNotTitle(title: string | undefined, rule: string): Refusal | null {
  if (title === undefined) return null;
  if (title.trim() === '') return refusal('noText', rule);
  return title.length > MOST_TITLE
    ? refusal('tooLong', rule, { length: title.length, most: MOST_TITLE })
    : null;
}

export function whyNotText(text: string, rule: string): Refusal | null {
  if (text.trim() === '') return refusal('noText', rule);
  return text.length > MOST_TEXT ? refusal('tooLong', rule, { length: text.length, most: MOST_TEXT }) : null;
}
