import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import type { Color } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { isEditable, retellable } from '../../../src/games/bacchanalia/tales.ts';
import { asked, IN_PHASE } from './phases.ts';
import { dealt, deiOf, eventOf, laid, played, player, refusedAs, stateAfter, TELL } from './table.ts';

const ask = (by: Color, about: number): Action => ({ type: 'ask', by, about, text: 'Why?' });
const give = (by: Color): Action => ({ type: 'giveMinerva', by });

describe('anybody', () => {
  test('asks about another’s tale at any time, and its teller answers once', () => {
    const { state, events } = played(laid(), ask('yellow', 1));
    expect(eventOf(events, 'told')).toMatchObject({ kind: 'question', tale: 3, about: 1, ofBacchus: false });
    expect(state).toMatchObject({ phase: { name: 'drawing' }, tales: 4, lastTeller: null });
    expect(state.questions).toEqual([{ tale: 3, about: 1, ofBacchus: false }]);
    const answer: Action = { type: 'answer', by: 'red', question: 3, text: 'So.' };
    const answered = played(state, answer);
    expect(eventOf(answered.events, 'told')).toMatchObject({ kind: 'answer', tale: 4, about: 3 });
    expect(refusedAs(answered.state, answer)).toMatchObject({ code: 'tooLate' });
  });

  test('asks and answers whose own story has ended', () => {
    const ended = { by: 'story', kind: 'death', twist: null } as const;
    const state = laid({ blue: { ended }, state: { turn: 'red' } });
    const asked = stateAfter(state, ask('blue', 1), ask('red', 0));
    expect(stateAfter(asked, { type: 'answer', by: 'blue', question: 4, text: 'So.' }).tales).toBe(6);
  });

  test('has a tale skipped, once', () => {
    const { state, events } = played(laid(), { type: 'skip', tale: 2 });
    expect(events).toEqual([{ type: 'skipped', tale: 2 }]);
    expect(state).toEqual({ ...laid(), skipped: [2] });
  });

  test('has the last ending skipped too, when all is over', () => {
    const over: GameState = laid({ state: { phase: { name: 'over' } } });
    expect(bacchanalia.apply(over, { type: 'skip', tale: 2 }).ok).toBe(true);
  });
});

describe('Minerva', () => {
  /** Blue has told; red has Minerva. */
  const told = (): GameState =>
    stateAfter(
      dealt(laid({ dei: { red: ['minerva'], blue: ['venus'] } }), 'vinum', 'vinum', 'amans', 'amans'),
      TELL,
    );

  test('is given to who has told the scene', () => {
    const { state, events } = played(told(), give('red'));
    expect(events).toEqual([
      { type: 'deusMoved', deus: 'minerva', from: 'red', to: 'blue', why: 'minervaGift' },
    ]);
    expect(deiOf(state, 'blue')).toEqual(['vinum', 'venus', 'minerva']);
  });

  test('is not given before', () => {
    const before = dealt(laid({ dei: { red: ['minerva'] } }), 'vinum', 'vinum', 'amans', 'amans');
    expect(offers(before).minerva).toBeNull();
    expect(offers(told()).minerva).toEqual({ from: 'red', to: 'blue' });
  });

  test('is given to who told last in the next turn, until its scene is told', () => {
    expect(told().turn).toBe('red');
    expect(offers(told()).minerva).toEqual({ from: 'red', to: 'blue' });
    const yellow = stateAfter(told(), { type: 'draw', pick: 0 }, give('red'));
    expect(deiOf(yellow, 'blue')).toContain('minerva');
  });

  test('is given to who told since', () => {
    const table = laid({ dei: { yellow: ['minerva'] } });
    const blue = stateAfter(dealt(table, 'vinum', 'vinum', 'amans', 'amans'), TELL);
    expect(offers(dealt(blue, 'vinum', 'venus', 'amans', 'amans')).minerva).toMatchObject({ to: 'blue' });
    expect(offers(stateAfter(dealt(blue, 'vinum', 'venus', 'amans', 'amans'), TELL)).minerva).toEqual({
      from: 'yellow',
      to: 'red',
    });
  });

  test('is given in her owner’s own turn, too, with her Umbra left behind and her scene to tell', () => {
    const drawn = dealt(told(), 'venus', 'minerva', 'vinum', 'minerva');
    expect(drawn.phase).toMatchObject({ name: 'scene', ruling: { row: 'minerva' } });
    // Two Minervas rule; she has been put into the middle, and can't be given any more.
    expect(offers(drawn).minerva).toBeNull();
    const tied = laid({ dei: { blue: ['minerva', 'pluto'] }, state: { lastTeller: 'yellow' } });
    const choosing = dealt(tied, 'minerva', 'pluto', 'vinum', 'amans');
    expect(choosing.phase).toMatchObject({ name: 'aruspex', ruling: { row: 'ties' } });
    expect(offers(choosing).minerva).toEqual({ from: 'blue', to: 'yellow' });
    const given = stateAfter(choosing, give('blue'));
    // Pluto, the only Deus left to put back, is put back without asking.
    expect(given.phase).toMatchObject({ name: 'scene', ruling: { row: 'ties' } });
    expect(deiOf(given, 'yellow')).toContain('minerva');
    expect(player(given, 'blue').hand.toSorted()).toEqual(['amans', 'minerva', 'pluto']);
  });

  test('is not given to who has ended or left, nor to oneself', () => {
    const gone = stateAfter(told(), { type: 'leave', color: 'blue' });
    expect(offers(gone).minerva).toBeNull();
    const own: GameState = { ...told(), lastTeller: 'red' };
    expect(refusedAs(own, give('red'))).toMatchObject({ code: 'neverToOneself' });
    const ended = { ...player(told(), 'blue'), ended: { by: 'story', kind: 'death', twist: null } as const };
    const withEnded: GameState = { ...told(), players: { ...told().players, blue: ended } };
    expect(refusedAs(withEnded, give('red'))).toMatchObject({ code: 'notOffered' });
  });

  test('given away, is not a Deus to put back any more', () => {
    const tie = laid({ dei: { blue: ['minerva', 'pluto', 'venus'] }, state: { lastTeller: 'yellow' } });
    const state = dealt(tie, 'pluto', 'venus', 'vinum', 'amans');
    expect(offers(state).aruspex).toHaveLength(3);
    expect(offers(stateAfter(state, give('blue'))).aruspex.map(({ deus }) => deus)).toEqual([
      'pluto',
      'venus',
    ]);
  });
});

