import { describe, expect, test } from 'vitest';
import {
  eventsSince,
  pastTurn,
  type RecapAction,
  recapSince,
  recapText,
} from '../../../src/discord/tuchulcha/recap.ts';
import type { Color } from '../../../src/games/tuchulcha/board.ts';
import type { GameEvent, Move, Step } from '../../../src/games/tuchulcha/types.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { translator } from '../../../src/texts/index.ts';
import { position } from '../../games/tuchulcha/legal-lines.ts';

const t = translator('en');
const table = {
  id: 'a',
  game: 'tuchulcha',
  terms: { level: 'casual', hints: false, neverAsked: [] },
  seats: [
    { color: 'blue', occupant: { kind: 'person', userId: '1', name: 'Anna' } },
    { color: 'red', occupant: { kind: 'computer' } },
    { color: 'yellow', occupant: { kind: 'person', userId: '2', name: '*Bert* @everyone' } },
  ],
  locale: 'en',
  setup: { players: ['blue', 'red', 'yellow'], first: 'blue' },
} as unknown as TableOf<'tuchulcha'>;

const move: Move = { kind: 'move', color: 'red', die: 3, from: 'temple', to: 13, effect: 'none' };
const confirmed = (color: 'blue' | 'red', steps: readonly Step[]): GameEvent => ({
  type: 'confirmed',
  color,
  steps,
  dice: [1, 3],
  discarded: null,
});
const blocked = (color: 'blue' | 'red'): GameEvent => ({
  type: 'blocked',
  color,
  reasons: [
    { code: 'powerTooHigh', rule: '4.2', facts: { stone: 14 } },
    { code: 'hitNotCompletable', rule: '4.2', facts: { stone: 21 } },
    { code: 'closedByTuchulcha', rule: '5.2', facts: { stone: 23 } },
  ],
});
const by = (actor: string, ...events: readonly GameEvent[]): RecapAction => ({
  actor,
  action: { type: 'confirm' },
  events,
});
const hit = {
  type: 'hit',
  by: 'red',
  with: 'red',
  color: 'blue',
  count: 2,
  stone: 14,
  to: 'forest',
} as const;

/** Red is Tuchulcha; yellow no longer is. */
const BOARD = position('4 b 2.1 - bn:8/-/0/0/0 rt:3/33/0/0/4 yo:0/-/0/0/0 kl:5/20/0/0/2');
const devoted = (color: Color, role: 'tuchulcha' | 'lasaVecuvia' = 'tuchulcha') =>
  ({ type: 'devoted', color, devotion: { role, fromTemple: 1, from: null }, given: 3 }) as const;
const recapOf = (events: Parameters<typeof recapSince>[3]) => recapSince(t, table, BOARD, events, 'blue');

describe('what happened', () => {
  const onYellow = { ...hit, color: 'yellow', count: 1 } as const;
  const lost = { type: 'lost', by: 'red', color: 'red', stone: 16 } as const;
  const out = (reason: 'tuchulchaAlone' | 'noneInPlay') =>
    ({ type: 'out', color: 'yellow', reason }) as const;
  const BERT = '\\*Bert\\* @\u200beveryone (yellow)';

  test.each<[string, readonly GameEvent[], string | null]>([
    ['nothing', [], null],
    ['moves alone', [{ type: 'moved', by: 'red', move }, confirmed('red', [move])], null],
    ['a hit on the reader', [hit], 'MARCE hit 2 of yours on 14'],
    ['a hit on somebody else', [onYellow], 'MARCE hit one yellow haruspex on 14'],
    [
      'a servant of Lasa Vecuvia hit',
      [{ ...onYellow, to: 'temple' }],
      'MARCE hit one yellow haruspex on 14 (back to the temple)',
    ],
    [
      'several hits, whose verb is said once',
      [hit, { ...onYellow, stone: 20 }, { ...onYellow, stone: 31 }],
      'MARCE hit 2 of yours on 14, one yellow haruspex on 20, and one yellow haruspex on 31',
    ],
    ['the same hit twice', Array(2).fill({ ...hit, count: 1 }), 'MARCE hit one of yours on 14 (2 times)'],
    ['two lost in one Passage', [lost, lost], 'MARCE lost a haruspex in Passage 16 (2 times)'],
    [
      'a turn passed over',
      [blocked('red'), confirmed('red', [])],
      'MARCE couldn’t move (Tuchulcha holds 23; too much power on 14, 21)',
    ],
    [
      'the reader’s own turn passed over',
      [blocked('blue'), confirmed('blue', [])],
      'you couldn’t move (Tuchulcha holds 23; too much power on 14, 21)',
    ],
    ['the reader’s own devotion', [devoted('blue')], null],
    [
      'changes of role, before all else',
      [hit, devoted('red'), devoted('black', 'lasaVecuvia')],
      'MARCE hunts for Tuchulcha now, rolls four dice, can’t be hit, and is out as soon as anyone reaches the altar; neutral black seals Passages for Lasa Vecuvia now, jumps over everyone, hits nobody, wins once none is open, and is out with fewer haruspexes in play than open Passages; MARCE hit 2 of yours on 14',
    ],
    [
      'a devotion that is over, after the fall',
      [devoted('yellow'), out('tuchulchaAlone')],
      `${BERT} has no haruspex of Tuchulcha left and is out; ${BERT} devoted the temple to Tuchulcha, giving 3`,
    ],
    ['sealed Passages', [{ type: 'sealed', color: 'red', stone: 16 }], 'MARCE sealed Passage 16'],
    [
      'out, by a name that would mention',
      [out('noneInPlay')],
      `${BERT} has no haruspex left in play and is out`,
    ],
  ])('%s', (_, events, told) => {
    expect(recapOf(events)).toBe(told?.replaceAll('MARCE', '🤖 Marce (red)') ?? null);
  });

  test('the reader’s devotion, if a computer player made it', () => {
    const own = { ...devoted('red'), playedBy: 'computer' as const };
    expect(recapSince(t, table, BOARD, [own], 'red')).toMatch(
      /^you hunt for Tuchulcha now, roll four dice, /,
    );
    const three = { ...BOARD, players: 3 as const };
    expect(recapSince(t, table, three, [own], 'red')).toContain('three dice');
  });

  test('a long story never drops a change of role', () => {
    const many = Array.from({ length: 50 }, (_, n) => ({ ...hit, stone: n }));
    expect(recapOf([devoted('red'), ...many, hit])).toMatch(/^🤖 Marce \(red\) hunts for Tuchulcha now, /);
  });
});

