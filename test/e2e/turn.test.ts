import { buttonsOf, type Person } from '@haruspex/playground/testing/person.ts';
import { ButtonStyle } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Color } from '../../src/games/tuchulcha/board.ts';
import { offers } from '../../src/games/tuchulcha/game.ts';
import { linesToEnds } from '../../src/games/tuchulcha/turn.ts';
import type { Step } from '../../src/games/tuchulcha/types.ts';
import { findGame, putGame } from './found-games.ts';
import { labelsOf, startGame } from './game.ts';
import { Harness } from './harness.ts';

const TWO = ['blue', 'yellow'] as const satisfies readonly Color[];

let harness: Harness;
let aule: Person;
let larthia: Person;

beforeAll(async () => {
  harness = await Harness.open();
  aule = harness.person('Aule');
  larthia = harness.person('Larthia');
});
afterEach(() => harness.dice.clear());
afterAll(() => harness.close());

/** How often a person's phone rang in a channel. */
const rings = (person: Person, channelId: string | null): string[] =>
  person.notified.filter((one) => one.channelId === channelId).map(({ messageId }) => messageId);

describe('a turn', () => {
  test('is one message in the game’s own thread, with the dice, the picture and in the first round a button for each step', async () => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const message = await game.message();
    const { showing } = await game.table();
    const thread = harness.visitors.page.channel(message.channel_id);
    expect(thread).toMatchObject({ kind: 'thread', parentId: harness.playground.admin.channelId('games') });
    expect(showing.playChannelId).toBe(thread.id);
    expect(message.content).toContain(`${aule.mention}, you rolled **3-5**`);
    expect(labelsOf(message)).toEqual(['A → 5', 'A → 3', 'B → 15', 'B → 13', 'C → 35', 'C → 33']);
    expect(message.attachments).toHaveLength(1);
    expect(message.attachments[0]?.description).toMatch(/Dice: 3, 5\. .*Moves: A \(blue temple\) → 5/);
  });

  test('goes step by step, back by Undo, and ends with its last step', async () => {
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [aule, larthia]);
    const first = await game.message();
    const stepped = await game.tap('B → 15');
    expect(stepped.id).toBe(first.id);
    expect(stepped.content).toMatch(/^So far: .*red temple → 15$/m);
    expect(labelsOf(stepped)).toEqual(['A → 3', 'B → 13', 'C → 18', 'D → 33', 'Undo last step']);
    const back = await game.tap('Undo last step');
    expect(labelsOf(back)).toEqual(labelsOf(first));
    await game.tap('A → 5');
    const next = await game.tap('A → 3');
    expect(next.id).not.toBe(first.id);
    expect(next.content).toContain(`${larthia.mention}, you rolled **2-4**`);
    await game.expectLogReplays();
  });

  test('rings the phone of the person to act, once, and nobody else’s; its edits ring none', async () => {
    harness.dice.next([3, 5], [2, 4], [1, 2]);
    const game = await startGame(harness, [aule, larthia]);
    const first = await game.message();
    const thread = first.channel_id;
    expect([rings(aule, thread), rings(larthia, thread)]).toEqual([[first.id], []]);
    await game.tap('A → 5');
    await game.tap('Undo last step');
    await game.tap('A → 5');
    const second = await game.tap('A → 3');
    expect([rings(aule, thread), rings(larthia, thread)]).toEqual([[first.id], [second.id]]);
    await game.tap(/^A → [123]?4$/);
    const third = await game.tap(/^A → [123]?2$/);
    expect([rings(aule, thread), rings(larthia, thread)]).toEqual([[first.id, third.id], [second.id]]);
    const everybody = harness.visitors.some(6).flatMap((person) => rings(person, thread));
    expect(everybody).toHaveLength(3);
  });

  test('takes the buttons and the picture off the message before, and leaves one line', async () => {
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [aule, larthia]);
    const first = await game.message();
    await game.tap('A → 5');
    await game.tap('A → 3');
    const old = await aule.waitForChange(first, ({ attachments }) => attachments.length === 0);
    expect(buttonsOf(old)).toEqual([]);
    expect(old.content).toMatch(/^-# Turn 1 · Aule \(blue\) · 3-5: blue temple → 5 · blue temple → 3$/);
    expect(old.content).not.toContain('\n');
  });
});

