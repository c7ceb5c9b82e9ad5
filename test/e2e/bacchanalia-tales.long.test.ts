import { formOf } from '@haruspex/playground/testing/form.ts';
import { buttonsOf, type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { offers } from '../../src/games/bacchanalia/game.ts';
import { seeded } from './dice.ts';
import { test } from './fixtures.ts';
import {
  allowStories,
  doOneThing,
  inThread,
  introductionOf,
  playUntil,
  type StoryGame,
  startStory,
  TALES,
  talesIn,
} from './story.ts';

const asked = async (game: StoryGame): Promise<Person> => {
  const table = await game.settled();
  const color = table.state && offers(table.state).color;
  if (!color) throw new Error('Nobody is asked.');
  return game.personOf(table, color);
};

const INTRODUCE = 'Introduce my character';

describe('telling', () => {
  test('a long tale is written in parts, and told at once', async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    await playUntil(game, (phase) => phase === 'scene');
    const teller = await asked(game);
    const parts = ['first', 'second', 'third'].map((name) =>
      `The ${name} part. ${'So it went on. '.repeat(120)}`.trim(),
    );
    const { modal } = await teller.press(await game.message(), 'My draft');
    const preview = await (await teller.fill(modal, { text: parts.slice(0, 2).join('\n\n') })).reply();
    expect(preview.ephemeral_for).toBe(teller.id);
    expect(preview.content).toContain('Your draft');
    const before = await game.settled();
    // The form contains the draft, with space for more.
    const again = (await teller.press(await game.message(), 'Tell it')).modal;
    const { fields } = again ? formOf(again) : { fields: [] };
    expect(fields.slice(0, 2).map(({ values }) => values)).toEqual([[parts.slice(0, 2).join('\n\n')], []]);
    await teller.fill(again, { text2: parts[2] ?? '' });
    await game.after(before);
    const log = await game.log();
    const told = log.findLast(({ action }) => action.type === 'tell')?.action;
    expect(told?.type === 'tell' && told.text).toBe(parts.join('\n\n'));
    const tales = (await talesIn(game, teller)).slice(-4);
    expect(tales).toHaveLength(4);
    expect(tales.map(({ content }) => content.split('\n')[0])).toEqual(
      [1, 2, 3, 4].map((part) => expect.stringContaining(`(${part} of 4)`)),
    );
    expect(await harness.store.games.bacchanalia.draft(game.id, teller.id)).toBeNull();
  });

  test('messages of one’s own become the scene, without being said twice', async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    await playUntil(game, (phase) => phase === 'introductions');
    const teller = await asked(game);
    const other = harness.visitors.some(3).find(({ id }) => id !== teller.id);
    const thread = (await game.table()).showing.playChannelId ?? '';
    const first = await teller.say(thread, 'I am Vel, and I run.');
    const second = await teller.say(thread, 'The mirror shows a tired man.');
    await teller.messageCommand(first, 'Add to my scene');
    const preview = await (await teller.messageCommand(second, 'Add to my scene')).reply();
    expect(preview.content).toContain('2 parts');
    const refusal = await (await other?.messageCommand(first, 'Add to my scene'))?.reply();
    expect(refusal?.content).toContain('You can only add messages of your own');

    const before = await game.settled();
    // The form also asks for the character.
    const { modal } = await teller.press(preview, 'Tell it now');
    await teller.fill(modal, introductionOf(teller, ''));
    await game.after(before);
    const [tale, ...more] = await talesIn(game, teller);
    expect(more).toEqual([]);
    expect(tale?.content).toContain('in their own words above');
    expect(tale?.content).not.toContain('mirror');
    const log = await game.log();
    expect(log.at(-1)?.action).toMatchObject({
      type: 'introduce',
      text: 'I am Vel, and I run.\n\nThe mirror shows a tired man.',
    });
  });

  test('somebody else’s buttons are refused in a sentence, and change nothing', async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    const table = await playUntil(game, (phase) => phase === 'bacchusMoves' || phase === 'aruspex');
    const mover = await asked(game);
    const other = harness.visitors.some(3).find(({ id }) => id !== mover.id);
    const stranger = harness.visitors.some(5).at(-1);
    if (!other || !stranger) throw new Error('Nobody else is there.');
    const message = await game.message();
    const [list] = selectsOf(message);
    const choice = buttonsOf(message).find(({ customId }) => customId?.startsWith(`story:${game.id}:do:`));
    for (const [person, sentence] of [
      [other, 'Waiting for'],
      [stranger, 'You’re not playing'],
    ] as const) {
      if (list) await person.select(message, null, [list.options[0]?.value ?? '']);
      else await person.press(message, choice?.customId ?? '');
      expect((await person.waitForSecret()).content).toContain(sentence);
      const lookUp = await (await person.press(message, 'Catch up, look up')).reply();
      const words = await (await person.press(lookUp, 'Cards in words')).reply();
      expect(words.content).toContain('In the middle:');
    }
    expect((await game.table()).version).toBe(table.version);
  });
});

