/** How the page shows the server: direct messages, permissions, outages, people who left, times. */
import {
  ChannelType,
  type Client,
  ComponentType,
  Events,
  type Interaction,
  ApplicationCommandOptionType as Option,
  PermissionFlagsBits,
  type TextChannel,
} from 'discord.js';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Playground, startPlayground } from '../src/index.ts';
import { loggedIn, textChannel } from '../testing/bot.ts';
import { describeInBrowser } from '../testing/browser.ts';

const roll = {
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.Button, style: 1, label: 'Roll', customId: 'roll' }],
} as const;

const selects = [
  {
    type: ComponentType.StringSelect,
    customId: 'people',
    placeholder: 'Who plays',
    maxValues: 3,
    options: ['Larthia', 'Thana', 'Arnth'].map((label) => ({ label, value: label })),
  },
  {
    type: ComponentType.StringSelect,
    customId: 'when',
    placeholder: 'When',
    minValues: 2,
    maxValues: 3,
    options: ['Dawn', 'Noon', 'Dusk'].map((label) => ({ label, value: label.toLowerCase() })),
  },
] as const;

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    await interaction.respond([1, 2, 3].map((value) => ({ name: `${value} tables`, value })));
  } else if (interaction.isStringSelectMenu()) {
    await interaction.reply(`Chosen: ${interaction.values.join(', ')}`);
  } else if (interaction.isButton()) {
    await interaction.update({ content: `Rolled by ${interaction.user.username}`, components: [] });
  } else if (interaction.isChatInputCommand()) {
    const { options } = interaction;
    const given = ['place', 'steward', 'most', 'threads'].map((name) => options.get(name)?.value);
    await interaction.reply(
      `${options.getSubcommandGroup()} ${options.getSubcommand()}: ${given.join(', ')}`,
    );
  }
}

