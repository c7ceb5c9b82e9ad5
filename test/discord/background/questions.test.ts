import { MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { closeTable } from '../../../src/tables/changes/closing.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import type { Certainty } from '../../../src/tables/prophecies/prophecies.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { MINUTE } from '../../e2e/test-clock.ts';
import { idOf, person } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { playUntilAsked } from '../asking.ts';
import { refusal, UNAVAILABLE, UNKNOWN_CHANNEL } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';

const QUESTION = /^🔮 \*\*Who will win\?\*\*/;

/** A game of three, shown turn by turn, until a question is open at it, and before that turn is shown. */
async function asked(bot = new TestBot()) {
  const id = await playUntilAsked(bot);
  const questions = (): string[] => bot.discord.contents(channel).filter((content) => QUESTION.test(content));
  const table = await bot.world.table(id);
  const channel = tableChannel(table);
  const turn = table.state?.turnNumber ?? 0;
  const answer = { tableId: id, guildId: table.guildId, turn, name: 'Dora', at: bot.world.at } as const;
  const answered = (userId = '71', option = 'blue', certainty: Certainty = 'sure') =>
    bot.store.prophesy({ ...answer, userId, option, certainty, interactionId: `9${userId}` });
  return { bot, id, table, channel, questions, turn, answered };
}

/** The messages with a question that were sent, not edited. */
const sent = ({ discord }: TestBot) =>
  discord.requests.filter(
    ({ method, body }) => method === 'POST' && JSON.stringify(body ?? '').includes('🔮'),
  );

describe('the question of a turn', () => {
  test('stands before the turn’s message, rings nobody, and has two buttons for each who is in the game', async () => {
    const { bot, id, channel, questions } = await asked();
    await bot.tableMessages.show(id);
    expect(questions()).toHaveLength(1);
    const contents = bot.discord.contents(channel);
    expect(contents.findIndex((content) => QUESTION.test(content))).toBe(contents.length - 2);
    const [request] = sent(bot);
    expect(request?.body).toMatchObject({
      flags: MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications,
      allowed_mentions: { parse: [], users: [] },
    });
    const labels = JSON.stringify(request?.body).match(/"label":"[^"]*"/g);
    expect(labels).toEqual(
      [56, 87].flatMap((chance) => ['anna', 'bert', 'carl'].map((name) => `"label":"${name} ${chance}%"`)),
    );
  });

  test('is closed once its turn is over: its message says how many answered what, and has no button', async () => {
    const { bot, id, questions, turn, answered } = await asked();
    await bot.tableMessages.show(id);
    for (const [userId, option, certainty] of [
      ['71', 'blue', 'sure'],
      ['72', 'blue', 'likely'],
      ['73', 'yellow', 'sure'],
    ] as const)
      await answered(userId, option, certainty);
    await bot.world.plays(id);
    await bot.noticeSender.deliver();
    expect(questions()).toEqual([`🔮 **Who will win?**\nTurn ${turn}: anna 2 · carl 1`]);
    expect(sent(bot)).toHaveLength(1);
    for (const name of ['carl', 'bert'] as const) sure(await resignGame(bot.world.tables, id, idOf(name)));
    await bot.noticeSender.deliver();
    expect(questions()).toEqual([
      `🔮 **Who will win?**\nTurn ${turn}: anna 2 · carl 1\nAnswer: **anna**. 2 people saw it coming.`,
    ]);
  });

  test('is over with its game, also if that has no result', async () => {
    const { bot, id, questions, answered } = await asked();
    await bot.tableMessages.show(id);
    await answered();
    sure(await closeTable(bot.world.tables, id, person('anna'), true));
    await bot.noticeSender.deliver();
    expect(questions()).toEqual([expect.stringMatching(/\nThe game ended without an answer/)]);
  });

  test('isn’t asked on a server that doesn’t want it, nor once its turn is over', async () => {
    const off = await asked();
    await off.bot.store.saveGuildSettings(off.table.guildId, {
      ...DEFAULT_GUILD_SETTINGS,
      asksReaders: false,
    });
    await off.bot.tableMessages.show(off.id);
    await off.bot.world.plays(off.id);
    await off.bot.noticeSender.deliver();
    expect(off.questions()).toEqual([]);
    const late = await asked();
    await late.bot.world.plays(late.id);
    late.bot.after(2 * MINUTE);
    await late.bot.noticeSender.deliver();
    expect(late.questions()).toEqual([]);
  });

  test('is taken away once its turn is over if nobody answered', async () => {
    const { bot, id, questions } = await asked();
    await bot.tableMessages.show(id);
    expect(questions()).toHaveLength(1);
    await bot.world.plays(id);
    await bot.noticeSender.deliver();
    expect(questions()).toEqual([]);
  });

  test.each([
    ['was deleted', () => refusal(10_008, 404), 0],
    ['stands where the table was before', UNKNOWN_CHANNEL, 0],
    ['can’t be changed for a while', UNAVAILABLE, 1],
  ])('whose message %s troubles nobody', async (_, error, again) => {
    const { bot, id, questions, answered } = await asked();
    await bot.tableMessages.show(id);
    await answered();
    await bot.world.plays(id);
    const [before] = questions();
    bot.discord.fail({ method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/, error });
    await bot.noticeSender.deliver();
    expect(questions()).toEqual([before]);
    expect(bot.did).toEqual([]);
    bot.after(2 * MINUTE);
    await bot.noticeSender.deliver();
    expect(questions()[0]?.includes('anna 1')).toBe(again === 1);
  });
});
