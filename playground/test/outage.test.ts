import { Events, Status } from 'discord.js';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { loggedIn, stage, textChannel } from '../testing/bot.ts';

// discord.js retries 503s at once, but these tests check the first response.
const here = await stage({}, { rest: { retries: 0 } });
const games = await textChannel(here);
const aule = here.visitors.as('aule');
await here.register([{ name: 'play', description: 'Play' }]);

afterEach(() => here.playground.admin.setAvailable(true));
afterAll(() => here.close());

const roll = { type: 1, components: [{ type: 2, style: 2, label: 'Roll', custom_id: 'roll' }] } as const;
const next = (event: 'guildUnavailable' | 'guildAvailable') =>
  new Promise<string>((resolve) => here.client.once(event, ({ id }) => resolve(id)));

describe('an outage of the guild', () => {
  test('is told, and its end too', async () => {
    const begun = next(Events.GuildUnavailable);
    here.playground.admin.setAvailable(false);
    expect(await begun).toBe(here.playground.guildId);
    expect(here.client.guilds.cache.get(here.playground.guildId)?.available).toBe(false);
    const ended = next(Events.GuildAvailable);
    here.playground.admin.setAvailable(true);
    expect(await ended).toBe(here.playground.guildId);
    await games.send('back');
  });

  test.each<[string, (message: { edit(text: string): Promise<unknown> }) => Promise<unknown>]>([
    ['sending', () => games.send('x')],
    ['editing', (message) => message.edit('y')],
    ['reading', () => games.messages.fetch({ limit: 1, cache: false })],
    ['making a thread', () => games.threads.create({ name: 'x' })],
    ['the channel', () => games.fetch(true)],
    ['the guild', () => games.guild.fetch()],
    ['a member', () => games.guild.members.fetch({ user: aule.id, force: true })],
  ])('%s is answered with 503', async (_, ask) => {
    const message = await games.send('x');
    here.playground.admin.setAvailable(false);
    await expect(ask(message)).rejects.toMatchObject({ status: 503 });
  });

  test('leaves what was answered already without its token', async () => {
    const message = await games.send({ content: 'x', components: [roll] });
    await aule.waitFor(({ id }) => id === message.id);
    const outcome = new Promise<unknown[]>((resolve) => {
      here.onInteraction(async (interaction) => {
        if (!interaction.isButton()) return;
        await interaction.deferUpdate();
        here.playground.admin.setAvailable(false);
        const lost: unknown = await interaction.editReply('y').catch((error: unknown) => error);
        here.playground.admin.setAvailable(true);
        await interaction.editReply('z');
        resolve([lost]);
      });
    });
    await aule.press(message.id, 'Roll');
    expect(await outcome).toMatchObject([{ status: 503 }]);
    await aule.waitForChange(message.id, ({ content }) => content === 'z');
  });

  test('holds people up as well, but not in direct messages', async () => {
    const message = await games.send({ content: 'x', components: [roll] });
    const direct = await here.client.users.send(aule.id, { content: 'x', components: [roll] });
    await aule.waitFor(({ id }) => id === direct.id);
    here.playground.admin.setAvailable(false);
    await aule.page.until(() => (aule.page.guild.available ? undefined : true), 'told');
    await expect(aule.press(message.id, 'Roll')).rejects.toThrow(/unavailable/);
    await expect(aule.command('play')).rejects.toThrow(/unavailable/);
    await expect(aule.say('games', 'x')).rejects.toThrow(/unavailable/);
    here.onInteraction((interaction) => (interaction.isButton() ? interaction.update('still') : null));
    await aule.press(direct.id, 'Roll');
    await aule.waitForChange(direct.id, ({ content }) => content === 'still');
    await direct.edit('too');
  });

  test('keeps from the bot what happens in it, until it has all at once', async () => {
    const message = await games.send('x');
    const names: string[] = [];
    here.client.on('raw', ({ t }) => t !== null && names.push(t));
    here.playground.admin.setAvailable(false);
    here.playground.admin.deleteMessage(message.id);
    const back = next(Events.GuildAvailable);
    here.playground.admin.setAvailable(true);
    await back;
    expect(names).toEqual(['GUILD_DELETE', 'GUILD_CREATE']);
  });

  test('is there for a bot that comes meanwhile', async () => {
    here.playground.admin.setAvailable(false);
    const late = await loggedIn(here.playground);
    const guild = late.guilds.cache.get(here.playground.guildId);
    expect([late.ws.status, guild?.available, guild?.channels.cache.size]).toEqual([Status.Ready, false, 0]);
    const back = new Promise<number>((resolve) =>
      late.once(Events.GuildAvailable, ({ channels }) => resolve(channels.cache.size)),
    );
    here.playground.admin.setAvailable(true);
    expect(await back).toBeGreaterThan(0);
    await late.destroy();
  });
});