describe('X-card', () => {
  test('is in the menu of a tale that has no buttons any more', async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    await playUntil(game, (phase) => phase === 'introductions');
    const teller = await asked(game);
    await doOneThing(game, seeded(1), TALES);
    const [tale] = await talesIn(game, teller);
    const other = harness.visitors.some(3).find(({ id }) => id !== teller.id);
    if (!other || !tale) throw new Error('Nothing was told.');
    const random = seeded(7);
    while (((await game.table()).state?.tales ?? 0) < 5) await doOneThing(game, random, TALES);
    const bare = await other.waitForChange(tale, (message) => buttonsOf(message).length === 0);
    const about = await (await other.messageCommand(bare, 'Ask or use the X-card')).reply();
    const question = await (await other.press(about, 'X-card')).reply();
    await other.press(question, 'Cut it, without my name');
    await teller.waitForChange(tale, ({ content }) => content.includes('is cut'));
  });

  const toldOne = async (harness: Parameters<typeof allowStories>[0]) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    await playUntil(game, (phase) => phase === 'introductions');
    const teller = await asked(game);
    await doOneThing(game, seeded(1), TALES);
    const other = harness.visitors.some(3).find(({ id }) => id !== teller.id);
    const [tale] = await talesIn(game, teller);
    if (!other || !tale) throw new Error('Nothing was told.');
    return { game, teller, other, tale };
  };

  test('takes a tale off the screen and names nobody', async ({ harness }) => {
    const { game, teller, other, tale } = await toldOne(harness);
    const question = await (await other.press(tale, 'X-card')).reply();
    expect(question.ephemeral_for).toBe(other.id);
    const before = await game.settled();
    await other.press(question, 'Cut it, without my name');
    await game.after(before);
    const skipped = await teller.waitForChange(tale, ({ content }) => content.includes('is cut'));
    expect(skipped.content).not.toContain('torches');
    expect(buttonsOf(skipped).map(({ label }) => label)).toEqual(['Tell it again']);
    await expect
      .poll(async () =>
        (await inThread(game, teller)).some(({ content }) => content.startsWith('X-card: a tale')),
      )
      .toBe(true);
    const log = await game.log();
    expect(log.at(-1)).toMatchObject({ actor: 'table', action: { type: 'skip', tale: 0 } });
    await game.expectLogReplays();
  });

  test('a tale that was skipped is told anew, by its teller', async ({ harness }) => {
    const { game, teller, other, tale } = await toldOne(harness);
    const question = await (await other.press(tale, 'X-card')).reply();
    await other.press(question, 'Cut it, without my name');
    const skipped = await teller.waitForChange(tale, ({ content }) => content.includes('is cut'));
    expect((await (await other.press(skipped, 'Tell it again')).reply()).content).toMatch(/\S/);
    const before = await game.settled();
    const { modal } = await teller.press(skipped, 'Tell it again');
    // The old text, only for its author.
    const values = modal && formOf(modal).fields.map(({ customId, values }) => [customId, ...values]);
    expect(values).toEqual(Object.entries(introductionOf(teller, TALES('introductions', teller))));
    await teller.fill(modal, introductionOf(teller, 'It was quiet by the well.'));
    await game.after(before);
    await other.waitFor(({ content }) => content.includes('It was quiet by the well.'));
    await game.expectLogReplays();
    const again = await (await teller.press(skipped, 'Tell it again')).reply();
    expect(again.content).toContain('has been told again already');
    expect((await game.log()).filter(({ action }) => action.type === 'retell')).toHaveLength(1);
  });
});

