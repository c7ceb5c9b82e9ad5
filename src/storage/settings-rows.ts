import { z } from 'zod';
import type { Interval } from '../tables/clock/interval.ts';
import type { QuietHours } from '../tables/clock/quiet-hours.ts';
import type { Snowflake } from '../tables/game-types.ts';
import type { GuildSettings, PersonSettings } from '../tables/settings.ts';
import { parsedSettings } from './broken-row.ts';
import { counter, locale, pace, parseJson, snowflake } from './columns.ts';
import type { GuildSettings as GuildRow, Person as PersonRow } from './generated/sqlite/client.ts';

const minuteOfDay = z.int().min(0).max(1439);
const timeZone = z.string().min(1);

const remindersJson = z
  .array(z.int().min(1).max(99))
  .refine((shares) => shares.every((share, index) => index === 0 || share < (shares[index - 1] ?? 0)), {
    error: 'reminders that do not descend',
  });

const quietJson: z.ZodType<QuietHours> = z.strictObject({ from: minuteOfDay, to: minuteOfDay, timeZone });

/** Unix milliseconds. */
const vacationsJson = z.array(
  z
    .strictObject({ from: counter, to: counter })
    .refine(({ from, to }) => from < to, { error: 'a vacation without length' }),
);

const channelsJson = z.array(snowflake);

const personRow = z.object({
  autoConfirm: z.boolean(),
  autoPlay: z.boolean(),
  remindBy: z.enum(['mention', 'message']),
  tellNext: z.boolean(),
  timeZone: timeZone.nullable(),
  locale: locale.nullable(),
});

/** What is written with a person's settings; a row has more, which is left alone. */
type ChosenRow = Pick<
  PersonRow,
  'userId' | 'reminders' | 'quiet' | 'vacations' | keyof z.infer<typeof personRow>
>;

const guildRow = z.object({
  pace,
  locale: locale.nullable(),
  place: z.enum(['thread', 'channel']),
  maxTables: z.int().min(1).nullable(),
  bacchanalia: z.enum(['off', 'ageRestricted', 'everywhere']),
});

/** Throws BrokenRow. */
export function parsePerson(row: ChosenRow): PersonSettings {
  return parsedSettings(row.userId, () => ({
    ...personRow.parse(row),
    reminders: parseJson(remindersJson, row.reminders),
    quiet: row.quiet === null ? null : parseJson(quietJson, row.quiet),
    vacations: parseJson(vacationsJson, row.vacations).map(
      ({ from, to }): Interval => ({ from: new Date(from), to: new Date(to) }),
    ),
  }));
}

/** Throws BrokenRow. */
export function personRowOf(userId: Snowflake, settings: PersonSettings): ChosenRow {
  const { autoConfirm, autoPlay, reminders, remindBy, tellNext, quiet, vacations } = settings;
  const row = {
    ...{ userId, autoConfirm, autoPlay, remindBy, tellNext },
    ...{ timeZone: settings.timeZone, locale: settings.locale },
    reminders: JSON.stringify(reminders),
    quiet: quiet && JSON.stringify(quiet),
    vacations: JSON.stringify(vacations.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }))),
  };
  parsePerson(row);
  return row;
}

/** Throws BrokenRow. */
export const parseDiscordLocale = ({
  userId,
  discordLocale,
}: Pick<PersonRow, 'userId' | 'discordLocale'>): string | null =>
  parsedSettings(userId, () => locale.nullable().parse(discordLocale));

/** Throws BrokenRow. */
export function parseGuild(row: GuildRow): GuildSettings {
  return parsedSettings(row.guildId, () => ({
    ...guildRow.parse(row),
    channels: parseJson(channelsJson, row.channels),
  }));
}

/** Throws BrokenRow. */
export function guildRowOf(guildId: Snowflake, settings: GuildSettings): GuildRow {
  const { pace, locale, place, maxTables, bacchanalia } = settings;
  const channels = JSON.stringify(settings.channels);
  const row = { guildId, channels, pace, locale, place, maxTables, bacchanalia };
  parseGuild(row);
  return row;
}