test('hits in a row, in a language whose verb comes last', () => {
  const two = [hit, { ...hit, color: 'yellow', count: 1, stone: 20 }] as const;
  expect(recapSince(translator('de'), { ...table, locale: 'de' }, BOARD, two, 'blue')).toBe(
    '🤖 Marce (Rot) hat 2 deiner Haruspizes auf Stein 14 und einen Haruspex von Gelb auf Stein 20 geschlagen',
  );
});

test('a long story keeps its latest part', () => {
  const many = Array.from({ length: 50 }, (_, n) => `Anna (blue) did deed number ${n} of many`);
  const story = recapText(t, many) ?? '';
  expect(story.length).toBeLessThan(750);
  expect(story).toMatch(/^… .*deed number 48 of many; Anna \(blue\) did deed number 49 of many$/);
  expect(recapText(t, [])).toBeNull();
});

describe('since the reader’s last turn', () => {
  const own = confirmed('blue', [{ ...move, color: 'blue' }]);
  const byComputer = (event: GameEvent) => ({ ...event, playedBy: 'computer' as const });
  const byAnswer = (event: GameEvent) => ({ ...event, playedBy: 'answer' as const });
  const stepped: RecapAction = { actor: '1', action: { type: 'step', step: move }, events: [] };
  test.each<[string, readonly RecapAction[], readonly GameEvent[]]>([
    ['everything before the first', [by('2', hit), stepped], [hit]],
    [
      'what came after the last',
      [by('2', hit), by('1', own), by('computer', confirmed('red', [move]))],
      [byComputer(confirmed('red', [move]))],
    ],
    [
      'a turn that the bot passed or played for the reader is told',
      [by('1', own), by('2', hit), by('table', blocked('blue'))],
      [hit, byAnswer(blocked('blue'))],
    ],
  ])('%s', (_, told, since) => {
    expect(eventsSince(told, { userId: '1', color: 'blue', since: 0 })).toEqual(since);
  });

  const newcomer = { userId: '3', color: 'blue', since: 4 } as const;
  const before = [by('1', own), by('2', hit), by('1', own), by('2', hit)];
  test('whoever takes a seat over reads of the last round, not of the turns of others before them', () => {
    expect(eventsSince(before, newcomer)).toEqual([hit]);
    expect(eventsSince([...before, by('2', hit)], newcomer)).toEqual([hit, hit]);
    // The turns that a computer player takes for them are theirs to know of.
    const away = [...before, by('computer', own), by('2', hit)];
    expect(eventsSince(away, newcomer)).toEqual([hit, byComputer(own), hit]);
    expect(eventsSince([...before, by('3', own), by('2', hit)], newcomer)).toEqual([hit]);
  });

  test('a first turn in a seat that nobody has played', () =>
    expect(eventsSince([by('2', hit)], { ...newcomer, since: 1 })).toEqual([hit]));

  test('somebody who comes back to a seat reads of the last round, too', () => {
    expect(
      eventsSince([...before, by('3', own), by('2', hit)], { ...newcomer, userId: '1', since: 6 }),
    ).toEqual([hit]);
  });

  test('the only move, played by the reader’s automatic answer', () => {
    const told = eventsSince([by('1', own), by('table', own)], { ...newcomer, userId: '1', since: 0 });
    expect(recapOf(told)).toBe('you played 1-3 the only way (temple → 13)');
  });

  test('a turn that a tap has ended is told to nobody as theirs', () => expect(recapOf([own])).toBeNull());

  test('a move of several, played by a computer player', () =>
    expect(recapOf([byComputer(own)])).toBe('you had 1-3 played by a computer player (temple → 13)'));
});

