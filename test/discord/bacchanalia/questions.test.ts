import { beforeEach, describe, expect, test } from 'vitest';
import { storyButtons, type Written } from '../../../src/discord/bacchanalia/buttons.ts';
import type { StoryRequest } from '../../../src/tables/game-types.ts';
import { memoryStore } from '../../tables/memory-store.ts';
import { idOf, type Name } from '../../tables/people.ts';
import { beginsStory, isUnderWay, storyAt, storyUntil, sureStory } from '../../tables/story-world.ts';
import { StubBot } from '../stub-bot.ts';
import { TestBot } from '../test-bot.ts';

const QUESTION = 'Who else was at the well?';

let bot: TestBot;
let id: string;
/** The number of Bert's introduction. */
let tale: number;

beforeEach(async () => {
  bot = new TestBot();
  bot.discord.addChannel('2');
  id = await beginsStory(bot.world, ['anna', 'bert', 'carl']);
  await storyUntil(bot.world, id, isUnderWay);
  const { state, seats } = await storyAt(bot.world, id);
  tale = state?.told.findIndex(({ teller }) => teller === seats[1]?.color) ?? -1;
});

const does = async (name: Name, request: StoryRequest): Promise<number> => {
  const table = await storyAt(bot.world, id);
  sureStory(await bot.world.tables.by(bot.world.nextInteractionId()).act(id, null, idOf(name), request));
  await bot.noticeSender.deliver();
  return table.state?.tales ?? -1;
};

const asks = (name: Name): Promise<number> => does(name, { type: 'ask', about: tale, text: QUESTION });

/** What pressing a button below a tale has Discord do. */
async function presses(name: Name, written: Written) {
  const stub = new StubBot({ ...memoryStore(() => bot.world.at), ...bot.world.store });
  const asker = { userId: idOf(name), guildId: '1', isManager: false, channelId: '2' };
  const calls = await stub.button(asker, storyButtons.write({ table: id, written }));
  return {
    opens: calls.some(([method]) => method === 'showModal'),
    says: JSON.stringify(calls),
  };
}

describe('a question', () => {
  test('has its button until it is answered', async () => {
    const question = await asks('anna');
    const answer = storyButtons.write({ table: id, written: { what: 'answer', question } });
    const shown = () => bot.discord.channel('2').messages.find(({ content }) => content?.includes(QUESTION));
    expect(JSON.stringify(shown()?.components)).toContain(answer);
    const message = shown();
    await does('bert', { type: 'answer', question, text: 'Nobody.' });
    expect(message?.components).not.toEqual([]);
    expect(JSON.stringify(message?.components)).not.toContain(answer);
  });

  test('that has its answer opens no form in which another would be lost', async () => {
    const question = await asks('anna');
    expect(await presses('bert', { what: 'answer', question })).toMatchObject({ opens: true });
    await does('bert', { type: 'answer', question, text: 'Nobody.' });
    const { opens, says } = await presses('bert', { what: 'answer', question });
    expect(opens).toBe(false);
    expect(says).toContain('That’s been answered');
  });

  test('to somebody who has left is not begun', async () => {
    expect(await presses('anna', { what: 'question', about: tale })).toMatchObject({ opens: true });
    sureStory(await bot.world.tables.resign(id, idOf('bert')));
    const { opens, says } = await presses('anna', { what: 'question', about: tale });
    expect(opens).toBe(false);
    expect(says).toContain('isn’t in this story, or not any more');
  });
});
