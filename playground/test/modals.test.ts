/** Modals: valid forms, how they are filled in, and how a submission may be answered. */
import {
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandType,
  ComponentType,
  DiscordAPIError,
  Events,
  type Interaction,
  InteractionResponseType,
  MessageFlags,
  type ModalSubmitInteraction,
  Routes,
  TextInputStyle,
} from 'discord.js';
import { afterAll, describe, expect, test } from 'vitest';
import { stage, textChannel } from '../testing/bot.ts';
import { button, field, row } from '../testing/parts.ts';
import {
  type Acknowledged,
  buttonsOf,
  formOf,
  type PageMessage,
  type Person,
  type ShownModal,
} from '../testing/person.ts';

const here = await stage({ acknowledgementMs: 20_000 });
const aule = here.visitors.as('aule');
const vel = here.visitors.as('vel.thur');
await here.register([
  { name: 'tell', description: 'Tell a scene' },
  { name: 'Tell this', type: ApplicationCommandType.Message },
]);
const games = await textChannel(here);

afterAll(async () => {
  await here.close();
  expect(here.troubles).toEqual([]);
});

type Field = Record<string, unknown>;

const input = (fields: Field = {}) =>
  field('Scene', 'scene', { style: TextInputStyle.Paragraph, ...fields }, 'What happens');
const title = field('Title', 'title', { max_length: 30, required: false });
const choosing = (fields: Field = {}) => ({
  type: ComponentType.Label,
  label: 'Card',
  component: {
    type: ComponentType.StringSelect,
    custom_id: 'card',
    required: false,
    options: [
      { label: 'Wine', value: 'vinum' },
      { label: 'Love', value: 'venus' },
    ],
    ...fields,
  },
});
const ticking = (fields: Field = {}) => ({
  type: ComponentType.Label,
  label: 'Lines',
  component: {
    type: ComponentType.CheckboxGroup,
    custom_id: 'lines',
    required: false,
    min_values: 0,
    options: [
      { label: 'Spiders', value: 'spiders', default: true },
      { label: 'Fire', value: 'fire' },
      { label: 'Blood', value: 'blood' },
    ],
    ...fields,
  },
});
const prompt = { type: ComponentType.TextDisplay, content: '**Pluto** rules. Tell of a crime.' };
const modal = (...components: object[]) =>
  ({
    custom_id: 'telling',
    title: 'Tell the scene',
    components,
  }) as unknown as APIModalInteractionResponseCallbackData;

const scene = modal(
  input({ min_length: 10, max_length: 4000, value: 'It is evening.', placeholder: 'Once …' }),
  title,
);

/** Answers every interaction with the modal, except submissions, which go to `take`. */
function answering<T>(
  take: (submission: ModalSubmitInteraction) => Promise<T>,
  asked: APIModalInteractionResponseCallbackData = scene,
): Promise<T> {
  return new Promise((resolve, reject) => {
    here.onInteraction((interaction: Interaction) => {
      if (interaction.isModalSubmit()) return take(interaction).then(resolve, reject);
      if (interaction.isCommand() || interaction.isButton())
        return interaction.showModal(asked).catch(reject);
    });
  });
}

/** Answers submissions of the modal, and resolves to what it reads in the first one. */
const telling = <T>(read: (submission: ModalSubmitInteraction) => T, asked = scene): Promise<T> =>
  answering(async (submission) => {
    await submission.reply('told');
    return read(submission);
  }, asked);

async function shownModal(opened: Promise<Acknowledged> = aule.command('tell')): Promise<ShownModal> {
  const { modal: shown } = await opened;
  if (shown === null) throw new Error('no modal');
  return shown;
}

async function posted(): Promise<PageMessage> {
  const { id } = await games.send({ content: 'Your turn', components: [row(button('tell', 'Tell'))] });
  return aule.waitFor((message) => message.id === id);
}

const long = 'Wine flows.\n\n„Trink!“ — 🍇\n'.repeat(150).slice(0, 3990);

