/** A tale is told: it gets the next number. The words themselves stand in the log. */
import type { Emit, GameEvent } from './outcome.ts';
import type { GameState, ToldTale } from './state.ts';

type Told = Extract<GameEvent, { type: 'told' }>;

type Telling = Pick<Told, 'kind' | 'color' | 'text'> & Partial<Pick<Told, 'about' | 'ofBacchus'>>;

export function withTale(state: GameState, tale: Telling, emit: Emit): GameState {
  const { kind, color: teller, text, about = null, ofBacchus = false } = tale;
  emit({ type: 'told', tale: state.tales, kind, color: teller, text, about, ofBacchus });
  return withToldTale(state, { teller, kind, about, ofBacchus });
}

/** Under the next number. */
export const withToldTale = (state: GameState, tale: ToldTale): GameState => ({
  ...state,
  tales: state.tales + 1,
  told: [...state.told, tale],
});
