/** The actions of a log. They contain players' words and pass them on in events; no rule depends on these. */

import type { RuleRefusal } from '../game.ts';
import type { Color, Deus, Umbra } from './cards.ts';
import type {
  CharacterSheet,
  Ending,
  EndingChoice,
  GameState,
  Phase,
  Ruling,
  SheetField,
  Source,
  TaleKind,
} from './state.ts';

/** The choice of the player of the turn for the Aruspex's card action, if there is one. */
export type AruspexChoice =
  /** Ties: an own Deus to the middle; or Bacchus, who never goes there, to a player. */
  | { readonly type: 'putBack'; readonly deus: Deus; readonly to: Source }
  /** Accusator, Pluto: a Miles; Venus: Amans; a goblet: any Deus. */
  | { readonly type: 'get'; readonly deus: Deus; readonly from: Source };

interface SceneWords {
  readonly text: string;
  readonly title?: string;
  /** The ids of the teller's own messages that contain it, too, and that only the teller can delete. */
  readonly messages?: readonly string[];
}

/** The fields of an action, which its rule reads. */
export type ActionOf<T extends Action['type']> = Omit<Extract<Action, { type: T }>, 'type'>;

export type Action =
  /** Setup: a Deus from the middle to another player. */
  | { readonly type: 'give'; readonly deus: Deus; readonly to: Color }
  /** Chance, 0..bound-1 of `chanceOf`: who introduces first, or the next card of the deck. */
  | {
      readonly type: 'draw';
      readonly pick: number;
      /** With a turn's last card: the prompt of its scene (`Offers.promptChance`). Left out: the line's single sentence. */
      readonly prompt?: number;
    }
  /** The scene or the ending that the player of the turn has to tell. */
  | ({
      readonly type: 'tell';
      /** With a scene: the odd card, and the part of others' stories in the scene (§8.4). */
      readonly odd?: { readonly umbra: Umbra; readonly woven: string };
    } & SceneWords)
  /** By the player of the turn, before the scene or ending: how Bacchus appears (§4.1, §8.6). */
  | { readonly type: 'tellBacchus'; readonly text: string }
  /** By any player who has not introduced their character (§8.2). */
  | {
      readonly type: 'introduce';
      readonly by: Color;
      readonly text: string;
      /** Left out: the introduction gives no names. */
      readonly character?: CharacterSheet;
      /** As in {@link SceneWords}. */
      readonly messages?: readonly string[];
    }
  /** Another player challenges an odd card, by its scene's number (§8.4). */
  | { readonly type: 'doubt'; readonly by: Color; readonly tale: number }
  /** Bacchus does not rule and goes to another player (§4.6). */
  | { readonly type: 'giveBacchus'; readonly to: Color }
  | { readonly type: 'aruspex'; readonly choice: AruspexChoice }
  /** A vote on a challenged odd card, by its scene's number. */
  | { readonly type: 'vote'; readonly by: Color; readonly upholds: boolean; readonly tale: number }
  /** A question by the new owner of Bacchus (§4.9), or by anybody about a tale (§5): `about` is the tale's number. */
  | { readonly type: 'ask'; readonly by: Color; readonly about: number; readonly text: string }
  | { readonly type: 'answer'; readonly by: Color; readonly question: number; readonly text: string }
  /** Minerva as an answer to an excessive scene (§5). */
  | { readonly type: 'giveMinerva'; readonly by: Color }
  | ({ readonly type: 'chooseEnding' } & EndingChoice)
  /** An ending that was passed over, told while others play (§9). */
  | ({ readonly type: 'tellLate'; readonly by: Color } & EndingChoice & SceneWords)
  /** X-card: a tale is cut. The log's actor says who asked for it, or `table`. */
  | { readonly type: 'skip'; readonly tale: number }
  /** The teller edits a tale, which moves nothing on the table (§5 [ours]). */
  | {
      readonly type: 'edit';
      readonly by: Color;
      readonly tale: number;
      readonly text: string;
      /** Left out: unchanged. */
      readonly character?: CharacterSheet;
      readonly title?: string;
    }
  /** The teller retells a cut tale, as a separate tale (§5 [ours]). */
  | {
      readonly type: 'retell';
      readonly by: Color;
      readonly tale: number;
      readonly text: string;
      /** The reason for keeping an odd card, if it is still there; otherwise the card falls (§8.5). */
      readonly woven?: string;
      /** Only introductions have one. */
      readonly character?: CharacterSheet;
      readonly title?: string;
    }
  | { readonly type: 'timeReached' }
  /** The player to act is absent: their part is skipped, and nothing is told or chosen for them. */
  | { readonly type: 'absent'; readonly color: Color }
  | { readonly type: 'leave'; readonly color: Color };

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