describeInBrowser('the page of a server', (browser) => {
  let playground: Playground;
  let bot: Client<true>;
  let games: TextChannel;
  let page: Page;
  let complaints: string[];

  beforeEach(async () => {
    playground = await startPlayground({ port: 0 });
    bot = await loggedIn(playground);
    bot.on(Events.InteractionCreate, (interaction) => void answer(interaction));
    await bot.application.commands.set([
      {
        name: 'house',
        description: 'How games are played here',
        defaultMemberPermissions: PermissionFlagsBits.ManageGuild,
        options: [
          {
            type: Option.SubcommandGroup,
            name: 'places',
            description: 'Where games are played',
            options: [
              {
                type: Option.Subcommand,
                name: 'allow',
                description: 'Allow games in a channel',
                options: [
                  {
                    type: Option.Channel,
                    name: 'place',
                    description: 'Which channel',
                    required: true,
                    channelTypes: [ChannelType.GuildText],
                  },
                  { type: Option.User, name: 'steward', description: 'Who looks after it', required: true },
                  {
                    type: Option.Integer,
                    name: 'most',
                    description: 'How many tables',
                    autocomplete: true,
                    required: true,
                  },
                  { type: Option.Boolean, name: 'threads', description: 'In threads', required: true },
                ],
              },
            ],
          },
        ],
      },
      { name: 'play', description: 'Play' },
    ]);
    games = await textChannel({ client: bot, playground });
    complaints = [];
    page = await browser().newPage({ viewport: { width: 1200, height: 900 }, locale: 'en-US' });
    page.setDefaultTimeout(45_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(playground.pageUrl);
    await box().waitFor();
  });
  afterEach(async () => {
    await page?.close();
    await bot?.destroy();
    await playground?.close();
    expect(complaints).toEqual([]);
  });

  const box = (): Locator => page.getByRole('textbox', { name: /^Message/ });
  const said = (text: string | RegExp): Locator => page.locator('li.message', { hasText: text });
  const become = (name: string): Promise<void> =>
    page.getByRole('button', { name: new RegExp(`^Be ${name}`) }).click();
  const places = (): Locator => page.getByRole('navigation', { name: 'Channels' });
  const known = async (name: string): Promise<string> => {
    const face = page.getByRole('button', { name: new RegExp(`^Be ${name}`) });
    return (await face.getAttribute('data-user-id')) ?? '';
  };
  const offered = async (): Promise<string[]> => {
    await box().fill('/');
    await page.getByRole('listbox', { name: 'Commands' }).waitFor();
    return page.getByRole('listbox', { name: 'Commands' }).getByRole('option').locator('b').allTextContents();
  };

  it('rings for a direct message, and is at it in one tap', async () => {
    await bot.users.send(await known('Larthia'), { content: 'It is your turn', components: [roll] });
    await page.getByRole('button', { name: 'Be Larthia, 1 ping' }).click();
    await page.getByRole('heading', { name: 'Haruspex', level: 2 }).first().waitFor();
    await said('It is your turn').getByRole('button', { name: 'Roll' }).click();
    await said('Rolled by larthia').waitFor();
    expect(await places().getByRole('button', { name: 'Haruspex', exact: true }).count()).toBe(1);
    await become('Aule');
    expect(await said('Rolled by larthia').count()).toBe(0);
    expect(await places().getByRole('button', { name: 'Haruspex', exact: true }).count()).toBe(0);
  });

  it('opens direct messages from the person’s side', async () => {
    await places().getByRole('button', { name: 'Message Haruspex' }).click();
    await page.getByText('the beginning of your direct messages with Haruspex').waitFor();
    await box().fill('Good evening');
    await page.keyboard.press('Enter');
    await said('Good evening').waitFor();
    expect(await places().getByRole('button', { name: 'Message Haruspex' }).count()).toBe(0);
  });

  it('hides commands from who may not use them', async () => {
    expect(await offered()).toEqual(['/house places allow', '/play']);
    await become('Larthia');
    expect(await offered()).toEqual(['/play']);
    playground.admin.setPersonPermissions(await known('Larthia'), PermissionFlagsBits.ManageGuild);
    await expect.poll(offered).toEqual(['/house places allow', '/play']);
  });

  it('takes channels, people, suggested numbers and yes or no in a group of sub-commands', async () => {
    await games.threads.create({ name: 'Side room' });
    await places().getByRole('button', { name: 'Side room' }).waitFor();
    await box().fill('/house');
    await page.keyboard.press('Enter');
    const place = page.getByLabel('place', { exact: true });
    expect(await place.locator('option').allTextContents()).toEqual(['', '#games', '#lounge', '#after-dark']);
    await place.selectOption('#lounge');
    await page.getByLabel('steward').selectOption('@Larthia');
    await page.getByRole('combobox', { name: 'most', exact: true }).pressSequentially('t');
    await page.getByRole('option', { name: '2 tables' }).click();
    await page.getByLabel('threads').selectOption('True');
    await page.keyboard.press('Enter');
    const lounge = playground.admin.channelId('lounge');
    await said(`places allow: ${lounge}, ${await known('Larthia')}, 2, true`).waitFor();
  });

  it('chooses several words from menus', async () => {
    const components = selects.map((select) => ({
      type: ComponentType.ActionRow as const,
      components: [select],
    }));
    await games.send({ content: 'Choose', components });
    const choose = async (menu: string, names: readonly string[]): Promise<void> => {
      const list = said(/^Haruspex.*Choose/).getByRole('combobox', { name: menu });
      await list.click();
      for (const name of names) {
        await page.getByRole('listbox', { name: menu }).getByRole('option', { name, exact: true }).click();
      }
      await list.press('Escape');
    };
    await choose('Who plays', ['Larthia', 'Thana']);
    await said('Chosen: Larthia, Thana').waitFor();
    await choose('When', ['Dawn', 'Dusk']);
    await said('Chosen: dawn, dusk').waitFor();
  });

  it('tells of an outage, and is as before when it is over', async () => {
    await bot.users.send(await known('Aule'), 'psst');
    playground.admin.setAvailable(false);
    await page.getByText('Tarchna is unavailable due to an outage.').waitFor();
    expect(await box().count()).toBe(0);
    await places()
      .getByRole('button', { name: /^Haruspex/ })
      .click();
    await box().waitFor();
    await places().getByRole('button', { name: 'games' }).click();
    playground.admin.setAvailable(true);
    await box().waitFor();
    expect(await page.getByText('outage').count()).toBe(0);
  });

  it('shows who left as such: their name stays, their server is closed', async () => {
    await games.send(`Over to <@${await known('Larthia')}>`);
    await said('Over to').waitFor();
    playground.admin.removeMember(await known('Larthia'));
    await page.getByTitle('Larthia (left the server)').waitFor();
    await page.reload();
    await said('Over to @Larthia').waitFor();
    await become('Larthia');
    await page.getByText('You are not in Tarchna any more.').waitFor();
    expect(await said('Over to').count()).toBe(0);
    expect(await places().getByRole('button', { name: 'games' }).count()).toBe(0);
    playground.admin.addMember(await known('Larthia'));
    await said('Over to @Larthia').waitFor();
  });

  it('shows times in every style, and counts the minutes down', async () => {
    await page.clock.install();
    const seconds = Math.floor(Date.now() / 1000) + 10 * 60 + 30;
    await page.reload();
    await box().waitFor();
    const styles = ['', ':t', ':T', ':d', ':D', ':f', ':F', ':s', ':S', ':R'];
    await games.send(`Times: ${styles.map((style) => `<t:${seconds}${style}>`).join(' | ')}`);
    const times = said('Times:').locator('time.timestamp');
    await expect.poll(() => times.count()).toBe(styles.length);
    const texts = await times.allTextContents();
    expect(texts.some((text) => text.includes('<t:'))).toBe(false);
    expect(texts.at(0)).toBe(texts.at(5));
    expect(texts.at(-1)).toMatch(/^in 1[01] minutes$/);
    await page.clock.fastForward('05:00');
    await expect.poll(() => times.last().textContent()).toMatch(/^in [56] minutes$/);
    await page.clock.fastForward('10:00');
    await expect.poll(() => times.last().textContent()).toMatch(/^[45] minutes ago$/);
  });
});
