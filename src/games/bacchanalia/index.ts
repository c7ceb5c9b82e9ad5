export type { Action, AruspexChoice } from './action.ts';
export { deckSize } from './card-moves.ts';
export { COLORS, type Color, DEI, type Deus, deusOf, UMBRA_DECK, UMBRAE, type Umbra } from './cards.ts';
export { castOf } from './cast.ts';
export {
  type Cast,
  type CastMember,
  type CharacterSheet,
  SHEET_LIMITS,
  type SheetField,
} from './character.ts';
export { bacchanalia } from './game.ts';
export { claimAbout } from './odd-claims.ts';
export { type Offers, offers } from './offers.ts';
export { type GameEvent, MOST_TEXT, MOST_TITLE, type Refusal, type RefusalCode } from './outcome.ts';
export {
  hasDeus,
  isPlaying,
  isSideBySide,
  nextPlayer,
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
  Source,
  TaleKind,
  ToldTale,
  Twist,
} from './state.ts';
export { isEditable, retellable, tellerOf } from './tales.ts';
export { besideWords, isSceneOrEnding } from './telling.ts';
