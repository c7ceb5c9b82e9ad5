import { INVITATION } from '@haruspex/playground';
import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { offers } from '../../src/games/bacchanalia/index.ts';
import { seeded } from './dice.ts';
import { test, timedTest } from './fixtures.ts';
import type { Harness } from './harness.ts';
import { arrange } from './panels.ts';
import {
  allowStories,
  doOneThing,
  inThread,
  introductionOf,
  playUntil,
  type StoryGame,
  startStory,
} from './story.ts';
import { MINUTE } from './test-clock.ts';

const allow = ({ playground }: Harness) =>
  playground.admin.setBotPermissions(INVITATION | PermissionFlagsBits.ManageWebhooks);

const forbid = ({ playground }: Harness) => playground.admin.setBotPermissions(INVITATION);

const WORDS = 'The torches burn low by the well.';

/** Words that stand in one tale alone. */
let told = 0;
const words = (what: string): string => {
  told += 1;
  return `${WORDS} ${what} ${told}.`;
};

const taleWith = async (game: StoryGame, reader: Person, text: string): Promise<PageMessage[]> =>
  (await inThread(game, reader)).filter(({ content }) => content.endsWith(text));

const askedNow = async (game: StoryGame): Promise<Person> => {
  const table = await game.settled();
  const color = table.state && offers(table.state).color;
  if (!color) throw new Error('Nobody is asked.');
  return game.personOf(table, color);
};

/** A story of three at its first scene; `nameOf`: whose characters are called otherwise than as ever. */
async function atScene(harness: Harness, nameOf: (person: Person) => string | null = () => null) {
  await allowStories(harness);
  const people = harness.visitors.some(3);
  const [manager] = people;
  if (!manager) throw new Error('Nobody is there.');
  const panel = await arrange(manager, { 'story-speakers': true });
  const game = await startStory(harness, people);
  await playUntil(game, (phase) => phase === 'introductions');
  for (let table = await game.settled(); table.state?.phase.name === 'introductions'; ) {
    const person = await askedNow(game);
    const name = nameOf(person);
    const { modal } = await person.press(await game.message(), 'Introduce my character');
    await person.fill(modal, {
      ...introductionOf(person, words('introduction')),
      ...(name !== null && { name }),
    });
    table = await game.after(table);
  }
  return { game, people, panel };
}

/** The next scene or ending, and the message that tells it. */
async function nextTale(game: StoryGame, reader: Person, random: () => number) {
  for (;;) {
    const before = (await game.settled()).state?.tales ?? 0;
    const teller = await askedNow(game);
    let text = '';
    const table = await doOneThing(game, random, (what) => {
      const written = words(what);
      if (what === 'scene' || what === 'ending') text = written;
      return written;
    });
    if ((table.state?.tales ?? 0) === before) continue;
    const message = await reader.waitFor(({ content }) => content.endsWith(text));
    return { teller, text, message };
  }
}

async function cut(game: StoryGame, person: Person, tale: PageMessage): Promise<void> {
  const before = await game.settled();
  const question = await (await person.press(tale, 'X-card')).reply();
  await person.press(question, 'Cut it, without my name');
  await game.after(before);
}

const gone = (reader: Person, { id }: PageMessage) =>
  reader.page.until(() => (reader.page.messages.has(id) ? undefined : true), 'still there');

const other = (people: readonly Person[], teller: Person): Person => {
  const found = people.find(({ id }) => id !== teller.id);
  if (!found) throw new Error('Nobody else is there.');
  return found;
};

