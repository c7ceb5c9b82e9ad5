import { describe, expect, test } from 'vitest';
import type { Role } from '../../../../src/games/tuchulcha/index.ts';
import { ALT_LIMIT } from '../../../../src/pictures/names.ts';
import { paintMoment } from '../../../../src/pictures/tuchulcha/banners/banner.ts';
import type { Figure, MomentView } from '../../../../src/pictures/tuchulcha/banners/view.ts';
import { describeMoment } from '../../../../src/pictures/tuchulcha/banners/words.ts';
import { LANGUAGES, translator } from '../../../../src/texts/index.ts';

const figure = (color: Figure['color'], name: string, role: Role = 'normal'): Figure => ({
  color,
  name,
  role,
  face: { kind: 'initial', text: name.slice(0, 1) },
});
const LARTHIA = figure('red', 'Larthia');
const AULE = figure('blue', 'Aule');
const RAMTHA = figure('black', 'Ramtha', 'lasaVecuvia');

const views = (locale: string): MomentView[] => {
  const common = { turn: 23, locale };
  return [
    { ...common, kind: 'tuchulcha', by: figure('red', 'Larthia', 'tuchulcha'), given: 4 },
    { ...common, kind: 'lasaVecuvia', by: RAMTHA, given: 1 },
    { ...common, kind: 'fell', by: AULE, whom: LARTHIA },
    { ...common, kind: 'out', by: AULE, whom: LARTHIA },
    { ...common, kind: 'hit', by: AULE, whom: LARTHIA, count: 3, stone: 14 },
    { ...common, kind: 'sealed', by: RAMTHA, stones: [16], sealed: [6, 16], passages: [6, 16, 26, 36] },
  ];
};

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (locale) => {
  test.each(views(locale))('$kind is described with its names', (view) => {
    const text = describeMoment(translator(locale), view);
    expect(text).toContain(view.kind === 'out' ? 'Larthia' : view.by.name);
    expect(text).toContain('23');
    if ('whom' in view) expect(text).toContain('Larthia');
  });
});

test.each(views('en'))('$kind is painted wide and low, the same each time', (view) => {
  const { rgba, width, height } = paintMoment(view);
  expect([width, height]).toEqual([1100, 400]);
  expect(paintMoment(view).rgba.equals(rgba)).toBe(true);
});

test('long names and names in any script keep to their place', () => {
  for (const name of ['', '\u200b', 'محمد عبد الله', 'W'.repeat(200), '👩‍👩‍👧‍👦'.repeat(30)]) {
    const view: MomentView = {
      turn: 1,
      locale: 'en',
      kind: 'fell',
      by: figure('yellow', name),
      whom: figure('black', name, 'tuchulcha'),
    };
    expect(paintMoment(view).width).toBe(1100);
    expect(describeMoment(translator('en'), view).length).toBeLessThan(ALT_LIMIT);
  }
});
