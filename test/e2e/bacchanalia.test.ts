import { describe, expect } from 'vitest';
import { offers } from '../../src/games/bacchanalia/index.ts';
import { buttonsOf, type Person, selectsOf } from '../playground/person.ts';
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

/** The form for a part of a draft, as it is opened where a character is introduced. */
async function partForm(game: StoryGame, teller: Person) {
  const draft = await (await teller.press(await game.message(), 'My draft')).reply();
  const label = draft.content.startsWith('Your draft') ? 'Write more' : 'Write a part first';
  return (await teller.press(draft, label)).modal;
}

describe('a whole story', () => {
  test('of four, from the first gift to the last ending', { timeout: 120_000 }, async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(4), { ending: 'parcae-2' });
    const table = await playUntil(game, () => false);
    expect(table.status).toBe('finished');
    await game.expectLogReplays();

    const [reader] = harness.visitors.some(1);
    if (!reader) throw new Error('Nobody is there.');
    const log = await game.log();
    const told = log.filter(({ action }) => ['tell', 'introduce', 'ask', 'answer'].includes(action.type));
    await expect.poll(async () => (await talesIn(game, reader)).length).toBe(told.length);
    const { content, mentions } = await game.message();
    expect(content).toContain('All is told');
    expect(mentions).toEqual([]);
    // Only those who are asked are mentioned, once each time.
    const { notified } = harness.visitors.page;
    expect(new Set(notified.map(({ userId, messageId }) => `${userId} ${messageId}`)).size).toBe(
      notified.length,
    );
    expect(harness.loggedFrom(40)).toEqual([]);
  });
});

describe('telling', () => {
  test('a long tale is written in parts, and told at once', async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    await playUntil(game, (phase) => phase === 'introductions');
    const teller = await asked(game);
    const parts = ['first', 'second', 'third'].map(
      (name) => `The ${name} part. ${'So it went on. '.repeat(120)}`,
    );
    for (const part of parts.slice(0, 2)) {
      const preview = await (await teller.fill(await partForm(game, teller), { text: part })).reply();
      expect(preview.ephemeral_for).toBe(teller.id);
      expect(preview.content).toContain('Your draft');
    }
    const before = await game.settled();
    const { modal } = await teller.press(await game.message(), INTRODUCE);
    await teller.fill(modal, introductionOf(teller, parts[2] ?? ''));
    await game.after(before);
    const log = await game.log();
    const told = log.findLast(({ action }) => action.type === 'introduce')?.action;
    expect(told?.type === 'introduce' && told.text).toBe(parts.map((part) => part.trim()).join('\n\n'));
    const tales = await talesIn(game, teller);
    // The first has room for who the character is.
    expect(tales).toHaveLength(5);
    expect(tales.map(({ content }) => content.split('\n')[0])).toEqual(
      [1, 2, 3, 4, 5].map((part) => expect.stringContaining(`(${part} of 5)`)),
    );
    expect(await harness.store.draft(game.id, teller.id)).toBeNull();
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
    expect(refusal?.content).toContain('Only messages of your own');

    const before = await game.settled();
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

  test('what is written while it is not one’s turn is kept, also over a restart', async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    await playUntil(game, (phase) => phase === 'scene');
    const teller = await asked(game);
    const waiting = harness.visitors.some(3).find(({ id }) => id !== teller.id);
    if (!waiting) throw new Error('Nobody waits.');
    const { modal } = await waiting.press(await game.message(), 'Write a part first');
    const preview = await (await waiting.fill(modal, { text: 'Written ahead.' })).reply();
    expect(buttonsOf(preview).map(({ label }) => label)).toEqual(['Write more', 'Throw it away']);
    await harness.restart();
    const shown = await (await waiting.press(await game.message(), 'My draft')).reply();
    expect(shown.content).toContain('Written ahead.');
    await waiting.press(shown, 'Throw it away');
    await expect.poll(() => harness.store.draft(game.id, waiting.id)).toBeNull();
  });

  test('a form that was open while the turn passed on loses nothing', async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    await playUntil(game, (phase) => phase === 'introductions');
    const teller = await asked(game);
    const message = await game.message();
    const open = await teller.press(message, INTRODUCE);
    const again = await teller.press(message, INTRODUCE);
    const before = await game.settled();
    await teller.fill(again.modal, introductionOf(teller, 'The first one.'));
    await game.after(before);
    await teller.fill(open.modal, introductionOf(teller, 'The second one.'));
    const secret = await teller.waitForSecret(({ content }) => content.includes('kept as your draft'));
    expect(secret.content).toContain('The second one.');
    expect((await harness.store.draft(game.id, teller.id))?.parts.map(({ text }) => text)).toEqual([
      'The second one.',
    ]);
  });

  test('what there is no room for, and what is refused, is given back', async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    await playUntil(game, (phase) => phase === 'introductions');
    const teller = await asked(game);
    const message = await game.message();
    for (let part = 0; part < 3; part += 1) {
      const form = await partForm(game, teller);
      await (await teller.fill(form, { text: 'a'.repeat(3900) })).reply();
    }
    const { modal } = await teller.press(message, INTRODUCE);
    await teller.fill(modal, introductionOf(teller, 'b'.repeat(3000)));
    const back = await teller.waitForSecret(({ attachments }) => attachments.length > 0);
    expect(back.content).toContain('what you wrote');
    expect(back.attachments[0]?.size).toBe(3000);
    expect((await harness.store.draft(game.id, teller.id))?.parts).toHaveLength(3);

    const other = harness.visitors.some(3).find(({ id }) => id !== teller.id);
    if (!other) throw new Error('Nobody else is there.');
    await teller.press(message, 'My draft');
    const drafted = await teller.press(
      await teller.waitForSecret(({ content }) => content.includes('Your draft')),
      'Tell it now',
    );
    await teller.fill(drafted.modal, introductionOf(teller, ''));
    await game.until(({ state }) => (state?.tales ?? 0) > 0);
    await game.settled();
    const tale = (await talesIn(game, teller)).at(-1);
    const open = await other.press(tale ?? '', 'Ask about it');
    harness.trouble.fail('change');
    await other.fill(open.modal, { text: 'And then?' });
    const returned = await other.waitForSecret(({ content }) => content.includes('what you wrote'));
    expect(returned.content).toContain('And then?');
  });

  test('somebody else’s buttons are refused in a sentence, and change nothing', async ({ harness }) => {
    await allowStories(harness);
    const game = await startStory(harness, harness.visitors.some(3));
    const table = await game.settled();
    const mover = await asked(game);
    const other = harness.visitors.some(3).find(({ id }) => id !== mover.id);
    const stranger = harness.visitors.some(5).at(-1);
    if (!other || !stranger) throw new Error('Nobody else is there.');
    const message = await game.message();
    const [list] = selectsOf(message);
    for (const [person, sentence] of [
      [other, 'is to move'],
      [stranger, 'You have no seat'],
    ] as const) {
      await person.select(message, null, [list?.options[0]?.value ?? '']);
      expect((await person.waitForSecret()).content).toContain(sentence);
      const words = await (await person.press(message, 'The cards in words')).reply();
      expect(words.content).toContain('In the middle:');
    }
    expect((await game.table()).version).toBe(table.version);
  });
});

