/** A small bot with everything that stories use on the page: message commands, long forms and texts, files. */
import {
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandType,
  ButtonStyle,
  type Client,
  Events,
  type Interaction,
  type TextChannel,
  TextInputStyle,
} from 'discord.js';
import type { Playground } from '../src/index.ts';
import { loggedIn, textChannel } from '../testing/bot.ts';
import { button, field, row } from '../testing/parts.ts';

const scene = (said: string): APIModalInteractionResponseCallbackData => ({
  custom_id: 'scene',
  title: 'Tell the scene',
  components: [
    field('Title', 'title', { max_length: 20, required: false, placeholder: 'If it has one' }),
    field(
      'Scene',
      'scene',
      {
        ...{ style: TextInputStyle.Paragraph, min_length: 10, max_length: 4000 },
        ...(said === '' ? {} : { value: said.slice(0, 4000) }),
      },
      'Line breaks stay.',
    ),
    field('Mood', 'mood', { required: false }),
    field('Aside', 'aside', { required: false }),
  ],
});

export const tellRow = row(button('tell', 'Tell', ButtonStyle.Primary));

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isMessageContextMenuCommand()) {
    const { content } = interaction.targetMessage;
    if (interaction.commandName === 'Add to my scene') await interaction.showModal(scene(content));
    else await interaction.reply(`Read aloud: ${content.slice(0, 1900)}`);
  } else if (interaction.isButton()) {
    await interaction.showModal(scene(''));
  } else if (interaction.isModalSubmit()) {
    const { fields } = interaction;
    const [title, text, mood, aside] = ['title', 'scene', 'mood', 'aside'].map((id) =>
      fields.getTextInputValue(id),
    );
    const content = `**${title || 'Untitled'}** (${mood || 'no mood'}) ${aside}\n>>> ${text}`;
    await interaction.reply(content.slice(0, 2000));
  }
}

export async function startStoryBot(playground: Playground): Promise<{ bot: Client; games: TextChannel }> {
  const bot = await loggedIn(playground);
  bot.on(Events.InteractionCreate, (interaction) => void answer(interaction));
  await bot.application.commands.set([
    { name: 'tell', description: 'Tell a scene' },
    {
      name: 'Add to my scene',
      nameLocalizations: { de: 'Zu meiner Szene' },
      type: ApplicationCommandType.Message,
    },
    { name: 'Read aloud', type: ApplicationCommandType.Message },
    { name: 'Stewards only', type: ApplicationCommandType.Message, defaultMemberPermissions: '32' },
  ]);
  return { bot, games: await textChannel({ client: bot, playground }) };
}