describe('a tale is told by its character', () => {
  test('where the bot may do that, and by the bot elsewhere', async ({ harness }) => {
    const { game, people, panel } = await atScene(harness, ({ name }) =>
      name === 'Larthia' ? 'Discordia' : null,
    );
    expect(panel.content).toContain('Manage Webhooks');
    const [reader] = people;
    if (!reader) throw new Error('Nobody is there.');
    const random = seeded(7);
    const faces = new Map<string, string | null>();
    allow(harness);
    for (let tales = 0; tales < 6; tales += 1) {
      const { teller, message } = await nextTale(game, reader, random);
      const { author, webhook_id } = message;
      // Discord refuses that name.
      if (teller.name === 'Larthia')
        expect([author.id, webhook_id]).toEqual([harness.playground.botId, undefined]);
      else {
        expect(author.username).toBe(introductionOf(teller, '').name);
        expect([author.bot, webhook_id]).toEqual([true, author.id]);
        faces.set(teller.name, author.avatar);
      }
    }
    expect(faces.size).toBe(2);
    expect(new Set(faces.values()).size).toBe(2);
    expect([...faces.values()]).not.toContain(null);
    // A single webhook, which is found again.
    expect(
      harness.playground.recorded.filter(
        ({ method, route }) => method === 'POST' && route === '/channels/{channel_id}/webhooks',
      ),
    ).toHaveLength(1);

    forbid(harness);
    const { message: own } = await nextTale(game, reader, random);
    expect(own.author.id).toBe(harness.playground.botId);
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('is corrected and cut as any other, also when the permission is gone', async ({ harness }) => {
    const { game, people } = await atScene(harness);
    const [reader] = people;
    if (!reader) throw new Error('Nobody is there.');
    const random = seeded(7);
    allow(harness);
    const second = await nextTale(game, reader, random);
    const first = await nextTale(game, reader, random);
    expect([first.message.webhook_id, second.message.webhook_id]).not.toContain(undefined);
    forbid(harness);
    const better = words('better');
    const before = await game.settled();
    const { modal } = await first.teller.press(first.message, 'Edit it');
    await first.teller.fill(modal, { text: better });
    await game.after(before);
    const edited = await reader.waitForChange(first.message, ({ content }) => content.endsWith(better));
    expect(edited.author).toEqual(first.message.author);

    for (let tales = 0; tales < 4; tales += 1) await nextTale(game, reader, random);
    const bare = await reader.waitForChange(edited, (message) => buttonsOf(message).length === 0);
    const person = other(people, first.teller);
    await cut(game, person, await (await person.messageCommand(bare, 'Ask or use the X-card')).reply());
    await gone(reader, bare);
    const notice = await reader.waitFor(({ content }) => content.startsWith('X-card'));
    expect(buttonsOf(notice).map(({ label }) => label)).toEqual(['Tell it again']);
    expect(await taleWith(game, reader, better)).toEqual([]);

    // The name of a character that is cut goes, and what it has told stays.
    const introduced = (await inThread(game, reader)).find(
      ({ content }) => content.includes('**Accuser:**') && content.includes(`(${second.teller.name})`),
    );
    if (!introduced) throw new Error('Nobody was introduced.');
    const also = other(people, second.teller);
    await cut(game, also, await (await also.messageCommand(introduced, 'Ask or use the X-card')).reply());
    await gone(reader, second.message);
    await expect
      .poll(async () => (await taleWith(game, reader, second.text)).map(({ author }) => author.id))
      .toEqual([harness.playground.botId]);
    const { name } = introductionOf(second.teller, '');
    const named = async () =>
      (await inThread(game, reader))
        .filter(
          ({ content, author, ephemeral_for: reads }) =>
            reads === undefined && `${author.username} ${content}`.includes(name),
        )
        .map(({ content }) => content);
    await expect.poll(named).toEqual([]);
  });

  test('and stays where its webhook was deleted, until somebody deletes it', async ({ harness }) => {
    const { game, people } = await atScene(harness);
    const [reader] = people;
    if (!reader) throw new Error('Nobody is there.');
    allow(harness);
    const { teller, message } = await nextTale(game, reader, seeded(7));
    harness.playground.admin.deleteWebhooks();
    await cut(game, other(people, teller), message);
    const told = await reader.waitFor(({ content }) => content.startsWith('X-card'));
    expect(told.content).toContain(`/${message.channel_id}/${message.id}`);
    // A new one is made for the next tale.
    const next = await nextTale(game, reader, seeded(8));
    expect(next.message.webhook_id).not.toBe(message.webhook_id);
    expect(next.message.webhook_id).toBeDefined();
  });
});

const UNHEARD = {
  method: 'POST',
  path: /^\/webhooks\/\d+\/[\w-]{60,}$/,
  does: { kind: 'cut' },
} as const;

timedTest.for([
  ['Discord takes it and nobody hears of that', true],
  ['it is lost on the way', false],
] as const)('is told once where %s', async ([, afterwards], { harness }) => {
  const { game, people } = await atScene(harness);
  const [reader] = people;
  if (!reader) throw new Error('Nobody is there.');
  allow(harness);
  harness.playground.faults.next({ ...UNHEARD, afterwards });
  const telling = nextTale(game, reader, seeded(7));
  const isOnItsWay = async () =>
    (await game.table()).state?.told.some(({ kind }) => kind === 'scene') ?? false;
  await expect.poll(isOnItsWay).toBe(true);
  await harness.settled();
  await harness.passTime(5 * MINUTE, MINUTE);
  const { text, message } = await telling;
  expect(message.webhook_id).toBeDefined();
  await harness.passTime(10 * MINUTE, MINUTE);
  expect(await taleWith(game, reader, text)).toHaveLength(1);
});

timedTest('is cut, too, where it came and nobody heard of that', async ({ harness }) => {
  const { game, people } = await atScene(harness);
  const [reader] = people;
  if (!reader) throw new Error('Nobody is there.');
  allow(harness);
  harness.playground.faults.next({ ...UNHEARD, afterwards: true });
  const { teller, message } = await nextTale(game, reader, seeded(7));
  await cut(game, other(people, teller), message);
  await harness.settled();
  await harness.passTime(5 * MINUTE, MINUTE);
  await gone(reader, message);
});
