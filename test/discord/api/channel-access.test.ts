import { stage } from '@haruspex/playground/testing/bot.ts';
import {
  PermissionFlagsBits as Bits,
  type Channel,
  ChannelType,
  PermissionsBitField,
  type TextChannel,
} from 'discord.js';
import { afterAll, expect, test, vi } from 'vitest';
import {
  type Asked,
  accessOf,
  accessTo,
  isReadableFrom,
  lookUpHome,
  noteChannel,
  presenceIn,
  ringsRole,
} from '../../../src/discord/api/channel-access.ts';

/** Ids by name: of channels, and of a thread of each kind. */
const ids: Record<string, string> = {};
const idOf = (name: string): string => ids[name] ?? name;

const here = await stage();
const { playground, visitors, client } = here;
const [aule, vel] = visitors.some(2);
if (!aule || !vel) throw new Error('nobody is there');
for (const name of ['games', 'lounge', 'news', 'parlour', 'odeon', 'tavern', 'Halls'])
  ids[name] = playground.admin.channelId(name);
const start = async (name: string, channel: string, members?: string[]) => {
  const thread = await aule.startThread(channel, name, { content: 'x', ...(members && { members }) });
  ids[name] = thread.id;
};
await start('thread', 'lounge');
await start('newsThread', 'news');
await start('post', 'tavern');
await start('joined', 'lounge', [playground.botId]);
await start('unseen', 'lounge', []);
// The last one that the bot is informed about.
await start('last', 'lounge');
for (const wait = Date.now() + 10_000; Date.now() < wait && !client.channels.cache.has(idOf('last')); )
  await new Promise((resolve) => setTimeout(resolve, 5));

afterAll(() => here.close());

/** An interaction in a channel with Discord's data, for a bot with the permissions of its invitation minus some. */
function asked(name: string, channel: Channel | null, without = 0n): Asked {
  const all = Bits.ViewChannel | Bits.SendMessages | Bits.SendMessagesInThreads | Bits.AttachFiles;
  const more = Bits.ReadMessageHistory | Bits.CreatePublicThreads | Bits.CreatePrivateThreads;
  const appPermissions = new PermissionsBitField((all | more) & ~without);
  const { client } = here;
  return { client, channelId: idOf(name), channel, appPermissions } as unknown as Asked;
}

const known = (name: string): Channel | null => here.client.channels.cache.get(idOf(name)) ?? null;

const { PublicThread, AnnouncementThread, PrivateThread } = ChannelType;

test.each([
  ['games', 'games', PublicThread, PrivateThread],
  ['news', 'news', AnnouncementThread, null],
  ['parlour', 'parlour', null, null],
  ['odeon', 'odeon', null, null],
  ['thread', 'lounge', null, null],
  ['newsThread', 'news', null, null],
  ['post', 'post', null, null],
  ['joined', 'joined', null, null],
])('in %s the bot may write; its home is %s', async (name, home, publicType, privateType) => {
  const access = accessOf(asked(name, known(name)));
  expect([access.missing, access.isOutside, access.home]).toEqual([[], false, idOf(home)]);
  expect(access.threads).toEqual({ public: publicType, private: privateType });
  expect((await lookUpHome(asked(name, known(name)))).channelId).toBe(idOf(home));
});

test.each([
  ['games', Bits.SendMessages, ['SendMessages'], ['SendMessages']],
  ['games', Bits.SendMessagesInThreads, [], []],
  ['thread', Bits.SendMessages, [], ['SendMessages']],
  ['thread', Bits.SendMessagesInThreads, ['SendMessagesInThreads'], []],
  ['post', Bits.SendMessages, [], []],
  ['parlour', Bits.AttachFiles, ['AttachFiles'], ['AttachFiles']],
  ['tavern', 0n, ['SendMessages'], ['SendMessages']],
])('in %s without %s it lacks %s, at its home %s', async (name, without, missing, atHome) => {
  expect(accessOf(asked(name, known(name), without)).missing).toEqual(missing);
  expect((await lookUpHome(asked(name, known(name), without))).missing).toEqual(atHome);
});

test('no thread is started where the bot could not write in it', () => {
  const { threads } = accessOf(asked('games', known('games'), Bits.SendMessagesInThreads));
  expect(threads).toEqual({ public: null, private: null });
});

