import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/tables/game-registry.ts';
import { type CareerGame, NO_GAMES, type Profile, withGame } from '../../../src/tables/results/result.ts';
import type { RaceDeeds } from '../../../src/tables/tuchulcha/types.ts';

/** The profile of a career, oldest first. */
const profileOf = (career: readonly CareerGame[]): Profile =>
  career.reduce((profile, game) => withGame(profile, game, gameOf(game)), NO_GAMES);

const DEEDS = { roles: [], hits: 0, bestHit: 0, taken: 0, lost: 0, altar: 0, forest: 0 } as const;

/** A game of two that was won, but for what is given. */
const game = (given: Partial<CareerGame> = {}): CareerGame => ({
  tableId: 'abc',
  game: 'tuchulcha',
  players: 2,
  finishedAt: new Date(0),
  color: 'blue',
  player: { kind: 'person', userId: '1', name: 'anna' },
  part: 'whole',
  rank: 1,
  won: true,
  turns: 10,
  dice: 20,
  pips: 70,
  deeds: DEEDS,
  skill: { mu: 26, sigma: 8 },
  ...given,
});

const lost = (given: Partial<CareerGame> = {}) => game({ won: false, rank: 2, ...given });
const substitute = (given: Partial<CareerGame> = {}) =>
  game({ part: 'substitute', rank: null, skill: null, ...given });

test('of nobody’s games nothing comes', () => {
  expect(profileOf([])).toEqual({
    games: 0,
    wins: 0,
    byPlayers: [],
    deeds: {},
    dice: 0,
    pips: 0,
    streak: { now: 0, best: 0 },
    places: [],
    left: 0,
    substitute: { games: 0, wins: 0 },
    curve: [],
    uncontested: 0,
  });
});

describe('games and wins', () => {
  test.each<[string, readonly CareerGame[], object]>([
    ['are counted', [game(), lost(), lost()], { games: 3, wins: 1 }],
    [
      'are told apart by the number of players',
      [game({ players: 4 }), lost(), game(), lost({ players: 4 }), lost({ players: 4 })],
      {
        byPlayers: [
          { players: 2, games: 2, wins: 1 },
          { players: 4, games: 3, wins: 1 },
        ],
      },
    ],
    [
      'count a game that was left',
      [lost({ part: 'left', rank: 3 })],
      { games: 1, wins: 0, left: 1, places: [] },
    ],
    [
      'do not count where somebody came in later, even if it was won',
      [substitute(), game(), substitute({ won: false })],
      { games: 1, wins: 1, left: 0, substitute: { games: 2, wins: 1 } },
    ],
    ['count a victory that was shared', [game({ rank: 1, won: true, players: 4 })], { games: 1, wins: 1 }],
  ])('%s', (_, career, expected) => expect(profileOf(career)).toMatchObject(expected));
});

describe('places', () => {
  test.each<[string, readonly CareerGame[], readonly number[]]>([
    ['are as many as the largest table has', [game({ players: 3 })], [1, 0, 0]],
    [
      'are of those who stayed',
      [game({ players: 4, rank: 4 }), game({ players: 4, rank: 4, part: 'left' })],
      [0, 0, 0, 1],
    ],
    ['have a first one where nobody won', [game({ won: false })], [1, 0]],
    ['are none of a substitute', [substitute({ players: 4 })], []],
  ])('%s', (_, career, places) => expect(profileOf(career).places).toEqual(places));
});

describe('wins in a row', () => {
  const [w, l, s] = [game(), lost(), substitute({ won: false })];
  test.each<[string, readonly CareerGame[], number, number]>([
    ['none', [l, l], 0, 0],
    ['that go on', [l, w, w], 2, 2],
    ['that have ended', [w, w, w, l, w], 1, 3],
    ['are ended by leaving', [w, lost({ part: 'left' })], 0, 1],
    ['are not ended in somebody else’s place', [w, s, w], 2, 2],
  ])('%s', (_, career, now, best) => expect(profileOf(career).streak).toEqual({ now, best }));
});

describe('deeds', () => {
  test('roles count once a game, with what came of it, whoever had begun it', () => {
    const roles = (...taken: RaceDeeds['roles'][number][]) => ({ deeds: { ...DEEDS, roles: taken } });
    const career = [
      game(roles('tuchulcha', 'tuchulcha')),
      lost(roles('tuchulcha', 'lasaVecuvia')),
      substitute(roles('lasaVecuvia')),
      game(),
    ];
    expect(profileOf(career).deeds.tuchulcha?.roles).toEqual({
      tuchulcha: { games: 2, wins: 1 },
      lasaVecuvia: { games: 2, wins: 1 },
    });
  });

  test('are summed over all that somebody did with their own hand; of hits the best stands out', () => {
    const career = [
      game({ deeds: { ...DEEDS, hits: 5, bestHit: 2, taken: 3, lost: 1 } }),
      substitute({ dice: 8, pips: 33, deeds: { ...DEEDS, hits: 4, bestHit: 3, lost: 1 } }),
    ];
    expect(profileOf(career)).toMatchObject({
      deeds: { tuchulcha: { hits: 9, bestHit: 3, taken: 3, lost: 2 } },
      dice: 28,
      pips: 103,
    });
  });
});

test('a story counts apart, and only its deeds are kept', () => {
  const story = (ending: string | null) =>
    game({ game: 'bacchanalia', rank: null, won: false, skill: null, deeds: { tales: 4, ending } });
  expect(profileOf([game(), story('flight'), story(null)])).toEqual({
    ...profileOf([game()]),
    uncontested: 2,
    deeds: { ...profileOf([game()]).deeds, bacchanalia: { told: 2, ended: 1 } },
  });
});

test('the curve has a point for each rated game', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const career = [
    game({ finishedAt: at(1), skill: { mu: 27, sigma: 8 } }),
    substitute({ finishedAt: at(2) }),
    lost({ finishedAt: at(3), skill: { mu: 26, sigma: 7 } }),
  ];
  expect(profileOf(career).curve).toEqual([
    { at: at(1), skill: { mu: 27, sigma: 8 } },
    { at: at(3), skill: { mu: 26, sigma: 7 } },
  ]);
});

test('the curve of very many games keeps the first and the last, and those that are far from others', () => {
  const hour = 3_600_000;
  const busyDay = Array.from({ length: 400 }, (_, n) => n * 1000);
  const quietYear = Array.from({ length: 200 }, (_, n) => (n + 1) * 24 * hour);
  const times = [...busyDay, ...quietYear];
  const { curve, games } = profileOf(
    times.map((at, n) => game({ finishedAt: new Date(at), skill: { mu: n, sigma: 1 } })),
  );
  const kept = curve.map(({ at }) => at.getTime());
  expect(games).toBe(600);
  expect(kept).toHaveLength(250);
  expect(kept).toEqual(kept.toSorted((one, other) => one - other));
  expect(kept[0]).toBe(0);
  expect(kept.slice(-200)).toEqual(quietYear);
  expect(curve.at(-1)?.skill.mu).toBe(599);
});
