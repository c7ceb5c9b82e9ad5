/** The bodies that make and change threads. */
import { ChannelType } from 'discord-api-types/v10';
import { z } from 'zod';
import { complaint, text, unsupported } from './form.ts';

const fields = {
  name: text(1, 100),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).nullish(),
  rate_limit_per_user: unsupported('slow mode'),
};

export const threadFromMessage = z.object(fields);
export type ThreadForm = z.output<typeof threadFromMessage>;

export const threadAlone = z.object({
  ...fields,
  // Left out, the type is a private thread's.
  type: z
    .int()
    .nullish()
    .superRefine((type, ctx) => {
      if (type === ChannelType.PublicThread) return;
      ctx.addIssue(complaint('NOT_IN_PLAYGROUND', 'The playground has public threads only.'));
    }),
});

export const threadEdit = z.object({
  ...fields,
  name: fields.name.nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  invitable: unsupported('private threads'),
});
