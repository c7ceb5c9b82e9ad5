import { PuzzleCollection, type WrittenPuzzle } from '../../../../src/tables/tuchulcha/puzzles.ts';
import { rowsOf } from '../../../rows.ts';

/** `id | position | dice | found | steps: chance | steps: chance danger=y56 home=28`. */
const puzzlesIn = (table: string): readonly WrittenPuzzle[] =>
  rowsOf(table).map(([id = '', position = '', dice = '', found = '', ...turns]) => ({
    id,
    position,
    dice,
    found: Number(found),
    turns: turns.map((turn) => {
      const [steps = '', rest = ''] = turn.split(': ');
      const [chance, ...facts] = rest.split(' ');
      const known = facts.map((fact) => {
        const [name = '', value = ''] = fact.split('=');
        return [name, name === 'danger' ? value : Number(value)] as const;
      });
      return { steps, chance: Number(chance), ...Object.fromEntries(known) };
    }),
  }));

/** Three each of two, three and four players. */
export const WRITTEN = puzzlesIn(`
  5adfaa8eec | 2 r 0.0 - bx:0/3,21/0/3/0 rn:9/-/0/0/0 yx:0/28,29,40/0/2/0 kn:8/34/0/0/0 | 6-6-5 | 0.543 |
    b:21-27 y:28-34+ y:29-34x: 0.76 hits=1 | y:28-34+ y:29-34x y:40-6~: 0.869 hits=1 |
    b:3-9 y:28-34+ y:29-34x: 0.756 hits=1 | r:T-15 b:21-27 r:15-21: 0.623
  7e547124a2 | 2 b 0.0 - bn:8/14/0/0/0 rx:0/35/0/4/0 yn:4/22x3,24x2/0/0/0 kx:0/40/1/3/0 | 4-5 | 0.423 |
    b:T-4 k:40-5: 0.455 | b:14-19 b:19-23: 0.386 danger=y56 home=28 |
    b:T-4 b:14-19: 0.596 | b:T-5 b:T-4: 0.456 danger=y42
  648373bbc9 | 2 b 0.0 - bn:8/13/0/0/0 rx:0/23/0/4/0 yn:6/24,37/0/1/0 kx:0/40/1/3/0 | 3-3-3 | 0.65 |
    b:T-3 b:3-6~ k:40-3: 0.246 lost=1 danger=y8 | b:T-3 b:T-3 b:13-16~: 0.172 lost=1 |
    b:T-3 b:T-3 b:T-3: 0.41 | b:T-3 b:T-3 r:23-26~: 0
  d268837f69 | 3 k 1.0 - bn:0/12/0/8/0 yt:0/5,15,17,18,30/0/0/4 kn:1/27x2/0/6/0 | 6-6-5 | 0.58 |
    27-3 3-9 27-2: 0.097 threat=44 | 27-3 3-8 27-3: 0.059 threat=44 |
    27-3 3-9 9-14: 0.302 threat=39 home=39 | T-25 27-3 27-3: 0.066 threat=11
  208feea565 | 3 y 1.0 - bt:1/2,4,17,20/0/0/4 rn:3/15x2,18/0/3/0 yn:3/23x2,25,29/0/2/0 | 6-6-3 | 0.363 |
    T-23 25-1 1-7: 0.085 danger=r6 threat=6 | T-23 29-5 5-11: 0.116 danger=r17 threat=17 |
    29-5 5-11 11-14: 0.258 danger=r19 threat=44 home=19 | 23-29 23-29 25-28: 0.101 danger=r8
  71414e6a52 | 3 b 1.0 - bn:6/10,18/0/1/0 rn:4/14/0/4/0 kt:1/3,23,24,28/0/0/4 | 6-2 | 0.463 |
    T-6~ 18-20: 0.163 lost=1 danger=r47 | T-2 2-8: 0.167 danger=r47 threat=6 |
    10-12 12-18: 0.275 | T-6~ 10-12: 0.164 lost=1 danger=r69
  5a012834b3 | 4 r 1.0 - bn:4/3,25/0/2/0 rn:4/28/0/3/0 yt:1/11,22,24,29/0/0/3 kn:3/37/0/4/0 | 5-5-3 | 0.43 |
    28-33 33-38 38-1: 0.404 threat=100 home=100 | T-15 T-15 28-31: 0.107 threat=44 |
    T-15 15-18 28-33: 0.127 danger=k36 threat=67 home=28 | T-13 28-33 33-38: 0.261 danger=k44 threat=92 home=92
  643e38f7cd | 4 r 1.0 - bn:1/22/0/6/0 rn:2/18,28,29/0/3/0 yn:1/27x3/0/4/0 kt:1/14,20,33,35/0/0/3 | 5-6 | 0.573 |
    18-24 24-29: 0.241 danger=b44 | 18-23 28-34: 0.177 danger=y58 threat=42 home=42 |
    28-34 29-34: 0.48 threat=64 home=42 | 29-34 34-40: 0.111 danger=b44 threat=100 home=100
  34810dbd07 | 4 b 1.0 - bn:2/15x2/0/4/0 rn:1/21/0/6/0 yn:3/-/0/5/0 kt:1/7,14,24,33/0/0/3 | 5-5-4 | 0.383 |
    15-20 20-25 25-29: 0.124 danger=r33 threat=97 home=97 | T-4 15-20 15-20: 0.298 |
    T-5 T-4 5-10: 0.139 | 15-20 15-19 20-25: 0.105 danger=r39 threat=58 home=58
`);

/** Puzzles of roles: the best is to devote, to stay, and to give one haruspex rather than another. */
export const WRITTEN_ROLES = puzzlesIn(`
  b8b8cbe86c | 3 y 0.0 - bn:5/1,3,4/0/1/0 rn:6/15,24/0/1/0 yn:4/25/0/4/0 | - | 0.678 |
    -: 0.555 threat=14 | t1: 0.617 threat=94 |
    t0: 0.774 threat=94
  0a513b44a8 | 3 k 1.0 - bo:0/-/0/0/0 rn:3/8,9,14,15,17,19/0/0/0 kn:1/27,28/1/5/0 | - | 0.723 |
    t1: 0.033 threat=36 | t0: 0.064 threat=36 |
    -: 0.331 threat=17
  0000000001 | 4 k 1.0 - bn:2/24x2/4/0/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:5/31,33,35/0/0/0 | - | 0.5 |
    lT: 0.3 | l33: 0.2 |
    -: 0.25
`);

export const SOME_PUZZLES = new PuzzleCollection([...WRITTEN, ...WRITTEN_ROLES]);
