import {
  type BaseInteraction,
  PermissionFlagsBits as Bits,
  ChannelType,
  PermissionsBitField,
} from 'discord.js';
import { expect, test } from 'vitest';
import { anywhere } from '../../../src/discord/handling/feature.ts';
import { mayPostHere } from '../../../src/discord/handling/reply.ts';
import { commandDefinitions } from '../../../src/discord/registry.ts';

interface Place {
  readonly isMember: boolean;
  readonly isThread: boolean;
  /** Missing. */
  readonly bot: bigint;
  readonly person: bigint;
}

const at = ({ isMember, isThread, bot, person }: Place): BaseInteraction => {
  const without = (missing: bigint) =>
    new PermissionsBitField(PermissionsBitField.All & ~Bits.Administrator & ~missing);
  const interaction = {
    inCachedGuild: () => isMember,
    client: { channels: { cache: new Map() } },
    channelId: '1',
    channel: { type: isThread ? ChannelType.PublicThread : ChannelType.GuildText, isThread: () => isThread },
    appPermissions: without(bot),
    memberPermissions: without(person),
  };
  return interaction as unknown as BaseInteraction;
};

const here: Place = { isMember: true, isThread: false, bot: 0n, person: 0n };

test.each<[string, Partial<Place>, boolean]>([
  ['in a channel', {}, true],
  ['in a thread', { isThread: true }, true],
  ['where the bot is not a member, or nobody else is', { isMember: false }, false],
  ['in a channel that the bot does not see', { bot: Bits.ViewChannel }, false],
  ['in a channel where the bot may not write', { bot: Bits.SendMessages }, false],
  ['in a channel where the bot may not attach pictures', { bot: Bits.AttachFiles }, false],
  ['in a channel where the bot may write in threads only', { isThread: true, bot: Bits.SendMessages }, true],
  ['in a thread where the bot may not write', { isThread: true, bot: Bits.SendMessagesInThreads }, false],
  ['in a channel where the person may not write', { person: Bits.SendMessages }, false],
  [
    'in a thread where the person may not write',
    { isThread: true, person: Bits.SendMessagesInThreads },
    false,
  ],
])('%s', (_, given, may) => expect(mayPostHere(at({ ...here, ...given }))).toBe(may));

test('/rules can be given anywhere, by whoever has the bot', () => {
  const rules = commandDefinitions().find(({ name }) => name === 'rules');
  expect(rules).toMatchObject(anywhere);
  expect(rules).not.toHaveProperty('default_member_permissions');
});
