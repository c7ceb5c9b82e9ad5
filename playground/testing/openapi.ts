/**
 * Checks what a bot asked, and what the double answered, against Discord's own API description.
 * The description is not part of the project: `DISCORD_OPENAPI` names a copy of it
 * (`openapi.json` of discord/discord-api-spec). Without it nothing can be checked.
 */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { RecordedRequest } from '../src/index.ts';

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface Operation {
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media & { readonly $ref?: string }>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Media>> };
}

export interface Violation {
  readonly request: string;
  readonly side: 'request' | 'response';
  readonly faults: readonly string[];
}

/** Whether there is a description to check against. */
export const described = (process.env['DISCORD_OPENAPI'] ?? '') !== '';

const JSON_TYPE = 'application/json';
const unlimited = ['snowflake', 'nonce', 'int32', 'int64', 'uint32', 'double', 'float', 'binary', 'byte'];

/** The description has numbers as the codes of form complaints; Discord sends names such as BASE_TYPE_REQUIRED. */
function bare(refusal: unknown): unknown {
  if (typeof refusal !== 'object' || refusal === null || !('errors' in refusal)) return refusal;
  const { errors: _, ...rest } = refusal;
  return rest;
}

class Checker {
  readonly #description: Description;
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction | null>();

  constructor(path: string) {
    const text = readFileSync(path, 'utf8');
    // One field of the description is wrong: Discord's own examples have a string of digits there.
    this.#description = JSON.parse(text, (key, value) =>
      key === 'default_member_permissions' ? { type: ['string', 'null'], pattern: '^\\d+$' } : value,
    );
    const formats: Record<string, true | ((value: string) => boolean)> = {
      'date-time': (value) => !Number.isNaN(Date.parse(value)),
      uri: (value) => URL.canParse(value),
    };
    for (const name of unlimited) formats[name] = true;
    // Most schemas check a few messages, so that compiling them takes longer than checking.
    const fast = { code: { optimize: false }, inlineRefs: false };
    this.#ajv = new Ajv2020({ strict: false, allErrors: false, formats, ...fast });
    this.#ajv.addSchema({ $id: 'discord', components: this.#description.components });
  }

  check(recorded: RecordedRequest): Violation[] {
    const { method, path, query, status, body, response } = recorded;
    if (status === 0 || status >= 500) return [];
    const operation = this.#operation(recorded);
    const request = `${method} ${path}${query} ${status}`;
    if (operation === null) return [{ request, side: 'request', faults: ['Discord has no such route'] }];
    const violations: Violation[] = [];
    // Requests refused by the double were invalid; their refusal is checked.
    if (status < 400 && body !== undefined) {
      const faults = this.#faults(`${operation.key} request`, operation.of.requestBody, body);
      if (faults.length > 0) violations.push({ request, side: 'request', faults });
    }
    const answers = operation.of.responses;
    const answer = answers[String(status)] ?? answers[status < 300 ? '2XX' : '4XX'];
    const whole = answer?.$ref === undefined ? answer : this.#described(answer.$ref);
    if (response !== undefined && whole !== undefined) {
      const faults = this.#faults(
        `${operation.key} ${status}`,
        whole,
        status < 400 ? response : bare(response),
      );
      if (faults.length > 0) violations.push({ request, side: 'response', faults });
    }
    return violations;
  }

  #described(reference: string): Media | undefined {
    return this.#description.components.responses[reference.slice(reference.lastIndexOf('/') + 1)];
  }

  /** `@me` and `@original` have separate routes. */
  #operation({ method, route, path }: RecordedRequest): { key: string; of: Operation } | null {
    if (route === null) return null;
    const given = path.split('/');
    const special = route
      .split('/')
      .map((part, at) => (part.startsWith('{') && given[at]?.startsWith('@') ? given[at] : part))
      .join('/');
    for (const template of [special, route]) {
      const of = this.#description.paths[template]?.[method.toLowerCase()];
      if (of !== undefined) return { key: `${method} ${template}`, of };
    }
    return null;
  }

  #faults(key: string, media: Media | undefined, value: unknown): string[] {
    const validate = this.#validator(key, media);
    if (validate === null || validate(value)) return [];
    const errors = validate.errors ?? [];
    return errors
      .slice(0, 8)
      .map(({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`.trim(),
      );
  }

  #validator(key: string, media: Media | undefined): ValidateFunction | null {
    const known = this.#validators.get(key);
    if (known !== undefined) return known;
    const schema = media?.content?.[JSON_TYPE]?.schema;
    const made =
      schema === undefined
        ? null
        : this.#ajv.compile(
            JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"discord#/components')),
          );
    this.#validators.set(key, made);
    return made;
  }
}

let checker: Checker | null = null;

/** Deviations from Discord's description. Empty without a description (`described` is false then). */
export function checkRecorded(recorded: readonly RecordedRequest[]): Violation[] {
  const path = process.env['DISCORD_OPENAPI'] ?? '';
  if (path === '') return [];
  checker ??= new Checker(path);
  const all = checker;
  return recorded.flatMap((request) => all.check(request));
}
