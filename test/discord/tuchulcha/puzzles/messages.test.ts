import { describe, expect, test } from 'vitest';
import {
  answerMessage,
  closedMessage,
  puzzleMessage,
  reasons,
} from '../../../../src/discord/tuchulcha/puzzles/messages.ts';
import type { Puzzle, PuzzleTurn } from '../../../../src/games/tuchulcha/puzzles.ts';
import { NEWCOMER } from '../../../../src/tables/results/ratings.ts';
import { shippedPuzzles } from '../../../../src/tables/tuchulcha/puzzles.ts';
import { LANGUAGES, translator } from '../../../../src/texts/index.ts';
import { firstOf } from '../../../runs.ts';
import { SOME_PUZZLES } from '../../../tables/tuchulcha/puzzles/some-puzzles.ts';
import { controlsIn, expectLawful, textOf } from '../../laws.ts';

const [first] = SOME_PUZZLES.entries;
const puzzle = SOME_PUZZLES.get(first?.id ?? '');
if (!puzzle) throw new Error('no puzzle');
const t = translator('en');
const record = { ...NEWCOMER, answered: 4, solved: 3, streak: 3, bestStreak: 3 };
const view = { puzzle, locale: 'en', isNew: true, record, before: NEWCOMER, rating: null };
const wrong = puzzle.best === 0 ? 1 : 0;

/** The buttons of a puzzle. */
const buttonsOf = (one: Puzzle, locale: string) =>
  controlsIn(puzzleMessage({ puzzle: one, day: 20_000, locale }).message.layout?.parts ?? []).map((one) => ({
    label: 'label' in one ? String(one.label) : '',
    style: 'style' in one ? one.style : null,
  }));

const POST = { locale: 'en', closesAt: new Date('2026-11-23T08:00:00Z') };

describe('the question', () => {
  test('has a button for each turn, none of which stands out', () => {
    const buttons = buttonsOf(puzzle, 'en');
    expect(buttons.map(({ label }) => label.slice(0, 3))).toEqual(['1 ·', '2 ·', '3 ·', '4 ·']);
    expect(new Set(buttons.map(({ style }) => style)).size).toBe(1);
    const { message } = puzzleMessage({ puzzle, day: 20_000, locale: 'en' });
    expect(message.mentions).toEqual([]);
  });

  test.each(LANGUAGES.map(({ code }) => code))('of every puzzle fits on its buttons: %s', (locale) => {
    for (const { id } of firstOf(80, shippedPuzzles().entries)) {
      const each = shippedPuzzles().get(id) ?? puzzle;
      expectLawful(puzzleMessage({ puzzle: each, day: 20_000, locale }).message);
      expectLawful(answerMessage({ ...view, puzzle: each, locale, choice: 0 }).message);
      expectLawful(closedMessage({ ...POST, locale }, each, { answered: 999, solved: 99 }).message);
      const labels = buttonsOf(each, locale).map(({ label }) => label);
      expect(new Set(labels).size, id).toBe(each.turns.length);
      for (const label of labels) expect(label.length, id).toBeLessThan(80);
    }
  });
});

describe('the answer', () => {
  test('to the best turn: solved, in a row, and the board after it', () => {
    const { message, picture } = answerMessage({ ...view, choice: puzzle.best });
    expect(textOf(message)).toMatch(/^✅ \*\*Solved\.\*\*/);
    expect(textOf(message)).toContain('3 in a row · Rating 1500');
    expect(picture.view.lastMoves).toHaveLength(puzzle.turns[puzzle.best]?.steps.length ?? 0);
  });

  test('to another one: which is best, and both chances', () => {
    const content = textOf(answerMessage({ ...view, choice: wrong }).message);
    expect(content).toMatch(new RegExp(`^❌ \\*\\*${puzzle.best + 1} is best\\.\\*\\*`));
    expect(content.match(/\d+%/g)).toHaveLength(puzzle.turns.length);
    expect(content).toMatch(new RegExp(`\\n\\*\\*${puzzle.best + 1} · \\d+%\\*\\*: `));
    expect(content).toMatch(new RegExp(`\\n${wrong + 1} · \\d+% \\(yours\\): `));
    expect(content.match(/yours/g)).toHaveLength(1);
  });

  test('that doesn’t count says so', () => {
    expect(textOf(answerMessage({ ...view, isNew: false, choice: wrong }).message)).toContain(
      'Your first answer counts',
    );
    const late = textOf(answerMessage({ ...view, choice: null }).message);
    expect(late).toContain('This puzzle’s day is over.');
    expect(late).not.toContain('yours');
  });
});

