import { buttonsOf, WAIT_MS } from '@haruspex/playground/testing/person.ts';
import { test as base, describe } from 'vitest';
import { IS_SOAK } from '../runs.ts';
import { server } from '../storage/databases.ts';
import { describePostgresql } from '../storage/describe.ts';
import { ClockedProcess } from './clocked-process.ts';
import { seeded } from './dice.ts';
import { endsTurn, openTable, startGame, versionOf } from './game.ts';
import { MAX_ROUND_MS } from './harness.ts';
import { LogFollower } from './log-follower.ts';
import { Pair } from './pair.ts';
import { playAtRandom, settledAtLast } from './play.ts';
import { HOUR, MINUTE } from './test-clock.ts';

const twoBots = (stores: 'one' | 'two') =>
  base.extend<{ pair: Pair }>({
    pair: async ({ task: _ }, use) => {
      const pair = await Pair.open(stores);
      await use(pair);
      await pair.close();
    },
  });

const rungOf = ({ harness }: Pair): string[] =>
  harness.visitors.page.notified.map(({ userId, messageId }) => `${userId} ${messageId}`);

const secretsOf = ({ harness }: Pair) =>
  [...harness.visitors.page.messages.values()].filter(({ ephemeral_for }) => ephemeral_for !== undefined);

const acknowledged = ({ harness }: Pair) =>
  harness.playground.recorded
    .filter(({ path }) => path.endsWith('/callback'))
    .map(({ status }) => status)
    .sort();

