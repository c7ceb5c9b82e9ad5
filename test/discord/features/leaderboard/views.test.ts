import type { APIStringSelectComponent } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { plain } from '../../../../src/discord/api/message.ts';
import { type LoadedPage, leaderboardContent } from '../../../../src/discord/features/leaderboard/message.ts';
import { deletionQuestion, privacyMessage } from '../../../../src/discord/features/privacy.ts';
import { profileMessage, profileText, profileView } from '../../../../src/discord/features/profile.ts';
import { sharedBy } from '../../../../src/discord/handling/reply.ts';
import { describeLeaderboard, describeProfile } from '../../../../src/pictures/results/result-views.ts';
import { NO_GAMES, type Profile } from '../../../../src/tables/results/result.ts';
import type { LeaderboardEntry } from '../../../../src/tables/results/results-store.ts';
import type { Table } from '../../../../src/tables/table.ts';
import { localeTexts, translator } from '../../../../src/texts/index.ts';
import { aTable } from '../../../tables/a-table.ts';
import { controlsIn, expectLawful, textOf } from '../../laws.ts';

const NAME = '_'.repeat(32);
const NOW = new Date('2026-11-21T12:00:00Z');

const standing = (given: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  userId: '1'.repeat(19),
  name: NAME,
  mu: 48.123,
  sigma: 8.123,
  games: 99_999,
  wins: 99_998,
  established: true,
  rank: 99_999,
  ...given,
});

const standings = (given: Partial<LoadedPage> = {}): LoadedPage => ({
  page: { game: 'tuchulcha', period: '2026-Q4', players: 0, page: 2 },
  pages: 10_000,
  total: 99_999,
  seasons: ['2026-Q4', '2026', 'all'],
  rows: Array.from({ length: 10 }, (_, index) => standing({ userId: `${index}`, established: index < 5 })),
  reader: { userId: 'me', place: standing() },
  ...given,
});

const reader = { locale: 'en', now: NOW, sharable: true };

const linesOf = (content: string): string[] => content.split('\n');

