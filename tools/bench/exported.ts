import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { logOf, sittingsOf, type TableStore } from '../../src/tables/store.ts';
import { formatJson, parseJsonRecord } from '../../src/tables/tuchulcha/game-record/json.ts';
import { recordedGame } from '../../src/tables/tuchulcha/game-record/recorded-game.ts';
import { formatRecord, parseRecord } from '../../src/tables/tuchulcha/game-record/text.ts';
import { race } from '../../test/tables/race.ts';

const FORMATS = [
  { end: 'txt', format: formatRecord, parse: parseRecord },
  { end: 'json', format: formatJson, parse: parseJsonRecord },
] as const;

/** Whether a finished game survives export and import in both formats, and the stand-alone script confirms its dice. */
export async function survivesExport(store: TableStore, tableId: string): Promise<boolean> {
  const stored = await store.load(tableId);
  const table = stored && race(stored);
  const game = table && recordedGame(table, await logOf(store, table), await sittingsOf(store, table));
  if (!game) return false;
  const folder = mkdtempSync(path.join(tmpdir(), 'haruspex-export-'));
  try {
    return FORMATS.every(({ end, format, parse }) => {
      const text = format(game);
      const read = parse(text);
      const file = path.join(folder, `game.${end}`);
      writeFileSync(file, text);
      const { status } = spawnSync(process.execPath, ['tools/verify.mjs', file], { stdio: 'ignore' });
      return read.ok && isDeepStrictEqual(read.value, game) && status === 0;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
