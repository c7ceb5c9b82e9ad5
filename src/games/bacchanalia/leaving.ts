/** Leaving without an ending, at any time (ours). */
import type { Color } from './color.ts';
import { clearedOfUmbra, withoutOdd } from './deck.ts';
import { moved, withDeiInMiddle } from './dei.ts';
import { nextGift } from './gifts.ts';
import { goingOn } from './going-on.ts';
import { nextIntroduction } from './introductions.ts';
import type { Outcome, Tell } from './outcome.ts';
import { hasDeus, isPlaying, othersPlaying, playerOf, stillPlaying, withPlayer } from './players.ts';
import { refusal } from './refusal.ts';
import type { GameState } from './state.ts';
import { over, passedOn, withLastOne } from './turns.ts';

export function leave(state: GameState, { color }: { readonly color: Color }, tell: Tell): Outcome {
  return isPlaying(state, color) ? gone(state, color, tell) : refusal('notInGame', '6', { color });
}

/** A turn of theirs is over; what waited for them waits no more. */
export function gone(before: GameState, color: Color, tell: Tell): GameState {
  tell({ type: 'left', color });
  const bereft = withPlayer(withoutCards(before, color, tell), color, { left: true });
  const state = withLastOne({ ...bereft, asker: bereft.asker === color ? null : bereft.asker }, tell);
  if (color !== state.turn) return goingOn(state, tell);
  if (stillPlaying(state).length === 0) return over(state, tell);
  switch (state.phase.name) {
    case 'gift':
      return nextGift(state, state.phase.absent, tell);
    case 'drawingFirst':
      return state;
    case 'introduction':
      return nextIntroduction(state, tell);
    default:
      return passedOn(state, tell);
  }
}

/** Bacchus never goes to the middle while there is a next player (§4). */
function withoutCards(before: GameState, color: Color, tell: Tell): GameState {
  const [heir = 'middle'] = othersPlaying(before, color);
  const cleared = clearedOfUmbra(withoutOdd(before, color), color, tell);
  const state = withDeiInMiddle(cleared, color, 'left', tell);
  return hasDeus(playerOf(state, color), 'bacchus')
    ? moved(state, { deus: 'bacchus', from: color, to: heir }, 'left', tell)
    : state;
}
