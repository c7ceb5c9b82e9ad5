export type { Action } from './action.ts';
export {
  COLORS,
  type Color,
  DEI,
  type Deus,
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
export { PROMPT_COUNTS } from './prompts.ts';
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
export {
  isPlaying,
  nextInTurn,
  playerOf,
} from './state.ts';
export { besideWords, castOf, isEditable, isSceneOrEnding, tellerOf } from './tales.ts';
