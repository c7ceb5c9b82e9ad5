import type { AttachmentPayload } from 'discord.js';
import { formatJson, formatRecord, recordedGame } from '../../tables/game-record/index.ts';
import { logOf } from '../../tables/store.ts';
import { translator } from '../../texts/index.ts';
import type { Room } from '../room.ts';
import type { PastGame } from './past-game.ts';

export type ExportKind = 'text' | 'json';

const WRITTEN = {
  text: { ending: 'txt', format: formatRecord },
  json: { ending: 'json', format: formatJson },
} as const;

/** A game as a file, with a word on how to check it. */
export async function exportReply(
  { store }: Room,
  { table, sittings }: PastGame,
  kind: ExportKind,
): Promise<{ readonly content: string; readonly files: readonly AttachmentPayload[] }> {
  const { ending, format } = WRITTEN[kind];
  const game = recordedGame(table, await logOf(store, table), sittings);
  if (!game) throw new Error(`Table ${table.id} has no game to export`);
  const name = `tuchulcha-${table.number}.${ending}`;
  const t = translator(table.locale);
  return {
    content: t('history.export', {
      number: table.number,
      kind,
      file: name,
      checked: game.dice ? 'yes' : 'no',
    }),
    files: [{ attachment: Buffer.from(format(game)), name }],
  };
}
