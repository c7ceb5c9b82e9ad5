export type { Action, AruspexChoice } from './action.ts';
export { deckSize } from './card-moves.ts';
export {
  COLORS,
  type Color,
  DEI,
  type Deus,
  UMBRA_SPLIT,
  UMBRAE,
  type Umbra,
} from './cards.ts';
export { bacchanalia, isForAfterwards, type Offers, offers } from './game.ts';
export { claimAbout } from './odd-card.ts';
export {
  type GameEvent,
  MOST_TEXT,
  MOST_TITLE,
  type Refusal,
  type RefusalCode,
  SHEET_LIMITS,
} from './outcome.ts';
export {
  isPlaying,
  nextInTurn,
  playerOf,
  stillPlaying,
  umbraeOf,
} from './players.ts';
export { PROMPT_COUNTS, PROMPT_OUTCOMES } from './prompts.ts';
export { countOfDeus } from './setup.ts';
export type {
  AgreedEnd,
  CharacterSheet,
  DeusCard,
  Ending,
  EndingBy,
  EndingChoice,
  EndingKind,
  GameState,
  Phase,
  PlaceRule,
  Player,
  Prompt,
  PromptKey,
  Row,
  Ruling,
  SceneLine,
  Setup,
  SheetField,
  Source,
  TaleKind,
  Twist,
} from './state.ts';
export { besideWords, castOf, isEditable, isSceneOrEnding, retellable, tellerOf } from './tales.ts';
