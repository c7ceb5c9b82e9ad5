export type { Action, AgreedEnd, AruspexChoice, EndingKind, Setup, Source, Twist } from './action.ts';
export { ARUSPEX, lineOf } from './aruspex-table.ts';
export { DEI, type Deus, deusOf, UMBRA_DECK, UMBRAE, type Umbra } from './cards.ts';
export { COLORS, type Color } from './color.ts';
export {
  type GameEvent,
  MOST_TEXT,
  type Offers,
  type Refusal,
  type RefusalCode,
} from './contract.ts';
export { deckSize } from './deck.ts';
export { bacchanalia } from './game.ts';
export { offers } from './offers.ts';
export {
  hasDeus,
  isPlaying,
  nextPlayer,
  othersPlaying,
  ownersOf,
  playerOf,
  stillPlaying,
  umbraeOf,
} from './players.ts';
export { retellable } from './retelling.ts';
export { rulingOf } from './ruling.ts';
export { countOfDeus, FEWEST_PLAYERS, MOST_PARCAE, MOST_PLAYERS } from './setup.ts';
export type {
  DeusCard,
  EndingBy,
  GameState,
  Phase,
  PlaceRule,
  Player,
  Question,
  Row,
  Ruling,
  RulingBecause,
  SceneLine,
  TaleKind,
  ToldTale,
} from './state.ts';
export { tellerOf } from './tales.ts';
