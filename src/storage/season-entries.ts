import * as z from 'zod';
import { pace } from '../tables/clock/pace.ts';
import { gameName } from '../tables/game-registry.ts';
import { counter, snowflake, variants } from '../tables/game-types.ts';
import type { Verdict } from '../tables/seasons/points.ts';
import type { SeasonChange, SeasonEntry, SeasonTerms } from '../tables/seasons/season.ts';
import { parseJson, parseSettingsRow } from './columns.ts';
import type { SeasonEntry as EntryRow } from './generated/sqlite/client.ts';

const table = counter;
const seat = counter;
const digits = z.string().regex(/^[0-9a-f]{64}$/);
const time = z.iso.datetime().transform((text) => new Date(text));
const chances = z.array(z.number().min(0).max(1));

const terms: z.ZodType<SeasonTerms> = z.strictObject({
  game: gameName,
  size: z.literal([2, 3, 4]),
  atOnce: z.literal([1, 2, 3, 4]),
  pace,
  weeks: z.int().min(0),
  timeZone: z.string().min(1),
  evening: z
    .strictObject({
      rounds: z.literal([2, 3, 4]),
      minutes: z.int().min(1),
      final: z.boolean(),
    })
    .exactOptional(),
});

const verdict: z.ZodType<Verdict> = z.strictObject({
  position: z.string(),
  weights: z.string(),
  chances: variants('kind', { places: { places: z.array(chances) }, wins: { wins: chances } }),
  points: z.array(counter),
});

const drawnTables = z.array(z.strictObject({ division: counter, seats: z.array(snowflake.nullable()) }));
const ofSeats = { table, turns: z.array(counter), clockMs: z.array(counter) };

/** Times are stored as ISO 8601. */
const seasonChangeJson: z.ZodType<SeasonChange> = variants('type', {
  opened: {
    id: z.string().min(1),
    terms,
    startsAt: time,
    commitment: digits,
    sittingOut: z.array(snowflake),
    follows: z.string().min(1).exactOptional(),
    roleId: snowflake.exactOptional(),
  },
  joined: { userId: snowflake },
  withdrew: { userId: snowflake },
  moved: {},
  waited: {},
  satOut: { userIds: z.array(snowflake) },
  calledOff: { why: z.enum(['tooFew', 'manager']) },
  drawn: { divisions: z.array(z.array(snowflake)), tables: drawnTables },
  roundDrawn: { tables: drawnTables },
  announced: { eventId: snowflake },
  roleChosen: { roleId: snowflake.nullable() },
  channelChosen: { channelId: snowflake },
  roleRefused: {},
  tableOpened: { table, tableId: z.string().min(1) },
  missed: { table, seat, turns: counter },
  returned: { table, seat, turns: counter },
  replaced: { table, seat, userId: snowflake },
  left: { userId: snowflake },
  excluded: { userId: snowflake },
  finished: { ...ofSeats, places: z.array(z.int().min(1)) },
  judged: { ...ofSeats, verdict },
  extended: { weeks: z.int().min(1) },
  paused: {},
  resumed: {},
  stopped: {},
  ended: { secret: digits },
});

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
