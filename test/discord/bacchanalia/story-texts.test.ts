import { describe, expect, test } from 'vitest';
import {
  becauseText,
  deusName,
  endingText,
  eventLines,
  placeText,
  rowText,
  sceneLineText,
  taskText,
  twistText,
} from '../../../src/discord/bacchanalia/story-texts.ts';
import { type GameEvent, SHEET_LIMITS } from '../../../src/games/bacchanalia/action.ts';
import { DEI } from '../../../src/games/bacchanalia/cards.ts';
import type {
  EndingKind,
  PlaceRule,
  Row,
  Ruling,
  SceneLine,
  Twist,
} from '../../../src/games/bacchanalia/state.ts';
import {
  LANGUAGES,
  localeTexts,
  type TextKey,
  type Translate,
  translator,
} from '../../../src/texts/index.ts';
import { IN_PHASE } from '../../games/bacchanalia/phases.ts';
import { dealt, laid } from '../../games/bacchanalia/table.ts';
import { keysAfter } from '../../texts/keys.ts';
import { storyTable } from './a-story.ts';

const ENDINGS = keysAfter<EndingKind>('bacchanalia.ending.');
const TWISTS = ['accuserGone', 'amansSaved', 'both'] as const satisfies readonly Twist[];

const WORDS: readonly (readonly [of: string, (t: Translate) => readonly string[], isName: boolean])[] = [
  ['Dei', (t) => DEI.map((deus) => deusName(t, deus)), true],
  ['rows', (t) => keysAfter<Row>('bacchanalia.row.').map((row) => rowText(t, row)), true],
  ['lines', (t) => keysAfter<SceneLine>('bacchanalia.line.').map((line) => sceneLineText(t, line)), false],
  ['places', (t) => keysAfter<PlaceRule>('bacchanalia.place.').map((place) => placeText(t, place)), false],
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

  test('a Deus has its name in Latin', () =>
    expect(DEI.map((deus) => deusName(t, deus).toLowerCase())).toEqual(DEI));

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
    const text = becauseText(t, why);
    for (const name of named) expect(text).toContain(name);
    expect(text).not.toMatch(/[{}]/);
  });
});

function ruling(row: Row, because: Ruling['because'], among: Ruling['among'], most: number): Ruling {
  return { row, because, among, most };
}

test('Vinum does not tie with itself', () => {
  const why = ruling('vinum', 'vinumWins', ['satyrus', 'vinum'], 2);
  expect(becauseText(translator('en'), why)).toBe(
    'Vinum rules: tied with Satyrus (2 Umbra), but you have a Satyrus.',
  );
});

/** The text of an event, or null if a tale, a vote's message or the next picture shows it. */
const SAID: Readonly<Record<GameEvent['type'], GameEvent | null>> = {
  gave: { type: 'gave', by: 'blue', deus: 'pluto', to: 'red' },
  introducesFirst: { type: 'introducesFirst', color: 'blue' },
  drew: { type: 'drew', color: 'blue', umbra: 'pluto', discarded: false },
  parcae: { type: 'parcae', color: 'blue', times: 2 },
  amansCame: { type: 'amansCame' },
  wine: { type: 'wine', color: 'blue', umbra: 'vinum' },
  minervaWent: { type: 'minervaWent', color: 'blue' },
  deusMoved: { type: 'deusMoved', deus: 'pluto', from: 'middle', to: 'red', why: 'aruspex' },
  nothingToGet: { type: 'nothingToGet', color: 'blue', deus: 'pluto' },
  oddFell: { type: 'oddFell', color: 'blue', umbra: 'pluto' },
  endingBegins: { type: 'endingBegins', because: 'scenes' },
  ended: { type: 'ended', color: 'blue', by: 'story', kind: 'flight', twist: null },
  absent: { type: 'absent', color: 'blue', phase: 'scene' },
  missedEnding: { type: 'missedEnding', color: 'blue' },
  left: { type: 'left', color: 'blue' },
  turn: null,
  reshuffled: null,
  ruled: null,
  told: null,
  kept: null,
  challenged: null,
  voted: null,
  skipped: null,
  edited: null,
  retold: null,
  over: null,
};

/** Numbers in texts, and the rules' constants. */
const COUNTED: readonly (readonly [TextKey, readonly number[]])[] = [
  ['bacchanalia.introductions', [Object.keys(SHEET_LIMITS).length + 1]],
  ['bacchanalia.why.hasTwo', [2]],
  ['bacchanalia.offer', [3, 6]],
  ['terms.end.toldLong', [5, 6]],
];

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  en: ['two', 'three', 'four', 'five', 'six'],
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs'],
  nl: ['twee', 'drie', 'vier', 'vijf', 'zes'],
  it: ['due', 'tre', 'quattro', 'cinque', 'sei'],
};

describe.each(LANGUAGES.map(({ code }) => code))('what happens at the cards, in %s', (code) => {
  const t = translator(code);
  const state = IN_PHASE.scene();
  const table = storyTable(state, state, code);

  test('is said of each event, with who and which card, unless something else shows it', () => {
    for (const [type, event] of Object.entries(SAID)) {
      if (!event) continue;
      const line = eventLines(t, table, [event]).join();
      expect(line, type).toMatch(/[.]$/);
      expect(line).not.toMatch(/[{}]|undefined/);
      if (type === 'absent') expect(eventLines(t, table, [event, event])).toEqual([line]);
      if ('color' in event && !['drew', 'parcae', 'wine', 'minervaWent', 'nothingToGet'].includes(type))
        expect(line, type).toContain('Aule');
      if ('deus' in event) expect(line, type).toContain('Pluto');
      if ('times' in event) expect(line, type).toContain('2');
    }
  });

  test('and nothing is counted otherwise than the rules do', () => {
    const texts: Readonly<Partial<Record<string, string>>> = localeTexts[code] ?? {};
    for (const [key, numbers] of COUNTED)
      for (const number of numbers) expect(texts[key], key).toContain(NUMBERS[code]?.[number - 2]);
  });

  test('Parcae in a Story Ending asks for a great twist, and in no other', () => {
    const drawnIn = (ending: 'story' | 'miles') =>
      dealt(
        laid({
          dei: { blue: ['miles', 'bacchus'] },
          state: { ending: true, phase: { name: 'drawing', ending } },
        }),
        ...(['parcae', 'pluto', 'venus', 'miles'] as const),
      );
    const asks = (ending: 'story' | 'miles') => {
      const drawn = drawnIn(ending);
      const phase = { name: 'ending', by: ending, kind: 'death', twist: null } as const;
      return taskText(t, storyTable(drawn, drawn, code), { ...drawn, phase }) ?? '';
    };
    expect(drawnIn('story').phase.name).toBe('chooseEnding');
    expect(asks('story').startsWith(`${t('bacchanalia.twist.great')} `)).toBe(true);
    expect(asks('miles')).not.toContain(t('bacchanalia.twist.great'));
  });
});
