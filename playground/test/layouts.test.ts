import {
  ButtonStyle,
  ComponentType,
  type ContainerComponent,
  type InteractionUpdateOptions,
  type MediaGalleryComponent,
  type MessageCreateOptions,
  MessageFlags,
  type SectionComponent,
} from 'discord.js';
import { afterAll, expect, test } from 'vitest';
import { stage, textChannel } from '../testing/bot.ts';
import { buttonsOf, selectsOf, textOf } from '../testing/person.ts';

const here = await stage();
const games = await textChannel(here);
const larthia = here.visitors.as('larthia');

afterAll(() => here.close());

const text = (content: string) => ({ type: ComponentType.TextDisplay, content }) as const;

const button = (customId: string, label: string) =>
  ({ type: ComponentType.Button, style: ButtonStyle.Secondary, customId, label }) as const;

const list = (seat: string) =>
  [
    text('# Tables'),
    {
      type: ComponentType.Container,
      accentColor: 0xd4_a0_17,
      components: [
        { type: ComponentType.Section, components: [text('Table 1')], accessory: button('join', seat) },
        { type: ComponentType.Separator },
        {
          type: ComponentType.MediaGallery,
          items: [{ media: { url: 'attachment://a.txt' }, description: 'A' }],
        },
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.StringSelect,
              customId: 'pace',
              placeholder: 'Pace',
              options: [{ label: 'Slow', value: 'slow' }],
            },
          ],
        },
      ],
    },
  ] as const;

const page = (seat: string) =>
  ({
    flags: MessageFlags.IsComponentsV2,
    components: list(seat),
    files: [{ attachment: Buffer.from('x'), name: 'a.txt' }],
  }) as const satisfies MessageCreateOptions;

test('people see what a layout says, and use its buttons and selects where they stand', async () => {
  const sent = await games.send(page('Join'));
  const seen = await larthia.waitFor(({ id }) => id === sent.id);
  expect(textOf(seen)).toBe('# Tables\nTable 1');
  expect(buttonsOf(seen).map(({ label }) => label)).toEqual(['Join']);
  expect(selectsOf(seen).map(({ placeholder }) => placeholder)).toEqual(['Pace']);
  const [, container] = sent.components;
  const section = (container as ContainerComponent).components[0] as SectionComponent;
  expect(container).toMatchObject({ id: 2, accentColor: 0xd4_a0_17 });
  expect(section).toMatchObject({ id: 3, accessory: { id: 5, customId: 'join' } });
  here.onInteraction(async (interaction) => {
    if (interaction.isButton()) await interaction.update(page('Leave') satisfies InteractionUpdateOptions);
    if (interaction.isStringSelectMenu()) await interaction.reply({ content: interaction.values.join() });
  });
  await larthia.press(sent.id, 'Join');
  await larthia.waitForChange(sent.id, (one) => buttonsOf(one)[0]?.label === 'Leave');
  const answer = await larthia.select(sent.id, 'Pace', ['Slow']);
  expect((await answer.reply()).content).toBe('slow');
});

test('a file is shown by its address, and a layout stays one', async () => {
  const sent = await games.send(page('Join'));
  const [, container] = sent.components;
  const gallery = (container as ContainerComponent).components[2] as MediaGalleryComponent;
  const [file] = sent.attachments.values();
  expect(gallery.items).toMatchObject([{ description: 'A', media: { data: { url: file?.url } } }]);
  const edited = await sent.edit({ components: [text('Nothing left')], files: [], attachments: [] });
  expect(edited.flags.has(MessageFlags.IsComponentsV2)).toBe(true);
  expect(textOf(await larthia.waitForChange(sent.id, (one) => textOf(one) === 'Nothing left'))).toBeTruthy();
});

test('an earlier message gets a layout once its content is taken away', async () => {
  const plain = await games.send({ content: 'Plain' });
  const layout = { flags: MessageFlags.IsComponentsV2, components: [text('Laid out')] } as const;
  await expect(plain.edit(layout)).rejects.toMatchObject({ code: 50035 });
  await plain.edit({ ...layout, content: null });
  expect(await larthia.waitForChange(plain.id, (one) => textOf(one) === 'Laid out')).toBeTruthy();
});

test('who is mentioned in a text is notified', async () => {
  const call = [text(`${larthia.mention}, come`)];
  const { id } = await games.send({ flags: MessageFlags.IsComponentsV2, components: call });
  await larthia.waitFor((one) => one.id === id);
  await expect.poll(() => larthia.notified.map(({ messageId }) => messageId)).toContain(id);
});
