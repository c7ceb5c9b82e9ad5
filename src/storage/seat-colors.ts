import type { GameName, Seat } from '../tables/game-types.ts';
import type { Reminders } from '../tables/table.ts';
import { jsonOf } from './games.ts';

/** Throws ZodError where a seat, or a clock, has a colour that the game has no seat of. */
export function checkColors(game: GameName, seats: readonly Pick<Seat, 'color'>[], watch: Reminders): void {
  const { banks, missed, turn } = watch;
  const named = [
    ...seats.map(({ color }) => color),
    ...[...Object.keys(banks), ...Object.keys(missed), ...(turn ? [turn.color] : [])],
  ];
  for (const color of named) jsonOf(game).color.parse(color);
}
