export interface Mentions {
  readonly whole: ReadonlySet<string>;
  /** Template strings such as `color.${…}`, in which a hole matches one part of a key. */
  readonly built: readonly RegExp[];
}

const QUOTED = /'([\w.-]+)'|"([\w.-]+)"/g;
// A key may begin with the kind of a season.
const BUILT = /`((?:[\w-]+|\$\{kindOf\([^`{}]*\)\})\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g;
const HOLE = /\$\{[^`{}]*\}/g;

/** Patterns in types, which build no key: `settings.${string}`, `name.${infer Word}`, `rules.${PageId}.title`. */
const OF_A_TYPE = /\$\{(?:string|infer \w+|[A-Z]\w*)\}/;

export function mentionsIn(sources: readonly string[]): Mentions {
  const whole = new Set<string>();
  const built = new Map<string, RegExp>();
  for (const source of sources) {
    for (const [, single, double] of source.matchAll(QUOTED)) whole.add(single ?? double ?? '');
    for (const [, shape = ''] of source.matchAll(BUILT)) {
      if (!shape.includes('${') || OF_A_TYPE.test(shape)) continue;
      const words = shape.split(HOLE).map((word) => word.replaceAll('.', '\\.'));
      built.set(shape, new RegExp(`^${words.join('[\\w-]+')}$`));
    }
  }
  return { whole, built: [...built.values()] };
}

export const unusedOf = (keys: readonly string[], { whole, built }: Mentions): string[] =>
  keys.filter((key) => !whole.has(key) && !built.some((shape) => shape.test(key)));