test('a private thread that it isn’t in is known by what the interaction says', () => {
  const interaction = asked('unseen', known('unseen'));
  noteChannel(interaction, { type: PrivateThread, parent_id: idOf('lounge') });
  const { isOutside, parentId, home } = accessOf(interaction);
  expect([isOutside, parentId, home]).toEqual([true, idOf('lounge'), idOf('unseen')]);
});

test('without an interaction, it goes by what the library knows; what it does not know is nothing', () => {
  const { admin } = here.playground;
  expect(accessTo(here.client, idOf('joined'))?.missing).toEqual([]);
  expect(accessTo(here.client, idOf('tavern'))?.missing).toEqual(['SendMessages']);
  expect(accessTo(here.client, idOf('unseen'))).toBeNull();
  expect(admin.channelId('games')).toBe(idOf('games'));
});

test('in a time-out it may only read, until that ends', async () => {
  const timeOut = async (until: Date | null) => {
    playground.admin.timeOut(playground.botId, until);
    await vi.waitFor(() =>
      expect(accessTo(client, idOf('games'))).toMatchObject({
        timedOutUntil: until,
        missing: until ? ['SendMessages', 'AttachFiles'] : [],
        threads: until ? { public: null, private: null } : { public: PublicThread, private: PrivateThread },
      }),
    );
  };
  await timeOut(new Date(Date.now() + 60_000));
  const { guild } = client.channels.cache.get(idOf('games')) as TextChannel;
  const inGames = { ...asked('games', known('games')), guild };
  expect(accessOf(inGames).timedOutUntil).not.toBeNull();
  const administrator = { appPermissions: new PermissionsBitField(Bits.Administrator) };
  expect(accessOf({ ...inGames, ...administrator }).timedOutUntil).toBeNull();
  await timeOut(null);
});

test('a role rings if it can be mentioned by all or the bot, as long as it is there', async () => {
  const { admin } = here.playground;
  const rings = (id: string) => ringsRole(here.client, idOf('games'), id);
  const [open, quiet] = [admin.addRole('Open', { mentionable: true }), admin.addRole('Quiet')];
  await vi.waitFor(() => expect([open, quiet].map(({ id }) => rings(id))).toEqual([true, false]));
  admin.giveRole(playground.botId, admin.addRole('Heralds', { permissions: Bits.MentionEveryone }).id);
  admin.removeRole(open.id);
  await vi.waitFor(() => expect([open, quiet].map(({ id }) => rings(id))).toEqual([false, true]));
});

test.each([
  ['games', 'lounge', true],
  ['games', 'thread', true],
  ['games', 'post', true],
  ['games', 'joined', false],
  ['joined', 'joined', true],
  ['joined', 'games', false],
  ['games', 'unseen', false],
  ['unseen', 'games', false],
  ['12345', 'games', false],
  ['games', '12345', false],
])('who reads %s reads %s: %s', (from, to, expected) => {
  const guild = here.client.guilds.cache.first();
  expect(isReadableFrom(guild, idOf(from))(idOf(to))).toBe(expected);
  expect(isReadableFrom(undefined, idOf(from))(idOf(to))).toBe(from === to);
});

test('who reads an open channel doesn’t read a closed one, but the reverse', async () => {
  const { admin } = here.playground;
  const guild = here.client.guilds.cache.first();
  const changed = new Promise((resolve) => here.client.once('channelUpdate', resolve));
  admin.close(idOf('lounge'));
  await changed;
  expect(isReadableFrom(guild, idOf('games'))(idOf('lounge'))).toBe(false);
  expect(isReadableFrom(guild, idOf('games'))(idOf('thread'))).toBe(false);
  expect(isReadableFrom(guild, idOf('lounge'))(idOf('games'))).toBe(true);
});

test('whether a person reads a channel, a thread in it, or has left, is one question to Discord', async () => {
  const { admin } = here.playground;
  // Who can't connect doesn't see the messages either.
  const changed = new Promise((resolve) => here.client.once('channelUpdate', resolve));
  admin.close(idOf('parlour'), Bits.Connect);
  await changed;
  let asked = 0;
  here.client.rest.on('response', () => asked++);
  const presences = async () => {
    const found: unknown[] = [];
    for (const name of ['games', 'lounge', 'thread', 'parlour', '12345'])
      found.push(await presenceIn(here.client, idOf(name), vel.id));
    return found;
  };
  expect(await presences()).toEqual(['reads', 'shutOut', 'shutOut', 'shutOut', null]);
  admin.removeMember(vel.id);
  expect(await presences()).toEqual(['gone', 'gone', 'gone', 'gone', null]);
  expect(asked).toBe(8);
});
