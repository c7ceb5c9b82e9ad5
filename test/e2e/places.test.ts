import { type PageMessage, type Person, textOf } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { timedTest as test } from './fixtures.ts';
import { openTable, startGame } from './game.ts';
import { WITHOUT_LIMITS } from './harness.ts';
import { MINUTE } from './test-clock.ts';

const ask = async (person: Person, name: string, channel: string, options = {}): Promise<PageMessage> =>
  (await person.command(name, options, { channel })).reply();

test('a table goes where it is asked for, and is told of where its readers are', async ({
  harness,
  aule,
  larthia,
}) => {
  const { admin, botId } = harness.playground;
  const post = await aule.startThread('tavern', 'A game?', { content: 'Who is in?' });
  const hidden = await aule.startThread('lounge', 'Hush', { members: [botId, larthia.id] });
  const unseen = await aule.startThread('lounge', 'Without the bot', { members: [] });

  const game = await startGame(harness, [aule, larthia]);
  const moved = await ask(aule, 'tuchulcha move', post.id);
  expect(moved.content).toBe(`Table ${game.number} goes on in <#${post.id}>.`);
  expect((await game.settled()).showing.playChannelId).toBe(post.id);
  const refused = await ask(aule, 'tuchulcha move', unseen.id);
  expect(refused.content).toContain('I’m not in this private thread');
  await ask(aule, 'tuchulcha move', hidden.id);
  expect((await game.settled()).showing.playChannelId).toBe(hidden.id);

  await harness.store.saveGuildSettings(harness.playground.guildId, {
    ...WITHOUT_LIMITS,
    tableList: admin.channelId('news'),
  });
  const open = await openTable(harness, aule, { players: 3 });
  await harness.passTime(MINUTE);
  const list = await aule.waitFor((one) => textOf(one).includes(`Table ${open.number}**`), {
    channel: 'news',
  });
  expect(textOf(list)).not.toContain(`Table ${game.number}**`);
  expect(harness.loggedFrom(40)).toEqual([]);
});

test('an invitation where the bot may not write stands at the table, and nobody is bothered about it', async ({
  harness,
  aule,
  larthia,
}) => {
  const { admin } = harness.playground;
  const game = await openTable(harness, larthia, { players: 3 });
  admin.deny(admin.channelId('lounge'), Bits.SendMessages);
  const ramtha = harness.person('Ramtha');
  const said = await ask(larthia, 'tuchulcha invite', 'lounge', { player: ramtha.id, table: game.id });
  expect(said.content).toContain('is invited');
  await ramtha.waitFor(({ mentions }) => mentions.some(({ id }) => id === ramtha.id), { channel: 'games' });
  await harness.passTime(MINUTE);
  expect(aule.notified).toEqual([]);
  expect(harness.loggedFrom(40)).toEqual([]);
});

test('an invitation from a private thread stands at the table, since it would let people into the thread', async ({
  harness,
  larthia,
}) => {
  const game = await openTable(harness, larthia, { players: 3 });
  const hidden = await larthia.startThread('lounge', 'Hush', { members: [harness.playground.botId] });
  const ramtha = harness.person('Ramtha');
  const said = await ask(larthia, 'tuchulcha invite', hidden.id, { player: ramtha.id, table: game.id });
  expect(said.content).toContain('is invited');
  await ramtha.waitFor(({ mentions }) => mentions.some(({ id }) => id === ramtha.id), { channel: 'games' });
});
