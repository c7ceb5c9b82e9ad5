import { describe, expect, test } from 'vitest';
import { openLobby, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { waysOfBallot } from '../../../src/tables/changes/table-change.ts';
import type { Outcome } from '../../../src/tables/changes/table-transaction.ts';
import { castVote, closeBallot } from '../../../src/tables/changes/votes.ts';
import { VOTERS } from '../../../src/tables/game-types.ts';
import { ballotEndsAt } from '../../../src/tables/reminders/timing.ts';
import { votersToAct } from '../../../src/tables/seats.ts';
import { HOUR, MINUTE } from '../clock/arbitraries.ts';
import { opened } from '../opened.ts';
import { type Name, person } from '../people.ts';
import { sure, World } from '../world.ts';

/** A channel that plays against a computer player, or (two sides) against itself. */
class Channel {
  readonly world = new World();
  id = '';

  static async plays(sides: 1 | 2 = 1): Promise<Channel> {
    const channel = new Channel();
    const { world } = channel;
    const opening = world.opening(['anna'], {
      color: null,
      size: 2,
      computers: 2 - sides,
      voters: { name: 'games', sides },
    });
    channel.id = opened(await openLobby(world.tables, opening)).id;
    sure(await startIfFull(world.tables, channel.id));
    return channel;
  }

  table() {
    return this.world.table(this.id);
  }

  async votes(name: Name, which: number): Promise<Outcome> {
    const table = await this.table();
    const { way = '' } = waysOfBallot(this.world.tables, table)[which] ?? {};
    return castVote(this.world.tables, table, table.logLength, person(name), way);
  }

  ballots() {
    return this.world.store.ballots(this.id);
  }
}

const refusalOf = (outcome: Outcome): string => (outcome.ok ? 'accepted' : outcome.refusal.code);

describe('a seat that is played by votes', () => {
  test('goes as most want it once its time is up, and the game goes on', async () => {
    const channel = await Channel.plays();
    const before = await channel.table();
    expect(votersToAct(before)?.occupant).toEqual({ kind: VOTERS, name: 'games' });
    expect(before.reminders.vote?.seq).toBe(before.logLength);
    for (const [name, which] of [
      ['anna', 1],
      ['bert', 1],
      ['carl', 0],
    ] as const)
      expect(refusalOf(await channel.votes(name, which))).toBe('accepted');
    const second = waysOfBallot(channel.world.tables, before)[1]?.way;
    await channel.world.passes(24 * HOUR - MINUTE);
    expect(await channel.ballots()).toEqual([]);
    await channel.world.passes(MINUTE);
    const [ballot] = await channel.ballots();
    expect(ballot).toMatchObject({ seq: before.logLength, chosen: second });
    expect(ballot?.votes.map(({ name }) => name)).toEqual(['anna', 'bert', 'carl']);
    const log = await channel.world.log(channel.id);
    expect(log[before.logLength]?.actor).toBe(VOTERS);
    const after = await channel.table();
    expect(after.state?.turnNumber).toBe((before.state?.turnNumber ?? 0) + 2);
    expect(after.reminders.vote?.seq).toBe(after.logLength);
  });

  test('is decided once all who voted in the last two ballots have, or at half-time if the others change nothing', async () => {
    const channel = await Channel.plays();
    await channel.votes('anna', 0);
    await channel.votes('bert', 0);
    // Their number isn't known yet.
    await channel.world.passes(23 * HOUR);
    expect(await channel.ballots()).toHaveLength(0);
    await channel.world.passes(HOUR);
    expect(await channel.ballots()).toHaveLength(1);
    await channel.votes('anna', 0);
    expect(refusalOf(await closeBallot(channel.world.tables, channel.id))).toBe('notOverdue');
    await channel.votes('bert', 1);
    await channel.votes('carl', 0);
    sure(await closeBallot(channel.world.tables, channel.id));
    expect(await channel.ballots()).toHaveLength(2);
    for (const name of ['anna', 'carl'] as const) await channel.votes(name, 0);
    await channel.world.passes(12 * HOUR - MINUTE);
    expect(await channel.ballots()).toHaveLength(2);
    await channel.world.passes(MINUTE);
    expect(await channel.ballots()).toHaveLength(3);
    // Bert didn't come to two of them, so nobody waits for him any more.
    await channel.votes('anna', 0);
    await channel.votes('carl', 1);
    expect(refusalOf(await closeBallot(channel.world.tables, channel.id))).toBe('notOverdue');
    await channel.world.passes(24 * HOUR);
    for (const name of ['anna', 'carl'] as const) await channel.votes(name, 1);
    sure(await closeBallot(channel.world.tables, channel.id));
    expect(await channel.ballots()).toHaveLength(5);
  });

  test('is played by the judge where nobody votes, twice in a row; then it waits', async () => {
    const channel = await Channel.plays();
    await channel.world.passes(30 * HOUR);
    expect((await channel.ballots()).map(({ votes }) => votes)).toEqual([[]]);
    await channel.world.passes(30 * HOUR);
    expect(await channel.ballots()).toHaveLength(2);
    await channel.world.passes(200 * HOUR);
    expect(await channel.ballots()).toHaveLength(2);
    expect(ballotEndsAt(await channel.table(), { down: [] })).toBeNull();
    expect(refusalOf(await channel.votes('anna', 1))).toBe('accepted');
    expect(ballotEndsAt(await channel.table(), { down: [] })).toEqual(
      new Date(channel.world.at.getTime() + 24 * HOUR),
    );
    await channel.world.passes(24 * HOUR);
    expect((await channel.ballots()).at(-1)?.votes).toHaveLength(1);
  });

  test('refuses what is no vote any more, and changes nothing', async () => {
    const channel = await Channel.plays();
    const { tables } = channel.world;
    const table = await channel.table();
    const way = table.reminders.vote?.ways[0] ?? '';
    const anna = person('anna');
    expect(refusalOf(await castVote(tables, table, table.logLength, anna, 'vt9'))).toBe('stale');
    expect(refusalOf(await castVote(tables, table, table.logLength, anna, 'undo'))).toBe('stale');
    expect(refusalOf(await castVote(tables, table, table.logLength + 1, anna, way))).toBe('voteClosed');
    expect(refusalOf(await castVote(tables, null, 0, anna, way))).toBe('noSuchTable');
    await channel.votes('bert', 0);
    await channel.world.passes(24 * HOUR);
    // A person who has read the table before it changed is told so by the store.
    expect(refusalOf(await castVote(tables, table, table.logLength, anna, way))).toBe('voteClosed');
    const [ballot] = await channel.ballots();
    expect(ballot?.votes).toHaveLength(1);
    const other = await channel.world.playing(['anna', 'bert']);
    const played = await channel.world.table(other);
    expect(refusalOf(await castVote(tables, played, played.logLength, anna, way))).toBe('stale');
  });

  test('counts a vote that comes while votes are counted', async () => {
    const channel = await Channel.plays();
    await channel.votes('anna', 0);
    channel.world.at = new Date(channel.world.at.getTime() + 24 * HOUR);
    channel.world.meanwhile = async () => {
      for (const name of ['bert', 'carl'] as const) await channel.votes(name, 1);
    };
    sure(await closeBallot(channel.world.tables, channel.id));
    const [ballot] = await channel.ballots();
    expect(ballot?.votes).toHaveLength(3);
    expect(ballot?.votes[2]?.way).toBe(ballot?.chosen);
  });

  test('counts among its opener’s tables, and is rated for nobody', async () => {
    const channel = await Channel.plays();
    const table = await channel.table();
    expect(await channel.world.store.tablesOf('1', person('anna').userId)).toEqual([table]);
    expect(table.reminders.unrated).toBe(true);
  });
});
