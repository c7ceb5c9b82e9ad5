import type { SeatColor } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { nameOn, plainName } from '../views/names.ts';
import { storyWords } from './game-words.ts';

/**
 * A message of ours that calls who has this color by former names of their character: by what {@link who} calls them now. What players
 * wrote themselves stays: it stands below, to the message's end.
 */
export function calledAnew(
  table: Pick<Table, 'id' | 'game' | 'terms' | 'seats' | 'locale' | 'state'>,
  content: string,
  color: SeatColor,
  names: ReadonlySet<string>,
): string {
  const t = translator(table.locale);
  const end = content.search(/^>>> /m);
  const [ours, theirs] = end < 0 ? [content, ''] : [content.slice(0, end), content.slice(end)];
  const character = storyWords.characterOn?.(table, color) ?? null;
  const others = table.seats.flatMap((seat) =>
    seat.color === color ? [] : [plainName(nameOn(t, table, seat.color))],
  );
  const player = plainName(nameOn(t, table, color));
  const called = (former: string, by: string) => t('who.character', { name: plainName(former), player: by });
  const now = (by: string) =>
    character === null
      ? t('who', { name: by, color: t(`color.${color}`) })
      : t('who.character', { name: plainName(character), player: by });
  return (
    [...names].reduce((text, former) => {
      const anybody = new RegExp(escapeRegExp(called(former, ANY)).replace(ANY, '([^()]*)'), 'g');
      return (
        text
          .replaceAll(called(former, player), () => now(player))
          // Somebody else had the seat then.
          .replace(anybody, (whole, by: string) => (others.includes(by) ? whole : now(by)))
      );
    }, ours) + theirs
  );
}

/** Stands for any name in what becomes an expression. */
const ANY = '\u0000';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