const skip = (tale: number): Action => ({ type: 'skip', tale });
const retell = (tale: number, by: 'blue' | 'red' | 'yellow' = 'red'): Action => ({
  type: 'retell',
  by,
  tale,
  text: 'Otherwise.',
});

const edit = (tale: number, by: Color = 'red'): Action => ({
  type: 'edit',
  by,
  tale,
  text: 'In other words.',
});

describe('what was told', () => {
  test('gets other words by its teller, as often as they like, and nothing else changes', () => {
    const before = laid();
    const { state, events } = played(before, edit(1));
    expect(events).toEqual([{ type: 'edited', tale: 1, color: 'red', text: 'In other words.' }]);
    expect(state).toEqual(before);
    expect(stateAfter(state, edit(1))).toEqual(before);
  });

  test('stays as it is once the next scene is told; a question does not end that', () => {
    const scene = IN_PHASE.scene();
    const teller = scene.turn;
    const asked = stateAfter(
      scene,
      ask(
        teller === 'yellow' ? 'red' : 'yellow',
        scene.told.findIndex((one) => one.teller === teller),
      ),
    );
    const own = asked.told.findIndex((one) => one.teller === teller);
    expect(stateAfter(asked, edit(own, teller))).toEqual(asked);
    const later = stateAfter(asked, TELL);
    expect(refusedAs(later, edit(own, teller))).toMatchObject({ code: 'toldOn' });
    expect(stateAfter(later, edit(asked.tales, teller))).toEqual(later);
  });

  test('is edited still while a scene is told again: that is no next scene (§9)', () => {
    // Blue's scene is tale 3, red asks about it, and it is cut and retold.
    const asked = stateAfter(IN_PHASE.scene(), TELL, ask('red', 3));
    const retold = stateAfter(asked, skip(3), retell(3, 'blue'));
    expect(retold.told.map(({ kind }) => kind).slice(3)).toEqual(['scene', 'question', 'scene']);
    expect(isEditable(retold, 4)).toBe(true);
    expect(stateAfter(retold, edit(4, 'red'))).toEqual(retold);
    // The introductions were closed by the first telling of the scene.
    expect(refusedAs(retold, edit(1))).toMatchObject({ code: 'toldOn' });
  });

  test('is edited by nobody else, nor once it is skipped, nor with no words, and also when all is over', () => {
    expect(refusedAs(laid(), edit(1, 'blue'))).toMatchObject({ code: 'notYours' });
    expect(refusedAs(laid(), edit(9))).toMatchObject({ code: 'noSuchTale' });
    expect(refusedAs(stateAfter(laid(), skip(1)), edit(1))).toMatchObject({ code: 'skippedAlready' });
    expect(refusedAs(laid(), { type: 'edit', by: 'red', tale: 1, text: ' ' })).toMatchObject({
      code: 'noText',
    });
    const left = stateAfter(laid(), { type: 'leave', color: 'red' });
    expect(refusedAs(left, edit(1))).toMatchObject({ code: 'notInGame' });
    const over = laid({ state: { phase: { name: 'over' } } });
    expect(stateAfter(over, edit(1))).toEqual(over);
  });
});

