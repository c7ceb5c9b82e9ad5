import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Color, offers, tuchulcha } from '../../src/games/tuchulcha/index.ts';
import { buttonsOf, type Person } from '../playground/person.ts';
import { findGame, played, putGame } from './found-games.ts';
import { ENDS_TURN, labelsOf, startGame } from './game.ts';
import { Harness } from './harness.ts';
import { prefer } from './panels.ts';

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
  test('is one message in the game’s own thread, with the dice, the picture and a button for each step', async () => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    const message = await game.message();
    const { showing } = await game.table();
    const thread = harness.visitors.page.channel(message.channel_id);
    expect(thread).toMatchObject({ kind: 'thread', parentId: harness.playground.admin.channelId('games') });
    expect(showing.playChannelId).toBe(thread.id);
    expect(message.content).toContain(`${aule.mention}, you rolled **3-5**`);
    expect(labelsOf(message)).toEqual([
      'A · 5: blue temple to 5',
      'B · 5: red temple to 15',
      'C · 5: black temple to 35',
      'D · 3: blue temple to 3',
      'E · 3: red temple to 13',
      'F · 3: black temple to 33',
    ]);
    expect(message.attachments).toHaveLength(1);
    expect(message.attachments[0]?.description).toMatch(/Dice: 3, 5\. .*Moves: A · 5: blue temple to 5/);
  });

  test('goes step by step, back by Undo, and ends with the confirmation', async () => {
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [aule, larthia]);
    const first = await game.message();
    const stepped = await game.tap('B · 5: red temple to 15');
    expect(stepped.id).toBe(first.id);
    expect(stepped.content).toMatch(/^So far.* 5: red temple to 15$/m);
    expect(labelsOf(stepped)).toEqual([
      'A · 3: blue temple to 3',
      'B · 3: red temple to 13',
      'C · 3: red 15 to 18',
      'D · 3: black temple to 33',
      'Undo last step',
    ]);
    const back = await game.tap('Undo last step');
    expect(labelsOf(back)).toEqual(labelsOf(first));
    await game.tap('A · 5: blue temple to 5');
    const done = await game.tap('A · 3: blue temple to 3');
    expect(labelsOf(done)).toEqual(['End my turn', 'Undo last step']);
    const next = await game.tap('End my turn');
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
    await game.tap('A · 5: blue temple to 5');
    await game.tap('Undo last step');
    await game.tap('A · 5: blue temple to 5');
    await game.tap('A · 3: blue temple to 3');
    expect([rings(aule, thread), rings(larthia, thread)]).toEqual([[first.id], []]);
    const second = await game.tap('End my turn');
    expect([rings(aule, thread), rings(larthia, thread)]).toEqual([[first.id], [second.id]]);
    await game.tap(/^A · 4/);
    await game.tap(/^A · 2/);
    const third = await game.tap('End my turn');
    expect([rings(aule, thread), rings(larthia, thread)]).toEqual([[first.id, third.id], [second.id]]);
    const everybody = harness.visitors.some(6).flatMap((person) => rings(person, thread));
    expect(everybody).toHaveLength(3);
  });

  test('takes the buttons and the picture off the message before, and leaves one line', async () => {
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [aule, larthia]);
    const first = await game.message();
    await game.tap('A · 5: blue temple to 5');
    await game.tap('A · 3: blue temple to 3');
    await game.tap('End my turn');
    const old = await aule.waitForChange(first, ({ attachments }) => attachments.length === 0);
    expect(buttonsOf(old)).toEqual([]);
    expect(old.content).toMatch(/^-# Turn 1 · Aule \(blue\).* 3-5 .*blue temple to 5, blue temple to 3/);
    expect(old.content).not.toContain('\n');
  });

  test('of which only one end is possible is one tap', async () => {
    const found = findGame(
      ['blue', 'red', 'yellow', 'black'],
      (state) =>
        state.phase.name === 'moving' &&
        state.phase.steps.length === 0 &&
        (offers(state).onlyTurn?.length ?? 0) > 1,
    );
    const game = await putGame(harness, harness.visitors.some(4), found);
    const before = await game.message();
    expect(labelsOf(before).filter((label) => !label.startsWith('Undo last step'))).toEqual([
      'Play my only turn and end it',
    ]);
    expect(before.content).toContain('Only one turn is possible');
    await game.tap('Play my only turn and end it');
    const { turnNumber, phase } = await game.state();
    if (phase.name !== 'over') expect(turnNumber).toBeGreaterThan(found.state.turnNumber);
    const taken = (await game.log())
      .slice(found.actions.length)
      .filter(({ actor }) => actor !== 'table' && actor !== 'computer');
    expect(taken.map(({ action }) => action.type)).toEqual([
      ...(offers(found.state).onlyTurn ?? []).map(() => 'step'),
      'confirm',
    ]);
    await game.expectLogReplays();
  });

  test('without a legal step passes by itself, and the next player reads why', async () => {
    const blocked = (state: Parameters<typeof offers>[0]): readonly number[] | null => {
      if (state.phase.name !== 'moving' || state.phase.result || !offers(state).confirm) return null;
      const next = played(state, { type: 'confirm' });
      const { roll, devotions } = offers(next);
      if (next.phase.name !== 'before' || roll !== 2 || devotions.length > 0) return null;
      return (
        PAIRS.find((dice) => {
          const rolled = played(next, { type: 'roll', dice });
          return rolled.phase.name === 'moving' && offers(rolled).steps.length === 0;
        }) ?? null
      );
    };
    const found = findGame(['blue', 'red', 'yellow'], (state) => blocked(state) !== null, 2);
    const dice = blocked(found.state);
    if (!dice) throw new Error('found, and not found');
    const game = await putGame(harness, harness.visitors.some(3), found);
    const passing = played(found.state, { type: 'confirm' }).position.turn;
    harness.dice.next(dice);
    const after = await game.tap(ENDS_TURN);
    const seat = (await game.table()).seats.find(({ color }) => color === passing);
    const blockedId = seat?.occupant.kind === 'person' ? seat.occupant.userId : '';
    expect(after.content).toMatch(new RegExp(`\\(${passing}\\) could not move \\(.+\\)`));
    expect(rings(harness.person(blockedId), after.channel_id)).toEqual([]);
    expect(
      (await game.log()).filter(({ actor, action }) => actor === 'table' && action.type === 'confirm'),
    ).not.toEqual([]);
    await game.expectLogReplays();
  });
});

