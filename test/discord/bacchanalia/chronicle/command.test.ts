import { beforeEach, describe, expect, test } from 'vitest';
import type { Name } from '../../../tables/people.ts';
import { beginsStory, isTold, storyUntil } from '../../../tables/story-world.ts';
import { asker } from '../../stub-interaction.ts';
import { TestBot } from '../../test-bot.ts';

const THREAD = '77';
const COMMANDS = ['bacchanalia cast', 'bacchanalia chronicle'] as const;

let bot: TestBot;
let finished: { readonly id: string; readonly number: number };

/** Anna's story is over in its thread, and she has another one elsewhere. */
beforeEach(async () => {
  bot = new TestBot();
  const { world } = bot;
  const terms = { end: { kind: 'parcae', times: 2 }, lines: [], veils: [] } as const;
  const id = await beginsStory(world, ['anna', 'bert', 'carl'], { terms });
  finished = await storyUntil(world, id, isTold);
  await world.store.show(id, { playChannelId: THREAD });
  await beginsStory(world, ['anna', 'bert', 'carl']);
});

describe.each(COMMANDS)('/%s', (command) => {
  const says = async (name: Name, options: Readonly<Record<string, string>>, channelId = THREAD) =>
    JSON.stringify(await bot.command(asker(name, { channelId }), command, options));

  test('in the thread of a story that is over means that one', async () => {
    expect(await says('anna', {})).toContain(`table ${finished.number}**`);
    expect(await says('anna', {}, '2')).toContain(`table ${finished.number + 1}**`);
  });

  test('means a story that is over by its number, with a word before it or without', async () => {
    for (const table of [`${finished.number}`, `Table ${finished.number}`, `#${finished.number}`])
      expect(await says('anna', { table }, '2')).toContain(`table ${finished.number}**`);
    expect(await says('dora', { table: `${finished.number}` }, '2')).not.toContain('**The c');
  });

  test('suggests it there, and wherever its number is typed, to those who may read it', async () => {
    const offered = async (name: Name, typed: string, channelId = THREAD) =>
      (await bot.suggestions(asker(name, { channelId }), command, 'table', typed)).map(({ value }) => value);
    expect(await offered('anna', '')).toContain(finished.id);
    for (const typed of [`${finished.number}`, `Table ${finished.number}`])
      expect(await offered('anna', typed, '2')).toEqual([finished.id]);
    expect(await offered('dora', `${finished.number}`)).toEqual([]);
  });
});
