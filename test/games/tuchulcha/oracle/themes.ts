import { rowsOf } from '../../../rows.ts';
import type { Role } from './position.ts';

/** The subject of generated positions. Probabilities are 0..1. */
export interface Theme {
  players: readonly (2 | 3 | 4)[];
  /** The role of the player to move; null: any. */
  mover: readonly Role[] | null;
  /** That somebody else is devoted to Tuchulcha. */
  tuchulcha: number;
  lasaVecuvia: number;
  out: number;
  /** In play: the least and the most, of the mover and of each other color. */
  mine: readonly [number, number];
  theirs: readonly [number, number];
  inTemple: number;
  /** On a stone where one of the color already stands. */
  stacked: number;
  /** Within the window, the few stones of the fight. */
  inWindow: number;
  window: number;
  /** The place a little before the window's end. */
  windowAt: readonly ('anywhere' | 'Passage' | 'myEntry' | 'myExit' | 'theirEntry')[];
  mystical: number;
  atExit: number;
  sealed: readonly [number, number];
  /** All colors nearly equal on the altar and in the forest; `mine` and `theirs` are not heeded. */
  tied: boolean;
  /** Includes normal haruspexes on stones that they can't have reached: any die brings them to the altar (§1). */
  behindExit: boolean;
}

const usual: Theme = {
  players: [2, 3, 4, 4],
  mover: null,
  tuchulcha: 0.4,
  lasaVecuvia: 0.3,
  out: 0.15,
  mine: [1, 8],
  theirs: [1, 8],
  inTemple: 0.3,
  stacked: 0.3,
  inWindow: 0.6,
  window: 14,
  windowAt: ['anywhere', 'anywhere', 'anywhere', 'Passage', 'theirEntry'],
  mystical: 0.1,
  atExit: 0.05,
  sealed: [0, 3],
  tied: false,
  behindExit: false,
};

/** Named after what random play seldom reaches, each with what isn't usual in it: `mine 1 2, tied`. */
export const themes: Readonly<Record<string, Theme>> = Object.fromEntries(
  rowsOf(`
    usual | players 2 3 4 4
    crowded | mine 5 9, theirs 5 9, inTemple 0.1, stacked 0.15, inWindow 0.5, window 24
    nearly over | mine 1 2, theirs 1 2, inTemple 0.15, window 10, atExit 0.3
    the last one | mover n n t, mine 1 1, theirs 1 8, inTemple 0.15, mystical 0.3
    the last of Lasa Vecuvia |
      players 4, mover l, mine 1 2, theirs 2 8, inTemple 0.1, inWindow 0.9, window 12, windowAt Passage, mystical 0.3, sealed 2 3
    Lasa Vecuvia moves | players 4, mover l, mine 2 7, sealed 0 2, inWindow 0.8
    Lasa Vecuvia is hit | players 4, mover n t, lasaVecuvia 1, theirs 1 5, inTemple 0.1, inWindow 0.8, window 10
    Tuchulcha moves | players 2 3 4, mover t, mine 1 6, inTemple 0.2, inWindow 0.8
    Tuchulcha ends it | players 2 3 4, mover t, mine 1 5, theirs 1 2, out 0.4, inTemple 0.1, inWindow 0.9, window 8
    Tuchulcha falls | mover n, tuchulcha 1, mine 1 4, theirs 1 4, inTemple 0.1, atExit 0.6
    Tuchulcha in the way | mover n, tuchulcha 1, mine 1 3, inTemple 0.1, inWindow 0.95, window 9
    Mystical stones | mover n l, mine 2 8, mystical 0.6, inWindow 0.7, stacked 0.4
    finished circuits | players 3, mover n, mine 2 8, atExit 0.5, mystical 0.3
    hits on finished circuits |
      players 3, mover n t, theirs 1 2, atExit 0.3, inWindow 0.9, window 9, windowAt theirEntry myEntry, inTemple 0.15
    neutral colors | players 2, mover n, mine 1 6, theirs 1 5, inTemple 0.15, inWindow 0.8
    neutral colors near the end | players 2, mover n, mine 1 3, theirs 1 2, inTemple 0.1, atExit 0.5
    blocked | mover n, mine 1 3, theirs 6 9, inTemple 0.3, stacked 0.5, inWindow 0.9, window 10
    on the entry stone |
      players 2 3 3 4, mover n, mine 3 9, theirs 1 2, inTemple 0.3, stacked 0.05, inWindow 1, window 6, windowAt myEntry
    lost in the Passage |
      mover n n t, tuchulcha 0.8, mine 1 2, theirs 1 4, inTemple 0.05, inWindow 1, window 8, windowAt Passage
    tied |
      players 2 2 2 3 4, mover n, tuchulcha 0.1, inTemple 0.1, inWindow 0.8, windowAt myExit Passage, atExit 0.5, tied
    hits by several | mover n n t, mine 3 6, theirs 2 4, inTemple 0.05, stacked 0.5, inWindow 1, window 7
    hits on the Mystical stone |
      mover n, mine 4 7, theirs 1 3, inTemple 0.1, stacked 0.4, inWindow 1, window 7, windowAt theirEntry myEntry
    behind the exit | players 2 4, behindExit, inTemple 0.1
  `).map(([name = '', changes = '']) => [name, themeOf(changes)]),
);

function themeOf(changes: string): Theme {
  const theme = changes.split(', ').map((change) => {
    const [field = '', ...words] = change.split(' ');
    const values = words.map((word) => (Number.isNaN(Number(word)) ? word : Number(word)));
    return [
      field,
      Array.isArray(usual[field as keyof Theme]) || field === 'mover' ? values : (values[0] ?? true),
    ];
  });
  return { ...usual, ...Object.fromEntries(theme) };
}
