/** Adds tales, each with the next number. The texts themselves are in the log. */
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

/** Scenes and endings have titles and move the story on: earlier tales can't be changed or doubted any more. */
export const isSceneOrEnding = (kind: TaleKind): kind is 'scene' | 'ending' =>
  kind === 'scene' || kind === 'ending';

export const besideWords = ({ character, title }: Beside): Beside => ({
  ...(character && { character }),
  ...(title !== undefined && { title }),
});

export const withToldTale = (state: GameState, tale: ToldTale): GameState => ({
  ...state,
  tales: state.tales + 1,
  told: [...state.told, tale],
});