describe('doubles', () => {
  test('ask for a third die, which Undo brings back only while it has not been rolled', async () => {
    harness.dice.next([2, 2]);
    const game = await startGame(harness, [aule, larthia]);
    const asked = await game.message();
    expect(asked.content).toContain('you rolled **2-2**: doubles. Roll a 3rd die?');
    const choices = ['Roll a 3rd die', 'A → 2', 'B → 12', 'C → 32', 'Don’t ask again…'];
    expect(labelsOf(asked)).toEqual(choices);
    const stayed = await game.tap('A → 2');
    expect(labelsOf(stayed)).toContain('Undo last step');
    await game.tap('Undo last step');
    expect(labelsOf(await game.tap('Undo last step'))).toEqual(choices);
    harness.dice.next([6]);
    const rolled = await game.tap('Roll a 3rd die');
    expect(rolled.content).toContain('you rolled **2-2-6**');
    expect(labelsOf(rolled)).not.toContain('Undo last step');
    expect(rolled.id).toBe(asked.id);
    await game.expectLogReplays();
  });
});

describe('a turn with more steps than fit', () => {
  test('asks for the haruspex first, shows its moves, and lets another be chosen', async () => {
    const found = findGame(TWO, (state) => offers(state).steps.length > 15, 12);
    const game = await putGame(harness, [aule, larthia], found);
    const steps = offers(found.state).steps;
    const origins = new Set(steps.map((step) => (step.kind === 'move' ? `${step.color} ${step.from}` : '')));
    const message = await game.message();
    expect(message.content).toContain('Choose a haruspex by its letter on the board');
    const letters = labelsOf(message).filter((label) => label !== 'Undo last step');
    expect(new Set(letters.map((label) => /\((.+)\)/.exec(label)?.[1]))).toEqual(origins);
    const mover = await game.mover();
    const [first = '', second = ''] = letters;
    await mover.press(message, second);
    const offered = await mover.waitForChange(message, (now) => labelsOf(now).includes('Another haruspex'));
    expect(labelsOf(offered)[0]).toMatch(/^[AB] → /);
    expect(offered.attachments).toHaveLength(1);
    await mover.press(offered, 'Another haruspex');
    const again = await mover.waitForChange(message, (now) => labelsOf(now).includes(first));
    await mover.press(again, first);
    await mover.waitForChange(message, (now) => labelsOf(now).includes('Another haruspex'));
    await game.tap(/^A → 1$/);
    expect((await game.log()).length).toBeGreaterThan(found.actions.length);
    await game.expectLogReplays();
  });
});

describe('a whole turn', () => {
  /** A turn that loses one of the mover's own, another that costs nothing, and no more than fit. */
  const found = findGame(['blue', 'red', 'yellow', 'black'], (state) => {
    if (state.phase.name !== 'moving' || state.phase.steps.length > 0 || state.turnNumber < 5) return false;
    const lines = linesToEnds(state, 8);
    const { turn } = state.position;
    const loses = (line: readonly Step[]) =>
      line.some((step) => step.kind === 'move' && step.effect === 'lost' && step.color === turn);
    return lines !== null && lines.length > 1 && lines.some(loses) && lines.some((line) => !loses(line));
  });

  test('that loses one’s own is red, and asks once more', async () => {
    const game = await putGame(harness, harness.visitors.some(4), found);
    const message = await game.message();
    expect(message.content).toMatch(/🌀 Lost on [\d, ]+: (?:an open Passage|open Passages)\./);
    const red = buttonsOf(message).find(({ style }) => style === ButtonStyle.Danger);
    expect(red?.label).toContain('🌀');
    const asked = await game.tap(red?.label ?? '');
    expect(asked.id).toBe(message.id);
    // Irreversible buttons aren't where the last tap was.
    expect(labelsOf(asked)).toEqual(['Undo last step', 'End my turn']);
    await game.tap('End my turn');
    const { turnNumber, phase } = await game.state();
    if (phase.name !== 'over') expect(turnNumber).toBeGreaterThan(found.state.turnNumber);
    await game.expectLogReplays();
  });
});

test('who plays against computer players is asked again in the same message, and their phone rings once', async () => {
  harness.dice.next([3, 5]);
  const game = await startGame(harness, [aule], { computers: 1 });
  const first = await game.message();
  const rung = rings(aule, first.channel_id);
  await game.tap('A → 5');
  const next = await game.tap('A → 3');
  expect(next.id).toBe(first.id);
  expect((await game.state()).turnNumber).toBeGreaterThanOrEqual(3);
  expect(rings(aule, first.channel_id)).toEqual(rung);
  await game.expectLogReplays();
});

test('nothing of all this was worth a warning in the log', () => {
  expect(harness.loggedFrom(40)).toEqual([]);
});
