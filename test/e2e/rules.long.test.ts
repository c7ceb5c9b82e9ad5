import { buttonsOf, type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits as Bits, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PageId, translator } from '../../src/texts/index.ts';
import { test as alone } from './fixtures.ts';
import { labelsOf, startGame } from './game.ts';
import { Harness } from './harness.ts';

const t = translator('en');
const title = (page: PageId): string => t(`rules.${page}.title`);
const isPage = (page: PageId) => (message: PageMessage) => message.content.startsWith(`### ${title(page)}\n`);
const SHARE = 'Share here';

const ask = async (person: Person, topic?: string, channel?: string): Promise<PageMessage> =>
  (await person.command('rules', topic === undefined ? {} : { topic }, channel ? { channel } : {})).reply();

const suggested = async (person: Person, topic: string) => {
  const choices = await person.suggestions('rules', { topic }, 'topic');
  return choices.map(({ name, value }) => ({ name, value: String(value) }));
};

describe('/rules', () => {
  let harness: Harness;
  let aule: Person;

  beforeAll(async () => {
    harness = await Harness.open({ realPictures: true });
    aule = harness.person('Aule');
  });
  afterAll(() => harness.close());

  test('shows the contents privately, and every page is two choices away, on one message', async () => {
    const contents = await ask(aule);
    expect(contents.ephemeral_for).toBe(aule.id);
    const [groups, pages] = selectsOf(contents);
    expect(groups?.options).toHaveLength(10);
    expect(contents.content).toContain('Roll two dice');
    expect(contents.attachments[0]?.description).toContain('Mystical: power ×3.');
    expect(pages?.options.map(({ label }) => label)).toContain(title('aim'));

    await aule.select(contents, 'Choose a part of the rules', [t('rules.group.hits')]);
    const hits = await aule.waitForChange(contents, (now) =>
      selectsOf(now).some(({ options }) => options.some(({ label }) => label === title('power'))),
    );
    await aule.select(hits, 'Choose a page of the rules', [title('hits')]);
    const page = await aule.waitForChange(contents, isPage('hits'));
    expect(page.attachments).toHaveLength(1);
    expect(page.attachments[0]?.description).toContain(
      'Moves: 1 · 5: temple → 35; 2 · 5: 35 → 40; 3 · 3: 40 → 3, hits blue.',
    );
    expect(page.content).toContain('**Example:**');

    await aule.press(page, 'All topics');
    const again = await aule.waitForChange(contents, (now) => selectsOf(now).length === 2);
    expect(again.attachments).toEqual([]);
    expect(selectsOf(again)[1]?.options.map(({ label }) => label)).toContain(title('power'));
  });

  test('suggests the titles of what is being typed, and the main pages before that', async () => {
    const main = await suggested(aule, '');
    expect(main).toHaveLength(25);
    expect(main[0]).toEqual({ name: title('aim'), value: 'page:aim' });
    const typed = await suggested(aule, 'mistical');
    expect(typed[0]).toEqual({ name: title('mystical'), value: 'page:mystical' });
    expect((await suggested(aule, '4.3'))[0]?.name).toBe(title('mysticalFirst'));
    expect(await suggested(aule, 'xqzwvk')).toEqual([]);
    expect(isPage('mystical')(await ask(aule, typed[0]?.value))).toBe(true);
  });

  test('works in direct messages, where there is nobody to share with', async () => {
    const { id } = await aule.openDirect();
    const contents = await ask(aule, undefined, id);
    expect(contents.channel_id).toBe(id);
    expect(contents.ephemeral_for).toBeUndefined();
    await aule.select(contents, 'Choose a page of the rules', [title('setup')]);
    const page = await aule.waitForChange(contents, isPage('setup'));
    expect(labelsOf(page)).not.toContain(SHARE);
    await aule.press(page, 'All topics');
    await aule.waitForChange(contents, (now) => selectsOf(now).length === 2);
    expect(isPage('board')(await ask(aule, 'page:board', id))).toBe(true);
  });
});