function suite(stores: 'one' | 'two'): void {
  const test = twoBots(stores);

  test('the commands are registered once', async ({ pair, expect }) => {
    const { recorded } = pair.harness.playground;
    const registered = recorded.filter(
      ({ method, route }) => method === 'PUT' && route === '/applications/{application_id}/commands',
    );
    expect(registered).toHaveLength(1);
    expect(pair.harness.playground.connected).toBe(2);
  });

  test('a tap that arrives at both is carried out by one; the other is silent', async ({ pair, expect }) => {
    const { harness } = pair;
    const [aule, larthia] = [harness.person('Aule'), harness.person('Larthia')];
    const game = await startGame(harness, [aule, larthia]);
    const before = acknowledged(pair).length;
    const [button] = buttonsOf(await game.message());
    await game.tap(button?.customId ?? '');
    await expect.poll(() => acknowledged(pair), { timeout: WAIT_MS }).toHaveLength(before + 2);
    await pair.settled();
    expect(pair.loggedFrom(40)).toEqual([]);
    expect(secretsOf(pair)).toEqual([]);
    await game.expectLogReplays();
  });

  test('a command that arrives at both is answered once', async ({ pair, expect }) => {
    const { harness } = pair;
    const aule = harness.person('Aule');
    await openTable(harness, aule);
    await (await aule.command('vacation', { days: 2 })).reply();
    await (await aule.command('games')).reply();
    await pair.passTime(1);
    expect((await harness.store.tablesOf(harness.playground.guildId, aule.id)).length).toBe(1);
    expect(secretsOf(pair).map(({ content }) => content.split('\n')[0])).toHaveLength(2);
    expect(pair.loggedFrom(40)).toEqual([]);
  });

  test('a thread deleted while nobody taps: both make one new thread and one message', async ({
    pair,
    expect,
  }) => {
    const { harness } = pair;
    const [aule, larthia] = [harness.person('Aule'), harness.person('Larthia')];
    const game = await startGame(harness, [aule, larthia]);
    const old = await game.message();
    // One process has shown the start; the other may be at it still.
    await pair.settled();
    harness.playground.admin.deleteChannel(old.channel_id);
    await expect.poll(async () => (await game.table()).showing.playChannelId).not.toBe(old.channel_id);
    // By the clock that is about to leap, Discord would have forgotten what the slower one is about to send twice.
    await pair.settled();
    await pair.passTime(10 * MINUTE);
    const threads = [...harness.visitors.page.channels.values()].filter(
      ({ kind, archived }) => kind === 'thread' && !archived,
    );
    expect(threads).toHaveLength(1);
    await expect.poll(() => aule.notified.length).toBe(2);
    expect((await game.messages()).length).toBe(1);
    const [button] = buttonsOf(await game.message());
    await game.tap(button?.customId ?? '');
    expect(pair.loggedFrom(50)).toEqual([]);
  });

  test('a turn that nobody plays: each reminder, the choice and the computer’s turn once, as both see it', async ({
    pair,
    expect,
  }) => {
    const { harness } = pair;
    const people = ['Aule', 'Larthia', 'Arnth'].map((name) => harness.person(name));
    const game = await startGame(harness, people);
    const mover = await game.mover();
    await pair.passTime(50 * HOUR, MAX_ROUND_MS);
    const said = (await game.messages()).map(({ content }) => content);
    const count = (words: string | RegExp) => said.filter((content) => content.match(words)).length;
    expect(count(`^${mover.mention}, table 1 is waiting for you`)).toBe(2);
    // The message that the time is up becomes the one that tells of the computer's turn, where the same process tells both.
    const ran = harness.visitors.page.heard.flatMap((event) =>
      event.type === 'message' && /Aule .*’s time is up/.test(event.message.content)
        ? [event.message.id]
        : [],
    );
    expect(new Set(ran).size).toBe(1);
    expect(count('The computer played a turn for Aule')).toBe(1);
    expect((await game.state()).turnNumber).toBe(2);
    expect(new Set(rungOf(pair)).size).toBe(rungOf(pair).length);
    await game.expectLogReplays();
    await game.settled();
    expect(pair.loggedFrom(40)).toEqual([]);
  });

  test('one that is away costs nobody time; both away do', async ({ pair, expect }) => {
    const { harness, other, clock } = pair;
    const { guildId } = harness.playground;
    const downtimes = () => harness.store.downtimes(guildId, new Date(0), clock.now());
    await pair.passTime(HOUR);
    await harness.stopBot();
    await pair.passTime(3 * HOUR);
    await harness.startBot();
    await pair.passTime(HOUR);
    await other.stop();
    await pair.passTime(3 * HOUR);
    expect(await downtimes()).toEqual([]);
    await harness.stopBot();
    clock.advance(5 * HOUR);
    await Promise.all([harness.startBot(), other.start()]);
    await pair.passTime(HOUR);
    const [down, ...none] = await downtimes();
    expect(none).toEqual([]);
    expect((down?.to.getTime() ?? 0) - (down?.from.getTime() ?? 0)).toBe(5 * HOUR);
  });

  test('an outage of the server that both hear of is counted once', async ({ pair, expect }) => {
    const { harness, clock } = pair;
    const { admin, guildId } = harness.playground;
    const game = await startGame(harness, [harness.person('Aule'), harness.person('Larthia')]);
    await pair.settled();
    const begin = clock.ms;
    await pair.passTime(6 * HOUR);
    const isOut = async () =>
      (await harness.store.downtimes(guildId, clock.now(), new Date(clock.ms + 1))).length > 0;
    admin.setAvailable(false);
    await expect.poll(isOut).toBe(true);
    await pair.passTime(9 * HOUR);
    admin.setAvailable(true);
    await expect.poll(isOut).toBe(false);
    await pair.passTime(HOUR);
    expect(await harness.store.downtimes(guildId, new Date(0), clock.now())).toHaveLength(1);
    const reminders = async () =>
      (await game.messages()).filter(({ content }) => content.includes('is waiting for you'));
    expect(await reminders()).toEqual([]);
    await pair.passTime(begin + 21 * HOUR + 10 * MINUTE - clock.ms);
    expect(await reminders()).toHaveLength(1);
    expect(pair.loggedFrom(40)).toEqual([]);
  });

  test('what one has changed and not shown, as it ended, the other shows before long, once', async ({
    pair,
    expect,
  }) => {
    const { harness, other } = pair;
    const people = [harness.person('Aule'), harness.person('Larthia')] as const;
    const game = await startGame(harness, people);
    let turn = await game.message();
    while (!endsTurn(turn)) turn = await game.tap(buttonsOf(turn)[0]?.customId ?? '');
    const mover = await game.mover();
    const waiting = people.find(({ id }) => id !== mover.id) ?? mover;
    const rung = waiting.notified.length;
    const { version } = await game.table();
    // Only the other hears of the tap. It sends the next turn, and ends before that is written down.
    await harness.stopBot();
    other.trouble.fail('show', { times: 100 });
    await mover.press(turn, buttonsOf(turn)[0]?.customId ?? '');
    await expect.poll(() => waiting.notified.length).toBe(rung + 1);
    await expect.poll(() => other.loggedFrom(50).length).toBeGreaterThan(0);
    await other.stop();
    await harness.startBot();
    await pair.passTime(10 * MINUTE);
    const next = await game.after(version);
    expect(next.content).toContain(waiting.mention);
    expect(buttonsOf(game.present(turn.id))).toEqual([]);
    expect(await game.messages()).toHaveLength(2);
    expect(waiting.notified).toHaveLength(rung + 1);
    await game.tap(buttonsOf(next)[0]?.customId ?? '');
  });

  test('a change that its process did not show, the one beside it shows', async ({ pair, expect }) => {
    const { harness, other } = pair;
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [harness.person('Aule'), harness.person('Larthia')]);
    await pair.passTime(MINUTE);
    const { version } = await game.table();
    // As a process leaves it that dies after its transaction.
    await harness.store.change(game.id, await game.table(), {});
    expect((await game.table()).showing.versionShown).toBe(version);
    await harness.stopBot();
    await pair.passTime(10 * MINUTE);
    expect((await game.table()).showing.versionShown).toBe(version + 1);
    expect(await game.messages()).toHaveLength(1);
    expect(other.loggedFrom(40)).toEqual([]);
  });

  test('a turn that one draws too late gets no buttons back', async ({ pair, expect }) => {
    const { harness, other } = pair;
    const [aule, larthia] = [harness.person('Aule'), harness.person('Larthia')];
    const game = await startGame(harness, [aule, larthia]);
    const turn = await game.message();
    const editsOf = (id: string) =>
      harness.playground.recorded.filter(
        ({ method, path }) => method === 'PATCH' && path.endsWith(`/messages/${id}`),
      );
    const { version } = await game.table();
    await pair.settled();
    const before = editsOf(turn.id).length;
    // Both show the same version: the other stands with its picture in its hand while the game goes on.
    await harness.store.change(game.id, await game.table(), {});
    other.pictures.close();
    harness.clock.advance(2 * MINUTE);
    const late = other.round();
    await expect.poll(() => other.pictures.waiting).toBe(1);
    await harness.passTime(2 * MINUTE);
    expect((await game.advanced(version)).version).toBe(version + 1);
    await harness.passTime(49 * HOUR, MAX_ROUND_MS);
    const next = await game.after(version + 1);
    expect(next.content).toContain(larthia.mention);
    expect(buttonsOf(game.present(turn.id))).toEqual([]);
    other.pictures.open();
    await late;
    // The version before, the end of the turn, the late one, and the end once more.
    await expect.poll(() => editsOf(turn.id).length - before).toBe(4);
    await expect.poll(() => buttonsOf(game.present(turn.id))).toEqual([]);
    expect((await game.message()).id).toBe(next.id);
    expect(new Set(rungOf(pair)).size).toBe(rungOf(pair).length);
  });

  test('what a process drew over as it died, a tap brings back', async ({ pair, expect }) => {
    const { harness, other } = pair;
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [harness.person('Aule'), harness.person('Larthia')]);
    const turn = await game.message();
    const change = async () => harness.store.change(game.id, await game.table(), {});
    await pair.settled();
    // The other stands with a picture in its hand while the game goes on.
    await change();
    other.pictures.close();
    harness.clock.advance(2 * MINUTE);
    const late = other.round();
    await expect.poll(() => other.pictures.waiting).toBe(1);
    await harness.passTime(2 * MINUTE);
    await change();
    await harness.passTime(2 * MINUTE);
    const { version } = await game.settled();
    // It sends it, and ends before it sees that the game has gone on.
    other.trouble.fail('show', { times: 100 });
    other.pictures.open();
    await late;
    await other.stop();
    expect(versionOf(game.present(turn.id))).toBe(version - 1);
    expect((await game.table()).showing.versionShown).toBe(version);
    const outdated = game.present(turn.id);
    await (await game.mover()).press(outdated, buttonsOf(outdated)[0]?.customId ?? '');
    await expect.poll(() => versionOf(game.present(turn.id))).toBe(version);
    await game.tap(buttonsOf(await game.message())[0]?.customId ?? '');
  });
}

