import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import type { Color, Umbra } from '../../../src/games/bacchanalia/cards.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { rowsOf } from '../../rows.ts';
import {
  dealt,
  eventOf,
  honours,
  type Laid,
  laid,
  played,
  player,
  refusedAs,
  stateAfter,
  TELL,
  types,
} from './table.ts';
import { roundToBlue, SCENE, scene, told } from './told-scene.ts';

const DRAWS: readonly Umbra[] = ['satyrus', 'satyrus', 'amans', 'goblet'];

/** Blue has these Umbra and is to tell a scene. */
const drawn = (laying: Laid = {}, draws: readonly Umbra[] = DRAWS): GameState =>
  dealt(laid({ dei: { blue: ['satyrus'] }, ...laying }), ...draws);

const keep = (umbra: Umbra): Action => ({
  type: 'tell',
  text: 'What I tell.',
  odd: { umbra, woven: 'The red farm with the oak.' },
});

const doubts = (by: Color): Action => ({ type: 'doubt', by, tale: SCENE });
const votes = (by: Color, upholds: boolean): Action => ({ type: 'vote', by, upholds, tale: SCENE });

describe('an odd card', () => {
  test('may be any kind of this turn’s Umbra', () =>
    expect(offers(drawn()).keeps).toEqual(['amans', 'satyrus', 'goblet']));

  test('is never Parcae', () => {
    const state = drawn({}, ['parcae', 'satyrus', 'amans', 'pluto']);
    expect(offers(state).keeps).toEqual(['amans', 'pluto', 'satyrus']);
  });

  test('is never one that was odd before', () => {
    const state = drawn({ odd: { blue: 'pluto' } }, ['satyrus', 'amans', 'amans']);
    expect(offers(state).keeps).toEqual(['amans', 'satyrus']);
    expect(refusedAs(state, keep('pluto'))).toMatchObject({ code: 'neverKeptTwice' });
  });

  test('is another of that kind', () => {
    const state = drawn({ odd: { blue: 'pluto' } }, ['pluto', 'amans', 'amans']);
    expect(offers(state).keeps).toEqual(['amans', 'pluto']);
  });

  test('is kept from a Deus or the hand with the scene, the rest is discarded, and the turn passes on', () => {
    const { state, events } = played(drawn(), keep('satyrus'));
    expect(eventOf(events, 'kept')).toMatchObject({ color: 'blue', umbra: 'satyrus' });
    expect(state).toMatchObject({
      turn: 'red',
      phase: { name: 'drawing' },
      discards: ['goblet', 'satyrus', 'amans'],
    });
    expect(player(state, 'blue')).toMatchObject({ odd: 'satyrus', wasOdd: null, hand: [] });
    expect(offers(state).claims).toEqual([{ tale: SCENE, doubters: ['red', 'yellow'], voters: [] }]);
    const ofHand = stateAfter(drawn(), keep('amans'));
    expect(ofHand.discards).toEqual(['goblet', 'satyrus', 'satyrus']);
    expect(player(ofHand, 'blue').odd).toBe('amans');
  });

  test('has the next turn draw three', () => {
    const state = laid({ dei: { blue: ['satyrus'] }, odd: { blue: 'satyrus' } });
    expect(dealt(state, 'amans', 'amans').phase.name).toBe('drawing');
    expect(honours(dealt(state, 'amans', 'amans', 'pluto'), 'blue')).toBe('vinum 0, satyrus 1');
  });

  test('nothing is told where the card may not be kept', () => {
    const moved = stateAfter(scene(), { type: 'giveBacchus', to: 'yellow' });
    const tell = (umbra: 'parcae' | 'miles', woven: string): Action => ({
      type: 'tell',
      text: 'Words.',
      odd: { umbra, woven },
    });
    expect(refusedAs(moved, tell('miles', 'a mask'))).toMatchObject({ code: 'noSuchUmbra' });
    expect(refusedAs(moved, tell('parcae', 'a mask'))).toMatchObject({ code: 'neverParcae' });
  });

  test('drawn upon, it stays, whatever is said of it', () => {
    const state = roundToBlue(stateAfter(told('venus', 4), doubts('red')));
    expect(player(state, 'blue').odd).toBe('venus');
    expect(refusedAs(state, votes('yellow', true))).toMatchObject({ code: 'noSuchTale' });
  });

  test.each([
    ['stays with what was woven in', 'the red mask', 'venus'],
    ['falls without it', undefined, null],
  ] as const)('of a scene told anew %s (§8.5)', (_, woven, odd) => {
    const state = stateAfter(
      told('venus'),
      { type: 'skip', tale: SCENE },
      { type: 'retell', by: 'blue', tale: SCENE, text: 'Otherwise.', ...(woven && { woven }) },
    );
    expect(player(state, 'blue').odd).toBe(odd);
    expect(state).toMatchObject({ turn: 'red', phase: { name: 'drawing' } });
  });
});

