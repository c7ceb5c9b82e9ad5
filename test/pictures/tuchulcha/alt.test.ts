import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOfPosition, passagesOf } from '../../../src/games/tuchulcha/board.ts';
import { describeBoard } from '../../../src/pictures/tuchulcha/alt.ts';
import type { BoardView, ShownMove } from '../../../src/pictures/tuchulcha/board-view.ts';
import { localeTexts, translator } from '../../../src/texts/index.ts';
import { holdsFor } from '../../holds-for.ts';
import { hear } from './alt-reader.ts';
import { arbitraryView } from './arbitraries.ts';
import { SCENES, viewOf } from './scenes.ts';

const LONG_MOVE: ShownMove = {
  ...({ kind: 'move', color: 'black', die: 1 } as const),
  ...({ from: 1, to: 2, effect: 'open', hits: 'yellow' } as const),
};

/** Four players, all haruspexes in pairs on the path or spread over every place, two roles, twelve arrows, fifteen letters. */
const FULL = viewOf({
  position: '4 y 2.1 6 bn:1/2,11x2,12/1/2/0 rt:1/14x2,25/0/1/3 yn:1/21x2,24x2,34/1/1/0 kl:1/1x2,4x2/0/0/3',
  dice: '6 5 5',
  last: '6:1-7 5:2-7 4:3-7x=y 3:4-7 6:8-14+=y 5:9-14x=y 4:10-14 3:11-14 6:12-18 5:13-18 4:14-18 3:15-18',
  lastBy: 'r',
  choices:
    '6:21-27 6:24-30+ 6:34-40 6:T-26~ 5:21-26~ 5:24-29 5:34-39 5:T-25x 6:21-27 6:24-30+ 6:34-40 6:T-26~ 5:21-26~ 5:24-29 5:34-39',
});

describe('a board is played by its words alone', () => {
  test.each(Object.entries(SCENES))('%s', (_, view) => heardAsShown(view));

  test('any board', () => {
    fc.assert(fc.property(arbitraryView, heardAsShown), { numRuns: 500 });
  });
});

describe.each(Object.keys(localeTexts))('%s', (locale) => {
  test('the words are never more than Discord takes, and end with a whole sentence', () =>
    holdsFor(arbitraryView, {}, (view) => {
      const text = describeBoard({ ...view, locale });
      expect(text.length).toBeLessThanOrEqual(1024);
      expect(text).toMatch(/\.$/);
    }));

  test('of a full game they leave out nothing but choices and what is the same in every game', () => {
    const t = translator(locale);
    const text = describeBoard({ ...FULL, locale });
    expect(text.length).toBeGreaterThan(900);
    expect(text).toContain(t('alt.devotions', { tuchulcha: 2, lasaVecuvia: 1 }));
    expect(text).toContain(t('alt.sealed', { stones: '6' }));
    for (const { color } of FULL.lastMoves) expect(text).toContain(t(`color.${color}`));
    expect(text).not.toContain('…');
  });
});

/** As long as Discord allows, of long-encoded letters. */
const LONG_NAMES = Object.fromEntries(
  (['blue', 'red', 'yellow', 'black'] as const).map((color) => [
    color,
    { name: '🦊'.repeat(16) + color.repeat(4), face: { kind: 'computer' } },
  ]),
) as NonNullable<BoardView['players']>;

describe('with the names of those who play', () => {
  test.each(Object.keys(localeTexts))('%s: long ones leave out nothing that players need', (locale) => {
    const t = translator(locale);
    const text = describeBoard({ ...FULL, locale, players: LONG_NAMES });
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(text).toContain(t('alt.sealed', { stones: '6' }));
    for (const color of ['blue', 'red', 'yellow', 'black'] as const)
      expect(text).toContain(t('alt.named', { god: `${'🦊'.repeat(16)}…`, color: t(`color.${color}`) }));
  });

  test('any board has words enough', () =>
    holdsFor(arbitraryView, {}, (view) => {
      const text = describeBoard({ ...view, players: LONG_NAMES });
      expect(text.length).toBeLessThanOrEqual(1024);
    }));

  test('they stand where those of the gods would', () => {
    const players = { yellow: { name: 'Larthia', face: { kind: 'computer' } } } as const;
    const text = describeBoard({ ...SCENES.stacks, players });
    expect(text).toMatch(/^Larthia \(yellow\) to move\./);
    expect(text).toContain(' blue: 2 in temple');
    expect(text).not.toMatch(/Alpan|Achvizr|Thalna|Leinth/);
  });

  test('a letter of a button is told with the place of its haruspex', () => {
    const haruspexes = [
      { letter: 'A', color: 'yellow', from: 'temple' },
      { letter: 'B', color: 'yellow', from: 22 },
    ] as const;
    const told = 'Letters on the buttons: A (temple), B (22).';
    expect(describeBoard({ ...SCENES.stacks, haruspexes })).toContain(` ${told} Moved before this turn: `);
    expect(describeBoard(SCENES.stacks)).not.toContain('Letters');
    expect(describeBoard({ ...SCENES.two, haruspexes })).toContain('A (yellow temple), B (yellow 22).');
  });
});

