import type { GameName } from '../tables/game.ts';
import type { Seat } from '../tables/table.ts';
import type { Watch } from '../tables/watch/watch.ts';
import { jsonOf } from './games.ts';

/** Throws ZodError where a seat, or a clock, has a colour that the game has no seat of. */
export function checkColors(game: GameName, seats: readonly Pick<Seat, 'color'>[], watch: Watch): void {
  const { banks, missed, turn } = watch;
  const named = [
    ...seats.map(({ color }) => color),
    ...[...Object.keys(banks), ...Object.keys(missed), ...(turn ? [turn.color] : [])],
  ];
  for (const color of named) jsonOf(game).color.parse(color);
}
