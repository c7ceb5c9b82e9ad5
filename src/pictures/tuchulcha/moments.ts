import type { Color } from '../../games/tuchulcha/index.ts';
import type { Translate } from '../../texts/index.ts';
import { signedShare } from '../figures.ts';
import type { TurningPoint } from './summary/view.ts';
import type { Moment, TimedMoment } from './view.ts';

/** How a color is called: by its god, where nothing else is said. */
type NameOf = (color: Color) => string;

export function momentText(
  t: Translate,
  moment: Moment,
  nameOf: NameOf = (color) => t(`god.${color}`),
): string {
  switch (moment.kind) {
    case 'hit':
      return t('picture.moment.hit', {
        who: nameOf(moment.by),
        whom: nameOf(moment.of),
        count: moment.count,
      });
    case 'role':
      return t('picture.moment.role', {
        who: nameOf(moment.color),
        role: moment.role === 'tuchulcha' ? 'Tuchulcha' : 'Lasa Vecuvia',
      });
    case 'sealed':
      return t('picture.moment.sealed', { who: nameOf(moment.color), stone: moment.stone });
    case 'altar':
      return t('picture.moment.altar', { who: nameOf(moment.color) });
    case 'lost':
      return t('picture.moment.lost', { who: nameOf(moment.color), count: moment.count });
    case 'out':
      return t('picture.moment.out', { who: nameOf(moment.color) });
  }
}

/** The reason and by how much, without its turn. */
export function pointText(
  t: Translate,
  locale: string,
  { color, moment, dice, change }: TurningPoint,
): string {
  const who = t(`god.${color}`);
  const told = moment ? momentText(t, moment) : t('picture.moment.roll', { who, dice: dice.join('-') });
  const own = !moment || actorOf(moment) === color;
  return t('picture.change', { text: told, whose: own ? 'own' : who, change: signedShare(locale, change) });
}

const actorOf = (moment: Moment): Color => (moment.kind === 'hit' ? moment.by : moment.color);

/** A moment with its turn's number before it. */
export const timedText = (t: Translate, { turn, ...moment }: TimedMoment, nameOf?: NameOf): string =>
  t('picture.turningPoint', { turn, text: momentText(t, moment, nameOf) });

const WEIGHT: Readonly<Record<Moment['kind'], number>> = {
  out: 5,
  role: 4,
  sealed: 3,
  hit: 2,
  altar: 1,
  lost: 0,
};

/** Of equals the first. */
export const mostTelling = (moments: readonly Moment[]): Moment | undefined =>
  moments.toSorted((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind])[0];
