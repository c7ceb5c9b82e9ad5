/** What was told, by numbers: the words themselves stand in the log. */
import type { Color } from './color.ts';
import { type GameEvent, MOST_TEXT, type Refusal } from './contract.ts';
import type { Outcome, Tell } from './outcome.ts';
import { refusal } from './refusal.ts';
import type { GameState, ToldTale } from './state.ts';

type Told = Extract<GameEvent, { type: 'told' }>;

/** What is told in a turn. */
export type TurnTale = Exclude<Told['kind'], 'question' | 'answer'>;

export function whyNotText(text: string, rule: string): Refusal | null {
  if (text.trim() === '') return refusal('noText', rule);
  return text.length > MOST_TEXT ? refusal('tooLong', rule, { length: text.length, most: MOST_TEXT }) : null;
}

export function withTale(state: GameState, tale: Omit<Told, 'type' | 'tale'>, tell: Tell): GameState {
  tell({ type: 'told', tale: state.tales, ...tale });
  const { color: teller, kind, about, ofBacchus } = tale;
  return withToldTale(state, { teller, kind, about, ofBacchus });
}

/** Under the next number. */
export const withToldTale = (state: GameState, tale: ToldTale): GameState => ({
  ...state,
  tales: state.tales + 1,
  told: [...state.told, tale],
});

/** By the player of the turn. Scenes and endings open the time in which Minerva may be given (§5). */
export function withTurnTale(state: GameState, kind: TurnTale, text: string, tell: Tell): GameState {
  const { tales, turn: color } = state;
  const told = withTale(state, { kind, color, text, about: null, ofBacchus: false }, tell);
  return kind === 'scene' || kind === 'ending' ? { ...told, scene: tales, lastTeller: color } : told;
}

/** The tale's teller; null: there is no such tale. */
export const tellerOf = ({ told }: GameState, tale: number): Color | null => told[tale]?.teller ?? null;

/** X-card (§5): what was told is skipped, and no reason asked. */
export function skip(state: GameState, { tale }: { readonly tale: number }, tell: Tell): Outcome {
  if (!tellerOf(state, tale)) return refusal('noSuchTale', '5', { tale });
  if (state.skipped.includes(tale)) return refusal('skippedAlready', '5', { tale });
  tell({ type: 'skipped', tale });
  return { ...state, skipped: [...state.skipped, tale] };
}
