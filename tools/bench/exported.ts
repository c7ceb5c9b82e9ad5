import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { logOf, sittingsOf, type TableStore } from '../../src/tables/store.ts';
import { formatJson, formatRecord, recordedGame } from '../../src/tables/tuchulcha/game-record.ts';
import { race } from '../../test/tables/race.ts';
import { parseJsonRecord } from '../read-record.ts';

/** Whether a finished game survives export as JSON, and the stand-alone script confirms its dice in both formats. */
export async function survivesExport(store: TableStore, tableId: string): Promise<boolean> {
  const stored = await store.load(tableId);
  const table = stored && race(stored);
  const game = table && recordedGame(table, await logOf(store, table), await sittingsOf(store, table));
  if (!game) return false;
  const folder = mkdtempSync(path.join(tmpdir(), 'haruspex-export-'));
  try {
    const json = formatJson(game);
    const read = parseJsonRecord(json);
    const agrees = Object.entries({ json, txt: formatRecord(game) }).every(([end, text]) => {
      const file = path.join(folder, `game.${end}`);
      writeFileSync(file, text);
      return spawnSync(process.execPath, ['tools/verify.mjs', file], { stdio: 'ignore' }).status === 0;
    });
    return agrees && read.ok && isDeepStrictEqual(read.value, game);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
