import { buttonsOf, type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { describe } from 'vitest';
import { test as base } from './fixtures.ts';
import { Harness } from './harness.ts';
import { allowStories, hasScene, type StoryGame, startStory, tellUntil, wholeStory } from './story.ts';

interface Cast {
  readonly harness: Harness;
  /** People at the table, and one who is not. */
  readonly people: readonly [Person, Person, Person];
  readonly stranger: Person;
}

const test = base.extend<Cast>({
  harness: async ({ task: _ }, use) => {
    const harness = await Harness.open({ ownDice: true });
    await allowStories(harness, 'everywhere');
    await use(harness);
    await harness.close();
  },
  people: ({ harness }, use) =>
    use([harness.person('Aule'), harness.person('Larthia'), harness.person('Thana')]),
  stranger: ({ harness }, use) => use(harness.person('Arnth')),
});

const labels = (message: PageMessage): string[] => buttonsOf(message).map(({ label }) => label);

const HTML = 'As web page';
const MARKDOWN = 'As Markdown';
const AGREE = 'Agree to publish';
const DISAGREE = 'Withdraw my agreement';
const SHOW = 'Show everyone here';

async function chronicle(person: Person, game: StoryGame, channel = 'games'): Promise<PageMessage> {
  return (await person.command('bacchanalia chronicle', { table: game.id }, { channel })).reply();
}

async function textsOf({ attachments }: PageMessage): Promise<string[]> {
  return Promise.all(attachments.map(async ({ url }) => (await fetch(url)).text()));
}

/** The document that a button gives. */
async function document(person: Person, answer: PageMessage, button: string): Promise<string> {
  const given = await (await person.press(answer, button)).reply();
  if (given.ephemeral_for !== person.id) throw new Error('everybody sees it');
  const [text] = await textsOf(given);
  if (text === undefined) throw new Error(`no file: ${given.content}`);
  return text;
}

async function agrees(person: Person, game: StoryGame, button = AGREE): Promise<PageMessage> {
  const before = await chronicle(person, game);
  await person.press(before, button);
  return person.waitForChange(before, ({ content }) => content !== before.content);
}

const REFUSED = 'only for its players, past and present, until all of them agree to publish it';

describe.concurrent('a story that is told', { timeout: 60_000 }, () => {
  test('is read by those at its table, and by nobody else', async ({ harness, people, stranger, expect }) => {
    const game = await startStory(harness, people);
    const early = await chronicle(people[0], game);
    expect(early.ephemeral_for).toBe(people[0].id);
    expect(early.content).toContain('no scenes yet, and the story goes on');

    await tellUntil(game, hasScene);
    const answer = await chronicle(people[1], game);
    expect(labels(answer)).toEqual([HTML, MARKDOWN, AGREE]);
    const [page, text] = [
      await document(people[1], answer, HTML),
      await document(people[1], answer, MARKDOWN),
    ];
    for (const one of [page, text]) {
      for (const { name } of people) expect(one).toMatch(new RegExp(`${name} tells number \\d`));
      expect(one).toContain('The story goes on.');
    }
    expect(page).toMatch(/^<!doctype html>/);
    expect(text).toMatch(/^# The chronicle of table \d+\n\n\*Bacchanalia\*/);

    const refused = await chronicle(stranger, game);
    expect(refused.content).toContain(REFUSED);
    expect(labels(refused)).toEqual([]);
    // Nor by buttons that they forge.
    const forged = await harness.messageWith(
      harness.playground.admin.channelId('games'),
      ['show', 'markdown', 'html', 'agree', 'publish'].map((does) => `story:${game.id}:chronicle:${does}`),
    );
    for (const { customId } of buttonsOf(forged)) {
      const told = await (await stranger.pressId(forged.id, customId ?? '')).reply();
      expect([told.content.includes(REFUSED), told.attachments, told.ephemeral_for]).toEqual([
        true,
        [],
        stranger.id,
      ]);
    }
    // To show it to everybody is not for those at the table either, before all agree.
    const mine = await (await people[0].pressId(forged.id, `story:${game.id}:chronicle:publish`)).reply();
    expect(mine.content).toContain(REFUSED);
  });

  test('is written in the reader’s language, from the first or the newest of their stories', async ({
    harness,
    people,
    stranger,
    expect,
  }) => {
    const game = await startStory(harness, people);
    await tellUntil(game, hasScene);
    people[2].setLocale('de');
    const answer = await (await people[2].command('bacchanalia chronicle')).reply();
    expect(answer.content).toContain(`Die Chronik von Tisch ${(await game.table()).number}`);
    expect(await document(people[2], answer, 'Als Webseite')).toContain('<html lang="de"');
    const none = await (await stranger.command('bacchanalia chronicle', {}, { channel: 'lounge' })).reply();
    expect(none.content).toContain('You haven’t told a story on this server yet.');
    const offered = await people[2].suggestions('bacchanalia chronicle', { table: '' }, 'table');
    expect(offered.map(({ value }) => value)).toEqual([game.id]);
    expect(await stranger.suggestions('bacchanalia chronicle', { table: '' }, 'table')).toEqual([]);
  });
});

describe.concurrent('a story that is over', { timeout: 60_000 }, () => {
  test('is published once all agree, for good, and shown where one of them wants it', async ({
    harness,
    people,
    stranger,
    expect,
  }) => {
    const game = await wholeStory(harness, people);
    const { number } = await game.table();
    const end = await game.message();
    const shown = await (await people[0].press(end, 'The chronicle')).reply();
    expect(shown.ephemeral_for).toBe(people[0].id);
    expect(labels(shown)).toEqual([HTML, MARKDOWN, AGREE]);

    const first = await agrees(people[0], game);
    expect(first.content).toContain('so far 1 of 3 do: Aule.');
    expect(labels(first)).toEqual([HTML, MARKDOWN, DISAGREE]);
    const back = await agrees(people[0], game, DISAGREE);
    expect(back.content).toContain(REFUSED);
    await agrees(people[0], game);
    await agrees(people[1], game);
    expect((await chronicle(stranger, game)).content).toContain(REFUSED);
    const last = await agrees(people[2], game);
    expect(last.content).toContain('All agree to publish it: everyone on this server can read it.');
    expect(labels(last)).toEqual([HTML, MARKDOWN, SHOW]);

    // A person who still has the old button is told that it is too late.
    await people[0].press(first, DISAGREE);
    await people[0].waitForSecret(({ content }) => content.includes('that can’t be taken back'));
    const fetched = await chronicle(stranger, game);
    expect(labels(fetched)).toEqual([HTML, MARKDOWN, SHOW]);
    expect(await document(stranger, fetched, HTML)).toMatch(/Thana tells number \d/);

    await stranger.press(fetched, SHOW);
    const posted = await people[1].waitFor(({ attachments }) => attachments.length === 2, {
      channel: 'games',
    });
    expect(posted.content).toContain(`**The chronicle of table ${number}**, published by those who told it.`);
    expect(posted.attachments.map(({ filename }) => filename)).toEqual([
      `bacchanalia-${number}-chronicle.html`,
      `bacchanalia-${number}-chronicle.md`,
    ]);
    const [page, text] = await textsOf(posted);
    expect(page).toContain('<!doctype html>');
    expect(text).toMatch(/Aule tells number \d/);
    expect(
      labels(await stranger.waitForChange(fetched, (message) => !labels(message).includes(SHOW))),
    ).toEqual([...[HTML, MARKDOWN]]);
  });

  test('stands in /history, /verify and /profile', async ({ harness, people, stranger, expect }) => {
    const game = await wholeStory(harness, people);
    const { number } = await game.table();
    const list = await (await people[0].command('history')).reply();
    expect(list.content).toContain(`**${number}** · Bacchanalia · `);
    expect(list.content).not.toContain('(won)');
    const [select] = selectsOf(list);
    const chosen = await (await people[0].select(list, select?.customId ?? null, [game.id])).reply();
    expect(labels(chosen)).toEqual([HTML, MARKDOWN, AGREE]);
    const named = await (await people[1].command('history', { table: `${number}` })).reply();
    expect(labels(named)).toEqual([HTML, MARKDOWN, AGREE]);
    const refused = await (await stranger.command('history', { table: `${number}` })).reply();
    expect([refused.content.includes(REFUSED), labels(refused)]).toEqual([true, []]);

    const drawn = (await game.log()).flatMap(({ action }) => (action.type === 'draw' ? [action] : []));
    const draws = drawn.length + drawn.filter(({ prompt }) => prompt !== undefined).length;
    const check = await (await stranger.command('verify', { table: `${number}` })).reply();
    expect(check.content).toContain(`**Table ${number}: the cards are right.**`);
    expect(check.content).toContain(`all ${draws} draws`);

    const profile = await (await people[0].command('profile')).reply();
    expect(profile.content).toContain('Stories (Bacchanalia): took part in **1**, told the ending of 1');
    expect(profile.attachments).toEqual([]);
    const board = await (await people[0].command('leaderboard')).reply();
    expect(board.content).not.toContain('Aule');
  });
});
