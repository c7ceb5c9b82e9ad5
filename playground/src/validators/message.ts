/** Validates messages from a bot: text, files, mentions, components. */
import { ChannelType } from 'discord-api-types/v10';
import * as z from 'zod';
import { checkComponents, components, hasLayout, type TopLevel } from './components.ts';
import { list, refuse, snowflake, text, textOrNumber, unsupported } from './form.ts';

const allowedMentions = z
  .object({
    parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
    users: list(snowflake, 0, 100).nullish(),
    roles: list(snowflake, 0, 100).nullish(),
  })
  .superRefine((value, ctx) => {
    for (const kind of ['users', 'roles'] as const) {
      if (!value.parse?.includes(kind) || !value[kind]?.length) continue;
      refuse(
        ctx,
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    }
  });
export type AllowedMentions = z.output<typeof allowedMentions>;

const attachment = z.object({
  id: snowflake,
  filename: text(1, 1024).nullish(),
  description: text(0, 1024).nullish(),
});
export type AttachmentForm = z.output<typeof attachment>;

/** The body of an edit; a new message may have more fields. */
const editFields = z.object({
  content: text(0, 2000).nullish(),
  components: components.nullish(),
  attachments: list(attachment, 0, 10).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  flags: z.int().nullish(),
  embeds: unsupported('embeds'),
});

interface Fields {
  readonly content?: string | null | undefined;
  readonly components?: readonly TopLevel[] | null | undefined;
  readonly flags?: number | null | undefined;
}

/** Discord's code and words. */
export const CONTENT_BESIDE_LAYOUT = [
  'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
] as const;

/** `flags`: of the message that is edited. Its layout can't be taken back. */
const checkLayout =
  (flags: number) =>
  (form: Fields, ctx: z.RefinementCtx): void => {
    const isLaidOut = hasLayout(flags | (form.flags ?? 0));
    if (isLaidOut && form.content) refuse(ctx, ...CONTENT_BESIDE_LAYOUT, ['content']);
    checkComponents(form.components ?? [], isLaidOut, ctx);
  };

/** `flags`: of the message that is edited. */
export const messageEdit = (flags = 0) => editFields.superRefine(checkLayout(flags));
export type MessageEdit = z.output<typeof editFields>;

export const newMessage = editFields
  .extend({
    nonce: textOrNumber(25).nullish(),
    enforce_nonce: z.boolean().nullish(),
    message_reference: unsupported('replies and forwarded messages'),
    poll: unsupported('polls'),
    sticker_ids: unsupported('stickers'),
    tts: unsupported('spoken messages'),
  })
  .superRefine(checkLayout(0));
export type NewMessage = z.output<typeof newMessage>;

const fields = {
  name: text(1, 100),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).nullish(),
  rate_limit_per_user: unsupported('slow mode'),
};

export const threadFromMessage = z.object(fields);

/** Discord's default is a private thread. `invitable`: whether people who don't manage threads may add others to it. */
export const threadAlone = z.object({
  ...fields,
  type: z
    .literal([ChannelType.AnnouncementThread, ChannelType.PublicThread, ChannelType.PrivateThread])
    .default(ChannelType.PrivateThread),
  invitable: z.boolean().optional(),
});

/** A post of a forum or media channel, with its first message. */
export const post = z.object({ ...fields, message: newMessage });

export interface ThreadForm {
  readonly name: string;
  readonly auto_archive_duration?: 60 | 1440 | 4320 | 10080 | null | undefined;
  readonly invitable?: boolean | undefined;
}

export const threadEdit = z.object({
  ...fields,
  name: fields.name.nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  invitable: z.boolean().nullish(),
});
