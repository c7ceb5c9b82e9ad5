import type { Client } from 'discord.js';
import type { APIStringSelectComponent } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import {
  ballotLine,
  othersMessage,
  votersLine,
  votesFeature,
} from '../../../../src/discord/tuchulcha/votes.ts';
import { tuchulcha } from '../../../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../../../src/games/tuchulcha/types.ts';
import { openLobby, startIfFull } from '../../../../src/tables/changes/lobby.ts';
import { waysOfBallot } from '../../../../src/tables/changes/table-change.ts';
import { castVote, closeBallot } from '../../../../src/tables/changes/votes.ts';
import { formatRequest } from '../../../../src/tables/tuchulcha/apply-request.ts';
import { raceWays } from '../../../../src/tables/tuchulcha/index.ts';
import { translator } from '../../../../src/texts/index.ts';
import { plainRaceJudge } from '../../../../tools/training/plain-player.ts';
import { HOUR } from '../../../e2e/test-clock.ts';
import { aTable } from '../../../tables/a-table.ts';
import { firstAction } from '../../../tables/first-offered.ts';
import { opened } from '../../../tables/opened.ts';
import { type Name, person } from '../../../tables/people.ts';
import { sure } from '../../../tables/world.ts';
import { TestBot } from '../../test-bot.ts';

function rolled(...dice: number[]): GameState {
  const applied = tuchulcha.apply(tuchulcha.start({ players: ['blue', 'yellow'], first: 'blue' }), {
    type: 'roll',
    dice,
  });
  if (!applied.ok) throw new Error(applied.refusal.code);
  return applied.state;
}

test('all other turns are in lists of 25, each named by the steps with which its first and last turn begin', () => {
  const state = rolled(4, 2);
  const ways = raceWays(state, { computer: firstAction, judge: plainRaceJudge });
  // More than one list holds.
  const many = [...ways, ...ways, ...ways].map((one, at) => ({ ...one, way: `${one.way}${at}` }));
  const { rows } = othersMessage(translator('en'), aTable({ state }), state, many);
  const lists = rows.map(({ components }) => components[0] as APIStringSelectComponent);
  expect(lists.flatMap(({ options }) => options)).toHaveLength(many.length);
  expect(lists.length).toBe(Math.ceil(many.length / 25));
  for (const { placeholder, options } of lists) {
    const [first = '', last = first] = placeholder?.split(' … ') ?? [];
    expect(options[0]?.label.startsWith(first)).toBe(true);
    expect(options.at(-1)?.label.startsWith(last)).toBe(true);
    expect(placeholder).not.toContain(',');
  }
});

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
  expect([ballot, { ...ballot, votes: [] }].map((one) => ballotLine(translator('en'), table, one))).toEqual([
    '-# 🗳️ 3 votes: **blue 3 → 9 → 12 · black temple → 2**: 2 (Ann and Bob) · roll: 1 (Cyd)',
    '-# 🗳️ Nobody voted, so I played the best turn.',
  ]);
  expect(votersLine(translator('en'), [ballot, { ...ballot, seq: 2, votes: [] }])).toBe(
    '🗳️ 2 votes were held. Most faithful: Cyd (1), Ann (1), and Bob (1). Wisest: Cyd, Ann, and Bob.',
  );
});

test('a decision that was stored by a process before it died is counted by the next', async () => {
  const bot = new TestBot();
  const { world } = bot;
  const voters = { name: 'games', sides: 1 } as const;
  const opening = world.opening(['anna'], { color: null, size: 2, computers: 1, voters });
  const { id } = opened(await openLobby(world.tables, opening));
  sure(await startIfFull(world.tables, id));
  const vote = async (name: Name) => {
    const found = await world.table(id);
    const [{ way } = { way: '' }] = waysOfBallot(world.tables, found);
    sure(await castVote(world.tables, found, found.logLength, person(name), way));
  };
  for (const name of ['anna', 'bert'] as const) await vote(name);
  bot.after(24 * HOUR);
  sure(await closeBallot(world.tables, id));
  await vote('anna');
  await vote('bert');
  await votesFeature.createTask?.(bot.context, {} as Client).run();
  expect(await world.store.ballots(id)).toHaveLength(2);
});
