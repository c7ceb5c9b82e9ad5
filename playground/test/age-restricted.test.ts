import { ChannelType, Events, type Interaction, type TextChannel } from 'discord.js';
import { afterAll, describe, expect, test } from 'vitest';
import { stage } from '../testing/bot.ts';

const here = await stage();
const aule = here.visitors.as('aule');
await here.register([{ name: 'where', description: 'Here' }]);
await aule.page.until(() => aule.page.commands[0], 'commands');

afterAll(() => here.close());

const id = (name: string) => here.playground.admin.channelId(name);

async function channelOf(name: string): Promise<TextChannel> {
  const channel = await here.client.channels.fetch(id(name), { force: true });
  if (channel?.type !== ChannelType.GuildText) throw new Error('no channel');
  return channel;
}

/** The payload of the next interaction as the gateway sends it. */
function nextPayload(): Promise<{ channel: Record<string, unknown> }> {
  here.onInteraction((interaction: Interaction) =>
    interaction.isRepliable() ? interaction.reply('seen') : null,
  );
  return new Promise((resolve) => {
    const hear = (packet: { t: string | null; d: never }) => {
      if (packet.t !== 'INTERACTION_CREATE') return;
      here.client.off(Events.Raw, hear);
      resolve(packet.d);
    };
    here.client.on(Events.Raw, hear);
  });
}

const changed = (): Promise<boolean> =>
  new Promise((resolve) => {
    here.client.once('channelUpdate', (_, after) => resolve('nsfw' in after && after.nsfw));
  });

describe('an age-restricted channel', () => {
  test('is one of the three there are', async () => {
    const names = ['games', 'lounge', 'after-dark'];
    const told = names.map((name) => {
      const channel = here.client.channels.cache.get(id(name));
      return channel?.type === ChannelType.GuildText ? channel.nsfw : null;
    });
    expect(told).toEqual([false, false, true]);
    expect((await channelOf('after-dark')).nsfw).toBe(true);
  });

  test('is known as such to the page', () => {
    const restricted = [...aule.page.channels.values()].filter(({ ageRestricted }) => ageRestricted);
    expect(restricted.map(({ name }) => name)).toEqual(['after-dark']);
  });

  test('is said in an interaction’s channel, with what the person may do there', async () => {
    const payload = nextPayload();
    await aule.command('where', {}, { channel: 'after-dark' });
    const { channel } = await payload;
    expect(channel).toMatchObject({ name: 'after-dark', nsfw: true, type: ChannelType.GuildText });
    expect(BigInt(String(channel['permissions'])) & 1n).toBe(1n);
    expect(channel).not.toHaveProperty('permission_overwrites');
    const other = nextPayload();
    await aule.command('where', {}, { channel: 'games' });
    expect((await other).channel).toMatchObject({ nsfw: false });
  });

  test('has threads that say nothing of it themselves: their parent does', async () => {
    const thread = await (await channelOf('after-dark')).threads.create({ name: 'Late' });
    await aule.say('Late', 'still awake');
    expect(thread.parent?.nsfw).toBe(true);
    expect(await here.client.rest.get(`/channels/${thread.id}`)).not.toHaveProperty('nsfw');
    const payload = nextPayload();
    await aule.command('where', {}, { channel: thread.id });
    const { channel } = await payload;
    expect(channel).toMatchObject({ parent_id: id('after-dark'), thread_metadata: { archived: false } });
    expect(channel).not.toHaveProperty('nsfw');
    expect(aule.page.channel('Late').ageRestricted).toBeUndefined();
  });

  test('can be made and unmade while the bot listens', async () => {
    const { admin } = here.playground;
    for (const restricted of [true, false]) {
      const heard = changed();
      admin.setAgeRestricted(id('lounge'), restricted);
      expect(await heard).toBe(restricted);
      expect((await channelOf('lounge')).nsfw).toBe(restricted);
      await aule.waitForChannel(
        ({ name, ageRestricted }) => name === 'lounge' && (ageRestricted ?? false) === restricted,
      );
    }
    expect(() => admin.setAgeRestricted('1')).toThrow();
  });

  test('is not made by a bot', async () =>
    expect((await channelOf('lounge')).setNSFW(true)).rejects.toMatchObject({ code: 50013 }));
});
