import { gameOf } from '../../tables/game-registry.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { byTimeLeft, type TimedTurn, withTurnTimes } from '../../tables/reminders/timing.ts';
import { waitsFor } from '../../tables/seats.ts';
import { type Table, tableChannel } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { serverOf } from '../api/interaction.ts';
import { button, MAX_BUTTONS, type OutMessage, plain, rowsOf, tableLink } from '../api/message.ts';
import type { HandlerContext } from '../handling/context.ts';
import type { Feature } from '../handling/feature.ts';
import { restoreTurn } from '../handling/refresh-table.ts';
import { replyPrivately } from '../handling/reply.ts';
import { awaySeats, gameViewOf } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { stamp, who } from '../views/names.ts';

/**
 * The person's tables on this server, in direct messages all: those waiting for them first, most urgent first, each with a link;
 * and a button for each seat that they can come back to.
 */
export function gamesMessage(t: Translate, tables: readonly TimedTurn[], userId: Snowflake): OutMessage {
  if (tables.length === 0) return plain(t('refused.noTable'));
  const waiting = tables.filter(({ table }) => waitsFor(table, userId)).sort(byTimeLeft);
  const others = tables.filter(({ table }) => !waitsFor(table, userId));
  const lines = [...waiting, ...others].map((timed) => line(t, timed, userId));
  const away = tables.filter(({ table }) => isAway(table, userId)).slice(0, MAX_BUTTONS);
  const back = away.map(({ table }) =>
    button(links.back({ table: table.id }), t('button.backAt', { number: table.number })),
  );
  return plain(shortened(t, [t('games.head', { count: waiting.length }), ...lines]), rowsOf(back));
}

const isAway = (table: Table, userId: Snowflake): boolean =>
  table.status === 'playing' &&
  awaySeats(table).some(({ occupant }) => occupant.kind === 'person' && occupant.userId === userId);

/** As many lines as fit into one message. */
function shortened(t: Translate, lines: readonly string[]): string {
  let content = '';
  for (const [index, next] of lines.entries()) {
    if (content.length + next.length > 1900)
      return `${content}\n${t('games.more', { count: lines.length - index })}`;
    content = content ? `${content}\n${next}` : next;
  }
  return content;
}

function line(t: Translate, timed: TimedTurn, userId: Snowflake): string {
  const { table } = timed;
  const { game, showing } = table;
  const link = tableLink(table, tableChannel(table), showing.turnMessageId ?? showing.lobbyMessageId);
  const pace = t('games.pace', { pace: table.pace });
  const values = { number: table.number, link, game: t(`game.${game}`), pace };
  if (table.status === 'lobby') {
    const length = gameViewOf(table).lobby.length?.(t, table, table.pace);
    return t('games.lobby', { ...values, open: table.size - table.seats.length, length: length || 'none' });
  }
  const time = timeText(t, timed);
  if (waitsFor(table, userId)) return t('games.yours', { ...values, time });
  const color = table.state ? gameOf(table).toAct(table.state) : null;
  const waits = t('games.waiting', { ...values, time, who: color ? who(t, table, color) : '' });
  return isAway(table, userId) ? t('games.away', { game, line: waits }) : waits;
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

export const gamesFeature: Feature = {
  commands: [
    {
      name: 'games',
      text: 'command.games',
      anywhere: true,
      async handle(tap) {
        const { id } = tap.interaction.user;
        const tablesOf = () => tap.store.tablesOf(serverOf(tap.interaction), id);
        let tables = await tablesOf();
        if (await restoreTurns(tap, tables, id)) tables = await tablesOf();
        const timed = await withTurnTimes(tap.tables, tables);
        await replyPrivately(tap, gamesMessage(tap.t, timed, id));
      },
    },
  ],
};
