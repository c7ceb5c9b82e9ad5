import { setTimeout as sleep } from 'node:timers/promises';
import { type Playground, type RecordedRequest, startPlayground } from '@haruspex/playground';
import {
  buttonsOf,
  connect,
  type PageMessage,
  type Person,
  type Visitors,
} from '@haruspex/playground/testing/person.ts';
import { expect, test } from 'vitest';
import { openStore } from '../../src/storage/index.ts';
import { countVotes } from '../../src/tables/votes.ts';
import { parseTap } from '../discord/taps.ts';
import { LONG_TIMEOUT_MS } from '../runs.ts';
import { describeDatabases } from '../storage/describe.ts';
import { ClockedProcess } from './clocked-process.ts';
import { tapsOf } from './game.ts';
import { MINUTE, TestClock } from './test-clock.ts';

const VOTERS = 12;
/** The process dies as Discord receives so many acknowledgements. */
const ACKNOWLEDGED = 5;
const people = Array.from({ length: VOTERS }, (_, at) => ({
  username: `voter${at}`,
  displayName: `Voter ${at}`,
}));

interface Ballot {
  readonly message: PageMessage;
  readonly ways: readonly string[];
}

/** What the newest message of the table offers to voters; undefined where it is none of theirs. */
function ballotOn(person: Person): Ballot | undefined {
  const message = person.messages().findLast(({ attachments }) => attachments.length > 0);
  const ways = message ? buttonsOf(message).flatMap(({ customId }) => voteOf(customId)) : [];
  return message && ways.length > 0 ? { message, ways } : undefined;
}

const voteOf = (customId: string | null): string[] =>
  customId && wayOf(customId) !== null ? [customId] : [];

function wayOf(customId: string): string | null {
  const tap = parseTap(customId);
  return tap?.on === 'vote' ? tap.way : null;
}

/** All vote at once. Whose votes were acknowledged, and for what. */
async function voteAtOnce(
  voters: readonly Person[],
  { message, ways }: Ballot,
): Promise<Map<string, string | null>> {
  const acknowledged = new Map<string, string | null>();
  const taps = voters.map((person, at) => {
    const customId = ways[at % ways.length] ?? '';
    // A tap fails that no process was there to acknowledge.
    return person.pressId(message.id, customId).then(
      () => acknowledged.set(person.id, wayOf(customId)),
      () => {},
    );
  });
  await Promise.all(taps);
  return acknowledged;
}

/** Counts acknowledgements, and does something at one of them. */
class Acknowledgements {
  #left = 0;
  #reached: () => void = () => {};

  hear({ path, status }: RecordedRequest): void {
    if (!path.endsWith('/callback') || status >= 300) return;
    this.#left -= 1;
    if (this.#left === 0) this.#reached();
  }

  at(count: number, reached: () => Promise<void>): Promise<void> {
    this.#left = count;
    return new Promise((resolve, reject) => {
      this.#reached = () => void reached().then(resolve, reject);
    });
  }
}

describeDatabases('votes', (create) => {
  test('that were acknowledged stand once each though a process is killed among them, and decide the turn', {
    timeout: LONG_TIMEOUT_MS,
  }, async () => {
    const database = await create();
    // A file of SQLite is one process's.
    const count = database.url.startsWith('file:') ? 1 : 2;
    const clock = new TestClock();
    const acknowledgements = new Acknowledgements();
    const playground: Playground = await startPlayground({
      port: 0,
      people,
      acknowledgementMs: 6_000,
      now: () => clock.ms,
      onRequest: (request) => acknowledgements.hear(request),
    });
    const visitors: Visitors = await connect(playground.url);
    const start = () => ClockedProcess.start(playground, database.url, clock.ms);
    const processes: ClockedProcess[] = [];
    try {
      for (let one = 0; one < count; one++) processes.push(await start());
      const { page } = visitors;
      const voters = visitors.some(VOTERS);
      const [opener, ...others] = voters as [Person, ...Person[]];
      await page.until(() => page.commands.length > 0 || undefined, 'no commands');
      await opener.command('tuchulcha channel', { against: 'strong', pace: 'live' });
      const ballot = await page.until(() => ballotOn(opener), 'no ballot');
      const table = tapsOf(ballot.message)[0]?.table ?? '';

      const killed = acknowledgements.at(ACKNOWLEDGED, async () => processes.shift()?.end('SIGKILL'));
      const acknowledged = await voteAtOnce(others, ballot);
      await killed;
      expect(acknowledged.size).toBeGreaterThanOrEqual(ACKNOWLEDGED);
      processes.push(await start());
      // Those whose taps failed come again, and who hadn't voted.
      const late = voters.filter(({ id }) => !acknowledged.has(id));
      for (const [person, way] of await voteAtOnce(late, ballot)) acknowledged.set(person, way);
      expect(acknowledged.size).toBe(VOTERS);

      let isDecided = false;
      const decided = page
        .until(() => {
          const now = ballotOn(opener);
          return now && now.message.id !== ballot.message.id ? now : undefined;
        }, 'the vote is not decided')
        .finally(() => {
          isDecided = true;
        });
      // Without a majority the ballot is open for its five minutes. A round may be one that the bot's own timer began before them.
      for (let minute = 0; minute < 15 && !isDecided; minute++) {
        clock.advance(MINUTE);
        await Promise.all(processes.map((one) => one.round(clock.ms)));
        await sleep(200);
      }
      const next = await decided;
      expect(next.message.content).toMatch(/^#games /);
      expect(page.notified).toEqual([]);
      await Promise.all(processes.splice(0).map((one) => one.end('SIGTERM')));

      const store = await openStore({ url: database.url });
      const [first, ...more] = await store.ballots(table);
      await store.close();
      expect(new Map(first?.votes.map(({ userId, way }) => [userId, way]))).toEqual(acknowledged);
      expect(first?.votes).toHaveLength(VOTERS);
      const counts = countVotes(first?.votes ?? []);
      expect(counts[first?.chosen ?? '']).toBe(Math.max(...Object.values(counts)));
      // The clock may have gone on to the next ballot, in which nobody votes.
      expect(more.flatMap(({ votes }) => votes)).toEqual([]);
    } finally {
      await Promise.all(processes.map((one) => one.end('SIGKILL')));
      visitors.close();
      await playground.close();
      await database.drop();
    }
  });
});
