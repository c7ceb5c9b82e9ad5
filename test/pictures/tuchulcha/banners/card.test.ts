import { describe, expect, test } from 'vitest';
import type { Role } from '../../../../src/games/tuchulcha/board.ts';
import { ALT_LIMIT } from '../../../../src/pictures/formats.ts';
import {
  describeCard,
  paintCard,
  type ResultCardView,
  type StandingView,
} from '../../../../src/pictures/tuchulcha/banners/card.ts';
import { LANGUAGES } from '../../../../src/texts/index.ts';

const standing = (
  color: StandingView['color'],
  name: string,
  won: boolean,
  role: Role = 'normal',
): StandingView => ({
  color,
  name,
  won,
  role,
  altar: 5,
  forest: 1,
  how: role === 'lasaVecuvia' ? '2 of 4 sealed' : null,
  face: { kind: 'initial', text: name.slice(0, 1) },
});

const card = (locale: string, standings: readonly StandingView[]): ResultCardView => ({
  number: 7,
  locale,
  standings,
});

const CARDS: readonly (readonly [string, readonly StandingView[]])[] = [
  ['one wins', [standing('red', 'Larthia', true), standing('blue', 'Aule', false, 'out')]],
  [
    'two share',
    [standing('red', 'Larthia', true), standing('blue', 'Aule', true), standing('black', 'Vel', false)],
  ],
  ['she seals', [standing('red', 'Larthia', true, 'lasaVecuvia'), standing('blue', 'Aule', false)]],
  ['nobody wins', [standing('red', 'Larthia', false, 'out'), standing('blue', 'Aule', false, 'out')]],
  [
    'names too long',
    ['red', 'blue', 'yellow', 'black'].map((color) => standing(color as 'red', 'W'.repeat(400), true)),
  ],
];

describe.each(CARDS)('%s', (_, standings) => {
  test('wide and low, the same each time', () => {
    const { rgba, width, height } = paintCard(card('en', standings));
    expect([width, height]).toEqual([1100, 560]);
    expect(paintCard(card('en', standings)).rgba.equals(rgba)).toBe(true);
  });

  test.each(LANGUAGES.map(({ code }) => code))('said in %s, all of it', (locale) => {
    const text = describeCard(card(locale, standings));
    for (const { name } of standings) expect(text).toContain(name.slice(0, 7));
    expect(text.length).toBeLessThanOrEqual(ALT_LIMIT);
  });
});

test('who wins is said first', () => {
  const [, standings] = CARDS[0] ?? ['', []];
  expect(describeCard(card('en', standings))).toBe(
    'Table 7: Larthia wins. Larthia: 5 on the altar, 1 in the forest. Aule: out of the game.',
  );
});

test('of a color that nobody plays the words say which; the picture shows it', () => {
  const cardOf = (name: string) =>
    card('en', [standing('red', 'Larthia', true), standing('black', name, false, 'neutral')]);
  expect(describeCard(cardOf('neutral black'))).toContain('neutral black: 5 on the altar, 1 in the forest.');
  expect(paintCard(cardOf('neutral black')).rgba.equals(paintCard(cardOf('n')).rgba)).toBe(true);
});
