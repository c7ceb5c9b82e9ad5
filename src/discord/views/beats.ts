import { shareText } from '../../pictures/results/figures.ts';
import type { SeatColor } from '../../tables/game-types.ts';
import { occupantOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { type Beat, type Deed, isDeed } from '../../tables/tuchulcha/analysis/beats.ts';
import type { DecisiveTurn } from '../../tables/tuchulcha/analysis/decisive.ts';
import type { Frame } from '../../tables/tuchulcha/analysis/frames.ts';
import { listOf, type Translate } from '../../texts/index.ts';
import { who } from './names.ts';

type Named = Pick<Table, 'id' | 'game' | 'terms' | 'seats' | 'locale'>;

/** A deed as a sentence of a game's story. `by`: whose turn it was. */
export function deedText(t: Translate, table: Named, deed: Deed, by: Frame['color']): string {
  const name = (color: Frame['color']): string => who(t, table, color);
  switch (deed.type) {
    case 'devoted':
      return t(`beat.devoted.${deed.devotion.role}`, { who: name(deed.color), given: deed.given });
    case 'out':
      return deed.reason === 'tuchulchaFell'
        ? t('beat.out.tuchulchaFell', { who: name(deed.color), by: by === deed.color ? 'none' : name(by) })
        : t(`beat.out.${deed.reason}`, { who: name(deed.color) });
    case 'hit': {
      const { stone, count, to } = deed;
      const neutral = neutralOf(table, deed.color);
      return t('beat.hit', { ...{ stone, count, to, neutral }, who: name(deed.by), whom: name(deed.color) });
    }
    case 'sealed':
      return t('beat.sealed', { who: name(deed.color), stone: deed.stone });
    case 'reachedAltar':
      return t('beat.altar', { who: name(deed.by), neutral: neutralOf(table, deed.color) });
    case 'lost':
      return t('beat.lost', {
        who: name(deed.by),
        neutral: neutralOf(table, deed.color),
        stone: deed.stone,
      });
  }
}

/** A color that nobody plays; `no`: somebody does. */
const neutralOf = ({ seats }: Named, color: SeatColor): SeatColor | 'no' =>
  occupantOf(seats, color) ? 'no' : color;

/** A moment of a game's story as a sentence. */
export const beatText = (t: Translate, table: Named, { deed, by }: Beat): string =>
  deed.type === 'reachedAltar'
    ? t('beat.first', { who: who(t, table, deed.by) })
    : deedText(t, table, deed, by);

/** Which turn decided a game, by what, and by how much. `isTold`: by what, stands beside it. */
export function decisiveText(t: Translate, table: Named, decisive: DecisiveTurn, isTold = false): string {
  const { turn, color, dice, deed, winners, before, after } = decisive;
  const values = {
    turn,
    winners: listOf(
      table.locale,
      winners.map((winner) => who(t, table, winner)),
    ),
    before: shareText(table.locale, before),
    after: shareText(table.locale, after),
  };
  if (isTold) return t('decisive.short', values);
  const told =
    deed && isDeed(deed)
      ? deedText(t, table, deed, color)
      : t('beat.rolled', {
          who: who(t, table, color),
          dice: dice.join('-'),
          own: winners.some((winner) => winner === color) ? 'yes' : 'no',
        });
  return t('decisive.line', { ...values, deed: told });
}
