import { describe, expect, test } from 'vitest';
import { whyText } from '../../../src/discord/tuchulcha/move-texts.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { translator } from '../../../src/texts/index.ts';
import { REFUSAL_CODES } from '../../../tools/engine/refusal-words.ts';
import { beginning, position } from '../../games/tuchulcha/legal-lines.ts';
import { POSITIONS, REFUSED } from '../../games/tuchulcha/refused.ts';
import { aTable } from '../../tables/a-table.ts';
import { seats } from './what-can-i-do/seats.ts';

const t = translator('en');

const SAID = REFUSED.filter(({ says }) => says !== '');

describe('why something is not allowed', () => {
  test.each(SAID)('$says', ({ refusal, says }) => {
    expect(whyText(t, refusal, { ...aTable(), id: 'a', seats })).toBe(says);
  });

  test.each(REFUSAL_CODES)('%s has words', (code) => {
    expect(SAID.some(({ expected }) => expected.code === code)).toBe(true);
  });

  test('names the color alone where nobody knows who sits there', () => {
    const red = beginning(position(POSITIONS.WITH_RED_TUCHULCHA));
    const devotion = { role: 'tuchulcha', fromTemple: 0 } as const;
    const applied = tuchulcha.apply(red, { type: 'devote', devotion });
    if (applied.ok) throw new Error('allowed');
    expect(whyText(t, applied.refusal, null)).toBe(
      'red is devoted to Tuchulcha, who takes only one temple at a time.',
    );
  });
});
