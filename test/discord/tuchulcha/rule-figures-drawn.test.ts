import { describe, expect, test } from 'vitest';
import {
  FIGURES,
  type Figure,
  type FigureId,
  figureView,
} from '../../../src/discord/tuchulcha/rule-figures.ts';
import { formatPosition, formatStep } from '../../../src/games/tuchulcha/notation.ts';
import { describeBoard } from '../../../src/pictures/tuchulcha/alt.ts';
import { localeTexts } from '../../../src/texts/index.ts';

const figures = Object.entries(FIGURES) as [FigureId, Figure][];

test.each(figures)('%s shows its position, its dice and every move that a haruspex makes', (id, figure) => {
  const { position, dice, choices, winners } = figureView('en', id);
  expect(formatPosition(position)).toBe(figure.position);
  expect(dice.map(({ value }) => value).join('-')).toBe(figure.dice ?? '');
  const moves = figure.moves.split(' ').filter((move) => move !== '' && !move.startsWith('!'));
  expect(choices.map(({ move }) => formatStep(move, position.players))).toEqual(moves);
  expect(choices.map(({ letter }) => letter)).toEqual(moves.map((_, index) => String(index + 1)));
  expect(winners).toBeNull();
});

test('each move has a die of its own', () => {
  for (const [id] of figures) {
    const { dice, choices } = figureView('en', id);
    const left = dice.filter(({ state }) => state === 'unused').map(({ value }) => value);
    for (const { move } of choices) {
      expect(left, id).toContain(move.die);
      left.splice(left.indexOf(move.die), 1);
    }
  }
});

test('where several dice lead to the altar, the others are kept that the rest needs', () =>
  expect(figureView('en', 'altar').choices.map(({ move }) => move.die)).toEqual([3, 4]));

test('Tuchulcha’s discard is shown as one', () => {
  expect(figureView('en', 'tuchulchaPowers').dice.map(({ value, state }) => `${value} ${state}`)).toEqual([
    '2 unused',
    '1 unused',
    '5 discarded',
    '3 unused',
  ]);
});

describe.each(Object.keys(localeTexts))('%s', (locale) => {
  test.each(figures)('%s can be read aloud', (id) => {
    const words = describeBoard(figureView(locale, id));
    expect(words.length).toBeLessThanOrEqual(1024);
    expect(words).not.toMatch(/…$/);
  });
});
