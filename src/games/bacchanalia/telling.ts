/** A tale is told: it gets the next number. The words themselves stand in the log. */
import { withSheet } from './cast.ts';
import type { Emit, GameEvent } from './outcome.ts';
import type { GameState, ToldTale } from './state.ts';

type Told = Extract<GameEvent, { type: 'told' }>;

type Telling = Pick<Told, 'kind' | 'color' | 'text'> &
  Partial<Pick<Told, 'about' | 'ofBacchus' | 'character' | 'title'>>;

export function withTale(state: GameState, tale: Telling, emit: Emit): GameState {
  const { kind, color: teller, text, about = null, ofBacchus = false, character, title } = tale;
  const extras = { ...(character && { character }), ...(title !== undefined && { title }) };
  emit({ type: 'told', tale: state.tales, kind, color: teller, text, about, ofBacchus, ...extras });
  return withToldTale(withSheet(state, teller, character, state.tales), { teller, kind, about, ofBacchus });
}

/** Under the next number. */
export const withToldTale = (state: GameState, tale: ToldTale): GameState => ({
  ...state,
  tales: state.tales + 1,
  told: [...state.told, tale],
});
