import { type GuildTextBasedChannel, type Message, MessageFlags, PermissionFlagsBits } from 'discord.js';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { INVITATION } from '../src/index.ts';
import { refusalCode, stage, textChannel } from '../testing/bot.ts';
import { connect } from '../testing/person.ts';

const here = await stage();
const games = await textChannel(here);
const aule = here.visitors.as('aule');
const vel = here.visitors.as('*Vel*_thur_ @everyone');

afterAll(() => here.close());

const seen = (message: Message) => aule.waitFor(({ id }) => id === message.id);

describe('messages', () => {
  test('are listed newest first, as many as asked for', async () => {
    const sent: string[] = [];
    for (let at = 0; at < 7; at += 1) sent.push((await games.send(`line ${at}`)).id);
    const list = async (query: object) =>
      [...(await games.messages.fetch({ cache: false, ...query })).keys()].map((id) => sent.indexOf(id));
    expect(await list({ limit: 3 })).toEqual([6, 5, 4]);
    await expect(list({ limit: 3, before: sent[4] })).rejects.toMatchObject({ code: 50035 });
  });

  test('of others can be neither edited nor deleted', async () => {
    const { id } = await aule.say('games', 'mine');
    const message = await games.messages.fetch({ message: id, cache: false });
    expect(message.author.username).toBe('aule');
    const path = `/channels/${games.id}/messages/${id}` as const;
    expect(await refusalCode(here.client.rest.patch(path, { body: { content: 'x' } }))).toBe(50005);
    expect(await refusalCode(message.delete())).toBe(50013);
  });

  test('of people reach the bot without their content', async () => {
    const heard = new Promise<Message>((resolve) => here.client.once('messageCreate', resolve));
    await aule.say('lounge', 'a secret');
    expect([(await heard).content, (await heard).author.username]).toEqual(['', 'aule']);
  });

  test('of people have up to 2000 characters, which every page sees, in channels and threads', async () => {
    const thread = await games.threads.create({ name: 'Long words' });
    const words = `> ${'🍇 wine\n||grapes|| '.repeat(200)}`;
    const longest = [...words].slice(0, 1999).join('').trim();
    const other = await connect(here.playground.url);
    for (const place of ['lounge', thread.id]) {
      const { id } = await aule.say(place, longest);
      const there = await other.as('larthia').waitFor((message) => message.id === id);
      expect([there.content, there.author.id]).toEqual([longest, aule.id]);
      await expect(aule.say(place, 'x'.repeat(2001))).rejects.toThrow(/1 to 2000/);
    }
    other.close();
  });

  test('of people that mention the bot come with it', async () => {
    const heard = new Promise<Message>((resolve) => here.client.once('messageCreate', resolve));
    await aule.say('lounge', `<@${here.playground.botId}> hello`);
    expect((await heard).content).toContain('hello');
  });
});

