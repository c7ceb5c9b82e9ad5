import { replay } from '../../../src/games/game.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { replayLog, turnsPlayed } from '../../../src/tables/tuchulcha/played-turns.ts';
import { isAction } from '../spectator.ts';
import { isRefusal, type SeenTap } from './player.ts';
import { isResting } from './resting.ts';
import type { Stored, StoredTable } from './stored.ts';
import { endsOf } from './turns.ts';
import type { Week } from './week.ts';

const CALLS: ReadonlySet<string> = new Set(['remind', 'nudge', 'next']);

/** Nothing is lost: logs, taps whose effect was seen, what had to be shown or told, who played which turns. */
export function lost(week: Week, { tables, notices, settings }: Stored): string[] {
  const taps = week.players.flatMap(({ seen }) => seen).filter((tap) => !wasRefused(week, tap));
  return [
    ...tables.flatMap((stored) => [
      ...brokenLog(stored),
      ...tapsLost(
        stored,
        taps.filter(({ tap }) => tap.table === stored.table.id),
      ),
      ...turnsUncounted(stored),
      ...(stored.table.showing.versionShown === stored.table.version
        ? []
        : [`${name(stored)} shows an old version`]),
    ]),
    ...notices.flatMap(({ key, table: tableId, state, dueAt, userId, text }) => {
      if (state === 'sent' || state === 'dropped') return [];
      const rests = settings.get(userId ?? '');
      const waitsForMorning = rests !== undefined && isResting(rests, week.now());
      // What a turn has brought is told once it is over.
      const goesOn =
        text.kind === 'moment' &&
        tables.some(
          ({ table: { id, status, state: now } }) =>
            id === tableId && status === 'playing' && now !== null && now.turnNumber <= text.turn,
        );
      const mayWait = text.kind === 'idle' || goesOn || (CALLS.has(text.kind) && waitsForMorning);
      return mayWait && dueAt > week.now() ? [] : [`notice ${key} is left ${state}`];
    }),
  ];
}

export const name = ({ table }: StoredTable): string =>
  `table ${table.number} (${table.pace}, ${table.status})`;

/** The answer may have come after the effect of what somebody else did in the same moment. */
const wasRefused = ({ board }: Week, { interactionId }: SeenTap): boolean =>
  board.replies(interactionId).some(isRefusal);

function brokenLog(stored: StoredTable): string[] {
  const { table, log } = stored;
  const problems: string[] = [];
  if (log.some(({ seq }, index) => seq !== index)) problems.push(`${name(stored)} has gaps in its log`);
  if (log.length !== table.logLength)
    problems.push(`${name(stored)}: ${log.length} entries, ${table.logLength} known`);
  if (!table.setup) return problems;
  const actions = log.map(({ action }) => action);
  const state = JSON.stringify(replay(tuchulcha, table.setup, actions).state);
  if (state !== JSON.stringify(table.state)) problems.push(`${name(stored)}: its log leads to another state`);
  return problems;
}

function tapsLost(stored: StoredTable, taps: readonly SeenTap[]): string[] {
  const next = new Map<string, number>();
  return taps.flatMap(({ userId, tap }) => {
    // A wish that stands with the seat, no action of the game.
    if (tap.request.type === 'neverDevote') return [];
    const from = next.get(userId) ?? 0;
    const found = stored.log.findIndex(
      ({ seq, actor, action }) => seq >= from && actor === userId && isAction(tap.request, action),
    );
    if (found < 0) return [`${name(stored)}: ${JSON.stringify(tap)} was shown, and is not in the log`];
    next.set(userId, found + 1);
    return [];
  });
}

/** Every turn counts for the one who played it; none counts for a player whom the others took out of the game. */
function turnsUncounted(stored: StoredTable): string[] {
  const { setup } = stored.table;
  if (!setup) return [];
  const ends = endsOf(stored);
  const counts = turnsPlayed(replayLog(setup, stored.log), stored.sittings);
  const counted = [...counts.values()].flatMap((own) => [...own.values()]).reduce((sum, one) => sum + one, 0);
  const played = ends.filter(({ endsTurnOf }) => endsTurnOf !== null);
  const removed = played.filter(({ actor, action }) => actor === 'table' && action.type === 'resign');
  if (counted !== played.length - removed.length)
    return [`${name(stored)}: ${played.length} turns, ${counted} of them counted`];
  return [...counts].flatMap(([color, own]) => {
    const byComputer = ends.filter((one) => one.endsTurnOf === color && one.actor === 'computer').length;
    return (own.get('computer') ?? 0) >= byComputer
      ? []
      : [`${name(stored)}: a computer player’s turns are ${color}’s`];
  });
}
