/** A small bot that produces everything that the page has to show. */
import { createCanvas } from '@napi-rs/canvas';
import {
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandType,
  ButtonStyle,
  ChannelType,
  Client,
  ComponentType,
  Events,
  GatewayIntentBits,
  type Interaction,
  type InteractionReplyOptions,
  MessageFlags,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import type { Playground } from '../src/index.ts';
import { button, field, list, row } from '../testing/parts.ts';

const commands: RESTPostAPIApplicationCommandsJSONBody[] = [
  { name: 'Greet', type: ApplicationCommandType.User },
  {
    name: 'demo',
    description: 'A demonstration',
    options: [
      {
        type: Option.Subcommand,
        name: 'new',
        name_localizations: { de: 'neu' },
        description: 'Open a table',
        description_localizations: { de: 'Einen Tisch eröffnen' },
        options: [
          {
            type: Option.Integer,
            name: 'players',
            name_localizations: { de: 'spieler' },
            description: 'How many play',
            required: true,
            choices: [2, 3, 4].map((value) => ({ name: `${value} players`, value })),
          },
          { type: Option.String, name: 'place', description: 'Where', autocomplete: true },
          { type: Option.User, name: 'guest', description: 'Somebody to invite' },
          { type: Option.Boolean, name: 'quick', description: 'In a hurry' },
          { type: Option.Integer, name: 'days', description: 'For how long', min_value: 1, max_value: 9 },
        ],
      },
      { type: Option.Subcommand, name: 'tables', description: 'All tables, in a layout' },
      { type: Option.Subcommand, name: 'sleep', description: 'Says nothing' },
    ],
  },
];

const moves = [
  { label: '5: 4 → 9', value: 'nine', description: 'hits Red' },
  { label: '2: 4 → 6', value: 'six', description: 'a safe stone' },
];
const guests = ['Larthia', 'Ramtha', 'Thana'].map((label) => ({ label, value: label }));
const moveRow = row(list('move', 'Choose a move', moves));

const lobbyRows = [
  row(
    button('join', 'Join', ButtonStyle.Primary),
    button('secret', 'What are my cards?'),
    button('form', 'Settings'),
    button('dead', 'Break', ButtonStyle.Danger),
    button('begin', 'Start', ButtonStyle.Success),
  ),
  moveRow,
  row(list('guests', 'Invite people', guests, { max_values: 3 })),
] as const;

const form: APIModalInteractionResponseCallbackData = {
  custom_id: 'settings',
  title: 'Settings of the table',
  components: [field('Name', 'name', { min_length: 3 }, 'Shown to everybody'), field('Speed', 'speed')],
};

/** Draws 1100 by 700 pixels, the largest size that a message shows. */
function board(): Buffer {
  const canvas = createCanvas(1100, 700);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d9c7a0';
  context.fillRect(0, 0, 1100, 700);
  context.fillStyle = '#6b4a2b';
  for (let stone = 0; stone < 12; stone++) {
    const angle = (stone / 12) * 2 * Math.PI;
    context.beginPath();
    context.arc(550 + 420 * Math.cos(angle), 350 + 260 * Math.sin(angle), 40, 0, 2 * Math.PI);
    context.fill();
  }
  return canvas.toBuffer('image/png');
}

const text = (content: string) => ({ type: ComponentType.TextDisplay, content }) as const;

/** Every part that a layout may have. */
const layout = (): InteractionReplyOptions => ({
  flags: MessageFlags.IsComponentsV2,
  files: [
    { attachment: board(), name: 'board.png' },
    { attachment: Buffer.from('1. a4'), name: 'game.txt' },
  ],
  components: [
    text('### Tables\nTwo of them are open.'),
    {
      type: ComponentType.Container,
      accent_color: 0xd4_a0_17,
      components: [
        {
          type: ComponentType.Section,
          components: [
            text('**Table 1**, over days. Larthia and Ramtha wait for a third and a fourth player.'),
          ],
          accessory: button('seat-1', 'Join table 1'),
        },
        { type: ComponentType.Separator, divider: true, spacing: 1 },
        {
          type: ComponentType.Section,
          components: [text('**Table 2**, tonight'), text('-# It waits for Thana.')],
          accessory: button('seat-2', 'Go to table 2'),
        },
        { type: ComponentType.Separator, divider: false, spacing: 2 },
        {
          type: ComponentType.MediaGallery,
          items: [{ media: { url: 'attachment://board.png' }, description: 'Blue stands on stone 4.' }],
        },
        row(list('move', 'Choose a move', [{ label: '5: 4 → 9', value: 'nine' }])),
        { type: ComponentType.File, file: { url: 'attachment://game.txt' } },
      ],
    },
    {
      type: ComponentType.Section,
      components: [text('Puzzle of the day')],
      accessory: {
        type: ComponentType.Thumbnail,
        media: { url: 'attachment://board.png' },
        description: 'A small board.',
      },
    },
  ],
});

async function answer(interaction: Interaction, joined: string[]): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const places = ['Altar', 'Forest', 'Temple'].filter((place) => place.toLowerCase().startsWith(typed));
    await interaction.respond(places.map((name) => ({ name, value: name.toLowerCase() })));
  } else if (interaction.isChatInputCommand()) {
    const sub = interaction.options.getSubcommand();
    if (sub === 'sleep') return;
    if (sub === 'tables') {
      await interaction.reply(layout());
      return;
    }
    const { options, user } = interaction;
    const facts = [
      options.getInteger('players'),
      options.getString('place'),
      options.getUser('guest')?.id,
      options.getBoolean('quick'),
      options.getInteger('days'),
    ];
    await interaction.reply({
      content: `A table of ${facts.map(String).join(', ')} by <@${user.id}>`,
      components: lobbyRows,
      allowedMentions: { parse: [] },
    });
  } else if (interaction.isUserContextMenuCommand()) {
    await interaction.reply({ content: `Hello, ${interaction.targetUser.displayName}!`, flags: 'Ephemeral' });
  } else if (interaction.isModalSubmit()) {
    const { fields } = interaction;
    const [name, speed] = ['name', 'speed'].map((id) => fields.getTextInputValue(id));
    await interaction.reply(`Named **${name}**, ${speed}`);
  } else if (interaction.isMessageComponent()) {
    const { customId, user, channel } = interaction;
    if (interaction.isStringSelectMenu()) {
      await interaction.reply(`${user.displayName} chose ${interaction.values.join(' and ')}`);
    } else if (customId === 'join') {
      joined.push(user.id);
      await interaction.update(`${interaction.message.content}\n- <@${user.id}> sits down`);
    } else if (customId === 'secret') {
      const content = `Only for ${user.displayName}: [the table](${interaction.message.url})`;
      await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    } else if (customId === 'form') {
      await interaction.showModal(form);
    } else if (customId === 'begin' && channel?.type === ChannelType.GuildText) {
      await interaction.deferUpdate();
      const thread = await channel.threads.create({ name: 'The game' });
      await thread.send({
        content: `<@${joined.at(-1)}>, you rolled **5** and **2** 🎲\n-# One tap plays a step.`,
        files: [{ attachment: board(), name: 'board.png', description: 'Blue stands on stone 4.' }],
        components: [moveRow],
      });
    }
  }
}

export async function startBot(playground: Playground): Promise<Client> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.apiUrl } });
  const joined: string[] = [];
  client.on(Events.InteractionCreate, (interaction) => void answer(interaction, joined));
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(playground.token);
  await ready;
  await client.application?.commands.set(commands);
  return client;
}
