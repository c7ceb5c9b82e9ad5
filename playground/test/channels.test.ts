import { ChannelType, type Interaction, Locale, PermissionFlagsBits } from 'discord.js';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { refusalCode, stage } from '../testing/bot.ts';
import type { Person } from '../testing/person.ts';

const raw: { channel: Record<string, unknown>; app_permissions: string }[] = [];

const here = await stage();
const aule = here.visitors.as('aule');
const larthia = here.visitors.as('larthia');
await here.register([{ name: 'play', description: 'Play' }]);
here.client.on('raw', ({ t, d }) => t === 'INTERACTION_CREATE' && raw.push(d));
here.onInteraction((interaction: Interaction) =>
  interaction.isChatInputCommand() ? interaction.reply('hello') : null,
);

afterAll(() => here.close());

const idOf = (name: string) => here.playground.admin.channelId(name);
const post = (channelId: string, path: string, body: object) =>
  here.client.rest.post(`/channels/${channelId}/${path}`, { body });

/** Discord's code for a message, for a public and a private thread, for a post; null: it is done. */
test.each<[string, ChannelType, (number | null)[]]>([
  ['games', ChannelType.GuildText, [null, null, null, null]],
  ['news', ChannelType.GuildAnnouncement, [null, null, 50024, 50024]],
  ['parlour', ChannelType.GuildVoice, [null, 50024, 50024, 50024]],
  ['odeon', ChannelType.GuildStageVoice, [null, 50024, 50024, 50024]],
  ['tavern', ChannelType.GuildForum, [50008, 50035, 50035, null]],
  ['Halls', ChannelType.GuildCategory, [50008, 50024, 50024, 50024]],
])('#%s takes what its kind takes', async (name, type, expected) => {
  const id = idOf(name);
  const publicType = type === ChannelType.GuildAnnouncement ? 10 : 11;
  const channel = await here.client.channels.fetch(id);
  expect(channel?.type).toBe(type);
  const codes = [
    await refusalCode(post(id, 'messages', { content: 'x' })),
    await refusalCode(post(id, 'threads', { name: 'x', type: publicType })),
    await refusalCode(post(id, 'threads', { name: 'x', type: 12 })),
    await refusalCode(post(id, 'threads', { name: 'x', type: 11, message: { content: 'x' } })),
  ];
  expect(codes).toEqual(expected);
});

describe('a forum', () => {
  test('has posts of people, who may use commands in them but not in the forum', async () => {
    await expect(aule.command('play', {}, { channel: 'tavern' })).rejects.toThrow(/no messages/);
    await expect(aule.say('tavern', 'x')).rejects.toThrow(/no messages/);
    const thread = await aule.startThread('tavern', 'Who plays?', { content: 'Me.' });
    const first = await larthia.waitFor(({ content }) => content === 'Me.', { channel: thread.id });
    expect(first.id).toBe(thread.id);
    await larthia.command('play', {}, { channel: thread.id });
    expect(raw.at(-1)?.channel).toMatchObject({ type: 11, parent_id: idOf('tavern'), name: 'Who plays?' });
  });
});

