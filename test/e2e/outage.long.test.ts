import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { test as realTime, timedTest as test } from './fixtures.ts';
import { type Game, openTable, startGame } from './game.ts';
import { Harness, MAX_ROUND_MS } from './harness.ts';
import { DAY, HOUR, MINUTE, TestClock } from './test-clock.ts';

const SEND = { method: 'POST', path: /^\/channels\/\d+\/messages$/ } as const;

/** Aule is to move, and a round has been made. */
async function begun(harness: Harness): Promise<Game> {
  harness.dice.next([3, 5], [2, 4]);
  const game = await startGame(harness, [harness.person('Aule'), harness.person('Larthia')]);
  await harness.passTime(MINUTE);
  return game;
}

const isReminder = ({ content }: PageMessage): boolean => content.includes('is waiting for you');
const said = async (game: Game, words: string): Promise<PageMessage[]> =>
  (await game.messages()).filter(({ content }) => content.includes(words));
const isTimeUp = 'What now?';

const rung = (person: Person, { id }: PageMessage): number =>
  person.notified.filter(({ messageId }) => messageId === id).length;

/** Hours between the beginning of the turn and the moment at which the others are asked. */
async function hoursUntilUp(harness: Harness, game: Game, begin: number): Promise<number> {
  for (let hour = 0; hour < 200; hour += 1) {
    if ((await said(game, isTimeUp)).length > 0) return (harness.clock.ms - begin) / HOUR;
    await harness.passTime(HOUR);
  }
  throw new Error('Nobody was ever asked.');
}

/** Until the bot has heard that the server is out of reach, or that it is back. */
const heard = ({ store, playground, clock }: Harness, isOut: boolean) =>
  expect
    .poll(async () => {
      const later = new Date(clock.ms + 1);
      return (await store.downtimes(playground.guildId, clock.now(), later)).length > 0;
    })
    .toBe(isOut);

type Trouble = readonly [string, (harness: Harness) => void, (harness: Harness) => void];
const troubles: readonly Trouble[] = [
  [
    'the server is unavailable',
    ({ playground }) => playground.admin.setAvailable(false),
    ({ playground }) => playground.admin.setAvailable(true),
  ],
  [
    'the bot is removed from the server',
    ({ playground }) => playground.admin.removeBot(),
    ({ playground }) => playground.admin.inviteBot(),
  ],
];

describe.for(troubles)('while %s', ([_, begin, end]) => {
  test('no clock runs, and the game goes on after', async ({ harness, expect }) => {
    const hours = 9;
    const game = await begun(harness);
    const from = harness.clock.ms - MINUTE;
    await harness.passTime(6 * HOUR);
    begin(harness);
    await heard(harness, true);
    await harness.passTime(hours * HOUR);
    end(harness);
    await expect.poll(() => harness.logged.join('')).toContain('a server was unreachable');
    const up = await hoursUntilUp(harness, game, from);
    expect(up).toBeGreaterThanOrEqual(24 + hours - 0.2);
    expect(up).toBeLessThan(24 + hours + 1.5);
    expect((await game.messages()).filter(isReminder)).toHaveLength(2);
    await game.tap(/^A → [123]?5$/);
    await game.expectLogReplays();
  });
});

describe('a bot that was down', () => {
  test('counts that against nobody', async ({ harness, expect }) => {
    const game = await begun(harness);
    const from = harness.clock.ms - MINUTE;
    await harness.passTime(6 * HOUR);
    await harness.stopBot();
    harness.clock.advance(30 * HOUR);
    await harness.startBot();
    const up = await hoursUntilUp(harness, game, from);
    expect(up).toBeGreaterThanOrEqual(54);
    expect(up).toBeLessThan(55.5);
  });

  test('finds the server unavailable at its start, and waits for it', async ({ harness, expect }) => {
    const game = await begun(harness);
    const from = harness.clock.ms - MINUTE;
    await harness.stopBot();
    harness.playground.admin.setAvailable(false);
    harness.clock.advance(HOUR);
    await harness.startBot();
    await harness.passTime(9 * HOUR);
    harness.playground.admin.setAvailable(true);
    await expect.poll(() => harness.logged.join('')).toContain('a server was unreachable');
    const up = await hoursUntilUp(harness, game, from);
    expect(up).toBeGreaterThanOrEqual(33.8);
    expect(up).toBeLessThan(35.5);
  });
});

test('a bot that was removed while it was down closes the server’s tables after a week', async ({
  harness,
  expect,
}) => {
  const game = await begun(harness);
  await harness.stopBot();
  harness.playground.admin.removeBot();
  await harness.startBot();
  await heard(harness, true);
  for (const [days, status] of [
    [6, 'playing'],
    [2, 'aborted'],
  ] as const) {
    await harness.passTime(days * DAY, MAX_ROUND_MS);
    expect((await game.table()).status).toBe(status);
  }
});

