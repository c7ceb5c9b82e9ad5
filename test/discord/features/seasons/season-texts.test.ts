import { describe, expect, test } from 'vitest';
import { seasonCard, tablesOfSeason } from '../../../../src/discord/features/seasons/card.ts';
import { logLine, logLines, logMessage } from '../../../../src/discord/features/seasons/log-lines.ts';
import { hallMessage } from '../../../../src/discord/features/seasons/managing.ts';
import { listedSeasons, seasonPage } from '../../../../src/discord/features/seasons/page.ts';
import { howItEnded, seasonButtons } from '../../../../src/discord/features/seasons/season-texts.ts';
import type { HandlerContext } from '../../../../src/discord/handling/context.ts';
import type { ManagerChange } from '../../../../src/tables/seasons/changes.ts';
import type { SeasonEntry, StoredSeason } from '../../../../src/tables/seasons/season.ts';
import { mayComeBack } from '../../../../src/tables/seasons/season-log.ts';
import { seasonStandings } from '../../../../src/tables/seasons/season-results.ts';
import type { Standing } from '../../../../src/tables/seasons/standings.ts';
import { LANGUAGES, translator } from '../../../../src/texts/index.ts';
import { finishedSeason } from '../../../tables/seasons/finished-season.ts';
import { PlayedEvening, termsOfEvening } from '../../../tables/seasons/played-evening.ts';
import { clientOf } from '../../a-server.ts';
import { controlsIn, expectLawful, textOf } from '../../laws.ts';
import { toldBy } from '../../stub-interaction.ts';
import { TestBot } from '../../test-bot.ts';
import { storedSeason } from './stored.ts';

const t = translator('en');
const season = finishedSeason(8, false);
const [manager = '', other = ''] = season.people;
const names = new Map([
  [manager, 'Aule'],
  [other, 'Thana'],
]);

const CHANGES: { readonly [Type in ManagerChange['type']]: Extract<ManagerChange, { readonly type: Type }> } =
  {
    extended: { type: 'extended', weeks: 1 },
    shortened: { type: 'shortened' },
    paused: { type: 'paused' },
    resumed: { type: 'resumed' },
    stopped: { type: 'stopped' },
    excluded: { type: 'excluded', userId: other },
    readmitted: { type: 'readmitted', userId: other },
    calledOff: { type: 'calledOff', why: 'manager' },
    channelChosen: { type: 'channelChosen', channelId: '88' },
  };

test.each(
  LANGUAGES.flatMap(({ code: locale }) =>
    Object.values(CHANGES).map((change) => [change.type, locale, change] as const),
  ),
)('whatever a manager does is in the log, and on the card: %s in %s', (_, locale, change) => {
  const stored = storedSeason(season, names, { locale });
  const entry: SeasonEntry = { ...change, at: season.at, by: manager };
  const line = logLine(translator(locale), stored, entry);
  expect(line).toContain('Aule');
  const { message } = seasonCard({ stored, log: [entry], tables: [], now: season.at });
  expect(textOf(message)).toContain(line);
});

test.each([
  [{ rounds: 2, final: false }, false, 'It ended after round 1 of 2: too few people were left for another.'],
  [{ rounds: 2, final: true }, true, 'It ended after round 1 of 2.'],
  [{ rounds: 1, final: true }, false, 'The final wasn’t played: too few people were left for it.'],
  [{ rounds: 1, final: true }, true, 'The final wasn’t played.'],
  [{ rounds: 1, final: false }, false, null],
])('an evening says that it had less than its %j, and why: stopped %s', (planned, isStopped, told) => {
  const evening = { ...planned, minutes: 60 } as never;
  expect(howItEnded(t, { ...season, terms: { ...season.terms, evening }, isStopped })).toBe(told);
});

/** Two rounds at which everybody ties, so that only the clock tells them apart, and a final with these places. */
function eveningOf(final: readonly number[] | null): StoredSeason {
  const evening = new PlayedEvening(termsOfEvening({ rounds: 2, final: true }, 3), 6);
  evening.start();
  do for (const table of evening.open) evening.finish(table, [1, 1, 1]);
  while (evening.drawRound() && evening.open.length > 1);
  if (final) {
    evening.finish(evening.open[0] ?? 0, final);
    evening.end();
  }
  return storedSeason(evening.season, new Map(evening.season.people.map((id) => [id, `P${id}`])));
}

