import { describe, expect, test } from 'vitest';
import {
  type Action,
  MAX_TEXT_LENGTH,
  type Refusal,
  type RefusalCode,
} from '../../../src/games/bacchanalia/action.ts';
import type { Umbra } from '../../../src/games/bacchanalia/cards.ts';
import { bacchanalia } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { asked, IN_PHASE } from './phases.ts';
import { laid, stateAfter, TELL } from './table.ts';

/** Doesn't compile when a code is missing. */
const CODES: Readonly<Record<RefusalCode, true>> = {
  gameOver: true,
  wrongPhase: true,
  notYours: true,
  notInGame: true,
  badPick: true,
  noText: true,
  tooLong: true,
  notThere: true,
  neverToOneself: true,
  hasTwo: true,
  neverVinum: true,
  notOffered: true,
  noSuchUmbra: true,
  neverKeptTwice: true,
  neverParcae: true,
  nothingWoven: true,
  ownClaim: true,
  votedAlready: true,
  noSuchTale: true,
  tooLate: true,
  skippedAlready: true,
  notSkipped: true,
  toldOn: true,
  noMinerva: true,
  ownTale: true,
};

interface Row {
  readonly name: string;
  readonly state: () => GameState;
  readonly action: Action;
  readonly expected: Refusal;
}

const refusal = (code: RefusalCode, rule: string, facts: Refusal['facts'] = {}): Refusal => ({
  code,
  rule,
  facts,
});

const long = 'x'.repeat(MAX_TEXT_LENGTH + 1);
const tooLong = { length: MAX_TEXT_LENGTH + 1, most: MAX_TEXT_LENGTH };
const { aruspex, drawing, gift, scene } = IN_PHASE;

const keeps = (umbra: Umbra, woven: string): Action => ({
  type: 'tell',
  text: 'Words.',
  odd: { umbra, woven },
});

/** Blue has kept an odd card with the scene, which is tale 3. */
const kept = (): GameState => stateAfter(scene(), keeps('venus', 'The red farm.'));
const doubted = (): GameState => stateAfter(kept(), { type: 'doubt', by: 'yellow', tale: 3 });

const skipped = (): GameState => stateAfter(drawing(), { type: 'skip', tale: 2 });
const RETELL: Action = { type: 'retell', by: 'yellow', tale: 2, text: 'Otherwise.' };

