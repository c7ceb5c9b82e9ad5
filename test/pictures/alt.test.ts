import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeBoard } from '../../src/pictures/index.ts';
import type { BoardView } from '../../src/pictures/view.ts';
import { hear } from './alt-reader.ts';
import { arbitraryView } from './arbitraries.ts';
import { SCENES } from './scenes.ts';

describe('a board is played by its words alone', () => {
  test.each(Object.entries(SCENES))('%s', (_, view) => heardAsShown(view));

  test('any board', () => {
    fc.assert(fc.property(arbitraryView, heardAsShown), { numRuns: 500 });
  });
});

test('the words are never more than Discord takes, in any language tag', () => {
  fc.assert(
    fc.property(arbitraryView, fc.constantFrom('en', 'de', 'xx'), (view, locale) => {
      expect(describeBoard({ ...view, locale }).length).toBeLessThanOrEqual(1024);
    }),
  );
});

describe('the words themselves', () => {
  test('name the kind of a stone that changes the power on it', () => {
    expect(describeBoard(SCENES.stacks)).toContain('stones 3, 2 on 12, 31 (Mystical), 3 on 38');
  });

  test('say whose turn it is, and each choice as its button does', () => {
    const text = describeBoard(SCENES.stacks);
    expect(text).toMatch(/^Thalna \(yellow\) to move\./);
    expect(text).toContain('B 6: 22 to 28 hit; C 6: 24 to 30;');
  });

  test('say which colour a choice moves, where there are neutral ones', () => {
    expect(describeBoard(SCENES.two)).toContain('G 5: black 11 to 16 lost');
  });

  test('say that there are more choices than they have room for', () => {
    const choices = Array.from({ length: 60 }, () => SCENES.two.choices).flat();
    const text = describeBoard({ ...SCENES.two, choices });
    const heard = hear(text);
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(heard.choices.length).toBeGreaterThan(15);
    expect(heard.choices.length + heard.more).toBe(choices.length);
  });
});

function heardAsShown(view: BoardView): void {
  const { position, dice, toMove, winners, choices } = view;
  const heard = hear(describeBoard(view));
  expect(heard).toMatchObject({
    toMove,
    winners: winners ?? [],
    dice,
    colors: position.colors,
    sealed: position.sealed,
    devotions: position.devotions,
    ring: position.players === 3 ? 30 : 40,
  });
  expect(heard.choices.length + heard.more).toBe(choices.length);
}
