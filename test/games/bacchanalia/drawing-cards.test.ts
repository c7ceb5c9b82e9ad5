import { describe, expect, test } from 'vitest';
import { deckSize } from '../../../src/games/bacchanalia/card-moves.ts';
import type { Umbra } from '../../../src/games/bacchanalia/cards.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { dealt, drawn, eventOf, laid, played, stateAfter, TELL, types } from './table.ts';

/** A deck of these cards, with all others in the discards. */
function deckOf(...deck: readonly Umbra[]): GameState {
  const state = laid();
  const discards = deck.reduce<readonly Umbra[]>(
    (rest, umbra) => rest.toSpliced(rest.indexOf(umbra), 1),
    state.deck,
  );
  return { ...state, deck, discards };
}

describe('the deck', () => {
  test('is all of which chance draws', () => {
    expect(offers(laid())).toMatchObject({ color: null, chance: 62 });
    const { state, events } = drawn(laid(), 'vinum');
    expect(events).toEqual([{ type: 'drew', color: 'blue', umbra: 'vinum', discarded: false }]);
    expect(state).toMatchObject({ draws: 1 });
    expect(offers(state).chance).toBe(61);
  });

  test('that has run out is made of the discards when the next card is drawn', () => {
    const empty = dealt(deckOf('amans', 'venus'), 'amans', 'venus');
    expect(empty.deck).toEqual([]);
    expect(deckSize(empty)).toBe(60);
    expect(offers(empty).chance).toBe(60);
    const { state, events } = played(empty, { type: 'draw', pick: 0 });
    expect(types(events)).toEqual(['reshuffled', 'drew']);
    expect(state.deck).toHaveLength(59);
    expect(state.discards).toEqual([]);
  });

  test('stays sorted, so that a draw tells nothing of the next', () => {
    const tidied = stateAfter(dealt(laid(), 'parcae', 'vinum', 'amans', 'satyrus'), TELL);
    expect(tidied.deck).toEqual(laid().deck);
  });

  test('is not made anew while there is a card', () => {
    const { events } = drawn(deckOf('amans', 'venus', 'miles', 'pluto'), 'amans', 'venus', 'miles', 'pluto');
    expect(types(events)).not.toContain('reshuffled');
  });
});

describe('Parcae', () => {
  test('the first time bring Amans to the middle', () => {
    const { state, events } = drawn(laid(), 'parcae');
    expect(types(events)).toEqual(['drew', 'parcae', 'amansCame']);
    expect(state).toMatchObject({ parcae: 1, amansApart: false });
    expect(state.middle).toContain('amans');
  });

  test('later are counted', () => {
    const { state, events } = drawn(laid({ parcae: 1 }), 'parcae');
    expect(types(events)).toEqual(['drew', 'parcae']);
    expect(eventOf(events, 'parcae')).toEqual({ type: 'parcae', color: 'blue', times: 2 });
    expect(state.parcae).toBe(2);
  });

  test('have deck and discards shuffled together after the turn', () => {
    const table: GameState = { ...deckOf('parcae', 'amans', 'venus', 'miles', 'pluto') };
    const scene = dealt(table, 'parcae', 'amans', 'venus', 'miles');
    expect(scene.players.blue?.hand).toContain('parcae');
    const { state, events } = played(scene, TELL);
    expect(types(events)).toEqual(['told', 'reshuffled', 'turn']);
    expect(state.deck).toHaveLength(62);
    expect(state.discards).toEqual([]);
  });

  test('have them shuffled too where the player leaves', () => {
    const { state } = played(dealt(laid(), 'parcae'), { type: 'leave', color: 'blue' });
    expect(state.deck).toHaveLength(62);
  });

  test('not drawn, leave the discards as they are', () => {
    const { state, events } = played(dealt(laid(), 'vinum', 'amans', 'venus', 'miles'), TELL);
    expect(types(events)).toEqual(['told', 'turn']);
    expect(state.discards.toSorted()).toEqual(['amans', 'miles', 'venus', 'vinum']);
  });
});
