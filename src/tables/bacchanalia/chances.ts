import { type Action, bacchanalia, offers, type Setup } from '../../games/bacchanalia/index.ts';
import type { Chance } from '../game.ts';

/** Every draw of a log, with how many cards it was drawn of. Throws where the log does not replay. */
export function chances(setup: Setup, actions: readonly Action[]): readonly Chance[] {
  const drawn: Chance[] = [];
  let state = bacchanalia.start(setup);
  for (const [index, action] of actions.entries()) {
    const outcomes = offers(state).chance;
    if (action.type === 'draw' && outcomes !== null) drawn.push({ outcomes, least: 0, came: [action.pick] });
    const applied = bacchanalia.apply(state, action);
    if (!applied.ok) throw new Error(`Action ${index} of the log is refused: ${applied.refusal.code}`);
    state = applied.state;
  }
  return drawn;
}
