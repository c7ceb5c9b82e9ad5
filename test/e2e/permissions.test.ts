import { INVITATION } from '@haruspex/playground';
import { buttonsOf, type Person } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { labelsOf, startGame } from './game.ts';
import { Harness } from './harness.ts';

let harness: Harness;
let aule: Person;
let larthia: Person;
let channel: string;

beforeEach(async () => {
  harness = await Harness.open();
  aule = harness.person('Aule');
  larthia = harness.person('Larthia');
  channel = harness.playground.admin.channelId('games');
});
afterEach(() => harness.close());

test('where the bot may make no thread, the table plays in its channel', async () => {
  harness.playground.admin.deny(channel, Bits.CreatePublicThreads);
  harness.dice.next([3, 5], [2, 4]);
  const game = await startGame(harness, [aule, larthia]);
  const message = await game.message();
  expect(message.channel_id).toBe(channel);
  await game.tap(/^A → [123]?5$/);
  const next = await game.tap(/^A → [123]?3$/);
  expect(next.channel_id).toBe(channel);
  expect(next.content).toContain(larthia.mention);
  const lobby = await aule.waitForChange(await game.lobby(), (now) => buttonsOf(now)[0]?.url != null);
  expect(buttonsOf(lobby)[0]?.url).toContain(`/channels/${harness.playground.guildId}/${channel}`);
  expect(harness.loggedFrom(40)).toEqual([]);
});

test('two games of the same people in one channel do not get into each other’s way', async () => {
  harness.playground.admin.deny(channel, Bits.CreatePublicThreads);
  harness.dice.next([3, 5], [3, 5]);
  const one = await startGame(harness, [aule, larthia]);
  const two = await startGame(harness, [aule, larthia]);
  const asked = await (await aule.command('tuchulcha board')).reply();
  expect(asked.content).toContain('Which table do you mean?');
  const untouched = await two.table();
  await one.tap(/^A → [123]?5$/);
  await one.tap(/^A → [123]?3$/);
  expect(await two.table()).toEqual(untouched);
  expect((await two.message()).content).toContain(`Table ${two.number} `);
  await two.tap(/^B → [123]?5$/);
  await one.expectLogReplays();
  await two.expectLogReplays();
});

test.each([
  ['AttachFiles', 'attach files'],
  ['SendMessages', 'send messages'],
  ['ReadMessageHistory', 'read the message history'],
  ['ViewChannel', 'view the channel'],
] as const)(
  'without %s, /tuchulcha new says what is missing, and opens nothing',
  async (permission, words) => {
    harness.playground.admin.deny(channel, Bits[permission]);
    const told = await (await aule.command('tuchulcha new')).reply();
    expect(told.ephemeral_for).toBe(aule.id);
    expect(told.content).toContain('I’m not allowed to');
    expect(told.content).toContain(words);
    expect(await harness.store.tablesOf(harness.playground.guildId, aule.id)).toEqual([]);
  },
);

test('all that is missing is said in one sentence, whatever role took it', async () => {
  harness.playground.admin.setBotPermissions(INVITATION & ~Bits.AttachFiles);
  harness.playground.admin.deny(channel, Bits.ReadMessageHistory);
  const told = await (await aule.command('tuchulcha new')).reply();
  expect(told.content).toContain('attach files and read the message history');
});

test('a table whose bot may no longer speak in its thread goes on in the channel', async () => {
  harness.dice.next([3, 5], [2, 4]);
  const game = await startGame(harness, [aule, larthia]);
  await game.tap(/^A → [123]?5$/);
  harness.playground.admin.setBotPermissions(INVITATION & ~Bits.SendMessagesInThreads);
  const next = await game.tap(/^A → [123]?3$/);
  expect(next.channel_id).toBe(channel);
  expect(labelsOf(next)).toHaveLength(6);
  await game.tap(/^A → [123]?4$/);
});

test('a bot that was thrown out does no harm, and goes on where it was when it is back', async () => {
  harness.dice.next([3, 5]);
  const game = await startGame(harness, [aule, larthia]);
  harness.playground.admin.removeBot();
  harness.playground.admin.inviteBot();
  await game.tap(/^A → [123]?5$/);
  await game.expectLogReplays();
});