describe('a modal', () => {
  test('can be followed by a message, which follows no other', async () => {
    here.onInteraction(async (interaction: Interaction) => {
      if (!interaction.isCommand()) return;
      await interaction.showModal(scene);
      await interaction.followUp('take your time');
    });
    await aule.command('tell');
    const said = await aule.waitFor(({ content }) => content === 'take your time');
    expect(said.interaction_metadata).not.toHaveProperty('original_response_message_id');
  });

  test('shows its fields with what stands in them', async () => {
    telling(() => null);
    expect(formOf(await shownModal(aule.press(await posted(), 'Tell')))).toMatchObject({
      customId: 'telling',
      title: 'Tell the scene',
      fields: [
        {
          label: 'Scene',
          description: 'What happens',
          paragraph: true,
          required: true,
          least: 10,
          most: 4000,
          values: ['It is evening.'],
          placeholder: 'Once …',
        },
        { label: 'Title', paragraph: false, required: false, most: 30, values: [] },
      ],
    });
  });

  const openers: [string, (message: PageMessage) => ReturnType<Person['press']>, boolean][] = [
    ['a button', (message) => aule.press(message, 'Tell'), true],
    ['a slash command', () => aule.command('tell'), false],
    ['a message command', (message) => aule.messageCommand(message, 'Tell this'), false],
  ];
  test.each(openers)('opened from %s brings back what was filled in', async (_, open, fromMessage) => {
    const seen = telling((submission) => ({
      scene: submission.fields.getTextInputValue('scene'),
      title: submission.fields.getTextInputValue('title'),
      from: submission.isFromMessage() ? submission.message.content : null,
      id: submission.customId,
    }));
    const { modal: shown } = await open(await posted());
    await aule.fill(shown, { Scene: long, title: 'Night' });
    const from = fromMessage ? 'Your turn' : null;
    expect(await seen).toEqual({ scene: long, title: 'Night', from, id: 'telling' });
  });

  test('has texts and lists beside its fields, and brings back the choice', async () => {
    const seen = telling(
      ({ fields }) => [fields.getStringSelectValues('card'), fields.getTextInputValue('scene')],
      modal(prompt, input(), choosing()),
    );
    const shown = await shownModal();
    expect(formOf(shown)).toMatchObject({
      texts: ['**Pluto** rules. Tell of a crime.'],
      fields: [{ label: 'Scene' }, { label: 'Card', options: [{ value: 'vinum' }, { value: 'venus' }] }],
    });
    await aule.fill(shown, { Scene: 'It rains.', Card: 'venus' });
    expect(await seen).toEqual([['venus'], 'It rains.']);
  });

  test('leaves out what need not be chosen, and takes nothing that is not offered', async () => {
    const chosen = ({ fields }: ModalSubmitInteraction) => fields.getStringSelectValues('card');
    const seen = telling(chosen, modal(prompt, choosing()));
    const shown = await shownModal();
    await expect(aule.fill(shown, { Card: 'bacchus' })).rejects.toThrow(/not one of the choices/);
    await aule.fill(shown, {});
    expect(await seen).toEqual([]);
    telling(chosen, modal(choosing({ required: true })));
    const asking = await shownModal();
    await expect(aule.fill(asking, {})).rejects.toThrow(/required/);
    await aule.fill(asking, { Card: 'vinum' });
  });

  test('has boxes to tick, and brings back all that are ticked', async () => {
    const ticked = () => telling(({ fields }) => fields.getCheckboxGroup('lines'), modal(ticking()));
    let seen = ticked();
    const shown = await shownModal();
    expect(formOf(shown).fields).toMatchObject([{ values: ['spiders'], ticks: true, required: false }]);
    await expect(aule.fill(shown, { Lines: ['night'] })).rejects.toThrow(/not there/);
    await expect(aule.fill(shown, { Lines: ['fire', 'fire'] })).rejects.toThrow(/twice/);
    await expect(aule.fill(shown, { Lines: 'fire' })).rejects.toThrow(/list/);
    await aule.fill(shown, { Lines: ['fire', 'blood'] });
    expect(await seen).toEqual(['fire', 'blood']);
    seen = ticked();
    await aule.fill(await shownModal(), {});
    expect(await seen).toEqual(['spiders']);
    seen = ticked();
    await aule.fill(await shownModal(), { Lines: [] });
    expect(await seen).toEqual([]);
  });

  test('numbers its parts, each before what is in it', async () => {
    telling(() => null);
    const shown = await shownModal();
    const raw = new Promise<{ data: { components: object[] } }>((resolve) =>
      here.client.on(Events.Raw, ({ t, d }) => t === 'INTERACTION_CREATE' && resolve(d)),
    );
    await aule.fill(shown, {});
    expect((await raw).data.components).toEqual([
      { type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'scene', value: 'It is evening.' } },
      { type: 18, id: 3, component: { type: 4, id: 4, custom_id: 'title', value: '' } },
    ]);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['a text that is too short', { Scene: 'short' }, /Between 10 and 4000/],
    ['a text that is too long', { Scene: '🍇'.repeat(4001) }, /Between 10 and 4000/],
    ['nothing where something is required', { Scene: '' }, /required/],
    ['two lines in a field of one', { Title: 'a\nb' }, /one line/],
  ])('is not submitted with %s, and stays open', async (_, answers, why) => {
    telling(() => null);
    const shown = await shownModal();
    await expect(aule.fill(shown, answers)).rejects.toThrow(why);
    await aule.fill(shown, { Scene: '🍇'.repeat(4000) });
  });
});

