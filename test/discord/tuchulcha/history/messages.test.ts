import { describe, expect, test } from 'vitest';
import type { OutMessage } from '../../../../src/discord/api/message.ts';
import { listMessage } from '../../../../src/discord/features/history.ts';
import { sharedBy } from '../../../../src/discord/handling/reply.ts';
import {
  endOf,
  frameAfter,
  framesOfTurns,
  type PastGame,
  tableIn,
  withPlayers,
} from '../../../../src/discord/tuchulcha/films.ts';
import { storyLines } from '../../../../src/discord/tuchulcha/highlights.ts';
import { cardMessage, detailsMessage, summaryView } from '../../../../src/discord/tuchulcha/history/card.ts';
import { gameFrames, replayMessage } from '../../../../src/discord/tuchulcha/history/replay.ts';
import { nameOn } from '../../../../src/discord/views/names.ts';
import { COLORS, type PlayerCount } from '../../../../src/games/tuchulcha/board.ts';
import { highlightsOf } from '../../../../src/games/tuchulcha/highlights.ts';
import { describeFilm, describeTurn } from '../../../../src/pictures/tuchulcha/alt.ts';
import { describeSummary } from '../../../../src/pictures/tuchulcha/summary.ts';
import type { LoggedAction, Seat, Sitting } from '../../../../src/tables/game-types.ts';
import { decisiveTurn, type TurnAnalysis } from '../../../../src/tables/tuchulcha/analysis/analysis.ts';
import { framesOf } from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import { localeTexts, translator } from '../../../../src/texts/index.ts';
import { PLAIN_JUDGES } from '../../../../tools/training/plain-player.ts';
import { playAtRandom, randomFrom } from '../../../games/tuchulcha/random-play.ts';
import { firstOf } from '../../../runs.ts';
import { aTable } from '../../../tables/a-table.ts';
import { finishedTable } from '../../features/history/finished-table.ts';
import { expectLawful, rowsIn, textOf } from '../../laws.ts';

/** As long as Discord allows, of signs that need a backslash each. */
const NAME = '_'.repeat(32);

/** A game at random, by people of long names. */
function gameOf(players: PlayerCount, seed: number, locale: string, most = 3000): PastGame {
  const { setup, log: actions, states } = playAtRandom(players, randomFrom(seed), most);
  const seats = setup.players.map(
    (color, index): Seat<'tuchulcha'> => ({
      color,
      occupant: { kind: 'person', userId: `${index + 1}`.repeat(19), name: NAME },
    }),
  );
  const at = new Date('2026-11-20T12:00:00Z');
  const log = actions.map((action, seq): LoggedAction<'tuchulcha'> => ({ seq, actor: 'table', action, at }));
  const sittings = seats.map(
    (seat): Sitting<'tuchulcha'> => ({ ...seat, seq: 0, standIn: false, why: 'start', at }),
  );
  const table = aTable({
    locale,
    number: 99_999,
    status: 'finished',
    setup,
    seats,
    size: players,
    state: states.at(-1) ?? null,
    logLength: log.length,
  });
  return { table, frames: framesOf({ setup, log, sittings }), sittings };
}

/** Luck as it could be, without the time that it takes to weigh it. */
const someLuck = ({ frames }: PastGame): TurnAnalysis[] =>
  frames.map(({ turn, color, dice }) => ({
    ...{ turn, color, missed: [], isUnsure: false, devotion: null, chances: {}, choice: -((turn * 7) % 13) },
    rolls: dice.length > 0 ? [((turn * 37) % 101) - 50] : [],
  }));

/** A label of 80 characters was cut. */
function fits(message: Pick<OutMessage, 'content' | 'rows'>): void {
  expectLawful(message);
  for (const { components } of message.rows)
    for (const one of components)
      if ('label' in one) expect(one.label?.length ?? 0, one.label).toBeLessThan(80);
}

const altFits = (text: string): void => {
  expect(text.length).toBeGreaterThan(0);
  expect(text.length).toBeLessThanOrEqual(1024);
};

/** People have their names, and colors without a player are called by their color. */
const GODS = /Alpan|Achvizr|Thalna|Leinth/;

const PLAIN = PLAIN_JUDGES;
const t = translator('en');
const EVEN = { blue: 0.25, red: 0.25, yellow: 0.25, black: 0.25 };

