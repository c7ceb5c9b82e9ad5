import { buttonsOf, type PageMessage } from '@haruspex/playground/testing/person.ts';
import { MessageFlags } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { plainName } from '../../src/discord/views/names.ts';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { offers } from '../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import { findGame, played, putGame } from './found-games.ts';
import { ENDS_TURN, type Game, labelsOf } from './game.ts';
import { Harness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.dice.clear());
afterAll(() => harness.close());

const isBanner = ({ attachments }: PageMessage): boolean => attachments[0]?.filename === 'highlight.jpg';

const banners = async (game: Game): Promise<PageMessage[]> => (await game.messages()).filter(isBanner);

/** The mover takes the first of what is offered until the turn is over. */
async function playOut(game: Game): Promise<void> {
  const { turnNumber } = await game.state();
  while ((await game.state()).turnNumber === turnNumber)
    await game.tap(labelsOf(await game.message())[0] ?? '');
}

test('a devotion is announced when its turn is over: once, before the next turn, and nobody is called', async () => {
  const found = findGame(
    COLORS,
    (state) =>
      state.phase.name === 'before' &&
      offers(state).devotions.some(({ role }) => role === 'tuchulcha') &&
      state.turnNumber > 1,
    2,
  );
  const people = harness.visitors.some(4);
  const game = await putGame(harness, people, found);
  const mover = await game.mover();
  const { version } = await game.table();
  const turn = await game.message();
  await mover.press(turn, 'Devote my temple to Tuchulcha…');
  const isAsked = ({ attachments }: PageMessage): boolean => attachments[0]?.filename === 'devotion.jpg';
  const question = await mover.waitForChange(turn, isAsked);
  // The back button comes first.
  await mover.press(question, buttonsOf(question)[1]?.label ?? '');
  await game.after(version);
  expect(await banners(game)).toEqual([]);
  await playOut(game);
  const next = await game.message();
  const [banner, ...others] = await banners(game);
  expect(others).toEqual([]);
  expect(banner?.content).toMatch(/^-# Turn \d+$/);
  expect(banner?.attachments[0]?.description).toMatch(/^Tuchulcha\. /);
  expect(BigInt(banner?.id ?? 0)).toBeLessThan(BigInt(next.id));
  expect(banner?.content).not.toContain('<@');
  expect((banner?.flags ?? 0) & MessageFlags.SuppressNotifications).toBeTruthy();
});

test('who brings Tuchulcha down, who is out by it and who takes the place are one message', async () => {
  const falls = (state: GameState): boolean =>
    state.phase.name === 'moving' &&
    offers(state).confirm &&
    played(state, { type: 'confirm' }).phase.name === 'afterFall';
  const found = findGame(COLORS, falls);
  const people = harness.visitors.some(4);
  const game = await putGame(harness, people, found);
  const mover = await game.mover();
  const { phase } = found.state;
  const before = phase.name === 'moving' ? phase.before.colors : {};
  const fallen = COLORS.find((color) => before[color]?.role === 'tuchulcha') ?? 'blue';
  const loser = people[COLORS.indexOf(fallen)];
  await game.tap(ENDS_TURN);
  expect(await banners(game)).toEqual([]);
  await game.tap('Keep my role, end turn');
  const [banner, ...others] = await banners(game);
  expect(others).toEqual([]);
  expect(banner?.content).toContain(
    `**${plainName(mover.name)}** reached the altar, Tuchulcha fell, and <@${loser?.id}> is out`,
  );
  expect(loser?.notified.map(({ messageId }) => messageId)).toContain(banner?.id);
});