describe('the gateway', () => {
  test('cut for some time: no clock ran', async ({ harness, expect }) => {
    const game = await begun(harness);
    const from = harness.clock.ms - MINUTE;
    await harness.passTime(6 * HOUR);
    harness.playground.faults.cutGateway();
    // Before it can be back.
    harness.clock.advance(5 * HOUR);
    await expect.poll(() => harness.logged.join('')).toContain('the bot was down');
    const up = await hoursUntilUp(harness, game, from);
    expect(up).toBeGreaterThanOrEqual(29);
    expect(up).toBeLessThan(30.5);
    expect((await game.messages()).filter(isReminder)).toHaveLength(2);
  });
});

describe('Discord fails while the bot makes its rounds', () => {
  test('by cutting the connection: what is to be told is told, once, in its order', async ({
    harness,
    aule,
    expect,
  }) => {
    const fault = { ...SEND, does: { kind: 'cut' }, times: 3 } as const;
    const passHour = () => harness.passTime(HOUR, 5 * MINUTE);
    const game = await begun(harness);
    await harness.passTime(12 * HOUR - 10 * MINUTE);
    harness.playground.faults.next(fault);
    await passHour();
    expect((await game.messages()).filter(isReminder).map((one) => rung(aule, one))).toEqual([1]);
    await harness.passTime(10 * HOUR + 30 * MINUTE);
    harness.playground.faults.next(fault);
    await passHour();
    expect(await said(game, isTimeUp)).toHaveLength(1);
    const told = (await game.messages()).map(({ content }) =>
      content.includes(isTimeUp) ? 'time up' : content.includes('is waiting') ? 'reminder' : 'turn',
    );
    expect(told).toEqual(['turn', 'reminder', 'reminder', 'time up']);
    expect(harness.loggedFrom(50)).toEqual([]);
  });

  test('a round that hangs at one table tells the others before long', async ({ harness, aule, expect }) => {
    await harness.passTime(MINUTE);
    const games = [await begun(harness), await startGame(harness, [aule, harness.person('Larthia')])];
    await harness.passTime(12 * HOUR - 10 * MINUTE);
    harness.playground.faults.next({ ...SEND, does: { kind: 'hang', milliseconds: 1500 } });
    await harness.passTime(HOUR);
    for (const game of games) expect((await game.messages()).filter(isReminder)).toHaveLength(1);
  });
});

realTime(
  'what an interaction asked is done though its time is over, without a word or an error',
  async ({ expect }) => {
    const harness = await Harness.open({ acknowledgementMs: 100 });
    try {
      harness.trouble.delayMs = 400;
      const aule = harness.person('Aule');
      await expect(aule.command('tuchulcha new', { players: 2 })).rejects.toThrow('did not respond');
      harness.trouble.delayMs = 0;
      const lobby = await aule.waitFor(({ content }) => content.includes('**Tuchulcha, table 1**'));
      await harness.settled();
      const [table, ...others] = await harness.store.tablesOf(harness.playground.guildId, aule.id);
      expect(table?.showing.lobbyMessageId).toBe(lobby.id);
      expect(others).toEqual([]);
      expect(harness.loggedFrom(40)).toEqual([]);
      expect(aule.secrets()).toEqual([]);
    } finally {
      await harness.close();
    }
  },
);

/** Requests that a step costs: the answer, which is the edited message. */
const OF_A_STEP = ['POST /interactions/{interaction_id}/{interaction_token}/callback'];

describe('requests', () => {
  realTime('of a step are one, of the end of a turn two', async ({ harness, expect }) => {
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [harness.person('Aule'), harness.person('Larthia')]);
    const asked = async (button: RegExp | string) => {
      const before = harness.playground.recorded.length;
      await game.tap(button);
      return harness.playground.recorded.slice(before).map(({ method, route }) => `${method} ${route}`);
    };
    expect(await asked(/^A → [123]?5$/)).toEqual(OF_A_STEP);
    expect(await asked(/^A → [123]?3$/)).toEqual([...OF_A_STEP, 'POST /channels/{channel_id}/messages']);
  });

  realTime(
    'of thirty tables that are due at once keep to the limits',
    { timeout: 300_000 },
    async ({ expect }) => {
      const clock = new TestClock();
      const harness = await Harness.open({ clock, rateLimit: { requests: 5, perMs: 1000 } });
      try {
        const [aule, larthia] = [harness.person('Aule'), harness.person('Larthia')];
        const games: Game[] = [];
        for (let table = 0; table < 30; table += 1) {
          const game = await openTable(harness, aule, { players: 2 });
          const lobby = await game.lobby();
          await larthia.press(lobby, buttonsOf(lobby)[0]?.customId ?? '');
          games.push(game);
        }
        for (const game of games) await game.advanced(2);
        const before = harness.playground.recorded.length;
        await harness.passTime(12 * HOUR + 10 * MINUTE);
        const asked = harness.playground.recorded.slice(before);
        expect(asked.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(2);
        // Is the person there, is the message there, and the reminder.
        expect(asked).toHaveLength(3 * games.length);
        for (const game of games) expect((await game.messages()).filter(isReminder)).toHaveLength(1);
      } finally {
        await harness.close();
      }
    },
  );
});
