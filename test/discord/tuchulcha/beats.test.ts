import { expect, test } from 'vitest';
import { decisiveText, deedText } from '../../../src/discord/tuchulcha/beats.ts';
import type { Deed } from '../../../src/tables/tuchulcha/analysis/beats.ts';
import type { DecisiveTurn } from '../../../src/tables/tuchulcha/analysis/decisive.ts';
import { translator } from '../../../src/texts/index.ts';
import { aTable } from '../a-table.ts';

const table = aTable({
  seats: [
    { color: 'red', occupant: { kind: 'person', userId: '1'.repeat(19), name: 'Anna' } },
    { color: 'black', occupant: { kind: 'person', userId: '2'.repeat(19), name: 'Ben' } },
  ],
});
const t = translator('en');

test.each<[Deed, string]>([
  [
    { type: 'devoted', color: 'red', devotion: { role: 'tuchulcha', fromTemple: 0 }, given: 4 },
    'Anna (red) gave 4 haruspexes and took the temple to Tuchulcha.',
  ],
  [
    { type: 'devoted', color: 'red', devotion: { role: 'lasaVecuvia', from: null }, given: 1 },
    'Anna (red) went over to Lasa Vecuvia.',
  ],
  [
    { type: 'out', color: 'red', reason: 'tuchulchaFell' },
    'Ben (black) reached the altar, Tuchulcha fell, and Anna (red) was out with it.',
  ],
  [{ type: 'out', color: 'black', reason: 'resigned' }, 'Ben (black) resigned.'],
  [
    { type: 'hit', by: 'black', with: 'black', color: 'red', count: 3, stone: 14, to: 'forest' },
    'Ben (black) hit 3 haruspexes of Anna (red) on stone 14 and sent them into the forest.',
  ],
  [
    { type: 'hit', by: 'black', with: 'black', color: 'red', count: 1, stone: 4, to: 'temple' },
    'Ben (black) hit a haruspex of Anna (red) on stone 4 and sent it back to the temple.',
  ],
  [{ type: 'sealed', color: 'black', stone: 6 }, 'Ben (black) sealed Passage 6.'],
  [{ type: 'reachedAltar', by: 'black', color: 'black' }, 'Ben (black) brought a haruspex to the altar.'],
  [{ type: 'lost', by: 'black', color: 'black', stone: 16 }, 'Ben (black) lost a haruspex in Passage 16.'],
])('%o is told as a sentence', (deed, sentence) => expect(deedText(t, table, deed, 'black')).toBe(sentence));

test('a decisive turn is told by what was done, or by its dice', () => {
  const decisive: DecisiveTurn = {
    turn: 38,
    color: 'black',
    dice: [6, 6],
    winners: ['black'],
    before: 0.314,
    after: 0.64,
    deed: { type: 'sealed', color: 'black', stone: 6 },
  };
  expect(decisiveText(t, table, decisive)).toBe(
    'Turn 38 decided it: Ben (black) sealed Passage 6. Ben (black)’s chance of winning rose from 31% to 64%.',
  );
  expect(decisiveText(t, table, { ...decisive, deed: null })).toContain(
    'Ben (black) rolled 6-6 and made the most of it.',
  );
  expect(decisiveText(t, table, { ...decisive, deed: null, winners: ['blue'] })).toContain(
    'Ben (black) rolled 6-6, and that was no help.',
  );
});

test.each([
  ['en', 'Anna (red) hit a neutral yellow haruspex on stone 33 and sent it into the forest.'],
  ['de', 'Anna (Rot) schlug einen neutralen gelben Haruspex auf Stein 33 und schickte ihn in den Wald.'],
  ['nl', 'Anna (rood) sloeg een neutrale gele aruspex op steen 33 en stuurde die het woud in.'],
  ['it', 'Anna (rosso) ha colpito un aruspice giallo neutrale sulla pietra 33, rimandandolo nella foresta.'],
])('a hit on a color that nobody plays is told in good %s', (locale, sentence) => {
  const hit: Deed = {
    type: 'hit',
    by: 'red',
    with: 'red',
    color: 'yellow',
    count: 1,
    stone: 33,
    to: 'forest',
  };
  expect(deedText(translator(locale), table, hit, 'red')).toBe(sentence);
});

test('what a player does with a color that nobody plays is theirs', () => {
  const moved = { by: 'red', color: 'blue' } as const;
  expect(deedText(t, table, { type: 'lost', ...moved, stone: 16 }, 'red')).toBe(
    'Anna (red) lost a neutral blue haruspex in Passage 16.',
  );
  expect(deedText(t, table, { type: 'reachedAltar', ...moved }, 'red')).toBe(
    'Anna (red) brought a neutral blue haruspex to the altar.',
  );
});
