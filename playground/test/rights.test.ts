import {
  ChannelType,
  type ChatInputCommandInteraction,
  ComponentType,
  ApplicationCommandOptionType as Option,
  PermissionFlagsBits,
} from 'discord.js';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { stage, textChannel } from '../testing/bot.ts';
import type { Person } from '../testing/person.ts';

const here = await stage();
const aule = here.visitors.as('aule');
const larthia = here.visitors.as('larthia');
const channelTypes = [ChannelType.GuildText] as const;
const allow = {
  type: Option.Subcommand,
  name: 'allow',
  description: 'Play here',
  options: [
    { type: Option.Channel, name: 'channel', description: 'Which', required: true, channelTypes },
    { type: Option.User, name: 'steward', description: 'Who looks after it' },
    { type: Option.Boolean, name: 'threads', description: 'In threads' },
    { type: Option.Integer, name: 'most', description: 'Tables', autocomplete: true },
    { type: Option.String, name: 'pace', description: 'How fast', autocomplete: true },
  ],
} as const;
const channels = { name: 'channels', description: 'Where to play', options: [allow] };
await here.register([
  {
    name: 'settings',
    description: 'For stewards',
    defaultMemberPermissions: PermissionFlagsBits.ManageGuild,
    options: [{ type: Option.SubcommandGroup, ...channels }],
  },
  { name: 'purge', description: 'For administrators', defaultMemberPermissions: 0n },
  { name: 'play', description: 'For all' },
]);

afterEach(() => here.playground.admin.setPersonPermissions(larthia.id, 0n));
afterAll(() => here.close());

/** Resolves to `take` of the next command, which gets a short answer. */
const next = <T>(take: (interaction: ChatInputCommandInteraction) => T): Promise<T> =>
  here.next('command', async (interaction) => {
    await interaction.reply('done');
    return take(interaction);
  });

const held = async (person: Person) => {
  const rights = next(({ memberPermissions }) => memberPermissions);
  await person.command('play');
  const permissions = await rights;
  if (permissions === null) throw new Error('no member');
  return permissions;
};

describe('a person', () => {
  test('owns the guild, the others do not', async () => {
    const guild = await here.client.guilds.fetch({ guild: here.playground.guildId, force: true });
    expect(guild.ownerId).toBe(aule.id);
    expect((await held(aule)).has(PermissionFlagsBits.Administrator)).toBe(true);
    const ordinary = await held(larthia);
    expect(ordinary.has(PermissionFlagsBits.SendMessages)).toBe(true);
    expect(ordinary.any([PermissionFlagsBits.Administrator, PermissionFlagsBits.ManageGuild])).toBe(false);
  });

  test('can be given rights, by a role, and lose them', async () => {
    here.playground.admin.setPersonPermissions(larthia.id, PermissionFlagsBits.ManageGuild);
    const steward = await held(larthia);
    expect([steward.has(['ManageGuild', 'SendMessages']), steward.has('Administrator')]).toEqual([
      true,
      false,
    ]);
    const guild = await here.client.guilds.fetch(here.playground.guildId);
    const member = await guild.members.fetch({ user: larthia.id, force: true });
    expect(member.permissions.has('ManageGuild')).toBe(true);
    const other = await guild.members.fetch({ user: here.visitors.as('ramtha').id, force: true });
    expect(other.permissions.has('ManageGuild')).toBe(false);
    here.playground.admin.setPersonPermissions(larthia.id, 0n);
    expect((await held(larthia)).has('ManageGuild')).toBe(false);
  });

  test('with Administrator may do everything', async () => {
    here.playground.admin.setPersonPermissions(larthia.id, PermissionFlagsBits.Administrator);
    expect((await held(larthia)).has(['ManageGuild', 'ManageThreads', 'ManageChannels'])).toBe(true);
  });

  test('who presses a button brings them along', async () => {
    const channel = await textChannel(here);
    const button = { type: ComponentType.Button, style: 2, label: 'Close', custom_id: 'close' } as const;
    const message = await channel.send({
      content: 'x',
      components: [{ type: ComponentType.ActionRow, components: [button] }],
    });
    await aule.waitFor(({ id }) => id === message.id);
    here.onInteraction((interaction) =>
      interaction.isButton()
        ? interaction.update(interaction.memberPermissions?.has('ManageGuild') ? 'may' : 'may not')
        : null,
    );
    await larthia.press(message.id, 'Close');
    await larthia.waitForChange(message.id, ({ content }) => content === 'may not');
    await aule.press(message.id, 'Close');
    await aule.waitForChange(message.id, ({ content }) => content === 'may');
  });
});

