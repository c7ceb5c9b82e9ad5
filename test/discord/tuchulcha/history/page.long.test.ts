import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { gamePage } from '../../../../src/discord/tuchulcha/history/page/game-page.ts';
import { gameHtml } from '../../../../src/discord/tuchulcha/history/page/html.ts';
import { computerName } from '../../../../src/tables/game-registry.ts';
import { localeTexts } from '../../../../src/texts/index.ts';
import { firstOf, spreadOf } from '../../../runs.ts';
import { finishedGame, someFacts } from './a-game.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const all = (node: Node): Node[] => [node, ...('childNodes' in node ? node.childNodes.flatMap(all) : [])];
const elementsOf = (text: string): Element[] => all(parse(text)).filter(isElement);
const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;
const lettersOf = (node: Node): string =>
  all(node)
    .map((each) => ('value' in each ? each.value : ''))
    .join('');

const GAME = finishedGame(3, 4, 'en');
const pageOf = (game = GAME, facts = someFacts(game)): Promise<string> =>
  gameHtml(gamePage(game, facts), game.table.locale);

const HOSTILE = [
  '</title><script>x',
  '"><img src=x onerror=1>',
  '</svg>',
  "'&#39;",
  '*_`|\\@<t:1>',
  '\u202eabc',
];

describe('the page of an analysed game', () => {
  test('runs and shows nothing but what its policy names, and fetches nothing', async () => {
    const elements = elementsOf(await pageOf());
    const policy = elements.find((one) => attributeOf(one, 'http-equiv') === 'Content-Security-Policy');
    const content = policy ? (attributeOf(policy, 'content') ?? '') : '';
    expect(content).toMatch(/^default-src 'none'; /);
    for (const tag of ['script', 'style']) {
      const found = elements.filter(({ tagName }) => tagName === tag);
      expect(found).toHaveLength(1);
      const text = found[0] ? lettersOf(found[0]) : '';
      expect(content).toContain(`${tag}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    for (const { attrs } of elements) {
      for (const { name, value } of attrs) {
        expect(name).not.toMatch(/^(on|style$|src$|action$)/);
        if (name === 'href') expect(value).toMatch(/^#/);
      }
    }
  });

  test('names computer players as their table of a level did', async () => {
    const sittings = GAME.sittings.map((sitting) => ({
      ...sitting,
      occupant: { kind: 'computer' } as const,
    }));
    const seats = GAME.table.seats.map((seat) => ({ ...seat, occupant: { kind: 'computer' } as const }));
    for (const level of ['novice', 'strong'] as const) {
      const table = { ...GAME.table, seats, terms: { ...GAME.table.terms, level } };
      const text = await pageOf({ ...GAME, table, sittings });
      for (const { color } of seats) expect(text).toContain(computerName(table, color));
    }
  });

  test('has every turn as a board and in words, and better turns beside those that were played', async () => {
    const elements = elementsOf(await pageOf());
    const turns = GAME.frames.length + 1;
    const told = elements.filter((one) => attributeOf(one, 'class') === 'told');
    const boards = elements.filter((one) => attributeOf(one, 'class')?.startsWith('moment'));
    const better = boards.filter((one) => attributeOf(one, 'data-better') === 'yes');
    expect(told).toHaveLength(turns);
    expect(boards).toHaveLength(turns + better.length);
    expect(better.length).toBeGreaterThan(3);
    const withBetter = told.filter((one) => lettersOf(one).includes('Surely better'));
    expect(withBetter.map((one) => attributeOf(one, 'data-turn'))).toEqual(
      better.map((one) => attributeOf(one, 'data-turn')),
    );
    expect(told.filter((one) => lettersOf(one).includes('but not surely')).length).toBeGreaterThan(3);
    expect(told.filter((one) => lettersOf(one).includes('decided it'))).toHaveLength(1);
  });

  test('refers to no drawing that it does not hold', async () => {
    for (const players of firstOf(1, [2, 3, 4] as const)) {
      const elements = elementsOf(await pageOf(finishedGame(players, 9, 'en')));
      const ids = new Set(elements.flatMap((one) => attributeOf(one, 'id') ?? []));
      const used = elements.flatMap((one) => (one.tagName === 'use' ? [attributeOf(one, 'href') ?? ''] : []));
      expect([...new Set(used)].filter((href) => !ids.has(href.slice(1)))).toEqual([]);
    }
  });

  test('of a person who is hidden, or had their data deleted, has no name', async () => {
    const game = finishedGame(3, 4, 'en', ['Anna', 'Ben', '']);
    const text = await pageOf(game, { ...someFacts(game), hidden: new Set(['101']) });
    expect(text).toContain('Anna');
    expect(text).not.toContain('Ben');
  });

  test('is small', async () => {
    const text = await pageOf(finishedGame(4, 3, 'en'));
    expect(text.length).toBeLessThan(1_000_000);
  });

  test('cannot be broken by names', async () => {
    const tagsOf = (text: string): string[] => elementsOf(text).map(({ tagName }) => tagName);
    const plain = await pageOf();
    for (const name of spreadOf(2, HOSTILE)) {
      const hostile = await pageOf(finishedGame(3, 4, 'en', [name, name, name]));
      expect(tagsOf(hostile)).toEqual(tagsOf(plain));
    }
    expect(await pageOf(finishedGame(3, 4, 'en', ['a_b*c', 'Ben', 'Cilnia']))).toContain('a_b*c');
  });

  test.each(Object.keys(localeTexts))('is in the language of its reader: %s', async (locale) => {
    const text = await pageOf(finishedGame(2, 5, locale));
    expect(text).toContain(`<html lang="${locale}"`);
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
  });
});
