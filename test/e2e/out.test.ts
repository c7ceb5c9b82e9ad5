import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainName } from '../../src/discord/views/names.ts';
import {
  COLORS,
  type Color,
  type GameState,
  offers,
  roleOf,
  tuchulcha,
} from '../../src/games/tuchulcha/index.ts';
import { findGame, putGame } from './found-games.ts';
import { ENDS_TURN, labelsOf } from './game.ts';
import { Harness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.open();
});
afterAll(() => harness.close());

/** Whom the end of this turn puts out while the others play on; null: nobody. */
function outNow(state: GameState): Color | null {
  if (state.phase.name !== 'moving' || !offers(state).confirm) return null;
  const applied = tuchulcha.apply(state, { type: 'confirm' });
  if (!applied.ok || applied.state.phase.name !== 'before') return null;
  const out = applied.events.find((event) => event.type === 'out');
  return out?.type === 'out' && out.color !== state.position.turn ? out.color : null;
}

test('whoever is out hears how, by whom and when, and nobody else is called', async () => {
  const found = findGame(COLORS, (state) => outNow(state) !== null, 3);
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
  expect(told?.content).toContain('who do you think will win?');
  // One tap to guess who wins, or to hear how it goes on.
  const labels = labelsOf(told as NonNullable<typeof told>);
  expect(labels.slice(0, -1).every((label) => label.endsWith(' wins'))).toBe(true);
  expect(labels.at(-1)).toBe('Follow this table');
  const [guess = ''] = labels;
  const noted = await (await loser?.press(told as NonNullable<typeof told>, guess))?.reply();
  expect(noted?.ephemeral_for).toBe(loser?.id);
  expect(noted?.content).toContain(`${guess}. If you’re right, the result will say so`);
  const refused = await (await by?.press(told as NonNullable<typeof told>, guess))?.reply();
  expect(refused?.content).toBe('Only players who are out can guess.');
  expect((await game.table()).reminders.guesses).toMatchObject({ [loser?.id ?? '']: expect.any(String) });
  expect(roleOf((await game.table()).state?.position as GameState['position'], color)).toBe('out');
  // The next player by their turn, and the one who is out.
  const called = rung().map((count, at) => count - (before[at] ?? 0));
  const waited = people.findIndex(({ id }) => next.content.startsWith(`<@${id}>`));
  expect(called.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(called[COLORS.indexOf(color)]).toBe(1);
  expect(called[waited]).toBe(1);
});
