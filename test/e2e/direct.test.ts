import { buttonsOf, type PageMessage } from '@haruspex/playground/testing/person.ts';
import { MessageFlags } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { seeded } from './dice.ts';
import { test } from './fixtures.ts';
import { Game, HINT, labelsOf, resign } from './game.ts';
import type { Harness } from './harness.ts';
import { prefer } from './panels.ts';
import { playAtRandom } from './play.ts';

const isEphemeral = ({ flags }: PageMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

/** The person's newest table in direct messages, once its game is under way. */
async function newestOf(harness: Harness, userId: string): Promise<Game> {
  const newest = async () => (await harness.store.tablesOf(userId, userId))[0];
  await expect.poll(async () => (await newest())?.status).toBe('playing');
  const table = await newest();
  if (!table) throw new Error('No table came of it.');
  const game = new Game(harness, table);
  await game.settled();
  return game;
}

describe('in direct messages', () => {
  test('a game against the computer is played from its opening to its end and a rematch, over a restart, and counts for its player alone', {
    timeout: 120_000,
  }, async ({ harness, aule, larthia }) => {
    const direct = (await aule.openDirect()).id;
    const here = { channel: direct };
    const help = await (await aule.command('help', {}, here)).reply();
    expect(labelsOf(help)).toEqual(['Play the computer', 'Two-minute lesson']);
    await aule.press(help, 'Play the computer');
    const game = await newestOf(harness, aule.id);
    const opened = await game.table();
    expect(opened).toMatchObject({ number: 1, size: 4, channelId: direct, terms: { level: 'novice' } });
    expect(opened.showing.playChannelId).toBe(direct);
    expect(opened.reminders.turn?.totalMs ?? null).toBe(opened.reminders.turn?.leftMs ?? null);
    const card = await game.lobby();
    expect(labelsOf(card)).toEqual(['Go to table']);
    expect(buttonsOf(card).map(({ url }) => url)).toEqual([
      expect.stringContaining(`/channels/@me/${direct}/`),
    ]);

    // A hint is below the turn, which stays.
    const turn = await game.message();
    const question = await (await aule.press(turn, HINT)).reply();
    expect([question.channel_id, isEphemeral(question)]).toEqual([direct, true]);
    await aule.press(question, 'Show me the hint');
    const hint = await aule.waitForChange(question, ({ content }) => content.includes('💡'));
    expect(labelsOf(await game.message())).toEqual(labelsOf(turn));
    const { version } = await game.table();
    await aule.press(hint, 'Play 1');
    await game.advanced(version);

    await harness.restart();
    await playAtRandom(game, { random: seeded(3), most: 4 });
    const board = await (await aule.command('tuchulcha board', { as: 'text' }, here)).reply();
    expect(board.content).toContain('Table 1');
    const list = await (await aule.command('games', {}, here)).reply();
    expect(list.content).toContain('[Table 1]');

    await resign(game, aule, here);
    await expect.poll(async () => (await game.settled()).status).toBe('finished');
    const end = await game.message();
    expect(end.channel_id).toBe(direct);
    await aule.press(end, 'Play again');
    await expect.poll(async () => (await harness.store.tablesOf(aule.id, aule.id))[0]?.number).toBe(2);
    const next = await newestOf(harness, aule.id);
    expect((await next.message()).channel_id).toBe(direct);
    await harness.settled();
    expect(aule.messages(here).at(-1)?.id).toBe((await next.message()).id);

    const profile = await (await aule.command('profile', {}, here)).reply();
    expect(profile.content).toMatch(/\*\*Aule\*\* · Tuchulcha, in direct messages\n/);
    expect(profile.content).toContain('Games: **1**');
    const history = await (await aule.command('history', {}, here)).reply();
    expect(history.content).toContain('Your finished games');
    // Nobody else finds it, and no list of the server contains it.
    const onServer = await (await aule.command('profile')).reply();
    expect(onServer.content).toContain('Against computer players in direct messages: **1** game');
    const others = await (await larthia.command('profile', { person: aule.id })).reply();
    expect(others.content).toBe('Aule hasn’t finished a game on this server yet.');
    const { guildId } = harness.playground;
    expect(await harness.store.periods(guildId, 'tuchulcha')).toEqual([]);
    expect(await harness.store.history({ guildId, most: 1 })).toEqual([]);
    const foreign = await (await larthia.command('tuchulcha board', { table: game.id })).reply();
    expect(foreign.content).toContain('no longer exists');
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('a game begins from where a server takes no tables, and nothing where the bot may not write to its player', async ({
    harness,
    aule,
  }) => {
    const { playground, store } = harness;
    const settings = await store.guildSettings(playground.guildId);
    await store.saveGuildSettings(playground.guildId, {
      ...settings,
      channels: [playground.admin.channelId('lounge')],
    });
    const help = await (await aule.command('help')).reply();
    const refused = await (await aule.press(help, 'Play the computer')).reply();
    expect(labelsOf(refused)).toEqual(['Play in direct messages']);

    playground.admin.setDirectMessages(aule.id, false);
    const closed = await (await aule.press(refused, 'Play in direct messages')).reply();
    expect(closed.content).toContain('I couldn’t write to you in direct messages');
    expect(await store.tablesOf(null, aule.id)).toEqual([]);
    expect(harness.loggedFrom(40)).toEqual([]);

    playground.admin.setDirectMessages(aule.id, true);
    await aule.press(refused, 'Play in direct messages');
    const game = await newestOf(harness, aule.id);
    const { id: direct } = await aule.openDirect();
    expect((await game.message()).channel_id).toBe(direct);
    const told = await aule.waitForChange(refused, ({ content }) => content.startsWith('You’re at table'));
    expect(buttonsOf(told).map(({ url }) => url)).toEqual([expect.stringContaining(`/@me/${direct}/`)]);
  });

  test('the level and the number of players are chosen as on a server; what needs others says so, in one’s language', async ({
    harness,
    aule,
    larthia,
  }) => {
    const { id: direct } = await aule.openDirect();
    const here = { channel: direct };
    await aule.command('tuchulcha new', { players: 2, level: 'seasoned', color: 'yellow' }, here);
    const game = await newestOf(harness, aule.id);
    expect(await game.table()).toMatchObject({ size: 2, terms: { level: 'seasoned' } });
    expect(await game.colorOf(aule)).toBe('yellow');
    const invited = await (await aule.command('tuchulcha new', { invite: larthia.id }, here)).reply();
    expect(invited.content).toContain('In direct messages you play computer players alone.');
    await prefer(aule, { language: 'nl' }, here);
    await expect.poll(async () => (await game.settled()).locale).toBe('nl');
    expect((await game.lobby()).content).toContain('wordt gespeeld door');
    await prefer(aule, { language: 'de' }, here);
    const follow = await (await aule.command('tuchulcha follow', {}, here)).reply();
    expect(follow.content).toContain('Das geht nur auf einem Server, auf dem ich bin.');
    expect(await harness.store.tablesOf(null, aule.id)).toHaveLength(1);
  });
});
