import type {
  Deus,
  EndingKind,
  PlaceRule,
  Row,
  Ruling,
  SceneLine,
  Twist,
} from '../../games/bacchanalia/index.ts';
import { listOf, type Translate } from '../../texts/index.ts';

/** The same in every language. */
export const deusName = (t: Translate, deus: Deus): string => t(`bacchanalia.deus.${deus}`);

/** The name of a row of the Aruspex. */
export const rowText = (t: Translate, row: Row): string => t(`bacchanalia.row.${row}`);

/** What the scene has to tell, to the player of the turn. */
export const lineText = (t: Translate, line: SceneLine): string => t(`bacchanalia.line.${line}`);

export const placeText = (t: Translate, place: PlaceRule): string => t(`bacchanalia.place.${place}`);

/** Why that Deus rules, to the player of the turn (bacchanalia.md §4.5). `locale`: a BCP 47 tag, the one of `t`. */
export function becauseText(t: Translate, locale: string, { row, because, among, most }: Ruling): string {
  const others = because === 'vinumWins' ? among.filter((deus) => deus !== 'vinum') : among;
  return t(`bacchanalia.because.${because}`, {
    deus: row === 'goblet' ? deusName(t, 'vinum') : rowText(t, row),
    others: listOf(locale, counted(t, others)),
    count: most,
  });
}

/** Each name once; two cards of one name tie with each other, too. */
const counted = (t: Translate, dei: readonly Deus[]): string[] =>
  [...new Set(dei)].map((deus) => {
    const count = dei.filter((one) => one === deus).length;
    return count === 1
      ? deusName(t, deus)
      : t('bacchanalia.because.cards', { count, deus: deusName(t, deus) });
  });

/** An ending in two or three words. */
export const endingText = (t: Translate, ending: EndingKind): string => t(`bacchanalia.ending.${ending}`);

/** What an ending tells, to whoever tells it. */
export const endingLine = (t: Translate, ending: EndingKind): string => t(`bacchanalia.endingLine.${ending}`);

/** What comes to pass before death. */
export const twistText = (t: Translate, twist: Twist): string => t(`bacchanalia.twist.${twist}`);
