import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLORS, type Color, DEI } from '../../../src/games/bacchanalia/cards.ts';
import type { TableauPlayer, TableauView } from '../../../src/pictures/bacchanalia/alt.ts';
import {
  CARD_STYLES,
  drawEmblem,
  LIT,
  paintDei,
  shadowInk,
} from '../../../src/pictures/bacchanalia/cards.ts';
import { paintTableau } from '../../../src/pictures/bacchanalia/tableau.ts';
import { fillShape } from '../../../src/pictures/canvas/color-shapes.ts';
import { HEIGHT, WIDTH } from '../../../src/pictures/canvas/geometry.ts';
import { blankSheet, type Pen } from '../../../src/pictures/canvas/pen.ts';
import type { Pixels } from '../../../src/pictures/canvas/sprite.ts';
import { drawable } from '../../../src/pictures/painter.ts';
import { localeTexts } from '../../../src/texts/index.ts';
import { runs } from '../../runs.ts';
import { difference, expectPicture, mismatch, small, TOLERANCE } from '../compare.ts';
import { drawPicture } from '../draw.ts';
import { NAMES } from '../results/scenes.ts';
import { arbitraryView } from './arbitraries.ts';
import { card, SCENES } from './scenes.ts';

const drawTableau = (view: TableauView) => drawPicture(drawable('bacchanalia', 'tableau', view));
const smallTableau = (view: TableauView): Promise<Buffer> => small(paintTableau(view));

describe('the picture of a scene is the one that was looked at', () => {
  test.each(Object.entries(SCENES))('%s', async (name, view) => {
    const fresh = await smallTableau(view);
    expect(await mismatch(`tableau-${name}`, fresh)).toBeNull();
  });

  test('all cards', async () => {
    const fresh = await small(paintDei({ locale: 'en' }));
    expect(await mismatch('tableau-dei', fresh)).toBeNull();
  });
});

const { gifts, three, four, five, six, over } = SCENES;

const withPlayer = (view: TableauView, color: Color, change: Partial<TableauPlayer>): TableauView => ({
  ...view,
  players: view.players.map((one) => (one.color === color ? { ...one, ...change } : one)),
});

/** Each row changes one thing that a picture must show. */
const CHANGES: readonly (readonly [string, TableauView, TableauView])[] = [
  [
    'an Umbra more',
    four,
    withPlayer(four, 'red', {
      dei: [card('vinum', 'vinum', 'vinum', 'goblet'), card('venus', 'venus'), card('miles')],
    }),
  ],
  [
    'an Umbra on another Deus',
    four,
    withPlayer(four, 'red', {
      dei: [card('vinum', 'vinum', 'goblet'), card('venus'), card('miles', 'miles')],
    }),
  ],
  [
    'a goblet',
    four,
    withPlayer(four, 'red', {
      dei: [card('vinum', 'vinum', 'vinum'), card('venus', 'venus'), card('miles')],
    }),
  ],
  ['who rules', four, { ...four, ruling: { row: 'venus', because: 'most', among: ['venus'], most: 1 } }],
  ['that nobody rules yet', four, { ...four, ruling: null }],
  [
    'who ties',
    three,
    { ...three, ruling: { row: 'ties', because: 'tied', among: ['vinum', 'pluto'], most: 1 } },
  ],
  ['who rules from the middle', five, { ...five, middle: ['amans', 'minerva', 'satyrus'] }],
  ['what lies on no Deus', four, withPlayer(four, 'red', { hand: [] })],
  ['an odd card', four, withPlayer(four, 'black', { odd: null })],
  ['which odd card', four, withPlayer(four, 'black', { odd: 'venus' })],
  ['an odd card of the one on turn', five, withPlayer(five, 'black', { odd: null })],
  ['a Bacchus that is not bowed', four, withPlayer(four, 'yellow', { bacchusCame: false })],
  ['a Miles Ending to come', four, withPlayer(four, 'black', { milesNext: false })],
  ['a Miles Ending of the one on turn', five, withPlayer(five, 'black', { milesNext: false })],
  ['a Deus given away', four, withPlayer(four, 'blue', { dei: [card('vinum'), card('satyrus')] })],
  ['another Deus', four, withPlayer(four, 'blue', { dei: [card('vinum'), card('satyrus'), card('venus')] })],
  ['a name', four, withPlayer(four, 'blue', { name: 'Ida' })],
  ['an ending', six, withPlayer(six, 'blue', { ended: 'death' })],
  ['who left', six, withPlayer(six, 'black', { left: false })],
  ['that the endings have begun', six, { ...six, ending: false }],
  ['a Deus of the middle', four, { ...four, middle: [] }],
  ['one Deus less of three', gifts, { ...gifts, middle: gifts.middle.filter((_, i) => i !== 2) }],
  ['Amans apart', three, { ...three, amansApart: false }],
  ['Parcae once more', four, { ...four, parcae: 2 }],
  ['another end by Parcae', four, { ...four, parcaeEnd: 4 }],
  ['an end of another kind', four, { ...four, parcaeEnd: null }],
  ['a card less in the deck', four, { ...four, deck: 40 }],
  ['a card more among the discards', four, { ...four, discards: 15 }],
  ['whose turn it is', four, { ...four, onTurn: 'blue' }],
  ['that it is over', over, { ...over, onTurn: 'blue' }],
];

