import { ChannelType, ComponentType, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stage, stage } from './bot.ts';
import type { Person } from './person.ts';

let here: Stage;
let games: TextChannel;
let aule: Person;
let larthia: Person;

beforeAll(async () => {
  here = await stage();
  const channel = await here.client.channels.fetch(here.playground.admin.channelId('games'));
  if (channel === null || channel.type !== ChannelType.GuildText) throw new Error('no channel');
  games = channel;
  aule = here.visitors.as('aule');
  larthia = here.visitors.as('larthia');
});

afterAll(() => here.close());

const users = {
  type: ComponentType.UserSelect,
  customId: 'guests',
  placeholder: 'Invite',
  maxValues: 2,
} as const;
const places = {
  type: ComponentType.ChannelSelect,
  customId: 'places',
  placeholder: 'Where',
  minValues: 0,
  maxValues: 3,
} as const;
const moves = {
  type: ComponentType.StringSelect,
  customId: 'moves',
  placeholder: 'Which',
  minValues: 2,
  maxValues: 3,
  options: ['One', 'Two', 'Three'].map((label) => ({ label, value: label.toLowerCase() })),
} as const;

type Select = typeof users | (typeof places & { channelTypes?: ChannelType.GuildText[] }) | typeof moves;

async function posted(select: Select) {
  const components = [{ type: ComponentType.ActionRow as const, components: [select] }];
  const message = await games.send({ content: 'choose', components });
  await larthia.waitFor(({ id }) => id === message.id);
  return message;
}

/** What the next select brings, by name where Discord sends the thing itself. */
function chosen(): Promise<unknown[]> {
  return new Promise((resolve) => {
    here.onInteraction(async (interaction) => {
      if (interaction.isUserSelectMenu()) {
        resolve([...interaction.users.values()].map(({ username }) => username));
        expect(interaction.members.size).toBe(interaction.users.filter(({ bot }) => !bot).size);
      } else if (interaction.isChannelSelectMenu()) {
        resolve(
          [...interaction.channels.values()].map((channel) => channel && 'name' in channel && channel.name),
        );
      } else if (interaction.isStringSelectMenu()) resolve(interaction.values);
      else return;
      await interaction.deferUpdate();
    });
  });
}

describe('selects', () => {
  test.each<[string, Select, string[], string[]]>([
    ['people, by name', users, ['Aule', 'vel.thur'], ['aule', 'vel.thur']],
    ['the bot', users, ['Haruspex'], ['Haruspex']],
    ['channels, by name', places, ['games', 'lounge'], ['games', 'lounge']],
    ['nothing, where that is allowed', places, [], []],
    ['several words', moves, ['One', 'three'], ['one', 'three']],
  ])('bring %s', async (_, select, values, expected) => {
    const message = await posted(select);
    const brought = chosen();
    await larthia.select(message.id, null, values);
    expect(await brought).toEqual(expected);
  });

  test('bring people by id', async () => {
    const message = await posted(users);
    const brought = chosen();
    await larthia.select(message.id, 'Invite', [aule.id]);
    expect(await brought).toEqual(['aule']);
  });

  test.each<[string, Select, string[], RegExp]>([
    ['too many people', users, ['aule', 'larthia', 'ramtha'], /Between 1 and 2/],
    ['nobody', users, [], /Between 1 and 2/],
    ['a stranger', users, ['1'], /no user/],
    ['too few words', moves, ['One'], /Between 2 and 3/],
    ['a channel that is not there', places, ['1'], /no channel/],
  ])('refuse %s', async (_, select, values, why) => {
    const message = await posted(select);
    await expect(larthia.select(message.id, null, values)).rejects.toThrow(why);
  });

  test('of channels refuse what is of another type', async () => {
    const thread = await games.threads.create({ name: 'Side room' });
    await larthia.waitForChannel(({ id }) => id === thread.id);
    const message = await posted({ ...places, channelTypes: [ChannelType.GuildText] });
    await expect(larthia.select(message.id, null, ['Side room'])).rejects.toThrow(/can’t be chosen/);
    const any = await posted(places);
    const brought = chosen();
    await larthia.select(any.id, null, ['Side room']);
    expect(await brought).toEqual(['Side room']);
  });
});
