import { type APIButtonComponent, type APIMessageComponent, ComponentType } from 'discord-api-types/v10';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import {
  contentsMessage,
  firstGroupOf,
  gameHere,
  mainPages,
} from '../../../../src/discord/features/rules/index.ts';
import { findFor, pageMessage, titleWithGame } from '../../../../src/discord/features/rules/page.ts';
import type { HandlerContext } from '../../../../src/discord/handling/context.ts';
import { drawReply } from '../../../../src/discord/handling/reply.ts';
import type { MessageToDraw } from '../../../../src/discord/views/game-presenter.ts';
import { pageFor } from '../../../../src/discord/views/refusal.ts';
import { DrawingQueue } from '../../../../src/pictures/drawing-queue.ts';
import type { Table } from '../../../../src/tables/table.ts';
import { LANGUAGES, type PageId, type RulesGame, translator } from '../../../../src/texts/index.ts';
import { PAGES, pageOf, RULES_GAMES } from '../../../../src/texts/rules/pages.ts';
import { drawPicture } from '../../../pictures/draw.ts';
import { controlsIn, textOf } from '../../laws.ts';
import { parseTap } from '../../taps.ts';

const t = translator('en');

const pagesFor = (...asked: Parameters<typeof findFor>) => findFor(...asked).pages;

const buttonsOf = ({ message }: MessageToDraw) =>
  (controlsIn(message.layout?.parts ?? []) as readonly APIMessageComponent[])
    .filter((one): one is APIButtonComponent => one.type === ComponentType.Button)
    .map((one) => ({
      label: 'label' in one ? one.label : '',
      tap: 'custom_id' in one ? parseTap(one.custom_id) : null,
      disabled: one.disabled ?? false,
    }));

const NAMES: Readonly<Record<RulesGame, string>> = {
  tuchulcha: 'Rules of Tuchulcha',
  bacchanalia: 'Rules of Bacchanalia',
  bot: 'How the bot works',
};

describe('the contents', () => {
  test.each(RULES_GAMES)('of %s name it, and lead to the others', (game) => {
    const contents = contentsMessage('en', firstGroupOf(game), null);
    const name = game === 'bot' ? NAMES.bot : t(`game.${game}`);
    expect(textOf(contents.message)).toContain(name);
    expect(buttonsOf(contents)).toEqual(
      RULES_GAMES.filter((one) => one !== game).map((one) => ({
        label: NAMES[one],
        tap: { on: 'rulesContents', group: firstGroupOf(one) },
        disabled: false,
      })),
    );
  });

  test('before anything is typed, the pages of the game that is played here come first', () => {
    const games = mainPages('bacchanalia').map((page) => pageOf(page).game);
    expect(games.lastIndexOf('bacchanalia')).toBeLessThan(games.indexOf('tuchulcha'));
    expect(games.lastIndexOf('bacchanalia')).toBeLessThan(games.indexOf('bot'));
    expect([...mainPages('bacchanalia')].sort()).toEqual([...mainPages(null)].sort());
    expect(mainPages('tuchulcha')).toEqual(mainPages(null));
  });
});

describe('a page says which game it is of', () => {
  test('in a list, where another is expected', () => {
    expect(titleWithGame(t, 'turn', 'tuchulcha')).toBe(t('rules.turn.title'));
    expect(titleWithGame(t, 'storyTurn', 'tuchulcha')).toBe(`Bacchanalia: ${t('rules.storyTurn.title')}`);
    expect(titleWithGame(t, 'turn', 'bacchanalia')).toBe(`Tuchulcha: ${t('rules.turn.title')}`);
  });

  test('on a button beside a page of the other', () => {
    const shown = pageMessage('en', { page: 'turn', also: ['storyTurn', 'dice'], sharable: false });
    expect(buttonsOf(shown).map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        `Also: Bacchanalia: ${t('rules.storyTurn.title')}`,
        `Also: ${t('rules.dice.title')}`,
      ]),
    );
  });

  test.each(LANGUAGES.map(({ code }) => code))('%s: within what Discord takes in a choice', (code) => {
    for (const { id } of PAGES) {
      for (const game of RULES_GAMES)
        expect(titleWithGame(translator(code), id, game).length, id).toBeLessThanOrEqual(100);
    }
  });

  test.each<[PageId, string]>([
    ['rulingDeus', '-# Bacchanalia · Section 4.5'],
    ['storyTurn', '-# Bacchanalia · Sections 4, 4.10'],
    ['absence', '-# Bacchanalia'],
  ])('%s: at its foot', (page, foot) => {
    const { message } = pageMessage('en', { page, also: [], sharable: false });
    expect(textOf(message).endsWith(`\n${foot}`)).toBe(true);
  });
});

describe('a section’s number is of both games', () => {
  const gamesOf = (pages: readonly PageId[]): RulesGame[] => pages.map((page) => pageOf(page).game);

  test('the best page of each comes first, of the one that is played here before the other', () => {
    expect(pagesFor('en', '4.3', 2)).toEqual(['mysticalFirst', 'minervaWine']);
    expect(pagesFor('en', '4.3', 2, 'bacchanalia')).toEqual(['minervaWine', 'mysticalFirst']);
    expect(gamesOf(pagesFor('en', '§6', 2))).toEqual(['tuchulcha', 'bacchanalia']);
  });

  test.each(['4.10', '§4.10', 'section 4.10', 'Abschnitt 4.10'])('%s', (typed) => {
    expect(gamesOf(pagesFor('en', typed, 1))).toEqual(['bacchanalia']);
  });

  test.each<[string, PageId]>([
    ['2.2', 'gifts'],
    ['4.6', 'bacchusMoves'],
    ['4.8', 'oddCard'],
  ])('a refusal of §%s leads to %s', (rule, page) => {
    expect(pageFor({ rule, prefer: 'notInGame', game: 'bacchanalia' })?.id).toBe(page);
    expect(pageFor({ rule, game: 'tuchulcha' })?.game).not.toBe('bacchanalia');
  });
});

describe('the game that is played here', () => {
  const log = pino({ level: 'silent' });
  const here = (tablesIn: () => Promise<Pick<Table, 'game'>[]>) =>
    gameHere({ store: { tablesIn }, log, interaction: { channelId: '1' } } as never);

  test.each<[string, readonly Table['game'][], RulesGame | null]>([
    ['none', [], null],
    ['one', ['bacchanalia'], 'bacchanalia'],
    ['several tables of one', ['tuchulcha', 'tuchulcha'], 'tuchulcha'],
    ['both', ['tuchulcha', 'bacchanalia'], null],
  ])('%s', async (_, games, expected) => {
    expect(await here(async () => games.map((game) => ({ game })))).toBe(expected);
  });

  test('is not known where the store fails, or there is no channel', async () => {
    expect(await here(() => Promise.reject(new Error('down')))).toBeNull();
    expect(await gameHere({ log, interaction: { channelId: null } } as never)).toBeNull();
  });
});

test.each(LANGUAGES.map(({ code }) => code))(
  '%s: the page of the Dei has the cards’ picture',
  async (code) => {
    const shown = pageMessage(code, { page: 'deusCards', also: [], sharable: false });
    const { picture } = await drawReply(
      { drawing: new DrawingQueue(), draw: drawPicture } as HandlerContext,
      '1',
      shown,
      code,
    );
    expect(picture?.bytes.length).toBeGreaterThan(1000);
    expect(picture?.description.length).toBeLessThanOrEqual(1024);
    expect(picture?.description).toContain('Accusator');
  },
);