/** They find less than a store each, which needs a server. */
if (!server || IS_SOAK) describe('two bots on one store', () => suite('one'));
describePostgresql('two bots with a store each', () => suite('two'));

const SEND = { method: 'POST', path: /^\/channels\/\d+\/messages$/ } as const;

describePostgresql('two processes', () => {
  base(
    'a reminder whose process dies is sent by the other within two minutes, once',
    { timeout: 300_000 },
    async ({ expect }) => {
      for (const afterwards of [false, true]) {
        const pair = await Pair.open('two');
        const { harness, other, clock, url } = pair;
        try {
          await other.stop();
          const aule = harness.person('Aule');
          const game = await startGame(harness, [aule, harness.person('Larthia')]);
          await harness.passTime(12 * HOUR - 10 * MINUTE);
          const doomed = await ClockedProcess.start(harness.playground, url, clock.ms);
          // The one that is left makes rounds by the real clock, too, and might be first.
          await harness.stopBot();
          // It has claimed the reminder, and hangs as it sends it: `afterwards`, Discord has it already.
          harness.playground.faults.next({
            ...SEND,
            does: { kind: 'hang', milliseconds: 60_000 },
            afterwards,
          });
          clock.advance(10 * MINUTE);
          const round = doomed.round(clock.ms).catch(() => 'dead');
          const isClaimed = async () => {
            const lost = await harness.store.dueNotices(clock.now(), new Date(clock.ms + 1), 10);
            return lost.some(({ attempts }) => attempts === 1);
          };
          await expect.poll(isClaimed).toBe(true);
          await expect.poll(() => harness.playground.recorded.at(-1)?.status).toBe(0);
          await doomed.end('SIGKILL');
          expect(await round).toBe('dead');
          harness.playground.faults.clear();
          await harness.startBot();
          const reminders = async () =>
            (await game.messages()).filter(({ content }) => content.includes('is waiting for you'));
          await pair.passTime(MINUTE, MINUTE);
          expect(await reminders()).toHaveLength(afterwards ? 1 : 0);
          await pair.passTime(MINUTE, MINUTE);
          expect(await reminders()).toHaveLength(1);
          await pair.passTime(HOUR);
          expect(await reminders()).toHaveLength(1);
          expect(aule.notified).toHaveLength(2);
        } finally {
          await pair.close();
        }
      }
    },
  );

  base(
    'play through restarts: killed and started again in turn, they finish what they began',
    {
      timeout: 300_000,
    },
    async ({ expect }) => {
      const pair = await Pair.open('two');
      const { harness, other, clock, url } = pair;
      try {
        await other.stop();
        await harness.stopBot();
        const processes = [
          await ClockedProcess.start(harness.playground, url, clock.ms),
          await ClockedProcess.start(harness.playground, url, clock.ms),
        ];
        const game = await startGame(harness, [harness.person('Aule'), harness.person('Larthia')], {
          computers: 1,
        });
        const follower = new LogFollower(game);
        const random = seeded(8);
        let taps = 0;
        while ((await game.table()).status === 'playing' && taps < (IS_SOAK ? 60 : 24)) {
          taps += await playAtRandom(game, {
            random,
            most: 6,
            mayBeDrawnOver: true,
            eachTap: (table) => follower.expectReplays(table),
          });
          const killed = processes.shift();
          await killed?.end(taps % 12 === 0 ? 'SIGKILL' : 'SIGTERM');
          expect(killed?.loggedFrom(40)).toEqual([]);
          processes.push(await ClockedProcess.start(harness.playground, url, clock.ms));
        }
        await settledAtLast(game);
        await game.expectLogReplays();
        expect(new Set(rungOf(pair)).size).toBe(rungOf(pair).length);
        await Promise.all(processes.map((one) => one.end('SIGTERM')));
        expect(processes.flatMap((one) => one.loggedFrom(40))).toEqual([]);
        expect(await harness.store.downtimes(harness.playground.guildId, new Date(0), clock.now())).toEqual(
          [],
        );
      } finally {
        await pair.close();
      }
    },
  );
});
