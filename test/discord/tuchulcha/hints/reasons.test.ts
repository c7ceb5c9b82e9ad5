import { describe, expect, test } from 'vitest';
import { whyText } from '../../../../src/discord/tuchulcha/hints.ts';
import type { HintWay } from '../../../../src/games/tuchulcha/computer-players/hint.ts';
import { tuchulcha } from '../../../../src/games/tuchulcha/game.ts';
import { formatSteps } from '../../../../src/games/tuchulcha/notation.ts';
import { consequencesOf } from '../../../../src/games/tuchulcha/puzzles.ts';
import { linesToEnds } from '../../../../src/games/tuchulcha/turn.ts';
import type { Step } from '../../../../src/games/tuchulcha/types.ts';
import { translator } from '../../../../src/texts/index.ts';
import { beginning, dice, position, rolled } from '../../../games/tuchulcha/legal-lines.ts';
import { rowsOf } from '../../../rows.ts';

const t = translator('en');

/** The reason in a hint for the first of these turns of a position. */
function why(text: string, roll: string, ...turns: readonly string[]): string {
  const state = rolled(position(text), dice(roll));
  const lines = linesToEnds(state, 1000) ?? [];
  const ways = turns.map((turn): HintWay => {
    const steps = lines.find((line) => formatSteps(line, 4) === turn);
    if (!steps) throw new Error(`no ${turn} among ${lines.map((line) => formatSteps(line, 4)).join(' | ')}`);
    return wayOf(text, steps);
  });
  const [first] = ways;
  if (!first) throw new Error('no turn');
  return whyText(t, state, { ways, isSure: true }, first);
}

const wayOf = (text: string, steps: readonly Step[]): HintWay => ({
  kind: 'turn',
  discard: null,
  steps,
  chance: 0.5,
  consequences: consequencesOf(position(text), steps),
});

const POSITIONS: Readonly<Record<string, string>> = {
  wins: '4 b 0.0 - bn:0/29/6/1/0 rn:5/-/3/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
  nearRed: '4 b 0.0 - bn:6/3,29/0/0/0 rn:7/8/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
  /** Black, three stones behind 2, is the only one who could hit there; on the Ritual stones 4 and 14 a single one is safe. */
  beforeBlack: '4 b 0.0 - bn:7/12/0/0/0 rn:0/17/7/0/0 yn:0/34/7/0/0 kn:0/39/7/0/0',
  /** Nobody is near enough to hit blue. */
  alone: '4 b 0.0 - bn:7/3/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
  halfway: '4 b 0.0 - bn:7/14/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
  /** The probability of Tuchulcha's hits isn't known. */
  hunted: '4 b 1.0 - bn:6/2,12/0/0/0 rt:2/38/0/2/3 yn:8/-/0/0/0 kn:8/-/0/0/0',
  two: '2 b 0.0 - bn:8/3/0/0/0 rx:4/15/0/0/0 yn:9/-/0/0/0 kx:5/-/0/0/0',
  forest: '4 b 0.0 - bn:5/4,12/0/1/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
  mayDevote: '4 r 0.0 - bn:2/24x2/2/2/0 rn:2/21,22/2/2/0 yn:3/9/2/2/0 kn:3/31/2/2/0',
  emptyAltar: '4 r 0.0 - bn:2/24x2/2/2/0 rn:4/21,22/0/2/0 yn:3/9/2/2/0 kn:3/31/2/2/0',
  passages: '4 k 1.0 6 bn:2/-/2/4/0 rt:2/33/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0',
};

describe('a turn', () => {
  // The position, the roll, the turn whose reason is told, after a comma another one, and the reason.
  test.each(
    rowsOf(`
      a win | wins | 3-5 | 29-V | wins the game
      the altar and a hit | nearRed | 3-5 | 3-8x 29-V | brings one to the altar and sends a red haruspex to the forest
      what it gains, not what it risks | nearRed | 3-5 | T-5 5-8x | sends a red haruspex to the forest
      safer than another | beforeBlack | 2-4 | T-4 12-14, T-4 T-2 | nobody can hit you next
      nobody lost, where another loses one | alone | 3-2 | T-3 T-2, T-2 3-6~ |
        loses none of yours and brings another one out of the temple
      nearer to the altar than another | halfway | 4-2 | 14-18 18-20, T-4 T-2 | has one 12 stones from the altar
      more of them on the way than after another | alone | 3-2 | T-3 T-2, 3-5 5-8 | brings another one out of the temple
      two that stand together, where Tuchulcha is about | hunted | 2-4 | T-4 T-2, T-4 2-4 |
        on stone 2 it takes 2 to hit yours and brings another one out of the temple
      neutral ones moved, not the own | two | 2-4 | 15-17 T-34, T-4 3-5 | leaves all of yours where they stand
      a haruspex in the forest that opens the devotion | forest | 2-4 | 4-6~ 12-16~, T-4 T-2 |
        3 in the forest would let you become Tuchulcha and nobody can hit you next
      // A 3 on either die, or 1 and 2: 13 of 36.
      nothing else to say | beforeBlack | 2-4 | T-4 T-2 | black can hit you with 36 of 100 rolls
      the best way is not recommended by its danger | beforeBlack | 2-4 | T-2 12-16~, T-4 4-6~ |
        holds up best against the next player’s replies
    `),
  )('%s', (_, position = '', roll = '', turns = '', expected) => {
    expect(why(POSITIONS[position] ?? '', roll, ...turns.split(', '))).toBe(expected);
  });
});

describe('another choice', () => {
  const way = { chance: 0.4, consequences: null } as const;
  const WAYS: Readonly<Record<string, HintWay>> = {
    tuchulcha: { ...way, kind: 'devote', devotion: { role: 'tuchulcha', fromTemple: 1 } },
    lasa: { ...way, kind: 'devote', devotion: { role: 'lasaVecuvia', from: null } },
    roll: { ...way, kind: 'roll' },
  };

  test.each(
    rowsOf(`
      the forest | emptyAltar | tuchulcha | 2 in the forest let you become Tuchulcha, and nobody can hit you any more
      altar and forest | mayDevote | tuchulcha | 4 on the altar and in the forest let you become Tuchulcha
      Passages to seal | passages | lasa | you’d have 4 in play to seal 3 Passages, and sealing them all wins
      what a devotion would take | mayDevote | roll | keeps your 2 on the altar
      the altar ahead | emptyAltar | roll | yours can still reach the altar
    `),
  )('%s', (_, at = '', chosen = '', expected) => {
    const way = WAYS[chosen];
    if (!way) throw new Error(`no way ${chosen}`);
    const state = beginning(position(POSITIONS[at] ?? ''));
    if (way.kind === 'devote')
      expect(tuchulcha.apply(state, { type: 'devote', devotion: way.devotion }).ok).toBe(true);
    expect(whyText(t, state, { ways: [way], isSure: true }, way)).toContain(expected);
  });
});
