import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../../src/discord/tuchulcha/choices.ts';
import {
  type Action,
  COLORS,
  type Color,
  type GameState,
  offers,
  tuchulcha,
} from '../../../src/games/tuchulcha/index.ts';
import type { Table } from '../../../src/tables/table.ts';
import { translator } from '../../../src/texts/index.ts';
import { seeded } from '../../e2e/dice.ts';
import { firstOf } from '../../runs.ts';
import { aTable } from '../a-table.ts';

/** Discord's guidelines for buttons. */
const LABEL = 38;
const t = translator('en');

const tableOf = (players: readonly Color[], state: GameState): Table =>
  aTable({
    number: 999,
    status: 'playing',
    size: players.length,
    seats: players.map((color) => ({ color, occupant: { kind: 'computer' } })),
    setup: state.setup,
    state,
    logLength: 1,
    version: 123_456,
  });

/** Everything that a state offers, as actions. */
function actionsOf(state: GameState, random: () => number): Action[] {
  const offered = offers(state);
  const rolled = Array.from({ length: offered.roll }, () => 1 + Math.floor(random() * 6));
  return [
    ...(offered.roll > 0 ? [{ type: 'roll', dice: rolled } as const] : []),
    ...offered.devotions.map((devotion) => ({ type: 'devote', devotion }) as const),
    ...offered.discards.map((die) => ({ type: 'discard', die }) as const),
    ...offered.steps.map((step) => ({ type: 'step', step }) as const),
    ...(offered.keep ? [{ type: 'keep' } as const] : []),
    ...(offered.pass ? [{ type: 'pass' } as const] : []),
    ...(offered.confirm ? [{ type: 'confirm' } as const] : []),
  ];
}

/** The states of a random game, devotions preferred so that the roles occur. */
function* randomGame(players: readonly [Color, ...Color[]], seed: number): Generator<GameState> {
  const random = seeded(seed);
  let state: GameState = tuchulcha.start({ players, first: players[0] });
  for (let n = 0; n < 2000 && tuchulcha.winners(state) === null; n++) {
    yield state;
    const actions = actionsOf(state, random);
    const devotions = actions.filter(({ type }) => type === 'devote');
    const from = devotions.length > 0 && random() < 0.5 ? devotions : actions;
    const action = from[Math.floor(random() * from.length)];
    if (!action) throw new Error(`nothing is offered: ${JSON.stringify(state)}`);
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    state = applied.state;
  }
}

const SEEDS = firstOf(2, [1, 2, 3, 4, 5, 6]);

describe.each<[string, readonly [Color, ...Color[]]]>([
  ['two players', ['blue', 'yellow']],
  ['three players', ['red', 'yellow', 'black']],
  ['four players', [...COLORS] as [Color, ...Color[]]],
])('the buttons of a turn, %s', (_, players) => {
  test.each(SEEDS)('fit Discord and never lead into a dead end (game %i)', (seed) => {
    for (const state of randomGame(players, seed)) {
      const table = tableOf(players, state);
      const offered = offers(state);
      const first = choicesOf(t, table, state, offered, null);
      const dice = first.asksForDie ? [...new Set(offered.steps.map(({ die }) => die))] : [];
      const screens = [first, ...dice.map((die) => choicesOf(t, table, state, offered, die))];

      for (const { buttons, closing, steps } of screens) {
        const all = [...buttons, ...closing];
        const ids = all.map((button) => ('custom_id' in button ? button.custom_id : ''));
        const labels = all.map((button) => ('label' in button ? (button.label ?? '') : ''));
        expect(buttons.length).toBeLessThanOrEqual(20);
        expect(closing.length).toBeLessThanOrEqual(5);
        expect(all.length).toBeGreaterThan(0);
        expect(new Set(ids).size).toBe(ids.length);
        // Of a hit that is begun a phone may cut off whom it is on: the board shows it.
        const shown = labels.map((label) => label.replace(/(?<=opens hit) on \w+$/, ''));
        expect(shown.filter((label) => label.length > LABEL || label.length === 0)).toEqual([]);
        expect(new Set(steps.map(({ letter }) => letter)).size).toBe(steps.length);
      }

      const onlyOne = offered.onlyTurn !== null && offered.onlyTurn.length > 0;
      const reachable = screens.flatMap(({ steps }) => steps.map(({ step }) => JSON.stringify(step)));
      if (!onlyOne) for (const step of offered.steps) expect(reachable).toContain(JSON.stringify(step));
    }
  });
});
