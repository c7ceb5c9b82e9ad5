import { ChannelType, PermissionFlagsBits, type ThreadChannel } from 'discord.js';
import { afterAll, describe, expect, test } from 'vitest';
import { refusalCode, stage, textChannel } from '../testing/bot.ts';

const here = await stage();
const games = await textChannel(here);
const aule = here.visitors.as('aule');

afterAll(() => here.close());

describe('a thread', () => {
  test('from a message has its id and is shown on it', async () => {
    const message = await games.send('a game');
    const thread = await message.startThread({ name: 'Game', autoArchiveDuration: 1440 });
    expect([thread.id, thread.parentId, thread.autoArchiveDuration]).toEqual([message.id, games.id, 1440]);
    expect(thread.ownerId).toBe(here.playground.botId);
    await aule.waitForChange(message.id, ({ flags }) => ((flags ?? 0) & 32) !== 0);
    expect((await aule.waitForChannel(({ id }) => id === thread.id)).parentId).toBe(games.id);
    const route = `/channels/${games.id}/messages/${message.id}/threads` as const;
    expect(await refusalCode(here.client.rest.post(route, { body: { name: 'Again' } }))).toBe(160004);
    const inside = `/channels/${thread.id}/threads` as const;
    expect(await refusalCode(here.client.rest.post(inside, { body: { name: 'Nested', type: 11 } }))).toBe(
      50024,
    );
  });

  test('without a message leaves a notice in its channel', async () => {
    const thread = await games.threads.create({ name: 'Alone' });
    expect(thread.type).toBe(ChannelType.PublicThread);
    const notice = await aule.page.until(
      () =>
        [...aule.page.messages.values()].find(
          ({ message_reference }) => message_reference?.channel_id === thread.id,
        ),
      'no notice',
    );
    expect([notice.type, notice.content, notice.channel_id]).toEqual([18, 'Alone', games.id]);
  });

  test('is renamed and archived by the bot that made it', async () => {
    const thread = await games.threads.create({ name: 'Before' });
    await thread.setName('After');
    await aule.waitForChannel(({ id, name }) => id === thread.id && name === 'After');
    await thread.setArchived(true);
    await aule.waitForChannel(({ id, archived }) => id === thread.id && archived);
    expect(await refusalCode(thread.setName('Again'))).toBe(50083);
  });

  test('that is archived opens again when somebody writes', async () => {
    const thread = await games.threads.create({ name: 'Sleepy' });
    const message = await thread.send('x');
    here.playground.admin.archiveThread(thread.id);
    expect(await refusalCode(message.edit('y'))).toBe(50083);
    await thread.send('awake');
    await aule.waitForChannel(({ id, archived }) => id === thread.id && !archived);
    await message.edit('y');
    here.playground.admin.archiveThread(thread.id);
    await aule.say(thread.id, 'awake too');
    await aule.waitForChannel(({ id, archived }) => id === thread.id && !archived);
  });

  test('that is archived opens again when somebody presses a button', async () => {
    const thread = await games.threads.create({ name: 'Pressed' });
    const roll = { type: 2, style: 2, label: 'Roll', custom_id: 'roll' };
    const message = await thread.send({ content: 'x', components: [{ type: 1, components: [roll] }] });
    here.playground.admin.archiveThread(thread.id);
    await aule.waitForChannel(({ id, archived }) => id === thread.id && archived);
    here.onInteraction((interaction) => (interaction.isButton() ? interaction.update('rolled') : null));
    await aule.press(message.id, 'Roll');
    await aule.waitForChannel(({ id, archived }) => id === thread.id && !archived);
    await message.edit({ components: [{ type: 1, components: [roll] }] });
    here.playground.admin.lockThread(thread.id);
    await expect(aule.pressId(message.id, 'roll')).rejects.toThrow(/locked/);
    expect(await refusalCode(message.edit('y'))).toBe(50083);
  });

  test('that is locked stays shut', async () => {
    const thread = await games.threads.create({ name: 'Locked' });
    expect(await refusalCode(thread.setLocked(true))).toBe(50013);
    here.playground.admin.lockThread(thread.id);
    here.playground.admin.archiveThread(thread.id);
    expect(await refusalCode(thread.send('x'))).toBe(50083);
    expect(await refusalCode(thread.setArchived(false))).toBe(50013);
    await expect(aule.say(thread.id, 'x')).rejects.toThrow(/locked/);
  });

  test('is deleted with all that is in it', async () => {
    const thread = await games.threads.create({ name: 'Gone' });
    const message = await thread.send('x');
    const deleted = new Promise<ThreadChannel>((resolve) => here.client.once('threadDelete', resolve));
    here.playground.admin.deleteChannel(thread.id);
    expect((await deleted).id).toBe(thread.id);
    expect(await refusalCode(thread.send('y'))).toBe(10003);
    await expect(aule.pressId(message.id, 'x')).rejects.toThrow(/gone/);
  });

  test('needs the permission of its channel', async () => {
    const thread = await games.threads.create({ name: 'Quiet' });
    here.playground.admin.deny(games.id, PermissionFlagsBits.SendMessagesInThreads);
    expect(await refusalCode(thread.send('x'))).toBe(50013);
    here.playground.admin.allow(games.id, PermissionFlagsBits.SendMessagesInThreads);
    await thread.send('x');
  });
});

test('threads archive themselves, each in its time', async () => {
  let ahead = 0;
  const other = await stage({ now: () => Date.now() + ahead });
  const channel = await textChannel(other, 'lounge');
  const hour = await channel.threads.create({ name: 'Hour', autoArchiveDuration: 60 });
  const day = await channel.threads.create({ name: 'Day', autoArchiveDuration: 1440 });
  const archived = async () => {
    other.playground.admin.archiveIdleThreads();
    const now = await Promise.all(
      [hour, day].map(({ id }) => other.client.channels.fetch(id, { force: true })),
    );
    return now.map((one) => one?.isThread() && one.archived);
  };
  ahead = 50 * 60_000;
  await hour.send('still here');
  ahead = 70 * 60_000;
  expect(await archived()).toEqual([false, false]);
  ahead = 111 * 60_000;
  expect(await archived()).toEqual([true, false]);
  await hour.setArchived(false);
  expect(await archived()).toEqual([false, false]);
  ahead = 1441 * 60_000;
  expect(await archived()).toEqual([true, true]);
  await other.close();
});

test('a deleted channel takes its threads along', async () => {
  const other = await stage();
  const channel = await textChannel(other, 'lounge');
  const thread = await channel.threads.create({ name: 'x' });
  const deleted = new Promise((resolve) => other.client.once('channelDelete', resolve));
  other.playground.admin.deleteChannel(channel.id);
  await deleted;
  expect(await refusalCode(channel.send('x'))).toBe(10003);
  expect(await refusalCode(thread.send('x'))).toBe(10003);
  await other.close();
});
