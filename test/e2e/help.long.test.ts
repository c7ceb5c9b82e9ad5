import { buttonsOf, type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { test } from './fixtures.ts';
import { HELP, startGame } from './game.ts';

const help = async (person: Person, message: PageMessage): Promise<PageMessage> =>
  (await person.press(message, HELP)).reply();

const WORDS = 'Board in words';

const labels = (message: PageMessage): string[] => buttonsOf(message).map(({ label }) => label);

describe('What can I do?', () => {
  test('is on every turn and answers privately, without touching the table', async ({
    harness,
    aule,
    larthia,
  }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const turn = await game.message();
    const before = await game.table();
    const told = await help(aule, turn);
    expect(told.ephemeral_for).toBe(aule.id);
    expect(told.content.split('\n').slice(0, 5)).toEqual([
      '**Dice:** 3, 5. You have to use all of them.',
      '**5**: ',
      '- blue: temple → 5',
      '- red: temple → 15',
      '- black: temple → 35',
    ]);
    expect({ ...(await game.table()), showing: null }).toEqual({ ...before, showing: null });
    expect(await game.message()).toEqual(turn);
  });
});

describe('Board in words', () => {
  test('takes the place of the answer, and leads back to it', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const told = await help(aule, await game.tap('A → 5'));
    await aule.press(told, WORDS);
    const words = await aule.waitForChange(told, ({ content }) => content.includes('Open Passages'));
    expect(words.ephemeral_for).toBe(aule.id);
    expect(words.content.split('\n')).toEqual([
      `Table ${game.number}. Aule (blue) to move.`,
      'Aule (blue) to move.',
      'Dice: 3, 5 used.',
      'Moved so far: blue temple → 5.',
      'Aule (blue): 8 in temple; on stone 5.',
      'Achvizr (red), neutral: 5 in temple.',
      'Larthia (yellow): 9 in temple.',
      'Leinth (black), neutral: 5 in temple.',
      'Open Passages: 6, 16, 26, 36.',
      'Ring of 40 stones; of every ten the 1st is Mystical, the 4th Ritual.',
      'Ways: blue from 1 to 31; red from 11 to 1; yellow from 21 to 11; black from 31 to 21.',
      'Moves:',
      '- A · 3: blue temple → 3',
      '- B · 3: blue 5 → 8',
      '- C · 3: red temple → 13',
      '- D · 3: black temple → 33.',
    ]);
    expect(labels(words)).toEqual([HELP]);
    await aule.press(words, HELP);
    expect((await aule.waitForChange(told, ({ content }) => content.startsWith('**Dice:**'))).content).toBe(
      told.content,
    );
  });

  test('is there for whoever looks on, in their language, and for the board as it is', async ({
    harness,
    aule,
    larthia,
  }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const told = await help(larthia, await game.message());
    expect(labels(told)).toEqual([WORDS]);
    await game.tap('A → 5');
    larthia.setLocale('de');
    await larthia.press(told, WORDS);
    const words = await larthia.waitForChange(told, ({ content }) => content.includes('Offene Durchgänge'));
    expect(words.content).toContain('\nBisher gezogen: Blau Tempel → 5.\n');
    expect(words.content).toContain('\n- B · 3: Blau 5 → 8\n');
    expect(words.content).toMatch(/^-# /);
    expect(labels(words)).toEqual(['Was kann ich tun?']);
    larthia.setLocale('en-US');
  });
});

describe('Why not?', () => {
  test('goes from haruspex to die to reason to rule in one private message', async ({
    harness,
    aule,
    larthia,
  }) => {
    harness.dice.next([1, 5], [1, 2], [6, 2]);
    const game = await startGame(harness, [aule, larthia]);
    await game.tap('A → 1');
    await game.tap('A → 5');
    await game.tap('A → 22');
    await game.tap('A → 21');
    const told = await help(aule, await game.message());
    expect(told.content).toContain('**Mystical first:** any of yours on stone 1 moves off');

    await aule.select(told, 'Why not? Choose a haruspex', ['From stone 5, blue']);
    const asks = await aule.waitForChange(told, ({ content }) => content.includes('With which die?'));
    expect(labels(asks)).toEqual(['Why not with the 6?', 'Why not with the 2?', HELP]);
    await aule.press(asks, 'Why not with the 2?');
    const answer = await aule.waitForChange(told, ({ content }) => content.includes('no.'));
    expect(answer.content).toBe(
      '**From stone 5, blue, with the 2:** no. One of yours has to leave its Mystical stone before anything else: it’s on stone 1.\n-# Rules, section 4.3',
    );
    const page = await (await aule.press(answer, 'Rules, section 4.3')).reply();
    expect(page.ephemeral_for).toBe(aule.id);
    expect(page.content).toMatch(/Mystical/);

    await aule.select(answer, null, ['From stone 1, blue']);
    await aule.waitForChange(told, ({ content }) => content.includes('From stone 1, blue'));
    await aule.press(told, 'Why not with the 6?');
    const may = await aule.waitForChange(told, ({ content }) => content.includes('yes, '));
    expect(may.content).toBe('**From stone 1, blue, with the 6:** yes, 1 → 7.');
    await aule.press(may, HELP);
    const again = await aule.waitForChange(told, ({ content }) => content.startsWith('**Dice:**'));
    expect(again.content).toBe(told.content);
  });

  test('on a board that has moved on answers for what is now, and says so', async ({
    harness,
    aule,
    larthia,
  }) => {
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [aule, larthia]);
    const told = await help(aule, await game.message());
    await game.tap('A → 5');
    await aule.select(told, null, ['From the temple, blue']);
    const later = await aule.waitForChange(told, ({ content }) => content.includes('From the temple'));
    expect(later.content).toBe(
      '-# That button is out of date. Here is the board now.\n**From the temple, blue, with the 3:** yes, temple → 3.',
    );
    await game.tap('A → 3');
    await aule.press(later, HELP);
    const others = await aule.waitForChange(told, ({ content }) => content.includes('to move**'));
    expect(others.content).toContain('**Larthia (yellow) to move**: 2, 4.');
    expect(labels(others)).toEqual([WORDS]);
    expect(selectsOf(others)).toEqual([]);
  });
});
