import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { askedByTuchulcha } from '../../src/games/tuchulcha/devotion.ts';
import { offers } from '../../src/games/tuchulcha/game.ts';
import type { Devotion, GameState } from '../../src/games/tuchulcha/types.ts';
import { type Found, findGame, played, putGame } from './found-games.ts';
import { ENDS_TURN, type Game, labelsOf } from './game.ts';
import { Harness } from './harness.ts';

const DANGER = 4;

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.dice.clear());
afterAll(() => harness.close());

const four = (): Person[] => harness.visitors.some(4);

const devotions = (state: GameState, role: Devotion['role']): Devotion[] =>
  offers(state).devotions.filter((devotion) => devotion.role === role);

/** The mover asks for a devotion: the question in the place of the turn's message. */
async function question(game: Game, label: string) {
  const mover = await game.mover();
  const message = await game.message();
  await mover.press(message, label);
  const isAsked = ({ attachments }: PageMessage): boolean => attachments[0]?.filename === 'devotion.jpg';
  return { mover, asked: await mover.waitForChange(message, isAsked) };
}

describe('devoting to Tuchulcha', () => {
  const found: Found = findGame(
    COLORS,
    (state) => state.phase.name === 'before' && devotions(state, 'tuchulcha').length > 1,
    2,
  );

  test('is offered beside the roll, and asks once more in its place, with a picture and what it costs and brings', async () => {
    const game = await putGame(harness, four(), found);
    const message = await game.message();
    expect(labelsOf(message)).toEqual(['Roll 2 dice', 'Devote my temple to Tuchulcha…', 'Don’t ask again…']);
    const before = await game.table();
    const { mover, asked } = await question(game, 'Devote my temple to Tuchulcha…');
    expect(asked.id).toBe(message.id);
    expect(asked.attachments[0]?.description).toMatch(/^Tuchulcha\. .*: gives \d haruspexes\. 4 dice/);
    expect(asked.content).toContain(`Devote to Tuchulcha for ${askedByTuchulcha(found.state.position)}?`);
    expect(asked.attachments[0]?.description).toContain('4 dice');
    const [back, ...ways] = buttonsOf(asked);
    expect(back?.label).toBe('Back to my turn');
    expect(ways).toHaveLength(devotions(found.state, 'tuchulcha').length);
    expect(ways.every(({ style }) => style === DANGER)).toBe(true);
    await mover.press(asked, 'Back to my turn');
    await mover.waitForChange(asked, (now) => labelsOf(now).join() === labelsOf(message).join());
    expect((await game.table()).version).toBe(before.version);
  });

  test('counts with the second tap; four dice are rolled, and one is given up', async () => {
    const game = await putGame(harness, four(), found);
    const { mover, asked } = await question(game, 'Devote my temple to Tuchulcha…');
    const { version } = await game.table();
    harness.dice.next([2, 3, 4, 6]);
    const [, give] = buttonsOf(asked);
    await mover.press(asked, give?.label ?? '');
    const message = await game.after(version);
    expect(message.id).toBe(asked.id);
    expect(message.content).toContain('you rolled **2-3-4-6** for Tuchulcha. Give up one die.');
    expect(labelsOf(message)).toEqual([
      'Give up the 6, keep 2-3-4',
      'Give up the 4, keep 2-3-6',
      'Give up the 3, keep 2-4-6',
      'Give up the 2, keep 3-4-6',
    ]);
    const given = await game.tap('Give up the 4, keep 2-3-6');
    expect(given.attachments[0]?.description).toContain('4 discarded');
    expect(given.content).not.toContain('Give up one die');
    const back = await game.tap('Undo last step');
    expect(labelsOf(back)).toEqual(labelsOf(message));
    await game.expectLogReplays();
  });

  test('says no privately to anybody else', async () => {
    const game = await putGame(harness, four(), found);
    const mover = await game.mover();
    const [other] = four().filter(({ id }) => id !== mover.id);
    if (!other) throw new Error('nobody else');
    const before = await game.table();
    const told = await (await other.press(await game.message(), 'Devote my temple to Tuchulcha…')).reply();
    expect(told.ephemeral_for).toBe(other.id);
    expect(told.content).toContain('It’s not your turn');
    expect((await game.table()).version).toBe(before.version);
  });

  test('asked for once and then forgotten for a roll: the question is out of date, and says so', async () => {
    const game = await putGame(harness, four(), found);
    const { mover, asked } = await question(game, 'Devote my temple to Tuchulcha…');
    const ids = buttonsOf(asked)
      .flatMap(({ customId }) => customId ?? [])
      .reverse();
    await mover.press(asked, 'Back to my turn');
    await mover.waitForChange(asked, (now) => labelsOf(now).includes('Roll 2 dice'));
    harness.dice.next([2, 3]);
    await game.tap('Roll 2 dice');
    const before = await game.table();
    const still = await harness.messageWith(asked.channel_id, ids);
    const told = await (await mover.press(still, ids[0] ?? '')).reply();
    expect(told.content).toContain('This button is out of date');
    expect((await game.table()).version).toBe(before.version);
    await game.expectLogReplays();
  });
});

