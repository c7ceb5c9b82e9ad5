import { type Action, bacchanalia, type Setup } from '../../games/bacchanalia/index.ts';
import type { Step } from './draft.ts';
import type { Story } from './story.ts';
import { type Names, tellStory } from './tell.ts';

/** An entry of a game's log, as far as a story needs it. */
export interface Entry {
  readonly action: Action;
  /** Null: not known. */
  readonly at: Date | null;
}

/** What each entry of a log did. Throws where the log holds what the rules refuse: such a log is broken. */
export function stepsOf(setup: Setup, log: readonly Entry[]): readonly Step[] {
  let state = bacchanalia.start(setup);
  return log.map(({ action, at }, seq) => {
    const applied = bacchanalia.apply(state, action);
    if (!applied.ok) throw new Error(`entry ${seq} of the log is refused: ${applied.refusal.code}`);
    state = applied.state;
    return { events: applied.events, phase: state.phase, at };
  });
}

/** The story of a game, as far as its log goes. `names`: who plays each character, as they are to be called. */
export const storyOf = (setup: Setup, log: readonly Entry[], names: Names): Story =>
  tellStory(setup, stepsOf(setup, log), names);
