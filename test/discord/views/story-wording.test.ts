/** The bot's texts besides turns, at a story's table as in a race: nobody plays for anybody there, and nobody wins. */
import { describe, expect, test } from 'vitest';
import { gamesMessage } from '../../../src/discord/features/my-games.ts';
import { lateMessage, personalMessage, tableMessage } from '../../../src/discord/views/notice-message.ts';
import { offerMessage } from '../../../src/discord/views/offer-message.ts';
import { refusalMessage } from '../../../src/discord/views/refusal.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { NoticeText } from '../../../src/tables/notice.ts';
import type { Table } from '../../../src/tables/table.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { aTable } from '../../tables/a-table.ts';
import { overdueSince, turn } from '../../tables/reminders/table.ts';
import { begun, over, played, storyTable } from '../bacchanalia/a-story.ts';
import { textOf } from '../laws.ts';

const UP = new Date('2026-11-21T12:00:00Z');
const TIMES = { up: UP, playedFor: UP };
const STAMP = '<t:1795262400:R>';

/** It is the turn of the player to act, who is overdue. */
const overdue = (table: Table, number: number): Table => {
  const [seat] = table.seats;
  const userId = seat?.occupant.kind === 'person' ? seat.occupant.userId : '';
  const clock = turn({ turn: number, color: seat?.color ?? 'blue', userId, overdue: overdueSince(0) });
  return { ...table, reminders: { ...table.reminders, turn: clock } };
};

const story = (locale = 'en') => overdue(storyTable(played, begun, locale), 1);

const setup = { players: ['blue', 'red', 'yellow'], first: 'blue' } as const;
const race = (locale = 'en') => {
  const seats = setup.players.map(
    (color, at) =>
      ({
        color,
        occupant: { kind: 'person', userId: `${at + 1}00`, name: ['Aule', 'Larthia', 'Vel'][at] ?? '' },
      }) as const,
  );
  const table = aTable({ status: 'playing', setup, state: tuchulcha.start(setup), seats, size: 3, locale });
  return overdue(table, 1);
};

type OfTable = Parameters<typeof tableMessage>[2];
type OfPerson = Parameters<typeof personalMessage>[2];

const OF_TABLE: readonly OfTable[] = [
  { kind: 'timeUp', turn: 1 },
  { kind: 'playedFor', turn: 1, name: 'Aule', by: null },
  { kind: 'playedFor', turn: 1, name: 'Aule', by: 'Vel' },
  { kind: 'standIn', name: 'Aule', by: null },
  { kind: 'standIn', name: 'Aule', by: 'Vel' },
  { kind: 'back', name: 'Aule' },
  { kind: 'waiting', name: 'Aule', by: 'Vel' },
  { kind: 'removed', name: 'Aule', becomes: 'out' },
  { kind: 'vacation', name: 'Aule', until: 0 },
  { kind: 'vacationOver', name: 'Aule' },
  { kind: 'idle', closesAt: 0 },
  ...(['opener', 'admin', 'agreed', 'idle'] as const).map((why): NoticeText & { kind: 'closed' } => ({
    kind: 'closed',
    why,
    by: 'Vel',
  })),
];
const OF_PERSON: readonly OfPerson[] = [
  { kind: 'remind', turn: 1, share: 50 },
  { kind: 'nudge', turn: 1, by: 'Vel' },
  { kind: 'next', turn: 1 },
  { kind: 'followed', turn: 1, over: false },
  { kind: 'followed', turn: 1, over: true },
];

const labelsOf = (rows: readonly { readonly components: readonly object[] }[]): string[] =>
  rows.flatMap(({ components }) => components.flatMap((one) => ('label' in one ? [String(one.label)] : [])));

/** All texts, including buttons. */
function saidAt(table: Table): string[] {
  const t = translator(table.locale);
  const personal = OF_PERSON.map((text) => personalMessage(t, table, text, TIMES, true));
  const closed = personalMessage(
    t,
    { ...table, status: 'aborted' },
    { kind: 'followed', turn: 1, over: true },
    TIMES,
    true,
  );
  const offer = offerMessage(table, { from: '100', to: '9', isAway: true });
  const away: Table = { ...table, seats: table.seats.map((one) => ({ ...one, standIn: true })) } as Table;
  const refusals = (['away', 'notAway', 'notOverdue', 'aboutYou'] as const).map((code) =>
    refusalMessage(t, { code }, table),
  );
  const messages = [
    ...OF_TABLE.map((text) => tableMessage(t, table, text, TIMES)),
    ...personal,
    closed,
    offer,
    lateMessage(table, 1, TIMES),
    ...refusals,
    gamesMessage(
      t,
      [
        { table, ...TIMES },
        { table: away, ...TIMES },
      ],
      '100',
    ),
    gamesMessage(t, [{ table: away, ...TIMES }], '200'),
  ];
  return messages.flatMap((message) => [textOf(message), ...labelsOf(message.rows)]);
}

