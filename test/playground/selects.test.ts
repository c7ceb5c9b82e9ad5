import { ComponentType, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stage, stage, textChannel } from './bot.ts';
import type { Person } from './person.ts';

let here: Stage;
let games: TextChannel;
let larthia: Person;

beforeAll(async () => {
  here = await stage();
  games = await textChannel(here);
  larthia = here.visitors.as('larthia');
});

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

/** What the next select brings. */
function chosen(): Promise<string[]> {
  return new Promise((resolve) => {
    here.onInteraction(async (interaction) => {
      if (!interaction.isStringSelectMenu()) return;
      resolve(interaction.values);
      await interaction.deferUpdate();
    });
  });
}

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
    ['too few words', moves, ['One'], /Between 2 and 3/],
    ['too many words', places, ['Altar', 'Forest'], /Between 0 and 1/],
    ['a word twice', moves, ['One', 'One'], /twice/],
    ['what is not offered', places, ['Temple'], /not one of the choices/],
  ])('refuse %s', async (_, select, values, why) => {
    const message = await posted(select);
    await expect(larthia.select(message.id, null, values)).rejects.toThrow(why);
  });
});
