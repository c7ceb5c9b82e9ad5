import { ELLIPSIS, graphemesOf } from '../text.ts';
import { translator } from '../texts/index.ts';
import { isDrawable } from './canvas/fonts.ts';

/** The words in a view that people wrote. */
const WRITTEN = ['name', 'title'];

const COLORS = ['blue', 'red', 'yellow', 'black', 'green', 'violet'] as const;

/**
 * A copy of a picture's view whose names have only what our fonts can draw: other letters would be boxes. A name of which nothing
 * readable is left is its seat's color.
 */
export function withDrawableNames<View extends object>(view: View, locale: string): View {
  const t = translator(locale);
  const otherwise = (named: unknown): string => {
    const color = COLORS.find((one) => one === named);
    return color ? t(`color.${color}`) : ELLIPSIS;
  };
  /** `at`: the key of an object in the one around it. */
  const adapt = (one: object, at: string): void => {
    for (const [key, value] of Object.entries(one)) {
      if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) adapt(value, key);
      else if (typeof value === 'string' && WRITTEN.includes(key))
        Reflect.set(one, key, drawable(value, otherwise('color' in one ? one.color : at)));
    }
    if ('kind' in one && one.kind === 'initial' && 'text' in one)
      Reflect.set(one, 'text', drawable(String(one.text), '?'));
  };
  const copy = structuredClone(view);
  adapt(copy, '');
  return copy;
}

function drawable(text: string, otherwise: string): string {
  const letters = graphemesOf(text);
  const drawn = letters.filter(isDrawable);
  if (drawn.length === letters.length) return text;
  return drawn.some((letter) => /[\p{L}\p{N}]/u.test(letter)) ? drawn.join('').trim() : otherwise;
}
