import { describeInBrowser } from '@haruspex/playground/testing/browser.ts';
import { flawsOf, tabTo } from '@haruspex/playground/testing/page-audit.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Harness } from './harness.ts';

describeInBrowser('a person with a keyboard alone', (browser) => {
  let harness: Harness;
  let page: Page;

  beforeAll(async () => {
    harness = await Harness.open();
    page = await browser().newPage({ viewport: { width: 1200, height: 1000 } });
    await page.goto(harness.playground.pageUrl);
  });

  afterAll(async () => {
    await harness?.close();
  });

  /** By Tab to a name, and Enter. */
  async function enter(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await tabTo(page, name, key);
    await page.keyboard.press('Enter');
  }
  const reads = (text: string | RegExp) => page.getByText(text).last().waitFor();
  /** The alt text of the message with the focus. */
  const focusedMessage = () =>
    page.evaluate<string>("document.activeElement.closest('li.message')?.textContent ?? ''");

  test('opens a table, sits two down, and plays a turn, with the board in words', async () => {
    harness.dice.next([3, 5], [2, 4]);
    await tabTo(page, /^Message #games$/);
    await page.keyboard.type('/tuchulcha new');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await reads(/for 4 players/);

    await enter(/^Be Larthia/);
    await enter(/^Join the table$/);
    await reads(/2 seats are free/);
    await enter(/^Be Aule/, 'Shift+Tab');
    await enter(/^Start with 2$/);
    const link = page.getByRole('link', { name: 'Go to table' });
    await link.waitFor();
    await enter(/^Go to table/);
    await reads('3-5');

    await enter(/^What can I do\?$/);
    await reads('You have to use all of them.');
    await tabTo(page, /^Why not\? Choose a haruspex$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await reads(/From the temple, blue\. With which die\?/);
    await enter(/^Why not with the 3\?$/);
    await reads(/From the temple, blue, with the 3: yes, temple → 3\./);
    await enter(/^What can I do\?$/);
    await reads('You have to use all of them.');
    await enter(/^Board in words$/);
    await reads(/Open Passages: 6, 16, 26, 36\./);
    await enter(/^Dismiss message$/);

    await enter(/^A → 5$/, 'Shift+Tab');
    await reads(/So far · 5: blue temple → 5/);
    await enter(/^Undo last step$/);
    await page.getByText(/So far/).waitFor({ state: 'detached' });
    await enter(/^A → 3$/, 'Shift+Tab');
    await reads(/So far · 3: blue temple → 3/);
    await enter(/^A → 5$/, 'Shift+Tab');
    await reads(/Turn 1 · Aule \(blue\) · 3-5 · blue temple → 3, blue temple → 5/);

    // The pressed button is gone with the turn: the focus moves from the turn’s message to the next one.
    await expect.poll(focusedMessage).toContain('Turn 1 · Aule (blue)');
    await page.locator('img[alt*="Larthia (yellow) to move"]').last().waitFor();
    await tabTo(page, /^What can I do\?$/);
    expect(await focusedMessage()).toContain('@Larthia, you rolled 2-4');
    expect(await flawsOf(page)).toEqual([]);
  });
});
