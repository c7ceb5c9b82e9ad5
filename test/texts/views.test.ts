import { type APIStringSelectComponent, ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { OutMessage } from '../../src/discord/api/message.ts';
import { gamesMessage } from '../../src/discord/features/my-games.ts';
import { preferences } from '../../src/discord/features/preferences.ts';
import { serverSettings } from '../../src/discord/features/server-settings.ts';
import { panelMessage } from '../../src/discord/handling/panel.ts';
import { lobbyMessage } from '../../src/discord/table-message/lobby-message.ts';
import { endMessage } from '../../src/discord/tuchulcha/end-message.ts';
import { devotionQuestion } from '../../src/discord/tuchulcha/index.ts';
import { pastTurn, type RecapAction } from '../../src/discord/tuchulcha/recap.ts';
import { turnMessage } from '../../src/discord/tuchulcha/turn.ts';
import { agreementMessage } from '../../src/discord/views/notice-message.ts';
import { questionMessage } from '../../src/discord/views/question-message.ts';
import { COLORS, type PlayerCount } from '../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import { describeBoard } from '../../src/pictures/tuchulcha/alt.ts';
import type { BoardView } from '../../src/pictures/tuchulcha/board-view.ts';
import type { Seat } from '../../src/tables/game-types.ts';
import { WHO_WINS } from '../../src/tables/prophecies/prophecies.ts';
import { DEFAULT_GUILD_SETTINGS, DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import type { TableOf } from '../../src/tables/table.ts';
import { withPuzzleSettings } from '../../src/tables/tuchulcha/puzzles.ts';
import { localeTexts, translator } from '../../src/texts/index.ts';
import { controlsIn, expectLawful, labelsIn, textOf } from '../discord/laws.ts';
import { playAtRandom, randomFrom } from '../games/tuchulcha/random-play.ts';
import { firstOf, IS_SOAK } from '../runs.ts';
import { aTable } from '../tables/a-table.ts';

const SNOWFLAKE = '1'.repeat(19);
const NAME = '_'.repeat(32);
const FAR = new Date('2099-12-31T23:59:59Z');

/** Discord refuses longer messages; a label of 80 characters was cut. */
function fits(message: Pick<OutMessage, 'content' | 'rows' | 'layout'>): void {
  expectLawful(message);
  for (const label of labelsIn([...message.rows, ...(message.layout?.parts ?? [])]))
    expect(label.length, label).toBeLessThan(80);
}

/** The board's alt text must include the whole position; only moves may be left to the buttons. */
const isWhole = (view: BoardView): void => expect(describeBoard(view)).not.toMatch(/…$/);

const seatsOf = (players: number, standIn: boolean): Seat<'tuchulcha'>[] =>
  COLORS.slice(0, players).map((color, index) => ({
    color,
    occupant: { kind: 'person', userId: `${index + 1}`.repeat(19), name: NAME },
    standIn: standIn && index === 1,
  })) as Seat<'tuchulcha'>[];

const tableIn = (locale: string, given: Partial<TableOf<'tuchulcha'>> = {}): TableOf<'tuchulcha'> =>
  aTable({ locale, number: 99999, guildId: SNOWFLAKE, channelId: SNOWFLAKE, wakeAt: FAR, ...given });

/** Shows the messages of a game as its table does, in quick runs those of every fourth action; returns the length of the longest turn. */
function game(locale: string, players: PlayerCount, seed: number): number {
  const { setup, log, states } = playAtRandom(players, randomFrom(seed), 1200);
  const seats = setup.players.map((color, index) => ({
    ...seatsOf(4, true)[index],
    color,
  })) as Seat<'tuchulcha'>[];
  const table = tableIn(locale, { status: 'playing', seats, setup, size: players });
  const told: RecapAction[] = [];
  let longest = 0;
  for (const [index, state] of states.entries()) {
    const at = { ...table, state };
    if (state.phase.name === 'over') {
      const events = told.flatMap(({ events }) => events);
      fits(endMessage(at, state, events, [], [], () => undefined).message);
      return longest;
    }
    if (IS_SOAK || index % 4 === 0) longest = Math.max(longest, showsTurn(at, state, told));
    const action = log[index];
    if (!action) return longest;
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) throw new Error(`A game was refused: ${JSON.stringify(applied.refusal)}`);
    const seat = seats.find(({ color }) => color === offers(state).color);
    const actor = seat?.occupant.kind === 'person' ? seat.occupant.userId : 'bot';
    told.push({ actor: actor as RecapAction['actor'], action, events: applied.events });
  }
  return longest;
}

/** Returns the length of the longest content. */
function showsTurn(table: TableOf<'tuchulcha'>, state: GameState, told: readonly RecapAction[]): number {
  // The story since this person's last turn, and that of the whole game, as when automatic answers played all turns.
  let longest = 0;
  for (const story of [told, told.map((each) => ({ ...each, actor: 'table' as RecapAction['actor'] }))]) {
    const turn = turnMessage({ table, state, replay: story, of: null, until: FAR, sittings: [] });
    fits(turn.message);
    longest = Math.max(longest, turn.message.content.length);
    isWhole(turn.picture.view);
  }
  for (const role of ['tuchulcha', 'lasaVecuvia'] as const) {
    const question = devotionQuestion(table, state, role, { kind: 'computer' });
    if (question) fits(question.message);
  }
  fits(pastTurn(table, told, Math.max(1, state.turnNumber - 1)));
  // If nobody was asked, as many lines as fit are shown.
  const unasked = told.map((each) => ({ ...each, actor: 'computer' as const }));
  fits(pastTurn(table, unasked, 1));
  return longest;
}

test('what does not fit is seen', () => {
  const rows = (label: string) =>
    [{ type: 1, components: [{ type: 2, style: 2, label, custom_id: 'x' }] }] as const;
  expect(() => fits({ content: 'x'.repeat(2001), rows: [] })).toThrow();
  expect(() => fits({ content: '', rows: rows('x'.repeat(80)) as unknown as OutMessage['rows'] })).toThrow();
});

describe.each(Object.keys(localeTexts))('%s: what is composed fits into Discord', (locale) => {
  test.each(
    firstOf(1, [
      [4, 3],
      [2, 1],
      [3, 2],
    ] as const),
  )('every moment of a game of %i (%i)', { timeout: 60_000 }, (players, seed) => {
    // Stories must reach the length at which they are cut, so that the longest is measured.
    expect(game(locale, players, seed)).toBeGreaterThan(900);
  });

  test('a lobby with many invited, and what becomes of it', () => {
    const invited = Array.from({ length: 30 }, () => SNOWFLAKE);
    for (const status of ['lobby', 'playing', 'finished', 'aborted'] as const) {
      for (const players of [1, 3, 4]) {
        fits(
          lobbyMessage(tableIn(locale, { status, invited, isPrivate: true, seats: seatsOf(players, false) })),
        );
      }
    }
  });

  test('a question to those who read along', () => {
    for (const players of [2, 3, 4]) {
      const seats = seatsOf(players, false);
      const options = seats.map(({ color }) => color);
      const question = { about: WHO_WINS, turn: 999, options };
      const message = questionMessage(translator(locale), tableIn(locale, { seats }), question);
      fits(message);
      expect(controlsIn(message.layout?.parts ?? [])).toHaveLength(2 * players);
    }
  });

  test('a proposal to end the game', () => {
    const { setup, states } = playAtRandom(4, randomFrom(1), 1);
    const seats = seatsOf(4, false);
    const table = tableIn(locale, { status: 'playing', seats, setup, state: states[0] ?? null });
    const abort = seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : []));
    fits(agreementMessage({ ...table, reminders: { ...table.reminders, abort } }));
  });

  test('a list of many tables', () => {
    const { setup, states } = playAtRandom(4, randomFrom(1), 1);
    const playing = { status: 'playing', seats: seatsOf(4, true), setup, state: states[0] ?? null } as const;
    const tables = Array.from({ length: 40 }, (_, index) => ({
      table: {
        ...tableIn(locale, index % 3 === 0 ? {} : playing),
        id: `table${index}`,
        number: 9_000 + index,
      },
      up: FAR,
      playedFor: index % 2 === 0 ? FAR : null,
    }));
    const pages = Array.from({ length: 10 }, (_, at) =>
      gamesMessage(translator(locale), tables, '2'.repeat(19), at),
    );
    for (const page of pages) fits(page);
    const listed = [...new Set(pages.map(textOf))].flatMap(
      (text) => text.match(/9\d\d\d(?=\*{0,2}: )/g) ?? [],
    );
    expect(listed.toSorted()).toEqual(tables.map(({ table }) => `${table.number}`).toSorted());
  });

  test('settings of a person and of a server', () => {
    const zone = 'America/Argentina/ComodRivadavia';
    const own = {
      ...DEFAULT_SETTINGS,
      reminders: [75, 50, 25, 5],
      timeZone: 'America/Argentina/Catamarca',
      quiet: { from: 1350, to: 420, timeZone: zone },
    };
    const channels = Array.from({ length: 25 }, () => SNOWFLAKE);
    const server = {
      settings: { ...withPuzzleSettings(DEFAULT_GUILD_SETTINGS, { channel: SNOWFLAKE }), channels },
      guildLocale: locale,
      isThere: () => true,
      roles: Array.from({ length: 40 }, (_, at) => ({
        id: String(at),
        name: `${'W'.repeat(30)} ${at}`,
        rings: true,
      })),
      refused: new Set(['puzzle-channel']),
      now: FAR,
    };
    const t = translator(locale);
    const panels = [
      ...preferences.pages.map(({ key: page }) =>
        panelMessage(
          t,
          preferences,
          { settings: own, hidden: true, now: FAR, discordLocale: locale },
          { page },
        ),
      ),
      ...serverSettings.pages.map(({ key: page }) => panelMessage(t, serverSettings, server, { page })),
    ];
    for (const panel of panels) {
      fits(panel);
      // The open page is marked.
      expect(controlsIn(panel.layout?.parts ?? [])).toContainEqual(
        expect.objectContaining({ style: ButtonStyle.Primary }),
      );
      const lists = controlsIn(panel.layout?.parts ?? []) as readonly Partial<APIStringSelectComponent>[];
      for (const { options = [] } of lists) {
        expect(options.length).toBeLessThanOrEqual(25);
        expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
        // Phones cut off longer labels.
        for (const { label } of options) expect(label.length, label).toBeLessThanOrEqual(62);
      }
    }
  });
});
