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

const row = (name: string, state: () => GameState, action: Action, expected: Refusal): Row => ({
  name,
  state,
  action,
  expected,
});

const ROWS: readonly Row[] = [
  row('anything when it is over', IN_PHASE.over, { type: 'tell', text: 'More.' }, refusal('gameOver', '6')),
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
  row(
    'a draw while nothing is drawn',
    scene,
    { type: 'draw', pick: 0 },
    refusal('wrongPhase', '4.2', { phase: 'scene' }),
  ),
  ...[-1, 62, 1.5, Number.NaN].map(
    (pick): Row => ({
      name: `a draw of card ${pick}`,
      state: drawing,
      action: { type: 'draw', pick },
      expected: refusal('badPick', '4.2', { pick, of: 62 }),
    }),
  ),
  row(
    'a fourth of three to introduce',
    IN_PHASE.drawingFirst,
    { type: 'draw', pick: 3 },
    refusal('badPick', '4.2', { pick: 3, of: 3 }),
  ),
  row('an empty scene', scene, { type: 'tell', text: ' \n' }, refusal('noText', '4')),
  row('too long a scene', scene, { type: 'tell', text: long }, refusal('tooLong', '4', tooLong)),
  row('a gift of Vinum', gift, { type: 'give', deus: 'vinum', to: 'red' }, refusal('neverVinum', '2.2')),
  row(
    'a gift of Amans, who is apart',
    gift,
    { type: 'give', deus: 'amans', to: 'red' },
    refusal('notThere', '2.2', { deus: 'amans' }),
  ),
  row(
    'a gift to oneself',
    gift,
    { type: 'give', deus: 'pluto', to: 'blue' },
    refusal('neverToOneself', '2.2'),
  ),
  row(
    'a gift to nobody at the table',
    gift,
    { type: 'give', deus: 'pluto', to: 'violet' },
    refusal('notInGame', '2.2', { color: 'violet' }),
  ),
  row(
    'a third Deus',
    () =>
      stateAfter(
        gift(),
        { type: 'give', deus: 'pluto', to: 'yellow' },
        { type: 'give', deus: 'venus', to: 'yellow' },
        { type: 'give', deus: 'miles', to: 'red' },
      ),
    { type: 'give', deus: 'satyrus', to: 'yellow' },
    refusal('hasTwo', '2.2', { color: 'yellow' }),
  ),
  row(
    'Bacchus to oneself',
    IN_PHASE.bacchusMoves,
    { type: 'giveBacchus', to: 'blue' },
    refusal('neverToOneself', '4.6'),
  ),
  row(
    'Bacchus, after an ending, to oneself',
    IN_PHASE.bacchusStays,
    { type: 'giveBacchus', to: 'blue' },
    refusal('neverToOneself', '6'),
  ),
  row(
    'Bacchus to nobody at the table',
    IN_PHASE.bacchusMoves,
    { type: 'giveBacchus', to: 'green' },
    refusal('notInGame', '4.6', { color: 'green' }),
  ),
  row(
    'Vinum put back',
    aruspex,
    { type: 'aruspex', choice: { type: 'putBack', deus: 'vinum', to: 'middle' } },
    refusal('neverVinum', '4.7'),
  ),
  row(
    'a Deus got where one is put back',
    aruspex,
    { type: 'aruspex', choice: { type: 'get', deus: 'pluto', from: 'middle' } },
    refusal('notOffered', '4.7', { row: 'ties', deus: 'pluto' }),
  ),
  row('Parcae kept', scene, keeps('parcae', 'A farm.'), refusal('neverParcae', '4.2')),
  row(
    'an Umbra kept that is not there',
    scene,
    keeps('goblet', 'A farm.'),
    refusal('noSuchUmbra', '4.8', { umbra: 'goblet' }),
  ),
  row(
    'an odd card kept again',
    () => laid({ blue: { hand: ['venus', 'miles'], wasOdd: 'venus' }, state: { phase: scene().phase } }),
    keeps('venus', 'A farm.'),
    refusal('neverKeptTwice', '4.8', { umbra: 'venus' }),
  ),
  row('an Umbra kept for nothing', scene, keeps('venus', ' '), refusal('nothingWoven', '4.8')),
  row('an Umbra kept for a book', scene, keeps('venus', long), refusal('tooLong', '4.8', tooLong)),
  row(
    'a challenge where no card was kept',
    kept,
    { type: 'doubt', by: 'red', tale: 2 },
    refusal('noSuchTale', '4.8', { tale: 2 }),
  ),
  row(
    'a challenge of one’s own card',
    kept,
    { type: 'doubt', by: 'blue', tale: 3 },
    refusal('ownClaim', '4.8'),
  ),
  row(
    'a challenge by nobody at the table',
    kept,
    { type: 'doubt', by: 'violet', tale: 3 },
    refusal('notInGame', '4.8', { color: 'violet' }),
  ),
  row(
    'a second challenge',
    doubted,
    { type: 'doubt', by: 'red', tale: 3 },
    refusal('notOffered', '4.8', { tale: 3 }),
  ),
  row(
    'a vote on what nobody challenged',
    kept,
    { type: 'vote', by: 'red', upholds: false, tale: 3 },
    refusal('notOffered', '4.8', { tale: 3 }),
  ),
  row(
    'a vote on one’s own card',
    doubted,
    { type: 'vote', by: 'blue', upholds: false, tale: 3 },
    refusal('ownClaim', '4.8'),
  ),
  row(
    'the challenger’s second vote',
    doubted,
    { type: 'vote', by: 'yellow', upholds: false, tale: 3 },
    refusal('votedAlready', '4.8', { color: 'yellow' }),
  ),
  row(
    'a question about a tale that is not told',
    drawing,
    { type: 'ask', by: 'red', about: 3, text: 'Why?' },
    refusal('noSuchTale', '5', { tale: 3 }),
  ),
  row(
    'a question to oneself',
    drawing,
    { type: 'ask', by: 'red', about: 1, text: 'Why?' },
    refusal('ownTale', '5', { tale: 1 }),
  ),
  row('an empty question', drawing, { type: 'ask', by: 'red', about: 0, text: '' }, refusal('noText', '5')),
  row(
    'a question by who has left',
    () => stateAfter(drawing(), { type: 'leave', color: 'red' }),
    { type: 'ask', by: 'red', about: 0, text: 'Why?' },
    refusal('notInGame', '5', { color: 'red' }),
  ),
  row(
    'an answer to what is no question',
    asked,
    { type: 'answer', by: 'blue', question: 3, text: 'So.' },
    refusal('noSuchTale', '5', { tale: 3 }),
  ),
  row(
    'an answer for another',
    asked,
    { type: 'answer', by: 'red', question: 4, text: 'So.' },
    refusal('notYours', '5', { tale: 4 }),
  ),
  row(
    'an answer by who has left',
    () => stateAfter(asked(), { type: 'leave', color: 'blue' }),
    { type: 'answer', by: 'blue', question: 4, text: 'So.' },
    refusal('notInGame', '5', { color: 'blue' }),
  ),
  row(
    'an answer that nobody waits for any more',
    () => ({ ...asked(), questions: [] }),
    { type: 'answer', by: 'blue', question: 4, text: 'So.' },
    refusal('tooLate', '5', { tale: 4 }),
  ),
  row(
    'too long an answer',
    asked,
    { type: 'answer', by: 'blue', question: 4, text: long },
    refusal('tooLong', '5', tooLong),
  ),
  row(
    'Minerva of who has her not',
    scene,
    { type: 'giveMinerva', by: 'red' },
    refusal('noMinerva', '5', { color: 'red' }),
  ),
  row(
    'Minerva before anything is told',
    () => laid({ dei: { red: ['minerva'] } }),
    { type: 'giveMinerva', by: 'red' },
    refusal('notOffered', '5', { deus: 'minerva' }),
  ),
  row(
    'an ending that is not open',
    IN_PHASE.chooseEnding,
    { type: 'chooseEnding', ending: 'flight', twist: null },
    refusal('notOffered', '6', { ending: 'flight' }),
  ),
  row(
    'a twist of a Story Ending',
    IN_PHASE.chooseEnding,
    { type: 'chooseEnding', ending: 'amansSaved', twist: 'accuserGone' },
    refusal('notOffered', '6', { ending: 'amansSaved' }),
  ),
  row(
    'a skip of what is not told',
    drawing,
    { type: 'skip', tale: 3 },
    refusal('noSuchTale', '5', { tale: 3 }),
  ),
  row(
    'other words for what was told before the latest scene',
    () => stateAfter(IN_PHASE.scene(), TELL),
    { type: 'edit', by: 'yellow', tale: 2, text: 'In other words.' },
    refusal('toldOn', '5', { tale: 2 }),
  ),
  row(
    'a second skip',
    () => stateAfter(drawing(), { type: 'skip', tale: 2 }),
    { type: 'skip', tale: 2 },
    refusal('skippedAlready', '5', { tale: 2 }),
  ),
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
