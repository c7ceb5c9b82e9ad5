import { type APIButtonComponent, type APIStringSelectComponent, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { OutMessage } from '../../../src/discord/api/message.ts';
import { limitMessages } from '../../../src/discord/bacchanalia/terms-text.ts';
import { lobbyMessage } from '../../../src/discord/table-message/lobby-message.ts';
import { COLORS } from '../../../src/games/bacchanalia/cards.ts';
import {
  areListed,
  MAX_CARRIED_LENGTH,
  MAX_LIMIT_LENGTH,
  MAX_LIMITS,
  MAX_LIST_LENGTH,
  PROPOSED_TERMS,
  type StoryTerms,
} from '../../../src/tables/bacchanalia/terms.ts';
import { Secret } from '../../../src/tables/fairness/dice.ts';
import type { Seat } from '../../../src/tables/game-types.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { localeTexts, translator } from '../../../src/texts/index.ts';
import { aTable } from '../../tables/a-table.ts';
import { controlsIn, expectLawful, textOf } from '../laws.ts';
import { parseTap } from '../taps.ts';

const seats = (count: number, name = 'Aule'): Seat<'bacchanalia'>[] =>
  COLORS.slice(0, count).map((color, at) => ({
    color,
    occupant: { kind: 'person', userId: `${at + 1}`.repeat(19), name },
  }));

const storyLobby = (given: Partial<TableOf<'bacchanalia'>> = {}): TableOf<'bacchanalia'> => ({
  ...aTable({}),
  game: 'bacchanalia',
  seats: [],
  setup: null,
  state: null,
  terms: PROPOSED_TERMS,
  ...given,
});

const controls = ({ layout }: OutMessage) =>
  controlsIn(layout?.parts ?? []) as (APIButtonComponent | APIStringSelectComponent)[];

const buttonsOf = (message: OutMessage) =>
  controls(message).flatMap((one) =>
    one.type === ComponentType.Button && 'custom_id' in one
      ? [{ label: one.label ?? '', tap: parseTap(one.custom_id) }]
      : [],
  );
const labels = (message: OutMessage): string[] => buttonsOf(message).map(({ label }) => label);

const ALWAYS = ['Lines and veils', 'How to play'];

describe('the buttons of a lobby', () => {
  test.each<[string, number, number, readonly string[]]>([
    ['nobody is there', 0, 4, ['Join the table', ...ALWAYS]],
    ['too few to start', 2, 4, ['Join the table', 'I’m ready', ...ALWAYS, 'Leave the table']],
    [
      'enough to start, once they are ready',
      3,
      4,
      ['Join the table', 'I’m ready', ...ALWAYS, 'Leave the table'],
    ],
    ['full', 4, 4, ['I’m ready', ...ALWAYS, 'Leave the table']],
  ])('%s', (_, seated, size, shown) => {
    expect(labels(lobbyMessage(storyLobby({ seats: seats(seated), size })))).toEqual(shown);
  });

  test('all are ready: fewer may begin', () => {
    const ready = seats(3).flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : []));
    const lobby = lobbyMessage(storyLobby({ seats: seats(3), size: 4, terms: { ...PROPOSED_TERMS, ready } }));
    expect(labels(lobby)).toEqual(['Join the table', 'Begin with 3', ...ALWAYS, 'Leave the table']);
    expect(textOf(lobby)).toContain('All 3 are ready: begin, or wait for others.');
    expect(textOf(lobby)).not.toContain('tap “I’m ready”');
  });

  test('joining is one button, of the first color that is free in turn order', () => {
    const [blue, red, yellow] = seats(3);
    if (!blue || !red || !yellow) throw new Error('three have to sit there');
    const joins = buttonsOf(lobbyMessage(storyLobby({ seats: [blue, yellow] }))).flatMap(({ tap }) =>
      tap?.on === 'sit' ? [tap.seat] : [],
    );
    expect(joins).toEqual(['red']);
  });

  test('the list has the end that is agreed on as chosen, even a date that is not offered', () => {
    const chosen = (end: StoryTerms['end']) => {
      const list = controls(lobbyMessage(storyLobby({ terms: { ...PROPOSED_TERMS, end } }))).flatMap((one) =>
        one.type === ComponentType.StringSelect ? [one] : [],
      );
      expect(list).toHaveLength(1);
      return list[0]?.options.filter((option) => option.default).map(({ value }) => value);
    };
    expect(chosen({ kind: 'allTold' })).toEqual(['told']);
    expect(chosen({ kind: 'parcae', times: 5 })).toEqual(['parcae-5']);
    expect(chosen({ kind: 'time', at: 123 })).toEqual(['time-123']);
  });
});

