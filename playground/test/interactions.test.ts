import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type Interaction,
  MessageFlags,
} from 'discord.js';
import { afterAll, describe, expect, test } from 'vitest';
import { type Stage, stage, textChannel } from '../testing/bot.ts';

const here = await stage({ acknowledgementMs: 20_000 });
await here.register([
  {
    name: 'play',
    description: 'Play something',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'new',
        description: 'A new game',
        options: [
          {
            type: ApplicationCommandOptionType.Integer,
            name: 'players',
            description: 'How many',
            required: true,
            minValue: 2,
            maxValue: 4,
          },
          { type: ApplicationCommandOptionType.User, name: 'against', description: 'Whom' },
          {
            type: ApplicationCommandOptionType.String,
            name: 'board',
            description: 'Which board',
            choices: [{ name: 'Round', value: 'round' }],
          },
          {
            type: ApplicationCommandOptionType.String,
            name: 'town',
            description: 'Where',
            autocomplete: true,
          },
          { type: ApplicationCommandOptionType.Channel, name: 'place', description: 'Place' },
        ],
      },
    ],
  },
]);
const aule = here.visitors.as('aule');
const vel = here.visitors.as('vel.thur');

afterAll(() => here.close());

const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
const button = (label: string, id = label) =>
  new ButtonBuilder().setLabel(label).setCustomId(id).setStyle(ButtonStyle.Secondary);

async function posted(on: Stage, ...labels: string[]) {
  const message = await (await textChannel(on)).send({
    content: 'press',
    components: [row(...labels.map((label) => button(label)))],
  });
  await on.visitors.as('aule').waitFor(({ id }) => id === message.id);
  return message;
}

/** Vel presses a button, which is answered so. */
async function pressed<T>(take: (interaction: ButtonInteraction) => Promise<T>) {
  const message = await posted(here, 'Roll');
  const handled = here.next('button', take);
  const answer = await vel.press(message.id, 'Roll');
  return { message, answer, handled: await handled };
}

/** Answers in its own words; the refusal, or null. */
const posting = (path: `/${string}`, body: object): Promise<unknown> =>
  here.client.rest.post(path, { body, auth: false }).then(
    () => null,
    (reason: unknown) => reason,
  );
const callback = ({ id, token }: Interaction) => `/interactions/${id}/${token}/callback` as const;

describe('slash commands', () => {
  test('carry who, where and the options', async () => {
    const seen = here.next('command', async (interaction) => {
      if (!interaction.inCachedGuild()) throw new Error('not on a server');
      await interaction.reply(`Hello ${interaction.member.displayName}`);
      return {
        sub: interaction.options.getSubcommand(),
        players: interaction.options.getInteger('players'),
        against: interaction.options.getUser('against')?.username,
        board: interaction.options.getString('board'),
        place: interaction.options.getChannel('place')?.name,
        locale: interaction.locale,
        guildLocale: interaction.guildLocale,
        guild: interaction.guild.name,
        channel: interaction.channel?.name,
        may: interaction.appPermissions.has('AttachFiles'),
        joined: interaction.member.joinedTimestamp !== null,
        permissions: interaction.memberPermissions.has('SendMessages'),
      };
    });
    const place = here.playground.admin.channelId('lounge');
    const answer = await aule.command('/play new', { players: 3, against: vel.id, board: 'round', place });
    expect(await seen).toEqual({
      sub: 'new',
      players: 3,
      against: 'vel.thur',
      board: 'round',
      place: 'lounge',
      locale: 'en-US',
      guildLocale: 'en-US',
      guild: 'Tarchna',
      channel: 'games',
      may: true,
      joined: true,
      permissions: true,
    });
    const reply = await answer.reply();
    expect(reply.content).toBe('Hello Aule');
  });

  test('are answered in private, then more publicly', async () => {
    const handled = here.next('command', async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply('Only for you');
      await interaction.followUp('For all');
      return (await interaction.fetchReply()).content;
    });
    const answer = await aule.command('play new', { players: 2 });
    expect(await handled).toBe('Only for you');
    const secret = await answer.reply();
    expect(secret.ephemeral_for).toBe(aule.id);
    expect(secret.content).toBe('Only for you');
    expect(vel.secrets()).toEqual([]);
    expect((await vel.waitFor(({ content }) => content === 'For all')).ephemeral_for).toBeUndefined();
    await expect(
      here.client.rest.get(`/channels/${secret.channel_id}/messages/${secret.id}`),
    ).rejects.toMatchObject({ code: 10008 });
  });

  test('suggest values', async () => {
    const _handled = here.next('suggestions', async (interaction) => {
      const typed = interaction.options.getFocused(true);
      await interaction.respond([{ name: 'Tarchna', value: `${typed.name} ${typed.value}` }]);
    });
    const choices = await aule.suggestions('play new', { players: 2, town: 'Ta' }, 'town');
    expect(choices).toEqual([{ name: 'Tarchna', value: 'town Ta' }]);
  });

  test.each<[string, string, Record<string, string | number | boolean>, RegExp]>([
    ['an unknown command', 'sleep', {}, /no command/],
    ['a missing sub-command', 'play', {}, /sub-command/],
    ['a missing required option', 'play new', {}, /“players” is required/],
    ['a number below its minimum', 'play new', { players: 1 }, /range/],
    ['a number above its maximum', 'play new', { players: 5 }, /range/],
    ['a fraction for a whole number', 'play new', { players: 2.5 }, /whole number/],
    ['a text for a number', 'play new', { players: 'two' }, /whole number/],
    ['a value that is no choice', 'play new', { players: 2, board: 'square' }, /choices/],
    ['an option that is not there', 'play new', { players: 2, color: 'red' }, /no option/],
    ['nobody', 'play new', { players: 2, against: '1' }, /no user/],
  ])('%s is refused on the page', async (_, name, options, message) => {
    await expect(aule.command(name, options)).rejects.toThrow(message);
  });
});

