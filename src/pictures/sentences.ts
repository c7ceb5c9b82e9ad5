import { ALT_LIMIT } from './names.ts';

/** A title as a sentence. */
export const sentence = (text: string): string => `${text}.`;

/** The head in any case, and as much of the rest as there is room for, with how much was left out. */
export function joinWhatFits(
  head: readonly string[],
  rest: readonly string[],
  more: (count: number) => string = () => '',
): string {
  const text = (shown: number): string =>
    [...head, ...rest.slice(0, shown), shown < rest.length ? more(rest.length - shown) : '']
      .filter(Boolean)
      .join(' ');
  let shown = rest.length;
  while (shown > 0 && text(shown).length > ALT_LIMIT) shown--;
  return text(shown);
}
