import type {
  AruspexChoice,
  Color,
  Deus,
  EndingKind,
  TaleKind,
  Twist,
  Umbra,
} from '../../games/bacchanalia/index.ts';

/** What a player can ask for at a story's table. Cards are the table's to draw, so none stand here. */
export type StoryRequest =
  | { readonly type: 'give'; readonly deus: Deus; readonly to: Color }
  /**
   * `kind`: what is told, so that nothing is told in another's place. `here`: all of it stands in the game's thread already, in
   * the teller's own messages.
   */
  | { readonly type: 'tell'; readonly kind: TaleKind; readonly text: string; readonly here: boolean }
  | { readonly type: 'giveBacchus'; readonly to: Color }
  | { readonly type: 'aruspex'; readonly choice: AruspexChoice }
  | { readonly type: 'keep'; readonly umbra: Umbra; readonly woven: string }
  | { readonly type: 'keepNone' }
  | { readonly type: 'challenge' }
  | { readonly type: 'vote'; readonly upholds: boolean }
  | { readonly type: 'accept' }
  /** About the tale with this number. */
  | { readonly type: 'ask'; readonly about: number; readonly text: string }
  | { readonly type: 'answer'; readonly question: number; readonly text: string }
  | { readonly type: 'giveMinerva' }
  | { readonly type: 'chooseEnding'; readonly ending: EndingKind; readonly twist: Twist | null }
  /** X-card. `anonymous`: the log does not say who. */
  | { readonly type: 'skip'; readonly tale: number; readonly anonymous: boolean }
  /** What was skipped, told anew. */
  | { readonly type: 'retell'; readonly tale: number; readonly text: string };

/** What others than whoever is to act may ask for. */
const FOR_ANYBODY: ReadonlySet<StoryRequest['type']> = new Set([
  'challenge',
  'vote',
  'accept',
  'ask',
  'answer',
  'giveMinerva',
  'skip',
  'retell',
]);

export const isForAnybody = ({ type }: StoryRequest): boolean => FOR_ANYBODY.has(type);

/** What may be said of a story that is over: an X-card is for the last tale, too. */
const AFTERWARDS: ReadonlySet<string> = new Set(['skip', 'retell']);

/** Of a request, or of the action that it means. */
export const isForAfterwards = ({ type }: { readonly type: string }): boolean => AFTERWARDS.has(type);
