import { expect, test } from 'vitest';
import { findTableFeature } from '../../../src/discord/features/find-table.ts';
import { openLobby } from '../../../src/tables/changes/lobby.ts';
import { USUALLY_WANTED } from '../../../src/tables/seekers.ts';
import { MINUTE } from '../../e2e/test-clock.ts';
import { idOf, type Name } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { clientOf } from '../a-server.ts';
import { TestBot } from '../test-bot.ts';

test.each(['nothing fails', 'the bot died as soon as that was stored'])(
  'who has too many tables by now looks no more and is told so once, where %s; the others look on',
  async (what) => {
    const bot = new TestBot();
    const { world, store, discord } = bot;
    for (let n = 0; n < 5; n++) sure(await openLobby(world.tables, world.opening(['anna', 'carl'])));
    discord.addChannel('2');
    const seeks = (name: Name) => ({ userId: idOf(name), name, askedBy: `7${idOf(name)}` });
    const wish = { ...USUALLY_WANTED, guildId: '1', game: 'tuchulcha', channelId: '2', since: world.at };
    for (const name of ['anna', 'bert'] as const)
      await store.seek({ ...wish, game: 'tuchulcha', size: 2, ...seeks(name) });
    if (what !== 'nothing fails') bot.faults.fail('stopSeeking', { afterwards: true });
    const task = findTableFeature.createTask?.(bot.context, clientOf({ '2': true }));
    for (let n = 0; n < 3; n++) {
      await task?.run();
      bot.after(MINUTE);
    }
    const told = discord.channels
      .get('2')
      ?.messages.filter(({ mentions }) => mentions.includes(idOf('anna')));
    expect(told).toHaveLength(1);
    expect(told?.[0]?.content).toContain('as many tables as this server allows');
    expect((await store.seekers('1')).map(({ userId }) => userId)).toEqual([idOf('bert')]);
  },
);