describe('a change that means something is seen', () => {
  test.each(CHANGES)('%s', async (_, before, after) => {
    expect(difference(await smallTableau(before), await smallTableau(after))).toBeGreaterThan(2 * TOLERANCE);
  });
});

/** Draws an emblem at the size of a card or a mark, some 50 pixels of the compared picture. */
function alone(draw: (pen: Pen) => void): Promise<Buffer> {
  const { canvas, pen } = blankSheet();
  pen.fillStyle = '#808080';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  draw(pen);
  const pixels: Pixels = { rgba: canvas.data(), width: canvas.width, height: canvas.height };
  return small(pixels);
}

async function leastDifference(pictures: readonly Promise<Buffer>[]): Promise<number> {
  const drawn = await Promise.all(pictures);
  const pairs = drawn.flatMap((one, i) => drawn.slice(i + 1).map((other) => difference(one, other)));
  return Math.min(...pairs);
}

describe('without any color are told apart', () => {
  const kinds = [...DEI, 'parcae'] as const;

  test('all Dei, by their emblems', async () => {
    const least = await leastDifference(
      kinds.map((named) => alone((pen) => drawEmblem(pen, CARD_STYLES[named].emblem, 500, 500, 150, LIT))),
    );
    expect(least).toBeGreaterThan(400);
  });

  test('a Deus and its shadow, and one shadow and another', async () => {
    const shadows = kinds.map((named) =>
      alone((pen) =>
        drawEmblem(pen, CARD_STYLES[named].emblem, 500, 500, 150, {
          ...shadowInk(named),
          main: '#c0c0c0',
          shade: '#c0c0c0',
        }),
      ),
    );
    expect(await leastDifference(shadows)).toBeGreaterThan(400);
  });

  test('all players, by their shapes', async () => {
    const least = await leastDifference(
      COLORS.map((color) => alone((pen) => fillShape(pen, color, 500, 500, 40, '#000000'))),
    );
    expect(least).toBeGreaterThan(60);
  });
});

test('the same view gives the same bytes, whatever is drawn between or at once', async () => {
  const one = await drawTableau(six);
  const [, other] = await Promise.all([drawTableau(three), drawTableau(six), drawTableau(over)]);
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

const FILES = [
  ...Object.entries(SCENES).map(([name, view]) => [name, 'tableau.jpg', () => drawTableau(view)] as const),
  ...Object.keys(localeTexts).map(
    (code) => [code, 'dei.jpg', () => drawPicture(drawable('bacchanalia', 'dei', { locale: code }))] as const,
  ),
];

test.each(FILES)('%s (%s) is an opaque picture of 11:7 under 250 KB', async (_, file, draw) => {
  await expectPicture(await draw(), file);
});

test('any tableau is drawn, and fills the sheet', () => {
  fc.assert(
    fc.property(arbitraryView(fc.constantFrom('', ...NAMES)), (view) => {
      const { rgba, width, height } = paintTableau(view);
      expect(rgba.length).toBe(width * height * 4);
    }),
    { numRuns: runs(10, 20) },
  );
});
