import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import { refusedAs, stateAfter } from './table.ts';
import { roundToBlue, SCENE, told } from './told-scene.ts';

const QUESTION = SCENE + 1;

describe('Bacchus’s question (§8.3)', () => {
  const asks: Action = { type: 'ask', by: 'yellow', about: SCENE, text: 'Why?' };

  test('holds up nobody: the next player draws', () => {
    expect(told()).toMatchObject({ turn: 'red', phase: { name: 'drawing' } });
    expect(told().bacchusAsks).toEqual([{ asker: 'yellow', tale: SCENE }]);
  });

  test('is asked and answered while others play, as his once', () => {
    const asked = stateAfter(told(), asks);
    expect(asked.told[QUESTION]).toMatchObject({ kind: 'question', ofBacchus: true });
    expect(asked).toMatchObject({ turn: 'red', phase: { name: 'drawing' }, bacchusAsks: [] });
    const again = stateAfter(asked, asks);
    expect(again.told[QUESTION + 1]).toMatchObject({ ofBacchus: false });
    const answered = stateAfter(asked, { type: 'answer', by: 'blue', question: QUESTION, text: 'Wine.' });
    expect(answered.told[QUESTION + 1]).toMatchObject({ kind: 'answer', ofBacchus: true });
  });

  test('is passed over when the next turn of who is asked begins', () => {
    const asked = roundToBlue(stateAfter(told(), asks));
    expect(refusedAs(asked, { type: 'answer', by: 'blue', question: QUESTION, text: 'Wine.' })).toMatchObject(
      {
        code: 'tooLate',
      },
    );
    const unasked = roundToBlue(told());
    expect(unasked.bacchusAsks).toEqual([]);
    expect(stateAfter(unasked, asks).told.at(-1)).toMatchObject({ ofBacchus: false });
  });

  test('is asked of nobody who has left, nor is any other', () => {
    const left = stateAfter(told(), { type: 'leave', color: 'blue' });
    expect(offers(left).bacchusAsks).toEqual([]);
    expect(refusedAs(left, asks)).toMatchObject({ code: 'notInGame', facts: { color: 'blue' } });
    expect(refusedAs(left, { ...asks, by: 'red' })).toMatchObject({ code: 'notInGame' });
    // A player who was given Bacchus and left doesn't ask either.
    expect(offers(stateAfter(told(), { type: 'leave', color: 'yellow' })).bacchusAsks).toEqual([]);
  });

  test('goes with a scene that is told anew', () => {
    const retold = stateAfter(
      told(),
      { type: 'skip', tale: SCENE },
      { type: 'retell', by: 'blue', tale: SCENE, text: 'Otherwise.' },
    );
    expect(retold.bacchusAsks).toEqual([{ asker: 'yellow', tale: SCENE + 1 }]);
  });
});
