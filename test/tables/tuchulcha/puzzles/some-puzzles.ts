import { PuzzleCollection, type WrittenPuzzle } from '../../../../src/tables/tuchulcha/puzzles.ts';

/** Three each of two, three and four players. */
export const WRITTEN: readonly WrittenPuzzle[] = [
  {
    id: '5adfaa8eec',
    position: '2 r 0.0 - bx:0/3,21/0/3/0 rn:9/-/0/0/0 yx:0/28,29,40/0/2/0 kn:8/34/0/0/0',
    dice: '6-6-5',
    found: 0.543,
    turns: [
      { steps: 'b:21-27 y:28-34+ y:29-34x', chance: 0.76, hits: 1 },
      { steps: 'y:28-34+ y:29-34x y:40-6~', chance: 0.869, hits: 1 },
      { steps: 'b:3-9 y:28-34+ y:29-34x', chance: 0.756, hits: 1 },
      { steps: 'r:T-15 b:21-27 r:15-21', chance: 0.623 },
    ],
  },
  {
    id: '7e547124a2',
    position: '2 b 0.0 - bn:8/14/0/0/0 rx:0/35/0/4/0 yn:4/22x3,24x2/0/0/0 kx:0/40/1/3/0',
    dice: '4-5',
    found: 0.423,
    turns: [
      { steps: 'b:T-4 k:40-5', chance: 0.455 },
      { steps: 'b:14-19 b:19-23', chance: 0.386, danger: 'y56', home: 28 },
      { steps: 'b:T-4 b:14-19', chance: 0.596 },
      { steps: 'b:T-5 b:T-4', chance: 0.456, danger: 'y42' },
    ],
  },
  {
    id: '648373bbc9',
    position: '2 b 0.0 - bn:8/13/0/0/0 rx:0/23/0/4/0 yn:6/24,37/0/1/0 kx:0/40/1/3/0',
    dice: '3-3-3',
    found: 0.65,
    turns: [
      { steps: 'b:T-3 b:3-6~ k:40-3', chance: 0.246, lost: 1, danger: 'y8' },
      { steps: 'b:T-3 b:T-3 b:13-16~', chance: 0.172, lost: 1 },
      { steps: 'b:T-3 b:T-3 b:T-3', chance: 0.41 },
      { steps: 'b:T-3 b:T-3 r:23-26~', chance: 0 },
    ],
  },
  {
    id: 'd268837f69',
    position: '3 k 1.0 - bn:0/12/0/8/0 yt:0/5,15,17,18,30/0/0/4 kn:1/27x2/0/6/0',
    dice: '6-6-5',
    found: 0.58,
    turns: [
      { steps: '27-3 3-9 27-2', chance: 0.097, threat: 44 },
      { steps: '27-3 3-8 27-3', chance: 0.059, threat: 44 },
      { steps: '27-3 3-9 9-14', chance: 0.302, threat: 39, home: 39 },
      { steps: 'T-25 27-3 27-3', chance: 0.066, threat: 11 },
    ],
  },
  {
    id: '208feea565',
    position: '3 y 1.0 - bt:1/2,4,17,20/0/0/4 rn:3/15x2,18/0/3/0 yn:3/23x2,25,29/0/2/0',
    dice: '6-6-3',
    found: 0.363,
    turns: [
      { steps: 'T-23 25-1 1-7', chance: 0.085, danger: 'r6', threat: 6 },
      { steps: 'T-23 29-5 5-11', chance: 0.116, danger: 'r17', threat: 17 },
      { steps: '29-5 5-11 11-14', chance: 0.258, danger: 'r19', threat: 44, home: 19 },
      { steps: '23-29 23-29 25-28', chance: 0.101, danger: 'r8' },
    ],
  },
  {
    id: '71414e6a52',
    position: '3 b 1.0 - bn:6/10,18/0/1/0 rn:4/14/0/4/0 kt:1/3,23,24,28/0/0/4',
    dice: '6-2',
    found: 0.463,
    turns: [
      { steps: 'T-6~ 18-20', chance: 0.163, lost: 1, danger: 'r47' },
      { steps: 'T-2 2-8', chance: 0.167, danger: 'r47', threat: 6 },
      { steps: '10-12 12-18', chance: 0.275 },
      { steps: 'T-6~ 10-12', chance: 0.164, lost: 1, danger: 'r69' },
    ],
  },
  {
    id: '5a012834b3',
    position: '4 r 1.0 - bn:4/3,25/0/2/0 rn:4/28/0/3/0 yt:1/11,22,24,29/0/0/3 kn:3/37/0/4/0',
    dice: '5-5-3',
    found: 0.43,
    turns: [
      { steps: '28-33 33-38 38-1', chance: 0.404, threat: 100, home: 100 },
      { steps: 'T-15 T-15 28-31', chance: 0.107, threat: 44 },
      { steps: 'T-15 15-18 28-33', chance: 0.127, danger: 'k36', threat: 67, home: 28 },
      { steps: 'T-13 28-33 33-38', chance: 0.261, danger: 'k44', threat: 92, home: 92 },
    ],
  },
  {
    id: '643e38f7cd',
    position: '4 r 1.0 - bn:1/22/0/6/0 rn:2/18,28,29/0/3/0 yn:1/27x3/0/4/0 kt:1/14,20,33,35/0/0/3',
    dice: '5-6',
    found: 0.573,
    turns: [
      { steps: '18-24 24-29', chance: 0.241, danger: 'b44' },
      { steps: '18-23 28-34', chance: 0.177, danger: 'y58', threat: 42, home: 42 },
      { steps: '28-34 29-34', chance: 0.48, threat: 64, home: 42 },
      { steps: '29-34 34-40', chance: 0.111, danger: 'b44', threat: 100, home: 100 },
    ],
  },
  {
    id: '34810dbd07',
    position: '4 b 1.0 - bn:2/15x2/0/4/0 rn:1/21/0/6/0 yn:3/-/0/5/0 kt:1/7,14,24,33/0/0/3',
    dice: '5-5-4',
    found: 0.383,
    turns: [
      { steps: '15-20 20-25 25-29', chance: 0.124, danger: 'r33', threat: 97, home: 97 },
      { steps: 'T-4 15-20 15-20', chance: 0.298 },
      { steps: 'T-5 T-4 5-10', chance: 0.139 },
      { steps: '15-20 15-19 20-25', chance: 0.105, danger: 'r39', threat: 58, home: 58 },
    ],
  },
];

