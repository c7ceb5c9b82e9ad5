import { ChannelType } from 'discord-api-types/v10';
import { z } from 'zod';
import { text, whole } from './form.ts';

const archiveAfter = z.literal([60, 1440, 4320, 10080]).nullish();
const slowness = whole(0, 21600).nullish();
const name = text(1, 100);

export const threadFromMessage = z.object({
  name,
  auto_archive_duration: archiveAfter,
  rate_limit_per_user: slowness,
});

export const threadAlone = threadFromMessage.extend({
  type: z.literal([ChannelType.PublicThread, ChannelType.PrivateThread]).nullish(),
  invitable: z.boolean().nullish(),
});
export type ThreadForm = z.output<typeof threadAlone>;

export const threadEdit = z.object({
  name: name.nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  invitable: z.boolean().nullish(),
  auto_archive_duration: archiveAfter,
  rate_limit_per_user: slowness,
});
export type ThreadEdit = z.output<typeof threadEdit>;

export const channelEdit = z.object({
  name: name.nullish(),
  topic: text(0, 1024).nullish(),
  nsfw: z.boolean().nullish(),
  rate_limit_per_user: slowness,
});
