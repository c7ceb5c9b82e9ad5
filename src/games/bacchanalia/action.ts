import type { Deus, Umbra } from './cards.ts';
import type { Color } from './color.ts';

/** When the table wants to be told its last endings (§2.3). */
export type AgreedEnd =
  | { readonly kind: 'allTold' }
  /** Parcae drawn for the `times`-th time, 1..9. */
  | { readonly kind: 'parcae'; readonly times: number }
  /** Unix milliseconds. The rules know no clock: `timeReached` says that it has come. */
  | { readonly kind: 'time'; readonly at: number };

export interface Setup {
  /** In turn order, 3..6. */
  readonly players: readonly Color[];
  /** Gives the first Deus card. */
  readonly first: Color;
  readonly end: AgreedEnd;
}

/** From whom a Deus card comes. */
export type Source = 'middle' | Color;

/** What the player of the turn chooses for the Aruspex's card action. Only as far as there is a choice. */
export type AruspexChoice =
  /** Ties: an own Deus to the middle; Bacchus, who never goes there, to a player. */
  | { readonly type: 'putBack'; readonly deus: Deus; readonly to: Source }
  /** Accusator, Pluto: a Miles; Venus: Amans; a goblet: any Deus. */
  | { readonly type: 'get'; readonly deus: Deus; readonly from: Source };

/** What an ending tells (§6). */
export type EndingKind =
  /** Happy flight. */
  | 'flight'
  /** Death in the fallout of a crime. */
  | 'crime'
  /** Lost in the bacchanal. */
  | 'bacchanal'
  /** Rid of the accuser, but the Amans lost. */
  | 'amansLost'
  /** Death, and the Amans saved. */
  | 'amansSaved'
  /** Death at the hands of accuser or soldiers. */
  | 'death';

/** What a twist before death brings (Miles Ending with Parcae): the one, or the other. */
export type Twist = 'accuserGone' | 'amansSaved';

/** Words of the players are kept in the actions and told by the events; no rule looks into them. */
export type Action =
  /** Set-up: a Deus from the middle to another player. */
  | { readonly type: 'give'; readonly deus: Deus; readonly to: Color }
  /** Chance, 0..bound-1 of what `chanceOf` asks for: who introduces first, or the next card of the deck. */
  | { readonly type: 'draw'; readonly pick: number }
  /** The introduction, how Bacchus came, the scene, the ending: whatever the player of the turn has to tell now. */
  | { readonly type: 'tell'; readonly text: string }
  /** Bacchus does not rule and goes to another player (§4.6). */
  | { readonly type: 'giveBacchus'; readonly to: Color }
  | { readonly type: 'aruspex'; readonly choice: AruspexChoice }
  /** The odd card; `woven`: what of others' stories the scene holds. */
  | { readonly type: 'keep'; readonly umbra: Umbra; readonly woven: string }
  /** No odd card. */
  | { readonly type: 'keepNone' }
  /** The odd card is challenged by another player. */
  | { readonly type: 'challenge'; readonly by: Color }
  | { readonly type: 'vote'; readonly by: Color; readonly upholds: boolean }
  /** Nobody challenges: the next player goes on (§4.8: until then it can be challenged). */
  | { readonly type: 'accept'; readonly by: Color }
  /** The new owner of Bacchus asks (§4.9), or anybody about a tale (§5): `about` is the tale's number. */
  | { readonly type: 'ask'; readonly by: Color; readonly about: number; readonly text: string }
  /** The answer to a question, by its tale's number. */
  | { readonly type: 'answer'; readonly by: Color; readonly question: number; readonly text: string }
  /** Minerva as an answer to an excessive scene (§5). */
  | { readonly type: 'giveMinerva'; readonly by: Color }
  | { readonly type: 'chooseEnding'; readonly ending: EndingKind; readonly twist: Twist | null }
  /** X-card: a tale is skipped. Who asks for it is told by the log's actor, or by nobody. */
  | { readonly type: 'skip'; readonly tale: number }
  /** A tale that was skipped is told anew by its teller, as a tale of its own (§5, ours). */
  | { readonly type: 'retell'; readonly by: Color; readonly tale: number; readonly text: string }
  /** The agreed date and time has come. */
  | { readonly type: 'timeReached' }
  /** Whoever is to act does not: what waits for them is passed over, and nothing is told or chosen for them. */
  | { readonly type: 'absent'; readonly color: Color }
  /** Leaves the game without an ending. */
  | { readonly type: 'leave'; readonly color: Color };
