/** Commands in a message's menu, and the parts of other messages that a bot can read. */
import {
  type APIApplicationCommand,
  ApplicationCommandType,
  InteractionContextType,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  MessageType,
  PermissionFlagsBits,
} from 'discord.js';
import { afterAll, describe, expect, test } from 'vitest';
import { stage, textChannel } from '../testing/bot.ts';

const keep = {
  name: 'Keep this',
  nameLocalizations: { de: 'Dies behalten' },
  type: ApplicationCommandType.Message,
} as const;
const menus = [
  keep,
  { name: 'keep', description: 'Not for messages' },
  { name: 'keep', type: ApplicationCommandType.Message },
  { name: 'Stewards', type: ApplicationCommandType.Message, defaultMemberPermissions: '32' },
  { name: 'Alone', type: ApplicationCommandType.Message, contexts: [InteractionContextType.BotDM] },
] as const;

const here = await stage();
const aule = here.visitors.as('aule');
const vel = here.visitors.as('vel.thur');
await here.register(menus);
const games = await textChannel(here);

/** Answers the next command from a menu, and resolves to what it is read for. */
const kept = <T>(read: (interaction: MessageContextMenuCommandInteraction) => T): Promise<T> =>
  here.next('menu', async (interaction) => {
    await interaction.reply('kept');
    return read(interaction);
  });

afterAll(() => here.close());

describe('a message command', () => {
  test('is registered with its names, by the same list as the others', async () => {
    const route = `/applications/${here.playground.botId}/commands` as const;
    const query = new URLSearchParams({ with_localizations: 'true' });
    const all = (await here.client.rest.get(route, { query })) as APIApplicationCommand[];
    expect(all.find(({ name }) => name === keep.name)).toMatchObject({
      type: 3,
      description: '',
      name_localizations: { de: 'Dies behalten' },
    });
    expect(all.filter(({ name }) => name === 'keep').map(({ type }) => type)).toEqual([1, 3]);
  });

  test('carries the message with its words, which the gateway kept from the bot', async () => {
    const heard = new Promise<string>((resolve) =>
      here.client.once('messageCreate', ({ content }) => resolve(content)),
    );
    const said = await aule.say('lounge', 'The wine is ready.\nWho pours?');
    expect(await heard).toBe('');
    const used = here.next('menu', async (interaction) => {
      const { targetMessage, targetId, channelId, commandType, commandName } = interaction;
      await interaction.reply({ content: 'kept', flags: MessageFlags.Ephemeral });
      const { content, author } = targetMessage;
      return { targetId, channelId, commandType, commandName, content, author: author.username };
    });
    await vel.messageCommand(said, 'Keep this');
    expect(await used).toEqual({
      targetId: said.id,
      channelId: said.channel_id,
      commandType: 3,
      commandName: 'Keep this',
      content: 'The wine is ready.\nWho pours?',
      author: 'aule',
    });
  });

  test('carries the files of a bot’s message', async () => {
    const { id } = await games.send({ files: [{ attachment: Buffer.from('#'), name: 'scene.md' }] });
    await aule.waitFor((message) => message.id === id);
    const used = kept(({ targetMessage }) => targetMessage.attachments.map(({ name }) => name));
    await aule.messageCommand(id, 'Keep this');
    expect(await used).toEqual(['scene.md']);
  });

  test('is answered by a message that points to the one it was used on', async () => {
    const said = await aule.say('lounge', 'Look here');
    const handled = kept(async (interaction) => {
      await interaction.followUp('and more');
      return (await interaction.fetchReply()).id;
    });
    const reply = await (await vel.messageCommand(said, 'Keep this')).reply();
    expect(reply).toMatchObject({
      id: await handled,
      type: MessageType.ContextMenuCommand,
      message_reference: {
        message_id: said.id,
        channel_id: said.channel_id,
        guild_id: here.playground.guildId,
      },
      referenced_message: { id: said.id, content: 'Look here' },
      interaction_metadata: { name: 'Keep this', command_type: 3, target_message_id: said.id },
    });
    const more = await vel.waitFor(({ content }) => content === 'and more');
    expect(more).toMatchObject({ type: MessageType.ContextMenuCommand });
    expect(more.message_reference).toBeUndefined();
  });

  test('is another than the slash command of its name', async () => {
    const said = await aule.say('lounge', 'x');
    const used = kept(({ commandType }) => commandType);
    await aule.messageCommand(said, 'keep');
    expect(await used).toBe(3);
    here.onInteraction((interaction) => (interaction.isChatInputCommand() ? interaction.reply('/') : null));
    expect((await (await aule.command('keep')).reply()).content).toBe('/');
    await expect(aule.command('Keep this')).rejects.toThrow(/no command/);
  });

  test.each<[string, string, RegExp]>([
    ['is unknown', 'Burn this', /no command/],
    ['is for stewards', 'Stewards', /may not/],
    ['is for direct messages', 'Alone', /no command/],
  ])('that %s is refused', async (_, name, why) => {
    const said = await vel.say('lounge', 'x');
    await expect(vel.messageCommand(said, name)).rejects.toThrow(why);
  });

  test('is used by who has the rights it asks for', async () => {
    here.playground.admin.setPersonPermissions(vel.id, PermissionFlagsBits.ManageGuild);
    const used = kept(() => null);
    await vel.messageCommand(await vel.say('lounge', 'x'), 'Stewards');
    await used;
    here.playground.admin.setPersonPermissions(vel.id, 0n);
  });

  test('is not used on what is gone, elsewhere or for one person only', async () => {
    const used = here.next('menu', (interaction) =>
      interaction.reply({ content: 's', flags: MessageFlags.Ephemeral }),
    );
    const said = await aule.say('lounge', 'x');
    const secret = await (await aule.messageCommand(said, 'Keep this')).reply();
    await used;
    await expect(aule.messageCommand(secret, 'Keep this')).rejects.toThrow(/not there/);
    const elsewhere = { userId: aule.id, channelId: games.id, name: 'Keep this', options: [] };
    for (const targetId of [said.id, '1']) {
      const nonce = aule.page.send((fresh) => ({ type: 'command', nonce: fresh, targetId, ...elsewhere }));
      const end = await aule.page.until(() => aule.page.outcomes.get(nonce), 'an answer');
      expect(end.state).toBe('refused');
    }
  });

  test('there may be fifteen of, beside the others', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `Keep ${at}`, type: keep.type }));
    const { commands } = here.client.application;
    const slash = { name: 'keep', description: 'Not for messages' };
    expect((await commands.set([...many(15), slash])).size).toBe(16);
    await expect(commands.set(many(16))).rejects.toMatchObject({ code: 30032 });
    await commands.set(menus);
  });
});

