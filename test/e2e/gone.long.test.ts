import { INVITATION } from '@haruspex/playground';
import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe } from 'vitest';
import { timedTest as test } from './fixtures.ts';
import { endsTurn, type Game, startGame } from './game.ts';
import { type Harness, MAX_ROUND_MS } from './harness.ts';
import { DAY, HOUR, MINUTE } from './test-clock.ts';

/** Opened by Larthia, who is no owner; Arnth is to move. */
async function begun(harness: Harness): Promise<Game> {
  harness.dice.next([3, 5], [2, 4]);
  const game = await startGame(harness, [harness.person('Larthia'), harness.person('Arnth')]);
  await game.tap(/^A → [123]?5$/);
  await game.tap(/^A → [123]?3$/);
  await harness.passTime(MINUTE);
  return game;
}

/** The bot's direct messages to a person. */
const directOf = ({ visitors, playground }: Harness, person: Person): PageMessage[] => {
  const own = [...visitors.page.channels.values()].find(({ recipientId }) => recipientId === person.id);
  return own
    ? person.messages({ channel: own.id }).filter(({ author }) => author.id === playground.botId)
    : [];
};

const told = (harness: Harness, names: readonly string[]): number[] =>
  names.map((name) => directOf(harness, harness.person(name)).length);

const PEOPLE = ['Larthia', 'Arnth', 'Aule', 'Thana'];

describe('a channel that was deleted', () => {
  test('the opener and whose turn it is hear of it directly, once a day; the game is kept', async ({
    harness,
    expect,
  }) => {
    const game = await begun(harness);
    const before = await game.table();
    harness.playground.admin.deleteChannel(before.channelId);
    await expect.poll(() => harness.loggedFrom(50).length).toBeGreaterThan(0);
    await harness.passTime(2 * HOUR);
    expect(told(harness, PEOPLE)).toEqual([1, 1, 0, 0]);
    const [message] = directOf(harness, harness.person('Arnth'));
    expect(message?.content).toMatch(/<\/tuchulcha move:\d+>/);
    const after = await game.table();
    expect(after.status).toBe('playing');
    expect(after.state).toEqual(before.state);
    // Each thing that cannot be said there is a reason to tell again, on another day.
    await harness.passTime(2 * DAY, MAX_ROUND_MS);
    for (const name of ['Larthia', 'Arnth']) {
      const days = directOf(harness, harness.person(name)).map(({ timestamp }) => timestamp.slice(0, 10));
      expect(days).toEqual([...new Set(days)]);
    }
    expect(told(harness, ['Arnth'])[0]).toBeGreaterThan(1);
  });
});

describe('a bot that has lost its rights', () => {
  test('to see the channel: a tap is still answered; who can mend it hears of what else is to be shown', async ({
    harness,
    larthia,
    expect,
  }) => {
    const game = await begun(harness);
    const turn = await game.message();
    const { version, channelId } = await game.table();
    harness.playground.admin.deny(channelId, Bits.ViewChannel);
    await harness.person('Arnth').press(turn, buttonsOf(turn)[0]?.customId ?? '');
    expect((await game.after(version)).id).toBe(turn.id);
    expect(harness.loggedFrom(50)).toEqual([]);
    await larthia.command('tuchulcha board', { table: game.id });
    await expect.poll(() => harness.loggedFrom(50).length).toBeGreaterThan(0);
    await harness.passTime(HOUR);
    // The server's owner is Aule.
    expect(told(harness, PEOPLE)).toEqual([1, 1, 1, 0]);
    expect(directOf(harness, harness.person('Aule'))[0]?.content).toContain('I can’t post at table 1');
    harness.playground.admin.allow(channelId, Bits.ViewChannel);
    await harness.passTime(HOUR);
    expect(told(harness, PEOPLE)).toEqual([1, 1, 1, 0]);
  });

  type Loss = readonly [
    string,
    (harness: Harness, channelId: string) => void,
    (harness: Harness, channelId: string) => void,
  ];
  const sending = Bits.SendMessages | Bits.SendMessagesInThreads;
  const losses: readonly Loss[] = [
    [
      'me see the channel',
      ({ playground }, channelId) => playground.admin.deny(channelId, Bits.ViewChannel),
      ({ playground }, channelId) => playground.admin.allow(channelId, Bits.ViewChannel),
    ],
    [
      'to send in the channel',
      ({ playground }, channelId) => playground.admin.deny(channelId, sending),
      ({ playground }, channelId) => playground.admin.allow(channelId, sending),
    ],
    [
      'to attach pictures on the whole server',
      ({ playground }) => playground.admin.setBotPermissions(INVITATION & ~Bits.AttachFiles),
      ({ playground }) => playground.admin.setBotPermissions(INVITATION),
    ],
  ];
  test.for(losses)(
    '%s: the next turn is sent once they are back, and rings once',
    async ([_, take, give], { harness, larthia, expect }) => {
      const game = await begun(harness);
      let last = await game.message();
      while (!endsTurn(last)) {
        last = await game.tap(buttonsOf(last)[0]?.customId ?? '');
      }
      const { version, channelId } = await game.table();
      const rung = larthia.notified.length;
      take(harness, channelId);
      await harness.person('Arnth').press(last, buttonsOf(last)[0]?.customId ?? '');
      await expect.poll(() => harness.loggedFrom(50).length).toBeGreaterThan(0);
      await harness.passTime(HOUR);
      expect(told(harness, PEOPLE)).toEqual([1, 0, 1, 0]);
      expect(directOf(harness, larthia)[0]?.content).toContain('I can’t post at table 1');
      give(harness, channelId);
      const next = await game.after(version);
      expect(next.content).toContain(larthia.mention);
      await harness.passTime(HOUR);
      const inGame = larthia.notified.slice(rung).filter(({ channelId: where }) => where === next.channel_id);
      expect(inGame.map(({ messageId }) => messageId)).toEqual([next.id]);
      expect(buttonsOf(game.present(last.id))).toEqual([]);
    },
  );
});
