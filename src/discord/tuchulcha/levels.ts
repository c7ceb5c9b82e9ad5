import type { LevelName } from '../../games/tuchulcha/players/levels.ts';
import type { SeatColor } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import { type NamedTable, termsOf } from '../../tables/terms.ts';
import { type ComputerName, computerName } from '../../tables/tuchulcha/computer-names.ts';
import { levelPoints } from '../../tables/tuchulcha/rating.ts';
import type { Translate } from '../../texts/index.ts';

/** A level's points, rounded to tens. */
const pointsOf = (level: LevelName, players: number): number =>
  10 * Math.round(levelPoints(level, players) / 10);

/** A level in a list. */
export const levelLabel = (t: Translate, level: LevelName, players: number): string =>
  t('level.choice', { level: t(`level.${level}`), points: pointsOf(level, players) });

/** The computer player of a seat with its sign, and who that is; where it is the only one, also how well it plays. Null at tables from before levels. */
export function computerLine(
  t: Translate,
  table: NamedTable & Pick<Table, 'seats' | 'size'>,
  color: SeatColor,
  name: string,
): string | null {
  const { size } = table;
  const terms = termsOf('tuchulcha', table);
  if (!terms?.level) return null;
  const { level } = terms;
  const about = aboutPerson(t, computerName({ id: table.id, terms }, color));
  if (computersAt(table) > 1) return t('lobby.computerOf', { name, about });
  return t('lobby.computer', {
    name,
    about,
    plays: t(`level.plays.${level}`),
    points: pointsOf(level, size),
  });
}

/** How well all of them play, said once where there are several. */
export function levelLine(t: Translate, table: Pick<Table, 'game' | 'terms' | 'seats' | 'size'>): string[] {
  const level = termsOf('tuchulcha', table)?.level;
  return level && computersAt(table) > 1 ? [levelLabel(t, level, table.size)] : [];
}

const computersAt = ({ seats }: Pick<Table, 'seats'>): number =>
  seats.filter(({ occupant }) => occupant.kind === 'computer').length;

const aboutPerson = (t: Translate, name: ComputerName): string =>
  t(`people.${name.toLowerCase() as Lowercase<ComputerName>}`);