describe('a puzzle of roles', () => {
  const rolesOf = (id: string): Puzzle => SOME_PUZZLES.get(id) ?? puzzle;
  const [devote, stay, which] = [rolesOf('b8b8cbe86c'), rolesOf('0a513b44a8'), rolesOf('0000000001')];
  const nameOf = (place: number): string => String(place + 1);

  test('asks for one before the roll, and gives what is legal to choose from', () => {
    const { message, picture } = puzzleMessage({ puzzle: devote, day: 20_000, locale: 'en' });
    expect(textOf(message)).toContain('Before the roll, yellow may devote.');
    expect(buttonsOf(devote, 'en').map(({ label }) => label)).toEqual([
      '1 · No devotion',
      '2 · Tuchulcha, 1 from the temple',
      '3 · Tuchulcha',
    ]);
    expect(buttonsOf(which, 'en').map(({ label }) => label)).toEqual([
      '1 · Lasa Vecuvia, one from the temple',
      '2 · Lasa Vecuvia, the one on 33',
      '3 · No devotion',
    ]);
    expect(picture.view).toMatchObject({
      position: devote.position,
      dice: [],
      choices: [],
      toMove: 'yellow',
    });
  });

  test('is answered with the board on which the best role is taken', () => {
    const { message, picture } = answerMessage({ ...view, puzzle: devote, choice: 2 });
    expect(textOf(message)).toMatch(/^✅ \*\*Solved\.\*\*/);
    expect(picture.view.position.colors.yellow?.role).toBe('tuchulcha');
    expect(picture.view.toMove).toBe('yellow');
    expect(textOf(closedMessage(POST, devote, { answered: 1, solved: 1 }).message)).toContain(
      'Best is **Tuchulcha**',
    );
    expect(answerMessage({ ...view, puzzle: stay, choice: 0 }).picture.view.position).toEqual(stay.position);
  });

  test('says why: who can be hit, what is given, what the next roll may bring', () => {
    expect(reasons(t, devote, 0, nameOf)).toEqual([
      'After 3, nobody can hit yellow’s haruspexes; after 1 they can be hit.',
      'After 3, yellow threatens to hit with 94 of 100 rolls; after 1 with 14.',
    ]);
    expect(reasons(t, devote, 1, nameOf)).toEqual(['2 gives one more haruspex that could still walk.']);
    expect(reasons(t, stay, 1, nameOf)).toEqual(['2 gives up the haruspex on the altar.']);
    expect(reasons(t, which, 1, nameOf)).toEqual([
      'A role lasts for many turns, so no single roll explains this one.',
    ]);
  });
});

describe('reasons', () => {
  const plain = { hits: 0, arrived: 0, lost: 0, danger: null, threat: 0, home: 0 };
  const told = (best: Partial<PuzzleTurn>, other: Partial<PuzzleTurn>) => {
    const turns = [best, other].map((turn): PuzzleTurn => ({ steps: [], chance: 0.5, ...plain, ...turn }));
    return reasons(t, { ...puzzle, turns, best: 0 }, 1, (place) => 'AB'[place] ?? '');
  };

  test.each([
    ['a hit', { hits: 2 }, {}, ['A hits 2 haruspexes, B none.']],
    ['the altar', { arrived: 1 }, {}, ['A brings one haruspex to the altar, B none.']],
    ['one’s own that are lost', {}, { lost: 1 }, ['B sends a haruspex of its own to the forest.']],
    [
      'danger',
      { danger: { by: 'red', percent: 11 } } as const,
      { danger: { by: 'red', percent: 47 } } as const,
      ['After B, red can hit back with 47 of 100 rolls; after A with 11.'],
    ],
    ['hardly more danger', {}, { danger: { by: 'red', percent: 5 } } as const, [t('puzzle.why.later')]],
    ['a temptation', {}, { hits: 1 }, ['B wins more right now, and less in the end.', t('puzzle.why.later')]],
    [
      'the way home',
      { home: 60 },
      { home: 20 },
      ['After A, 60 of 100 rolls bring the next one to the altar; after B 20.'],
    ],
  ])('%s', (_, best, other, expected) => expect(told(best, other)).toEqual(expected));
});

describe('when the day is over', () => {
  test.each([
    [{ answered: 0, solved: 0 }, 'nobody tried it'],
    [{ answered: 8, solved: 3 }, 'solved by 3 of 8'],
  ])('%j', (counts, expected) => {
    const { message } = closedMessage(POST, puzzle, counts);
    expect(textOf(message)).toContain(`**Puzzle of November 22, 2026** · ${expected}`);
    expect(controlsIn(message.layout?.parts ?? [])).toEqual([]);
  });

  test('a puzzle that is gone has no solution, and no buttons', () => {
    const { message, picture } = closedMessage(POST, null, { answered: 1, solved: 1 });
    expect(textOf(message)).toBe('**Puzzle of November 22, 2026** · solved by 1 of 1');
    expect(picture).toBeNull();
  });
});
