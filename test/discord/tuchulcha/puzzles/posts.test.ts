import { beforeEach, describe, expect, test } from 'vitest';
import { puzzleButtons } from '../../../../src/discord/tuchulcha/puzzles/messages.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../../src/tables/settings.ts';
import { dayAt, priorOf, puzzleKey, withPuzzleSettings } from '../../../../src/tables/tuchulcha/puzzles.ts';
import { DAY, HOUR, MINUTE } from '../../../e2e/test-clock.ts';
import { SOME_PUZZLES } from '../../../tables/tuchulcha/puzzles/some-puzzles.ts';
import { controlsIn } from '../../laws.ts';
import { asker } from '../../stub-interaction.ts';
import { TestBot } from '../../test-bot.ts';

const GUILD = '500';
const CHANNEL = '600';

let bot: TestBot;
/** Days of this server begin at eight. */
const today = () => dayAt(bot.world.at, 8);

async function wants(puzzleChannel: string | null): Promise<void> {
  await bot.store.saveGuildSettings(
    GUILD,
    withPuzzleSettings(DEFAULT_GUILD_SETTINGS, { channel: puzzleChannel }),
  );
}

const sent = (channel = CHANNEL) => bot.discord.channels.get(channel)?.messages ?? [];
const written = (day = today()) => bot.store.games.tuchulcha.puzzlePost(GUILD, day);
const post = (day = today()) => bot.store.post(puzzleKey({ guildId: GUILD, day }));
const chosen = (channel: string) =>
  bot.puzzlePosts.serverChanged?.(
    GUILD,
    DEFAULT_GUILD_SETTINGS,
    withPuzzleSettings(DEFAULT_GUILD_SETTINGS, { channel }),
  );

/** Runs of the tasks for so long. */
async function pass(ms: number, each = MINUTE): Promise<void> {
  for (let gone = 0; gone < ms; gone += each) {
    bot.world.at = new Date(bot.world.at.getTime() + each);
    await bot.puzzlePosts.run();
  }
}

async function answer(userId: string, right: boolean): Promise<void> {
  const { puzzleId, day } = (await written()) ?? { puzzleId: '', day: 0 };
  const { best } = SOME_PUZZLES.get(puzzleId) ?? { best: 0 };
  const choice = right ? best : best === 0 ? 1 : 0;
  await bot.store.games.tuchulcha.answerPuzzle(
    { userId, puzzleId, guildId: GUILD, day, choice, solved: right, at: bot.world.at },
    priorOf(SOME_PUZZLES.get(puzzleId)?.found ?? 0.5),
  );
}

beforeEach(() => {
  bot = new TestBot();
  bot.discord.addChannel(CHANNEL);
});

describe('a puzzle a day', () => {
  test('is posted once a day, silently, and pings nobody', async () => {
    await wants(CHANNEL);
    await pass(3 * HOUR);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ silent: true, mentions: [] });
    expect(bot.discord.contents(CHANNEL)[0]).toContain('**Daily puzzle**');
    await pass(DAY, 5 * MINUTE);
    expect(sent()).toHaveLength(2);
    const ids = sent().map(({ components }) => JSON.stringify(components));
    expect(ids[0]).not.toEqual(ids[1]);
  });

  test('yesterday’s tells how many solved it, and loses its buttons', async () => {
    await wants(CHANNEL);
    await pass(MINUTE);
    await answer('1', true);
    await answer('2', false);
    await pass(DAY, 5 * MINUTE);
    const [yesterday = ''] = bot.discord.contents(CHANNEL);
    expect(yesterday).toContain('solved by 1 of 2');
    expect(yesterday).toContain('Best is **');
    expect(controlsIn(sent().at(-1)?.components ?? [])).toEqual([]);
    const edits = bot.discord.requests.filter(({ method }) => method === 'PATCH');
    expect(edits).toHaveLength(1);
    expect((await post(today() - 1))?.state).toBe('closed');
  });

  test('an answer to yesterday’s is told what was right, and rated no more', async () => {
    await wants(CHANNEL);
    await pass(MINUTE);
    const { puzzleId: puzzle, day } = (await written()) ?? { puzzleId: '', day: 0 };
    const tap = (userId: string) =>
      bot.button(
        asker(userId, { guildId: GUILD, channelId: CHANNEL }),
        puzzleButtons.answer({ puzzle, day, choice: 0 }),
      );
    await tap('1');
    expect((await bot.store.games.tuchulcha.puzzleRecord('1'))?.answered).toBe(1);
    await pass(DAY, 5 * MINUTE);
    expect((await post(day))?.state).toBe('closed');
    const before = await bot.store.games.tuchulcha.puzzleRating(puzzle);
    expect(JSON.stringify(await tap('2'))).toContain('day is over');
    expect(await bot.store.games.tuchulcha.puzzleRecord('2')).toBeNull();
    expect(await bot.store.games.tuchulcha.puzzleAnswer('2', puzzle)).toBeNull();
    expect(await bot.store.games.tuchulcha.puzzleRating(puzzle)).toEqual(before);
  });

  test('where the bot may not write it waits, and comes once it may', async () => {
    await wants(CHANNEL);
    const channel = bot.discord.channel(CHANNEL);
    channel.closed = true;
    await pass(HOUR);
    expect(await post()).toMatchObject({ state: 'refused' });
    channel.closed = false;
    await pass(20 * MINUTE);
    expect(sent()).toHaveLength(1);
    expect(await post()).toMatchObject({ state: 'sent' });
  });

  test('after days without leave only the newest comes', async () => {
    await wants(CHANNEL);
    const channel = bot.discord.channel(CHANNEL);
    channel.closed = true;
    await pass(2 * DAY, 10 * MINUTE);
    channel.closed = false;
    await pass(HOUR);
    expect(sent()).toHaveLength(1);
  });

  test('a server whose row can’t be read keeps no other waiting', async () => {
    const broken = '499';
    await bot.store.saveGuildSettings(
      broken,
      withPuzzleSettings(DEFAULT_GUILD_SETTINGS, { channel: CHANNEL }),
    );
    await wants(CHANNEL);
    const puzzles = bot.store.games.tuchulcha;
    const { puzzlePost } = puzzles;
    puzzles.puzzlePost = (guildId, day) =>
      guildId === broken ? Promise.reject(new Error('broken')) : puzzlePost(guildId, day);
    await pass(MINUTE);
    expect(sent()).toHaveLength(1);
  });

  test('a channel that is chosen while it waits gets it', async () => {
    await wants(CHANNEL);
    bot.discord.channel(CHANNEL).closed = true;
    await pass(MINUTE);
    bot.discord.addChannel('601');
    await wants('601');
    await chosen('601');
    expect(sent('601')).toHaveLength(1);
    expect(await post()).toMatchObject({ state: 'sent', channelId: '601' });
  });

  test('one that is switched off and on again the same day doesn’t come twice', async () => {
    await wants(CHANNEL);
    await pass(MINUTE);
    await wants(null);
    await pass(MINUTE);
    await wants(CHANNEL);
    await chosen(CHANNEL);
    await pass(HOUR);
    expect(sent()).toHaveLength(1);
  });
});
