import { type Interaction, LabelBuilder, ModalBuilder, TextInputBuilder, TextInputStyle } from 'discord.js';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { stage, textChannel } from '../testing/bot.ts';
import type { Person } from '../testing/person.ts';

const here = await stage();
const larthia = here.visitors.as('larthia');
const vel = here.visitors.as('vel.thur');
await here.register([{ name: 'me', description: 'What is mine' }]);

afterEach(() => {
  for (const { id } of [larthia, vel]) {
    here.playground.admin.setDirectMessages(id, true);
    here.playground.admin.addMember(id);
  }
});

afterAll(() => here.close());

const roll = { type: 1, components: [{ type: 2, style: 2, label: 'Roll', custom_id: 'roll' }] } as const;
const send = (person: Person) =>
  here.client.users.send(person.id, { content: 'your turn', components: [roll] });

function next<T>(take: (interaction: Interaction) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    here.onInteraction((interaction) => take(interaction).then(resolve, reject));
  });
}

describe('direct messages', () => {
  test('have buttons: a user presses them, not a member', async () => {
    const message = await send(larthia);
    await larthia.waitFor(({ id }) => id === message.id);
    const raw = new Promise<object>((resolve) =>
      here.client.on('raw', ({ t, d }: { t: string; d: object }) => t === 'INTERACTION_CREATE' && resolve(d)),
    );
    const handled = next(async (interaction) => {
      if (!interaction.isButton()) throw new Error('not a button');
      await interaction.update({ content: 'rolled', components: [] });
      return [interaction.inGuild(), interaction.member, interaction.memberPermissions, interaction.context];
    });
    await larthia.press(message.id, 'Roll');
    expect(await handled).toEqual([false, null, null, 1]);
    const payload = await raw;
    expect(payload).toMatchObject({ user: { id: larthia.id }, context: 1, channel: { type: 1 } });
    expect(payload).not.toHaveProperty('member');
    expect(payload).not.toHaveProperty('guild_id');
    await larthia.waitForChange(message.id, ({ content }) => content === 'rolled');
  });

  test('have forms', async () => {
    const message = await send(larthia);
    await larthia.waitFor(({ id }) => id === message.id);
    const form = new ModalBuilder()
      .setCustomId('form')
      .setTitle('Quiet hours')
      .addLabelComponents(
        new LabelBuilder()
          .setLabel('From')
          .setTextInputComponent(new TextInputBuilder().setCustomId('from').setStyle(TextInputStyle.Short)),
      );
    next(async (interaction) => (interaction.isButton() ? interaction.showModal(form) : null));
    const { modal } = await larthia.press(message.id, 'Roll');
    if (modal === null) throw new Error('no modal');
    const handled = next(async (interaction) => {
      if (!interaction.isModalSubmit()) throw new Error('not a modal');
      await interaction.reply('noted');
      return interaction.fields.getTextInputValue('from');
    });
    const answer = await larthia.submit(modal, { from: '22:00' });
    expect([await handled, (await answer.reply()).channel_id]).toEqual(['22:00', message.channelId]);
  });

  test('take commands from who writes first', async () => {
    const place = await vel.openDirect();
    next(async (interaction) => (interaction.isChatInputCommand() ? interaction.reply('yours') : null));
    const answer = await vel.command('me', {}, { channel: place.id });
    expect((await answer.reply()).content).toBe('yours');
  });

  test('are refused by who has closed them, whose own commands are answered all the same', async () => {
    const place = await vel.openDirect();
    here.playground.admin.setDirectMessages(vel.id, false);
    await expect(send(vel)).rejects.toMatchObject({ status: 403, code: 50007 });
    next(async (interaction) => (interaction.isChatInputCommand() ? interaction.reply('yours') : null));
    const answer = await vel.command('me', {}, { channel: place.id });
    expect((await answer.reply()).content).toBe('yours');
  });
});

describe('who left the guild', () => {
  test('is no member, is still a user, and still has a name', async () => {
    here.playground.admin.removeMember(larthia.id);
    const guild = await here.client.guilds.fetch(here.playground.guildId);
    await expect(guild.members.fetch({ user: larthia.id, force: true })).rejects.toMatchObject({
      status: 404,
      code: 10007,
    });
    expect((await here.client.users.fetch(larthia.id, { force: true })).username).toBe('larthia');
    const games = await textChannel(here);
    const before = larthia.notified.length;
    const message = await games.send(`still ${larthia.mention}`);
    const shown = await vel.waitFor(({ id }) => id === message.id);
    expect(shown.mentions.map(({ username }) => username)).toEqual(['larthia']);
    await vel.waitFor(({ id }) => id === shown.id);
    expect(larthia.notified.length).toBe(before);
    expect(larthia.messages({ channel: 'games' })).toEqual([]);
  });

  test('neither presses nor commands', async () => {
    const games = await textChannel(here);
    const message = await games.send({ content: 'x', components: [roll] });
    const direct = await send(larthia);
    await larthia.waitFor(({ id }) => id === direct.id);
    here.playground.admin.removeMember(larthia.id);
    await expect(larthia.pressId(message.id, 'roll')).rejects.toThrow(/not there/);
    await expect(larthia.command('me')).rejects.toThrow(/not there/);
    await expect(larthia.pressId(direct.id, 'roll')).rejects.toThrow(/no server/);
    await expect(larthia.command('me', {}, { channel: direct.channelId })).rejects.toThrow(/no server/);
    await expect(larthia.say(direct.channelId, 'x')).rejects.toThrow(/no server/);
  });

  test('is written to no more, until they come back', async () => {
    await send(larthia);
    here.playground.admin.removeMember(larthia.id);
    await expect(send(larthia)).rejects.toMatchObject({ status: 403, code: 50007 });
    here.playground.admin.addMember(larthia.id);
    const message = await send(larthia);
    await larthia.waitFor(({ id }) => id === message.id);
  });

  test('is not written to by a bot that was removed either', async () => {
    here.playground.admin.removeBot();
    await expect(send(vel)).rejects.toMatchObject({ code: 50007 });
    here.playground.admin.inviteBot();
    await send(vel);
  });
});
