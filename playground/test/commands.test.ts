import { InteractionContextType, PermissionFlagsBits } from 'discord.js';
import { afterAll, describe, expect, test } from 'vitest';
import { stage } from '../testing/bot.ts';

const here = await stage();
const aule = here.visitors.as('aule');
const vel = here.visitors.as('vel.thur');
here.onInteraction((interaction) => (interaction.isCommand() ? interaction.reply('done') : null));

afterAll(() => here.close());

const commands = () => here.client.application.commands;
const offered = (names: readonly string[]) =>
  aule.page.until(() => {
    const there = aule.page.commands.map(({ name }) => name).sort();
    return there.join() === [...names].sort().join() ? true : undefined;
  }, `commands ${names.join()}`);

const play = { name: 'play', description: 'Play' };

describe('registered commands', () => {
  test('are listed with their localizations only when asked', async () => {
    await commands().set([
      { ...play, nameLocalizations: { de: 'spielen' }, descriptionLocalizations: { de: 'Spiele' } },
    ]);
    await offered(['play']);
    const route = `/applications/${here.playground.botId}/commands` as const;
    const plain = await here.client.rest.get(route);
    const full = await here.client.rest.get(route, {
      query: new URLSearchParams({ with_localizations: 'true' }),
    });
    expect(plain).toMatchObject([{ name: 'play' }]);
    expect(plain).not.toMatchObject([{ name_localizations: expect.anything() }]);
    expect(full).toMatchObject([{ name_localizations: { de: 'spielen' } }]);
  });

  test('keep id and version while they stay the same', async () => {
    const set = async (description: string) => {
      const command = (await commands().set([{ ...play, description }])).first();
      return { id: command?.id, version: command?.version };
    };
    const first = await set('Play');
    expect(await set('Play')).toEqual(first);
    const changed = await set('Play!');
    expect(changed.id).toBe(first.id);
    expect(changed.version).not.toBe(first.version);
  });
});

describe('who may use a command where', () => {
  test('is for those with its permissions', async () => {
    await commands().set([{ ...play, defaultMemberPermissions: PermissionFlagsBits.ManageGuild }]);
    await offered(['play']);
    await aule.command('play'); // the guild's owner
    await expect(vel.command('play')).rejects.toThrow(/may not/);
  });

  test('is told by its contexts', async () => {
    await commands().set([
      { name: 'here', description: 'In the guild', contexts: [InteractionContextType.Guild] },
      { name: 'there', description: 'Alone with the bot', contexts: [InteractionContextType.BotDM] },
    ]);
    await offered(['here', 'there']);
    const dm = await here.client.users.createDM(vel.id);
    await vel.waitForChannel(({ id }) => id === dm.id);
    await vel.command('here');
    await expect(vel.command('there')).rejects.toThrow(/no command/);
    await expect(vel.command('here', {}, { channel: dm.id })).rejects.toThrow(/no command/);
    const answer = await vel.command('there', {}, { channel: dm.id });
    expect((await answer.reply()).channel_id).toBe(dm.id);
    expect(aule.messages().some(({ channel_id }) => channel_id === dm.id)).toBe(false);
  });

  test("the person's language comes along", async () => {
    await commands().set([play]);
    await offered(['play']);
    vel.setLocale('de');
    const locale = new Promise<string>((resolve) => {
      here.onInteraction(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.reply('ja');
        resolve(interaction.locale);
      });
    });
    await vel.command('play');
    expect(await locale).toBe('de');
  });
});

describe('commands of a single server', () => {
  const guildId = () => here.playground.guildId;
  const story = { ...play, name: 'story' };

  test('stand beside those of all, and nowhere else', async () => {
    await commands().set([play]);
    await commands().set([{ ...story, contexts: [InteractionContextType.BotDM] }], guildId());
    await offered(['play', 'story']);
    const dm = await here.client.users.createDM(vel.id);
    await vel.waitForChannel(({ id }) => id === dm.id);
    await expect(vel.command('story', {}, { channel: dm.id })).rejects.toThrow(/no command/);
    const used = new Promise<[string | null, string]>((resolve) => {
      here.onInteraction(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.reply('done');
        resolve([interaction.commandGuildId, interaction.commandId]);
      });
    });
    await vel.command('story');
    const id = aule.page.commands.find(({ name }) => name === 'story')?.id;
    expect(await used).toEqual([guildId(), id]);
    const told = await commands().fetch({ guildId: guildId() });
    expect(told.map((command) => [command.name, command.guildId])).toEqual([['story', guildId()]]);
    expect((await commands().fetch()).map(({ name }) => name)).toEqual(['play']);
  });

  test('keep their id while they are there, and are gone once they are taken away', async () => {
    const set = async (description: string) =>
      (await commands().set([{ ...story, description }], guildId())).first()?.id;
    const first = await set('Tell');
    expect(await set('Tell!')).toBe(first);
    await commands().set([], guildId());
    await offered(['play']);
    await expect(vel.command('story')).rejects.toThrow(/no command/);
  });

  test('are refused for a server that the bot is not on', () =>
    expect(commands().set([story], '1')).rejects.toThrow(/Missing Access/));
});
