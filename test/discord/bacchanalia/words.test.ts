import { describe, expect, test } from 'vitest';
import {
  becauseText,
  deusName,
  endingText,
  placeText,
  rowText,
  sceneLineText,
  twistText,
} from '../../../src/discord/bacchanalia/words.ts';
import {
  DEI,
  type EndingKind,
  type PlaceRule,
  type Row,
  type Ruling,
  type SceneLine,
  type Twist,
} from '../../../src/games/bacchanalia/index.ts';
import { LANGUAGES, type Translate, translator } from '../../../src/texts/index.ts';

/** Every member of a union: the compiler asks for each, and for no other. */
const every = <Key extends string>(all: Readonly<Record<Key, true>>): readonly Key[] =>
  Object.keys(all) as Key[];

const ROWS = every<Row>({
  ties: true,
  accusator: true,
  amans: true,
  miles: true,
  minerva: true,
  bacchus: true,
  pluto: true,
  satyrus: true,
  venus: true,
  goblet: true,
  vinum: true,
});
const LINES = every<SceneLine>({
  ties: true,
  threat: true,
  accuserConfronts: true,
  amansEnding: true,
  bacchus: true,
  cornered: true,
  endNears: true,
  minerva: true,
  crime: true,
  satyrus: true,
  venusMemory: true,
  venusAmans: true,
  newcomer: true,
  vinum: true,
});
const PLACES = every<PlaceRule>({ mustChange: true, stay: true, mayChange: true });
const ENDINGS = every<EndingKind>({
  flight: true,
  crime: true,
  bacchanal: true,
  amansLost: true,
  amansSaved: true,
  death: true,
});
const TWISTS = every<Twist>({ accuserGone: true, amansSaved: true, both: true });

const WORDS: readonly (readonly [of: string, (t: Translate) => readonly string[], isName: boolean])[] = [
  ['Dei', (t) => DEI.map((deus) => deusName(t, deus)), true],
  ['rows', (t) => ROWS.map((row) => rowText(t, row)), true],
  ['lines', (t) => LINES.map((line) => sceneLineText(t, line)), false],
  ['places', (t) => PLACES.map((place) => placeText(t, place)), false],
  ['endings', (t) => ENDINGS.map((ending) => endingText(t, ending)), true],
  ['twists', (t) => TWISTS.map((twist) => twistText(t, twist)), true],
];

describe.each(LANGUAGES.map(({ code }) => code))('%s', (code) => {
  const t = translator(code);

  test.each(WORDS)('%s: no two are the same', (_, textsOf) => {
    const texts = textsOf(t);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.each(WORDS.filter(([, , isName]) => isName))('%s fit on a button of a phone', (_, textsOf) => {
    expect(textsOf(t).filter(({ length }) => length === 0 || length > 38)).toEqual([]);
  });

  test.each(WORDS.filter(([, , isName]) => !isName))('%s are one or two sentences', (_, textsOf) => {
    for (const text of textsOf(t)) expect(text).toMatch(/^\p{Lu}[^.!?]+(?:[.][^.!?]+){0,2}[.]$/u);
  });

  test('a Deus has its name in Latin', () => {
    expect(DEI.map((deus) => deusName(t, deus).toLowerCase())).toEqual(DEI);
  });

  test.each([
    ['most', ruling('pluto', 'most', ['pluto'], 2), ['Pluto', '2']],
    ['most, of Vinum with a goblet', ruling('goblet', 'most', ['vinum'], 3), ['Vinum', '3']],
    [
      'vinumWins',
      ruling('vinum', 'vinumWins', ['satyrus', 'vinum', 'miles'], 1),
      ['Satyrus', 'Miles', 'Vinum', '1'],
    ],
    ['vinumLoses', ruling('venus', 'vinumLoses', ['venus', 'vinum'], 2), ['Venus', 'Vinum', '2']],
    ['tied', ruling('ties', 'tied', ['minerva', 'miles'], 2), ['Minerva', 'Miles', '2']],
    [
      'tied, two cards of one name',
      ruling('ties', 'tied', ['miles', 'miles', 'pluto'], 1),
      ['2 × Miles', 'Pluto'],
    ],
    ['none', ruling('vinum', 'none', [], 0), ['Vinum']],
  ] as const)('says why it rules: %s', (_, why, named) => {
    const text = becauseText(t, code, why);
    for (const name of named) expect(text).toContain(name);
    expect(text).not.toMatch(/[{}]/);
  });
});

function ruling(row: Row, because: Ruling['because'], among: Ruling['among'], most: number): Ruling {
  return { row, because, among, most };
}

test('Vinum does not tie with itself', () => {
  const why = ruling('vinum', 'vinumWins', ['satyrus', 'vinum'], 2);
  expect(becauseText(translator('en'), 'en', why)).toBe(
    'Vinum and Satyrus have 2 Umbra each. You have a Satyrus, so Vinum wins the tie and rules.',
  );
});
