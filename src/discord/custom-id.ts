/**
 * Declared custom ids. The meaning of a button, a select or a form is in its custom id, at most 100 characters (Discord). A feature
 * declares its own once, as a template with typed fields; formatter, parser and the tests of hostile ids are derived.
 */

import { digestOf } from '../hash.ts';

export const MAX_CUSTOM_ID_LENGTH = 100;

interface Field<T> {
  /** A regular expression of all valid texts, without anchors and groups. A getter: games may be registered later. */
  readonly pattern: string;
  readonly longest: number;
  /** Undefined if it matches the pattern but isn't a value. */
  parse(text: string): T | undefined;
  format(value: T): string;
}

type Fields = Readonly<Record<string, Field<unknown>>>;

type ValuesIn<F extends Fields> = { readonly [K in keyof F]: ValueIn<F[K]> };

export interface CustomId<Values = never> {
  (...values: keyof Values extends never ? [] : [Values]): string;
  /** Returns null for anything that the declaration can't produce. */
  parse(customId: string): Values | null;
  /** Its first word, by which its declaration is found. */
  readonly firstWord: string;
  /** A regular expression of all its ids, for tests. */
  readonly pattern: string;
  readonly longest: number;
}

export type ValuesOf<Id> = Id extends CustomId<infer Values> ? Values : never;

type Declarations = Readonly<Record<string, readonly [template: string, fields: Fields]>>;

type CustomIds<D extends Declarations> = { readonly [K in keyof D]: CustomId<ValuesIn<D[K][1]>> };

/**
 * One entry per button, select or form: the fields, and a template of parts between colons, each a word or a field's name in
 * braces, as in `'mute:{table}:{turn}'`. Throws if the two don't match, or an id can get too long for Discord.
 */
export function declareCustomIds<const D extends Declarations>(declarations: D): CustomIds<D> {
  const declared = Object.entries(declarations).map(
    ([name, [template, fields]]) => [name, customId(template, fields)] as const,
  );
  return Object.fromEntries(declared) as unknown as CustomIds<D>;
}

interface NamedField {
  readonly name: string;
  readonly field: Field<unknown>;
}

function customId(template: string, fields: Fields): CustomId<Record<string, unknown>> {
  const parts = template.split(':').map((part): string | NamedField => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part;
    const field = fields[name];
    if (!field) throw new Error(`${template}: no field ${name}`);
    return { name, field };
  });
  const [firstWord] = parts;
  if (typeof firstWord !== 'string') throw new Error(`${template}: begins with a field`);
  const named = parts.filter((part) => typeof part !== 'string');
  if (named.length !== Object.keys(fields).length) throw new Error(`${template}: a field has no place`);
  const lengths = parts.map((part) => (typeof part === 'string' ? part.length : part.field.longest));
  const longest = lengths.reduce((sum, length) => sum + length, parts.length - 1);
  if (longest > MAX_CUSTOM_ID_LENGTH) throw new Error(`${template}: up to ${longest} characters`);
  const patternNow = (): string =>
    parts.map((part) => (typeof part === 'string' ? part : `(${part.field.pattern})`)).join(':');
  let known = { pattern: '', whole: /(?!)/ };

  const format = (values: Readonly<Record<string, unknown>> = {}): string =>
    parts.map((part) => (typeof part === 'string' ? part : part.field.format(values[part.name]))).join(':');
  const parse = (text: string): Record<string, unknown> | null => {
    const pattern = patternNow();
    if (known.pattern !== pattern) known = { pattern, whole: new RegExp(`^${pattern}$`) };
    const found = known.whole.exec(text);
    // `$` also matches before a line's end.
    if (!found || text.endsWith('\n')) return null;
    const values: Record<string, unknown> = {};
    for (const [at, { name, field }] of named.entries()) {
      const value = field.parse(found[at + 1] ?? '');
      if (value === undefined) return null;
      values[name] = value;
    }
    return values;
  };
  return Object.defineProperty(Object.assign(format, { parse, longest, firstWord, pattern: '' }), 'pattern', {
    get: patternNow,
  });
}

const FORM_DIGITS = 12;

/** The id of a form, unique for its content: Discord's apps cache a form's first content by id (discord-api-docs#7554). */
export const formIdOf = (declared: string, shown: unknown): string =>
  `${declared}~${digestOf(shown, FORM_DIGITS)}`;

export const declaredIdOf = (formId: string): string =>
  formId.replace(new RegExp(`~[0-9a-f]{${FORM_DIGITS}}$`), '');

