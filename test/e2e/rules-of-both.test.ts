import { buttonsOf, type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageId, translator } from '../../src/texts/index.ts';
import { labelsOf } from './game.ts';
import { Harness } from './harness.ts';

const t = translator('en');
const title = (page: PageId): string => t(`rules.${page}.title`);
const isPage = (page: PageId) => (message: PageMessage) => message.content.startsWith(`### ${title(page)}\n`);

let harness: Harness;
let aule: Person;

beforeAll(async () => {
  harness = await Harness.open({ realPictures: true });
  aule = harness.person('Aule');
});
afterAll(() => harness.close());

test('the contents lead from one game’s rules to the other’s, and to a page with the cards', async () => {
  const contents = await (await aule.command('rules', {})).reply();
  expect(contents.content).toContain('**Tuchulcha** is a race');
  await aule.press(contents, 'Rules of Bacchanalia');
  const story = await aule.waitForChange(contents, ({ content }) =>
    content.includes('**Bacchanalia** is a story'),
  );
  expect(selectsOf(story)[0]?.options).toHaveLength(5);
  expect(selectsOf(story)[1]?.options.map(({ label }) => label)).toContain(title('storyAim'));

  await aule.select(story, 'Choose a part of the rules', [t('rules.group.cards')]);
  const cards = await aule.waitForChange(contents, (now) =>
    selectsOf(now).some(({ options }) => options.some(({ label }) => label === title('deusCards'))),
  );
  await aule.select(cards, 'Choose a page of the rules', [title('deusCards')]);
  const page = await aule.waitForChange(contents, isPage('deusCards'));
  expect(page.attachments).toHaveLength(1);
  expect(page.attachments[0]?.description).toContain('Accusator');
  expect(page.content).toContain('-# Bacchanalia · Section 1');

  await aule.press(page, 'All topics');
  const again = await aule.waitForChange(contents, (now) => selectsOf(now).length === 2);
  expect(again.content).toContain('**The rules of Bacchanalia**');
  expect(again.attachments).toEqual([]);
  expect(buttonsOf(again).map(({ label }) => label)).toEqual(['Rules of Tuchulcha', 'How the bot works']);
});

test('what both games have is offered of both, and named', async () => {
  const choices = await aule.suggestions('rules', { topic: 'turn' }, 'topic');
  expect(choices.slice(0, 2).map(({ name }) => name)).toEqual([
    title('turn'),
    `Bacchanalia: ${title('storyTurn')}`,
  ]);
  const found = await (await aule.command('rules', { topic: 'turn' })).reply();
  expect(isPage('turn')(found)).toBe(true);
  expect(labelsOf(found)[0]).toBe(`Also: Bacchanalia: ${title('storyTurn')}`);
  await aule.press(found, labelsOf(found)[0] ?? '');
  await aule.waitForChange(found, isPage('storyTurn'));
});