test('without any tag that there are texts for, the words are English', () =>
  expect(describeBoard({ ...SCENES.start, locale: 'xx' })).toBe(describeBoard(SCENES.start)));

describe('the words themselves', () => {
  test('say first what a role changes for the others', () => {
    const [first, ...others] = describeBoard(SCENES.roles).split('. ').slice(2);
    expect(first).toMatch(/hunts for Tuchulcha now, .* reaches the altar$/);
    expect(others[0]).toMatch(/seals Passages for Lasa Vecuvia now, /);
  });

  test('name the kind of a stone that changes the power on it', () => {
    expect(describeBoard(SCENES.stacks)).toContain('on stones 3, 12 with two, 31 (Mystical), 38 with three;');
    expect(describeBoard(SCENES.over)).toContain('on stone 24 (Ritual) with two;');
  });

  test('say whose turn it is, and each choice as its button does', () => {
    const text = describeBoard(SCENES.stacks);
    expect(text).toMatch(/^Thalna \(yellow\) to move\./);
    expect(text).toContain('B (22) → 28, hits red; C (24) → 30;');
  });

  test('say which color a choice moves, where there are neutral ones', () =>
    expect(describeBoard(SCENES.two)).toContain('G (black 11) → 16, is lost'));

  test('say which moves are shown: of this turn, of those before, of the last of the game', () => {
    expect(hear(describeBoard(SCENES.roles))).toMatchObject({ movedIn: 'now', moved: ['yellow 9 → 10'] });
    expect(hear(describeBoard(SCENES.over))).toMatchObject({
      movedIn: 'last',
      moved: ['blue 30 → altar (5)'],
    });
    expect(hear(describeBoard(SCENES.stacks))).toMatchObject({
      movedIn: 'before',
      moved: ['black temple → 35', '35 → 40', '40 → 3, hits blue'],
    });
  });

  test('name the color that is hit, or begins to be', () => {
    const text = describeBoard(SCENES.openHit);
    expect(text).toContain('Moved so far: red 22 → 24, opens hit on blue.');
    expect(text).toContain('A (21) → 24, hits blue');
  });

  test('name the color that is hit where a circuit ends', () => {
    const view = viewOf({
      position: '3 b 0.0 - bn:7/25,27/0/0/0 rn:8/1/0/0/0 yn:9/-/0/0/0',
      dice: '6 4',
      choices: '6:25-e+ 4:27-e+',
    });
    expect(describeBoard(view)).toContain('A (25) → exit, opens hit on red');
  });

  test('say first the latest moves, where not all of them fit', () => {
    const move = (from: number) => ({ ...LONG_MOVE, from, to: from + 1 });
    const lastMoves = Array.from({ length: 12 }, (_, at) => [
      move(at + 1),
      { ...move(at + 1), color: 'red' as const },
    ]).flat();
    const { moved } = hear(describeBoard({ ...FULL, lastMoves }));
    expect(moved.length).toBeGreaterThan(3);
    expect(moved.length).toBeLessThan(lastMoves.length);
    expect(moved.at(-1)).toBe('red 12 → 13, opens hit on yellow');
  });

  test('say that there are more choices than they have room for', () => {
    const choices = Array.from({ length: 60 }, () => SCENES.two.choices).flat();
    const text = describeBoard({ ...SCENES.two, choices });
    const heard = hear(text);
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(heard.choices.length).toBeGreaterThan(15);
    expect(heard.choices.length + heard.more).toBe(choices.length);
  });
});

function heardAsShown(view: BoardView): void {
  const { position, dice, toMove, winners, choices } = view;
  const text = describeBoard(view);
  const heard = hear(text);
  const ring = position.players === 3 ? 30 : 40;
  // If not everything fits, parts that are the same in every game are dropped first.
  const isCut = text.length > 900 && Number.isNaN(heard.ring);
  expect(heard).toMatchObject({
    toMove,
    winners: winners ?? [],
    dice,
    colors: position.colors,
    sealed: position.sealed,
    open: passagesOf(boardOfPosition(position)).filter((stone) => !position.sealed.includes(stone)),
    devotions: position.devotions,
    ring: isCut ? Number.NaN : ring,
  });
  expect(heard.choices.length + heard.more).toBe(choices.length);
  const all = describeBoard({ ...view, choices: [] });
  if (all.length < 700) expect(heard.moved.length, all).toBe(view.lastMoves.length);
}
