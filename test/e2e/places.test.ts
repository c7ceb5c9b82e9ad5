import { buttonsOf, type PageMessage, type Person, textOf } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { timedTest as test, test as untimed } from './fixtures.ts';
import { labelsOf, openTable, startGame } from './game.ts';
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

untimed(
  'a bot that is timed out says so, once to each, and goes on afterwards',
  async ({ harness, aule, larthia }) => {
    const { admin, botId } = harness.playground;
    const game = await startGame(harness, [aule, larthia]);
    const message = await game.message();
    const mover = await game.mover();
    const isTold = ({ content }: PageMessage) => content.includes('put me in a time-out until');
    admin.timeOut(botId, new Date(Date.now() + 60_000));
    const asked = () => ask(larthia, 'tuchulcha new', 'games');
    await expect.poll(async () => isTold(await asked())).toBe(true);
    // The answer to a tap shows the steps of a turn; the next turn needs a message.
    const first = async () => buttonsOf(await game.message())[0]?.customId ?? '';
    await game.tap(await first());
    await mover.pressId(message.id, await first());
    await mover.waitForSecret(isTold, { after: message });
    await larthia.waitFor((one) => isTold(one) && one.content.includes('goes on then'));
    await harness.passTime(MINUTE);
    for (const person of [aule, larthia])
      expect(person.messages().filter((one) => isTold(one) && one.content.includes('table 1'))).toHaveLength(
        1,
      );
    admin.timeOut(botId, null);
    expect((await game.message()).id).not.toBe(message.id);
  },
);

test('an invitation where the bot may not write, or people would get into a private thread, stands at the table', async ({
  harness,
  aule,
  larthia,
}) => {
  const { admin, botId } = harness.playground;
  const game = await openTable(harness, larthia, { players: 4 });
  const hidden = await larthia.startThread('lounge', 'Hush', { members: [botId] });
  for (const [name, place] of [
    ['Ramtha', hidden.id],
    ['Arnth', 'lounge'],
  ] as const) {
    if (place === 'lounge') admin.deny(admin.channelId(place), Bits.SendMessages);
    const person = harness.person(name);
    const said = await ask(larthia, 'tuchulcha invite', place, { player: person.id, table: game.id });
    expect(said.content).toContain('is invited');
    await person.waitFor(({ mentions }) => mentions.some(({ id }) => id === person.id), { channel: 'games' });
  }
  await harness.passTime(MINUTE);
  expect(aule.notified).toEqual([]);
  expect(harness.loggedFrom(40)).toEqual([]);
});

test('with the app in their account, on a server without the bot, a person plays in direct messages', async ({
  harness,
  larthia,
}) => {
  const { admin, guildId } = harness.playground;
  admin.addAppTo(larthia.id);
  admin.removeBot();
  const lesson = await ask(larthia, 'tutorial', 'games');
  await larthia.press(lesson, 'Skip to end');
  await larthia.waitForChange(lesson, (one) => buttonsOf(one).some(({ label }) => label === 'Open a table'));
  const refused = await (await larthia.press(lesson, 'Open a table')).reply();
  expect(refused.content).toContain('That needs a server I’m on.');
  await larthia.press(lesson, 'Play the computer');
  await larthia.waitFor(({ content, ephemeral_for }) => !ephemeral_for && content.includes('you rolled'));
  expect(await harness.store.placesIn(guildId)).toEqual([]);
  await harness.passTime(MINUTE);
  expect(harness.loggedFrom(40)).toEqual([]);
});

test('without a permission the bot says which, to the person who taps and to the owner; another role ends that', async ({
  harness,
  aule,
  larthia,
}) => {
  const { admin, botId } = harness.playground;
  const others = ['Ramtha', 'Arnth', 'Thana'].map((name) => harness.person(name));
  const game = await startGame(harness, [larthia, ...others]);
  admin.deny(admin.channelId('games'), Bits.AttachFiles);
  const { version } = await game.settled();
  const turn = await game.message();
  const mover = await game.mover();
  await mover.press(turn, labelsOf(turn)[0] ?? '');
  const why = /server manager can let me attach files\. /;
  await mover.waitForSecret(({ content }) => why.test(content));
  await aule.waitFor(({ content }) => why.test(content));
  expect((await game.table()).showing.versionShown).toBe(version);
  admin.giveRole(botId, admin.addRole('Helpers', { permissions: Bits.Administrator }).id);
  await game.settled();
});

test('removed from its private thread, the bot asks to be added again, and goes on at once', async ({
  harness,
  aule,
}) => {
  const { admin, botId } = harness.playground;
  const others = ['Larthia', 'Ramtha', 'Arnth'].map((name) => harness.person(name));
  const [one, two, three] = others.map(({ id }) => id);
  const invited = { invite: one, 'invite-2': two, 'invite-3': three } as Record<string, string>;
  await aule.command('tuchulcha new', { players: 4, private: true, ...invited });
  const lobby = await aule.waitFor((message) => labelsOf(message).includes('Join the table'));
  for (const person of others) {
    await person.waitFor(({ id }) => id === lobby.id);
    await person.press(lobby, 'Join the table');
  }
  const turn = await aule.waitFor(({ content }) => content.includes('you rolled'));
  const mover = harness.person(turn.mentions[0]?.id ?? '');
  admin.removeFromThread(turn.channel_id, botId);
  await mover.press(turn, labelsOf(turn)[0] ?? '');
  await mover.waitForSecret(({ content }) => content.includes('that adds me again'));
  await aule.addToThread(turn.channel_id, botId);
  await aule.waitFor(({ content }) => content.includes('you rolled'), { after: turn });
});
