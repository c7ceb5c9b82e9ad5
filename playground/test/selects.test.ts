import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { afterAll, describe, expect, test } from 'vitest';
import { stage, textChannel } from '../testing/bot.ts';

const here = await stage();
const games = await textChannel(here);
const larthia = here.visitors.as('larthia');

afterAll(() => here.close());

const places = {
  type: ComponentType.StringSelect,
  customId: 'places',
  placeholder: 'Where',
  minValues: 0,
  options: ['Altar', 'Forest'].map((label) => ({ label, value: label.toLowerCase() })),
} as const;
const moves = {
  type: ComponentType.StringSelect,
  customId: 'moves',
  placeholder: 'Which',
  minValues: 2,
  maxValues: 3,
  options: ['One', 'Two', 'Three'].map((label) => ({ label, value: label.toLowerCase() })),
} as const;

type Select = typeof places | typeof moves;

async function posted(select: Select) {
  const components = [{ type: ComponentType.ActionRow as const, components: [select] }];
  const message = await games.send({ content: 'choose', components });
  await larthia.waitFor(({ id }) => id === message.id);
  return message;
}

function chosen(): Promise<string[]> {
  return new Promise((resolve) => {
    here.onInteraction(async (interaction) => {
      if (!interaction.isStringSelectMenu()) return;
      resolve(interaction.values);
      await interaction.deferUpdate();
    });
  });
}

/** Values of the next select of the server's people or channels. */
function chosenOwn(): Promise<readonly (string | undefined)[]> {
  return new Promise((resolve) => {
    here.onInteraction(async (interaction) => {
      if (interaction.isUserSelectMenu()) resolve(interaction.users.map(({ username }) => username));
      else if (interaction.isChannelSelectMenu())
        resolve(interaction.channels.map((channel) => ('name' in channel ? (channel.name ?? '') : '')));
      else return;
      await interaction.deferUpdate();
    });
  });
}

describe('selects of the server’s own', () => {
  const people = {
    type: ComponentType.UserSelect,
    customId: 'people',
    minValues: 0,
    maxValues: 2,
    defaultValues: [],
  } as const;
  const channels = {
    type: ComponentType.ChannelSelect,
    customId: 'channels',
    minValues: 0,
    maxValues: 25,
    channelTypes: [ChannelType.GuildText],
  } as const;
  const show = async (select: typeof people | typeof channels) => {
    const message = await games.send({
      content: 'choose',
      components: [{ type: ComponentType.ActionRow, components: [select] }],
    });
    await larthia.waitFor(({ id }) => id === message.id);
    return message.id;
  };

  test('bring people and channels with what they are', async () => {
    const brought = chosenOwn();
    await larthia.select(await show(people), null, [larthia.id]);
    expect(await brought).toEqual(['larthia']);
    const places = chosenOwn();
    await larthia.select(await show(channels), null, [games.id, here.playground.admin.channelId('lounge')]);
    expect(await places).toEqual(['games', 'lounge']);
    const nothing = chosenOwn();
    await larthia.select(await show(channels), null, []);
    expect(await nothing).toEqual([]);
  });

  test('refuse who and what is not there, and too many', async () => {
    const thread = await games.threads.create({ name: 'A scene' });
    await expect(larthia.select(await show(people), null, ['1'])).rejects.toThrow(/no user/);
    await expect(larthia.select(await show(channels), null, ['1'])).rejects.toThrow(/no channel/);
    await expect(larthia.select(await show(channels), null, [thread.id])).rejects.toThrow(/can’t be chosen/);
    const three = ['aule', 'larthia', 'vel.thur'].map((name) => here.visitors.as(name).id);
    await expect(larthia.select(await show(people), null, three)).rejects.toThrow(/between 0 and 2/);
  });

  test('have no more defaults than may be chosen, and those of their own kind', async () => {
    const users = Array.from({ length: 3 }, () => ({
      id: larthia.id,
      type: SelectMenuDefaultValueType.User,
    }));
    const wrong = [{ id: games.id, type: SelectMenuDefaultValueType.Channel }];
    for (const defaultValues of [users, wrong]) {
      const select = { ...people, defaultValues } as unknown as typeof people;
      await expect(show(select)).rejects.toMatchObject({ code: 50035 });
    }
  });
});

describe('selects', () => {
  test.each<[string, Select, string[], string[]]>([
    ['one word, by its label', places, ['Forest'], ['forest']],
    ['nothing, where that is allowed', places, [], []],
    ['several words', moves, ['One', 'three'], ['one', 'three']],
  ])('bring %s', async (_, select, values, expected) => {
    const message = await posted(select);
    const brought = chosen();
    await larthia.select(message.id, null, values);
    expect(await brought).toEqual(expected);
  });

  test.each<[string, Select, string[], RegExp]>([
    ['too few words', moves, ['One'], /between 2 and 3/],
    ['too many words', places, ['Altar', 'Forest'], /between 0 and 1/],
    ['a word twice', moves, ['One', 'One'], /twice/],
    ['what is not offered', places, ['Temple'], /not one of the choices/],
  ])('refuse %s', async (_, select, values, why) => {
    const message = await posted(select);
    await expect(larthia.select(message.id, null, values)).rejects.toThrow(why);
  });
});