/** Puzzles of roles: the best is to devote, to stay, and to give one haruspex rather than another. */
export const WRITTEN_ROLES: readonly WrittenPuzzle[] = [
  {
    id: 'b8b8cbe86c',
    position: '3 y 0.0 - bn:5/1,3,4/0/1/0 rn:6/15,24/0/1/0 yn:4/25/0/4/0',
    dice: '-',
    found: 0.678,
    turns: [
      { steps: '-', chance: 0.555, threat: 14 },
      { steps: 't1', chance: 0.617, threat: 94 },
      { steps: 't0', chance: 0.774, threat: 94 },
    ],
  },
  {
    id: '0a513b44a8',
    position: '3 k 1.0 - bo:0/-/0/0/0 rn:3/8,9,14,15,17,19/0/0/0 kn:1/27,28/1/5/0',
    dice: '-',
    found: 0.723,
    turns: [
      { steps: 't1', chance: 0.033, threat: 36 },
      { steps: 't0', chance: 0.064, threat: 36 },
      { steps: '-', chance: 0.331, threat: 17 },
    ],
  },
  {
    id: '0000000001',
    position: '4 k 1.0 - bn:2/24x2/4/0/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:5/31,33,35/0/0/0',
    dice: '-',
    found: 0.5,
    turns: [
      { steps: 'lT', chance: 0.3 },
      { steps: 'l33', chance: 0.2 },
      { steps: '-', chance: 0.25 },
    ],
  },
];

export const SOME_PUZZLES = new PuzzleCollection([...WRITTEN, ...WRITTEN_ROLES]);
