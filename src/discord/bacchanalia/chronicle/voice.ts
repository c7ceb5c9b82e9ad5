import type { Color } from '../../../games/bacchanalia/index.ts';
import type { Story } from '../../../tables/story/index.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import type { ChronicleFacts } from './book.ts';
import type { WriteName } from './names.ts';

/** How lines of ours speak: the language, and people by their names. */
export interface Voice {
  readonly t: Translate;
  readonly locale: string;
  /** `Anna (red)` */
  readonly who: (color: Color) => string;
  readonly date: (at: Date) => string;
}

export function voiceOf(
  { characters }: Story,
  { locale, timeZone }: ChronicleFacts,
  writeName: WriteName,
): Voice {
  const t = translator(locale);
  const names = new Map(characters.map(({ color, name }) => [color, name]));
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return {
    ...{ t, locale },
    who: (color) => {
      const name = names.get(color);
      return t('who', { name: name ? writeName(name) : t('who.gone'), color: t(`color.${color}`) });
    },
    date: (at) => format.format(at),
  };
}
