import type { APIStringSelectComponent } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { othersMessage } from '../../../../src/discord/tuchulcha/votes/ballot.ts';
import { type GameState, tuchulcha } from '../../../../src/games/tuchulcha/index.ts';
import { raceWays } from '../../../../src/tables/tuchulcha/votes.ts';
import { translator } from '../../../../src/texts/index.ts';
import { firstAction } from '../../../tables/first-offered.ts';
import { aTable } from '../../a-table.ts';

function rolled(...dice: number[]): GameState {
  const applied = tuchulcha.apply(tuchulcha.start({ players: ['blue', 'yellow'], first: 'blue' }), {
    type: 'roll',
    dice,
  });
  if (!applied.ok) throw new Error(applied.refusal.code);
  return applied.state;
}

test('all other turns are in lists of 25, each named by the steps with which its first and last turn begin', () => {
  const state = rolled(4, 2);
  const ways = raceWays(state, { computer: firstAction });
  // More than one list holds.
  const many = [...ways, ...ways, ...ways].map((one, at) => ({ ...one, way: `${one.way}${at}` }));
  const { rows } = othersMessage(translator('en'), aTable({ state }), state, many);
  const lists = rows.map(({ components }) => components[0] as APIStringSelectComponent);
  expect(lists.flatMap(({ options }) => options)).toHaveLength(many.length);
  expect(lists.length).toBe(Math.ceil(many.length / 25));
  for (const { placeholder, options } of lists) {
    const [first = '', last = first] = placeholder?.split(' … ') ?? [];
    expect(options[0]?.label.startsWith(first)).toBe(true);
    expect(options.at(-1)?.label.startsWith(last)).toBe(true);
    expect(placeholder).not.toContain(',');
  }
});
