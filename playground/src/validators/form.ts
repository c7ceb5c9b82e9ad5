/** Discord's form validation on top of zod: the same limits, with Discord's error codes and texts. */
import * as z from 'zod';
import { complain, type FormComplaint, type FormErrors, Refusal } from '../refusal.ts';

type Issue = z.core.$ZodIssue;

/** Adds a complaint with Discord's code. */
export function refuse(
  ctx: z.RefinementCtx,
  code: string,
  message: string,
  path: readonly (string | number)[] = [],
): void {
  ctx.addIssue({ code: 'custom', message, path: [...path], params: { code } });
}

function refuseLength(ctx: z.RefinementCtx, min: number, max: number): void {
  if (min > 0) refuse(ctx, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  else refuse(ctx, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
}

/** Complains about each item with the key of an earlier one; `field`: its field in the item. */
export const unique =
  <T>(keyOf: (item: T) => unknown, code: string, message: string, field: string) =>
  (all: readonly T[], ctx: z.RefinementCtx): void => {
    const keys = all.map(keyOf);
    for (const [at, key] of keys.entries())
      if (keys.indexOf(key) !== at) refuse(ctx, code, message, [at, field]);
  };

/** A text of `min` to `max` characters, which Discord counts by code point. */
export function text(min: number, max: number) {
  return z.string().superRefine((value, ctx) => {
    const length = [...value].length;
    if (value === '' && min > 0) {
      refuse(ctx, 'BASE_TYPE_REQUIRED', 'This field is required');
    } else if (length < min || length > max) refuseLength(ctx, min, max);
  });
}

export function textOrNumber(max: number) {
  return z.union([z.string(), z.number()]).superRefine((value, ctx) => {
    const { length } = [...String(value)];
    if (length <= max) return;
    refuseLength(ctx, 0, max);
  });
}

export function list<T extends z.ZodType>(item: T, min: number, max: number) {
  return z.array(item).superRefine((value, ctx) => {
    if (value.length >= min && value.length <= max) return;
    refuseLength(ctx, min, max);
  });
}

export function integer(min: number, max: number) {
  return z.int().superRefine((value, ctx) => {
    if (value < min) {
      refuse(ctx, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
    } else if (value > max) {
      refuse(ctx, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
    }
  });
}

export const snowflake = z.union([z.string(), z.int()]).transform((value, ctx) => {
  const id = String(value);
  if (!/^\d{1,20}$/.test(id)) {
    refuse(ctx, 'NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`);
    return z.NEVER;
  }
  return id;
});

/** Refuses features of Discord that the playground lacks, instead of silently dropping them. */
export function unsupported(what: string) {
  return z
    .unknown()
    .superRefine((value, ctx) => {
      if (!value || (Array.isArray(value) && value.length === 0)) return;
      refuse(ctx, 'NOT_IN_PLAYGROUND', `The playground has no ${what}.`);
    })
    .optional();
}

/** `schemes` are without the colon, such as `https`. */
export function url(max: number, schemes: readonly string[] = ['http', 'https']) {
  return text(1, max).superRefine((value, ctx) => {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (parsed === null) {
      refuse(ctx, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    } else if (!schemes.includes(parsed.protocol.replace(':', ''))) {
      const allowed = schemes.map((scheme) => `'${scheme}'`).join(', ');
      refuse(
        ctx,
        'URL_TYPE_INVALID_SCHEME',
        `Scheme "${parsed.protocol.replace(':', '')}" is not supported. Scheme must be one of (${allowed}).`,
      );
    }
  });
}

function toComplaint(issue: Issue): FormComplaint {
  switch (issue.code) {
    case 'custom': {
      const code: unknown = issue.params?.['code'];
      return { code: typeof code === 'string' ? code : 'BASE_TYPE_INVALID', message: issue.message };
    }
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) {
        return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
      }
      return {
        code: issue.expected === 'array' ? 'LIST_TYPE_CONVERT' : 'MODEL_TYPE_CONVERT',
        message: `Could not interpret ${JSON.stringify(issue.input)?.split('', 100).join('')} as ${issue.expected}.`,
      };
    case 'invalid_value':
      if (issue.input === undefined) return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
      return {
        code: 'BASE_TYPE_CHOICES',
        message: `Value must be one of {${issue.values.map(String).join(', ')}}.`,
      };
    case 'invalid_union':
      if ('discriminator' in issue && issue.discriminator !== undefined) {
        return {
          code: 'UNION_TYPE_CHOICES',
          message: `Value of field "${issue.discriminator}" is not one of those allowed here.`,
        };
      }
      return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
    default:
      return { code: 'BASE_TYPE_INVALID', message: issue.message };
  }
}

/** @throws Refusal 50035 with Discord's tree of errors */
export function parseForm<T extends z.ZodType>(form: T, body: unknown): z.output<T> {
  const result = form.safeParse(body, { reportInput: true });
  if (result.success) return result.data;
  const errors: FormErrors = {};
  for (const issue of result.error.issues) complain(errors, issue.path, toComplaint(issue));
  throw new Refusal(400, 50035, 'Invalid Form Body', errors);
}
