import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainName } from '../../src/discord/views/names.ts';
import { COLORS, type Color, roleOf } from '../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import { findGame, putGame } from './found-games.ts';
import { ENDS_TURN, labelsOf } from './game.ts';
import { Harness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.open();
});
afterAll(() => harness.close());

/** The player whom the end of this turn puts out while the others play on; null if nobody. */
function outNow(state: GameState): Color | null {
  if (state.phase.name !== 'moving' || !offers(state).confirm) return null;
  const applied = tuchulcha.apply(state, { type: 'confirm' });
  if (!applied.ok || applied.state.phase.name !== 'before') return null;
  const out = applied.events.find((event) => event.type === 'out');
  return out?.type === 'out' && out.color !== state.position.turn ? out.color : null;
}

test('whoever is out hears how, by whom and when, and nobody else is called', async () => {
  const found = findGame(COLORS, (state) => outNow(state) !== null, 14);
  const color = outNow(found.state) as Color;
  const mover = found.state.position.turn;
  const people = harness.visitors.some(4);
  const game = await putGame(harness, people, found);
  const [loser, by] = [people[COLORS.indexOf(color)], people[COLORS.indexOf(mover)]];
  const rung = () => people.map(({ notified }) => notified.length);
  const before = rung();
  const next = await game.tap(ENDS_TURN);
  const told = await loser?.waitFor(({ content }) =>
    /^<@\d+> has .* and is out after the turn of/.test(content),
  );
  expect(told?.content).toMatch(new RegExp(`^<@${loser?.id}> `));
  expect(told?.content).toContain(`**${plainName(by?.name ?? '')}**`);
  expect(told?.attachments[0]?.description).toContain(`Turn ${found.state.turnNumber}.`);
  // One tap shows how it continues.
  expect(labelsOf(told as NonNullable<typeof told>)).toEqual(['Follow this table']);
  expect(roleOf((await game.table()).state?.position as GameState['position'], color)).toBe('out');
  // The next player by their turn, and the one who is out.
  const called = rung().map((count, at) => count - (before[at] ?? 0));
  const waited = people.findIndex(({ id }) => next.content.startsWith(`<@${id}>`));
  expect(called.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(called[COLORS.indexOf(color)]).toBe(1);
  expect(called[waited]).toBe(1);
});
