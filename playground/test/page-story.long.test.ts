/** Features of the page that stories use: message commands, long forms and texts, files, age-restricted channels. */
import type { Client, TextChannel } from 'discord.js';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Playground, startPlayground } from '../src/index.ts';
import { describeInBrowser } from '../testing/browser.ts';
import { flawsOf, tabTo } from '../testing/page-audit.ts';
import { connect, type Visitors } from '../testing/person.ts';
import { startStoryBot, tellRow } from './page-story-bot.ts';

const desktop = { viewport: { width: 1200, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describeInBrowser('the page for stories', (browser) => {
  let playground: Playground;
  let bot: Client;
  let games: TextChannel;
  let visitors: Visitors;
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  beforeEach(async () => {
    playground = await startPlayground({ port: 0, acknowledgementMs: 20_000 });
    ({ bot, games } = await startStoryBot(playground));
    visitors = await connect(playground.url);
    complaints = [];
    await visit(desktop);
  });
  afterEach(async () => {
    await context?.close();
    visitors?.close();
    await bot?.destroy();
    await playground?.close();
    expect(complaints).toEqual([]);
  });

  async function visit(kind: typeof desktop | typeof phone): Promise<void> {
    await context?.close();
    context = await browser().newContext(kind);
    page = await context.newPage();
    page.setDefaultTimeout(45_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(playground.pageUrl);
    await box().waitFor();
  }

  const box = (): Locator => page.getByRole('textbox', { name: /^Message/ });
  const said = (text: string | RegExp): Locator => page.locator('li.message', { hasText: text });
  const more = (message: Locator): Locator => message.getByRole('button', { name: 'More' });
  const entry = (name: string | RegExp): Locator => page.getByRole('menuitem', { name });
  const menus = (): Locator => page.getByRole('menu');
  const form = (): Locator => page.getByRole('dialog', { name: 'Tell the scene' });
  const scene = (): Locator => form().getByRole('textbox', { name: /^Scene/ });
  const hasFocus = (one: Locator): Promise<boolean> =>
    one.evaluate((at) => at === at.ownerDocument.activeElement);

  async function say(content: string): Promise<Locator> {
    await visitors.as('larthia').say('games', content);
    const message = page.locator('li.message', { hasText: content.split('\n')[0] ?? '' }).first();
    await message.waitFor();
    return message;
  }

  async function choose(message: Locator, name: string): Promise<void> {
    await message.hover();
    await more(message).click();
    await entry('Apps').click();
    await entry(name).click();
  }

  async function openForm(): Promise<void> {
    await games.send({ content: 'It is your turn', components: [tellRow] });
    await said('It is your turn').getByRole('button', { name: 'Tell' }).click();
    await form().waitFor();
  }

  describe('a message’s menu', () => {
    it('takes a command by mouse; a form opens with the message’s words, and its answer is shown', async () => {
      await choose(await say('The wine is ready.\nWho pours?'), 'Add to my scene');
      expect(await scene().inputValue()).toBe('The wine is ready.\nWho pours?');
      await form()
        .getByRole('textbox', { name: /^Title/ })
        .fill('Evening');
      await form().getByRole('textbox', { name: /^Mood/ }).fill('merry');
      await form()
        .getByRole('textbox', { name: /^Aside/ })
        .fill('aside');
      await form().getByRole('button', { name: 'Submit' }).click();
      const answer = said('Evening (merry) aside');
      await answer.waitFor();
      expect(await answer.locator('blockquote').allInnerTexts()).toEqual(['The wine is ready.\nWho pours?']);
      expect(await form().count()).toBe(0);
    });

    it('is worked by keyboard: opened, gone through, left a level at a time, chosen from', async () => {
      const message = await say('Read me');
      await tabTo(page, /^More$/);
      await page.keyboard.press('Enter');
      expect(await hasFocus(entry('Apps'))).toBe(true);
      await page.keyboard.press('ArrowRight');
      expect(await hasFocus(entry('Add to my scene'))).toBe(true);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowDown');
      expect(await hasFocus(entry('Add to my scene'))).toBe(true);
      await page.keyboard.press('Escape');
      expect(await hasFocus(entry('Apps'))).toBe(true);
      expect(await menus().count()).toBe(1);
      await page.keyboard.press('Escape');
      expect(await menus().count()).toBe(0);
      expect(await hasFocus(more(message))).toBe(true);
      for (const key of ['Enter', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await said('Read aloud: Read me').waitFor();
    });
  });

  describe('a long form', () => {
    it('counts the characters that are left, as Discord counts them, and keeps line breaks', async () => {
      await openForm();
      const left = form().locator('.text-left').nth(1);
      expect(await left.textContent()).toBe('4000 characters left');
      await scene().fill('🍇 one\n\ntwo three');
      expect(await left.textContent()).toMatch(/^3984/);
      await form().getByRole('button', { name: 'Submit' }).click();
      const answer = said('Untitled (no mood)');
      await answer.waitFor();
      expect(await answer.locator('blockquote').allInnerTexts()).toEqual(['🍇 one\n\ntwo three']);
    });
  });

  describe('a file', () => {
    const hostile = '<script>top.document.title = "hacked"; localStorage.setItem("hacked", "1")</script>';

    it('is saved under its name by its link', async () => {
      const name = 'chronicle.html';
      await games.send({ content: 'The book', files: [{ attachment: Buffer.from(hostile), name }] });
      const message = said('The book');
      await message.waitFor();
      expect(await flawsOf(page)).toEqual([]);
      for (const link of [name, `Download ${name}`]) {
        const [saved] = await Promise.all([
          page.waitForEvent('download'),
          message.getByRole('link', { name: link, exact: true }).click(),
        ]);
        expect(saved.suggestedFilename()).toBe(name);
      }
    });

    it('that is a page runs nowhere in the playground, not even opened by its address', async () => {
      const files = [{ attachment: Buffer.from(hostile), name: 'chronicle.html' }];
      const url = (await games.send({ files })).attachments.first()?.url ?? '';
      const opened = await context.newPage();
      await expect(opened.goto(url)).rejects.toThrow(/download|ERR_ABORTED/i);
      await opened.close();
      await page.evaluate(`new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.src = ${JSON.stringify(url)};
        document.body.append(frame);
        setTimeout(resolve, 300);
      })`);
      expect(await page.title()).toBe('Playground');
      expect(await page.evaluate("localStorage.getItem('hacked')")).toBeNull();
    });
  });
});