describe('a submission', () => {
  const tell = async () => {
    const message = await posted();
    const { modal: shown } = await aule.press(message, 'Tell');
    return { message, submitted: await aule.fill(shown, {}) };
  };

  test('from a button may update the button’s message', async () => {
    answering((submission) => {
      if (!submission.isFromMessage()) throw new Error('no message');
      return submission.update({ content: 'Told', components: [] });
    });
    const { message } = await tell();
    const after = await vel.waitForChange(message, ({ content }) => content === 'Told');
    expect(buttonsOf(after)).toEqual([]);
  });

  test('from a private message knows that message', async () => {
    here.onInteraction(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({
          flags: MessageFlags.Ephemeral,
          content: 'Draft',
          components: [row(button('x', 'Tell'))],
        });
      } else if (interaction.isButton()) await interaction.showModal(scene);
      else if (interaction.isModalSubmit() && interaction.isFromMessage()) {
        await interaction.update({ content: 'Told in private', components: [] });
      }
    });
    const draft = await (await aule.command('tell')).reply();
    await aule.fill((await aule.press(draft, 'Tell')).modal, {});
    await aule.waitForChange(draft, ({ content }) => content === 'Told in private');
  });

  test('is not answered by another modal', async () => {
    const tried = answering(async (submission) => {
      const { id, token } = submission;
      const body = { type: InteractionResponseType.Modal, data: scene };
      const answer = here.client.rest.post(Routes.interactionCallback(id, token), { body, auth: false });
      const refused = await answer.catch((error: unknown) => error);
      await submission.reply('told');
      return refused;
    });
    await tell();
    expect(await tried).toMatchObject({ code: 50035 });
  });

  test('of a message command leads back to it', async () => {
    telling(() => null);
    const said = await aule.say('games', 'raw words');
    const { modal: shown } = await aule.messageCommand(said, 'Tell this');
    const reply = await (await aule.fill(shown, {})).reply();
    expect(reply).toMatchObject({
      type: 23,
      interaction_metadata: {
        type: 5,
        triggering_interaction_metadata: { type: 2, name: 'Tell this', target_message_id: said.id },
      },
    });
  });
});

describe('a bot’s modal', () => {
  const refused: [string, object][] = [
    ['BASE_TYPE_BAD_LENGTH', modal()],
    ['BASE_TYPE_BAD_LENGTH', modal(...Array.from({ length: 6 }, (_, at) => input({ custom_id: `${at}` })))],
    ['BASE_TYPE_REQUIRED', { ...modal(input()), title: undefined }],
    ['BASE_TYPE_BAD_LENGTH', { ...modal(input()), title: 'x'.repeat(46) }],
    ['BASE_TYPE_BAD_LENGTH', modal({ ...input(), label: 'x'.repeat(46) })],
    ['BASE_TYPE_MAX_LENGTH', modal({ ...input(), description: 'x'.repeat(101) })],
    ['BASE_TYPE_MAX_LENGTH', modal(input({ placeholder: 'x'.repeat(101) }))],
    ['NUMBER_TYPE_MAX', modal(input({ max_length: 4001 }))],
    ['NUMBER_TYPE_MIN', modal(input({ max_length: 0 }))],
    ['COMPONENT_VALIDATION_FAILED', modal(input({ min_length: 9, max_length: 8 }))],
    ['BASE_TYPE_MAX_LENGTH', modal(input({ value: 'x'.repeat(4001) }))],
    ['BASE_TYPE_MAX_LENGTH', modal(input({ max_length: 3, value: 'four' }))],
    ['BASE_TYPE_MIN_LENGTH', modal(input({ value: '' }))],
    ['COMPONENT_VALIDATION_FAILED', modal(input({ style: 1, value: 'a\nb' }))],
    [
      'UNION_TYPE_CHOICES',
      modal({ type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: 'x' }] }),
    ],
    ['BASE_TYPE_BAD_LENGTH', modal(choosing({ options: [] }))],
    ['COMPONENT_VALIDATION_FAILED', modal(choosing({ disabled: true }))],
    ['COMPONENT_VALIDATION_FAILED', modal(choosing({ required: true, min_values: 0 }))],
    ['BASE_TYPE_BAD_LENGTH', modal(ticking({ options: [] }))],
    ['COMPONENT_VALIDATION_FAILED', modal(ticking({ required: true }))],
    ['COMPONENT_VALIDATION_FAILED', modal(ticking({ max_values: 4 }))],
    ['NOT_IN_PLAYGROUND', modal(choosing({ max_values: 2 }))],
    ['UNION_TYPE_CHOICES', modal(input({ type: ComponentType.UserSelect }))],
    ['BASE_TYPE_REQUIRED', modal({ type: 10, content: '' })],
    ['BASE_TYPE_BAD_LENGTH', modal({ type: 10, content: 'x'.repeat(4001) })],
    ['BASE_TYPE_REQUIRED', modal({ ...input(), label: '' })],
    ['COMPONENT_CUSTOM_ID_DUPLICATED', modal(input(), input())],
  ];
  test.each(refused)('is refused because of %s', async (code, data) => {
    const answer = new Promise<unknown>((resolve) => {
      here.onInteraction(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        const { id, token } = interaction;
        const body = { type: InteractionResponseType.Modal, data };
        const tried = here.client.rest.post(Routes.interactionCallback(id, token), { body, auth: false });
        resolve(await tried.catch((error: unknown) => error));
        await interaction.reply('no');
      });
    });
    await aule.command('tell');
    const error = await answer;
    expect(error).toMatchObject({ code: 50035 });
    expect(JSON.stringify(error instanceof DiscordAPIError ? error.rawError : null)).toContain(code);
  });
});