/** Players, what is done, and the outcome with the votes for and against; all vote but the two. */
const POLLS = rowsOf(`
  with one judge waits for that vote | 3 | yellow doubts | open
  is rejected by the only judge | 3 | yellow doubts, red rejects | dismissed 0 1
  is upheld by the only judge | 3 | red doubts, yellow upholds | upheld 1 0
  with two judges waits for both | 4 | black doubts, yellow upholds | open
  with two judges is a tie, and not upheld | 4 | black doubts, yellow upholds, red rejects | dismissed 1 1
  with four judges waits for the third of one mind | 6 | black doubts, yellow upholds, green upholds | open
  with four judges is rejected by three before the last vote | 6 |
    black doubts, yellow rejects, green rejects, violet rejects | dismissed 0 3
  is decided by who stay, where a judge leaves | 4 | black doubts, yellow upholds, red leaves | upheld 1 0
  goes on where its challenger leaves | 4 | yellow doubts, yellow leaves, red rejects, black rejects | dismissed 0 2
`);

function pollAction(text: string): Action {
  const [color, does] = text.split(' ') as [Color, string];
  if (does === 'leaves') return { type: 'leave', color };
  return does === 'doubts' ? doubts(color) : votes(color, does === 'upholds');
}

describe('a challenge', () => {
  test.each(POLLS)('%s', (_, players, does = '', outcome = '') => {
    const actions = does.split(', ').map(pollAction);
    const { state, events } = played(drawn({ players: Number(players) }), keep('satyrus'), ...actions);
    expect(eventOf(events, 'challenged')).toMatchObject({ color: 'blue' });
    const voted = eventOf(events, 'voted');
    const told = voted && `${voted.upheld ? 'upheld' : 'dismissed'} ${voted.for} ${voted.against}`;
    expect(told ?? 'open').toBe(outcome);
    expect(player(state, 'blue').odd).toBe(voted?.upheld ? null : 'satyrus');
  });

  test('a doubt is voted on by all but the two while play goes on; upheld, the card goes at once', () => {
    const doubted = stateAfter(told('venus', 4), doubts('red'));
    expect(doubted).toMatchObject({ turn: 'red', phase: { name: 'drawing' } });
    expect(offers(doubted).claims).toMatchObject([{ doubters: [], voters: ['yellow', 'black'] }]);
    for (const by of ['blue', 'red'] as const) expect(refusedAs(doubted, votes(by, true))).not.toBeNull();
    const gone = played(stateAfter(doubted, votes('yellow', true)), votes('black', true));
    expect(types(gone.events)).toEqual(['voted']);
    expect(player(gone.state, 'blue').odd).toBeNull();
    expect(gone.state.discards).toContain('venus');
    const tied = stateAfter(doubted, votes('yellow', true), votes('black', false));
    expect(player(tied, 'blue').odd).toBe('venus');
  });

  test('may be doubted until the next scene of anybody is told, and by nobody twice', () => {
    const next = stateAfter(dealt(told('venus'), 'pluto', 'pluto', 'venus', 'miles'), TELL);
    expect(next.turn).toBe('yellow');
    expect(refusedAs(next, doubts('red'))).toMatchObject({ code: 'notOffered' });
    expect(refusedAs(stateAfter(told('venus'), doubts('red')), doubts('yellow'))).toMatchObject({
      code: 'notOffered',
    });
    expect(refusedAs(told('venus'), doubts('blue'))).toMatchObject({ code: 'ownClaim' });
  });

  test('may be doubted while the scene before is told again', () => {
    const next = stateAfter(dealt(told('venus'), 'pluto', 'pluto', 'venus', 'miles'), {
      type: 'tell',
      text: 'My turn.',
      odd: { umbra: 'venus', woven: 'the torches' },
    } as Action);
    const retold = stateAfter(
      next,
      { type: 'skip', tale: SCENE },
      { type: 'retell', by: 'blue', tale: SCENE, text: 'Otherwise.', woven: 'the red mask' },
    );
    expect(offers(retold).claims).toEqual([
      { tale: SCENE + 2, doubters: [], voters: [] },
      { tale: SCENE + 1, doubters: ['blue', 'yellow'], voters: [] },
    ]);
  });

  test('is doubted by nobody with two players left: nobody could judge it (§9)', () => {
    const two = stateAfter(told('venus'), { type: 'leave', color: 'yellow' });
    expect(offers(two).claims).toEqual([{ tale: SCENE, doubters: [], voters: [] }]);
    expect(refusedAs(two, doubts('red'))).toMatchObject({ code: 'notOffered' });
    // An earlier open one is no longer undecided: the card stays.
    const three = stateAfter(told('venus'), doubts('red'), { type: 'leave', color: 'yellow' });
    expect(three.claims).toMatchObject([{ doubt: null, isOpen: false }]);
    expect(player(three, 'blue').odd).toBe('venus');
  });
});