test('an evening’s card says who is fifth, and why, as soon as the final is drawn, and what decided equals in it', () => {
  const shown = [null, [2, 1, 2, 4]].map((final) => {
    const stored = eveningOf(final);
    const { message } = seasonCard({ stored, log: [], tables: [], now: stored.season.at });
    const lines = textOf(message).split('\n');
    return {
      rows: seasonStandings(stored.season).flat(),
      ties: lines.filter((line) => /ahead|final d/.test(line)),
    };
  });
  const tie = ({ rows }: (typeof shown)[number], place: number, by: string) =>
    `-# P${rows[place - 2]?.userId} is ahead of P${rows[place - 1]?.userId} by ${by}.`;
  const [before, after] = shown as [(typeof shown)[number], (typeof shown)[number]];
  const fifth = tie(before, 5, 'joining earlier');
  expect(before.ties).toEqual([fifth]);
  expect(after.ties.slice(0, 3)).toEqual([
    '-# The final decided places 1 to 4.',
    tie(after, 3, 'their places before the final'),
    fifth,
  ]);
});

test('whoever rests can come back as long as another round may be drawn', () => {
  const { season: played } = eveningOf(null);
  const [userId = ''] = played.people;
  const evening = { ...played, resting: [userId] };
  const after = (last: number) => ({
    ...evening,
    tables: evening.tables.filter(({ round }) => round <= last),
  });
  const shown = [after(1), after(2), after(3), { ...after(1), isStopped: true }];
  expect(shown.map((one) => mayComeBack(one, userId))).toEqual([true, false, false, false]);
});

test('people who joined together are listed in the reader’s language, not the season’s', () => {
  const stored = storedSeason(season, names, { locale: 'en' });
  const entries = [manager, other].map((userId): SeasonEntry => ({ type: 'joined', userId, at: season.at }));
  expect(logLines(translator('de'), stored, entries).join()).toContain('Aule und Thana');
});

test.each(LANGUAGES.map(({ code }) => code))('a card fits whatever people are called: %s', (locale) => {
  const ids = (from: number) => Array.from({ length: 60 }, (_, at) => String(from + at));
  const [people, reserves] = [ids(100), ids(200)];
  const joining = { ...season, status: 'joining', divisions: [], people, reserves } as const;
  const cardOf = (letter: string) => {
    const called = new Map([...people, ...reserves].map((id) => [id, letter.repeat(32)]));
    const stored = storedSeason(joining, called, { locale });
    return seasonCard({ stored, log: [], tables: [], now: season.at }).message;
  };
  expectLawful(cardOf('_'));
  expectLawful(cardOf('m'));
  expect(textOf(cardOf('m'))).toContain(season.commitment.slice(0, 16));
  expect(textOf(cardOf('m'))).toContain(translator(locale)('card.seenMore', { count: 20 }));
});

test('many tables, and many ties, push nothing off a card', () => {
  const over = finishedSeason(40);
  const called = new Map(over.people.map((id) => [id, 'm'.repeat(32)]));
  const paused: SeasonEntry = { type: 'paused', at: season.at, by: manager };
  const open = Array.from({ length: 140 }, (_, at) => ({
    ...over.tables[0],
    tableId: `table ${at}`,
    result: null,
  }));
  const tables = open.map(({ tableId }, number) => ({
    id: tableId,
    number,
    status: 'playing',
    guildId: '1'.repeat(19),
    channelId: '2'.repeat(19),
    // The first one is played where the card is.
    showing: { playChannelId: number === 0 ? null : '3'.repeat(19) },
  }));
  const playing = { ...over, status: 'playing', secret: null, tables: [...over.tables, ...open] };
  for (const one of [over, playing]) {
    const stored = storedSeason(one as never, called);
    const { message } = seasonCard({ stored, log: [paused], tables: tables as never, now: season.at });
    expectLawful(message);
    expect(textOf(message)).toContain(logLine(t, stored, paused));
    expect(textOf(message)).toContain(one === over ? over.secret : 'Running: 0 · [1](https://discord.com/');
  }
});

test('nobody who comes and goes pushes what matters out of the log that is shown', async () => {
  const excluded: SeasonEntry = { type: 'excluded', userId: other, at: season.at, by: manager };
  const comesAndGoes = Array.from({ length: 500 }, (_, index): SeasonEntry => {
    const type = index % 2 ? 'withdrew' : 'joined';
    return { type, userId: String(1_500_000 + (index % 3)), at: season.at };
  });
  const stored = storedSeason({ ...season, id: 'abcdefghij' }, names);
  const seasons = { season: async () => stored, seasonLog: async () => [excluded, ...comesAndGoes] };
  const bot = new TestBot();
  Object.assign(bot.context, { seasons });
  const told = toldBy(await bot.button('anna', seasonButtons.log({ season: stored.season.id })));
  const line = logLine(translator('en'), stored, excluded);
  expect(told).toEqual([expect.stringContaining(line ?? 'no line')]);
});

test('a person’s page of a season reads the tables where they sit, and no others', async () => {
  const [{ seats, ...table } = { seats: [] }] = season.tables;
  const tables = Array.from({ length: 100 }, (_, index) => ({
    ...table,
    seats: index === 7 ? [manager] : [other],
    tableId: `table ${index}`,
    result: null,
    reserves: new Map(),
  }));
  const read: string[] = [];
  const store = { load: async (id: string) => void read.push(id) };
  const stored = storedSeason({ ...season, tables } as typeof season, names);
  await tablesOfSeason({ store } as unknown as HandlerContext, stored, manager);
  expect(read).toEqual(['table 7']);
});