const PAIRS = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].filter((b) => b > a).map((b) => [a, b] as const),
);

describe('doubles', () => {
  test('ask for a third die, which Undo brings back only while it has not been rolled', async () => {
    harness.dice.next([2, 2]);
    const game = await startGame(harness, [aule, larthia]);
    const asked = await game.message();
    expect(asked.content).toContain('you rolled **2-2**: doubles. Will you roll a 3rd die?');
    expect(labelsOf(asked)).toEqual(['Roll a 3rd die', 'Stay with 2-2']);
    const stayed = await game.tap('Stay with 2-2');
    expect(labelsOf(stayed)).toContain('Undo last step');
    expect(labelsOf(await game.tap('Undo last step'))).toEqual(['Roll a 3rd die', 'Stay with 2-2']);
    harness.dice.next([6]);
    const rolled = await game.tap('Roll a 3rd die');
    expect(rolled.content).toContain('you rolled **2-2-6**');
    expect(labelsOf(rolled)).not.toContain('Undo last step');
    expect(rolled.id).toBe(asked.id);
    await game.expectLogReplays();
  });
});

describe('a turn with more steps than fit', () => {
  test('asks for the die first, shows its steps, and lets another die be chosen', async () => {
    const found = findGame(TWO, (state) => offers(state).steps.length > 20, 12);
    const game = await putGame(harness, [aule, larthia], found);
    const steps = offers(found.state).steps;
    const dice = [...new Set(steps.map(({ die }) => die))];
    const message = await game.message();
    const count = (die: number) => steps.filter((step) => step.die === die).length;
    expect(labelsOf(message).filter((label) => label !== 'Undo last step')).toEqual(
      dice.map((die) => `Use the ${die} (${count(die)} steps)`),
    );
    const mover = await game.mover();
    const [high = 0, low = 0] = dice;
    await mover.press(message, `Use the ${low} (${count(low)} steps)`);
    const offered = await mover.waitForChange(message, (now) => labelsOf(now).includes('Choose another die'));
    expect(labelsOf(offered).filter((label) => label.includes(` · ${low}: `))).toHaveLength(count(low));
    expect(offered.attachments).toHaveLength(1);
    expect(offered.attachments[0]?.description).toContain('Moves: A');
    await mover.press(offered, 'Choose another die');
    const again = await mover.waitForChange(message, (now) =>
      labelsOf(now).some((label) => /^Use the/.test(label)),
    );
    await mover.press(again, `Use the ${high} (${count(high)} steps)`);
    const others = await mover.waitForChange(message, (now) => labelsOf(now).includes('Choose another die'));
    const step = labelsOf(others).find((label) => label.startsWith(`A · ${high}: `));
    await game.tap(step ?? '');
    const { phase } = await game.state();
    expect(phase).toMatchObject({ name: 'moving', steps: [{ die: high }] });
    await game.expectLogReplays();
  });
});

test('the personal setting ends a turn with its last step', async () => {
  const saved = await prefer(larthia, { 'end-turn': true });
  expect(saved.content).toContain('the last step ends them');
  harness.dice.next([3, 5], [1, 4]);
  const game = await startGame(harness, [larthia, aule]);
  await game.tap('A · 5: blue temple to 5');
  const next = await game.tap('A · 3: blue temple to 3');
  expect(next.content).toContain(`${aule.mention}, you rolled **1-4**`);
  const asked = await prefer(larthia, { 'end-turn': false });
  expect(asked.content).toContain('you end each one yourself');
  expect(tuchulcha.toAct(await game.state())).toEqual(['yellow']);
});

test('nothing of all this was worth a warning in the log', () => {
  expect(harness.loggedFrom(40)).toEqual([]);
});