describe('a past turn in a line', () => {
  const rolled = { type: 'rolled', color: 'blue', dice: [1, 3], extra: false } as const;
  const second: GameEvent = { type: 'turn', color: 'red', turnNumber: 2 };
  test.each<[string, readonly GameEvent[], number, string]>([
    [
      'with its steps',
      [rolled, confirmed('blue', [{ ...move, color: 'blue' }]), second],
      1,
      '-# Turn 1 · Anna (blue) · 1-3: temple → 13',
    ],
    [
      'with what it did',
      [rolled, confirmed('blue', [move]), second, { ...rolled, color: 'red' }, hit, confirmed('red', [move])],
      2,
      '-# Turn 2 · 🤖 Marce (red) · 1-3: temple → 13; hit 2 blue haruspexes on 14',
    ],
    [
      'that passed',
      [rolled, { type: 'blocked', color: 'blue', reasons: [] }, confirmed('blue', []), second],
      1,
      '-# Turn 1 · Anna (blue) · 1-3: couldn’t move',
    ],
    [
      'in which its player resigned, who is named once',
      [rolled, { type: 'out', color: 'blue', reason: 'resigned' }, second],
      1,
      '-# Turn 1 · Anna (blue) · 1-3: resigned',
    ],
    [
      'that ended another’s game',
      [rolled, { type: 'out', color: 'red', reason: 'noneInPlay' }, second],
      1,
      '-# Turn 1 · Anna (blue) · 1-3: 🤖 Marce (red) has no haruspex left in play and is out',
    ],
  ])('%s', (_, events, turn, line) => expect(pastTurn(table, [by('1', ...events)], turn).content).toBe(line));

  const third: GameEvent = { type: 'turn', color: 'yellow', turnNumber: 3 };
  const anna = by('1', rolled, confirmed('blue', []), second);
  test('with a devotion, which the banner below shows only as a picture', () => {
    const turn = [devoted('blue'), rolled, confirmed('blue', [{ ...move, color: 'blue' }]), second];
    expect(pastTurn(table, [by('1', ...turn)], 1).content).toBe(
      '-# Turn 1 · Anna (blue) · 1-3: temple → 13; devoted the temple to Tuchulcha, giving 3',
    );
  });

  test('that a computer player played for somebody', () => {
    const absent = by('computer', rolled, confirmed('blue', [{ ...move, color: 'blue' }]), second);
    const line = '🤖 for Anna (blue)';
    expect(pastTurn(table, [absent], 1).content).toBe(`-# Turn 1 · ${line} · 1-3: temple → 13`);
    const told = eventsSince([by('computer', { ...hit, by: 'blue', color: 'red' })], null);
    expect(recapSince(t, table, BOARD, told, 'red')).toBe(`${line} hit 2 of yours on 14`);
  });

  test('with the turns after it in which nobody was asked', () => {
    const computer = by('computer', { ...rolled, color: 'red' }, confirmed('red', [move]), third);
    const passed = by('table', blocked('blue'), confirmed('blue', []), { ...second, turnNumber: 4 });
    expect(pastTurn(table, [anna, computer], 1).content.split('\n')).toEqual([
      '-# Turn 1 · Anna (blue) · 1-3',
      '-# Turn 2 · 🤖 Marce (red) · 1-3: temple → 13',
    ]);
    expect(pastTurn(table, [anna, computer, passed], 1).content.split('\n')).toHaveLength(3);
    expect(pastTurn(table, [anna, by('2', confirmed('red', [move]), third)], 1).content).not.toContain('\n');
    expect(pastTurn(table, [anna, by('computer', rolled)], 1).content).not.toContain('\n');
    const many = Array.from({ length: 99 }, (_, index) =>
      by('computer', rolled, confirmed('red', [move]), { ...second, turnNumber: index + 3 }),
    );
    const { content } = pastTurn(table, [anna, ...many], 1);
    expect([content.length <= 2000, content.endsWith('temple → 13\n-# …')]).toEqual([true, true]);
  });
});
