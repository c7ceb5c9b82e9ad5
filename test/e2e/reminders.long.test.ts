import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { describe } from 'vitest';
import { timedTest as test } from './fixtures.ts';
import { type Game, labelsOf, startGame } from './game.ts';
import type { Harness } from './harness.ts';
import { prefer } from './panels.ts';
import { HOUR, MINUTE } from './test-clock.ts';

const MUTE = 'Mute this turn';

/** Aule is to move, and the first round has been made. */
async function begun(harness: Harness): Promise<Game> {
  harness.dice.next([3, 5], [2, 4]);
  const game = await startGame(harness, [harness.person('Aule'), harness.person('Larthia')]);
  await harness.passTime(MINUTE);
  return game;
}

async function play(game: Game): Promise<void> {
  await game.tap(/^A → [123]?5$/);
  await game.tap(/^A → [123]?3$/);
}

const isReminder = ({ content }: PageMessage): boolean => content.includes('is waiting for you');

/** Reminders in the game's channel. */
async function reminders(game: Game): Promise<PageMessage[]> {
  return (await game.messages()).filter(isReminder);
}

/** The bot's direct messages to a person. */
const directOf = ({ visitors, playground }: Harness, person: Person): PageMessage[] => {
  const own = [...visitors.page.channels.values()].find(({ recipientId }) => recipientId === person.id);
  return own
    ? person.messages({ channel: own.id }).filter(({ author }) => author.id === playground.botId)
    : [];
};

const rung = (person: Person, { id }: PageMessage): number =>
  person.notified.filter(({ messageId }) => messageId === id).length;

describe('a reminder', () => {
  test('comes when half of the time is left and when a tenth is, and rings', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await begun(harness);
    await harness.passTime(12 * HOUR - 10 * MINUTE);
    expect(await reminders(game)).toEqual([]);
    await harness.passTime(20 * MINUTE);
    const [first, ...none] = await reminders(game);
    expect(none).toEqual([]);
    expect(first?.content.startsWith(`${aule.mention}, table ${game.number} is waiting for you`)).toBe(true);
    await harness.passTime(9 * HOUR);
    expect(await reminders(game)).toHaveLength(1);
    await harness.passTime(2 * HOUR);
    const both = await reminders(game);
    expect(both).toHaveLength(2);
    expect(both.map((one) => rung(aule, one))).toEqual([1, 1]);
    expect(both.map((one) => rung(larthia, one))).toEqual([0, 0]);
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('comes by direct message for whom wants it so, with the way to the table', async ({
    harness,
    aule,
    expect,
  }) => {
    await prefer(aule, { direct: true });
    const before = directOf(harness, aule).length;
    const game = await begun(harness);
    await harness.passTime(12 * HOUR);
    const [direct, ...none] = directOf(harness, aule).slice(before);
    expect(none).toEqual([]);
    expect(direct?.content).toMatch(/^Table 1 is waiting for you/);
    const [link, mute] = direct ? buttonsOf(direct) : [];
    expect(link?.url).toContain((await game.table()).showing.turnMessageId);
    expect(mute?.label).toBe(MUTE);
    expect(await reminders(game)).toEqual([]);
  });
});

test('nobody is reminded twice where a bot ends between sending and writing that down', async ({
  harness,
  aule,
  expect,
}) => {
  const game = await begun(harness);
  await harness.passTime(12 * HOUR - 10 * MINUTE);
  harness.trouble.fail('settleNotice', { times: 2 });
  harness.trouble.fail('postponeNotice', { times: 2 });
  await harness.passTime(15 * MINUTE);
  await harness.restart();
  await harness.passTime(30 * MINUTE);
  expect((await reminders(game)).map((one) => rung(aule, one))).toEqual([1]);
});

describe('at a reminder’s time', () => {
  test('a turn’s message that was deleted is sent anew instead', async ({ harness, aule, expect }) => {
    const game = await begun(harness);
    const turn = await game.message();
    harness.playground.admin.deleteMessage(turn.id);
    await harness.passTime(12 * HOUR);
    const anew = await game.message();
    expect(anew.id).not.toBe(turn.id);
    expect(rung(aule, anew)).toBe(1);
    expect(labelsOf(anew)).toEqual(labelsOf(turn));
    expect(await reminders(game)).toEqual([]);
    await harness.passTime(10 * HOUR);
    expect(await reminders(game)).toHaveLength(1);
    await play(game);
  });

  test('the others are asked at once where the player has left the server', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const game = await begun(harness);
    harness.playground.admin.removeMember(aule.id);
    await harness.passTime(12 * HOUR + 10 * MINUTE);
    const { playChannelId } = (await game.table()).showing;
    const seen = larthia.messages({ channel: playChannelId ?? '' });
    expect(seen.filter(isReminder)).toEqual([]);
    const asked = seen.find(({ content }) => content.includes('has left the server'));
    expect(asked && labelsOf(asked)).toContain('Computer plays this turn');
  });
});

describe('others hear of a turn', () => {
  test('the next player, if they want it, once a turn', async ({ harness, larthia, expect }) => {
    await prefer(larthia, { next: true });
    const game = await begun(harness);
    const next = async () => (await game.messages()).filter(({ content }) => content.includes('you’re next'));
    await expect.poll(next).toHaveLength(1);
    const [told] = await next();
    expect(told?.content).toContain(`${larthia.mention}, you’re next at table 1, after Aule`);
    await harness.restart();
    await harness.passTime(HOUR);
    expect(await next()).toHaveLength(1);
  });

  test('those who follow, at each turn and at the end, with the picture', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const arnth = harness.person('Arnth');
    const game = await begun(harness);
    await (await arnth.command('tuchulcha follow', { table: game.id, at: 'turn' })).reply();
    const before = directOf(harness, arnth).length;
    await play(game);
    await harness.passTime(MINUTE);
    const told = () => directOf(harness, arnth).slice(before);
    await expect.poll(told).toHaveLength(1);
    const [first] = told();
    expect(first?.attachments).toHaveLength(1);
    expect(first?.content).toContain('turn 2: Larthia');
    const { version } = await game.table();
    const asked = await (await larthia.command('tuchulcha end', { table: game.id })).reply();
    await larthia.press(asked, /^Resign/);
    await game.advanced(version);
    await harness.passTime(HOUR);
    await expect.poll(told).toHaveLength(2);
    const all = told();
    expect(all.at(-1)?.content).toContain(`Table 1: ${aule.name}`);
    expect(all.at(-1)?.attachments).toHaveLength(1);
  });
});
