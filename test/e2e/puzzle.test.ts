import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { shippedPuzzles } from '../../src/tables/tuchulcha/puzzles.ts';
import { test } from './fixtures.ts';
import type { Harness } from './harness.ts';
import { arrange } from './panels.ts';

const POST = '**Daily puzzle**';

/** The server's, posted in the lounge. */
async function posted(harness: Harness, manager: Person): Promise<PageMessage> {
  await arrange(manager, { 'puzzle-channel': [harness.playground.admin.channelId('lounge')] });
  return manager.waitFor(({ content }) => content.startsWith(POST), { channel: 'lounge' });
}

/** The button of the best turn, or of another one. */
function turnOf(post: PageMessage, right: boolean): string {
  const ids = buttonsOf(post).flatMap(({ customId }) => customId ?? []);
  const best = shippedPuzzles().get(ids[0]?.split(':')[1] ?? '')?.best ?? 0;
  return ids.find((id) => id.endsWith(`:${best}`) === right) ?? '';
}

describe.concurrent('a puzzle a day', () => {
  test('is posted once a channel is chosen, answered in private, and told in the profile', async ({
    harness,
    aule,
    larthia,
  }) => {
    const post = await posted(harness, aule);
    expect(post.attachments).toHaveLength(1);
    expect(larthia.notified.map(({ messageId }) => messageId)).not.toContain(post.id);

    await larthia.press(post, turnOf(post, true));
    const solved = await larthia.waitForSecret(({ content }) => content.startsWith('✅ **Solved.**'));
    expect(solved.attachments).toHaveLength(1);
    await aule.press(post, turnOf(post, false));
    await aule.waitForSecret(({ content }) => content.startsWith('❌'));

    // A second answer changes nothing.
    await aule.press(post, turnOf(post, true));
    await aule.waitForSecret(({ content }) => content.includes('Your first answer counts'));
    const profile = await (await larthia.command('profile')).reply();
    expect(profile.content).toContain('Puzzles: solved **1** of 1, 1 in a row now, 1 at most');
    const his = await (await aule.command('profile')).reply();
    expect(his.content).toContain('Puzzles: solved **0** of 1');
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('can be had in private: the server’s, and elsewhere one of one’s own', async ({
    harness,
    aule,
    larthia,
  }) => {
    const own = await (await larthia.command('puzzle')).reply();
    expect(own.ephemeral_for).toBe(larthia.id);
    expect(own.content).toContain(POST);
    await larthia.press(own, turnOf(own, true));
    await larthia.waitForChange(own, ({ content }) => content.startsWith('✅'));
    // The same all day.
    expect((await (await larthia.command('puzzle')).reply()).content).toContain('✅');

    const post = await posted(harness, aule);
    const again = await (await aule.command('puzzle')).reply();
    expect(buttonsOf(again).map(({ customId }) => customId)).toEqual(
      buttonsOf(post).map(({ customId }) => customId),
    );
  });
});
