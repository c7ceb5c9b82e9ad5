import { expect, test } from 'vitest';
import { decisiveText, longTexts } from '../../../src/discord/tuchulcha/highlights.ts';
import type { Color } from '../../../src/games/tuchulcha/board.ts';
import { type Highlight, highlightsOf } from '../../../src/games/tuchulcha/highlights.ts';
import type { GameEvent } from '../../../src/games/tuchulcha/types.ts';
import type { DecisiveTurn } from '../../../src/tables/tuchulcha/analysis/analysis.ts';
import { translator } from '../../../src/texts/index.ts';
import { hitOf } from '../../games/tuchulcha/highlights.ts';
import { aTable } from '../../tables/a-table.ts';

const table = aTable({
  seats: [
    { color: 'red', occupant: { kind: 'person', userId: '1'.repeat(19), name: 'Anna' } },
    { color: 'black', occupant: { kind: 'person', userId: '2'.repeat(19), name: 'Ben' } },
  ],
});
const t = translator('en');

/** By Ben, on Anna. */
const hit = (count: number, whom: Color = 'red'): Highlight => ({ ...hitOf(count), who: 'black', whom });
const altar: GameEvent = { type: 'reachedAltar', by: 'black', color: 'black' };

const sentences = (...events: readonly GameEvent[]): string[] => longTexts(t, table, highlightsOf(events));

test.each<[readonly GameEvent[], string]>([
  [
    [{ type: 'devoted', color: 'red', devotion: { role: 'tuchulcha', fromTemple: 0 }, given: 4 }],
    'Anna (red) devoted the temple to Tuchulcha, giving 4',
  ],
  [
    [{ type: 'devoted', color: 'red', devotion: { role: 'lasaVecuvia', from: null }, given: 1 }],
    'Anna (red) devoted the temple to Lasa Vecuvia',
  ],
  [[{ type: 'sealed', color: 'black', stone: 6 }], 'Ben (black) sealed Passage 6'],
  [[{ type: 'lost', by: 'black', color: 'black', stone: 16 }], 'Ben (black) lost a haruspex in Passage 16'],
  [[{ type: 'lost', by: 'red', color: 'blue', stone: 16 }], 'Anna (red) lost a blue haruspex in Passage 16'],
  [[altar], 'Ben (black) brought a haruspex to the altar'],
  [[{ type: 'reachedAltar', by: 'red', color: 'blue' }], 'Anna (red) brought a blue haruspex to the altar'],
  [[{ type: 'out', color: 'black', reason: 'resigned' }], 'Ben (black) resigned'],
  [
    [{ type: 'out', color: 'black', reason: 'noneInPlay' }],
    'Ben (black) has no haruspex left in play and is out',
  ],
])('%j is told as a sentence', (events, sentence) => expect(sentences(...events)).toEqual([sentence]));

test('what a player did in a row is one sentence, and who is out another', () => {
  const fell: GameEvent = { type: 'out', color: 'red', reason: 'tuchulchaFell' };
  expect(
    sentences({ type: 'sealed', color: 'black', stone: 6 }, altar, fell, {
      type: 'sealed',
      color: 'black',
      stone: 16,
    }),
  ).toEqual([
    'Ben (black) sealed the Passages 6 and 16 and brought a haruspex to the altar',
    'Ben (black) reached the altar, Tuchulcha fell, and Anna (red) is out',
  ]);
});

test('the first haruspex on the altar', () =>
  expect(longTexts(t, table, highlightsOf([altar]), undefined, { isFirst: true })).toEqual([
    'Ben (black) brought the first haruspex to the altar',
  ]));

test.each<[string, Highlight, string]>([
  ['en', hit(3), 'Ben (black) hit 3 haruspexes of Anna (red) on 14'],
  [
    'en',
    { ...hitOf(1), whom: 'yellow', to: 'temple' },
    'Anna (red) hit one yellow haruspex on 14 (back to the temple)',
  ],
  ['de', hit(1), 'Ben (Schwarz) hat einen Haruspex von Anna (Rot) auf Stein 14 geschlagen'],
  ['de', hit(2, 'yellow'), 'Ben (Schwarz) hat 2 Haruspizes von Gelb auf Stein 14 geschlagen'],
  ['nl', hit(1), 'Ben (zwart) sloeg een aruspex van Anna (rood) op 14'],
  ['it', hit(2), 'Ben (nero) ha colpito 2 aruspici di Anna (rosso) sulla pietra 14'],
  ['it', hit(1, 'yellow'), 'Ben (nero) ha colpito un aruspice giallo sulla pietra 14'],
])('a hit is told in good %s: %#', (locale, highlight, sentence) =>
  expect(longTexts(translator(locale), { ...table, locale }, [highlight])).toEqual([sentence]),
);

test('a decisive turn is told by what was done, or by its dice', () => {
  const decisive: DecisiveTurn = {
    turn: 38,
    color: 'black',
    dice: [6, 6],
    winners: ['black'],
    highlight: hit(3),
    isLast: false,
  };
  const ahead = 'rom then on, Ben (black) was ahead.';
  expect(decisiveText(t, table, decisive)).toBe(
    `Turn 38 decided it: Ben (black) hit 3 haruspexes of Anna (red) on 14. F${ahead}`,
  );
  expect(decisiveText(t, table, decisive, true)).toBe(`Turn 38 decided it: f${ahead}`);
  const plain = { ...decisive, highlight: null };
  expect(decisiveText(t, table, plain)).toContain('Ben (black) rolled 6-6 and made the most of it. From');
  expect(decisiveText(t, table, { ...plain, winners: ['blue'] })).toContain(
    'Ben (black) rolled 6-6, and that was no help.',
  );
  expect(decisiveText(t, table, { ...decisive, isLast: true })).toMatch(/^It stayed close to the very end/);
});
