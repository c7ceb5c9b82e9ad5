import { buttonsOf, type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { describe } from 'vitest';
import { handOver } from '../tables/hands.ts';
import { test as base } from './fixtures.ts';
import { openTable } from './game.ts';
import { Harness } from './harness.ts';
import {
  acted,
  allowStories,
  hasScene,
  type StoryGame,
  startStory,
  tablesOf,
  tellUntil,
  wholeStory,
} from './story.ts';

interface Cast {
  readonly harness: Harness;
  /** Those at the table, and one who is not. */
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

  test('has nothing of what was skipped', async ({ harness, people, expect }) => {
    const game = await startStory(harness, people);
    await tellUntil(
      game,
      hasScene,
      (name, tale) => `${name} tells number ${tale}: ${tale === 1 ? 'SPIDERS' : 'figs'}.`,
    );
    const read = async () => document(people[0], await chronicle(people[0], game), MARKDOWN);
    expect(await read()).toContain('SPIDERS');
    await acted(tablesOf(harness), game, people[2].id, { type: 'skip', tale: 1, anonymous: true });
    const after = await read();
    expect(after).not.toContain('SPIDERS');
    expect(after).toContain('figs');
  });

  test('is read by who gave up a seat, and who came in their place', async ({
    harness,
    people,
    stranger,
    expect,
  }) => {
    const game = await startStory(harness, people);
    const tables = tablesOf(harness);
    await tellUntil(game, hasScene);
    const taken = { kind: 'person', userId: stranger.id, name: stranger.name } as const;
    expect((await handOver(tables, game.id, people[1].id, taken)).ok).toBe(true);
    for (const person of [people[1], stranger]) {
      const answer = await chronicle(person, game);
      expect(labels(answer)).toEqual([HTML, MARKDOWN, AGREE]);
      expect(await document(person, answer, MARKDOWN)).toContain('Larthia and Arnth');
    }
  });
});

describe.concurrent('whoever has their data deleted', { timeout: 60_000 }, () => {
  test('leaves a story that is told, which goes on without them and their words', async ({
    harness,
    people,
    stranger,
    expect,
  }) => {
    const game = await startStory(harness, [...people, stranger]);
    await tellUntil(game, hasScene);
    const [aule, , thana] = people;
    const { id } = await (await thana.command('privacy')).reply();
    await thana.press(id, 'Delete my data…');
    const asked = await thana.waitForChange(id, ({ content }) => content.includes('Delete everything about'));
    expect(asked.content).toContain('The story you’re in goes on without you.');
    expect(asked.content).not.toContain('computer player');
    await thana.press(asked, 'Delete everything');
    await thana.waitForChange(id, ({ content }) => content.includes('Done.'));
    await aule.waitFor(({ content }) => content === 'A former player is no longer in the story.');
    const table = await game.settled();
    expect(table.status).toBe('playing');
    expect(table.seats.every(({ occupant }) => occupant.kind === 'person')).toBe(true);
    expect(table.state?.players.yellow?.left).toBe(true);
    await tellUntil(game, ({ state }) => (state?.tales ?? 0) > 8);
    const read = await document(aule, await chronicle(aule, game), MARKDOWN);
    expect(read).not.toContain('Thana');
    expect(read).toContain('left the story');
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

    // Who still has the button of before is told that it is too late.
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

  test('has no word of who had their data deleted, and does not wait for them', async ({
    harness,
    people,
    expect,
  }) => {
    const game = await wholeStory(harness, people);
    const [aule, larthia, thana] = people;
    await agrees(aule, game);
    await agrees(larthia, game);
    const read = async () => document(aule, await chronicle(aule, game), MARKDOWN);
    expect(await read()).toMatch(/Thana tells number \d/);
    const question = await (await (await thana.command('privacy')).reply()).id;
    await thana.press(question, 'Delete my data…');
    const asked = await thana.waitForChange(question, (message) =>
      labels(message).includes('Delete everything'),
    );
    await thana.press(asked, 'Delete everything');
    await thana.waitForChange(question, ({ content }) => content.includes('Done.'));
    const after = await read();
    expect(after).not.toMatch(/Thana/);
    expect(after).toMatch(/Larthia tells number \d/);
    const answer = await chronicle(aule, game);
    expect(answer.content).toContain('All agree to publish it');
  });

  test('is for adults: others read it where the game may be played', async ({
    harness,
    people,
    stranger,
    expect,
  }) => {
    const game = await wholeStory(harness, people);
    for (const person of people) await agrees(person, game);
    await allowStories(harness, 'ageRestricted');
    const refused = await chronicle(stranger, game);
    expect(refused.content).toContain('age-restricted');
    expect(labels(refused)).toEqual([]);
    const own = await chronicle(people[0], game);
    expect(labels(own)).toEqual([HTML, MARKDOWN, SHOW]);
    await people[0].press(own, SHOW);
    await people[0].waitForSecret(({ content }) => content.includes('age-restricted'));
    expect(labels(await chronicle(stranger, game, 'after-dark'))).toEqual([HTML, MARKDOWN, SHOW]);
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

describe.concurrent('a game’s own command', { timeout: 60_000 }, () => {
  test('takes and offers tables of that game only', async ({ harness, people, expect }) => {
    const [aule] = people;
    const story = await startStory(harness, people);
    const race = await openTable(harness, aule);
    const ids = async (command: string) =>
      (await aule.suggestions(command, { table: '' }, 'table')).map(({ value }) => value).sort();
    expect(await ids('tuchulcha board')).toEqual([race.id]);
    expect(await ids('bacchanalia tableau')).toEqual([story.id]);
    expect(await ids('nudge')).toEqual([race.id, story.id].sort());
    const wrong = await (await aule.command('tuchulcha board', { table: story.id })).reply();
    expect(wrong.content).toContain('plays Bacchanalia: use that game’s commands');
    const other = await (await aule.command('bacchanalia end', { table: race.id })).reply();
    expect(other.content).toContain('plays Tuchulcha: use that game’s commands');
    expect((await harness.store.load(race.id))?.status).toBe('lobby');
    const none = await (await aule.command('bacchanalia chronicle', { table: race.id })).reply();
    expect(none.content).toContain('isn’t a story');
  });
});
