import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { test } from './fixtures.ts';
import { endsTurn, type Game, labelsOf, startGame } from './game.ts';
import type { Harness } from './harness.ts';

const WHAT_HAPPENED = 'What happened?';

const allLabels = (message: PageMessage) => buttonsOf(message).map(({ label }) => label);

/** The player to act taps until their turn is over. */
async function playTurn(game: Game): Promise<PageMessage> {
  const { turnNumber } = await game.state();
  for (let taps = 0; taps < 12; taps++) {
    const message = await game.message();
    const ends = labelsOf(message).find((label) => /^(End my turn|Play the only possible turn)$/.test(label));
    const [first = ''] = labelsOf(message);
    const next = await game.tap(endsTurn(message) && ends ? ends : first);
    if ((await game.state()).turnNumber > turnNumber) return next;
  }
  throw new Error('the turn does not end');
}

async function whatHappened(person: Person, message: PageMessage): Promise<PageMessage> {
  const answer = await (await person.press(message, WHAT_HAPPENED)).reply();
  expect(answer.ephemeral_for).toBe(person.id);
  return answer;
}

async function bytesOf(harness: Harness, { attachments: [file] }: PageMessage): Promise<Buffer> {
  if (!file) throw new Error('no file');
  const response = await fetch(new URL(file.url, harness.playground.url));
  return Buffer.from(await response.arrayBuffer());
}

describe('what happened since one’s last turn', { timeout: 120_000 }, () => {
  test('is an animation for whoever asks, or a picture', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    expect(allLabels(await game.message())).not.toContain(WHAT_HAPPENED);
    const turn = await playTurn(game);
    expect(allLabels(turn)).toContain(WHAT_HAPPENED);

    const moving = await whatHappened(larthia, turn);
    expect(moving.content).toBe(`**Table ${game.number}**, turn 1.`);
    expect(moving.attachments[0]?.filename).toBe(`tuchulcha-${game.number}-1-1.gif`);
    expect(moving.attachments[0]?.description).toContain('An animated picture of the board');
    const bytes = await bytesOf(harness, moving);
    expect(bytes.length).toBeLessThan(1_000_000);
    const { pages = 0, delay = [] } = await sharp(bytes, { animated: true }).metadata();
    expect(pages).toBeGreaterThan(5);
    expect(delay.slice(0, -1).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(4000);

    await larthia.press(moving, 'Still picture');
    const isStill = ({ attachments }: PageMessage) => attachments[0]?.filename === 'turn.jpg';
    const still = await larthia.waitForChange(moving, isStill);
    const told = await (await larthia.press(still, 'Always still pictures')).reply();
    expect(told.content).toContain('still pictures instead of animations');
    expect((await harness.store.settings(larthia.id)).stillPictures).toBe(true);
    expect(isStill(await whatHappened(larthia, turn))).toBe(true);

    // The last player has nothing to catch up on; the table is unchanged.
    const own = await whatHappened(aule, turn);
    expect(own.content).toBe('Nobody has moved since your last turn.');
    expect(await game.message()).toEqual(turn);
  });
});
