import type { Client } from 'discord.js';
import { expect, test } from 'vitest';
import { plain } from '../../../../src/discord/api/message.ts';
import { votesFeature } from '../../../../src/discord/tuchulcha/votes.ts';
import { openLobby, startIfFull } from '../../../../src/tables/changes/lobby.ts';
import { castVote, closeBallot } from '../../../../src/tables/changes/votes.ts';
import { tableChannel } from '../../../../src/tables/table.ts';
import { HOUR } from '../../../e2e/test-clock.ts';
import { opened } from '../../../tables/opened.ts';
import { type Name, person } from '../../../tables/people.ts';
import { sure } from '../../../tables/world.ts';
import { controlsIn, expectTaken, textsIn } from '../../laws.ts';
import { TestBot } from '../../test-bot.ts';

/** A game of the channel against a computer player, shown. */
async function voting() {
  const bot = new TestBot();
  const { world, discord } = bot;
  const opening = world.opening(['anna'], {
    color: null,
    size: 2,
    computers: 1,
    voters: { name: 'my_games', sides: 1 },
  });
  const { id } = opened(await openLobby(world.tables, opening));
  sure(await startIfFull(world.tables, id));
  await bot.tableMessages.show(id);
  const vote = async (name: Name, nth = 0) => {
    const found = await world.table(id);
    const way = found.reminders.vote?.ways[nth] ?? '';
    sure(await castVote(world.tables, found, found.logLength, person(name), way));
    bot.tableMessages.outdated.add(id);
  };
  const ballot = async () => {
    const { showing } = await world.table(id);
    const channel = discord.channel(showing.playChannelId ?? '');
    return channel.messages.find((one) => one.id === showing.turnMessageId);
  };
  const count = async () => votesFeature.createTask?.(bot.context, {} as Client).run();
  return { bot, id, vote, ballot, count };
}

/** Votes for the first way, until several turns are on the ballot. */
async function withTurns() {
  const game = await voting();
  while (((await game.bot.world.table(game.id)).reminders.vote?.ways.length ?? 0) < 3) {
    await game.vote('anna');
    game.bot.after(24 * HOUR);
    sure(await closeBallot(game.bot.world.tables, game.id));
    await game.bot.tableMessages.show(game.id);
  }
  return game;
}

test('a ballot has a row per way, and its color is that of the side to move', async () => {
  const { bot, id, ballot } = await withTurns();
  const { components = [] } = (await ballot()) ?? {};
  const { reminders, state } = await bot.world.table(id);
  const ids = controlsIn(components).map((one) => ('custom_id' in one ? String(one.custom_id) : ''));
  const cast = reminders.vote?.ways.map((way) => expect.stringContaining(way)) ?? [];
  expect(ids.filter((one) => one.startsWith('vote:'))).toEqual(expect.arrayContaining(cast));
  expect(textsIn(components).filter((text) => text.includes('→'))).toHaveLength(cast.length);
  expect(textsIn(components)[0]).toContain('#my\\_games');
  const colors = { blue: 0x2274c8, red: 0xcf2f22, yellow: 0xf7cb2d, black: 0x6b625c };
  expect(components[0]).toMatchObject({ accent_color: colors[state?.position.turn as keyof typeof colors] });
});

test('counting votes keeps the picture of a message in rows', async () => {
  const { bot, vote, ballot, count } = await withTurns();
  await vote('bert');
  bot.discord.requests.length = 0;
  await count();
  const [edit] = bot.discord.requests.filter(({ method }) => method === 'PATCH');
  expectTaken(edit?.body);
  expect(JSON.stringify(edit?.body)).toContain('"attachments":[{"id":"0","filename":"board.png"');
  expect(JSON.stringify((await ballot())?.components)).toContain('attachment://board.png');
  expect(textsIn((await ballot())?.components ?? [])[0]).toContain('One vote so far.');
});

test('a ballot that was sent before it had rows gets them; once it is closed, only who voted for what stays, in rows', async () => {
  const { bot, id, vote, ballot } = await withTurns();
  const sent = await ballot();
  if (!sent) throw new Error('no ballot');
  Object.assign(sent, { ...plain('#games, you rolled 1-2.'), components: [], isInRows: false });
  await bot.tableMessages.show(id, true);
  expect(sent).toMatchObject({ isInRows: true, content: '' });
  await vote('anna');
  await vote('bert');
  bot.after(24 * HOUR);
  sure(await closeBallot(bot.world.tables, id));
  await bot.tableMessages.show(id);
  expect(controlsIn(sent.components ?? [])).toEqual([]);
  expect(textsIn(sent.components ?? []).join()).toMatch(/🗳️ 2 votes: .*\(anna and bert\)/);
  expect(bot.discord.contents(tableChannel(await bot.world.table(id))).at(-1)).not.toContain('2 votes');
});

test('who votes is told for what', async () => {
  const { bot, id } = await withTurns();
  const found = await bot.world.table(id);
  const [way = ''] = found.reminders.vote?.ways ?? [];
  const heard = await bot.button('carl', `vote:${id}:${found.logLength}:${way}`);
  expect(JSON.stringify(heard)).toMatch(/Your vote: \*\*[A-Z]\s→\s/);
});
