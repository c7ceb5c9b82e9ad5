import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import type { Tap } from '../discord/taps.ts';
import { timedTest as test } from './fixtures.ts';
import { MAX_ROUND_MS } from './harness.ts';
import { assembled, begun, SERVERS } from './language-check.ts';
import { HOUR, MINUTE } from './test-clock.ts';

/** Messages that reach people without an interaction of theirs. */
describe.each(SERVERS)('in a server that speaks $server, to people of $opener and $second', (parts) => {
  test('direct messages: reminders, who is next, tables that are followed, trouble', async ({ harness }) => {
    const cast = await assembled(harness, parts);
    const { listener, opener, second, onlooker, owner } = cast;
    const game = await begun(cast);
    for (const person of [opener, second]) {
      const wishes = { direct: true, next: true, reminders: 'half' };
      await listener.writtenTo(person, () => listener.prefers(person, wishes));
    }
    await listener.writtenTo(onlooker, () =>
      listener.command(onlooker, 'tuchulcha follow', { table: game.id, at: 'turn' }),
    );
    const reminder = await listener.writtenTo(opener, () =>
      harness.passTime(12 * HOUR + 10 * MINUTE, MAX_ROUND_MS),
    );
    await listener.asks(opener, reminder, (tap) => tap.on === 'mute');

    await listener.command(second, 'nudge', { table: game.id });
    await harness.passTime(MINUTE);
    await listener.command(second, 'nudge', { table: game.id });
    const step = (tap: Tap) => tap.on === 'turn';
    await listener.plays(game, step);
    const followed = await listener.writtenTo(onlooker, () =>
      // The opener is next, as soon as the second begins.
      listener.writtenTo(opener, async () => {
        await listener.plays(game, step);
        await harness.passTime(MINUTE);
      }),
    );
    expect(followed.attachments).toHaveLength(1);
    await listener.writtenTo(second, () => harness.passTime(12 * HOUR + 10 * MINUTE, MAX_ROUND_MS));

    const { channelId } = await game.table();
    harness.playground.admin.deny(channelId, Bits.ViewChannel);
    await listener.writtenTo(opener, () =>
      listener.writtenTo(second, () =>
        listener.writtenTo(owner, async () => {
          await listener.command(opener, 'tuchulcha board', { table: game.id });
          await harness.passTime(HOUR);
        }),
      ),
    );
    expect(await harness.store.discordLocale(owner.id)).toBe(parts.server === 'en' ? null : parts.owner);
    harness.playground.admin.allow(channelId, Bits.ViewChannel);
    await game.settled();

    const question = await listener.command(opener, 'tuchulcha end', { table: game.id });
    await listener.writtenTo(onlooker, async () => {
      await listener.changes(opener, question, (tap) => tap.on === 'resign');
      await harness.passTime(MINUTE);
    });
    const end = await game.message();
    expect(end.attachments).toHaveLength(1);
    await listener.asks(second, end, (tap) => tap.on === 'rematch');
    listener.check();
  });

  test('what is written to people follows what Discord said last, and what they chose before all', async ({
    harness,
  }) => {
    const cast = await assembled(harness, parts);
    const { listener, opener, second } = cast;
    const game = await begun(cast);
    const wishes = { direct: true, reminders: 'allThree' };
    await listener.writtenTo(opener, () => listener.prefers(opener, wishes));
    await listener.writtenTo(opener, () => harness.passTime(12 * HOUR, MAX_ROUND_MS));
    const [first, then] = parts.opener === 'de' ? ['it', 'nl'] : ['nl', 'de'];
    opener.setLocale(first);
    listener.reads(opener, first);
    await listener.asks(opener, await game.message(), (tap) => tap.on === 'help');
    await harness.restart();
    await listener.writtenTo(opener, () => harness.passTime(6 * HOUR));
    listener.reads(opener, then);
    await listener.prefers(opener, { language: then });
    await listener.writtenTo(opener, () => harness.passTime(4 * HOUR));
    listener.reads(opener, first);
    await listener.prefers(opener, { language: 'discord' });

    const { store } = harness;
    expect(await store.discordLocale(opener.id)).toBe(first);
    expect(await store.discordLocale(second.id)).toBe(parts.second);
    // Typing is no press.
    await harness.person('Ramtha').suggestions('rules', { topic: 'al' }, 'topic');
    expect(await store.discordLocale(harness.person('Ramtha').id)).toBeNull();
    expect(await store.discordLocale(harness.person('Thana').id)).toBeNull();
  });

  test('nobody is told twice because they read another language since', async ({ harness }) => {
    const cast = await assembled(harness, parts);
    const { listener, opener } = cast;
    const game = await begun(cast);
    const wishes = { direct: true, reminders: 'half' };
    await listener.writtenTo(opener, () => listener.prefers(opener, wishes));
    await harness.passTime(12 * HOUR - 10 * MINUTE, MAX_ROUND_MS);
    // It arrives, and the bot never learns that it did.
    harness.trouble.fail('settleNotice', { times: 2 });
    harness.trouble.fail('postponeNotice', { times: 2 });
    await listener.writtenTo(opener, () => harness.passTime(15 * MINUTE));
    const other = parts.opener === 'de' ? 'it' : 'de';
    opener.setLocale(other);
    listener.reads(opener, other);
    await listener.asks(opener, await game.message(), (tap) => tap.on === 'help');
    const before = listener.directs(opener).length;
    await harness.restart();
    await harness.passTime(HOUR);
    expect(listener.directs(opener)).toHaveLength(before);
    expect(await harness.store.dueNotices(harness.clock.now(), harness.clock.now(), 9)).toEqual([]);
  });
});
