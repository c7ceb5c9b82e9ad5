import { expect, test } from 'vitest';
import { castMessage } from '../../../src/discord/bacchanalia/cast.ts';
import { bookOf } from '../../../src/discord/bacchanalia/chronicle/book.ts';
import { bareName } from '../../../src/discord/views/names.ts';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import { bacchanalia, offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState, Setup } from '../../../src/games/bacchanalia/state.ts';
import { storyOf } from '../../../src/tables/bacchanalia/story/story.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { controlsIn, expectLawful, textOf } from '../laws.ts';
import { storyTable } from './a-story.ts';

const LIVIA = { name: 'Livia', accusation: 'Arson *again*', accuser: 'Cotta', amans: 'Festus' };
const SETUP: Setup = { players: ['blue', 'red', 'yellow'], first: 'blue', end: { kind: 'parcae', times: 3 } };

/** Up to the first scene, which has a title; only blue has described their character. */
function begun(): { readonly state: GameState; readonly log: readonly Action[] } {
  let state = bacchanalia.start(SETUP);
  const log: Action[] = [];
  const next = (): Action => {
    const offered = offers(state);
    const [give] = offered.gives;
    const [by] = offered.introducers;
    if (offered.chance !== null) return { type: 'draw', pick: 0 };
    if (give) return { type: 'give', ...give };
    if (by) return { type: 'introduce', by, text: `I am ${by}.`, ...(by === 'blue' && { character: LIVIA }) };
    if (offered.tells === 'scene') return { type: 'tell', text: 'By the well.', title: 'The well' };
    if (offered.tells) return { type: 'tell', text: 'He came.' };
    if (offered.bacchusTo[0]) return { type: 'giveBacchus', to: offered.bacchusTo[0] };
    const [choice] = offered.aruspex;
    if (choice) return { type: 'aruspex', choice };
    throw new Error(state.phase.name);
  };
  while (!state.told.some(({ kind }) => kind === 'scene')) {
    const action = next();
    const applied = bacchanalia.apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    log.push(action);
    state = applied.state;
  }
  return { state, log };
}

const { state, log } = begun();
const story = storyOf(
  SETUP,
  log.map((action) => ({ action, at: null })),
  { blue: 'Aule', red: 'Larthia', yellow: 'Vel' },
);
const reading = { table: storyTable({ setup: SETUP }, state), story };

test('the cast is all of them in a few lines, by their names or as before', () => {
  const content = textOf(castMessage(translator('en'), reading, null));
  expect(content).toContain('**Livia (Aule)** · “Arson \\*again\\*” · accused by Cotta · loves Festus');
  expect(content).toContain('**Larthia (red)**\n');
  expect(content).toContain('Odd card: weave');
});

test('one of them is read with all that they described', () => {
  const teller = state.told.find(({ kind }) => kind === 'scene')?.teller ?? 'blue';
  const content = textOf(castMessage(translator('en'), reading, teller));
  expect(content).toContain('> I am');
  expect(content).toContain('- **1** *The well*: By the well.');
  expect(textOf(castMessage(translator('en'), reading, 'blue'))).toContain('**Accuser:** Cotta');
});

test.each(LANGUAGES.map(({ code }) => code))('fits into a message in %s', (code) => {
  const long = {
    name: '*'.repeat(40),
    accusation: '_'.repeat(200),
    accuser: '`'.repeat(40),
    amans: '|'.repeat(40),
  };
  const told = {
    is: 'told',
    tale: { color: 'red', text: '*'.repeat(9000), at: null, questions: [] },
  } as const;
  const characters = story.characters.map((one) => ({ ...one, sheet: long, introduction: told }));
  for (const chosen of [null, 'red'] as const) {
    const message = castMessage(translator(code), { ...reading, story: { ...story, characters } }, chosen);
    expectLawful(message);
    expect(controlsIn(message.layout?.parts ?? []).length).toBeGreaterThan(0);
  }
});

test('a chronicle calls characters by their names, and scenes by their titles', () => {
  const facts = { locale: 'en', timeZone: 'UTC', number: 1, serverName: '', nameOf: () => null };
  const book = bookOf(story, facts, bareName);
  expect(book.players.map(({ who }) => who)).toEqual(['Livia (Aule)', 'Larthia (red)', 'Vel (yellow)']);
  expect(book.cast[0]?.notes).toEqual(expect.arrayContaining(['Accuser: Cotta', 'Loves: Festus']));
  expect(book.chapters.map(({ title }) => title)).toContain('The well');
  const skipped = state.told.findIndex(({ teller, kind }) => teller === 'blue' && kind === 'introduction');
  const entries = [...log, { type: 'skip', tale: skipped } as const].map((action) => ({ action, at: null }));
  expect(bookOf(storyOf(SETUP, entries, {}), facts, bareName).players[0]?.who).toBe('a former player (blue)');
});
