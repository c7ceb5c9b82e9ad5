import type { ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import { gameOf, isPaused } from '../../tables/game-registry.ts';
import type { SeatColor, Snowflake } from '../../tables/game-types.ts';
import { byTimeLeft, type TimedTurn, withTurnTimes } from '../../tables/reminders/timing.ts';
import { peopleToAct, seatOf, waitsFor } from '../../tables/seats.ts';
import { type Table, tableChannel } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { type Part, pageOf, row } from '../api/layout.ts';
import {
  button,
  joinLines,
  laidOut,
  linkButton,
  type OutMessage,
  plain,
  rowsOf,
  tableLink,
} from '../api/message.ts';
import { declareCustomIds, oneOf, wholeNumber } from '../custom-id.ts';
import type { HandlerContext, Tap } from '../handling/context.ts';
import { type Feature, respond, updating } from '../handling/feature.ts';
import { restoreTurn } from '../handling/refresh-table.ts';
import { answer } from '../handling/reply.ts';
import { awaySeats, gameViewOf } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { nameOn, plainName, stamp, who } from '../views/names.ts';

export const gamesButtons = declareCustomIds({
  page: ['games:page:{page}:{by}', { page: wholeNumber(2), by: oneOf('back', 'next') }],
});

/**
 * A page (from 0) of the person's tables on this server, in direct messages of all: those waiting for them first, most urgent first.
 * Each has a button that leads to its message, and one for whoever can come back to a seat.
 */
export function gamesMessage(
  t: Translate,
  tables: readonly TimedTurn[],
  userId: Snowflake,
  asked = 0,
): OutMessage {
  if (tables.length === 0) return plain(t('refused.noTable'));
  const waiting = tables.filter(({ table }) => waitsFor(table, userId)).sort(byTimeLeft);
  const others = tables.filter(({ table }) => !waitsFor(table, userId));
  const areOfSeveral = new Set(tables.map(({ table }) => table.game)).size > 1;
  const rows = [...waiting, ...others].flatMap((timed) => tableParts(t, timed, userId, areOfSeveral));
  const head = row(t('games.head', { count: waiting.length }));
  const turning = (page: number, count: number) =>
    rowsOf([
      page > 0 && button(gamesButtons.page({ page: page - 1, by: 'back' }), t('tables.back')),
      page < count - 1 && button(gamesButtons.page({ page: page + 1, by: 'next' }), t('tables.next')),
    ]);
  const { parts, number, count } = pageOf(rows, asked, [head, ...turning(1, 3)]);
  return laidOut([head, ...parts, ...turning(number, count)]);
}

const isAway = (table: Table, userId: Snowflake): boolean =>
  table.status === 'playing' &&
  awaySeats(table).some(({ occupant }) => occupant.kind === 'person' && occupant.userId === userId);

function tableParts(t: Translate, timed: TimedTurn, userId: Snowflake, areOfSeveral: boolean): Part[] {
  const { table } = timed;
  const { showing, game } = table;
  const link = tableLink(table, tableChannel(table), showing.turnMessageId ?? showing.lobbyMessageId);
  const goTo = linkButton(link, t(waitsFor(table, userId) ? 'button.goToTurn' : 'button.goToTable'));
  const away = isAway(table, userId);
  const back = button(links.back({ table: table.id }), t('button.backAt', { number: table.number }));
  const lines = [
    line(t, timed, userId),
    whatText(t, table, userId, areOfSeveral),
    away && t('games.away', { game }),
    table.reminders.turn?.hiddenAt !== undefined && t('games.hidden', { game }),
  ];
  return [row(joinLines(lines), goTo), ...rowsOf([away && back])];
}

/** The other players, by whom people know their tables, unless it waits for all of them, and the game where there are several. */
function whatText(t: Translate, table: Table, userId: Snowflake, saysGame: boolean): string | null {
  const game = t(`game.${table.game}`);
  const others = table.seats.filter(
    ({ occupant }) => occupant.kind !== 'person' || occupant.userId !== userId,
  );
  const asked = waitsFor(table, userId) || isPaused(table) ? [] : waitedFor(table);
  const areNamed = others.every(({ color }) => asked.includes(color));
  const names = t.list(others.map(({ color }) => plainName(nameOn(t, table, color))));
  if (areNamed) return saysGame ? `-# ${game}` : null;
  return t('games.with', { game: saysGame ? game : 'none', names });
}

function line(t: Translate, timed: TimedTurn, userId: Snowflake): string {
  const { table } = timed;
  const { number, pace } = table;
  if (table.status === 'lobby') {
    const length = gameViewOf(table).lobby.length?.(t, table, pace);
    const open = table.size - table.seats.length;
    return t('games.lobby', { number, open, pace: t('games.pace', { pace }), length: length || 'none' });
  }
  if (isPaused(table)) return t('games.paused', { number });
  const time = timeText(t, timed);
  if (waitsFor(table, userId)) return t('games.yours', { number, time });
  return t('games.waiting', {
    number,
    time,
    who: t.list(waitedFor(table).map((color) => who(t, table, color))),
  });
}

/** The colors that a table waits for: of people, or else of a computer player. */
function waitedFor(table: Table): readonly SeatColor[] {
  const asked = peopleToAct(table).flatMap((person) => seatOf(table, person.userId)?.color ?? []);
  const computer = table.status === 'playing' && table.state ? gameOf(table).toAct(table.state) : null;
  return asked.length === 0 && computer ? [computer] : asked;
}

function timeText(t: Translate, { table: { game }, up, playedFor, away }: TimedTurn): string {
  if (away) return t('games.vacation', { until: stamp(away, 'F') });
  if (playedFor) return t('games.overdue', { game, until: stamp(playedFor) });
  return up ? t('games.up', { until: stamp(up) }) : '';
}

const MAX_RESTORED = 5;

/** People look here for turns whose messages were deleted: a table without a clock reminds nobody. Whether any were. */
async function restoreTurns(
  context: HandlerContext,
  tables: readonly Table[],
  userId: Snowflake,
): Promise<boolean> {
  const theirs = tables.filter((table) => table.status === 'playing' && waitsFor(table, userId));
  const restored = await Promise.all(
    theirs.slice(0, MAX_RESTORED).map((table) =>
      restoreTurn(context, table).catch((error: unknown) => {
        // The list is shown anyway.
        context.log.warn({ err: error, table: table.id }, 'failed to look for a turn’s message');
        return false;
      }),
    ),
  );
  return restored.includes(true);
}

async function showGames(
  tap: Tap<ButtonInteraction | ChatInputCommandInteraction>,
  page: number,
): Promise<void> {
  const { id } = tap.interaction.user;
  const tablesOf = () => tap.store.tablesOf(tap.interaction.guildId, id);
  let tables = await tablesOf();
  if (await restoreTurns(tap, tables, id)) tables = await tablesOf();
  const timed = await withTurnTimes(tap.tables, tables);
  await answer(tap, gamesMessage(tap.t, timed, id, page));
}

export const gamesFeature: Feature = {
  commands: [
    {
      name: 'games',
      text: 'command.games',
      anywhere: true,
      handle: (tap) => showGames(tap, 0),
    },
  ],
  routes: respond(gamesButtons, { page: updating((tap, { page }) => showGames(tap, page)) }),
};
