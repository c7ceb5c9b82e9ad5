/** The actions of a log. They contain players' words and pass them on in events; no rule depends on these. */
import type { Color, Deus, Umbra } from './cards.ts';
import type { CharacterSheet, EndingChoice, Source } from './state.ts';

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
