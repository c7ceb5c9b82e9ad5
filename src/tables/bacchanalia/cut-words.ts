/** Players' words in a story's log: taken out of it where they are to be stored no longer. The actions stay and can be replayed. */

import { type Action, bacchanalia as rules, type Setup } from '../../games/bacchanalia/index.ts';
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
  const places = new Map<number, number[]>();
  const cut = new Set<number>();
  const toldAnew = new Set<number>();
  let isOver = false;
  const note = (tale: number, place: number) => places.set(tale, [...(places.get(tale) ?? []), place]);
  for (const { index, events } of replayActions(rules, setup, actions)) {
    for (const event of events) {
      if (event.type === 'told' || event.type === 'retold' || event.type === 'edited')
        note(event.tale, index);
      if (event.type === 'skipped') cut.add(event.tale);
      if (event.type === 'retold') toldAnew.add(event.of);
      if (event.type === 'over') isOver = true;
    }
  }
  const gone = [...cut]
    .filter((tale) => isOver || toldAnew.has(tale))
    .flatMap((tale) => places.get(tale) ?? []);
  return new Map(
    gone.flatMap((at) => {
      const action = actions[at];
      return action ? [[at, withoutWords(action)] as const] : [];
    }),
  );
}