describe('Share', () => {
  const shared = (person: Person, channel = 'games') =>
    person.messages({ channel }).filter(({ content }) => content.includes('shares this page'));

  alone('shows the page to everybody once, and rings nobody', async ({ aule, larthia }) => {
    const page = await ask(aule, 'page:power');
    await aule.press(page, SHARE);
    const now = await aule.waitForChange(page, (changed) => !labelsOf(changed).includes(SHARE));
    expect(isPage('power')(now)).toBe(true);
    expect(now.attachments).toHaveLength(1);

    const [one, ...others] = shared(larthia);
    expect(others).toEqual([]);
    expect(one?.content).toContain('-# Aule shares this page of the rules.');
    expect(isPage('power')(one ?? now)).toBe(true);
    expect(one?.attachments).toHaveLength(1);
    expect((one?.flags ?? 0) & MessageFlags.SuppressNotifications).not.toBe(0);
    expect(larthia.notified).toEqual([]);

    await expect(aule.pressId(page.id, 'rules:share:power')).rejects.toThrow();
    expect(shared(larthia)).toHaveLength(1);
  });

  alone(
    'what is pressed on it opens for whoever presses, and leaves it as it is',
    async ({ harness, aule, larthia }) => {
      await aule.press(await ask(aule, 'page:power'), SHARE);
      const one = await larthia.waitFor(({ content }) => content.includes('shares this page'));
      const opened = await (await larthia.press(one, title('hits'))).reply();
      expect(opened.ephemeral_for).toBe(larthia.id);
      expect(isPage('hits')(opened)).toBe(true);
      const contents = await (await larthia.press(one, 'All topics')).reply();
      expect(contents.ephemeral_for).toBe(larthia.id);
      expect(shared(aule).map(({ content }) => content)).toEqual([one.content]);
      expect(harness.loggedFrom(40)).toEqual([]);
    },
  );

  alone('is offered only where the bot may write', async ({ harness, aule }) => {
    const channel = harness.playground.admin.channelId('games');
    const before = await ask(aule, 'page:power');
    harness.playground.admin.deny(channel, Bits.SendMessages);
    expect(labelsOf(await ask(aule, 'page:power'))).not.toContain(SHARE);
    const told = await (await aule.press(before, SHARE)).reply();
    expect(told.ephemeral_for).toBe(aule.id);
    expect(told.content).toContain('can’t share this page here');
    expect(shared(aule)).toEqual([]);
  });

  alone(
    'in a game’s thread it is in the language of the table, whoever shares it',
    async ({ harness, aule, larthia }) => {
      harness.dice.next([3, 5]);
      const game = await startGame(harness, [aule, larthia]);
      const { channel_id } = await game.message();
      larthia.setLocale('it');
      const opened = await (
        await larthia.command('rules', { topic: 'page:dice' }, { channel: channel_id })
      ).reply();
      expect(opened.content).toContain(translator('it')('rules.dice.title'));
      await larthia.press(opened, 'rules:share:dice');
      const one = await aule.waitFor(({ content }) => content.includes('Larthia shares this page'), {
        channel: channel_id,
      });
      expect(isPage('dice')(one)).toBe(true);
    },
  );
});

describe('/tuchulcha board as text', () => {
  alone('tells the board, and leads to the table', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const drawn = await (await larthia.command('tuchulcha board', { table: game.id, as: 'picture' })).reply();
    const told = await (await larthia.command('tuchulcha board', { table: game.id, as: 'text' })).reply();
    expect(told.ephemeral_for).toBe(larthia.id);
    expect(told.attachments).toEqual([]);
    expect(drawn.attachments).toHaveLength(1);
    expect(buttonsOf(told)).toEqual(buttonsOf(drawn));
    expect(told.content.split('\n')).toEqual([
      `Table ${game.number}. Aule (blue) to move.`,
      'Aule (blue) to move.',
      'Dice: 3, 5.',
      'Aule (blue): 9 in temple.',
      'Achvizr (red), neutral: 5 in temple.',
      'Larthia (yellow): 9 in temple.',
      'Leinth (black), neutral: 5 in temple.',
      'Open Passages: 6, 16, 26, 36.',
      'Ring of 40 stones; of every ten the 1st is Mystical, the 4th Ritual.',
      'Ways: blue from 1 to 31; red from 11 to 1; yellow from 21 to 11; black from 31 to 21.',
      'Moves:',
      '- A · 5: blue temple → 5',
      '- B · 5: red temple → 15',
      '- C · 5: black temple → 35',
      '- A · 3: blue temple → 3',
      '- B · 3: red temple → 13',
      '- C · 3: black temple → 33.',
    ]);
  });
});
