import { describe, expect, test } from 'vitest';
import type { OutMessage } from '../../../../src/discord/api/message.ts';
import { contentsMessage, mainPages } from '../../../../src/discord/features/rules/index.ts';
import { pageMessage, sharedPage, textsOf } from '../../../../src/discord/features/rules/page.ts';
import { localeTexts, type PageId, translator } from '../../../../src/texts/index.ts';
import { GROUPS, PAGES, pageOf } from '../../../../src/texts/rules/pages.ts';
import { controlsIn, expectLawful, labelsIn, textOf } from '../../laws.ts';
import { parseTap } from '../../taps.ts';

type Message = Omit<OutMessage, 'picture'>;

interface Part {
  readonly custom_id: string;
  readonly label?: string;
  readonly options?: readonly { label: string; value: string; description?: string; default?: boolean }[];
}

const componentsOf = ({ layout }: Message): readonly Part[] =>
  controlsIn(layout?.parts ?? []) as readonly Part[];

const labelsOf = ({ layout }: Message): string[] => labelsIn(layout?.parts ?? []);

/** What Discord and the bot take. */
function fits(message: Message): void {
  expectLawful(message);
  for (const { custom_id, label } of componentsOf(message)) {
    expect(parseTap(custom_id), custom_id).not.toBeNull();
    if (label !== undefined) expect(label.length, label).toBeLessThan(80);
  }
}

const view = (page: PageId) => ({ page, also: [], sharable: true });
const NAME = '\\_'.repeat(32);
const ids = PAGES.map(({ id }) => id);

describe.each(Object.keys(localeTexts))('%s', (locale) => {
  const t = translator(locale);

  test.each(ids)('%s fits, alone, with what else was found, and shared', (page) => {
    const also = ids
      .filter((id) => id !== page)
      .toSorted((a, b) => t(`rules.${b}.title`).length - t(`rules.${a}.title`).length);
    const shown = pageMessage(locale, { ...view(page), also: also.slice(0, 4) });
    fits(shown.message);
    fits(pageMessage(locale, view(page)).message);
    expect(textOf(shown.message)).toContain(t(`rules.${page}.title`));
    expect(shown.picture !== null).toBe(pageOf(page).figure !== null);
    fits(sharedPage(locale, page, NAME).message);
  });

  test.each(ids)('every text of %s is on it', (page) => {
    const { rulings, figure, rulebook } = pageOf(page);
    const all = textsOf(t, pageOf(page)).join('\n\n');
    expect(all).toContain(t(`rules.${page}.short`));
    for (const paragraph of t(`rules.${page}.more`).split('\n\n')) expect(all).toContain(paragraph);
    for (const ruling of rulings)
      expect(all).toContain(t('rulesView.ruling', { text: t(`rules.ruling.${ruling}`) }));
    // An example describes its picture.
    if (figure && !all.includes(t('rulesView.example'))) expect(all).toContain(t(`rules.figure.${figure}`));
    if (rulebook) expect(all).toContain(t(`rules.chapter.${rulebook}`));
  });

  test('the contents list every page, and each fits', () => {
    const listed = GROUPS.flatMap((group) => {
      const { message } = contentsMessage(locale, group, null);
      fits(message);
      return (componentsOf(message)[1]?.options ?? []).map(({ value }) => value);
    });
    expect(listed).toEqual(ids);
  });

  test('the contents where nothing was found', () => {
    const { message } = contentsMessage(locale, 'start', 'x'.repeat(6000));
    fits(message);
    expect(textOf(message)).toContain(`${'x'.repeat(99)}…`);
  });
});

describe('a page leads on', () => {
  test('to those that it names, to the contents, and to everybody where it can be shared', () => {
    const links = pageOf('hits').links.map((id) => translator('en')(`rules.${id}.title`));
    const { message } = pageMessage('en', view('hits'));
    expect(labelsOf(message)).toEqual([...links, 'All topics', 'Share here']);
    const taps = componentsOf(message).map(({ custom_id }) => parseTap(custom_id));
    expect(taps.slice(0, links.length)).toEqual(
      pageOf('hits').links.map((page) => ({ on: 'rulesPage', page, part: 0 })),
    );
    expect(taps.slice(links.length)).toEqual([
      { on: 'rulesContents', group: 'hits' },
      { on: 'rulesShare', page: 'hits' },
    ]);
    expect(labelsOf(pageMessage('en', { ...view('hits'), sharable: false }).message)).toEqual([
      ...links,
      'All topics',
    ]);
  });

  test('first to what else was found, and to nothing twice', () => {
    const [link = 'aim'] = pageOf('hits').links;
    const { message } = pageMessage('en', { ...view('hits'), also: [link, 'aim'] });
    expect(labelsOf(message).slice(0, 2)).toEqual([
      `Also: ${translator('en')(`rules.${link}.title`)}`,
      `Also: ${translator('en')('rules.aim.title')}`,
    ]);
    fits(message);
  });

  test('a shared one says who shares it, and cannot be shared again', () => {
    const { message, picture } = sharedPage('en', 'hits', 'Aule');
    expect(textOf(message).endsWith('\n-# Aule shares this page of the rules.')).toBe(true);
    expect(labelsOf(message)).not.toContain('Share here');
    expect(message.mentions).toEqual([]);
    expect(picture).toEqual(pageMessage('en', view('hits')).picture);
  });
});

describe('the contents', () => {
  test('show which part of the rules is open', () => {
    const [groups] = componentsOf(contentsMessage('en', 'hits', null).message);
    expect(groups?.options?.filter((option) => option.default).map(({ value }) => value)).toEqual(['hits']);
  });

  test.each([
    ['**bold** `code`', 'bold code'],
    ['<@1234> @everyone', '1234 everyone'],
    ['[x](https://e.vil)', 'xhttps://e.vil'],
    ['\u202Eolleh', 'olleh'],
    ['wörter, die’s gibt?', 'wörter, die’s gibt?'],
  ])('repeat what was typed as plain text: %j', (typed, said) => {
    expect(textOf(contentsMessage('en', 'start', typed).message)).toContain(`“${said}”`);
  });

  test('before anything is typed, as many pages are offered as Discord shows, none twice', () => {
    expect(new Set(mainPages(null)).size).toBe(25);
    const groups = new Set(mainPages(null).map((id) => pageOf(id).group));
    expect([...groups].sort()).toEqual([...GROUPS].sort());
  });
});
