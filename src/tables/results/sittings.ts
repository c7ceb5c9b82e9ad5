import type { Seat, SeatColor, Sitting, Snowflake } from '../game-types.ts';

/** Who plays: a person's id, or `computer`, for itself or in a person's place. */
export type SeatPlayer = Snowflake | 'computer';

/** Who plays a color at an entry of the log; null: nobody any more. */
export function holderAt(sittings: readonly Sitting[], color: SeatColor, seq: number): SeatPlayer | null {
  const sitting = sittings.findLast((one) => one.color === color && one.seq <= seq);
  if (!sitting?.occupant) return null;
  return sitting.standIn || sitting.occupant.kind === 'computer' ? 'computer' : sitting.occupant.userId;
}

/** Everybody's whose sittings were never written down is taken to have had the seat from the start. */
export const wholeSittings = (sittings: readonly Sitting[], seats: readonly Seat[]): readonly Sitting[] => [
  ...seats
    .filter(({ color }) => !sittings.some((sitting) => sitting.color === color && sitting.why === 'start'))
    .map(
      ({ color, occupant }): Sitting => ({
        seq: 0,
        color,
        occupant,
        standIn: false,
        why: 'start',
        at: new Date(0),
      }),
    ),
  ...sittings,
];