test('the bot has rights by its roles, and only reads in a time-out, whose end nobody is told', async () => {
  const { admin, botId, guildId } = here.playground;
  const pins = admin.addRole('Pins', { permissions: PermissionFlagsBits.PinMessages });
  const app = async () => {
    const asked = next(({ appPermissions }) => appPermissions.toArray());
    await aule.command('play');
    return asked;
  };
  const me = () => here.client.guilds.cache.get(guildId)?.members.me;
  admin.giveRole(botId, pins.id);
  expect(await app()).toContain('PinMessages');
  expect(me()?.permissions.has('PinMessages')).toBe(true);
  admin.removeRole(pins.id);
  expect(await app()).not.toContain('PinMessages');
  expect(me()?.permissions.has('PinMessages')).toBe(false);
  admin.timeOut(botId, new Date(Date.now() + 3000));
  expect(await app()).toEqual(['ViewChannel', 'ReadMessageHistory']);
  expect(me()?.isCommunicationDisabled()).toBe(true);
  await vi.waitFor(async () => expect(await app()).toContain('SendMessages'), 10_000);
  admin.timeOut(larthia.id, new Date(Date.now() + 60_000));
  await expect(larthia.command('play')).rejects.toThrow('timed out');
  admin.timeOut(larthia.id, null);
  await held(larthia);
});

describe('a command', () => {
  const place = () => here.playground.admin.channelId('lounge');

  test.each<[string, bigint, string, boolean]>([
    ['ManageGuild, for nobody special', 0n, 'settings channels allow', false],
    ['ManageGuild, for another right', PermissionFlagsBits.ManageThreads, 'settings channels allow', false],
    ['ManageGuild, for it', PermissionFlagsBits.ManageGuild, 'settings channels allow', true],
    ['ManageGuild, for administrators', PermissionFlagsBits.Administrator, 'settings channels allow', true],
    ['nothing that can be had, for it', PermissionFlagsBits.ManageGuild, 'purge', false],
    ['nothing that can be had, for administrators', PermissionFlagsBits.Administrator, 'purge', true],
  ])('that asks for %s', async (_, permissions, name, allowed) => {
    here.playground.admin.setPersonPermissions(larthia.id, permissions);
    next(() => null);
    const options = name === 'purge' ? {} : { channel: place() };
    if (allowed) await larthia.command(name, options);
    else await expect(larthia.command(name, options)).rejects.toThrow(/may not/);
  });

  test('takes channels, people, numbers and words in a group of sub-commands', async () => {
    const seen = next(({ options, channel }) => ({
      group: options.getSubcommandGroup(),
      sub: options.getSubcommand(),
      channel: options.getChannel('channel', true).id,
      steward: options.getUser('steward')?.username,
      threads: options.getBoolean('threads'),
      most: options.getInteger('most'),
      pace: options.getString('pace'),
      where: channel?.id,
    }));
    const raw = new Promise<object>((resolve) =>
      here.client.on('raw', ({ t, d }: { t: string; d: object }) => t === 'INTERACTION_CREATE' && resolve(d)),
    );
    const values = { channel: place(), steward: larthia.id, threads: true, most: 3, pace: 'slow' };
    await aule.command('/settings channels allow', values, { channel: 'lounge' });
    expect(await seen).toMatchObject({
      ...{ group: 'channels', sub: 'allow', channel: place(), where: place() },
      ...{ steward: 'larthia', threads: true, most: 3, pace: 'slow' },
    });
    // These are the person's permissions in the channel, not the bot's: Aule may do everything.
    const permissions = (await held(aule)).bitfield;
    expect(await raw).toMatchObject({
      data: { resolved: { channels: { [place()]: { permissions: permissions.toString() } } } },
    });
  });

  test('takes channels of its types only', async () => {
    const games = await textChannel(here);
    const thread = await games.threads.create({ name: 'Side room' });
    const direct = await here.client.users.createDM(aule.id);
    for (const channel of [thread.id, direct.id, '1']) {
      await expect(aule.command('settings channels allow', { channel })).rejects.toThrow(
        /can’t be chosen|no channel/,
      );
    }
  });

  test('suggests numbers too, from what is half written', async () => {
    const asked: unknown[] = [];
    here.onInteraction((interaction) => {
      if (!interaction.isAutocomplete()) return null;
      asked.push(interaction.options.getFocused(true), interaction.options.getSubcommandGroup());
      return interaction.respond([{ name: 'Twelve', value: 12 }]);
    });
    const choices = await aule.suggestions('settings channels allow', { most: '1' }, 'most');
    expect(choices).toEqual([{ name: 'Twelve', value: 12 }]);
    expect(asked).toMatchObject([{ name: 'most', value: '1' }, 'channels']);
  });
});
