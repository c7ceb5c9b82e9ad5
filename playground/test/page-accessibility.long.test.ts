import type { Client } from 'discord.js';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Playground, startPlayground } from '../src/index.ts';
import { describeInBrowser } from '../testing/browser.ts';
import { flawsOf, tabTo } from '../testing/page-audit.ts';
import { startBot } from './page-bot.ts';

/** Both are operated by the arrow keys in a text field, which keeps the focus. */
const SCROLLED_BY_ARROWS = ['scrollable-region-focusable'];

describeInBrowser('the page for whoever hears it, or has no mouse', (browser) => {
  let playground: Playground;
  let bot: Client;
  let page: Page;

  beforeEach(async () => {
    playground = await startPlayground({ port: 0, acknowledgementMs: 600 });
    bot = await startBot(playground);
    await visit({ width: 1200, height: 900 });
  });
  afterEach(async () => {
    await page?.close();
    await bot?.destroy();
    await playground?.close();
  });

  async function visit(viewport: { width: number; height: number }): Promise<void> {
    await page?.close();
    page = await browser().newPage({ viewport });
    await page.goto(playground.pageUrl);
    await box().waitFor();
  }

  const box = (): Locator => page.getByRole('textbox', { name: /^Message/ });
  const said = (text: string | RegExp): Locator => page.locator('li.message', { hasText: text });

  async function openLobby(): Promise<Locator> {
    await box().fill('/demo new');
    await page.keyboard.press('Enter');
    await page.getByLabel('players').selectOption('3 players');
    await page.keyboard.press('Enter');
    const lobby = said('A table of 3');
    await lobby.waitFor();
    return lobby;
  }

  async function openGame(): Promise<Locator> {
    const lobby = await openLobby();
    await lobby.getByRole('button', { name: 'Join' }).click();
    await lobby.getByRole('listitem').getByText('@Aule').waitFor();
    await lobby.getByRole('button', { name: 'Start' }).click();
    await said('started a thread').getByRole('button', { name: 'The game' }).click();
    await said('you rolled').waitFor();
    return said('you rolled');
  }

  it('has no flaw with nothing said, in the commands, in one that is filled in, and in what is wrong there', async () => {
    expect(await flawsOf(page)).toEqual([]);
    await box().fill('/');
    await page.getByRole('listbox', { name: 'Commands' }).waitFor();
    expect(await flawsOf(page, SCROLLED_BY_ARROWS)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '+ place' }).click();
    await page.getByRole('combobox', { name: 'place', exact: true }).pressSequentially('te');
    await page.getByRole('option', { name: 'Temple' }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send command' }).click();
    await page.getByRole('alert').waitFor();
    expect(await flawsOf(page)).toEqual([]);
  });

  it('has none in a lobby, its menus, a private answer and a failure, a form and what is missing from it', async () => {
    const lobby = await openLobby();
    await lobby.getByRole('combobox', { name: 'Choose a move' }).click();
    await lobby.getByText('a safe stone').waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await lobby.getByRole('button', { name: 'What are my cards?' }).click();
    await said('Only for Aule').waitFor();
    await lobby.getByRole('button', { name: 'Break' }).click();
    await lobby.getByRole('alert').waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await lobby.getByRole('button', { name: 'Settings' }).click();
    const form = page.getByRole('dialog', { name: 'Settings of the table' });
    await form.waitFor();
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('This is required.').first().waitFor();
    expect(await flawsOf(page)).toEqual([]);
  });

  it('has none in a picture, its words, or where it is large, and lets go of it where it was opened', async () => {
    const turn = await openGame();
    await turn.getByRole('button', { name: 'ALT, the picture in words' }).click();
    expect(await flawsOf(page)).toEqual([]);
    const enlarge = turn.getByRole('button', { name: 'Enlarge picture' });
    await enlarge.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Picture' }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => enlarge.evaluate((at) => at === at.ownerDocument.activeElement)).toBe(true);
  });

  it('has none on a phone with its channels open', async () => {
    await visit({ width: 390, height: 844 });
    await openLobby();
    expect(await flawsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Channels', exact: true }).click();
    await page.getByRole('navigation', { name: 'Channels' }).waitFor();
    await expect.poll(() => flawsOf(page)).toEqual([]);
  });

  it('has none in a layout, whose rows are read as a sentence followed by their button', async () => {
    for (const width of [1200, 390]) {
      await visit({ width, height: 844 });
      await box().fill('/demo tables');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Send command' }).click();
      const list = said('Two of them are open').last();
      await list.getByText('Puzzle of the day').waitFor();
      expect(await flawsOf(page)).toEqual([]);
      expect(await list.ariaSnapshot()).toMatch(
        /Larthia and Ramtha wait for a third.*button "Join table 1".*waits for Thana.*button "Go to table 2".*img "Blue stands on stone 4\.".*combobox "Choose a move".*game\.txt.*img "A small board\."/s,
      );
    }
  });

  it('is told as it is seen: what a message says, its picture in words, its buttons and menus by name', async () => {
    const turn = await openGame();
    expect(await turn.ariaSnapshot()).toMatch(
      /heading "Haruspex APP .*" \[level=3\].*you rolled.*img "Blue stands on stone 4\.".*button "Enlarge picture".*combobox "Choose a move"/s,
    );
    // Screen readers read only the button's name.
    expect(await page.locator('button img').count()).toBe(0);
    expect(
      await page.getByRole('log', { name: 'Messages in The game' }).getByRole('listitem').count(),
    ).toBeGreaterThan(1);
  });

  it('is gone through by Tab from the channels to the messages to the text box, and the focus is always seen', async () => {
    await openGame();
    await page.reload();
    await said('you rolled').waitFor();
    for (const name of [
      /^#?games$/,
      /^Language of Aule$/,
      /^Be Aule/,
      /^Enlarge picture$/,
      /^Choose a move$/,
      /^Message The game$/,
    ])
      await tabTo(page, name);
    await tabTo(page, /^Choose a move$/, 'Shift+Tab');
  });
});