describe.each(Object.keys(localeTexts))(
  '%s: what is told of games that are over fits into Discord',
  (locale) => {
    test.each(
      firstOf(2, [
        [2, 1],
        [3, 2],
        [4, 3],
        [4, 4],
      ] as const),
    )('a game of %i (%i)', { timeout: 60_000 }, (size, seed) => {
      const game = gameOf(size, seed, locale);
      const luck = someLuck(game);
      const view = summaryView(game, luck, EVEN);
      altFits(describeSummary(view));
      const decisive = decisiveTurn(PLAIN, game.frames);
      const shown = { game, decisive, sharable: true };
      const players = Object.fromEntries(
        game.table.seats.map(({ color }) => [color, { name: NAME, face: { kind: 'computer' } } as const]),
      );
      fits(cardMessage({ ...shown, isShared: false }));
      fits(sharedBy(locale, NAME.replaceAll('_', '\\_'), cardMessage({ ...shown, isShared: true })));
      for (const summary of [view, 'making', 'none'] as const) {
        const details = detailsMessage({ game, summary });
        fits(details);
        expect(details.content).not.toMatch(GODS);
      }
      for (const known of [null, luck]) {
        for (let turn = 0; turn <= game.frames.length; turn += 1) {
          const { message, frame } = replayMessage(game, turn, known);
          fits(message);
          expect(JSON.stringify(message)).not.toMatch(GODS);
          const alt = describeTurn(withPlayers(frame, players));
          altFits(alt);
          expect(alt).not.toMatch(GODS);
          expect(frame.turn).toBe(turn);
        }
      }
      altFits(describeFilm(gameFrames(game)));
    });

    test('a list of games of many with long names, and of nobody', () => {
      const people = Array.from({ length: 6 }, (_, index) => `${index + 1}`.repeat(19));
      const tables = Array.from({ length: 10 }, (_, index) =>
        finishedTable({ position: 99_990 + index, people, name: () => NAME }),
      );
      const more = { from: 'before', position: 999_999_999 } as const;
      const page = { tables, newer: { ...more, from: 'after' }, older: more } as const;
      const of = { userId: '1'.repeat(20), name: NAME, isReader: false };
      fits(listMessage({ page, of, locale }));
      fits(listMessage({ page: { tables: [], newer: null, older: null }, of, locale }));
      fits(listMessage({ page: { tables: [], newer: null, older: null }, of: null, locale }));
    });
  },
);

test('a line of the list says which game it was, where there are several', () => {
  const race = finishedTable({ position: 1, people: ['1', '2'], name: (userId) => `p${userId}` });
  const story = {
    ...finishedTable({ position: 2, people: ['3'], name: () => 'Ann' }),
    game: 'bacchanalia',
  } as const;
  const page = { tables: [story, race], newer: null, older: null };
  const rows = rowsIn(listMessage({ page, of: null, locale: 'en' }));
  expect(rows.slice(1, 3).map((line) => line.split(' · ').slice(0, 2))).toEqual([
    ['2', 'Bacchanalia'],
    ['1', 'Tuchulcha'],
  ]);
  const alone = listMessage({ page: { ...page, tables: [race] }, of: null, locale: 'en' });
  expect(textOf(alone)).not.toContain('Tuchulcha');
});

