import type { RuleRefusal } from '../game.ts';
import type { Color, Deus, Umbra } from './cards.ts';
import type {
  CharacterSheet,
  Ending,
  GameState,
  Phase,
  Ruling,
  SheetField,
  Source,
  TaleKind,
} from './state.ts';

export type Emit = (event: GameEvent) => void;

/** Events emitted before a refusal did not happen. */
export type RuleOutcome = GameState | Refusal;

export const isRefusal = (outcome: RuleOutcome): outcome is Refusal => 'code' in outcome;

interface TaleSubject {
  readonly kind: TaleKind;
  /** The tale that the question is about, or the question that is answered; null for other kinds. */
  readonly about: number | null;
  /** Whether the question is Bacchus's, or the answer is to one of his. */
  readonly ofBacchus: boolean;
}

interface TaleWords {
  readonly tale: number;
  readonly color: Color;
  readonly text: string;
  /** Only with an introduction. */
  readonly character?: CharacterSheet;
  /** Only with a scene or an ending. */
  readonly title?: string;
}

/** The effects of an action, for stories, pictures, the chronicle and statistics. */
export type GameEvent =
  | { readonly type: 'gave'; readonly by: Color; readonly deus: Deus; readonly to: Color }
  | { readonly type: 'introducesFirst'; readonly color: Color }
  | { readonly type: 'turn'; readonly color: Color; readonly turnNumber: number }
  | { readonly type: 'drew'; readonly color: Color; readonly umbra: Umbra; readonly discarded: boolean }
  | { readonly type: 'parcae'; readonly color: Color; readonly times: number }
  | { readonly type: 'amansCame' }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'wine'; readonly color: Color; readonly umbra: 'vinum' | 'goblet' }
  | { readonly type: 'minervaWent'; readonly color: Color }
  | { readonly type: 'ruled'; readonly color: Color; readonly ruling: Ruling }
  | {
      readonly type: 'deusMoved';
      readonly deus: Deus;
      readonly from: Source;
      readonly to: Source;
      readonly why: 'bacchusMoves' | 'aruspex' | 'minervaGift' | 'ended' | 'left';
    }
  | { readonly type: 'nothingToGet'; readonly color: Color; readonly deus: Deus }
  | ({ readonly type: 'told' } & TaleSubject & TaleWords)
  | { readonly type: 'kept'; readonly color: Color; readonly umbra: Umbra; readonly woven: string }
  | { readonly type: 'challenged'; readonly by: Color; readonly color: Color }
  | {
      readonly type: 'voted';
      readonly color: Color;
      readonly upheld: boolean;
      readonly for: number;
      readonly against: number;
    }
  /** The story no longer contains the reason for keeping the card. */
  | { readonly type: 'oddFell'; readonly color: Color; readonly umbra: Umbra }
  | { readonly type: 'skipped'; readonly tale: number }
  | ({ readonly type: 'edited' } & TaleWords)
  /** `of`: the number of the cut tale that it replaces, with the same kind, color and subject. */
  | ({ readonly type: 'retold'; readonly of: number } & TaleSubject & TaleWords)
  /** The remaining players take their next turn as a Story Ending. */
  | {
      readonly type: 'endingBegins';
      readonly because: 'onePlayer' | 'twoAndParcae' | 'time' | 'parcae' | 'scenes';
    }
  | ({ readonly type: 'ended'; readonly color: Color } & Ending)
  | { readonly type: 'absent'; readonly color: Color; readonly phase: Phase['name'] }
  /** The player was absent in the turn of their ending, which can still be told (§9). */
  | { readonly type: 'missedEnding'; readonly color: Color }
  | { readonly type: 'left'; readonly color: Color }
  | { readonly type: 'over' };

export type RefusalCode =
  | 'gameOver'
  | 'wrongPhase'
  | 'notYours'
  | 'notInGame'
  | 'badPick'
  /** The text is empty. Texts of more than {@link MAX_TEXT_LENGTH} characters are `tooLong`. */
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
  /** The question is answered, or its time is over. */
  | 'tooLate'
  | 'skippedAlready'
  /** The tale was not cut, or has been retold. */
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

export const MAX_TEXT_LENGTH = 12_000;

/** Maximum length of a story's or a scene's title, in characters. */
export const MAX_TITLE_LENGTH = 80;

export const whyNotTitle = (title: string | undefined, rule: string): Refusal | null =>
  title === undefined ? null : whyNotText(title, rule, MAX_TITLE_LENGTH);

/** The maximum length of each field in characters, in the order of the form. */
export const SHEET_LIMITS: Readonly<Record<SheetField, number>> = {
  name: 40,
  accusation: 200,
  accuser: 40,
  amans: 40,
};

export function whyNotSheet(sheet: CharacterSheet | undefined): Refusal | null {
  if (!sheet) return null;
  if (sheet.name.trim() === '') return refusal('noText', '3');
  for (const [field, most] of Object.entries(SHEET_LIMITS)) {
    const { length } = sheet[field as SheetField];
    if (length > most) return refusal('tooLong', '3', { length, most });
  }
  return null;
}

/** `most`: maximum length in characters. */
export function whyNotText(text: string, rule: string, most = MAX_TEXT_LENGTH): Refusal | null {
  if (text.trim() === '') return refusal('noText', rule);
  return text.length > most ? refusal('tooLong', rule, { length: text.length, most }) : null;
}
