import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeInBrowser } from '@haruspex/playground/testing/browser.ts';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gamePage } from '../../../../src/discord/tuchulcha/history/page/game-page.ts';
import { gameHtml } from '../../../../src/discord/tuchulcha/history/page/html.ts';
import { LONG_TIMEOUT_MS } from '../../../runs.ts';
import { finishedGame, someFacts } from './a-game.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const GAME = finishedGame(3, 4, 'en');
const LAST = GAME.frames.length;

describeInBrowser('the page of an analysed game in a browser', (browser) => {
  let folder = '';
  let address = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'game-page-'));
    const file = join(folder, 'game.html');
    await writeFile(file, await gameHtml(gamePage(GAME, someFacts(GAME)), 'en'));
    address = pathToFileURL(file).href;
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Errors and network requests of the page fail the test. */
  async function open(options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser().newContext(options);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => request.url() !== address && faults.push(request.url()));
    await page.goto(address);
    await look(page);
    expect(faults).toEqual([]);
    await context.close();
  }

  /** The number of the described turn, and of the shown board: always one of each. */
  async function shown(page: Page): Promise<{ told: string; board: string; isBetter: boolean }> {
    const told = page.locator('.told.on');
    const board = page.locator('.moment.on');
    expect([await told.count(), await board.count()]).toEqual([1, 1]);
    return {
      told: (await told.getAttribute('data-turn')) ?? '',
      board: (await board.getAttribute('data-turn')) ?? '',
      isBetter: (await board.getAttribute('data-better')) === 'yes',
    };
  }
  const at = (turn: number, isBetter = false) => ({ told: String(turn), board: String(turn), isBetter });

  test('goes through the whole game by keys, there and back', () =>
    open({ viewport: { width: 1280, height: 800 } }, async (page) => {
      for (let turn = 0; turn <= LAST; turn++) {
        expect(await shown(page)).toEqual(at(turn));
        await page.keyboard.press('ArrowRight');
      }
      expect(await shown(page)).toEqual(at(LAST));
      await page.keyboard.press('ArrowLeft');
      expect(await shown(page)).toEqual(at(LAST - 1));
      await page.keyboard.press('Home');
      expect(await shown(page)).toEqual(at(0));
      await page.keyboard.press('End');
      expect(await shown(page)).toEqual(at(LAST));
      expect(await page.getByRole('button', { name: 'Next turn' }).isDisabled()).toBe(true);
    }));

  /** A tap waits until the button stops moving, so the whole game is traversed by keys. */
  const TAPPED = 12;

  test('goes on by touch on a phone, which it fits', () =>
    open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
      for (let turn = 0; turn < TAPPED; turn++) {
        expect(await shown(page)).toEqual(at(turn));
        await page.getByRole('button', { name: 'Next turn' }).tap();
      }
      expect(await shown(page)).toEqual(at(TAPPED));
      await page.getByRole('button', { name: 'Back one turn' }).tap();
      expect(await shown(page)).toEqual(at(TAPPED - 1));
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    }));

  test('a swipe over the board goes to the next turn and back, a tap on the curve to any', () =>
    open({ viewport: { width: 390, height: 844 } }, async (page) => {
      const box = await page.locator('#board').boundingBox();
      if (!box) throw new Error('no board');
      const y = box.y + box.height / 2;
      const swipe = async (from: number, to: number) => {
        await page.mouse.move(box.x + from, y);
        await page.mouse.down();
        await page.mouse.move(box.x + to, y, { steps: 3 });
        await page.mouse.up();
      };
      await swipe(250, 120);
      expect(await shown(page)).toEqual(at(1));
      await swipe(120, 250);
      expect(await shown(page)).toEqual(at(0));
      const curve = page.locator('#curve');
      await curve.scrollIntoViewIfNeeded();
      const { width = 0, height = 0 } = (await curve.boundingBox()) ?? {};
      await curve.click({ position: { x: width - 2, y: height / 2 } });
      expect(await shown(page)).toEqual(at(LAST));
      await curve.click({ position: { x: 2, y: height / 2 } });
      expect(await shown(page)).toEqual(at(0));
    }));

  test('shows the better turn in the place of the one that was played, and that one again', () =>
    open({ viewport: { width: 1280, height: 800 } }, async (page) => {
      for (let turn = 0; turn < 3; turn++) await page.keyboard.press('ArrowRight');
      const words = await page.locator('#board').getAttribute('aria-label');
      const button = page.getByRole('button', { name: 'Show the better turn' });
      await button.click();
      expect(await shown(page)).toEqual(at(3, true));
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      expect(await page.locator('#board').getAttribute('aria-label')).not.toBe(words);
      await button.click();
      expect(await shown(page)).toEqual(at(3));
      expect(await page.locator('#board').getAttribute('aria-label')).toBe(words);
      await button.click();
      await page.keyboard.press('ArrowRight');
      expect(await shown(page)).toEqual(at(4));
    }));

  test('plays by itself until it is stopped, and moves nothing where that is not wanted', () =>
    open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' }, async (page) => {
      await page.keyboard.press(' ');
      await page.locator('.told.on[data-turn="1"]').waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Play' }).waitFor();
      const animation = await page.evaluate(
        "getComputedStyle(document.querySelector('.told.on')).animationName",
      );
      expect(animation).toBe('none');
    }));

  test.each(['light', 'dark'] as const)('is accessible where it is %s', (colorScheme) =>
    open({ viewport: { width: 1280, height: 800 }, colorScheme, reducedMotion: 'reduce' }, async (page) => {
      for (let turn = 0; turn < 3; turn++) await page.keyboard.press('ArrowRight');
      await page.evaluate(axe.source);
      const found = await page.evaluate(() =>
        (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(),
      );
      expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }),
  );

  test('without scripts tells every turn', () =>
    open({ javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('.told').count()).toBe(LAST + 1);
      expect(await page.locator('.told').last().isVisible()).toBe(true);
    }));
});