describe('components', () => {
  test('a deferred update edits @original', async () => {
    const { message } = await pressed(async (interaction) => {
      await interaction.deferUpdate();
      await interaction.editReply({ content: 'later' });
    });
    await vel.waitForChange(message.id, ({ content }) => content === 'later');
  });

  test('the first follow-up after a deferred reply takes its place', async () => {
    const { answer } = await pressed(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.followUp('in its place');
    });
    const reply = await answer.reply();
    expect([reply.content, reply.ephemeral_for]).toEqual(['in its place', vel.id]);
  });

  test("nobody presses another's ephemeral message", async () => {
    const { answer } = await pressed((interaction) =>
      interaction.reply({
        content: 'sure?',
        components: [row(button('Yes'))],
        flags: MessageFlags.Ephemeral,
      }),
    );
    const secret = await answer.reply();
    await expect(aule.pressId(secret.id, 'Yes')).rejects.toThrow(/gone/);
    here.next('button', (interaction) => interaction.update({ content: 'so be it', components: [] }));
    await vel.press(secret, 'Yes');
    await vel.waitForChange(secret, ({ content }) => content === 'so be it');
  });
});

describe('answers', () => {
  test.each<[string, object, string]>([
    ['a type that is none', { type: 2 }, 'type[BASE_TYPE_CHOICES]'],
    ['suggestions for a button', { type: 8, data: { choices: [] } }, 'type[BASE_TYPE_CHOICES]'],
    [
      'content over 2000',
      { type: 4, data: { content: 'x'.repeat(2001) } },
      'data.content[BASE_TYPE_MAX_LENGTH]',
    ],
  ])('with %s are refused', async (_, body, complaint) => {
    const { handled: error } = await pressed(async (interaction) => {
      const refused = await posting(callback(interaction), body);
      await interaction.deferUpdate();
      return refused;
    });
    expect(error).toMatchObject({ status: 400, code: 50035 });
    expect(error instanceof Error ? error.message : '').toContain(complaint);
  });

  test('to an update of a message that is gone are refused', async () => {
    const { handled } = await pressed(async (interaction) => {
      here.playground.admin.deleteMessage(interaction.message.id);
      const error = await interaction.update('x').catch((reason: unknown) => reason);
      await interaction.reply({ content: 'gone', flags: MessageFlags.Ephemeral });
      return error;
    });
    expect(handled).toMatchObject({ code: 10008 });
  });

  test('come before follow-ups', async () => {
    const { handled } = await pressed(async (interaction) => {
      const path = `/webhooks/${here.playground.botId}/${interaction.token}` as const;
      const refused = await posting(path, { content: 'x' });
      await interaction.deferUpdate();
      return refused;
    });
    expect(handled).toMatchObject({ code: 10015 });
  });

  test('with_response tell of the message they made', async () => {
    const { handled } = await pressed(async (interaction) => {
      const response = await interaction.reply({
        content: 'x',
        flags: MessageFlags.Ephemeral,
        withResponse: true,
      });
      await interaction.deleteReply();
      return response;
    });
    const { interaction, resource } = handled;
    expect(interaction).toMatchObject({ responseMessageEphemeral: true, responseMessageLoading: false });
    expect(resource?.message?.id).toBe(interaction.responseMessageId);
    await vel.page.until(
      () => (vel.page.messages.has(resource?.message?.id ?? '') ? undefined : true),
      'there',
    );
  });
});

describe('deadlines', () => {
  test('an interaction is answered once', async () => {
    const { handled } = await pressed(async (interaction) => {
      await interaction.deferUpdate();
      return posting(callback(interaction), { type: 6 });
    });
    expect(handled).toMatchObject({ status: 400, code: 40060 });
  });

  test('after its time it is unknown, and the person sees it fail', async () => {
    const hasty = await stage({ acknowledgementMs: 400 });
    const person = hasty.visitors.as('vel.thur');
    const message = await posted(hasty, 'Roll');
    const late = hasty.next('button', async (interaction) => {
      await failed;
      return interaction.deferUpdate().catch((error: unknown) => error);
    });
    const failed = expect(person.press(message.id, 'Roll')).rejects.toMatchObject({ state: 'failed' });
    await failed;
    expect(await late).toMatchObject({ status: 404, code: 10062 });
    await hasty.close();
  });

  test('a refused answer leaves it open for another', async () => {
    const { handled, answer } = await pressed(async (interaction) => {
      const first = await interaction.reply({ content: '' }).catch((error: unknown) => error);
      await interaction.reply('better');
      return first;
    });
    expect(handled).toMatchObject({ code: 50006 });
    expect((await answer.reply()).content).toBe('better');
  });

  test('its token dies', async () => {
    let ahead = 0;
    const other = await stage({ now: () => Date.now() + ahead });
    const person = other.visitors.as('aule');
    await other.register([{ name: 'x', description: 'y' }]);
    const replied = other.next('command', async (interaction) => {
      await interaction.reply('now');
      return interaction;
    });
    await person.command('x');
    const interaction = await replied;
    ahead = 14 * 60_000;
    await interaction.editReply('still');
    ahead = 15 * 60_000 + 1000;
    await expect(interaction.editReply('too late')).rejects.toMatchObject({ status: 401, code: 50027 });
    await other.close();
  });
});
