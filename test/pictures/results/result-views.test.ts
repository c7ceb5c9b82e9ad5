import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeLeaderboard, describeProfile } from '../../../src/pictures/results/result-views.ts';
import { describeFilm, describeTurn } from '../../../src/pictures/tuchulcha/alt.ts';
import { describeRaceProfile } from '../../../src/pictures/tuchulcha/profile.ts';
import { describeSummary } from '../../../src/pictures/tuchulcha/summary.ts';
import { playedGame } from '../tuchulcha/film/played.ts';
import { EMPTY_PROFILE, leaderboard, profile, ROWS, summary } from './scenes.ts';

const LOCALES = ['en', 'de', 'nl', 'it', 'xx'] as const;
const locale = fc.constantFrom(...LOCALES);
const name = fc.string({ unit: 'grapheme', maxLength: 64 });

const whole = (text: string): void => {
  expect(text.length).toBeLessThanOrEqual(1024);
  expect(text).toMatch(/\.$/);
};

describe('words of a leaderboard', () => {
  test('say what the picture shows', () => {
    const text = describeLeaderboard(leaderboard());
    expect(text).toMatch(/^Leaderboard: Tuchulcha · Q4 2026 · 4 players · page 1 of 3\. /);
    expect(text).toContain('1. Ada: 1752 ± 36, 212 games, 101 won.');
    expect(text).toContain('สมชาย: provisional, one game, 0 won.');
  });

  test('say that nobody is on it', () => {
    expect(describeLeaderboard(leaderboard({ rows: [], pages: 1 }))).toContain(
      'Nobody is on this leaderboard',
    );
  });

  test('are whole for any names', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 10, maxLength: 10 }), locale, (names, locale) => {
        const rows = ROWS.map((row, i) => ({
          ...row,
          name: names[i] ?? '',
          rank: 10_000 + i,
          games: 123_456,
        }));
        whole(describeLeaderboard(leaderboard({ rows, locale })));
      }),
    );
  });

  test('count who there was no room for', () => {
    const rows = ROWS.map((row) => ({ ...row, name: 'Ämilie '.repeat(9), games: 1_234_567, wins: 999_999 }));
    const text = describeLeaderboard(leaderboard({ rows, locale: 'de' }));
    whole(text);
    const told = text.match(/ gewonnen\./g)?.length ?? 0;
    const left = /Noch (einer|\d+) ste/.exec(text)?.[1];
    expect(told + (left === 'einer' ? 1 : Number(left ?? 0))).toBe(10);
  });
});

describe('words of a profile', () => {
  test('say what the picture shows', () => {
    const text = describeRaceProfile(profile());
    for (const told of [
      'Rating 1701 ± 45, place 2.',
      '212 games, 101 won (48%).',
      'With 3 players: 21 of 52 won.',
      '387 hits, at most 4 at once.',
      'Wins in a row: 3 now, 9 at most.',
      'Dice: +105 pips against the average of 18,450 dice.',
    ])
      expect(text).toContain(told);
  });

  test('say no more than every game has, where the game adds nothing', () => {
    const text = describeProfile(profile());
    expect(text).toMatch(/Wins in a row: 3 now, 9 at most\.$/);
    expect(text).not.toContain('hits');
  });

  test('say where the rating came from, where it is, and how far it went', () => {
    const curve = [1520, 1482, 1626, 1555.4].map((rating, at) => ({ at, rating, doubt: 60 }));
    const text = describeRaceProfile(profile({ curve }));
    expect(text).toContain('The rating went from 1520 to 1555, between 1482 and 1626.');
    expect(describeRaceProfile(profile({ curve: curve.slice(0, 1) }))).not.toContain('The rating went');
  });

  test.each(LOCALES)('are whole: %s', (locale) => {
    whole(describeRaceProfile(profile({ locale })));
    whole(describeRaceProfile({ ...EMPTY_PROFILE, locale }));
  });
});

describe('words of a finished game', () => {
  test('say how it ended and for whom', () => {
    const played = summary(4, 3, 'en');
    const players = played.players.map((one, i) => ({ ...one, won: i === 2 }));
    const view = { ...played, players };
    const text = describeSummary(view);
    expect(text).toMatch(/^Table 12 · Maximilian von… wins\. \d+ turns, \d+ hits\. /);
    expect(text).toMatch(
      / \(red\): \d on the altar, \d in the forest at the end; dice \S+ pips, luck −8%\. /,
    );
    for (const { color } of view.players) expect(text).toContain(`(${color}): `);
    for (const { turn } of view.turningPoints) expect(text).toContain(`Turning point in turn ${turn}: `);
  });

  test.each(LOCALES)('are whole: %s', (locale) => {
    const view = summary(4, 3, locale);
    whole(describeSummary({ ...view, marks: [...view.marks, ...view.marks, ...view.marks] }));
  });
});

describe('words of a film', () => {
  test.each(LOCALES)('are whole: %s', (locale) => whole(describeFilm(playedGame(4, 3, locale).frames)));

  test('say from which turn to which: the start is no turn', () => {
    const { frames } = playedGame(4, 3);
    expect(frames[0]?.turn).toBe(0);
    const last = frames.at(-1)?.turn;
    expect(describeFilm(frames)).toContain(`from turn 1 to turn ${last}.`);
    expect(describeFilm(frames.slice(4))).toContain(`from turn 4 to turn ${last}.`);
  });

  test('count what there was no room for', () => {
    const { frames, marks } = playedGame(4, 3);
    const told = marks.length;
    const text = describeFilm([...frames, ...frames, ...frames]);
    whole(text);
    const left = Number(/(\d+) more things happened\.$/.exec(text)?.[1]);
    expect((text.match(/Turn \d+: /g)?.length ?? 0) + left).toBe(3 * told);
  });

  test('of one of its moments say the turn, too', () => {
    const frame = playedGame(4, 3).frames[5];
    if (!frame) throw new Error('too short a game');
    expect(describeTurn(frame)).toMatch(/^Turn 5 · /);
    whole(describeTurn(frame));
  });
});
