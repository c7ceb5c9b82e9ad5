import type { Client } from 'discord.js';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Playground, startPlayground } from '../src/index.ts';
import { textChannel } from '../testing/bot.ts';
import { describeInBrowser } from '../testing/browser.ts';
import { flawsOf, tabTo } from '../testing/page-audit.ts';
import { startBot } from './page-bot.ts';

/** Both are operated by the arrow keys in a text field, which keeps the focus. */
const SCROLLED_BY_ARROWS = ['scrollable-region-focusable'];
const desktop = { width: 1200, height: 900 };
const phone = { width: 390, height: 844 };

describeInBrowser('the page', (browser) => {
  let playground: Playground;
  let bot: Client;
  let page: Page;
  let complaints: string[];

  beforeEach(() => open(20_000));
  afterEach(close);

  async function open(acknowledgementMs: number): Promise<void> {
    playground = await startPlayground({ port: 0, acknowledgementMs });
    bot = await startBot(playground);
    complaints = [];
    await visit(desktop);
  }

  async function close(): Promise<void> {
    await page?.close();
    await bot?.destroy();
    await playground?.close();
    expect(complaints).toEqual([]);
  }

  /** A bot that doesn't answer is given up soon. */
  async function openAnewWithoutPatience(): Promise<void> {
    await close();
    await open(1500);
  }

  async function visit(viewport: typeof desktop): Promise<void> {
    await page?.close();
    page = await browser().newPage({ viewport });
    page.setDefaultTimeout(45_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(playground.pageUrl);
    await box().waitFor();
  }

  const box = (): Locator => page.getByRole('textbox', { name: /^Message/ });
  const said = (text: string | RegExp): Locator => page.locator('li.message', { hasText: text });
  async function enter(text: string): Promise<void> {
    await box().fill(text);
    await page.keyboard.press('Enter');
  }
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const become = (name: string): Promise<void> => page.getByRole('button', { name: `Be ${name}` }).click();

  async function openLobby(): Promise<Locator> {
    await enter('/demo new');
    await page.getByLabel('players').selectOption('3 players');
    await page.keyboard.press('Enter');
    const lobby = said('A table of 3');
    await lobby.waitFor();
    return lobby;
  }

  async function openJoinedLobby(): Promise<Locator> {
    const lobby = await openLobby();
    await become('Larthia');
    await lobby.getByRole('button', { name: 'Join' }).click();
    await lobby.getByRole('listitem').getByText('@Larthia').waitFor();
    return lobby;
  }

  it('says what is typed', async () => {
    await enter('Good **evening**');
    await said('Good evening').getByText('evening', { exact: true }).waitFor();
    expect(await said('Good evening').locator('strong').textContent()).toBe('evening');
    expect(await box().inputValue()).toBe('');
  });

  it('opens a command that is mentioned, with its options', async () => {
    await enter('Try </demo new:123456789012345678>, not </demo old:123456789012345678>');
    await said('Try').getByRole('button', { name: '/demo new' }).click();
    await page.getByRole('form', { name: '/demo new' }).waitFor();
    await page.getByLabel('players').selectOption('3 players');
    await page.keyboard.press('Enter');
    await said('A table of 3').waitFor();
    expect(await said('Try').getByRole('button', { name: '/demo old' }).count()).toBe(0);
  });

  it('opens a person’s menu by a right click on their face, or a tap on their name', async () => {
    const greet = async (name: string) => {
      await page.getByRole('menu', { name, exact: true }).getByRole('menuitem', { name: 'Apps' }).click();
      await page.getByRole('menuitem', { name: 'Greet' }).click();
      await said(`Hello, ${name}!`).waitFor();
    };
    await page.getByRole('button', { name: 'Be Larthia' }).click({ button: 'right' });
    await greet('Larthia');
    await enter('Where is @Thana?');
    await said('Where is').getByRole('button', { name: '@Thana' }).click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('menu').count()).toBe(0);
    await page.keyboard.press('Enter');
    await greet('Thana');
  });

  it('shows a message’s words as words, whatever is in them', async () => {
    const hostile = '<img src=x onerror="document.title=1"> [x](javascript:alert(1)) <script>1</script>';
    await enter(hostile);
    const message = said('onerror');
    await message.waitFor();
    expect(await message.locator('.markup').textContent()).toContain(hostile);
    expect(await message.locator('.markup').locator('img, a, script').count()).toBe(0);
  });

  it('lists the commands, and takes a whole command by keyboard', async () => {
    await box().fill('/');
    const list = page.getByRole('listbox', { name: 'Commands' });
    await list.waitFor();
    expect(await list.getByRole('option').locator('b').allTextContents()).toEqual([
      '/demo new',
      '/demo sleep',
      '/demo tables',
    ]);
    await page.keyboard.press('Enter');
    await page.getByLabel('players').selectOption('4 players');
    await press('+ place');
    await page.getByRole('combobox', { name: 'place', exact: true }).pressSequentially('te');
    await page.getByRole('option', { name: 'Temple' }).waitFor();
    await expect.poll(() => page.getByRole('listbox', { name: 'place' }).getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await press('+ guest');
    await page.getByLabel('guest').selectOption('@Larthia');
    await press('+ quick');
    await page.getByLabel('quick').selectOption('True');
    await press('+ days');
    await page.getByLabel('days').fill('7');
    await page.keyboard.press('Enter');
    const answer = said(/A table of 4, temple, \d+, true, 7 by @Aule/);
    await answer.waitFor();
    expect(await answer.locator('.cause').textContent()).toContain('Aule used /demo');
    expect(await answer.locator('.bot-tag').textContent()).toBe('APP');
  });

  it('doesn’t send a command without what it needs, or with what doesn’t fit', async () => {
    await enter('/demo new');
    await press('Send command');
    await page.getByText('This option is required.').waitFor();
    await page.getByLabel('players').selectOption('2 players');
    await press('+ days');
    await page.getByLabel('days').fill('12');
    await press('Send command');
    await page.getByText('This isn’t a valid value.').waitFor();
    expect(await said('A table of').count()).toBe(0);
  });

  it('tells commands in the person’s language', async () => {
    await page.getByLabel('Language of Aule').selectOption('Deutsch');
    await box().fill('/');
    await page.getByText('Einen Tisch eröffnen').waitFor();
    expect(await page.getByRole('option').locator('b').allTextContents()).toContain('/demo neu');
    expect(await page.locator('.option-wants').allTextContents()).toEqual(['spieler']);
    await page.keyboard.press('Escape');
    await become('Larthia');
    await box().fill('/');
    await page.getByText('Open a table').waitFor();
  });

  it('presses a button: the message changes under everybody’s eyes', async () => {
    const lobby = await openJoinedLobby();
    await lobby.getByText('(edited)').waitFor();
    await expect
      .poll(() => lobby.getByRole('button', { name: 'Join' }).getAttribute('aria-busy'))
      .toBe('false');
    expect(await lobby.getByText('@Larthia').getAttribute('class')).toContain('of-me');
  });

  it('shows dots while the bot thinks, then that the interaction failed', async () => {
    await openAnewWithoutPatience();
    const lobby = await openLobby();
    const dead = lobby.getByRole('button', { name: 'Break' });
    await dead.click();
    await lobby.locator('button[aria-busy="true"] .dots').waitFor();
    await lobby.getByRole('alert').getByText('This interaction failed').waitFor();
    expect(await dead.getAttribute('aria-busy')).toBe('false');
    await lobby.getByRole('button', { name: 'Join' }).click();
    await expect.poll(() => lobby.getByRole('alert').count()).toBe(0);
  });

  it('shows an ephemeral message to its person alone, until they dismiss it', async () => {
    const lobby = await openLobby();
    await lobby.getByRole('button', { name: 'What are my cards?' }).click();
    await said('Only for Aule').waitFor();
    await become('Larthia');
    expect(await said('Only for Aule').count()).toBe(0);
    await become('Aule');
    await said('Only for Aule').getByRole('link', { name: 'the table' }).click();
    await expect.poll(() => lobby.getAttribute('class')).toContain('wanted');
    await said('Only for Aule').getByRole('button', { name: 'Dismiss message' }).click();
    await expect.poll(() => said('Only for Aule').count()).toBe(0);
  });

  it('chooses from a menu by keyboard, and several words by hand', async () => {
    const lobby = await openLobby();
    const menu = lobby.getByRole('combobox', { name: 'Choose a move' });
    await menu.focus();
    await page.keyboard.press('ArrowDown');
    await lobby.getByText('a safe stone').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await said('Aule chose six').waitFor();
    const guests = lobby.getByRole('combobox', { name: 'Invite people' });
    await guests.click();
    await lobby.getByRole('option', { name: 'Larthia' }).click();
    await lobby.getByRole('option', { name: 'Thana' }).click();
    await guests.press('Escape');
    await said('Aule chose Larthia and Thana').waitFor();
  });

  it('fills in a form, and sends it only when it is complete', async () => {
    const lobby = await openLobby();
    await lobby.getByRole('button', { name: 'Settings' }).click();
    const form = page.getByRole('dialog', { name: 'Settings of the table' });
    await form.getByLabel('Name').fill('ab');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('At least 3 characters.').waitFor();
    await form.getByText('This is required.').waitFor();
    await form.getByLabel('Name').fill('Tuesday');
    await form.getByLabel('Speed').fill('fast');
    await form.getByRole('button', { name: 'Submit' }).click();
    await said('Named Tuesday, fast').waitFor();
    expect(await form.count()).toBe(0);
  });

  it('pings: a badge for the person, and one tap to be them and be there', async () => {
    const lobby = await openJoinedLobby();
    await become('Aule');
    await lobby.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Be Larthia, 1 ping' }).click();
    await page.getByRole('heading', { name: 'The game', level: 2 }).first().waitFor();
    const turn = said('you rolled 5 and 2');
    await turn.waitFor();
    expect(await turn.getAttribute('class')).toContain('mentions-me');
    await page.getByRole('button', { name: 'Be Larthia', exact: true }).waitFor();
    await become('Aule');
    expect(await turn.getAttribute('class')).not.toContain('mentions-me');
    await page.getByRole('button', { name: 'games', exact: true }).click();
    await said('started a thread').getByRole('button', { name: 'The game' }).click();
    await turn.waitFor();
  });

  async function openGame(): Promise<Locator> {
    const lobby = await openLobby();
    await lobby.getByRole('button', { name: 'Join' }).click();
    await lobby.getByRole('listitem').getByText('@Aule').waitFor();
    await lobby.getByRole('button', { name: 'Start' }).click();
    await said('started a thread').getByRole('button', { name: 'The game' }).click();
    await said('you rolled').waitFor();
    return said('you rolled');
  }
  async function playToThePicture(): Promise<Locator> {
    await openGame();
    const picture = page.getByRole('img', { name: 'Blue stands on stone 4.' });
    await picture.waitFor();
    return picture;
  }

  it('shows a picture in Discord’s box, with its alt text, and enlarges it', async () => {
    const picture = await playToThePicture();
    expect(await picture.boundingBox()).toMatchObject({ width: 550, height: 350 });
    await press('ALT, the picture in words');
    await page.getByText('Blue stands on stone 4.').waitFor();
    await press('Dismiss the alt text');
    await press('Enlarge picture');
    const large = page.getByRole('dialog', { name: 'Picture' }).getByRole('img');
    await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(550);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('fits on a phone: channels wait at the side, nothing runs over', async () => {
    await visit(phone);
    const channels = page.getByRole('navigation', { name: 'Channels' });
    await expect.poll(() => channels.isVisible()).toBe(false);
    const picture = await playToThePicture();
    const shown = await picture.boundingBox();
    expect(shown?.width).toBeGreaterThan(300);
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(phone.width);
    const widths = await page.evaluate('[document.documentElement.scrollWidth, innerWidth]');
    expect(widths).toEqual([phone.width, phone.width]);
    await page.getByRole('button', { name: 'Channels', exact: true }).click();
    await channels.getByRole('button', { name: 'games', exact: true }).click();
    await expect.poll(() => channels.isVisible()).toBe(false);
    await said('A table of 3').waitFor();
    const games = await textChannel({ client: bot as Client<true>, playground });
    await (await games.send('A long name')).startThread({ name: 'W'.repeat(90) });
    const below = await page.locator('.thread-below').boundingBox();
    expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  });

  it('comes back as the same person in the same place when it is reloaded', async () => {
    await playToThePicture();
    await become('Larthia');
    await page.reload();
    await page.getByRole('img', { name: 'Blue stands on stone 4.' }).waitFor();
    await page.getByText('You are Larthia').waitFor();
  });

  describe('for whoever hears it, or has no mouse,', () => {
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
      await openAnewWithoutPatience();
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
      await visit(phone);
      await openLobby();
      expect(await flawsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Channels', exact: true }).click();
      await page.getByRole('navigation', { name: 'Channels' }).waitFor();
      await expect.poll(() => flawsOf(page)).toEqual([]);
    });

    it('has none in a layout, whose rows are read as a sentence followed by their button', async () => {
      for (const viewport of [desktop, phone]) {
        await visit(viewport);
        await enter('/demo tables');
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
});
