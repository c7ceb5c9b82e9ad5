import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { test } from './fixtures.ts';
import { openTable, startGame } from './game.ts';
import { arrange } from './panels.ts';

const move = async (person: Person, channel: string, options = {}): Promise<PageMessage> =>
  (await person.command('tuchulcha move', options, { channel })).reply();

describe('/tuchulcha move', () => {
  test('takes a game from a channel that was deleted', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia], { channel: 'lounge' });
    const before = await game.settled();
    harness.playground.admin.deleteChannel(before.channelId);
    const games = harness.playground.admin.channelId('games');
    const said = await move(larthia, 'games');
    expect(said.content).toBe(`Table ${game.number} goes on in <#${games}>.`);
    const { channelId, showing } = await game.settled();
    expect(channelId).toBe(games);
    const turn = await game.message();
    expect(harness.visitors.page.channel(turn.channel_id).parentId).toBe(games);
    expect(JSON.stringify(said.components)).toContain(`/${showing.playChannelId}/${showing.turnMessageId}`);
    await game.tap(/^A → [123]?5$/);
    await game.expectLogReplays();
  });

  test('takes a game to another channel, and leaves a sign without buttons where it was', async ({
    harness,
    aule,
    larthia,
  }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const before = await game.settled();
    const lounge = harness.playground.admin.channelId('lounge');
    await move(aule, 'lounge');
    for (const id of [before.showing.lobbyMessageId, before.showing.turnMessageId]) {
      const old = await aule.waitForChange(id ?? '', (message) => buttonsOf(message).length === 0);
      expect(old.content).toBe(`Table ${game.number} goes on in <#${lounge}>.`);
      expect(old.attachments).toEqual([]);
    }
    const turn = await game.message();
    expect(turn.id).not.toBe(before.showing.turnMessageId);
    await game.tap(/^A → [123]?5$/);
  });

  test('takes a lobby along, where people can still sit down', async ({ harness, aule, larthia }) => {
    const game = await openTable(harness, aule, { players: 2 });
    await move(aule, 'lounge');
    const lobby = await game.lobby();
    expect(lobby.channel_id).toBe(harness.playground.admin.channelId('lounge'));
    const { version } = await game.table();
    await larthia.press(lobby, 'Join the table');
    await game.advanced(version);
    expect((await game.table()).status).toBe('playing');
    expect((await game.message()).content).toContain(aule.mention);
  });

  test('is for who sits there, the opener, and who manages the server', async ({
    harness,
    aule,
    larthia,
  }) => {
    const thana = harness.person('Thana');
    const game = await startGame(harness, [aule, larthia]);
    const before = await game.settled();
    const options = { table: game.id };
    expect((await move(thana, 'lounge', options)).content).toContain('You’re not playing at that table');
    expect(await game.table()).toEqual(before);
    harness.playground.admin.setPersonPermissions(thana.id, PermissionFlagsBits.ManageGuild);
    expect((await move(thana, 'lounge', options)).content).toContain('goes on in');
  });

  test('moves nothing to where it is, the bot may not write, a player can’t read, or no tables may be', async ({
    harness,
    aule,
    larthia,
  }) => {
    const { admin } = harness.playground;
    const game = await startGame(harness, [aule, larthia]);
    const before = await game.settled();
    expect((await move(aule, 'games')).content).toContain('is already in this channel');
    admin.deny(admin.channelId('lounge'), PermissionFlagsBits.AttachFiles);
    expect((await move(aule, 'lounge')).content).toContain('I’m not allowed to attach files');
    admin.allow(admin.channelId('lounge'), PermissionFlagsBits.AttachFiles);
    admin.setPersonPermissions(aule.id, PermissionFlagsBits.Administrator);
    admin.close(admin.channelId('lounge'));
    expect((await move(aule, 'lounge')).content).toMatch(
      /^Not everyone at table 1 .* this channel: Larthia\./,
    );
    admin.close(admin.channelId('lounge'), 0n);
    await arrange(aule, { channels: [admin.channelId('games')] });
    expect((await move(aule, 'lounge')).content).toContain('You can’t open tables here');
    expect(await game.table()).toEqual(before);
  });
});
