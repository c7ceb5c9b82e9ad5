import { describe, expect, test } from 'vitest';
import { checkMessage, commitmentLine, proofMessage } from '../../../src/discord/views/fairness.ts';
import { tableDice } from '../../../src/tables/fairness/dice.ts';
import { logOf } from '../../../src/tables/store.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { firstAction } from '../../tables/first-offered.ts';
import { beginsStory, isTold, storyAt, storyUntil } from '../../tables/story-world.ts';
import { World } from '../../tables/world.ts';

// Drawn from the table's secret, as the bot does.
const world = new World(1, firstAction, tableDice);
const id = await beginsStory(world, ['anna', 'bert', 'carl']);
const begun = await storyAt(world, id);
const over = await storyUntil(world, id, isTold);
const log = await logOf(world.store, over);

const DICE: Readonly<Record<string, RegExp>> = {
  en: /\bdice\b|roll/i,
  de: /würf|wurf/i,
  nl: /dobbel|worp/i,
  it: /\bdad[io]\b|lanci/i,
};

/** Cards, and prompts that were drawn with them. */
const drawsIn = (entries: typeof log): number =>
  entries.reduce((sum, { action }) => {
    if (action.type !== 'draw') return sum;
    return sum + (action.prompt === undefined ? 1 : 2);
  }, 0);
const draws = (): number => drawsIn(log);
const said = (table: TableOf<'bacchanalia'>, entries = log, locale = 'en'): string =>
  checkMessage(locale, table, entries, false).content;

type Draw = Extract<(typeof log)[number]['action'], { type: 'draw' }>;
/** The log up to an entry, in which another card or prompt was drawn. */
const withDraw = (at: number, change: (draw: Draw) => Draw): typeof log =>
  log
    .slice(0, at + 1)
    .map((entry, index) =>
      index === at && entry.action.type === 'draw' ? { ...entry, action: change(entry.action) } : entry,
    );

describe('/verify of a story', () => {
  test('works every draw of a card out again, and who began', () => {
    expect(draws()).toBeGreaterThan(20);
    const content = said(over);
    expect(content).toContain(
      `**Table 1: the cards are right.** Worked out again from the secret: who began, and all ${draws()} draws.`,
    );
    const proof = proofMessage('en', over).content;
    expect(proof).toContain(over.secret?.commitment);
    expect(proof).toContain(`-# The table’s id: \`${over.id}\`.`);
    expect(proof).toContain('-# Each draw also depends on the tap that led to it');
    expect(proof).not.toContain('without me');
  });

  test('finds a card that was not the one due', () => {
    const at = log.findLastIndex(({ action }) => action.type === 'draw' && action.pick > 0);
    const wrong = withDraw(at, (draw) => ({ ...draw, pick: draw.pick - 1 }));
    const content = said(over, wrong);
    expect(content).toMatch(/the cards aren’t right\.\*\* 1 of \d+ draws differs from what the secret gives/);
    const number = drawsIn(wrong.slice(0, -1));
    expect(content).toContain(`Draw ${number}, counted from 0: `);
  });

  test('finds a prompt that was not the one due', () => {
    const at = log.findLastIndex(({ action }) => action.type === 'draw' && action.prompt !== undefined);
    const wrong = withDraw(at, (draw) => ({ ...draw, prompt: ((draw.prompt ?? 0) + 1) % 240 }));
    expect(said(over, wrong)).toMatch(/1 of \d+ draws differs from what the secret gives/);
  });

  test('finds an interaction that was not the one that was tapped', () => {
    const taps = log.flatMap(({ interactionId = [] }) => interactionId);
    expect(new Set(taps).size).toBeGreaterThan(20);
    const wrong = log.map((entry, index) => (index > 60 ? { ...entry, interactionId: '1' } : entry));
    expect(said(over, wrong)).toContain('the cards aren’t right');
  });

  test('waits for the end', () => {
    expect(said(begun, [])).toContain('The secret behind its cards is already fixed');
    expect(said(begun, [])).not.toContain(begun.secret?.reveal() ?? 'nothing');
  });

  test.each(LANGUAGES.map(({ code }) => code))('speaks of cards, and of no dice: %s', (locale) => {
    const t = translator(locale);
    const all = [
      said(over, log, locale),
      said(over, log.slice(0, 40), locale),
      said(begun, [], locale),
      said({ ...begun, setup: null, status: 'aborted' }, [], locale),
      proofMessage(locale, over).content,
      proofMessage(locale, begun).content,
      ...commitmentLine(t, over),
    ];
    // Ids and secrets are no words.
    for (const one of all) expect(one.replaceAll(/`[^`]*`/g, '')).not.toMatch(DICE[locale] ?? /$^/);
  });
});
