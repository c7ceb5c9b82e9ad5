/** What may be written into a message: the bodies of its creation and of its edits. */
import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { complaint, list, snowflake, text, textOrNumber, url, whole } from './form.ts';
import { layoutFaults, topLevel } from './layout.ts';

const MOST_EMBED_TEXT = 6000;

const picture = z.object({ url: url(2048, ['http', 'https', 'attachment']) }).nullish();

const embed = z
  .object({
    title: text(0, 256).nullish(),
    description: text(0, 4096).nullish(),
    url: url(2048).nullish(),
    timestamp: z
      .string()
      .refine((value) => !Number.isNaN(Date.parse(value)))
      .nullish(),
    color: whole(0, 0xffffff).nullish(),
    author: z
      .object({
        name: text(1, 256),
        url: url(2048).nullish(),
        icon_url: url(2048, ['http', 'https', 'attachment']).nullish(),
      })
      .nullish(),
    footer: z
      .object({ text: text(1, 2048), icon_url: url(2048, ['http', 'https', 'attachment']).nullish() })
      .nullish(),
    image: picture,
    thumbnail: picture,
    fields: list(
      z.object({ name: text(1, 256), value: text(1, 1024), inline: z.boolean().nullish() }),
      0,
      25,
    ).nullish(),
  })
  .superRefine((value, ctx) => {
    const shown = [value.title, value.description, value.author, value.footer, value.image, value.thumbnail];
    if (shown.every((part) => !part) && !value.fields?.length) {
      ctx.addIssue(complaint('BASE_TYPE_REQUIRED', 'This field is required', ['description']));
    }
  });
export type EmbedForm = z.output<typeof embed>;

function embedLength(one: EmbedForm): number {
  const texts = [one.title, one.description, one.author?.name, one.footer?.text];
  for (const field of one.fields ?? []) texts.push(field.name, field.value);
  return texts.reduce((sum, part) => sum + [...(part ?? '')].length, 0);
}

const embeds = list(embed, 0, 10).superRefine((all, ctx) => {
  if (all.reduce((sum, one) => sum + embedLength(one), 0) <= MOST_EMBED_TEXT) return;
  ctx.addIssue(complaint('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MOST_EMBED_TEXT}`));
});

const allowedMentions = z
  .object({
    parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
    users: list(snowflake, 0, 100).nullish(),
    roles: list(snowflake, 0, 100).nullish(),
    replied_user: z.boolean().nullish(),
  })
  .superRefine((value, ctx) => {
    for (const kind of ['users', 'roles'] as const) {
      if (!value.parse?.includes(kind) || !value[kind]?.length) continue;
      ctx.addIssue(
        complaint(
          'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
          `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
        ),
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

const fields = {
  content: text(0, 2000).nullish(),
  embeds: embeds.nullish(),
  components: list(topLevel, 0, 40).nullish(),
  attachments: list(attachment, 0, 10).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  flags: z.int().nullish(),
  poll: z.null().optional(),
  tts: z.boolean().nullish(),
};

interface Laid {
  readonly content?: string | null | undefined;
  readonly embeds?: readonly unknown[] | null | undefined;
  readonly components?: z.output<typeof topLevel>[] | null | undefined;
  readonly flags?: number | null | undefined;
}

/** Components V2 and the older fields exclude each other. `before`: flags that an edited message already has. */
function wholeMessage(before: number) {
  return (value: Laid, ctx: z.RefinementCtx) => {
    const v2 = (((value.flags ?? 0) | before) & MessageFlags.IsComponentsV2) !== 0;
    for (const field of ['content', 'embeds'] as const) {
      if (!v2 || !value[field]?.length) continue;
      ctx.addIssue(
        complaint(
          'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
          `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
          [field],
        ),
      );
    }
    for (const fault of layoutFaults(value.components ?? [], v2)) {
      ctx.addIssue({ ...fault, path: ['components', ...fault.path] });
    }
  };
}

export const newMessage = z
  .object({
    ...fields,
    nonce: textOrNumber(25).nullish(),
    enforce_nonce: z.boolean().nullish(),
    message_reference: z
      .object({
        type: z.int().nullish(),
        message_id: snowflake,
        channel_id: snowflake.nullish(),
        guild_id: snowflake.nullish(),
        fail_if_not_exists: z.boolean().nullish(),
      })
      .nullish(),
    sticker_ids: z.array(snowflake).max(0).nullish(),
  })
  .superRefine(wholeMessage(0));
export type NewMessage = z.output<typeof newMessage>;

/** The body of an edit of a message that has the flags `before`. */
export function messageEdit(before: number) {
  return z.object(fields).superRefine(wholeMessage(before & MessageFlags.IsComponentsV2));
}
export type MessageEdit = z.output<ReturnType<typeof messageEdit>>;
