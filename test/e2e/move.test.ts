import type { Person } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { test } from './fixtures.ts';
import { startGame } from './game.ts';

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
