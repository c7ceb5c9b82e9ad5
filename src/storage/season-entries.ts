import { snowflake } from '../tables/game-types.ts';
import { type SeasonEntry, seasonChangeJson } from '../tables/seasons/season.ts';
import { parseJson, parseSettingsRow } from './columns.ts';
import type { SeasonEntry as EntryRow } from './generated/sqlite/client.ts';

/** Throws BrokenRow. */
export function seasonEntryRow(seasonId: string, seq: number, entry: SeasonEntry): EntryRow {
  const { at, interactionId = null, by = null, ...change } = entry;
  const row = { seasonId, seq, at, interactionId, by, change: JSON.stringify(change) };
  parseSeasonEntry(row);
  return row;
}

/** Throws BrokenRow. */
export const parseSeasonEntry = ({ seasonId, at, interactionId, by, change }: EntryRow): SeasonEntry =>
  parseSettingsRow(`season ${seasonId}`, () => ({
    ...parseJson(seasonChangeJson, change),
    at,
    ...(interactionId !== null && { interactionId: snowflake.parse(interactionId) }),
    ...(by !== null && { by: snowflake.parse(by) }),
  }));

/** Everybody whom an entry names. */
export function peopleNamedIn(entry: SeasonEntry): readonly string[] {
  const named = entry.by === undefined ? [] : [entry.by];
  if ('userId' in entry) return [...named, entry.userId];
  if (entry.type === 'satOut') return [...named, ...entry.userIds];
  if (entry.type === 'opened') return [...named, ...entry.sittingOut];
  return entry.type === 'drawn' ? [...named, ...entry.divisions.flat()] : named;
}
