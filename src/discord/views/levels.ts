import type { LevelName } from '../../games/tuchulcha/players/levels.ts';
import { type ComputerName, computerName, type NamedTable } from '../../tables/computer-names.ts';
import type { SeatColor } from '../../tables/game-types.ts';
import { levelPoints } from '../../tables/results/level-points.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';

/** A level's points, rounded to tens. */
const pointsOf = (level: LevelName, players: number): number =>
  10 * Math.round(levelPoints(level, players) / 10);

/** A level in a list. */
export const levelLabel = (t: Translate, level: LevelName, players: number): string =>
  t('level.choice', { level: t(`level.${level}`), points: pointsOf(level, players) });

/** The computer player of a seat with its sign, who that is, and how well it plays; null at tables from before levels. */
export function computerLine(
  t: Translate,
  table: NamedTable & Pick<Table, 'size'>,
  color: SeatColor,
  name: string,
): string | null {
  const { level, size } = table;
  if (!level) return null;
  return t('lobby.computer', {
    name,
    about: aboutPerson(t, computerName(table, color)),
    plays: t(`level.plays.${level}`),
    points: pointsOf(level, size),
  });
}

const aboutPerson = (t: Translate, name: ComputerName): string =>
  t(`people.${name.toLowerCase() as Lowercase<ComputerName>}`);
