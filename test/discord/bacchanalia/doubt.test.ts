import { describe, expect, test } from 'vitest';
import { taleOf } from '../../../src/discord/bacchanalia/story-texts.ts';
import { doubtMessage, personAt, taleMessage } from '../../../src/discord/bacchanalia/tale-messages.ts';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { peopleToAct } from '../../../src/tables/seats.ts';
import { PATIENT, playAtRandom, randomFrom, randomSetup } from '../../games/bacchanalia/random-play.ts';
import { storyTable, toldOf } from './a-story.ts';

/** A story up to the first odd card that may be doubted; its scene is in these words, and it is doubted. */
function doubted(words: string) {
  const random = randomFrom(11);
  const { setup, log, states } = playAtRandom(randomSetup(4, { kind: 'allTold' }, random), PATIENT, random);
  const at = states.findIndex((state) => offers(state).claims.some(({ doubters }) => doubters.length > 0));
  const actions = log
    .slice(0, at)
    .map((action): Action => (action.type === 'tell' ? { ...action, text: words } : action));
  const before = states[at] as GameState;
  const [claim] = offers(before).claims;
  const [by] = claim?.doubters ?? [];
  if (!claim || !by) throw new Error('nothing to doubt');
  const doubt: Action = { type: 'doubt', by, tale: claim.tale };
  const applied = bacchanalia.apply(before, doubt);
  if (!applied.ok) throw new Error(applied.refusal.code);
  const replay = toldOf({ setup, log: [...actions, doubt] });
  return { table: storyTable({ setup }, applied.state), tale: claim.tale, replay };
}

test('a tale calls the person to whom Bacchus came, unless their turn begins with it', () => {
  const random = randomFrom(3);
  const { setup, log, states } = playAtRandom(randomSetup(4, { kind: 'allTold' }, random), PATIENT, random);
  const calls = states.flatMap((state, at) => {
    const table = storyTable({ setup }, state);
    const asks = state.bacchusAsks.find(({ tale }) => tale === state.tales - 1);
    const tale = taleOf(toldOf({ setup, log: log.slice(0, at) }), state.tales - 1);
    const [next] = peopleToAct(table);
    if (!asks || !tale || !next) return [];
    const isNext = personAt(table, asks.asker) === next.userId;
    expect(taleMessage(table, tale, 'last', false)?.mentions).toHaveLength(isNext ? 0 : 1);
    return isNext;
  });
  expect(new Set(calls).size).toBe(2);
});

test.each(['finished', 'aborted'] as const)(
  'a tale of a story that is %s can be edited and cut, and no more',
  (status) => {
    const { table, tale, replay } = doubted('The well was dry.');
    const told = taleOf(replay, tale);
    const does = (one: typeof table) =>
      [...JSON.stringify(told && taleMessage(one, told, 'last', false)).matchAll(/"story:\w+:(\w+):/g)].map(
        ([, what]) => what,
      );
    expect(does(table).length).toBeGreaterThan(2);
    expect(does({ ...table, status })).toEqual(['write', 'skip']);
    expect(doubtMessage({ ...table, status }, tale, replay)).toBeNull();
  },
);

describe('the vote on an odd card', () => {
  test('quotes the scene that it is about', () => {
    const { table, tale, replay } = doubted('The well was dry.\nNobody sang.');
    const message = doubtMessage(table, tale, replay);
    expect(message?.content).toMatch(
      /Did it come from another player,.*\n>>> The well was dry\.\nNobody sang\.$/s,
    );
    expect(message?.rows).toHaveLength(1);
    expect(doubtMessage(table, 0, replay)).toBeNull();
  });

  test('a long one by its beginning, within one message', () => {
    const { table, tale, replay } = doubted(`${'🍇'.repeat(2000)}`);
    const content = doubtMessage(table, tale, replay)?.content ?? '';
    expect(content.length).toBeLessThan(2000);
    expect(content).toMatch(/🍇…$/u);
    expect(content).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  });
});