test('anybody at the table may ask about a tale, and its teller answers', async ({ harness }) => {
  await allowStories(harness);
  const game = await startStory(harness, harness.visitors.some(3));
  await playUntil(game, (phase) => phase === 'introductions');
  const teller = await asked(game);
  await doOneThing(game, seeded(1), TALES);
  const other = harness.visitors.some(3).find(({ id }) => id !== teller.id);
  const [tale] = await talesIn(game, teller);
  if (!other || !tale) throw new Error('Nothing was told.');
  let before = await game.settled();
  await other.fill((await other.press(tale, 'Ask about it')).modal, { text: 'Who else was at the well?' });
  await game.after(before);
  const question = await teller.waitFor(({ content }) => content.includes('at the well?'));
  expect(question.mentions.map(({ id }) => id)).toEqual([teller.id]);
  before = await game.settled();
  await teller.fill((await teller.press(question, 'Answer it')).modal, { text: 'Nobody.' });
  await game.after(before);
  await teller.waitFor(({ content }) => content.includes('Nobody.') && content.includes('answer'));
  await game.expectLogReplays();
});

describe('a character', () => {
  test('can be changed by whoever introduced it until the first scene, and is called by its new name', async ({
    harness,
  }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    await playUntil(game, (phase) => phase === 'introductions');
    const teller = await asked(game);
    await doOneThing(game, seeded(1), TALES);
    const [tale] = await talesIn(game, teller);
    expect(tale?.content).toContain(`Livia ${teller.name}`);
    expect(tale?.content).toContain('**Accuser:** Prefect Cotta');
    const before = await game.settled();
    const { modal } = await teller.press(await game.message(), INTRODUCE);
    const values = modal && formOf(modal).fields.map(({ customId, values }) => [customId, ...values]);
    expect(values).toEqual(Object.entries(introductionOf(teller, TALES('introductions', teller))));
    await teller.fill(modal, { name: 'Galla' });
    await game.after(before);
    await teller.waitForChange(tale ?? '', ({ content }) => content.startsWith('**Galla ('));
    await playUntil(game, (phase) => phase === 'scene');
    expect((await game.message()).attachments[0]?.description).toContain('Galla');
    await game.expectLogReplays();
  });
});

describe('a tale that was told', () => {
  test('is edited by its teller alone until the next scene, in its place and without a ping', async ({
    harness,
  }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    await playUntil(game, (phase) => phase === 'scene');
    const teller = await asked(game);
    let table = await doOneThing(game, seeded(2), TALES);
    const scene = table.state?.told.findIndex(({ kind }) => kind === 'scene') ?? -1;
    const edits = `story:${game.id}:write:edit-${scene}`;
    const tale = await teller.waitFor((message) => hasButton(message, edits));
    const other = harness.visitors.some(3).find(({ id }) => id !== teller.id);
    const pings = harness.visitors.page.notified.length;
    const refused = await (await other?.pressId(tale.id, edits))?.reply();
    expect(refused?.content).toContain('someone else to decide');
    const { modal } = await teller.pressId(tale.id, edits);
    expect(modal && formOf(modal).fields[0]?.values).toEqual([TALES('scene', teller)]);
    const long = `In other words. ${'And so on. '.repeat(250)}`.trim();
    await teller.fill(modal, { text: long });
    const edited = await teller.waitForChange(tale, ({ content }) => content.includes('In other words.'));
    expect(edited.content).toContain('edited');
    // Longer than a message, so it continues in another.
    await expect
      .poll(
        async () =>
          (await talesIn(game, teller)).filter(({ content }) => content.includes('And so on')).length,
      )
      .toBe(2);
    expect(harness.visitors.page.notified).toHaveLength(pings);
    await game.settled();
    const short = await teller.pressId(
      (await talesIn(game, teller)).find((message) => hasButton(message, edits))?.id ?? '',
      edits,
    );
    await teller.fill(short.modal, { text: 'Short.', named: 'The cellar' });
    await expect
      .poll(
        async () =>
          (await talesIn(game, teller)).filter(({ content }) => /And so on|Short/.test(content)).length,
      )
      .toBe(1);
    await game.expectLogReplays();
    // The next scene closes it.
    await playUntil(game, (phase) => phase === 'scene');
    table = await doOneThing(game, seeded(3), TALES);
    const closed = await teller.waitForChange(tale, (message) => !hasButton(message, edits));
    expect(closed.content).toContain('The cellar');
    expect(closed.content).toContain('Short.');
    expect(table.state?.skipped).toEqual([]);
  });
});

const hasButton = (message: PageMessage, id: string): boolean =>
  buttonsOf(message).some(({ customId }) => customId === id);