describe('what a lobby says', () => {
  const lines = (given: Partial<TableOf<'bacchanalia'>>) =>
    textOf(lobbyMessage(storyLobby(given))).split('\n');

  test('for whom it is, the X-card, the end, lines and veils, and who sits there', () => {
    const terms = { ...PROPOSED_TERMS, lines: ['Spiders'], veils: ['Blood', 'Fire'] };
    expect(lines({ terms, seats: seats(2), size: 4 })).toEqual([
      '**Bacchanalia, table 7** · for 4 players',
      'Over days: 24 hours a turn.',
      'On the run amid a festival without bounds: cards set each scene, you write it.',
      'For adults: violence, desire, death. Anyone can cut (X-card) or pause.',
      '30 scenes, then a last round. About 11 days.',
      '**Lines**, which the story never crosses:',
      '- Spiders',
      '**Veils**, only hinted at:',
      '- Blood',
      '- Fire',
      '🔵 Blue: **Aule**',
      '🔺 Red: **Aule**',
      '2 seats are free. Add lines and veils, then tap “I’m ready”.',
      expect.stringMatching(/^-# Cards sealed: `[0-9a-f]{16}`$/),
    ]);
  });

  test.each(Object.keys(localeTexts))('no more than that, in few words: %s', (locale) => {
    const words = lines({ seats: seats(2), size: 4, locale })
      .join(' ')
      .split(/\s+/);
    expect(words.filter((word) => /[\p{L}\d]/u.test(word)).length).toBeLessThanOrEqual(75);
  });

  test.each([
    [4, false],
    [5, true],
    [6, true],
  ])('for %i players the end by cards alone is called long: %s', (size, warns) => {
    const warning = 'With five or six players, someone whose ending comes early may watch 40 more scenes.';
    const terms: StoryTerms = { ...PROPOSED_TERMS, end: { kind: 'allTold' } };
    expect(lines({ terms, size }).join('\n').includes(warning)).toBe(warns);
    expect(lines({ size }).join('\n')).not.toContain(warning);
  });

  test('what somebody wrote is no markup, no mention and no second line', () => {
    const terms = { ...PROPOSED_TERMS, lines: ['**@everyone** <@1> # x'] };
    const [line = ''] = lines({ terms }).filter((one) => one.startsWith('- '));
    expect(line).not.toMatch(/\*\*|@e|<@1/);
  });

  test('a full table whose date has passed says what it waits for', () => {
    const ready = seats(4).flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : []));
    const terms: StoryTerms = { ...PROPOSED_TERMS, ready, end: { kind: 'time', at: 1 } };
    expect(lines({ terms, seats: seats(4) }).join()).toContain('Choose another end first.');
  });

  test('lines and veils stay after the start, and after the end', () => {
    const terms = { ...PROPOSED_TERMS, lines: ['Spiders'] };
    for (const status of ['playing', 'finished'] as const) {
      const message = lobbyMessage(storyLobby({ terms, seats: seats(3), status }));
      expect(textOf(message)).toContain('- Spiders');
      expect(labels(message)).toContain('Lines and veils');
    }
    const none = lobbyMessage(storyLobby({ seats: seats(3), status: 'playing' }));
    expect(labels(none)).not.toContain('Lines and veils');
  });
});

/** As much as one list holds, of signs that need a backslash each. */
const longest = Array.from({ length: MAX_LIMITS }, () => '_'.repeat(MAX_LIST_LENGTH / MAX_LIMITS - 1));
const long = Array.from({ length: 4 }, () => '*'.repeat(MAX_LIMIT_LENGTH));

describe.each(Object.keys(localeTexts))('%s: the fullest table fits into a message', (locale) => {
  const fullest = storyLobby({
    locale,
    number: 99999,
    size: 6,
    seats: seats(6, '_'.repeat(32)),
    isPrivate: true,
    invited: Array.from({ length: 5 }, (_, at) => `${at + 1}`.repeat(19)),
    secret: Secret.fresh(),
    wakeAt: new Date('2099-12-31T23:59:59Z'),
  });

  test.each([
    ['none', []],
    ['many', longest],
    ['long ones', long],
  ])('%s', (_, limits) => {
    const end = { kind: 'time', at: Date.UTC(2099, 11, 31) } as const;
    const carried = { text: '*'.repeat(MAX_CARRIED_LENGTH), from: '_'.repeat(80), of: [] };
    const terms = { end, lines: limits, veils: limits, carried };
    expect(areListed(terms)).toBe(true);
    for (const status of ['lobby', 'playing', 'finished', 'aborted'] as const)
      expectLawful(lobbyMessage({ ...fullest, terms, status }));
  });

  test('what has no room is counted, and shown to whoever asks', () => {
    const t = translator(locale);
    const terms = { ...PROPOSED_TERMS, lines: longest, veils: long };
    const content = textOf(lobbyMessage({ ...fullest, terms }));
    expect(content).toContain(`“${t('button.limits')}”`.replace(/[“”]/g, ''));
    const shown = limitMessages(t, terms);
    for (const message of shown) expect(message.content.length).toBeLessThanOrEqual(2000);
    const entries = shown
      .flatMap((message) => message.content.split('\n'))
      .filter((line) => line.startsWith('- '));
    expect(entries).toHaveLength(longest.length + long.length);
  });
});
