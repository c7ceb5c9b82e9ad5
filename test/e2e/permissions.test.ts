import { INVITATION } from '@haruspex/playground';
import type { Person } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness } from './harness.ts';

let harness: Harness;
let aule: Person;
let channel: string;

beforeEach(async () => {
  harness = await Harness.open();
  aule = harness.person('Aule');
  channel = harness.playground.admin.channelId('games');
});
afterEach(() => harness.close());

test.each([
  ['AttachFiles', 0n, 'attach files'],
  ['SendMessages', 0n, 'send messages'],
  ['ReadMessageHistory', Bits.AttachFiles, 'attach files and read the message history'],
  ['ViewChannel', 0n, 'view the channel'],
] as const)(
  'without %s, all that would open a table says at once what is missing',
  async (denied, taken, words) => {
    harness.playground.admin.setBotPermissions(INVITATION & ~taken);
    harness.playground.admin.deny(channel, Bits[denied]);
    const help = await (await aule.command('help')).reply();
    for (const asked of [
      await aule.command('tuchulcha new'),
      await aule.press(help, 'Open a table'),
      await aule.command('play'),
      await aule.command('season', { open: 'season' }),
    ]) {
      const told = await asked.reply();
      expect(told.ephemeral_for).toBe(aule.id);
      expect(told.content).toContain(`I’m not allowed to ${words}`);
    }
    expect(await harness.store.tablesOf(harness.playground.guildId, aule.id)).toEqual([]);
  },
);
