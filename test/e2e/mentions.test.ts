import { describe, expect } from 'vitest';
import { test } from './fixtures.ts';
import { labelsOf, lobbyOf, openTable } from './game.ts';

describe('a command in an answer', () => {
  test('is the one that Discord knows, also after a start that registers nothing', async ({
    harness,
    aule,
  }) => {
    const idOf = (name: string) => harness.visitors.page.commands.find((one) => one.name === name)?.id;
    const none = async () => (await (await aule.command('games')).reply()).content;
    const expected = `</tuchulcha new:${idOf('tuchulcha')}> opens one, and </tutorial:${idOf('tutorial')}>`;
    expect(await none()).toContain(expected);
    await harness.restart();
    expect(await none()).toContain(expected);
  });
});

describe('a person’s menu', () => {
  test('invites to one’s only table, and asks to which of several', async ({ harness, aule, larthia }) => {
    const none = await (await aule.userCommand(larthia, 'Invite to a table')).reply();
    expect(none.content).toContain(`You have no table that ${larthia.mention} could join.`);
    expect(none.ephemeral_for).toBe(aule.id);

    const first = await openTable(harness, aule);
    const one = await (await aule.userCommand(larthia, 'Invite to a table')).reply();
    expect(one.content).toBe(`Table ${first.number}: ${larthia.mention} is invited.`);
    expect((await first.table()).invited).toEqual([larthia.id]);
    await expect.poll(() => larthia.notified.length).toBe(1);
    const again = await (await aule.userCommand(larthia, 'Invite to a table')).reply();
    expect(again.content).toContain('is already invited');

    const second = await openTable(harness, aule);
    const which = await (await aule.userCommand(larthia, 'Invite to a table')).reply();
    expect(labelsOf(which).toSorted()).toEqual([first, second].map(({ number }) => `Table ${number}`));
    await aule.press(which, `Table ${second.number}`);
    const done = await aule.waitForChange(which, ({ content }) => content.includes('is invited.'));
    expect(labelsOf(done)).toEqual([]);
    expect((await second.table()).invited).toEqual([larthia.id]);
  });

  test('invites neither oneself, nor to the table of somebody else', async ({ harness, aule, larthia }) => {
    await openTable(harness, larthia);
    const self = await (await aule.userCommand(aule, 'Invite to a table')).reply();
    expect(self.content).toContain('invite someone else');
    const none = await (await aule.userCommand(larthia, 'Invite to a table')).reply();
    expect(none.content).toContain('You have no table that');
  });

  test('shows a profile to who asks, and says nothing of a hidden one', async ({
    harness,
    aule,
    larthia,
  }) => {
    await lobbyOf(aule);
    const shown = await (await aule.userCommand(larthia, 'Profile')).reply();
    expect(shown.ephemeral_for).toBe(aule.id);
    expect(shown.content).toContain('hasn’t finished a game on this server yet');
    expect(harness.loggedFrom(40)).toEqual([]);
  });
});