describe('X-card', () => {
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
    await other.press(question, 'Skip it, without my name');
    await game.after(before);
    const skipped = await teller.waitForChange(tale, ({ content }) => content.includes('is skipped'));
    expect(skipped.content).not.toContain('torches');
    expect(buttonsOf(skipped).map(({ label }) => label)).toEqual(['Tell it anew']);
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
    await other.press(question, 'Skip it, without my name');
    const skipped = await teller.waitForChange(tale, ({ content }) => content.includes('is skipped'));
    expect((await (await other.press(skipped, 'Tell it anew')).reply()).content).toMatch(/\S/);
    const before = await game.settled();
    const { modal } = await teller.press(skipped, 'Tell it anew');
    await teller.fill(modal, introductionOf(teller, 'It was quiet by the well.'));
    await game.after(before);
    await other.waitFor(({ content }) => content.includes('It was quiet by the well.'));
    await game.expectLogReplays();
    const again = await teller.press(skipped, 'Tell it anew');
    await teller.fill(again.modal, introductionOf(teller, 'And once more.'));
    await teller.waitForSecret();
    expect((await game.log()).filter(({ action }) => action.type === 'retell')).toHaveLength(1);
  });

  test('with a name, says it', async ({ harness }) => {
    const { game, teller, other, tale } = await toldOne(harness);
    const question = await (await other.press(tale, 'X-card')).reply();
    await other.press(question, 'Skip it, and say it was me');
    await teller.waitForChange(tale, ({ content }) => content.includes('is skipped'));
    await expect
      .poll(async () =>
        (await inThread(game, teller)).some(({ content }) => content.startsWith('X-card from ')),
      )
      .toBe(true);
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
  expect(question.mentions).toEqual([]);
  before = await game.settled();
  await teller.fill((await teller.press(question, 'Answer it')).modal, { text: 'Nobody.' });
  await game.after(before);
  await teller.waitFor(({ content }) => content.includes('Nobody.') && content.includes('answer'));
  await game.expectLogReplays();
});