test('the list tells two voting sides apart by their colors, also where the name is cut', () => {
  const played = finishedTable({ position: 1, people: ['1', '2'] });
  const line = (name: string) => {
    const placings = played.placings.map((one) => ({ ...one, player: { kind: 'voters', name } as const }));
    const page = { tables: [{ ...played, placings }], newer: null, older: null };
    return rowsIn(listMessage({ page, of: null, locale: 'en' }))[1];
  };
  expect(line('games')).toMatch(/games \(blue\).*games \(red\)/);
  expect(line('g'.repeat(40))).toMatch(/#g{19}… \(blue\).* and #g{19}… \(red\)/);
});

describe('the frames of a game', () => {
  const game = gameOf(4, 3, 'en');

  test('end with the board of the end and its winners', () => {
    const film = gameFrames(game);
    const ends = film.filter(({ passing }) => !passing);
    expect(ends.map(({ turn }) => turn)).toEqual([0, ...game.frames.map(({ turn }) => turn)]);
    expect(film.at(-1)?.board.position).toEqual(game.table.state?.position);
    expect(film.at(-1)?.board.winners).toEqual(endOf(game)?.winners);
    expect(film.slice(0, -1).filter(({ board }) => board.winners !== null)).toEqual([]);
  });

  test('show each move by itself, from the board before it', () => {
    const film = gameFrames(game);
    const moves = film.flatMap(({ move }) => (move ? [move] : []));
    const steps = game.frames.flatMap((frame) => frame.steps.filter(({ kind }) => kind === 'move'));
    expect(moves).toHaveLength(steps.length);
    for (const [i, { move, board }] of film.entries()) {
      if (move) expect(film[i - 1]?.board.lastMoves).toEqual(board.lastMoves.slice(0, -1));
    }
  });

  test('name whom each hit hits, which is told of the turn, too', () => {
    const hits = game.frames.flatMap((frame) => {
      const told = frame.events.flatMap((event) => (event.type === 'hit' ? [event.color] : []));
      const drawn = frameAfter(game.table.locale, frame).board.lastMoves.filter(
        ({ effect }) => effect === 'hit',
      );
      expect(drawn.map(({ hits: color }) => color)).toEqual(told);
      return told;
    });
    expect(hits.length).toBeGreaterThan(5);
  });

  test('of the last turn show one thing after the other', () => {
    const film = framesOfTurns('en', game.frames.slice(-1));
    const last = game.frames.at(-1);
    expect(film).toHaveLength((last?.stages.length ?? 0) + 2);
    expect(film[0]?.board.position).toEqual(last?.before);
    expect(film.map(({ passing }) => passing ?? false)).toEqual(
      film.map((_, i) => i > 0 && i < film.length - 1),
    );
    const moves = film.map(({ board }) => board.lastMoves.length);
    expect(moves).toEqual(moves.toSorted((one, other) => one - other));
  });

  test('of a game that was closed have no winner', () => {
    const closed = { ...gameOf(3, 2, 'en', 60) };
    expect(endOf(closed)).toBeNull();
    expect(gameFrames(closed).at(-1)?.board.winners).toBeNull();
    const message = replayMessage(closed, 9999, null).message;
    expect(message.content).toContain(`turn ${closed.frames.length} of ${closed.frames.length}`);
    expect(message.content).toContain('was closed before its end');
  });

  test('begin with the board before anything was done', () => {
    expect(gameFrames(game)[0]).toMatchObject({
      turn: 0,
      highlights: [],
      board: { dice: [], lastMoves: [] },
    });
  });
});

test('a summary has who won, what happened, and where everybody stood at the end', () => {
  const game = gameOf(4, 3, 'en');
  const { marks, players } = summaryView(game, someLuck(game), EVEN);
  expect(players.map(({ color }) => color)).toEqual([...COLORS]);
  const end = game.frames.at(-1)?.after.colors;
  for (const { color, altar, forest } of players) expect(end?.[color]).toMatchObject({ altar, forest });
  expect(Math.max(...players.map(({ forest }) => forest))).toBeGreaterThan(0);
  expect(marks).toEqual(
    game.frames.flatMap(({ turn, events }) => highlightsOf(events).map((one) => ({ ...one, turn }))),
  );
  expect(players.filter(({ won }) => won).map(({ color }) => color)).toEqual(endOf(game)?.winners);
});

test('a turn is told of who played it then', () => {
  const game = gameOf(2, 1, 'en', 60);
  const [blue] = game.table.seats;
  if (!blue) throw new Error('nobody');
  const later = game.sittings.map((sitting) => ({ ...sitting, at: new Date(0) }));
  const sittings: Sitting<'tuchulcha'>[] = [
    ...later,
    { seq: 10, color: blue.color, occupant: blue.occupant, standIn: true, why: 'standIn', at: new Date(0) },
    {
      seq: 20,
      color: blue.color,
      standIn: false,
      why: 'handedOver',
      at: new Date(0),
      occupant: { kind: 'person', userId: '9', name: 'Dora' },
    },
  ];
  const [frame] = game.frames.filter(({ color }) => color === blue.color);
  if (!frame) throw new Error('no turn');
  const at = (seq: number, player: string) => {
    const turn = { ...frame, to: seq + 1, player };
    return nameOn(t, tableIn(t, { ...game, sittings }, turn), blue.color);
  };
  expect(at(9, '1')).toBe(NAME);
  expect(at(9, 'computer')).toBe(`🤖 for ${NAME}`);
  expect(at(10, 'computer')).toBe(`🤖 for ${NAME}`);
  expect(at(25, '9')).toBe('Dora');
  // As the story, the replay and its list name them.
  const hit = {
    kind: 'hit',
    who: blue.color,
    whom: blue.color,
    weight: 4,
    count: 3,
    stone: 3,
    to: 'forest',
  } as const;
  const turn = { ...frame, turn: 1, player: 'computer', highlights: [hit] };
  const played = { ...game, frames: [turn] };
  const { message } = replayMessage(played, 1, null);
  const told = [message.content, ...storyLines(t, played, null), JSON.stringify(message.rows)];
  for (const text of told) expect(text.replaceAll('\\', '')).toMatch(/🤖 for ___/);
});