describe('devoting to Lasa Vecuvia', () => {
  test.each([
    ['all on the altar and in the forest', null],
    ['one in play, where those are empty', 'one'],
  ] as const)('gives %s', async (_, gives) => {
    const fits = ({ role, ...rest }: Devotion) =>
      role === 'lasaVecuvia' && 'from' in rest && (rest.from === null) === (gives === null);
    const found = findGame(
      COLORS,
      (state) => state.phase.name === 'before' && offers(state).devotions.some(fits),
    );
    const game = await putGame(harness, four(), found);
    const { mover, asked } = await question(game, 'Devote my temple to Lasa Vecuvia…');
    expect(asked.attachments[0]?.description).toContain('Wins by sealing');
    expect(labelsOf(asked)).toHaveLength(devotions(found.state, 'lasaVecuvia').length + 1);
    const { version } = await game.table();
    harness.dice.next([2, 3]);
    await mover.press(asked, buttonsOf(asked)[1]?.label ?? '');
    const message = await game.after(version);
    expect(message.content).toContain('you rolled **2-3** for Lasa Vecuvia');
    const { position } = await game.state();
    expect(position.colors[position.turn]?.role).toBe('lasaVecuvia');
    await game.expectLogReplays();
  });
});

test('Lasa Vecuvia’s last haruspex may let a die go, by a button of its own', async () => {
  const dropping = (state: GameState) =>
    state.phase.name === 'moving' &&
    offers(state).steps.length > 1 &&
    offers(state).steps.length < 12 &&
    !offers(state).onlyTurn &&
    offers(state).steps.some(({ kind }) => kind === 'discard');
  const found = findGame(COLORS, dropping);
  const game = await putGame(harness, four(), found);
  const die = offers(found.state).steps.find(({ kind }) => kind === 'discard')?.die;
  const drop = labelsOf(await game.message()).find((label) => label.startsWith(`let the ${die} go`));
  const { version } = await game.table();
  await (await game.mover()).press(await game.message(), drop ?? '');
  await game.advanced(version);
  expect((await game.log())[found.actions.length]?.action).toEqual({
    type: 'step',
    step: { kind: 'discard', die },
  });
  await game.expectLogReplays();
});

describe('who brought Tuchulcha down', () => {
  const falls = (state: GameState): boolean =>
    state.phase.name === 'moving' &&
    offers(state).confirm &&
    played(state, { type: 'confirm' }).phase.name === 'afterFall';
  const found = findGame(COLORS, falls);

  const atTheChoice = async (): Promise<Game> => {
    const game = await putGame(harness, four(), found);
    const turn = await game.message();
    const choice = await game.tap(ENDS_TURN);
    expect(choice.id).toBe(turn.id);
    expect(choice.content).toContain('you brought Tuchulcha down');
    expect(labelsOf(choice)).toEqual([
      'Devote my temple to Tuchulcha…',
      'Keep my role, end turn',
      'Don’t ask again…',
    ]);
    return game;
  };

  test('may take the place at the end of the same turn', async () => {
    const game = await atTheChoice();
    const { position } = await game.state();
    const { mover, asked } = await question(game, 'Devote my temple to Tuchulcha…');
    const { version } = await game.table();
    await mover.press(asked, buttonsOf(asked)[1]?.label ?? '');
    const { state } = await game.advanced(version);
    expect(state?.position.colors[position.turn]?.role).toBe('tuchulcha');
    expect(state?.position.turn === position.turn && state?.phase.name !== 'over').toBe(false);
    await game.expectLogReplays();
  });

  test('or stays, and the turn passes', async () => {
    const game = await atTheChoice();
    const { position } = await game.state();
    const { version } = await game.table();
    await (await game.mover()).press(await game.message(), 'Keep my role, end turn');
    const { state } = await game.advanced(version);
    expect(state?.position.colors[position.turn]?.role).toBe(position.colors[position.turn]?.role);
    expect(state?.turnNumber).toBeGreaterThan(found.state.turnNumber);
    await game.expectLogReplays();
  });
});

test('nothing of all this was worth a warning in the log', () => {
  expect(harness.loggedFrom(40)).toEqual([]);
});
