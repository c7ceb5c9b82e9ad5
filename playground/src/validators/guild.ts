/** Validates what a bot makes on a server: events and roles. */
import { GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel } from 'discord-api-types/v10';
import * as z from 'zod';
import { integer, text } from './form.ts';

/** The playground has only events at a place that is a text. */
export const newEvent = z.object({
  name: text(1, 100),
  description: text(0, 1000).optional(),
  scheduled_start_time: z.iso.datetime(),
  scheduled_end_time: z.iso.datetime(),
  privacy_level: z.literal(GuildScheduledEventPrivacyLevel.GuildOnly),
  entity_type: z.literal(GuildScheduledEventEntityType.External),
  entity_metadata: z.object({ location: text(1, 100) }),
});

export type NewEvent = z.infer<typeof newEvent>;

export const changedEvent = newEvent.partial().extend({ status: integer(1, 4).optional() });

export type ChangedEvent = z.infer<typeof changedEvent>;

export const newRole = z.object({
  name: text(1, 100),
  permissions: z.union([z.string().regex(/^\d+$/), z.int().min(0)]).optional(),
  mentionable: z.boolean().optional(),
});
