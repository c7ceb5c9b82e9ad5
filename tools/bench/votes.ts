/**
 * A thousand readers vote on one turn within a minute, and a thousand answer a question about another table, while a person plays
 * there: the time per vote and answer, and how much slower than alone the turns are. Uses the tables and a SQLite file, without
 * sockets.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { judgesBy } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { openStore } from '../../src/storage/index.ts';
import { openLobby, startIfFull } from '../../src/tables/changes/lobby.ts';
import { waysOfBallot } from '../../src/tables/changes/table-change.ts';
import { castVote, closeBallot } from '../../src/tables/changes/votes.ts';
import { createComputerPlayer, readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import { sqliteDatabase } from '../../test/storage/databases.ts';
import { seededDice } from '../../test/tables/dice.ts';
import { sure, World } from '../../test/tables/world.ts';

const VOTERS = 1000;
const WITHIN_MS = 60_000;
const TURN_EVERY_MS = 500;

export async function benchVotes(): Promise<void> {
  const database = await sqliteDatabase();
  const store = await openStore({ url: database.url });
  try {
    const weights = readWeights();
    const world = new World(1, createComputerPlayer(weights), seededDice(1), store);
    const tables = {
      ...world.tables,
      services: {
        tuchulcha: {
          computer: createComputerPlayer(weights),
          judge: { byCount: judgesBy(weights), name: () => 'learned' },
        },
      },
    };
    const other = await world.playing(['anna', 'bert']);
    for (let turn = 0; turn < 20; turn++) await world.acts(other);
    const alone: number[] = [];
    for (let turn = 0; turn < 20; turn++) alone.push(await timed(() => world.acts(other)));
    const opening = world.opening(['anna'], {
      color: null,
      size: 2,
      computers: 1,
      voters: { name: 'games', sides: 1 },
    });
    const opened = await openLobby(tables, opening);
    const id = opened.table?.id ?? '';
    sure(await startIfFull(tables, id));
    const table = await store.load(id);
    const ways = table ? waysOfBallot(tables, table) : [];
    const took: number[] = [];
    const beside: number[] = [];
    const votes = Array.from({ length: VOTERS }, async (_, index) => {
      await sleep((index * WITHIN_MS) / VOTERS);
      const { way = '' } = ways[index % ways.length] ?? {};
      const voter = { kind: 'person', userId: String(10n ** 17n + BigInt(index)), name: 'A voter' } as const;
      took.push(await timed(() => castVote(tables, table, table?.logLength ?? 0, voter, way)));
    });
    const answered: number[] = [];
    const answers = Array.from({ length: VOTERS }, async (_, index) => {
      await sleep(((index + 0.5) * WITHIN_MS) / VOTERS);
      const prophecy = {
        tableId: other,
        guildId: opening.guildId,
        turn: 1,
        userId: String(10n ** 17n + BigInt(index)),
        name: 'A reader',
        option: 'blue',
        certainty: 'likely',
        at: world.at,
        interactionId: String(2n * 10n ** 17n + BigInt(index)),
      } as const;
      answered.push(
        await timed(async () => {
          await store.prophecy(other, 1, prophecy.userId);
          await store.prophesy(prophecy);
        }),
      );
    });
    const playing = (async () => {
      for (let at = 0; at < WITHIN_MS; at += TURN_EVERY_MS) {
        await sleep(TURN_EVERY_MS);
        if ((await world.table(other)).status === 'playing')
          beside.push(await timed(() => world.acts(other)));
      }
    })();
    await Promise.all([...votes, ...answers, playing]);
    const count = await store.voteCount({ tableId: id, seq: table?.logLength ?? 0 });
    world.at = new Date(world.at.getTime() + 25 * 3_600_000);
    const closing = await timed(() => closeBallot(tables, id));
    console.log(`${count} votes in a minute: ${line(took)}`);
    const given = await store.prophecyCounts(other, 1);
    console.log(`${given[0]?.count} answers to a question: ${line(answered)}`);
    console.log(`a tap at another table: alone ${line(alone)}; meanwhile ${line(beside)}`);
    console.log(`to close the ballot: ${closing.toFixed(0)} ms`);
  } finally {
    await store.close();
    await database.drop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function line(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`;
}