describe('a user command', () => {
  const greet = { name: 'Greet', type: ApplicationCommandType.User } as const;

  test('carries the person, with their membership, and is answered as one from a menu', async () => {
    await here.register([...menus, greet]);
    const used = new Promise<unknown>((resolve) => {
      here.onInteraction(async (interaction) => {
        if (!interaction.isUserContextMenuCommand()) return;
        const { targetId, targetUser, targetMember, commandType } = interaction;
        await interaction.reply('hello');
        resolve({ targetId, name: targetUser.username, isMember: targetMember !== null, commandType });
      });
    });
    const reply = await (await aule.userCommand(vel, 'Greet')).reply();
    expect(await used).toEqual({ targetId: vel.id, name: 'vel.thur', isMember: true, commandType: 2 });
    expect(reply).toMatchObject({
      type: MessageType.ContextMenuCommand,
      interaction_metadata: { name: 'Greet', command_type: 2 },
    });
    expect(reply.message_reference).toBeUndefined();
    await expect(aule.userCommand(vel, 'Keep this')).rejects.toThrow(/no command/);
    await expect(aule.messageCommand(reply, 'Greet')).rejects.toThrow(/no command/);
    await here.register(menus);
  });
});

describe('without the intent for message content, a bot reads', () => {
  const read = async (channelId: string, id: string) => {
    const one = await here.client.rest.get(`/channels/${channelId}/messages/${id}`);
    const all = (await here.client.rest.get(`/channels/${channelId}/messages`)) as { id: string }[];
    return [one, all.find((message) => message.id === id)];
  };

  test('nothing that people wrote to each other', async () => {
    const { id, channel_id } = await aule.say('lounge', 'between us');
    const empty = { id, content: '', attachments: [], author: { id: aule.id } };
    expect(await read(channel_id, id)).toMatchObject([empty, empty]);
  });

  test('nothing of it in its own answers to it either', async () => {
    const said = await aule.say('lounge', 'between us');
    const used = here.next('menu', async (interaction) => {
      const { resource } = await interaction.reply({ content: 'Yes?', withResponse: true });
      return resource?.message?.id ?? '';
    });
    await aule.messageCommand(said, 'Keep this');
    const id = await used;
    const shown = { content: 'Yes?', referenced_message: { id: said.id, content: '' } };
    expect(await read(said.channel_id, id)).toMatchObject([shown, shown]);
    expect((await vel.waitFor((message) => message.id === id)).referenced_message?.content).toBe(
      'between us',
    );
  });

  test('what mentions it, what it wrote itself, and direct messages', async () => {
    const mention = await aule.say('lounge', `<@${here.playground.botId}> for you`);
    expect(await read(mention.channel_id, mention.id)).toMatchObject([
      { content: mention.content },
      { content: mention.content },
    ]);
    const own = await games.send('mine');
    expect(await read(games.id, own.id)).toMatchObject([{ content: 'mine' }, { content: 'mine' }]);
    const direct = await aule.openDirect();
    const { id } = await aule.say(direct.id, 'psst');
    expect(await read(direct.id, id)).toMatchObject([{ content: 'psst' }, { content: 'psst' }]);
  });
});
