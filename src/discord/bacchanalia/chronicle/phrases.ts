import type { Deus, Ruling, Source, Umbra } from '../../../games/bacchanalia/index.ts';
import type { Character, Ending, Happening } from '../../../tables/story/index.ts';
import { listOf, type Translate } from '../../../texts/index.ts';
import { deusName, endingText, rowText } from '../words.ts';
import type { Voice } from './voice.ts';

/** Why it was that Deus, as it is told of others. */
export function rulingPhrase({ row, because, among, most }: Ruling, { t, locale }: Voice): string {
  const others = because === 'vinumWins' ? among.filter((deus) => deus !== 'vinum') : among;
  return t(`chronicle.ruled.${because}`, {
    deus: row === 'goblet' || row === 'vinum' ? deusName(t, 'vinum') : rowText(t, row),
    others: listOf(locale, cardNames(t, others)),
    count: most,
  });
}

/** Two cards of one name tie with each other, too. */
const cardNames = (t: Translate, dei: readonly Deus[]): string[] =>
  [...new Set(dei)].map((deus) => {
    const count = dei.filter((one) => one === deus).length;
    const name = deusName(t, deus);
    return count === 1 ? name : t('bacchanalia.because.cards', { count, deus: name });
  });

export function happeningPhrase(happening: Happening, voice: Voice): string {
  const { t } = voice;
  switch (happening.type) {
    case 'parcae':
      return t('chronicle.parcae', { times: happening.times });
    case 'amansCame':
    case 'minervaWent':
      return t(`chronicle.${happening.type}`);
    case 'endingBegins':
      return t(`chronicle.endingBegins.${happening.because}`);
    case 'deusMoved':
      return movedPhrase(happening.deus, happening.from, happening.to, voice);
  }
}

function movedPhrase(deus: Deus, from: Source, to: Source, { t, who }: Voice): string {
  const name = deusName(t, deus);
  if (from === 'middle') return t('chronicle.moved.came', { deus: name, to: to === 'middle' ? '' : who(to) });
  if (to === 'middle') return t('chronicle.moved.left', { deus: name, from: who(from) });
  return t('chronicle.moved.went', { deus: name, from: who(from), to: who(to) });
}

export const giftPhrase = (gifts: Character['gifts'], { t, locale, who }: Voice): string =>
  t('chronicle.gifts', {
    gifts: listOf(
      locale,
      gifts.map(({ deus, by }) => t('chronicle.gift', { deus: deusName(t, deus), who: who(by) })),
    ),
  });

/** `Flight (Amans Ending)` */
export const endingPhrase = ({ kind, by }: Ending, { t }: Voice): string =>
  t('chronicle.ending', { ending: endingText(t, kind), by: t(`chronicle.endingBy.${by}`) });

/** Parcae is called so in every language. */
export const umbraName = (t: Translate, umbra: Umbra): string => {
  if (umbra === 'parcae') return 'Parcae';
  return umbra === 'goblet' ? rowText(t, umbra) : deusName(t, umbra);
};
