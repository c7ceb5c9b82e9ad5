export type { Action, AruspexChoice } from './action.ts';
export { deckSize } from './card-moves.ts';
export {
  COLORS,
  type Color,
  DEI,
  type Deus,
  deusOf,
  UMBRA_SPLIT,
  UMBRAE,
  type Umbra,
} from './cards.ts';
export { bacchanalia } from './game.ts';
export { claimAbout } from './odd-card.ts';
export { type Offers, offers } from './offers.ts';
export {
  type GameEvent,
  MOST_TEXT,
  MOST_TITLE,
  type Refusal,
  type RefusalCode,
  SHEET_LIMITS,
} from './outcome.ts';
export {
  hasDeus,
  isPlaying,
  nextInTurn,
  othersPlaying,
  ownersOf,
  playerOf,
  stillPlaying,
  umbraeOf,
} from './players.ts';
export { PROMPT_COUNTS, PROMPT_OUTCOMES } from './prompts.ts';
export { ARUSPEX, lineOf, rulingOf } from './ruling.ts';
export { countOfDeus, FEWEST_PLAYERS, MOST_PARCAE, MOST_PLAYERS } from './setup.ts';
export type {
  AgreedEnd,
  Cast,
  CastMember,
  CharacterSheet,
  DeusCard,
  EndingBy,
  EndingChoice,
  EndingKind,
  GameState,
  MissedEnding,
  OddClaim,
  Phase,
  PlaceRule,
  Player,
  Prompt,
  PromptKey,
  Question,
  Row,
  Ruling,
  RulingBecause,
  SceneLine,
  Setup,
  SheetField,
  Source,
  TaleKind,
  ToldTale,
  Twist,
} from './state.ts';
export { besideWords, castOf, isEditable, isSceneOrEnding, retellable, tellerOf } from './tales.ts';