describe('what was skipped', () => {
  test('is told anew by its teller, as a tale of its own of the same kind', () => {
    const before = stateAfter(laid(), skip(1));
    const { state, events } = played(before, retell(1));
    const tale = { kind: 'introduction', about: null, ofBacchus: false } as const;
    expect(events).toEqual([
      { ...{ type: 'retold', tale: 3, of: 1, color: 'red', text: 'Otherwise.' }, ...tale },
    ]);
    const told = [...before.told, { teller: 'red', ...tale, retells: 1 }];
    expect(state).toEqual({ ...before, tales: 4, told, retold: [1] });
  });

  test('may be told anew by its teller alone, once', () => {
    const skipped = stateAfter(laid(), skip(1), skip(2));
    expect(retellable(skipped, 'blue')).toEqual([]);
    expect(retellable(skipped, 'red')).toEqual([1]);
    expect(retellable(skipped, 'yellow')).toEqual([2]);
    expect(retellable(stateAfter(skipped, retell(1)), 'red')).toEqual([]);
  });

  test('is skipped and told anew again', () => {
    const again = stateAfter(laid(), skip(1), retell(1), skip(3));
    expect(retellable(again, 'red')).toEqual([3]);
    expect(refusedAs(again, retell(1))).toMatchObject({ code: 'notSkipped' });
    const { state, events } = played(again, retell(3));
    expect(events).toMatchObject([{ tale: 4, of: 3, kind: 'introduction' }]);
    expect(state).toMatchObject({ skipped: [1, 3], retold: [1, 3], tales: 5 });
  });

  test('is told anew by who has ended, and when all is over', () => {
    const ended = { by: 'story', kind: 'death', twist: null } as const;
    const over = laid({ blue: { ended }, state: { phase: { name: 'over' } } });
    expect(stateAfter(over, skip(0), retell(0, 'blue')).tales).toBe(4);
  });

  test('is not told anew by who has left', () =>
    expect(retellable(stateAfter(laid(), skip(1), { type: 'leave', color: 'red' }), 'red')).toEqual([]));

  test.each(Object.entries(IN_PHASE))('leaves cards and turn as they are: %s', (_, stateOf) => {
    const [tale] = Object.keys(stateOf().told).map(Number);
    if (tale === undefined) return expect(stateOf().tales).toBe(0);
    const before = stateAfter(stateOf(), skip(tale));
    const { tales, told, retold, ...rest } = stateAfter(before, retell(tale, 'blue'));
    expect(before).toMatchObject(rest);
    expect([tales, told.length, retold]).toEqual([before.tales + 1, tales, [tale]]);
  });
});

describe('what is asked', () => {
  test('and told anew is answered under its new number', () => {
    const state = stateAfter(asked(), skip(4), { type: 'retell', by: 'yellow', tale: 4, text: 'Otherwise?' });
    const say = (question: number): Action => ({ type: 'answer', by: 'blue', question, text: 'So.' });
    expect(refusedAs(state, say(4))).toMatchObject({ code: 'tooLate' });
    expect(stateAfter(state, say(5)).questions).toEqual([]);
  });

  test('and told anew may be answered, though it was before', () => {
    const asked = stateAfter(laid(), { type: 'ask', by: 'yellow', about: 1, text: 'Why?' });
    const answered = stateAfter(asked, { type: 'answer', by: 'red', question: 3, text: 'So.' });
    const state = stateAfter(answered, skip(3), retell(3, 'yellow'));
    expect(state.questions).toEqual([{ tale: 5, about: 1, ofBacchus: false }]);
    expect(bacchanalia.apply(state, { type: 'answer', by: 'red', question: 5, text: 'So!' }).ok).toBe(true);
  });
});
