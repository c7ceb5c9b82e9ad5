import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { describeInBrowser } from '@haruspex/playground/testing/browser.ts';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { chronicleHtml } from '../../src/discord/bacchanalia/chronicle/html.ts';
import { framesOfTurns, withPlayers } from '../../src/discord/tuchulcha/films.ts';
import { makeFilm } from '../../src/pictures/tuchulcha/film/film.ts';
import { putGame } from '../e2e/found-games.ts';
import { Harness } from '../e2e/harness.ts';
import { FACTS, STORY } from './a-tale.ts';
import { Animation } from './animation.ts';
import { aDevotion, aTurnWithAHit } from './moments.ts';

/** Readers of the README on a phone wait for them. */
const MAX_BYTES = 600 * 1024;

const PICTURES = ['turn.webp', 'devotion.gif', 'chronicle.webp'];

const renews = 'UPDATE_PICTURES' in process.env;
/** Until pictures are loaded and nothing moves any more. */
const SETTLED_MS = 1500;

const PHONE = {
  viewport: { width: 390, height: 700 },
  deviceScaleFactor: 1.25,
  colorScheme: 'dark',
} as const;

describe.runIf(renews)('the pictures of the README are made', () => {
  test('a devotion, as a film of three turns', { timeout: 60_000 }, async () => {
    const names = { blue: 'Aule', red: 'Larthia', yellow: 'Arnth', black: 'Thana' };
    const players = Object.fromEntries(
      Object.entries(names).map(([color, name]) => [
        color,
        { name, face: { kind: 'initial', text: name.slice(0, 1) } as const },
      ]),
    );
    const frames = framesOfTurns('en', aDevotion()).map((frame) => withPlayers(frame, players));
    const film = await makeFilm(frames, { kind: 'turns', limit: MAX_BYTES }, () => {});
    await writeFile('assets/devotion.gif', film.bytes);
  });

  describeInBrowser('in a browser', (browser) => {
    test('a turn in the playground', { timeout: 60_000 }, async () => {
      const harness = await Harness.open({ realPictures: true });
      const page = await browser().newPage(PHONE);
      try {
        const people = ['Aule', 'Larthia', 'Arnth', 'Thana'].map((name) => harness.person(name));
        await putGame(harness, people, aTurnWithAHit());
        await writeFile('assets/turn.webp', await aTurn(page, harness));
      } finally {
        await page.close();
        await harness.close();
      }
    });

    test('a chronicle that is read', { timeout: 60_000 }, async () => {
      const page = await browser().newPage(PHONE);
      await page.setContent(await chronicleHtml(STORY, FACTS));
      const animation = new Animation(page);
      const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
      await animation.add(1500);
      for (let y = 0; y < height - PHONE.viewport.height; y += 60) {
        await page.evaluate(`window.scrollTo(0, ${y})`);
        await animation.add(110);
      }
      await animation.add(2500);
      await page.close();
      await writeFile('assets/chronicle.webp', await animation.webp(35));
    });
  });
});

/** The board with the dice and a button for each way to play, one of them tapped, and the next player's board. */
async function aTurn(page: Page, harness: Harness): Promise<Buffer> {
  harness.dice.next([6, 3]);
  await page.goto(harness.playground.pageUrl);
  const button = (hasText: string) => page.getByRole('button').filter({ hasText }).last();
  await button('2 messages').click();
  await page.addStyleTag({ content: '.person-bar, .composer { display: none !important }' });
  const hit = page.locator('button', { hasText: /hits/ }).last();
  await hit.waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const animation = new Animation(page);
  await animation.add(3500);
  await hit.hover();
  await showFinger(page, hit);
  await animation.add(900);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('img[alt*="Larthia (red) to move"]').last().waitFor();
  await page.addStyleTag({ content: '.finger { display: none }' });
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLED_MS);
  await animation.add(4000);
  return animation.webp(75);
}

/** A light disc at the position of a tap. */
async function showFinger(page: Page, where: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await where.boundingBox()) ?? {};
  const style = `left: ${x + width / 2 - 20}px; top: ${y + height / 2 - 20}px`;
  await page.addStyleTag({
    content: `.finger { position: fixed; ${style}; width: 40px; height: 40px; border-radius: 50%; background: rgb(255 255 255 / 55%); pointer-events: none }`,
  });
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<div class="finger"></div>')`);
}

describe.each(PICTURES)('assets/%s', (name) => {
  test('moves, is small, and is in the README', async () => {
    expect(existsSync(`assets/${name}`)).toBe(true);
    const bytes = await readFile(`assets/${name}`);
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBeGreaterThan(2);
    expect(await readFile('README.md', 'utf8')).toContain(`assets/${name}`);
  });
});
