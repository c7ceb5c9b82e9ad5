import { LANGUAGES } from '../../texts/index.ts';
import { languageName } from '../views/names.ts';
import type { Changed, Setting } from './panel.ts';

/** In place of a language: the one that Discord speaks there. */
const DISCORD = 'discord';

interface LanguageList<State, Asked> {
  readonly text: 'preferences.choose.language' | 'settings.choose.language';
  readonly line: 'preferences.language' | 'settings.language';
  /** The language that was chosen, if any, and the one that Discord speaks. */
  localesOf(state: State): { readonly own: string | null; readonly discord: string };
  /** Null: Discord's. */
  change(asked: Asked, locale: string | null): Promise<Changed | null>;
}

/** The language of a person or a server, as a list on a panel. */
export const languageList = <State, Asked>({
  text,
  line,
  localesOf,
  change,
}: LanguageList<State, Asked>): Setting<State, Asked> => ({
  kind: 'select',
  key: 'language',
  text,
  line(t, state) {
    const { own, discord } = localesOf(state);
    return t(line, { language: languageName(own ?? discord), from: own === null ? 'discord' : 'own' });
  },
  values: () => [DISCORD, ...LANGUAGES.map(({ code }) => code)],
  option: (t, value) =>
    value === DISCORD ? t('panel.language') : (LANGUAGES.find(({ code }) => code === value)?.name ?? value),
  chosen: (state) => localesOf(state).own ?? DISCORD,
  change: (asked, value) => change(asked, LANGUAGES.find(({ code }) => code === value)?.code ?? null),
});