describe('a leaderboard', () => {
  test('has those who are provisional after the others, and says so in words', () => {
    const rows = [
      standing({ userId: '5', name: 'Ann', mu: 30, sigma: 3, games: 12, wins: 7, rank: 1 }),
      standing({ userId: '6', name: 'Bob', mu: 26, sigma: 3, games: 10, wins: 3, rank: 2 }),
      standing({
        userId: '7',
        name: 'Cyd',
        mu: 29,
        sigma: 6,
        games: 2,
        wins: 2,
        rank: 3,
        established: false,
      }),
    ];
    const { message, view } = leaderboardContent(
      standings({ rows, total: 3, pages: 1, page: { ...standings().page, page: 1 }, reader: null }),
      reader,
    );
    expect(linesOf(textOf(message)).slice(0, -1)).toEqual([
      '**Leaderboard** · Tuchulcha · Q4 2026 · all tables',
      '**1.** Ann · 1650 ± 270 · 7 of 12 won',
      '**2.** Bob · 1530 ± 270 · 3 of 10 won',
      '-# Provisional, under 5 games:',
      'Cyd · 2 of 2 won',
    ]);
    expect(view?.rows[2]).toMatchObject({ name: 'Cyd', provisional: true, rating: 1620, doubt: 540 });
  });

  test('pings nobody, whatever people are called', () => {
    const rows = [standing({ name: '<@123> @everyone **x**\n# y' })];
    const content = textOf(leaderboardContent(standings({ rows }), reader).message);
    expect(content).not.toMatch(/<@\d|@everyone|\n# y/);
  });

  test.each([
    ['from right to left', 'مريم', '\u2068مريم\u2069'],
    ['with a sign that turns what follows', 'a\u202eb\u2067c', 'abc'],
  ])('has its numbers in their places after a name %s', (_, name, written) => {
    const content = textOf(leaderboardContent(standings({ rows: [standing({ name })] }), reader).message);
    expect(content).toContain(`** ${written} · 2194 ± 731 · `);
  });

  test.each<[string, Partial<LoadedPage>, string]>([
    ['is elsewhere', {}, '-# You: place 99999 of 99999, 2194 ± 731.'],
    [
      'is provisional',
      { reader: { userId: 'me', place: standing({ established: false }) } },
      '-# You: no place yet, your rating is provisional.',
    ],
    ['is not on it', { reader: { userId: 'me', place: 'none' } }, '-# You’re not on it yet'],
    ['is hidden', { reader: { userId: 'me', place: 'hidden' } }, 'because you’ve hidden yourself'],
  ])('tells a reader who %s', (_, given, expected) => {
    expect(textOf(leaderboardContent(standings(given), reader).message)).toContain(expected);
  });

  test('has a season among its options that is not offered any more', () => {
    const page = { ...standings().page, period: '1999' };
    const { message } = leaderboardContent(standings({ page }), reader);
    const lists = controlsIn(message.layout?.parts ?? []) as readonly Partial<APIStringSelectComponent>[];
    const options = lists.flatMap((one) => (one.options ? [one.options] : []));
    expect(options[0]?.find((option) => option.default)?.value).toBe('1999');
  });
});

const PROFILE: Profile = {
  games: 99_999,
  wins: 99_998,
  byPlayers: [2, 3, 4].map((players) => ({ players, games: 99_999, wins: 99_998 })),
  deeds: {
    tuchulcha: {
      hits: 99_999,
      bestHit: 9,
      taken: 99_999,
      lost: 99_999,
      roles: { tuchulcha: { games: 99_999, wins: 9999 }, lasaVecuvia: { games: 99_999, wins: 9999 } },
    },
  },
  dice: 9_999_999,
  pips: 9_999_999,
  streak: { now: 99_999, best: 99_999 },
  places: [99_999, 99_999, 99_999, 99_999],
  left: 99_999,
  substitute: { games: 99_999, wins: 99_999 },
  curve: [{ at: NOW, skill: { mu: 20, sigma: 8 } }],
  uncontested: 0,
};

const profile = { name: NAME, game: 'tuchulcha', profile: PROFILE, locale: 'en' } as const;

describe('a profile', () => {
  test.each<[string, Pick<Parameters<typeof profileText>[0], 'place' | 'hidden'>, string]>([
    [
      'established',
      { place: { standing: standing({ rank: 3 }), of: 20 }, hidden: false },
      'Rating **2194 ± 731**, place 3 of 20\n',
    ],
    [
      'provisional',
      { place: { standing: standing({ rank: 3, games: 4, established: false }), of: 20 }, hidden: false },
      '; provisional for one more game',
    ],
    ['hidden', { place: null, hidden: true }, 'Rating **1350 ± 720**, on no leaderboard\n'],
  ])('%s', (_, given, expected) => expect(profileText({ ...profile, ...given })).toContain(expected));

  test('of somebody who only ever came in later is not rated', () => {
    const alone = { ...PROFILE, games: 0, wins: 0, byPlayers: [], places: [], left: 0, curve: [] };
    const shown = { ...profile, profile: alone, place: null, hidden: false };
    expect(profileText(shown)).toContain(
      'Not rated yet: none of these games count for ratings.\nGames: **0**, won **0**\n',
    );
    expect(profileView(shown)).toMatchObject({ standing: null, curve: [] });
  });

  const stories = (told: number): Profile => ({
    ...NO_GAMES,
    uncontested: told,
    deeds: { bacchanalia: { told, ended: 0 } },
  });
  const shown = (own: number, counted: number, isOwn: boolean) => {
    const career = { name: 'Ann', own: stories(own), profile: stories(counted) };
    const results = {
      isHidden: async () => false,
      titles: async () => [],
      career: async () => career,
      leaderboard: async () => [],
    };
    const context = { results, store: { games: { tuchulcha: { puzzleRecord: async () => null } } } };
    return profileMessage(context as unknown as Parameters<typeof profileMessage>[0], {
      guildId: '1',
      userId: '2',
      name: 'Ann',
      isOwn,
      locale: 'en',
      sharable: true,
      isShared: false,
    });
  };
  const isSharable = ({ layout }: Awaited<ReturnType<typeof shown>>) =>
    JSON.stringify(layout).includes('share');

  test('of games for their players’ own eyes is for these alone', async () => {
    const own = await shown(3, 1, true);
    expect(textOf(own)).toContain('took part in **3**');
    expect(linesOf(textOf(own))).toContain('-# With 2 private games that only you see here.');
    expect(isSharable(own)).toBe(true);
    const others = await shown(3, 1, false);
    expect(textOf(others)).toContain('took part in **1**');
    expect(textOf(others)).not.toContain('private');
  });

  test('of nothing but such games is none for others', async () => {
    const own = await shown(2, 0, true);
    expect(textOf(own)).toContain('took part in **2**');
    expect(isSharable(own)).toBe(false);
    expect(textOf(await shown(2, 0, false))).toBe('Ann has no finished game here yet.');
  });
});

describe('a profile tells of stories', () => {
  const stories = { told: 3, ended: 2 };
  const line = 'Stories (Bacchanalia): took part in **3**, told the ending of 2';

  test('beside the races, which they do not count among', () => {
    const content = profileText({
      ...profile,
      profile: { ...PROFILE, uncontested: 3, deeds: { ...PROFILE.deeds, bacchanalia: stories } },
      place: null,
      hidden: false,
    });
    expect(content).toContain('Games: **99999**, won **99998**');
    expect(linesOf(content)).toContain(line);
    expect(profileText({ ...profile, place: null, hidden: false })).not.toContain('Bacchanalia');
  });

  test('alone, where there is nothing else', () => {
    const told = { ...NO_GAMES, uncontested: 3, deeds: { bacchanalia: stories } };
    const shown = { ...profile, name: 'Ann', profile: told, place: null, hidden: false };
    expect(profileText(shown)).toBe(`**Ann** · Bacchanalia, on this server\n${line}`);
  });
});

test.each<[string, readonly ('race' | 'story')[], string]>([
  ['no table', [], 'This can’t be undone.\n- Finished games'],
  [
    'a race',
    ['race'],
    '- At the table where you’re playing, a computer player takes your seat for good; that counts as left.\n',
  ],
  ['a story', ['story'], '\n- The story you’re in goes on without you.\n'],
  [
    'stories and a race',
    ['race', 'story', 'story'],
    ' that counts as left.\n- The 2 stories you’re in go on without you.\n',
  ],
])('what deleting does to who plays at %s', (_, games, expected) => {
  const open = games.map(
    (game): Table =>
      game === 'race'
        ? aTable({ status: 'playing' })
        : { ...aTable(), game: 'bacchanalia', status: 'playing', setup: null, state: null, seats: [] },
  );
  const { content } = deletionQuestion(translator('en'), open, '3');
  expect(content).toContain(expected);
  expect(content.includes('computer player')).toBe(games.includes('race'));
});

describe.each(Object.keys(localeTexts))('%s: everything fits into Discord', (locale) => {
  test('leaderboards, with the longest names and all seasons there can be', () => {
    const seasons = Array.from({ length: 40 }, (_, index) => `${2020 + index}-Q4`);
    const { message, view } = leaderboardContent(standings({ seasons }), { ...reader, locale });
    for (const shown of [message, sharedBy(locale, NAME, message)]) expectLawful(shown);
    expect(view && describeLeaderboard(view).length).toBeLessThanOrEqual(1024);
    const empty = leaderboardContent(standings({ rows: [], total: 0, pages: 0 }), { ...reader, locale });
    expectLawful(empty.message);
    expect(empty.view).toBeNull();
  });

  test('profiles', () => {
    for (const hidden of [true, false]) {
      const shown = { ...profile, locale, hidden, place: null };
      for (const place of [null, { standing: standing(), of: 99_999 }])
        expectLawful(sharedBy(locale, NAME, plain(profileText({ ...shown, place }))));
      expect(describeProfile(profileView(shown)).length).toBeLessThanOrEqual(1024);
    }
  });

  test('/privacy, and what deleting does', () => {
    const t = translator(locale);
    for (const hidden of [true, false]) expectLawful(privacyMessage(t, hidden));
    const tables = [
      ...Array.from({ length: 30 }, () => aTable({ status: 'playing' })),
      ...Array.from({ length: 30 }, () => aTable()),
      ...Array.from({ length: 30 }, () => aTable({ openerId: '99' })),
    ];
    const { content, rows } = deletionQuestion(t, tables, '99');
    expectLawful({ content: `${t('privacy.failed')}\n\n${content}`, rows });
    expect(content.match(/30/g)).toHaveLength(3);
  });
});
