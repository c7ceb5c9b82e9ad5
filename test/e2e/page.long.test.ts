import { describeInBrowser } from '@haruspex/playground/testing/browser.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Harness } from './harness.ts';

describeInBrowser('a person in the page', (browser) => {
  let harness: Harness;
  let page: Page;

  beforeAll(async () => {
    harness = await Harness.open({ realPictures: true });
    page = await browser().newPage({ viewport: { width: 1200, height: 1000 } });
    await page.goto(harness.playground.pageUrl);
  });

  afterAll(async () => {
    await harness?.close();
  });

  const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click();
  const reads = (text: string | RegExp) => page.getByText(text).last().waitFor();

  test('opens a table, sits another one down, and plays a turn with the board before the eyes', async () => {
    harness.dice.next([3, 5], [2, 4]);
    await page.getByRole('textbox', { name: /^Message/ }).fill('/tuchulcha new');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send command' }).click();
    await reads(/for 4 players/);

    await press('Be Larthia');
    await press('Join the table');
    await press('Be Aule');
    await press('Start with 2');
    await page.getByRole('link', { name: 'Go to table' }).or(page.getByText('Go to table')).last().click();
    await reads('3-5');

    const board = page.locator('img[alt*="Aule (blue) to move"]').last();
    await board.waitFor();
    expect(
      await board.evaluate((img) => [Reflect.get(img, 'naturalWidth'), Reflect.get(img, 'naturalHeight')]),
    ).toEqual([1122, 714]);

    await press('A → 5');
    await reads(/So far: blue temple → 5/);
    await press('Undo last step');
    await page.getByText(/So far/).waitFor({ state: 'detached' });
    await press('A → 3');
    await reads(/So far: blue temple → 3/);
    await press('A → 5');
    await reads(/Turn 1 · Aule \(blue\) · 3-5: blue temple → 3 · blue temple → 5/);
    await page.locator('img[alt*="Larthia (yellow) to move"]').last().waitFor();
  });
});

describeInBrowser('a newcomer', (browser) => {
  let harness: Harness;

  beforeAll(async () => {
    harness = await Harness.open({ realPictures: true, isBotNew: true });
  });

  afterAll(async () => {
    await harness?.close();
  });

  test('is at a table after two clicks, and the third is the first move, on a phone', async () => {
    const viewport = { width: 390, height: 844 };
    const page = await browser().newPage({ viewport });
    await page.goto(harness.playground.pageUrl);
    let clicks = 0;
    // Visible without scrolling.
    const click = async (what: Locator) => {
      const isInSight = async () => {
        const box = await what.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= viewport.height;
      };
      await expect.poll(isInSight, { timeout: 5000 }).toBe(true);
      await what.click();
      clicks++;
    };
    await click(page.getByRole('button', { name: 'Play the computer' }));
    await click(page.getByRole('link', { name: 'Go to table' }).or(page.getByText('Go to table')).last());
    expect(clicks).toBe(2);
    const board = page.locator('img[alt*="Aule (blue) to move"]').last();
    const before = await board.getAttribute('alt');
    await click(page.getByRole('button', { name: /^A → \d/ }).last());
    // The next board: of the same turn, or of the next one if the computer players have answered already.
    const now = async () => (await page.locator('img[alt*=" to move"]').last().getAttribute('alt')) ?? before;
    await expect.poll(now).not.toBe(before);
    expect(clicks).toBe(3);
    await page.close();
  });
});
