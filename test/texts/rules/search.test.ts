import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  indexRules,
  isPageId,
  PAGES,
  type PageId,
  RULES_LANGUAGES,
  rulesIn,
  searchRules,
} from '../../../src/texts/rules/index.ts';

/** What players type, slips included, and the page that they look for. */
const ASKED: Readonly<Record<string, readonly (readonly [query: string, page: PageId])[]>> = {
  en: [
    ['tuchulca', 'tuchulcha'],
    ['mistical', 'mystical'],
    ['altra', 'altar'],
    ['forset', 'forest'],
    ['thrid die', 'doubles'],
    ['dobules', 'doubles'],
    ['dice', 'dice'],
    ['power', 'power'],
    ['lasa', 'lasaVecuvia'],
    ['hit', 'hits'],
    ['devote', 'roles'],
    ['stone', 'board'],
    ['thrid dice', 'doubles'],
    ['why', 'blocked'],
    ['pawn', 'haruspex'],
    ['can i pass', 'allDice'],
    ['misical stone', 'mystical'],
    ['mystical stones', 'mystical'],
    ['what happens when i get hit', 'gettingHit'],
    ['can i jump over', 'passing'],
    ['doubles', 'doubles'],
    ['who wins', 'winning'],
    ['why cant i move', 'blocked'],
    ['3 players board', 'threePlayers'],
    ['how many dice', 'dice'],
    ['rituel stone', 'ritual'],
    ['passages', 'passage'],
    ['vortex', 'passage'],
    ['come back from the forest', 'forest'],
    ['exact roll for the altar', 'altar'],
    ['do i have to use all dice', 'allDice'],
    ['must i use both dice', 'allDice'],
    ['skip a die', 'allDice'],
    ['last haruspex', 'lastOne'],
    ['only one pawn left', 'lastOne'],
    ['spirtual power', 'power'],
    ['how do i hit a group', 'openHit'],
    ['hit two haruspexes', 'openHit'],
    ['move again after a hit', 'hitterStays'],
    ['become tuchulcha', 'devotingTuchulcha'],
    ['how much does tuchulcha cost', 'tuchulchaPrice'],
    ['can tuchulcha be hit', 'tuchulchaPowers'],
    ['stop tuchulca', 'tuchulchaFalls'],
    ['lasa vekuvia', 'lasaVecuvia'],
    ['becoming lasa', 'devotingLasa'],
    ['sealing passages', 'sealing'],
    ['how does lasa move', 'lasaMoving'],
    ['tie', 'ties'],
    ['draw', 'ties'],
    ['game over', 'end'],
    ['when does the game end', 'end'],
    ['resign', 'resigning'],
    ['give up', 'resigning'],
    ['2 players', 'twoPlayers'],
    ['neutral pieces', 'neutral'],
    ['two on the same stone', 'stacking'],
    ['add dice together', 'moving'],
    ['leave mystical stone first', 'mysticalFirst'],
    ['set up', 'setup'],
    ['who starts', 'setup'],
    ['elimnated', 'outOfTheGame'],
    ['notation', 'notation'],
    ['what does x mean', 'notation'],
    ['house rules', 'rulings'],
    ['velthumena', 'altar'],
    ['which die does tuchulcha discard', 'discard'],
    ['third die', 'doubles'],
    ['entering the path', 'temple'],
    ['where do i exit', 'way'],
    ['haruspexs in play', 'haruspex'],
    ['goal of the game', 'aim'],
    ['what can i do on my turn', 'turn'],
    ['can i take over tuchulcha', 'eliminator'],
    ['lasa hit by tuchulcha', 'lasaHit'],
    ['lasa last one', 'lasaLast'],
    ['lasa out', 'lasaOut'],
    ['neutral wins', 'neutralWins'],
    ['change roll', 'roles'],
    ['sanctuary', 'sanctuary'],
    ['attack', 'hits'],
    ['strenght', 'power'],
    ['safe stones', 'power'],
    ['mystcal ston stuck', 'mysticalBlocked'],
    ['how many peices do i get', 'setup'],
    ['kill', 'hits'],
    ['can two players be on one stone', 'stacking'],
    ['is the haruspex safe in its temple', 'temple'],
    ['do I need an exact number to finish', 'altar'],
    ['may I stay on a ritual stone', 'ritual'],
    ['must I leave the mystical stone', 'mysticalFirst'],
    ['can i roll a third die', 'doubles'],
    ['when can I become tuchulcha', 'devotingTuchulcha'],
    ['how many haruspexes do I have to sacrifice', 'tuchulchaPrice'],
    ['what does lasa do', 'lasaVecuvia'],
    ['how to close a pasage', 'sealing'],
    ['what if both have the same number on the altar', 'ties'],
    ['what happens if I have no haruspexes left', 'outOfTheGame'],
    ['can I add both dice', 'moving'],
    ['spirit power', 'power'],
    ['combined atack', 'openHit'],
    ['my turn was skipped', 'blocked'],
    ['bord', 'board'],
    ['how big is the board', 'board'],
    ['why is the move not allowed', 'blocked'],
    ['can i hit twice', 'hitterStays'],
    ['quit game', 'resigning'],
    ['three player', 'threePlayers'],
    ['hapens at the same time', 'order'],
    ['sanctury', 'sanctuary'],
    ['what is a vortex', 'passage'],
    ['what counts as in play', 'haruspex'],
    ['first player', 'setup'],
    ['four dice', 'tuchulchaDice'],
    ['is tuchulcha immune', 'tuchulchaPowers'],
    ['neutral colour wins', 'neutralWins'],
    ['replace tuchulcha after he falls', 'eliminator'],
    ['triple power', 'mystical'],
  ],
};

