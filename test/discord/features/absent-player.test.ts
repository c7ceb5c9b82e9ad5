import { expect, test } from 'vitest';
import { commandDefinitions } from '../../../src/discord/registry.ts';

/** The options of a game's `remove`, by name, with what each offers. */
function optionsOf(game: string): Readonly<Record<string, readonly unknown[]>> {
  const group = commandDefinitions().find(({ name }) => name === game);
  const remove = group?.options?.find(({ name }) => name === 'remove');
  const options = remove && 'options' in remove ? (remove.options ?? []) : [];
  return Object.fromEntries(
    options.map((option) => [
      option.name,
      'choices' in option ? (option.choices ?? []).map(({ value }) => value) : [],
    ]),
  );
}

test('a removed player’s seat goes to a computer player only where the game has them', () => {
  expect(optionsOf('tuchulcha')).toEqual({ player: [], becomes: ['computer', 'out'], table: [] });
  expect(optionsOf('bacchanalia')).toEqual({ player: [], table: [] });
});
