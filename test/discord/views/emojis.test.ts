import { afterEach, describe, expect, test } from 'vitest';
import { colorSign, rememberEmojis } from '../../../src/discord/api/emojis.ts';
import { button } from '../../../src/discord/api/message.ts';
import { emojiNames } from '../../../src/discord/game-features.ts';
import { dieEmoji, roleEmoji } from '../../../src/discord/tuchulcha/button-labels.ts';
import { EMOJIS } from '../../../tools/pictures/emojis.ts';

afterEach(() => rememberEmojis([]));

test('every emoji is drawn, and has a name that Discord takes', () => {
  expect(Object.keys(EMOJIS).toSorted()).toEqual(emojiNames().toSorted());
  for (const name of emojiNames()) expect(name).toMatch(/^\w{2,32}$/);
});

describe('in a message', () => {
  test('a color has its shape on the board, or the nearest that Unicode has', () => {
    expect(colorSign('red')).toBe('🔺');
    rememberEmojis([{ name: 'red', id: '17' }]);
    expect([colorSign('red'), colorSign('blue')]).toEqual(['<:red:17>', '🔵']);
  });

  test('a button has an emoji only where Discord has it', () => {
    expect(button('x', 'Give up the 5', 'secondary', dieEmoji(5))).not.toHaveProperty('emoji');
    rememberEmojis([{ name: 'die_5', id: '18' }]);
    expect(button('x', 'Give up the 5', 'secondary', dieEmoji(5))).toHaveProperty('emoji', {
      id: '18',
      name: 'die_5',
    });
    expect(roleEmoji('tuchulcha')).toBeUndefined();
  });
});