describe('a private thread', () => {
  test('is told of to its members only, and those who manage threads', async () => {
    const thread = await larthia.startThread('lounge', 'Hush', { members: [], content: 'psst' });
    const ramtha = here.visitors.as('ramtha');
    await aule.waitFor(({ content }) => content === 'psst');
    expect(ramtha.messages({ channel: thread.id })).toEqual([]);
    await expect(ramtha.say(thread.id, 'x')).rejects.toThrow(/not there/);
    expect(here.client.channels.cache.has(thread.id)).toBe(false);
    expect(await refusalCode(post(thread.id, 'messages', { content: 'x' }))).toBe(50001);
  });

  test('that the bot is not in says its type and parent, and permissions that mean nothing', async () => {
    const thread = await larthia.startThread('lounge', 'Unseen', { members: [] });
    const { interactionId } = await larthia.command('play', {}, { channel: thread.id });
    expect(interactionId).not.toBe('');
    const seen = raw.at(-1);
    expect(seen?.channel).toEqual({
      id: thread.id,
      type: 12,
      parent_id: idOf('lounge'),
      permissions: expect.any(String),
    });
    expect(BigInt(seen?.app_permissions ?? 0) & PermissionFlagsBits.SendMessagesInThreads).not.toBe(0n);
    await larthia.addToThread(thread.id, here.playground.botId);
    expect(await refusalCode(post(thread.id, 'messages', { content: 'x' }))).toBeNull();
    here.playground.admin.removeFromThread(thread.id, here.playground.botId);
    expect(await refusalCode(post(thread.id, 'messages', { content: 'x' }))).toBe(50001);
  });

  /** A private thread of the bot, its messages as a bot's gateway tells them, and the codes of its requests about members. */
  async function ofTheBot(more: { invitable?: boolean } = {}) {
    const games = await here.client.channels.fetch(idOf('games'));
    if (games?.type !== ChannelType.GuildText) throw new Error('no channel');
    const thread = await games.threads.create({ name: 'Own', type: ChannelType.PrivateThread, ...more });
    const change = (method: 'put' | 'delete', who: string) =>
      refusalCode(here.client.rest[method](`/channels/${thread.id}/thread-members/${who}`));
    return { thread, change };
  }

  test('of the bot takes people whom it adds', async () => {
    const { thread, change } = await ofTheBot();
    await thread.send('here');
    expect(larthia.messages({ channel: thread.id })).toEqual([]);
    await thread.members.add(larthia.id);
    await larthia.waitFor(({ content }) => content === 'here');
    await thread.members.remove(larthia.id);
    await expect(larthia.say(thread.id, 'x')).rejects.toThrow(/not there/);
    expect(await change('put', '1')).toBe(10013);
    here.playground.admin.archiveThread(thread.id);
    expect([await change('put', larthia.id), await change('delete', larthia.id)]).toEqual([50083, 50083]);
    here.playground.admin.archiveThread(thread.id, false);
    here.playground.admin.close(idOf('games'));
    expect([await change('put', larthia.id), await change('put', aule.id)]).toEqual([50001, null]);
    here.playground.admin.close(idOf('games'), 0n);
  });

  test('takes people whom those mention who may add them, also in an edit', async () => {
    const { thread, change } = await ofTheBot({ invitable: false });
    const sees = (person: Person) => person.messages({ channel: thread.id }).length > 0;
    const [ramtha, arnth] = [here.visitors.as('ramtha'), here.visitors.as('arnth')];
    const silent = await thread.send({ content: `<@${larthia.id}>`, allowedMentions: { parse: [] } });
    const shown = { content: `<@${larthia.id}>`, allowedMentions: { parse: ['users'] } } as const;
    await silent.edit(shown);
    expect(sees(larthia)).toBe(false);
    // Discord doesn't say that a thread's creator could.
    expect(await change('put', larthia.id)).toBe(50013);
    await thread.edit({ invitable: true });
    await silent.edit(shown);
    await larthia.waitFor(({ id }) => id === silent.id);
    await thread.edit({ invitable: false });
    await larthia.say(thread.id, `<@${arnth.id}>`);
    expect([sees(larthia), sees(arnth), larthia.notified.length]).toEqual([true, false, 0]);
    await expect(larthia.addToThread(thread.id, arnth.id)).rejects.toThrow(/may not add/);
    await thread.edit({ invitable: true });
    await larthia.say(thread.id, `<@${ramtha.id}>`);
    await ramtha.waitFor(({ content }) => content.includes(ramtha.id));
    await expect(larthia.removeFromThread(thread.id, ramtha.id)).rejects.toThrow(/may not remove/);
    await ramtha.removeFromThread(thread.id);
    await expect(ramtha.say(thread.id, 'x')).rejects.toThrow(/not there/);
  });

  test('tells the bot nothing once it has left', async () => {
    const { thread, change } = await ofTheBot();
    await thread.members.add(larthia.id);
    const told: unknown[] = [];
    here.client.on('raw', ({ t, d }) => t.startsWith('MESSAGE_') && told.push(d.channel_id));
    await larthia.say(thread.id, 'among us');
    expect(await change('delete', '@me')).toBeNull();
    await larthia.say(thread.id, 'alone');
    await larthia.say('lounge', 'done');
    await vi.waitFor(() => expect(told).toContain(idOf('lounge')));
    expect(told).toEqual([thread.id, idOf('lounge')]);
    expect(await change('put', '@me')).toBe(50001);
  });

  test('needs its own permission, of people too', async () => {
    const { admin } = here.playground;
    const start = () => refusalCode(post(idOf('games'), 'threads', { name: 'x', type: 12 }));
    admin.deny(idOf('games'), PermissionFlagsBits.CreatePrivateThreads);
    expect(await start()).toBe(50013);
    admin.allow(idOf('games'), PermissionFlagsBits.CreatePrivateThreads);
    expect(await start()).toBeNull();
    admin.close(idOf('games'), PermissionFlagsBits.CreatePrivateThreads);
    await expect(larthia.startThread('games', 'Hush', { members: [] })).rejects.toThrow(/private threads/);
    admin.close(idOf('games'), 0n);
  });
});

