/** The reducer's shapes beside its state: what is offered, what happened, why a thing is refused. */
import type { AruspexChoice, EndingKind, Source, Twist } from './action.ts';
import type { Deus, Umbra } from './cards.ts';
import type { Color } from './color.ts';
import type { EndingBy, Phase, Ruling, TaleKind } from './state.ts';

/** What may be done now. Beside it, `skip` for any tale, `leave` for anybody who plays, `ask` about any tale, and `retell`: see `retellable`. */
export interface Offers {
  /** Whom the game waits for; null: chance, or it is over. */
  readonly color: Color | null;
  /** How many outcomes chance has now, 2.. or 1; null where it is not asked. */
  readonly chance: number | null;
  readonly gives: readonly { readonly deus: Deus; readonly to: Color }[];
  /** What is to be told by `color`; null: nothing. */
  readonly tells: TaleKind | null;
  /** To whom Bacchus may go. */
  readonly bacchusTo: readonly Color[];
  /** More than one; where there is one or none, it is done without asking. */
  readonly aruspex: readonly AruspexChoice[];
  /** Umbra that may be kept as the odd card, no two alike. */
  readonly keeps: readonly Umbra[];
  readonly keepsNone: boolean;
  /** Who may challenge. */
  readonly challengers: readonly Color[];
  /** Who may vote still. */
  readonly voters: readonly Color[];
  /** Who may accept. */
  readonly accepts: Color | null;
  /** The owner of Minerva, and to whom she may be given. */
  readonly minerva: { readonly from: Color; readonly to: Color } | null;
  readonly endings: readonly { readonly ending: EndingKind; readonly twist: Twist | null }[];
}

/** What an action did, for stories, pictures, the chronicle and statistics. */
export type GameEvent =
  | { readonly type: 'gave'; readonly by: Color; readonly deus: Deus; readonly to: Color }
  /** The gifts are over: who introduces first. */
  | { readonly type: 'introducesFirst'; readonly color: Color }
  | { readonly type: 'turn'; readonly color: Color; readonly turnNumber: number }
  | { readonly type: 'drew'; readonly color: Color; readonly umbra: Umbra; readonly discarded: boolean }
  | { readonly type: 'parcae'; readonly color: Color; readonly times: number }
  | { readonly type: 'amansCame' }
  /** The deck was made anew of the discards. */
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
  | { readonly type: 'skipped'; readonly tale: number }
  | {
      /** What was skipped is told anew. */
      readonly type: 'retold';
      /** Its own number among the tales. */
      readonly tale: number;
      /** The number of the skipped tale in whose place it stands, and of which it has what follows but the text. */
      readonly of: number;
      readonly kind: TaleKind;
      readonly color: Color;
      readonly text: string;
      readonly about: number | null;
      readonly ofBacchus: boolean;
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
  | { readonly type: 'left'; readonly color: Color }
  | { readonly type: 'over' };

/** Why something is not allowed: a code, the rule's section, and the facts that a sentence needs. */
export interface Refusal {
  readonly code: RefusalCode;
  /** For example `4.6`. */
  readonly rule: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type RefusalCode =
  | 'gameOver'
  | 'wrongPhase'
  /** Somebody else decides this. */
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
  | 'skippedAlready'
  /** Or told anew already. */
  | 'notSkipped'
  | 'noMinerva'
  | 'ownTale';

/** Characters of one tale. */
export const MOST_TEXT = 12_000;

export type * from './state.ts';
