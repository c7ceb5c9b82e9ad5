import { describe, expect, test } from 'vitest';
import { inTemple, type Role } from '../../../../src/games/tuchulcha/board.ts';
import { ALT_LIMIT } from '../../../../src/pictures/formats.ts';
import {
  type BannerView,
  describeBanner,
  paintHighlight,
} from '../../../../src/pictures/tuchulcha/banners/banner.ts';
import type { BannerPlayer } from '../../../../src/pictures/tuchulcha/banners/panel.ts';
import { LANGUAGES } from '../../../../src/texts/index.ts';
import { hitOf } from '../../../games/tuchulcha/highlights.ts';
import { position } from '../../../games/tuchulcha/legal-lines.ts';

const figure = (color: BannerPlayer['color'], name: string, role: Role = 'normal'): BannerPlayer => ({
  color,
  name,
  role,
  face: { kind: 'initial', text: name.slice(0, 1) },
});
const LARTHIA = figure('red', 'Larthia');
const AULE = figure('blue', 'Aule');
const RAMTHA = figure('black', 'Ramtha', 'lasaVecuvia');

const BOARD = position('4 b 1.1 6,16 bn:5/22/1/1/0 rt:3/33/0/0/4 yn:6/24/1/0/0 kl:2/20/0/0/5');

const views = (locale: string): BannerView[] => {
  const common = { turn: 23, who: AULE, whom: LARTHIA, position: BOARD, locale };
  const seal = { kind: 'sealed', who: 'black', whom: 'black', weight: 4, stones: [16] } as const;
  const role = { ...seal, kind: 'role', given: 1 } as const;
  const out = { ...seal, kind: 'out' } as const;
  const larthia = figure('red', 'Larthia', 'tuchulcha');
  return [
    { ...common, who: larthia, highlight: { ...role, who: 'red', role: 'tuchulcha', given: 4 } },
    { ...common, who: RAMTHA, whom: RAMTHA, highlight: { ...role, role: 'lasaVecuvia' } },
    { ...common, highlight: { ...out, why: 'tuchulchaFell' } },
    { ...common, highlight: { ...out, why: 'noneInPlay' } },
    { ...common, highlight: hitOf(3) },
    { ...common, who: RAMTHA, whom: RAMTHA, highlight: seal },
  ];
};

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (locale) => {
  test.each(views(locale))('$highlight.kind is described with its names', (view) => {
    const text = describeBanner(view);
    expect(text).toContain(view.who.name);
    expect(text).toContain(view.whom.name);
    expect(text).toContain('23');
  });
});

test('a change of role is described with what it changes, as long as it is in force', () => {
  const [hunts, seals] = views('en');
  if (!hunts || !seals) throw new Error('no change of role');
  expect(describeBanner(hunts)).toMatch(/Turn 23\. Larthia hunts .* four dice, can’t be hit, .* altar\.$/);
  expect(describeBanner(seals)).toMatch(/Turn 23\. Ramtha seals Passages .* than open Passages\.$/);
  const fallen = { ...BOARD, colors: { ...BOARD.colors, red: inTemple('out', 0) } };
  expect(describeBanner({ ...hunts, position: fallen })).toMatch(/Turn 23\.$/);
});

test.each(views('en'))('$highlight.kind is painted wide and low, the same each time', (view) => {
  const { rgba, width, height } = paintHighlight(view);
  expect([width, height]).toEqual([1100, 400]);
  expect(paintHighlight(view).rgba.equals(rgba)).toBe(true);
});

test('long names and names in any script keep to their place', () => {
  for (const name of ['', '\u200b', 'محمد عبد الله', 'W'.repeat(200), '👩‍👩‍👧‍👦'.repeat(30)]) {
    const view: BannerView = {
      turn: 1,
      highlight: { kind: 'out', who: 'yellow', whom: 'black', weight: 7, why: 'tuchulchaFell' },
      who: figure('yellow', name),
      whom: figure('black', name, 'tuchulcha'),
      position: BOARD,
      locale: 'en',
    };
    expect(paintHighlight(view).width).toBe(1100);
    expect(describeBanner(view).length).toBeLessThan(ALT_LIMIT);
  }
});
