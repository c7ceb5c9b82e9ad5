import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../browser.ts';
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
    await press('Join as yellow');
    await reads(/2 seats are free/);
    await press('Be Aule');
    await press('Start the game with 2');
    await page
      .getByRole('link', { name: 'Go to the table' })
      .or(page.getByText('Go to the table'))
      .last()
      .click();
    await reads('3-5');

    const board = page.locator('img[alt*="Aule (blue) to move"]').last();
    await board.waitFor();
    expect(
      await board.evaluate((img) => [Reflect.get(img, 'naturalWidth'), Reflect.get(img, 'naturalHeight')]),
    ).toEqual([1122, 714]);

    await press('A → 5');
    await reads(/So far · 5: blue temple to 5/);
    await press('Undo last step');
    await page.getByText(/So far/).waitFor({ state: 'detached' });
    await press('A → 3');
    await reads(/So far · 3: blue temple to 3/);
    await press('A → 5');
    await reads(/Turn 1 · Aule \(blue\) · 3-5 · blue temple to 3, blue temple to 5/);
    await page.locator('img[alt*="Larthia (yellow) to move"]').last().waitFor();
  });
});
