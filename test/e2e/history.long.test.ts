import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buttonsOf, type PageMessage, type Person, textOf } from '@haruspex/playground/testing/person.ts';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { seeded } from './dice.ts';
import { test as base } from './fixtures.ts';
import { type Game, resign, startGame } from './game.ts';
import { Harness } from './harness.ts';
import { playAtRandom } from './play.ts';

/** A thread that works things out begins slowly on a busy machine. */
const THREAD_MS = 120_000;

const test = base.extend<{ harness: Harness }>({
  harness: async ({ task: _ }, use) => {
    const harness = await Harness.open({ ownDice: true });
    await use(harness);
    await harness.close();
  },
});

/** A game of some turns, played by buttons, that ends when one of the two leaves it, unless the dice end it before. */
async function shortGame(harness: Harness, people: readonly [Person, Person], taps: number): Promise<Game> {
  const game = await startGame(harness, people);
  await playAtRandom(game, { random: seeded(5), most: taps });
  if ((await game.table()).status === 'playing') await resign(game, people[1]);
  return game;
}

const labels = (message: PageMessage): string[] => buttonsOf(message).map(({ label }) => label);

async function fileOf({ attachments: [attachment] }: PageMessage): Promise<{ name: string; bytes: Buffer }> {
  if (!attachment) throw new Error('There is no file.');
  const answer = await fetch(attachment.url);
  return { name: attachment.filename, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const hasFile = ({ attachments }: PageMessage): boolean => attachments.length > 0;

/** A card with everything that takes its time. */
const whole = (person: Person, card: PageMessage): Promise<PageMessage> =>
  person.waitForChange(card, hasFile, THREAD_MS);

describe('a game that is over', { timeout: 300_000 }, () => {
  test('is listed, told, replayed, filmed, exported and shared', async ({ harness, aule, larthia }) => {
    const game = await shortGame(harness, [aule, larthia], 16);
    const rung = harness.visitors.page.notified.length;

    // The end's own button leads to the replay, privately.
    const end = await game.message();
    const fromEnd = await (await larthia.press(end, 'Replay turn by turn')).reply();
    expect(fromEnd.ephemeral_for).toBe(larthia.id);

    const list = await (await aule.command('history')).reply();
    expect(list.ephemeral_for).toBe(aule.id);
    expect(textOf(list)).toContain('Finished games on this server');
    expect(textOf(list)).toMatch(
      new RegExp(`^\\*\\*${game.number}\\*\\* · <t:\\d+:R> · Aule \\(won\\) and Larthia$`, 'm'),
    );
    const card = await whole(aule, await (await aule.press(list, 'Open the game')).reply());
    expect(card.content).toContain(`**Game over at table ${game.number}: Aule (blue) wins.**`);
    expect(card.content).toContain('Nobody else is left in the game.');
    expect(card.content).not.toContain('%');
    expect(card.attachments[0]?.filename).toBe('tuchulcha-1.gif');
    expect(labels(card)).toEqual(['Replay turn by turn', 'Show the details', 'Share here']);
    const details = await whole(aule, await (await aule.press(card, 'Show the details')).reply());
    expect(details.content).toMatch(/^- Larthia \(yellow\): out of the game; .*\n {2}Luck: [+−]?\d+%$/m);
    expect(details.attachments[0]?.description).toContain(`Table ${game.number}`);
    // A button for each mentioned turn of a lesson: their number depends on the dice.
    const lessons = [...details.content.matchAll(/^- Turn (\d+), (?:with|better)/gm)].map(([, turn]) =>
      Number(turn),
    );
    expect(labels(details)).toEqual([
      ...lessons.map((turn) => `Turn ${turn}, played better`),
      'Analysis as a web page',
      'Make a GIF',
      'Check the dice',
      'Export as text',
      'Export for programs',
    ]);

    const [lesson] = lessons;
    if (lesson !== undefined) await lessonOf(aule, details, lesson);
    await films(aule, details);
    const checked = await (await aule.press(details, 'Check the dice')).reply();
    expect(checked.content).toContain('the dice are right');
    await exports(aule, details);
    await analyses(aule, details, game);
    expect(harness.visitors.page.notified).toHaveLength(rung);
    expect(harness.loggedFrom(40)).toEqual([]);
  });
});

/** The better choice, in words and drawn beside the played one; the replay continues from there. */
async function lessonOf(aule: Person, card: PageMessage, turn: number): Promise<void> {
  const opened = await (await aule.press(card, `Turn ${turn}, played better`)).reply();
  expect(opened.ephemeral_for).toBe(aule.id);
  const shown = await aule.waitForChange(opened, ({ attachments }) => attachments.length > 0, THREAD_MS);
  expect(shown.content).toMatch(/would have (given you a|been) \d+%/);
  expect(labels(shown)).toContain('Back one turn');
}

async function films(aule: Person, card: PageMessage): Promise<void> {
  const making = await (await aule.press(card, 'Make a GIF')).reply();
  expect(making.ephemeral_for).toBe(aule.id);
  const film = await aule.waitForChange(making, hasFile, THREAD_MS);
  const file = await fileOf(film);
  expect(file.name).toBe('tuchulcha-1.gif');
  const { format, pages = 0 } = await sharp(file.bytes, { animated: true }).metadata();
  expect(format).toBe('gif');
  expect(pages).toBeGreaterThan(1);
  expect(file.bytes.length).toBeLessThan(10 * 1024 * 1024);
  expect(film.attachments[0]?.description).toContain('An animated picture of the board');
  expect(film.content).toContain('as a GIF of');
  const before = aule.messages().at(-1);
  await aule.press(film, 'Share here');
  const shared = await aule.waitFor(
    (message) => !message.ephemeral_for && hasFile(message) && message.content.includes('shares this'),
    { waitMs: THREAD_MS, ...(before && { after: before }) },
  );
  expect((await fileOf(shared)).bytes.equals(file.bytes)).toBe(true);
}

/** The script confirms the dice of both files. */
async function exports(aule: Person, card: PageMessage): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  try {
    for (const [button, name] of [
      ['Export as text', 'tuchulcha-1.txt'],
      ['Export for programs', 'tuchulcha-1.json'],
    ] as const) {
      const answer = await (await aule.press(card, button)).reply();
      expect(answer.ephemeral_for).toBe(aule.id);
      expect(answer.content).toContain(`\`${name}\``);
      const file = await fileOf(answer);
      expect(file.name).toBe(name);
      const script = path.join(folder, name);
      writeFileSync(script, file.bytes);
      const { status, stdout } = spawnSync(process.execPath, ['tools/verify.mjs', script], {
        encoding: 'utf8',
      });
      expect(stdout).toContain('rolls are right.');
      expect(status).toBe(0);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function analyses(aule: Person, card: PageMessage, game: Game): Promise<void> {
  const given = await (await aule.press(card, 'Analysis as a web page')).reply();
  expect(given.ephemeral_for).toBe(aule.id);
  const [file] = given.attachments;
  expect(file?.filename).toBe(`tuchulcha-${game.number}.html`);
  const page = file ? await (await fetch(file.url)).text() : '';
  expect(page).toMatch(/^<!doctype html>/);
  for (const name of ['Aule', 'Larthia']) expect(page).toContain(name);
}
