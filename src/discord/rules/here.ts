import type { Interaction } from 'discord.js';
import type { Table } from '../../tables/table.ts';
import type { Game } from '../../texts/rules/index.ts';
import { within } from '../patience.ts';
import type { Room } from '../room.ts';

/** Discord waits three seconds for suggestions: a slow store costs the order of pages, not the pages. */
const PATIENCE_MS = 1000;

/** The game of the tables that are open or played in this channel or thread; null where there are none, or of both. Never throws. */
export async function gameHere(
  { store, log }: Pick<Room, 'store' | 'log'>,
  { channelId }: Pick<Interaction, 'channelId'>,
): Promise<Game | null> {
  if (!channelId) return null;
  const tables = store.tablesIn(channelId).catch((error: unknown): Table[] => {
    log.warn({ err: error, channel: channelId }, 'nobody knows which game is played here');
    return [];
  });
  const [game, ...others] = new Set((await within(PATIENCE_MS, tables, [])).map((table) => table.game));
  return game && others.length === 0 ? game : null;
}