describe.each(Object.entries(ASKED))('%s: the page that is looked for comes first', (language, asked) => {
  test.each(asked)('%s: %s', (query, page) => {
    expect(searchRules(language, query, 3)[0]).toBe(page);
  });
});

/** Where two pages answer. */
const EITHER: readonly (readonly [query: string, pages: readonly PageId[]])[] = [
  ['how do I win this thing', ['winning', 'aim']],
  ['where do captured pieces go', ['forest', 'gettingHit']],
  ['can I use one die only', ['allDice', 'lastOne']],
  ['does tuchulca have to leave mystical stones', ['tuchulchaPowers', 'mysticalFirst']],
  ['lasa hits', ['lasaMoving', 'lasaHit']],
  ['do neutral haruspexes have to leave', ['neutral', 'mysticalFirst']],
  ['go backwards', ['way', 'moving']],
  ['exit stone', ['exitStone', 'way']],
];

test.each(EITHER)('one of those that answer comes first: %s', (query, pages) => {
  expect(pages).toContain(searchRules('en', query, 1)[0]);
});

describe.each([...RULES_LANGUAGES])('%s', (code, { texts }) => {
  test.each(PAGES.map(({ id }) => id))('the title of %s finds it', (id) => {
    expect(searchRules(code, texts[`rules.${id}.title`], 1)).toEqual([id]);
  });

  test('words that say nothing find nothing', () => {
    expect(searchRules(code, texts['rules.search.ignored'], 5)).toEqual([]);
  });
});

test.each([
  ['nothing', ''],
  ['spaces', '  \n\t '],
  ['signs', '?!… -- * ` @'],
  ['a picture', '🎲🎲'],
  ['no word of any language', 'xqzwvk jjjqq'],
  ['another alphabet', 'дракон'],
])('%s: no page', (_, query) => {
  expect(searchRules('en', query, 5)).toEqual([]);
});

test('a very long query is cut, and still answered', () => {
  const asked = 'mystical stone';
  const long = `${asked}${' '.repeat(200)}${'Lasa Vecuvia '.repeat(10_000)}`;
  expect(searchRules('en', long, 5)).toEqual(searchRules('en', asked, 5));
});

test('any query: no more pages than wanted, none twice, the same ones each time', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200, unit: 'binary' }),
      fc.integer({ min: 0, max: 10 }),
      (query, most) => {
        const found = searchRules('en', query, most);
        expect(found.length).toBeLessThanOrEqual(most);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every(isPageId)).toBe(true);
        expect(searchRules('en', query, most)).toEqual(found);
        expect(indexed.search(query, most)).toEqual(found);
      },
    ),
    { numRuns: 200 },
  );
});
const indexed = indexRules(rulesIn('en'));

test('fewer pages are the first of more', () => {
  expect(searchRules('en', 'haruspex dice', 10).slice(0, 3)).toEqual(searchRules('en', 'haruspex dice', 3));
});

test('a dialect is its language, and English is searched where there are no pages', () => {
  for (const language of ['en-GB', 'en-US', 'xx', '']) {
    expect(searchRules(language, 'doubles', 1)).toEqual(['doubles']);
  }
});

describe('other languages need only texts and a stemmer', () => {
  const { texts } = rulesIn('en');
  const inGerman = indexRules({
    stem: german,
    texts: {
      ...texts,
      'rules.search.ignored': 'wie wann was ist ein eine der die das ich',
      'rules.passage.title': 'Durchgänge',
      'rules.mystical.title': 'Zaubersteine',
      'rules.power.title': 'Spirituelle Kraft',
    },
  });

  test.each([
    ['was ist ein Durchgang', 'passage'],
    ['durchgange', 'passage'],
    ['Durchgängen', 'passage'],
    ['Zauberstein', 'mystical'],
    ['zauberstien', 'mystical'],
    ['spiritueller Kräfte', 'power'],
  ])('German: %s', (query, page) => {
    expect(inGerman.search(query, 1)).toEqual([page]);
  });

  const inItalian = indexRules({
    stem: italian,
    texts: {
      ...texts,
      'rules.search.ignored': 'come quando che cosa un una il la',
      'rules.altar.title': 'Arrivare all’altare',
      'rules.ritual.title': 'Pietre rituali',
    },
  });

  test.each([
    ["l'altare", 'altar'],
    ['altari', 'altar'],
    ['pietra rituale', 'ritual'],
  ])('Italian: %s', (query, page) => {
    expect(inItalian.search(query, 1)).toEqual([page]);
  });
});
