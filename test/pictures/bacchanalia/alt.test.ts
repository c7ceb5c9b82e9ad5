import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLORS, type Color, type Deus } from '../../../src/games/bacchanalia/cards.ts';
import { describeDei, describeTableau, type TableauView } from '../../../src/pictures/bacchanalia/alt.ts';
import { localeTexts, translator } from '../../../src/texts/index.ts';
import { hear } from './alt-reader.ts';
import { arbitraryView, gameStates, viewOf } from './arbitraries.ts';
import { card, player, SCENES } from './scenes.ts';

const nameless = (view: TableauView): TableauView => ({
  ...view,
  locale: 'en',
  players: view.players.map((one) => ({ ...one, name: '' })),
});

describe('a tableau is known by its words alone', () => {
  test.each(Object.entries(SCENES))('%s', (_, view) => heardAsShown(nameless(view)));

  test('at any time of a game', () => {
    for (const seed of [1, 2, 3, 4])
      for (const state of gameStates(seed)) heardAsShown(viewOf(state, '', 'en'));
  });
});

describe.each(Object.keys(localeTexts))('%s', (locale) => {
  const t = translator(locale);

  test('the words are never more than Discord takes, and end with a whole sentence', () => {
    fc.assert(
      fc.property(arbitraryView(fc.string({ unit: 'grapheme', maxLength: 64 })), (view) => {
        const text = describeTableau({ ...view, locale });
        expect(text.length).toBeLessThanOrEqual(1024);
        expect(text).toMatch(/\.$/);
      }),
    );
  });

  test('of a game they leave nothing out, however long the names are', () => {
    for (const seed of [7, 11]) {
      for (const state of gameStates(seed)) {
        const view = viewOf(state, 'Ämilie von und zu '.repeat(4), locale);
        const text = describeTableau(view);
        expect(text.length).toBeLessThanOrEqual(1024);
        expect(text).not.toContain(t('tableau.alt.more'));
        expect(text).toContain(t('tableau.alt.piles', { deck: view.deck, discards: view.discards }));
        for (const { color } of view.players) expect(text).toContain(t(`color.${color}`));
      }
    }
  });
});

const LONG = 'Ämilie von und zu Hohenlohe 1234';

/** More cards than six players ever have, to test what is left out first. */
const heaped = (name: string, cards: number): TableauView => ({
  ...SCENES.six,
  locale: 'en',
  middle: ['pluto', 'venus'],
  players: COLORS.map((color) =>
    player(
      color,
      name,
      Array.from({ length: cards }, () => card('venus', 'venus', 'venus')),
    ),
  ),
});

describe('where room is short', () => {
  test.each([
    ['nothing is spared', LONG, 4, [`${LONG} (red)`, 'with 2 Umbra', 'Deck 20']],
    ['names are cut', LONG, 5, ['Ämilie von u… (red)', 'with 2 Umbra', 'Deck 20']],
    ['then left out', LONG, 6, ['red: Venus with 2 Umbra', 'Deck 20']],
    ['then Umbra of the others are', 'Ada', 8, ['On turn: Venus with 2 Umbra', 'red: Venus, Venus']],
    ['and at last what comes last', 'Ada', 20, ['On turn: Venus with', 'There is more in the picture.']],
  ])('%s', (_, name, cards, told) => {
    const text = describeTableau(heaped(name, cards));
    for (const each of told) expect(text).toContain(each);
  });
});

describe('the words themselves', () => {
  const { four, three, six, gifts, over } = SCENES;
  test.each<[string, TableauView, string]>([
    ['whose turn it is', four, 'The turn of Maximilian von und zu Hohenlohe (red). Vinum rules.'],
    [
      'Umbra, and how many goblets',
      four,
      'On turn: Vinum with 2 Umbra (1 goblet), Venus with 1 Umbra, Miles;',
    ],
    ['what lies on no Deus', four, 'Miles; on no Deus: Parcae.'],
    ['a bowed Bacchus', four, '🐉 Drachenreiter (yellow): Vinum, Bacchus (just come), Satyrus.'],
    ['an odd card', four, 'Accusator, Miles; odd card Pluto; Miles Ending next.'],
    ['an odd card with a goblet', nameless(six), 'violet: Vinum, Pluto; odd card Vinum with goblet.'],
    ['a tie', three, 'A tie between Satyrus, Pluto.'],
    ['what is nobody’s', three, 'In the middle: Accusator, Miles ×2, Minerva. Amans is kept apart.'],
    ['Parcae that have not come', three, 'Parcae drawn not yet; the end begins at number 3.'],
    ['Parcae where another end is agreed', { ...four, parcaeEnd: null }, 'Parcae drawn once. '],
    ['that nobody has anything yet', gifts, 'Bob (red): nothing.'],
    ['an ending', nameless(six), 'blue: Flight.'],
    ['who left', nameless(six), 'black: Left.'],
    ['that the end has begun', nameless(six), 'All who are left tell their last scene.'],
    ['that it is over', over, 'The game is over: all is told.'],
  ])('say %s', (_, view, told) => expect(describeTableau(view)).toContain(told));

  test('begin with the next player after the one on turn', () => {
    const text = describeTableau(nameless(four));
    expect(['yellow: ', 'black: ', 'blue: '].map((color) => text.indexOf(color))).toEqual(
      ['yellow: ', 'black: ', 'blue: '].map((color) => text.indexOf(color)).toSorted((a, b) => a - b),
    );
  });

  test('of the figure of all cards name them', () => {
    expect(describeDei({ locale: 'nl' })).toContain(
      'Accusator, Amans, Bacchus, Miles, Minerva, Pluto, Satyrus, Venus, Vinum',
    );
  });
});

function heardAsShown(view: TableauView): void {
  const heard = hear(describeTableau(view));
  const { onTurn, parcae, parcaeEnd, amansApart, deck, discards } = view;
  expect(heard).toMatchObject({ onTurn, parcae, parcaeEnd, amansApart, deck, discards });
  expect(heard.ending).toBe(view.ending && onTurn !== null);
  const { ruling } = view;
  const rules: readonly Deus[] =
    ruling === null
      ? []
      : ruling.row === 'ties'
        ? ruling.among
        : [ruling.row === 'goblet' ? 'vinum' : ruling.row];
  expect(heard.rules).toEqual(rules);
  expect(heard.middle).toEqual([...view.middle].toSorted());
  const byColor = <T extends { readonly color: Color }>(each: readonly T[]): readonly T[] =>
    each.toSorted((a, b) => COLORS.indexOf(a.color) - COLORS.indexOf(b.color));
  expect(byColor(heard.players)).toEqual(
    byColor(
      view.players.map(({ name: _, ...one }) => {
        if (one.ended || one.left)
          return { ...one, dei: [], hand: [], odd: null, bacchusCame: false, milesNext: false };
        return {
          color: one.color,
          ended: null,
          left: false,
          odd: one.odd,
          milesNext: one.milesNext,
          bacchusCame: one.bacchusCame,
          hand: grouped(one.hand),
          dei: one.dei.map(({ name, umbra }) => ({
            name,
            count: umbra.length,
            goblets: umbra.filter((each) => each === 'goblet').length,
          })),
        };
      }),
    ),
  );
}

/** Groups equal cards, in the order of their first occurrence. */
const grouped = <T>(cards: readonly T[]): readonly T[] =>
  [...new Set(cards)].flatMap((one) => cards.filter((other) => other === one));