test('whoever plays in a season where they can’t read is told so, and others aren’t', async () => {
  const { store, seasons, tables, now } = new TestBot().context as HandlerContext;
  const stored = storedSeason({ ...season, status: 'playing', id: 'abcdefghij' }, names);
  const pageFor = async (userId: string, isOpen: boolean) => {
    const reader = { userId, isManager: false, client: clientOf({ '2': isOpen }) };
    return textOf(await seasonPage({ store, seasons, tables, now }, t, stored, [stored], reader));
  };
  const pages = [await pageFor(manager, false), await pageFor(manager, true), await pageFor('7', false)];
  expect(pages.map((page) => page.includes('You can’t see the channel'))).toEqual([true, false, false]);
});

test('nobody is drawn into a season where they can’t read, and who plays in one finds it', async () => {
  const stored = ['4', '5'].map((channelId) =>
    storedSeason({ ...season, people: [manager] }, names, { channelId }),
  );
  const seasons = { openSeasons: async () => stored, untoldSeasons: async () => [] };
  const client = clientOf({ '2': true, '4': true, '5': false });
  const listedFor = async (id: string) => {
    const asking = { client, channelId: '2', user: { id } };
    const listed = await listedSeasons({ seasons } as never, '1', asking as never);
    return listed.map(({ channelId }) => channelId);
  };
  expect([await listedFor(other), await listedFor(manager)]).toEqual([['4'], ['4', '5']]);
});

describe('the log and the past champions', () => {
  const at = (minutes: number) => new Date(season.at.getTime() + minutes * 60_000);
  const joined = (userId: string, minutes: number): SeasonEntry => ({
    type: 'joined',
    userId,
    at: at(minutes),
    interactionId: `${minutes}`,
  });

  test('people who join one after another share a line', () => {
    const stored = storedSeason(season, names);
    const entries = [
      joined(manager, 0),
      joined(other, 1),
      { type: 'paused', at: at(2), by: manager } as const,
    ];
    expect(logLines(t, stored, entries)).toEqual([
      expect.stringMatching(/^- <t:\d+:f>: Aule and Thana joined$/),
      expect.stringMatching(/^- <t:\d+:f>: paused \(Aule\)$/),
    ]);
    expect(logLines(t, stored, [joined(other, 1)])).toEqual([expect.stringMatching(/: Thana joined$/)]);
  });

  test('champions of a season are those of its highest division', () => {
    const over = finishedSeason(40);
    const stored = storedSeason(over, new Map(over.people.map((id) => [id, `P${id}.`])));
    const [rows = [], ...lower] = seasonStandings(over);
    const named = (all: readonly Standing[]) =>
      all.filter(({ userId }) => textOf(hallMessage(t, [stored])).includes(`P${userId}.`));
    expect(named(rows)).toEqual(rows.filter(({ place }) => place === 1));
    expect(named(lower.flat())).toEqual([]);
  });

  test('each round of an evening is drawn by its number, and the final as that', () => {
    const drawn = (minutes: number): SeasonEntry => ({ type: 'roundDrawn', tables: [], at: at(minutes) });
    const lines = logLines(t, eveningOf(null), [drawn(0), joined(other, 1), drawn(2)]);
    expect(lines.map((line) => line.replace(/.*: /, ''))).toEqual([
      'round 2 drawn',
      expect.stringContaining('joined'),
      'final drawn',
    ]);
  });

  test.each(LANGUAGES.map(({ code }) => code))(
    'fit whatever people are called, the newest first: %s',
    (locale) => {
      for (const letter of ['_', 'm']) {
        const over = finishedSeason(40);
        const called = new Map(over.people.map((id) => [id, letter.repeat(32)]));
        const stored = storedSeason(over, called, { locale });
        const many = over.people.flatMap((userId, nth): SeasonEntry[] => [
          joined(userId, nth),
          { type: 'left', userId, at: at(1000 + nth) },
        ]);
        const log = logMessage(translator(locale), stored, [
          ...many,
          { type: 'stopped', at: at(2000), by: manager },
        ]);
        expectLawful(log);
        expect(textOf(log)).toContain(String(Math.floor(at(2000).getTime() / 1000)));
        const ended = Array.from({ length: 20 }, (_, nth) => ({
          ...stored,
          season: { ...over, id: `abcdef${String(nth).padStart(4, '0')}` },
        }));
        const hall = hallMessage(translator(locale), ended);
        expectLawful(hall);
        expect(controlsIn(hall.layout?.parts ?? [])).toHaveLength(10);
        expectLawful(hallMessage(translator(locale), []));
      }
    },
  );
});
