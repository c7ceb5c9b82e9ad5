import { z } from 'zod';
import type { NoticeText } from '../tables/notice.ts';
import { counter, snowflake } from './columns.ts';

/** How the text of a notice is read from storage. */

const turn = counter;
const name = z.string();
const by = z.string();
const instant = counter;

export const closedWhy = z.enum(['opener', 'admin', 'agreed', 'idle', 'expired']);

export const noticeTextJson: z.ZodType<NoticeText> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('remind'), turn, share: z.int().min(0).max(100) }),
  z.strictObject({ kind: z.literal('nudge'), turn, by }),
  z.strictObject({ kind: z.literal('next'), turn }),
  z.strictObject({ kind: z.literal('timeUp'), turn }),
  z.strictObject({ kind: z.literal('playedFor'), turn, name, by: by.nullable() }),
  z.strictObject({ kind: z.literal('standIn'), name, by: by.nullable() }),
  z.strictObject({ kind: z.literal('back'), name }),
  z.strictObject({ kind: z.literal('waiting'), name, by }),
  z.strictObject({ kind: z.literal('handedOver'), from: z.string(), to: z.string() }),
  z.strictObject({ kind: z.literal('removed'), name, becomes: z.enum(['computer', 'out']) }),
  z.strictObject({ kind: z.literal('vacation'), name, until: instant }),
  z.strictObject({ kind: z.literal('vacationOver'), name }),
  z.strictObject({ kind: z.literal('idle'), closesAt: instant }),
  z.strictObject({ kind: z.literal('closed'), why: closedWhy, by: by.nullable() }),
  z.strictObject({ kind: z.literal('tale'), tale: counter, part: counter, here: z.boolean() }),
  z.strictObject({ kind: z.literal('skipped'), tale: counter }),
  z.strictObject({ kind: z.literal('followed'), turn, over: z.boolean() }),
  z.strictObject({
    kind: z.literal('trouble'),
    what: z.enum(['channelGone', 'noPermission']),
    channelId: snowflake,
  }),
]);