export const field = <T>(
  pattern: string,
  longest: number,
  parse: (text: string) => T | undefined,
  format: (value: T) => string,
): Field<T> => ({ pattern, longest, parse, format });

export const text = (pattern: string, longest: number): Field<string> =>
  field(
    pattern,
    longest,
    (written) => written,
    (value) => value,
  );

export const tableId = text('[0-9a-z]{1,20}', 20);

export const userId = text('\\d{1,20}', 20);

/** An integer >= 0 with at most this many digits. */
export const wholeNumber = (digits: number): Field<number> =>
  field(digits === 1 ? '\\d' : `(?:0|[1-9]\\d{0,${digits - 1}})`, digits, Number, String);

export const version = field('[1-9]\\d{0,8}', 9, Number, String);

/** A value from a fixed set, each with its own word. */
export function coded<T>(codes: Readonly<Record<string, T>>): Field<T> {
  const words = Object.entries(codes);
  return field(
    words.map(([word]) => word).join('|'),
    Math.max(...words.map(([word]) => word.length)),
    (written) => words.find(([word]) => word === written)?.[1],
    (value) => words.find(([, one]) => one === value)?.[0] ?? '',
  );
}

export const oneOf = <T extends string>(...words: readonly T[]): Field<T> =>
  coded(Object.fromEntries(words.map((word) => [word, word])) as Record<string, T>);

interface OptionalField<T> extends Field<T> {
  readonly isOptional: true;
}

/** The last field of a kind in {@link unionOf}, which can be left out. */
export const optional = <T>(of: Field<T>): OptionalField<T> => ({ ...of, isOptional: true });

type Kinds = Readonly<
  Record<string, readonly [word: string, fields: Readonly<Record<string, Field<unknown>>>]>
>;

export type ValueIn<F> = F extends Field<infer T> ? T : never;

type OptionalIn<F> = { [K in keyof F]: F[K] extends OptionalField<unknown> ? K : never }[keyof F];

type FactsIn<F> = { readonly [K in Exclude<keyof F, OptionalIn<F>>]: ValueIn<F[K]> } & {
  readonly [K in OptionalIn<F>]?: ValueIn<F[K]>;
};

export type KindIn<Key extends string, K extends Kinds> = {
  [Name in keyof K]: { readonly [One in Key]: Name } & FactsIn<K[Name][1]>;
}[keyof K];

/** A union with the discriminator `key`: each kind is written as its word and its fields in order, such as `vote-yes-12`. */
export function unionOf<const Key extends string, const K extends Kinds>(
  key: Key,
  kinds: K,
): Field<KindIn<Key, K>> {
  const all = Object.entries(kinds).map(([name, [word, fields]]) => {
    const named = Object.entries(fields);
    const patternWith = (group: '(' | '(?:') =>
      named.reduce((before, [, one]) => {
        const part = `${before && '-'}${group}${one.pattern})`;
        return before + ('isOptional' in one ? `(?:${part})?` : part);
      }, word);
    return { name, word, named, pattern: patternWith('(?:'), whole: new RegExp(`^${patternWith('(')}$`) };
  });
  const longest = all.map(({ word, named }) =>
    named.reduce((sum, [, one]) => sum + 1 + one.longest, word.length),
  );
  return field(
    all.map(({ pattern }) => pattern).join('|'),
    Math.max(...longest),
    (text) => {
      for (const kind of all) {
        const [whole, ...found] = kind.whole.exec(text) ?? [];
        if (whole !== text) continue;
        const facts: Record<string, unknown> = { [key]: kind.name };
        for (const [at, [name, one]] of kind.named.entries())
          if (found[at] !== undefined) facts[name] = one.parse(found[at]);
        return facts as KindIn<Key, K>;
      }
      return undefined;
    },
    (value) => {
      const facts: Readonly<Record<string, unknown>> = value;
      const [word, fields] = kinds[`${facts[key]}`] ?? ['', {}];
      const parts = Object.entries(fields).map(([name, one]) =>
        facts[name] === undefined ? '' : one.format(facts[name]),
      );
      return [word, ...parts].filter((part) => part !== '').join('-');
    },
  );
}

/** The table of a custom id, if it is one of these; otherwise null. */
export function tableIn(
  ids: readonly { parse(customId: string): unknown }[],
  customId: string,
): string | null {
  for (const id of ids) {
    const values = id.parse(customId);
    if (values !== null) return tableOf(values);
  }
  return null;
}

export const tableOf = (values: unknown): string | null =>
  typeof values === 'object' && values !== null && 'table' in values && typeof values.table === 'string'
    ? values.table
    : null;
