import { expect, test } from 'vitest';
import { ballotLines } from '../../../../src/discord/tuchulcha/votes/results.ts';
import { tuchulcha } from '../../../../src/games/tuchulcha/index.ts';
import { formatRequest } from '../../../../src/tables/tuchulcha/requests.ts';
import { translator } from '../../../../src/texts/index.ts';
import { aTable } from '../../a-table.ts';

const table = aTable({ state: tuchulcha.start({ players: ['blue', 'yellow'], first: 'blue' }) });
const ROLL = formatRequest({ type: 'roll' });
const voters = (...names: string[]) => names.map((name) => ({ userId: name, name }));

test('says who voted for what, the way that was gone in bold, moves in the words of a turn', () => {
  const votes = [
    ...voters('Ann', 'Bob').map((voter) => ({ ...voter, way: 'first' })),
    ...voters('Cyd').map((voter) => ({ ...voter, way: ROLL })),
  ];
  const ways = [
    { way: ROLL, chance: 0.6, moves: '' },
    { way: 'first', chance: 0.5, moves: 'b:3-9 b:9-12 k:T-2x' },
  ];
  const ballot = { seq: 1, color: 'blue', turn: 1, chosen: 'first', best: 0.6, ways, votes } as const;
  expect(ballotLines(translator('en'), table, [ballot, { ...ballot, votes: [] }])).toEqual([
    '-# 🗳️ 3 votes: **blue 3 → 9 → 12, black temple → 2**: 2 (Ann and Bob) · roll: 1 (Cyd)',
    '-# 🗳️ Nobody voted, so I played the best turn.',
  ]);
});