/** Words about computer players, dice and winning, in each language. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  en: /comput|dice|roll|wins|victory|result/i,
  de: /comput|würf|gewinn|sieg|ergebnis/i,
  nl: /comput|dobbel|worp|wint|overwinning|uitslag/i,
  it: /virtual|dad[io]|lanc|vinc|vittoria|risultato/i,
};

describe.each(LANGUAGES.map(({ code }) => code))('%s', (locale) => {
  const foreign = FOREIGN[locale] ?? /$^/;

  test('at a story’s table nobody plays for anybody, nothing is rolled, and nobody wins', () => {
    for (const said of saidAt(story(locale))) expect(said).not.toMatch(foreign);
  });

  test('which at a race they do', () =>
    expect(saidAt(race(locale)).filter((said) => foreign.test(said)).length).toBeGreaterThan(8));

  test('everything is said, and buttons can be read on a phone', () => {
    for (const said of [...saidAt(story(locale)), ...saidAt(race(locale))]) {
      expect(said.length).toBeGreaterThan(0);
      expect(said).not.toMatch(/undefined|\{\w/);
    }
  });
});

describe('in English', () => {
  const t = translator('en');
  const at = (text: OfTable): string => tableMessage(t, story(), text, TIMES).content;
  const to = (text: OfPerson, table: Table = story()): string =>
    personalMessage(t, table, text, TIMES, true).content;

  test.each<[string, string]>([
    [at({ kind: 'playedFor', turn: 1, name: 'Aule', by: null }), 'Aule’s turn was skipped.'],
    [at({ kind: 'playedFor', turn: 1, name: 'Aule', by: 'Vel' }), 'Vel skipped Aule’s turn.'],
    [
      at({ kind: 'standIn', name: 'Aule', by: null }),
      'Aule’s turns are skipped until they come back, any time they like.',
    ],
    [
      at({ kind: 'waiting', name: 'Aule', by: 'Vel' }),
      `Vel wants to wait for Aule, who can still play this turn. Otherwise it will be skipped ${STAMP}. The others can still choose something else here.`,
    ],
    [at({ kind: 'removed', name: '', becomes: 'out' }), 'a former player is no longer in the story.'],
    [
      t('remove.done', { name: 'Aule', number: 7, game: 'bacchanalia', what: 'out' }),
      'Table 7: Aule is no longer in the story.',
    ],
    [
      t('offer.out', { name: 'Aule', number: 7, game: 'bacchanalia' }),
      'The story of Aule at table 7 is told: there’s no seat to offer.',
    ],
    [
      at({ kind: 'timeUp', turn: 1 }),
      `Aule (blue)’s time is up. What now, <@200> and <@300>? If nobody chooses, the turn will be skipped ${STAMP}.`,
    ],
    [
      to({ kind: 'followed', turn: 1, over: false }),
      'Table 7 (Bacchanalia), turn 1: the story waits for Aule (blue).',
    ],
    [
      to({ kind: 'followed', turn: 1, over: true }, storyTable(played, over)),
      'The story at table 7 (Bacchanalia) has been told to its end.',
    ],
    [
      to({ kind: 'followed', turn: 1, over: true }, { ...story(), status: 'aborted' }),
      'The story at table 7 (Bacchanalia) was closed before its end.',
    ],
  ])('%s', (said, expected) => expect(said).toBe(expected));

  test.each(['time', 'left'] as const)(
    'the choice has four buttons, and nobody waits who has gone: %s',
    (why) => {
      const { reminders, ...table } = story();
      const turn = reminders.turn && { ...reminders.turn, overdue: { why, since: 0, removal: [] } };
      const late = { ...table, reminders: { ...reminders, turn } };
      expect(labelsOf(tableMessage(t, late, { kind: 'timeUp', turn: 1 }, TIMES).rows)).toEqual([
        ...(why === 'left' ? [] : ['Keep waiting']),
        'Skip this turn',
        'Skip until they’re back',
        'Remove from story (both must agree)',
      ]);
    },
  );

  test('/games says which game each table plays if there are two', () => {
    const tables = [race(), story()].map((table, index) => ({
      table: { ...table, number: index + 1 },
      ...TIMES,
    }));
    const gamesIn = (listed: typeof tables) =>
      textOf(gamesMessage(t, listed, '900')).match(/(?<=^-# )(?:Tuchulcha|Bacchanalia)\b/gm);
    expect(gamesIn(tables)).toEqual(['Tuchulcha', 'Bacchanalia']);
    expect(gamesIn(tables.slice(0, 1))).toBeNull();
  });
});
