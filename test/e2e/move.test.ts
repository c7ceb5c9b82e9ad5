import type { Person } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { test } from './fixtures.ts';
import { openTable, startGame } from './game.ts';

const move = async (person: Person): Promise<string> =>
  (await (await person.command('tuchulcha move', {}, { channel: 'lounge' })).reply()).content;

test('a table moves nowhere where the bot may not write, or a player can’t read', async ({
  harness,
  aule,
  larthia,
}) => {
  const { admin } = harness.playground;
  const game = await startGame(harness, [aule, larthia]);
  const before = await game.settled();
  const lounge = admin.channelId('lounge');
  admin.deny(lounge, PermissionFlagsBits.AttachFiles);
  expect(await move(aule)).toContain('I’m not allowed to attach files');
  admin.allow(lounge, PermissionFlagsBits.AttachFiles);
  admin.setPersonPermissions(aule.id, PermissionFlagsBits.Administrator);
  admin.close(lounge);
  expect(await move(aule)).toMatch(/^Not everyone at table 1 .* this channel: Larthia\./);
  expect(await game.table()).toEqual(before);
});

test('nobody sits down by an invitation at a table that has moved where they can’t read', async ({
  harness,
  aule,
  larthia,
}) => {
  const { admin } = harness.playground;
  admin.setPersonPermissions(aule.id, PermissionFlagsBits.Administrator);
  const game = await openTable(harness, aule, { players: 3 });
  await aule.command('tuchulcha invite', { player: larthia.id });
  const invitation = await larthia.waitFor(({ content }) => content.includes('invites you'));
  admin.close(admin.channelId('lounge'));
  await move(aule);
  const before = await game.settled();
  const done = await larthia.press(invitation, `l:${before.id}:join`);
  expect((await done.reply()).content).toContain(`Table ${before.number} is in`);
  expect((await game.table()).seats).toEqual(before.seats);
});
