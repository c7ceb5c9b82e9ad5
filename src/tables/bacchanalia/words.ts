/** Players' words in a story's log: taken out of it where they are to be stored no longer. The actions stay and can be replayed. */

import {
  type Action,
  type CharacterSheet,
  bacchanalia as rules,
  type Setup,
} from '../../games/bacchanalia/index.ts';
import { replayActions } from '../../games/game.ts';
import { FORGOTTEN_WORDS } from '../game-types.ts';

export function withoutWords(action: Action): Action {
  switch (action.type) {
    case 'tell':
      return {
        ...action,
        text: FORGOTTEN_WORDS,
        ...(action.title && { title: FORGOTTEN_WORDS }),
        ...(action.odd && { odd: { ...action.odd, woven: FORGOTTEN_WORDS } }),
      };
    case 'retell':
      return {
        ...withoutCharacter(action),
        text: FORGOTTEN_WORDS,
        ...(action.woven && { woven: FORGOTTEN_WORDS }),
        ...(action.title && { title: FORGOTTEN_WORDS }),
      };
    case 'introduce':
      return { ...withoutCharacter(action), text: FORGOTTEN_WORDS };
    case 'tellLate':
      return { ...action, text: FORGOTTEN_WORDS, ...(action.title && { title: FORGOTTEN_WORDS }) };
    case 'edit':
      return {
        ...withoutCharacter(action),
        text: FORGOTTEN_WORDS,
        ...(action.title && { title: FORGOTTEN_WORDS }),
      };
    case 'tellBacchus':
    case 'ask':
    case 'answer':
      return { ...action, text: FORGOTTEN_WORDS };
    default:
      return action;
  }
}

function withoutCharacter<A extends { readonly character?: CharacterSheet }>(
  action: A,
): Omit<A, 'character'> {
  const { character: _, ...rest } = action;
  return rest;
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
