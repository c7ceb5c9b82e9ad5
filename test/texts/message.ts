import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export interface Use {
  readonly kinds: ReadonlySet<'plain' | 'number' | 'select' | 'plural' | 'ordinal'>;
  /** A select's words, or a plural's or ordinal's forms such as `one` and `=0`. */
  readonly cases: ReadonlySet<string>;
}

/** Parses like the translator. Throws when the message is invalid. */
export const parsed = (message: string): MessageFormatElement[] => parse(message, { ignoreTag: true });

type Kind = Use['kinds'] extends ReadonlySet<infer Each> ? Each : never;

function kindOf(element: MessageFormatElement): Kind | null {
  switch (element.type) {
    case TYPE.argument:
    case TYPE.date:
    case TYPE.time:
      return 'plain';
    case TYPE.number:
      return 'number';
    case TYPE.select:
      return 'select';
    case TYPE.plural:
      return element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
    default:
      return null;
  }
}

const optionsOf = (element: MessageFormatElement): [string, MessageFormatElement[]][] =>
  element.type === TYPE.select || element.type === TYPE.plural
    ? Object.entries(element.options).map(([name, { value }]) => [name, value])
    : [];

/** Finds all placeholders, also nested ones, and their uses. */
export function usesOf(elements: readonly MessageFormatElement[]): ReadonlyMap<string, Use> {
  const uses = new Map<string, { kinds: Set<Kind>; cases: Set<string> }>();
  const walk = (level: readonly MessageFormatElement[]): void => {
    for (const element of level) {
      const kind = kindOf(element);
      const name = 'value' in element && typeof element.value === 'string' ? element.value : '';
      const options = optionsOf(element);
      if (kind) {
        const use = uses.get(name) ?? { kinds: new Set(), cases: new Set() };
        use.kinds.add(kind);
        for (const [word] of options) use.cases.add(word);
        uses.set(name, use);
      }
      for (const [, inner] of options) walk(inner);
    }
  };
  walk(elements);
  return uses;
}

/** The message's text without its placeholders. */
export const literalsOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) =>
      element.type === TYPE.literal
        ? element.value
        : optionsOf(element)
            .map(([, inner]) => ` ${literalsOf(inner)} `)
            .join(''),
    )
    .join('');

/** The longest text that a message can become, by the longest branch of each choice. `count` replaces `#`. */
export const longestOf = (
  elements: readonly MessageFormatElement[],
  value: (name: string) => string,
  count = '99999',
): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return count;
      const branches = optionsOf(element).map(([, inner]) => longestOf(inner, value, count));
      if (branches.length > 0) return branches.reduce((a, b) => (b.length > a.length ? b : a));
      return 'value' in element && typeof element.value === 'string' ? value(element.value) : '';
    })
    .join('');
