/** Players' words in a story's log: taken out of it where they are to be stored no longer. The actions stay and can be replayed. */

import type { Action } from '../../games/bacchanalia/action.ts';
import { bacchanalia as rules } from '../../games/bacchanalia/game.ts';
import type { GameEvent } from '../../games/bacchanalia/outcome.ts';
import type { Setup } from '../../games/bacchanalia/state.ts';
import { replayActions } from '../../games/game.ts';
import { FORGOTTEN_WORDS } from '../game-types.ts';

export function withoutWords(action: Action): Action {
  if (!('text' in action)) return action;
  const text = FORGOTTEN_WORDS;
  const { character: _, ...kept } = { character: undefined, ...action };
  return {
    ...kept,
    text,
    ...('title' in kept && kept.title && { title: text }),
    ...('woven' in kept && kept.woven && { woven: text }),
    ...('odd' in kept && kept.odd && { odd: { ...kept.odd, woven: text } }),
  };
}

/**
 * The entries of a log that hold what an X-card cut, without their words, by their places in it. Of a story that goes on only those that were told
 * anew: until then, their teller's form has the old words. Throws where the log does not replay.
 */
export function entriesCutForGood(setup: Setup, actions: readonly Action[]): ReadonlyMap<number, Action> {
  const replayed = [...replayActions(rules, setup, actions)];
  const { skipped = [], retold = [], phase } = replayed.at(-1)?.state ?? {};
  const isGone = (tale: number) =>
    skipped.includes(tale) && (phase?.name === 'over' || retold.includes(tale));
  const holdsCut = (event: GameEvent) =>
    (event.type === 'told' || event.type === 'retold' || event.type === 'edited') && isGone(event.tale);
  return new Map(
    replayed.flatMap(({ index, action, events }) =>
      events.some(holdsCut) ? [[index, withoutWords(action)] as const] : [],
    ),
  );
}
