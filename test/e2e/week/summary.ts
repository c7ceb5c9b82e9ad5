import { pingsOf } from './pings.ts';
import type { Stored } from './stored.ts';
import { turnsOf } from './turns.ts';
import type { Week } from './week.ts';

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}

/** The week in a few lines. */
export function summary(week: Week, stored: Stored): string {
  const { tables, notices } = stored;
  const turns = tables.flatMap((table) => turnsOf(table).filter(({ end }) => end !== null));
  const entries = turns.flatMap((turn) => turn.entries);
  return [
    `turns ${turns.length}, entries of logs ${entries.length}, taps ${week.taps}, seen ${week.players.reduce((sum, { seen }) => sum + seen.length, 0)}, kills ${week.kills}`,
    `tables: ${counted(tables.map(({ table }) => table.closedWhy ?? table.status))}`,
    `phones rang: ${counted(pingsOf(week.board, stored).map(({ kind }) => kind))}`,
    `notices: ${counted(notices.map(({ text, state }) => `${text.kind} ${state}`))}`,
    `choices: ${counted(week.players.flatMap(({ choices }) => choices.map(({ does }) => does)))}`,
    `minutes down: ${stored.down.map(({ from, to }) => (to.getTime() - from.getTime()) / 60_000).join(', ')}`,
  ].join('\n');
}