test('a channel that becomes an announcement channel has another name, and threads of another type', async () => {
  const { admin } = here.playground;
  const id = admin.channelId('lounge');
  admin.changeChannel(id, { kind: 'announcement', name: 'hall' });
  const thread = await aule.startThread(id, 'News', { content: 'x' });
  const found = await here.client.channels.fetch(thread.id, { force: true });
  const { AnnouncementThread: type, GuildAnnouncement } = ChannelType;
  expect(found).toMatchObject({ type, parent: { type: GuildAnnouncement, name: 'hall' } });
  admin.changeChannel(id, { kind: 'text', name: 'lounge' });
});

test('the permission to write in a channel counts for nothing in its threads', async () => {
  const games = idOf('games');
  const thread = await larthia.startThread('games', 'Talk');
  const codes = async () => [
    await refusalCode(post(games, 'messages', { content: 'x' })),
    await refusalCode(post(thread.id, 'messages', { content: 'x' })),
  ];
  const { admin } = here.playground;
  admin.deny(games, PermissionFlagsBits.SendMessages);
  expect(await codes()).toEqual([50013, null]);
  admin.allow(games, PermissionFlagsBits.SendMessages);
  admin.deny(games, PermissionFlagsBits.SendMessagesInThreads);
  expect(await codes()).toEqual([null, 50013]);
  admin.allow(games, PermissionFlagsBits.SendMessagesInThreads);
  admin.deny(idOf('parlour'), PermissionFlagsBits.Connect);
  expect(await refusalCode(post(idOf('parlour'), 'messages', { content: 'x' }))).toBe(50001);
});

test('a closed channel is for administrators and the bot, an archived thread for those who may open it', async () => {
  const { admin } = here.playground;
  const old = await larthia.startThread('lounge', 'Old');
  admin.archiveThread(old.id);
  admin.close(idOf('lounge'), PermissionFlagsBits.SendMessagesInThreads);
  await expect(larthia.command('play', {}, { channel: old.id })).rejects.toThrow(/may not/);
  admin.close(idOf('lounge'));
  await expect(larthia.say('lounge', 'x')).rejects.toThrow(/not there/);
  await aule.say('lounge', 'among us');
  expect(await refusalCode(post(idOf('lounge'), 'messages', { content: 'x' }))).toBeNull();
  admin.close(idOf('lounge'), 0n);
});

test('an answer in a thread that was archived meanwhile is refused', async () => {
  const thread = await larthia.startThread('lounge', 'Slow');
  const codes: unknown[] = [];
  here.onInteraction(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    here.playground.admin.archiveThread(thread.id);
    codes.push(await refusalCode(interaction.reply('late')));
    here.playground.admin.archiveThread(thread.id, false);
    await interaction.reply('in time');
  });
  await larthia.command('play', {}, { channel: thread.id });
  expect(codes).toEqual([50083]);
});

test('servers and people have languages, system channels and pictures, or not', async () => {
  const other = await stage({ guildLocale: Locale.Italian, hasSystemChannel: false, servers: 2 });
  const guilds = [...other.client.guilds.cache.values()];
  expect(guilds.map(({ preferredLocale }) => preferredLocale)).toEqual(['it', 'en-US']);
  expect(guilds.map(({ systemChannelId }) => systemChannelId)).toEqual([null, null]);
  expect(new Set(here.visitors.page.people.map(({ locale }) => locale)).size).toBe(6);
  await other.close();
});
