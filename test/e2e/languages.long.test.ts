import { type PageMessage, selectsOf } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import type { LateChoice } from '../../src/discord/views/links.ts';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { offers } from '../../src/games/tuchulcha/game.ts';
import type { Tap } from '../discord/taps.ts';
import { timedTest as test } from './fixtures.ts';
import { findGame, putGame } from './found-games.ts';
import { hasTap, idOf, openTable } from './game.ts';
import { MAX_ROUND_MS } from './harness.ts';
import { assembled, begun, SERVERS, spokenFor, spokenIn } from './language-check.ts';
import { HOUR, MINUTE } from './test-clock.ts';

describe.each(SERVERS)('in a server that speaks $server, to people of $opener and $second', (parts) => {
  test('a lobby: invitations, refusals, the thread’s name', async ({ harness }) => {
    const cast = await assembled(harness, parts);
    const { listener, opener, second, onlooker } = cast;
    const lobby = await openTable(harness, opener, { players: 3 });
    await listener.command(opener, 'tuchulcha invite', { player: second.id });
    await listener.command(opener, 'tuchulcha invite', { player: second.id });
    await listener.command(opener, 'tuchulcha invite', { player: harness.playground.botId });
    const shown = await lobby.lobby();
    await listener.asks(onlooker, shown, (tap) => tap.on === 'pace');
    await listener.asks(opener, shown, (tap) => tap.on === 'options');
    await listener.asks(onlooker, shown, (tap) => tap.on === 'learn');
    await listener.command(onlooker, 'tuchulcha end', { table: lobby.id });
    await listener.suggestions(opener, 'tuchulcha end', 'table', '');
    const asked = await listener.command(opener, 'tuchulcha end', { table: lobby.id });
    await listener.changes(opener, asked, (tap) => tap.on === 'close');
    await expect.poll(async () => (await lobby.table()).status).toBe('aborted');
    const game = await begun(cast);
    const thread = harness.visitors.page.channel((await game.message()).channel_id);
    expect(thread.kind).toBe('thread');
    expect(Object.keys(spokenIn(thread.name))).toEqual([parts.server]);
    expect(listener.count(null)).toBeGreaterThan(4);
    expect(listener.count(opener)).toBeGreaterThan(4);
  });

  test('a turn: what can I do, why not, its rule, the board drawn and in words', async ({ harness }) => {
    const cast = await assembled(harness, parts);
    const { listener, opener, second, onlooker } = cast;
    const game = await begun(cast);
    const turn = await game.message();
    for (const person of [second, onlooker]) await listener.asks(person, turn, (tap) => tap.on === 'help');
    await listener.asks(second, turn, (tap) => tap.on === 'turn');
    const can = await listener.asks(opener, turn, (tap) => tap.on === 'help');
    const [haruspexes] = selectsOf(can);
    await opener.select(can, null, [haruspexes?.options[0]?.value ?? '']);
    const asksForDie = (tap: Tap) => tap.on === 'whyDie';
    const dice = await opener.waitForChange(can, (now) => hasTap(now, asksForDie));
    listener.check();
    const may = await listener.changes(opener, dice, asksForDie);
    // A haruspex for which the step opens no die any more: the answer is a reason, with its rule.
    await listener.plays(game, (tap) => tap.on === 'turn');
    await listener.changes(opener, may, asksForDie);
    for (const as of ['picture', 'text']) {
      const shown = await listener.command(opener, 'tuchulcha board', { table: game.id, as });
      expect(shown.attachments).toHaveLength(as === 'picture' ? 1 : 0);
    }
    const next = await listener.plays(game, (tap) => tap.on === 'turn' && tap.request.type === 'turn');
    expect(next.content).toContain(second.mention);
    await listener.asks(opener, next, (tap) => tap.on === 'turn');
  });

  test('what is asked for by command', async ({ harness }) => {
    const cast = await assembled(harness, parts);
    const { listener, opener, second } = cast;
    await listener.command(opener, 'games');
    await listener.command(opener, 'tuchulcha board');
    const game = await begun(cast);
    for (const [command, values] of [
      ['games', {}],
      ['preferences', {}],
      ['preferences', { 'time-zone': 'Atlantis' }],
      ['vacation', {}],
      ['vacation', { days: 3 }],
      ['nudge', { table: game.id }],
      ['tuchulcha devotion', { table: game.id, ask: 'never' }],
      ['tuchulcha remove', { table: game.id, player: second.id, becomes: 'out' }],
      ['tuchulcha follow', { table: game.id }],
      ['tuchulcha move', { table: game.id }],
      ['tuchulcha hand-over', { table: game.id, to: harness.playground.botId }],
      ['tuchulcha hand-over', { table: game.id, to: harness.person('Thana').id }],
      ['tuchulcha end', { table: game.id }],
      ['rules', {}],
      ['rules', { topic: 'page:hits' }],
      ['rules', { topic: 'xyzzy' }],
    ] as const) {
      await listener.command(opener, command, values);
    }
    const quiet = { zone: 'Europe/Rome', 'quiet-from': `${22 * 60}`, 'quiet-to': `${7 * 60}` };
    await listener.prefers(opener, { reminders: 'allThree', ...quiet, hidden: true });
    await listener.suggestions(opener, 'rules', 'topic', '');
    await listener.suggestions(opener, 'rules', 'topic', '4.2');
    const lesson = await listener.command(opener, 'tutorial');
    const first = await listener.changes(opener, lesson, (tap) => tap.on === 'tutorial');
    await listener.changes(opener, first, (tap) => tap.on === 'tutorialAnswer');
    await listener.command(opener, 'help');
    const page = await listener.command(opener, 'rules', { topic: 'page:hits' });
    await opener.press(
      page,
      idOf(page, (tap) => tap.on === 'rulesShare'),
    );
    const games = harness.playground.admin.channelId('games');
    await opener.waitFor(({ content, ephemeral_for }) => !ephemeral_for && content.startsWith('### '), {
      channel: games,
    });
    listener.check();
  });

  test('settings of the server, and that they are not for everybody', async ({ harness }) => {
    const { listener, opener, second } = await assembled(harness, parts);
    const { admin, apiUrl, botId, token } = harness.playground;
    const channel = admin.channelId('lounge');
    const everybodys = harness.visitors.page.commands.map(({ id: _, ...command }) => ({
      ...command,
      default_member_permissions: null,
    }));
    await fetch(`${apiUrl}/v10/applications/${botId}/commands`, {
      method: 'PUT',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(everybodys),
    });
    admin.setPersonPermissions(opener.id, Bits.ManageGuild);
    await listener.command(second, 'settings');
    await listener.arranges(opener, { pace: 'live', 'max-tables': '1', channels: [channel] });
    await listener.command(second, 'tuchulcha new');
    await listener.arranges(opener, { channels: [] });
    await openTable(harness, second);
    await listener.command(second, 'tuchulcha new');
    admin.deny(admin.channelId('games'), Bits.AttachFiles | Bits.ReadMessageHistory);
    await listener.command(opener, 'tuchulcha new');
    expect(listener.count(second)).toBe(3);
  });

  test('a turn whose time is up: choices, votes, a seat handed over, an agreement', async ({ harness }) => {
    const cast = await assembled(harness, parts);
    const { listener, opener, second, onlooker } = cast;
    const game = await openTable(harness, opener, { players: 3 });
    for (const person of [second, onlooker]) {
      const { version } = await game.table();
      const lobby = await game.lobby();
      await person.press(
        lobby,
        idOf(lobby, (tap) => tap.on === 'join'),
      );
      await game.advanced(version);
    }
    await harness.passTime(24 * HOUR + 10 * MINUTE, MAX_ROUND_MS);
    listener.check();
    const mover = await game.mover();
    const [one, other] = [opener, second, onlooker].filter(({ id }) => id !== mover.id);
    if (!one || !other) throw new Error('Two of three wait.');
    const late = (does: LateChoice) => (tap: Tap) => tap.on === 'late' && tap.does === does;
    const { playChannelId } = (await game.table()).showing;
    const choice = await one.waitFor((message) => hasTap(message, late('wait')), {
      channel: playChannelId ?? '',
    });
    await listener.asks(mover, choice, late('wait'));
    await listener.asks(one, choice, late('remove'));
    const { version } = await game.table();
    await listener.changes(one, choice, late('standIn'));
    await game.advanced(version);
    await listener.asks(mover, await game.message(), (tap) => tap.on === 'back');

    const values = { table: game.id, to: harness.person('Aule').id };
    await listener.command(one, 'tuchulcha hand-over', values);
    const isOffer = (message: PageMessage) => hasTap(message, (tap) => tap.on === 'offer');
    const offer = await one.waitFor(isOffer, { channel: playChannelId ?? '' });
    await listener.asks(other, offer, (tap) => tap.on === 'offer' && tap.does === 'take');
    await listener.changes(one, offer, (tap) => tap.on === 'offer' && tap.does === 'withdraw');
    const ways = await listener.command(one, 'tuchulcha end', { table: game.id });
    await listener.asks(one, ways, (tap) => tap.on === 'propose');
    const isProposal = (message: PageMessage) => hasTap(message, (tap) => tap.on === 'agree');
    const proposal = await one.waitFor(isProposal, { channel: playChannelId ?? '' });
    await listener.changes(other, proposal, (tap) => tap.on === 'agree');
    await listener.changes(mover, proposal, (tap) => tap.on === 'agree');
    await expect.poll(async () => (await game.table()).status).toBe('aborted');
    await harness.passTime(MINUTE);
    listener.check();
  });

  test('a devotion is asked in the place of the turn', async ({ harness }) => {
    const { listener, opener, second, onlooker, owner } = await assembled(harness, parts);
    const found = findGame(
      COLORS,
      (state) => state.phase.name === 'before' && offers(state).devotions.length > 0,
      2,
    );
    const game = await putGame(harness, [opener, second, onlooker, owner], found);
    const mover = await game.mover();
    // Now the owner has pressed something as well.
    listener.reads(owner, spokenFor(parts.owner));
    const turn = await game.message();
    const question = await listener.changes(mover, turn, (tap) => tap.on === 'devotion');
    const { version } = await game.table();
    await listener.changes(mover, question, (tap) => tap.on === 'turn');
    await game.advanced(version);
    listener.check();
  });
});
