/** A tale is told: it gets the next number. The words themselves stand in the log. */
import { withSheet } from './cast.ts';
import type { Emit, GameEvent } from './outcome.ts';
import type { GameState, TaleKind, ToldTale } from './state.ts';

type Told = Extract<GameEvent, { type: 'told' }>;

type Beside = Pick<Told, 'character' | 'title'>;

type Telling = Pick<Told, 'kind' | 'color' | 'text'> & Partial<Pick<Told, 'about' | 'ofBacchus'>> & Beside;

export function withTale(state: GameState, tale: Telling, emit: Emit): GameState {
  const { kind, color: teller, text, about = null, ofBacchus = false, character } = tale;
  const words = { text, about, ofBacchus, ...besideWords(tale) };
  emit({ type: 'told', tale: state.tales, kind, color: teller, ...words });
  return withToldTale(withSheet(state, teller, character, state.tales), { teller, kind, about, ofBacchus });
}

/** Tales that have titles, and with which the story goes on: those before may be changed and doubted no more. */
export const isSceneOrEnding = (kind: TaleKind): kind is 'scene' | 'ending' =>
  kind === 'scene' || kind === 'ending';

/** Told beside the words of a tale, where there is anything. */
export const besideWords = ({ character, title }: Beside): Beside => ({
  ...(character && { character }),
  ...(title !== undefined && { title }),
});

/** Under the next number. */
export const withToldTale = (state: GameState, tale: ToldTale): GameState => ({
  ...state,
  tales: state.tales + 1,
  told: [...state.told, tale],
});
