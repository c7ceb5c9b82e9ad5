import { describe, expect, test } from 'vitest';
import { reasons } from '../../../src/discord/puzzles/explain.ts';
import { answerMessage, closedMessage, questionMessage } from '../../../src/discord/puzzles/view.ts';
import type { Puzzle, PuzzleTurn } from '../../../src/games/tuchulcha/puzzles/puzzle.ts';
import { shippedPuzzles } from '../../../src/tables/puzzles/collection.ts';
import { NEWCOMER } from '../../../src/tables/results/ratings.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { SOME_PUZZLES } from '../../tables/puzzles/some-puzzles.ts';

const [first] = SOME_PUZZLES.entries;
const puzzle = SOME_PUZZLES.get(first?.id ?? '');
if (!puzzle) throw new Error('no puzzle');
const t = translator('en');
const record = { skill: NEWCOMER, answered: 4, solved: 3, streak: { now: 3, best: 3 } };
const view = { puzzle, locale: 'en', isNew: true, record, before: NEWCOMER, rating: null };
const wrong = puzzle.best === 0 ? 1 : 0;

/** The buttons of a puzzle. */
const buttonsOf = (one: Puzzle, locale: string) =>
  questionMessage({ puzzle: one, day: 20_000, locale }).message.rows.flatMap((row) =>
    row.components.flatMap((part) =>
      'label' in part ? [{ label: part.label ?? '', style: part.style }] : [],
    ),
  );

describe('the question', () => {
  test('has a button for each turn, none of which stands out', () => {
    const buttons = buttonsOf(puzzle, 'en');
    expect(buttons.map(({ label }) => label.slice(0, 3))).toEqual(['1 ·', '2 ·', '3 ·', '4 ·']);
    expect(new Set(buttons.map(({ style }) => style)).size).toBe(1);
    expect(questionMessage({ puzzle, day: 20_000, locale: 'en' }).message.mentions).toEqual([]);
  });

  test.each(LANGUAGES.map(({ code }) => code))('of every puzzle fits on its buttons: %s', (locale) => {
    for (const { id } of shippedPuzzles().entries) {
      const labels = buttonsOf(shippedPuzzles().get(id) ?? puzzle, locale).map(({ label }) => label);
      expect(new Set(labels).size, id).toBe(4);
      for (const label of labels) expect(label.length, id).toBeLessThan(80);
    }
  });
});

describe('the answer', () => {
  test('to the best turn: solved, in a row, and the board after it', () => {
    const { message, board } = answerMessage({ ...view, choice: puzzle.best });
    expect(message.content).toMatch(/^✅ \*\*Solved\.\*\*/);
    expect(message.content).toContain('3 solved in a row. Your puzzle rating: 1500');
    expect(board.lastMoves).toHaveLength(puzzle.turns[puzzle.best]?.steps.length ?? 0);
  });

  test('to another one: which is best, and both chances', () => {
    const { content } = answerMessage({ ...view, choice: wrong }).message;
    expect(content).toMatch(
      new RegExp(
        `^❌ \\*\\*${puzzle.best + 1} is best\\.\\*\\* It wins \\d+% .* yours \\(${wrong + 1}\\) \\d+%`,
      ),
    );
    expect(content.match(/← yours/g)).toHaveLength(1);
  });

  test('that doesn’t count says so', () => {
    expect(answerMessage({ ...view, isNew: false, choice: wrong }).message.content).toContain(
      'Your first answer counts',
    );
    const late = answerMessage({ ...view, choice: null }).message.content;
    expect(late).toContain('This puzzle’s day is over.');
    expect(late).not.toContain('yours');
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
  ])('%s', (_, best, other, expected) => {
    expect(told(best, other)).toEqual(expected);
  });
});

describe('when the day is over', () => {
  const post = { locale: 'en', closesAt: new Date('2026-11-23T08:00:00Z') };

  test.each([
    [{ answered: 0, solved: 0 }, 'nobody tried it'],
    [{ answered: 8, solved: 3 }, 'solved by 3 of 8'],
  ])('%j', (counts, expected) => {
    const { message } = closedMessage(post, puzzle, counts);
    expect(message.content).toContain(`**Puzzle of November 22, 2026** · ${expected}`);
    expect(message.rows).toEqual([]);
  });

  test('a puzzle that is gone has no solution, and no buttons', () => {
    const { message, board } = closedMessage(post, null, { answered: 1, solved: 1 });
    expect(message.content).toBe('**Puzzle of November 22, 2026** · solved by 1 of 1');
    expect(board).toBeNull();
  });
});