describe('attachments', () => {
  const file = (name: string) => ({ attachment: Buffer.from(name), name, description: `alt of ${name}` });

  test('are served with their description, type and size', async () => {
    const bytes = await sharp({ create: { width: 22, height: 14, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const message = await games.send({
      files: [{ attachment: bytes, name: 'the board.png', description: 'alt' }],
    });
    const attachment = message.attachments.first();
    expect(attachment).toMatchObject({
      name: 'the_board.png',
      description: 'alt',
      contentType: 'image/png',
      size: bytes.length,
      width: 22,
      height: 14,
    });
    const answer = await fetch(attachment?.url ?? '');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await seen(message)).attachments[0]?.description).toBe('alt');
  });

  test.each<[string, string, string, string]>([
    ['a page', 'tale.html', 'text/html; charset=utf-8', 'application/octet-stream'],
    [
      'a page of another make',
      'tale.xhtml',
      'application/xhtml+xml; charset=utf-8',
      'application/octet-stream',
    ],
    ['a script', 'tale.js', 'text/javascript; charset=utf-8', 'application/octet-stream'],
    ['what nobody knows', 'tale.bacchus', 'application/octet-stream', 'application/octet-stream'],
    ['a text', 'tale.md', 'text/markdown; charset=utf-8', 'text/markdown; charset=utf-8'],
    ['a plain text', 'tale.txt', 'text/plain; charset=utf-8', 'text/plain; charset=utf-8'],
  ])('that are %s are saved, never shown in the playground’s place', async (_, name, told, served) => {
    const bytes = Buffer.from('<script>top.hacked = true</script>');
    const attachment = (await games.send({ files: [{ attachment: bytes, name }] })).attachments.first();
    expect([attachment?.name, attachment?.contentType]).toEqual([name, told]);
    const { headers } = await fetch(attachment?.url ?? '');
    expect(headers.get('content-type')).toBe(served);
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  test('that are a drawing with a script in it are saved too', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    const message = await games.send({ files: [{ attachment: Buffer.from(drawing), name: 'tale.svg' }] });
    const { headers } = await fetch(message.attachments.first()?.url ?? '');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toContain('attachment');
  });

  test('on an edit, those that are not listed go', async () => {
    const message = await games.send({ content: 'x', files: [file('a.txt'), file('b.txt')] });
    const [a, b] = [...message.attachments.values()];
    const edited = await message.edit({ attachments: a === undefined ? [] : [a], files: [file('c.txt')] });
    expect(edited.attachments.map(({ name }) => name)).toEqual(['a.txt', 'c.txt']);
    expect((await fetch(b?.url ?? '')).status).toBe(404);
    expect((await fetch(a?.url ?? '')).status).toBe(200);
  });

  test('on an edit that is refused, nothing has changed', async () => {
    const message = await games.send({ content: 'x', files: [file('a.txt')] });
    expect(await refusalCode(message.edit({ attachments: [], content: 'x'.repeat(2001) }))).toBe(50035);
    const path = `/channels/${games.id}/messages/${message.id}` as const;
    const listed = { attachments: [{ id: '1' }], content: 'y' };
    expect(await refusalCode(here.client.rest.patch(path, { body: listed }))).toBe(50035);
    const after = await games.messages.fetch({ message: message.id, force: true });
    expect(after.attachments.map(({ description }) => description)).toEqual(['alt of a.txt']);
    expect((await fetch(after.attachments.first()?.url ?? '')).status).toBe(200);
  });
});

describe('mentions', () => {
  const rung = (message: { id: string }) =>
    aule.page.notified.filter(({ messageId }) => messageId === message.id).map(({ userId }) => userId);

  /** Events arrive in order: after a later message, all events of the earlier one have arrived. */
  async function settled(message: Message) {
    await seen(await games.send('after'));
    return rung(message);
  }

  // AULE and VEL stand for their ids.
  test.each<[string, object, string[]]>([
    ['everybody written to', { content: '<@AULE> <@VEL>' }, ['AULE', 'VEL']],
    ['those allowed by id', { content: '<@AULE> <@VEL>', allowedMentions: { users: ['VEL'] } }, ['VEL']],
    ['all users, if parsed', { content: '<@AULE>', allowedMentions: { parse: ['users'] } }, ['AULE']],
    ['nobody, if nothing is parsed', { content: '<@AULE>', allowedMentions: { parse: [] } }, []],
    ['nobody who is allowed but not written to', { content: 'x', allowedMentions: { users: ['VEL'] } }, []],
    ['nobody inside code', { content: '`<@AULE>` ```<@VEL>```' }, []],
    ['nobody by @everyone, which the bot may not use', { content: '@everyone @here' }, []],
    ['nobody, if suppressed', { content: '<@AULE>', flags: MessageFlags.SuppressNotifications }, []],
  ])('ring %s', async (_, body, rings) => {
    const withIds = <T>(part: T): T =>
      JSON.parse(JSON.stringify(part).replaceAll('AULE', aule.id).replaceAll('VEL', vel.id));
    const expected = withIds(rings).sort();
    const message = await games.send(withIds(body));
    expect((await settled(message)).sort()).toEqual(expected);
    const named = message.mentions.users.map(({ id }) => id).sort();
    expect(message.flags.has(MessageFlags.SuppressNotifications) ? expected : named).toEqual(expected);
  });

  test('@everyone rings all where it is allowed', async () => {
    here.playground.admin.setBotPermissions(INVITATION | PermissionFlagsBits.MentionEveryone);
    const message = await games.send('@everyone');
    here.playground.admin.setBotPermissions(INVITATION);
    expect((await settled(message)).length).toBe(aule.page.people.length);
  });

  test.each([
    ['those who have it', { mentionable: true }, 1],
    ['nobody, if not everyone may mention it', {}, 0],
  ])('a role rings %s', async (_, more, count) => {
    const { admin } = here.playground;
    const { id } = admin.addRole('Readers', more);
    admin.giveRole(vel.id, id);
    const sent = { content: `${aule.mention} <@&${id}>`, allowedMentions: { roles: [id] } };
    expect(await settled(await games.send(sent))).toEqual(count ? [vel.id] : []);
    expect(await settled(await games.send({ ...sent, allowedMentions: { parse: [] } }))).toEqual([]);
  });

  test('an edit rings nobody', async () => {
    const message = await games.send('x');
    await message.edit(aule.mention);
    expect(await settled(message)).toEqual([]);
  });
});

describe('direct messages', () => {
  test('ring the person, and are seen by nobody else', async () => {
    const message = await here.client.users.send(aule.id, 'psst');
    const shown = await aule.waitFor(({ id }) => id === message.id);
    expect(aule.notified.at(-1)?.messageId).toBe(shown.id);
    expect(vel.messages().some(({ id }) => id === message.id)).toBe(false);
    await expect(vel.say(message.channelId, 'me too')).rejects.toThrow(/not there/);
    await aule.say(message.channelId, 'hush');
  });

  test('can be closed', async () => {
    here.playground.admin.setDirectMessages(vel.id, false);
    expect(await refusalCode(here.client.users.send(vel.id, 'psst'))).toBe(50007);
    here.playground.admin.setDirectMessages(vel.id, true);
    await here.client.users.send(vel.id, 'psst');
  });
});

describe('permissions', () => {
  test.each<[string, bigint, (channel: GuildTextBasedChannel) => Promise<unknown>, number]>([
    ['seeing', PermissionFlagsBits.ViewChannel, (channel) => channel.send('x'), 50001],
    ['sending', PermissionFlagsBits.SendMessages, (channel) => channel.send('x'), 50013],
    [
      'attaching',
      PermissionFlagsBits.AttachFiles,
      (channel) => channel.send({ files: [Buffer.from('x')] }),
      50013,
    ],
    [
      'making threads',
      PermissionFlagsBits.CreatePublicThreads,
      () => games.threads.create({ name: 'x' }),
      50013,
    ],
  ])('without %s', async (_, bit, act, code) => {
    const updated = new Promise((resolve) => here.client.once('channelUpdate', resolve));
    here.playground.admin.deny(games.id, bit);
    await updated;
    expect(games.permissionsFor(here.client.user)?.has(bit)).toBe(false);
    expect(await refusalCode(act(games))).toBe(code);
    here.playground.admin.allow(games.id, bit);
    await act(games);
  });
});
