import type { PageMessage, Person } from '@haruspex/playground/testing/person.ts';
import { expect, test } from 'vitest';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { offers } from '../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import { describePostgresql } from '../storage/describe.ts';
import { ClockedProcess } from './clocked-process.ts';
import { findGame, played, putGame } from './found-games.ts';
import { ENDS_TURN, type Game, resign } from './game.ts';
import { Pair } from './pair.ts';
import { MINUTE } from './test-clock.ts';

/** One tap before Tuchulcha falls, which puts a player out. */
const FALLS = findGame(
  COLORS,
  (state: GameState) =>
    state.phase.name === 'moving' &&
    offers(state).confirm &&
    played(state, { type: 'confirm' }).phase.name === 'afterFall',
);

const IS = {
  moment: ({ attachments }: PageMessage) => attachments[0]?.filename === 'highlight.jpg',
  /** It stands where the game was played, as the turns did. */
  end: ({ content, attachments }: PageMessage) =>
    attachments[0]?.filename === 'result.jpg' && content.includes('Game over at table'),
  /** It stands in the channel where the table was opened. */
  result: ({ content, attachments }: PageMessage) =>
    attachments[0]?.filename === 'result.jpg' && !content.includes('Game over at table'),
  story: ({ attachments }: PageMessage) => attachments[0]?.filename.endsWith('.gif') ?? false,
  rematch: ({ content }: PageMessage) => content.includes('invites you to table 2'),
};

type Told = keyof typeof IS;

const toldOf = ({ harness }: Pair, kind: Told): PageMessage[] => {
  const [anybody] = harness.visitors.some(1);
  return (anybody?.messages() ?? []).filter(IS[kind]);
};

const rungOf = ({ harness }: Pair): string[] =>
  harness.visitors.page.notified.map(({ userId, messageId }) => `${userId} ${messageId}`);

/** A game of four people, before the last tap of a turn in which Tuchulcha has fallen. */
async function fallen({ harness }: Pair): Promise<{ game: Game; people: Person[] }> {
  const people = harness.visitors.some(4);
  const game = await putGame(harness, people, FALLS);
  await game.tap(ENDS_TURN);
  return { game, people };
}

const stillIn = async (game: Game, people: readonly Person[]): Promise<Person[]> => {
  const { colors } = (await game.state()).position;
  return people.filter((_, at) => colors[COLORS[at] ?? 'blue']?.role !== 'out');
};

describePostgresql('two bots with a store each', () => {
  test('tell a great turn, a result and a rematch once each, the first before the next turn', async () => {
    const pair = await Pair.open('two');
    const { harness } = pair;
    try {
      const { game, people } = await fallen(pair);
      const next = await game.tap('Keep my role, end turn');
      const [banner] = toldOf(pair, 'moment');
      expect(BigInt(banner?.id ?? next.id)).toBeLessThan(BigInt(next.id));
      await pair.passTime(10 * MINUTE);
      const [, ...losers] = await stillIn(game, people);
      for (const person of losers) await resign(game, person);
      await pair.settled();
      await pair.passTime(10 * MINUTE);
      expect((await game.table()).status).toBe('finished');
      const [card] = toldOf(pair, 'result');
      expect(card?.channel_id).toBe((await game.table()).channelId);
      await people[0]?.press(card ?? '', 'Play a rematch');
      await harness.person(people[1]?.name ?? '').waitFor(IS.rematch);
      await pair.settled();
      await pair.passTime(10 * MINUTE);
      for (const kind of ['moment', 'end', 'result', 'story', 'rematch'] as const)
        await expect.poll(() => toldOf(pair, kind), { message: kind }).toHaveLength(1);
      expect(new Set(rungOf(pair)).size).toBe(rungOf(pair).length);
      expect(pair.loggedFrom(40)).toEqual([]);
    } finally {
      await pair.close();
    }
  });
});

/** Where a process dies: after its change, before it tells of it; as it tells; when that has arrived, before it knows. */
type Cut = 'changed' | 'telling' | 'told';

/** A process that does what somebody taps, and dies at once; then another. `prepare`: finds what is to be tapped. */
async function killed(
  { harness, clock, url }: Pair,
  cut: Cut,
  channel: string,
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<void> {
  const { faults, recorded } = harness.playground;
  await harness.stopBot();
  const doomed = await ClockedProcess.start(harness.playground, url, clock.ms);
  const tap = await prepare();
  faults.next({
    method: 'POST',
    path: cut === 'changed' ? /\/callback$/ : new RegExp(`^/channels/${channel}/messages$`),
    does: { kind: 'hang', milliseconds: 60_000 },
    afterwards: cut === 'told',
  });
  const before = recorded.length;
  // It may not be answered any more.
  tap().catch(() => {});
  await expect.poll(() => recorded.slice(before).some(({ status }) => status === 0)).toBe(true);
  await doomed.end('SIGKILL');
  faults.clear();
  await harness.startBot();
}

describePostgresql('a process that is killed', () => {
  test.for(['changed', 'telling', 'told'] as const)(
    'loses no banner, no result and no rematch, and tells none twice: %s',
    async (cut) => {
      const pair = await Pair.open('two');
      const { harness } = pair;
      const expectOnce = async (kind: Told) => {
        await harness.passTime(2 * MINUTE);
        await expect.poll(() => toldOf(pair, kind), { message: kind }).toHaveLength(1);
      };
      try {
        await pair.other.stop();
        const { game, people } = await fallen(pair);
        const { showing, channelId, version } = await game.table();
        const mover = await game.mover();
        await killed(pair, cut, showing.playChannelId ?? '', async () => {
          const turn = game.present(showing.turnMessageId);
          return () => mover.press(turn, 'Keep my role, end turn');
        });
        const next = await game.after(version);
        await expectOnce('moment');
        // One that a dying process had begun to tell comes late: another may be at it still.
        const [banner] = toldOf(pair, 'moment');
        if (cut !== 'telling') expect(BigInt(banner?.id ?? next.id)).toBeLessThan(BigInt(next.id));

        const [, last, ...losers] = await stillIn(game, people);
        for (const person of losers) await resign(game, person);
        await killed(pair, cut, channelId, async () => {
          const asked = await (await last?.command('tuchulcha end', { table: game.id }))?.reply();
          return async () => last?.press(asked ?? '', /^Resign/);
        });
        await expectOnce('result');
        await expectOnce('end');

        const [card] = toldOf(pair, 'result');
        await killed(
          pair,
          cut,
          channelId,
          async () => async () => people[0]?.press(card ?? '', 'Play a rematch'),
        );
        await expectOnce('rematch');
        await harness.passTime(10 * MINUTE);
        for (const kind of ['moment', 'end', 'result', 'story', 'rematch'] as const) await expectOnce(kind);
        expect(new Set(rungOf(pair)).size).toBe(rungOf(pair).length);
      } finally {
        await pair.close();
      }
    },
  );
});
