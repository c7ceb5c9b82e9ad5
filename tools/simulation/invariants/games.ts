/** Logs, dice and results of games. */
import { replay } from '../../../src/games/game.ts';
import { check, published } from '../../../src/tables/fairness/check.ts';
import { gameOf } from '../../../src/tables/game-registry.ts';
import type { LoggedAction, Sitting } from '../../../src/tables/game-types.ts';
import type { Table, TableOf } from '../../../src/tables/table.ts';
import { formatJson, formatRecord, recordedGame } from '../../../src/tables/tuchulcha/game-record.ts';
import { verify } from '../../verify.mjs';
import type { SimulatedServer } from '../server.ts';

type Store = SimulatedServer['store'];

export function brokenLog(table: Table, log: readonly LoggedAction[]): string[] {
  if (!table.setup) return [];
  const problems: string[] = [];
  if (log.some(({ seq }, index) => seq !== index)) problems.push('gaps in its log');
  if (log.length !== table.logLength) problems.push(`${log.length} log entries, ${table.logLength} known`);
  const actions = log.map(({ action }) => action);
  const { state } = replay(gameOf(table).rules, table.setup, actions);
  if (JSON.stringify(state) !== JSON.stringify(table.state)) problems.push('its log leads to another state');
  return problems;
}

export function unfairDice(table: Table, log: readonly LoggedAction[]): string[] {
  const source = published(table);
  if (!source || !table.setup) return [];
  const { agrees, wrong } = check(source, gameOf(table), table.setup, log);
  return agrees ? [] : [`its dice or cards are wrong: ${JSON.stringify(wrong)}`];
}

/** Checks the exported game as a reader of the file can. */
export function wrongRecord(
  table: TableOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting<'tuchulcha'>[],
): string[] {
  if (!published(table) || !table.setup) return [];
  const game = recordedGame(table, log, sittings);
  if (!game) return ['has no record'];
  return [formatRecord(game), formatJson(game)].flatMap((text) => {
    let said = '';
    const say = (words: string) => {
      said += words;
    };
    return verify(() => text, 'game', say, say) === 0 ? [] : [`its dice are wrong: ${said}`];
  });
}

/** As they are worked out again from all logs. */
export async function wrongResults(store: Store, guildId: string): Promise<string[]> {
  const { games, fixed } = await store.rebuild(guildId);
  return fixed === 0 ? [] : [`of ${games} results, ${fixed} were wrong`];
}
