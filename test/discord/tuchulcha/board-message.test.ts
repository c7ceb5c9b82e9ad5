import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardInWords } from '../../../src/discord/tuchulcha/board-message.ts';
import { turnMessage } from '../../../src/discord/tuchulcha/turn.ts';
import type { ShownPlayers } from '../../../src/discord/views/game-presenter.ts';
import { COLORS, type PlayerCount } from '../../../src/games/tuchulcha/board.ts';
import { offers } from '../../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../../src/games/tuchulcha/types.ts';
import { boardInLines, describeBoard } from '../../../src/pictures/tuchulcha/alt.ts';
import type { Seat } from '../../../src/tables/game-types.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { localeTexts } from '../../../src/texts/index.ts';
import { beginning, dice, position, rolled } from '../../games/tuchulcha/legal-lines.ts';
import { playAtRandom, randomFrom } from '../../games/tuchulcha/random-play.ts';
import { hear } from '../../pictures/tuchulcha/alt-reader.ts';
import { arbitraryView } from '../../pictures/tuchulcha/arbitraries.ts';
import { firstOf, runs } from '../../runs.ts';
import { aTable } from '../../tables/a-table.ts';

const SEVEN = '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';
const MANY = '2 b 0.0 - bn:4/2,8,12,17,19/0/0/0 rx:2/22,24,33/0/0/0 yn:9/-/0/0/0 kx:2/9,28,32/0/0/0';

const seats = COLORS.map(
  (color, index): Seat<'tuchulcha'> => ({
    color,
    occupant: { kind: 'person', userId: `${index}`, name: color },
  }),
);

const at = (state: GameState, locale = 'en'): TableOf<'tuchulcha'> => {
  const players = COLORS.filter((color) => state.position.colors[color]?.role !== 'neutral');
  return aTable({
    locale,
    status: 'playing',
    state,
    setup: { players, first: 'blue' },
    seats: seats.filter(({ color }) => players.includes(color)),
  });
};

function inWords(table: TableOf<'tuchulcha'>, head = 'Table 7.', players: ShownPlayers = {}): string {
  if (!table.state) throw new Error('nobody plays');
  const { picture } = turnMessage({
    table,
    state: table.state,
    replay: [],
    of: null,
    until: null,
    players,
    sittings: [],
  });
  return boardInWords(head, picture.view);
}

test('whose turn, the dice, each color, and each move, in a line of its own', () => {
  expect(inWords(at(rolled(position(SEVEN), dice('6-6-2')))).split('\n')).toEqual([
    'Table 7.',
    'blue to move.',
    'Dice: 6, 6, 2.',
    'blue: on stones 7, 11 (Mystical), 29; 3 on altar; 2 in forest.',
    'red: 2 in temple; on stone 17; 3 on altar; 2 in forest.',
    'yellow: 3 in temple; on stone 24 (Ritual); 2 on altar; 2 in forest.',
    'black: 2 in temple; on stones 13 with two, 31 (Mystical); 1 on altar; 2 in forest.',
    'Open Passages: 6, 16, 26, 36.',
    'Ring of 40 stones; of every ten the 1st is Mystical, the 4th Ritual.',
    'Ways: blue from 1 to 31; red from 11 to 1; yellow from 21 to 11; black from 31 to 21.',
    'Letters on the buttons: A (7), B (11), C (29).',
    'Moves:',
    '- B (11) → 17, hits red',
    '- B (11) → 13, opens hit on black.',
  ]);
});

test('names are no markup', () => {
  const players = { blue: { name: '**[a](b)**', face: { kind: 'computer' } } } as const;
  const words = inWords(at(beginning(position(SEVEN))), 'Table 7.', players);
  expect(words).toContain('\\*\\*\\[a');
  expect(words).not.toMatch(/(?<!\\)[*[\]]/);
});

test('before the roll there are no moves', () => {
  const words = inWords(at(beginning(position(SEVEN))));
  expect(words).toContain('\nDice not rolled yet.\n');
  expect(words).not.toContain('Moves');
});

test('where the haruspex is chosen first, the moves of all of them', () => {
  const table = at(rolled(position(MANY), dice('3-5')));
  const { state } = table;
  if (!state) throw new Error('nobody plays');
  const said = inWords(table)
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(said).toHaveLength(offers(state).steps.length);
  expect(said[0]).toMatch(/^- A \(blue temple\) →/);
});

describe.each(Object.keys(localeTexts))('%s', (locale) => {
  test.each(
    firstOf<[PlayerCount, number]>(1, [
      [2, 1],
      [3, 2],
      [4, 3],
    ]),
  )('every moment of a game of %i (%i) fits a message', (players, seed) => {
    const { states } = playAtRandom(players, randomFrom(seed), 1200);
    const playing = states.filter(({ phase }) => phase.name !== 'over');
    expect(playing.length).toBeGreaterThan(50);
    for (const state of playing) {
      const words = inWords(at(state, locale), 'x'.repeat(200));
      expect(words.length).toBeLessThanOrEqual(2000);
      expect(words.split('\n')[1]).not.toBe('');
    }
  });
});

const withoutColor = (move: string): string => move.replace(/^(?:blue|red|yellow|black) /, '');

test('says what the picture’s words say, and no more than there is room for', () => {
  const told = (text: string) => text.replace(/\n(?:- )?/g, ' ').replaceAll(/\s+/g, ' ');
  fc.assert(
    fc.property(arbitraryView, fc.integer({ min: 1300, max: 2000 }), (view, room) => {
      const lines = boardInLines(view, room);
      expect(lines.length).toBeLessThanOrEqual(room);
      const [heard, seen] = [hear(told(lines.split('\nMoves:')[0] ?? '')), hear(describeBoard(view))];
      const rest = { choices: [], more: 0, moved: [] };
      expect({ ...heard, ...rest }).toEqual({ ...seen, ...rest });
      // The picture has less space: it may omit the oldest moves, and names the color of its first one.
      const [all, latest] = [heard.moved.map(withoutColor), seen.moved.map(withoutColor)];
      expect(all.slice(all.length - latest.length)).toEqual(latest);
      const said = lines.split('\n').filter((line) => line.startsWith('- ')).length;
      // With no room for any, their number stands alone.
      const [, some, none] = /(?:; (\d+) more|(\d+|One) moves?) on the buttons\.$/.exec(lines) ?? [];
      const more = none === 'One' ? 1 : Number(some ?? none ?? 0);
      expect(said + more).toBe(view.choices.length);
    }),
    { numRuns: runs(50, 100) },
  );
});