const ROWS: readonly Row[] = [
  {
    name: 'anything when it is over',
    state: IN_PHASE.over,
    action: { type: 'tell', text: 'More.' },
    expected: refusal('gameOver', '6'),
  },
  ...(
    [
      [{ type: 'give', deus: 'pluto', to: 'red' }, '2.2'],
      [{ type: 'tell', text: 'Words.' }, '4'],
      [{ type: 'giveBacchus', to: 'red' }, '4.6'],
      [{ type: 'aruspex', choice: { type: 'putBack', deus: 'pluto', to: 'middle' } }, '4.7'],
      [{ type: 'chooseEnding', ending: 'flight', twist: null }, '6'],
    ] as const
  ).map(
    ([action, rule]): Row => ({
      name: `${action.type} while cards are drawn`,
      state: drawing,
      action,
      expected: refusal('wrongPhase', rule, { phase: 'drawing' }),
    }),
  ),
  {
    name: 'a draw while nothing is drawn',
    state: scene,
    action: { type: 'draw', pick: 0 },
    expected: refusal('wrongPhase', '4.2', { phase: 'scene' }),
  },
  ...[-1, 62, 1.5, Number.NaN].map(
    (pick): Row => ({
      name: `a draw of card ${pick}`,
      state: drawing,
      action: { type: 'draw', pick },
      expected: refusal('badPick', '4.2', { pick, of: 62 }),
    }),
  ),
  {
    name: 'a fourth of three to introduce',
    state: IN_PHASE.drawingFirst,
    action: { type: 'draw', pick: 3 },
    expected: refusal('badPick', '4.2', { pick: 3, of: 3 }),
  },
  {
    name: 'an empty scene',
    state: scene,
    action: { type: 'tell', text: ' \n' },
    expected: refusal('noText', '4'),
  },
  {
    name: 'too long a scene',
    state: scene,
    action: { type: 'tell', text: long },
    expected: refusal('tooLong', '4', tooLong),
  },
  {
    name: 'a gift of Vinum',
    state: gift,
    action: { type: 'give', deus: 'vinum', to: 'red' },
    expected: refusal('neverVinum', '2.2'),
  },
  {
    name: 'a gift of Amans, who is apart',
    state: gift,
    action: { type: 'give', deus: 'amans', to: 'red' },
    expected: refusal('notThere', '2.2', { deus: 'amans' }),
  },
  {
    name: 'a gift to oneself',
    state: gift,
    action: { type: 'give', deus: 'pluto', to: 'blue' },
    expected: refusal('neverToOneself', '2.2'),
  },
  {
    name: 'a gift to nobody at the table',
    state: gift,
    action: { type: 'give', deus: 'pluto', to: 'violet' },
    expected: refusal('notInGame', '2.2', { color: 'violet' }),
  },
  {
    name: 'a third Deus',
    state: () =>
      stateAfter(
        gift(),
        { type: 'give', deus: 'pluto', to: 'yellow' },
        { type: 'give', deus: 'venus', to: 'yellow' },
        { type: 'give', deus: 'miles', to: 'red' },
      ),
    action: { type: 'give', deus: 'satyrus', to: 'yellow' },
    expected: refusal('hasTwo', '2.2', { color: 'yellow' }),
  },
  {
    name: 'Bacchus to oneself',
    state: IN_PHASE.bacchusMoves,
    action: { type: 'giveBacchus', to: 'blue' },
    expected: refusal('neverToOneself', '4.6'),
  },
  {
    name: 'Bacchus, after an ending, to oneself',
    state: IN_PHASE.bacchusStays,
    action: { type: 'giveBacchus', to: 'blue' },
    expected: refusal('neverToOneself', '6'),
  },
  {
    name: 'Bacchus to nobody at the table',
    state: IN_PHASE.bacchusMoves,
    action: { type: 'giveBacchus', to: 'green' },
    expected: refusal('notInGame', '4.6', { color: 'green' }),
  },
  {
    name: 'Vinum put back',
    state: aruspex,
    action: { type: 'aruspex', choice: { type: 'putBack', deus: 'vinum', to: 'middle' } },
    expected: refusal('neverVinum', '4.7'),
  },
  {
    name: 'a Deus got where one is put back',
    state: aruspex,
    action: { type: 'aruspex', choice: { type: 'get', deus: 'pluto', from: 'middle' } },
    expected: refusal('notOffered', '4.7', { row: 'ties', deus: 'pluto' }),
  },
  {
    name: 'Parcae kept',
    state: scene,
    action: keeps('parcae', 'A farm.'),
    expected: refusal('neverParcae', '4.2'),
  },
  {
    name: 'an Umbra kept that is not there',
    state: scene,
    action: keeps('goblet', 'A farm.'),
    expected: refusal('noSuchUmbra', '4.8', { umbra: 'goblet' }),
  },
  {
    name: 'an odd card kept again',
    state: () =>
      laid({ blue: { hand: ['venus', 'miles'], wasOdd: 'venus' }, state: { phase: scene().phase } }),
    action: keeps('venus', 'A farm.'),
    expected: refusal('neverKeptTwice', '4.8', { umbra: 'venus' }),
  },
  {
    name: 'an Umbra kept for nothing',
    state: scene,
    action: keeps('venus', ' '),
    expected: refusal('nothingWoven', '4.8'),
  },
  {
    name: 'an Umbra kept for a book',
    state: scene,
    action: keeps('venus', long),
    expected: refusal('tooLong', '4.8', tooLong),
  },
  {
    name: 'a challenge where no card was kept',
    state: kept,
    action: { type: 'doubt', by: 'red', tale: 2 },
    expected: refusal('noSuchTale', '4.8', { tale: 2 }),
  },
  {
    name: 'a challenge of one’s own card',
    state: kept,
    action: { type: 'doubt', by: 'blue', tale: 3 },
    expected: refusal('ownClaim', '4.8'),
  },
  {
    name: 'a challenge by nobody at the table',
    state: kept,
    action: { type: 'doubt', by: 'violet', tale: 3 },
    expected: refusal('notInGame', '4.8', { color: 'violet' }),
  },
  {
    name: 'a second challenge',
    state: doubted,
    action: { type: 'doubt', by: 'red', tale: 3 },
    expected: refusal('notOffered', '4.8', { tale: 3 }),
  },
  {
    name: 'a vote on what nobody challenged',
    state: kept,
    action: { type: 'vote', by: 'red', upholds: false, tale: 3 },
    expected: refusal('notOffered', '4.8', { tale: 3 }),
  },
  {
    name: 'a vote on one’s own card',
    state: doubted,
    action: { type: 'vote', by: 'blue', upholds: false, tale: 3 },
    expected: refusal('ownClaim', '4.8'),
  },
  {
    name: 'the challenger’s second vote',
    state: doubted,
    action: { type: 'vote', by: 'yellow', upholds: false, tale: 3 },
    expected: refusal('votedAlready', '4.8', { color: 'yellow' }),
  },
  {
    name: 'a question about a tale that is not told',
    state: drawing,
    action: { type: 'ask', by: 'red', about: 3, text: 'Why?' },
    expected: refusal('noSuchTale', '5', { tale: 3 }),
  },
  {
    name: 'a question to oneself',
    state: drawing,
    action: { type: 'ask', by: 'red', about: 1, text: 'Why?' },
    expected: refusal('ownTale', '5', { tale: 1 }),
  },
  {
    name: 'an empty question',
    state: drawing,
    action: { type: 'ask', by: 'red', about: 0, text: '' },
    expected: refusal('noText', '5'),
  },
  {
    name: 'a question by who has left',
    state: () => stateAfter(drawing(), { type: 'leave', color: 'red' }),
    action: { type: 'ask', by: 'red', about: 0, text: 'Why?' },
    expected: refusal('notInGame', '5', { color: 'red' }),
  },
  {
    name: 'an answer to what is no question',
    state: asked,
    action: { type: 'answer', by: 'blue', question: 3, text: 'So.' },
    expected: refusal('noSuchTale', '5', { tale: 3 }),
  },
  {
    name: 'an answer for another',
    state: asked,
    action: { type: 'answer', by: 'red', question: 4, text: 'So.' },
    expected: refusal('notYours', '5', { tale: 4 }),
  },
  {
    name: 'an answer by who has left',
    state: () => stateAfter(asked(), { type: 'leave', color: 'blue' }),
    action: { type: 'answer', by: 'blue', question: 4, text: 'So.' },
    expected: refusal('notInGame', '5', { color: 'blue' }),
  },
  {
    name: 'an answer that nobody waits for any more',
    state: () => ({ ...asked(), questions: [] }),
    action: { type: 'answer', by: 'blue', question: 4, text: 'So.' },
    expected: refusal('tooLate', '5', { tale: 4 }),
  },
  {
    name: 'too long an answer',
    state: asked,
    action: { type: 'answer', by: 'blue', question: 4, text: long },
    expected: refusal('tooLong', '5', tooLong),
  },
  {
    name: 'Minerva of who has her not',
    state: scene,
    action: { type: 'giveMinerva', by: 'red' },
    expected: refusal('noMinerva', '5', { color: 'red' }),
  },
  {
    name: 'Minerva before anything is told',
    state: () => laid({ dei: { red: ['minerva'] } }),
    action: { type: 'giveMinerva', by: 'red' },
    expected: refusal('notOffered', '5', { deus: 'minerva' }),
  },
  {
    name: 'an ending that is not open',
    state: IN_PHASE.chooseEnding,
    action: { type: 'chooseEnding', ending: 'flight', twist: null },
    expected: refusal('notOffered', '6', { ending: 'flight' }),
  },
  {
    name: 'a twist of a Story Ending',
    state: IN_PHASE.chooseEnding,
    action: { type: 'chooseEnding', ending: 'amansSaved', twist: 'accuserGone' },
    expected: refusal('notOffered', '6', { ending: 'amansSaved' }),
  },
  {
    name: 'a skip of what is not told',
    state: drawing,
    action: { type: 'skip', tale: 3 },
    expected: refusal('noSuchTale', '5', { tale: 3 }),
  },
  {
    name: 'other words for what was told before the latest scene',
    state: () => stateAfter(IN_PHASE.scene(), TELL),
    action: { type: 'edit', by: 'yellow', tale: 2, text: 'In other words.' },
    expected: refusal('toldOn', '5', { tale: 2 }),
  },
  {
    name: 'a second skip',
    state: () => stateAfter(drawing(), { type: 'skip', tale: 2 }),
    action: { type: 'skip', tale: 2 },
    expected: refusal('skippedAlready', '5', { tale: 2 }),
  },
  ...(
    [
      ['by nobody at the table', drawing, { by: 'violet' }, refusal('notInGame', '5', { color: 'violet' })],
      [
        'by who has left',
        () => stateAfter(skipped(), { type: 'leave', color: 'yellow' }),
        {},
        refusal('notInGame', '5', { color: 'yellow' }),
      ],
      ['of what is not told', skipped, { tale: 3 }, refusal('noSuchTale', '5', { tale: 3 })],
      ['by another', skipped, { by: 'red' }, refusal('notYours', '5', { tale: 2 })],
      ['of what is not skipped', drawing, {}, refusal('notSkipped', '5', { tale: 2 })],
      [
        'for the second time',
        () => stateAfter(skipped(), RETELL),
        {},
        refusal('notSkipped', '5', { tale: 2 }),
      ],
      ['without words', skipped, { text: '\n' }, refusal('noText', '5')],
      ['as a book', skipped, { text: long }, refusal('tooLong', '5', tooLong)],
    ] as const
  ).map(
    ([name, state, change, expected]): Row => ({
      name: `a tale told anew ${name}`,
      state,
      action: { ...RETELL, ...change },
      expected,
    }),
  ),
];

describe('refused is', () => {
  test.each(ROWS)('$name', ({ state, action, expected }) => {
    expect(bacchanalia.apply(state(), action)).toEqual({ ok: false, refusal: expected });
  });

  test.each(Object.keys(CODES))('%s somewhere', (code) => {
    expect(ROWS.some(({ expected }) => expected.code === code)).toBe(true);
  });
});
