import type { Color } from '../../games/tuchulcha/board.ts';
import { holderAt, type Player } from '../sittings.ts';
import type { Occupant, Seat, Sitting } from '../table.ts';
import type { ToldEntry } from './told-log.ts';

/** How a colour left the game: by which entry of the log, whether by the rules or by leaving, and who did it. */
interface Exit {
  readonly seq: number;
  readonly resigned: boolean;
  readonly actor: ToldEntry['actor'];
}

/** Who held a colour, until its game was over: until it was out, or the game ended. */
export interface Holding {
  readonly color: Color;
  /** Who had the seat when the game began. */
  readonly first: Occupant;
  /** When they gave the seat up, in entries of the log, halves being between two; null: they stayed. */
  readonly leftAt: number | null;
  /** Who played it when its game was over; null: nobody, the others had taken it out of the game. */
  readonly last: Player | null;
  /** By which entry it was out; null: it was in the game to the end. */
  readonly outAt: number | null;
}

/** Everybody's whose sittings were never written down is taken to have had the seat from the start. */
export const wholeSittings = (sittings: readonly Sitting[], seats: readonly Seat[]): readonly Sitting[] => [
  ...seats
    .filter(({ color }) => !sittings.some((sitting) => sitting.color === color && sitting.why === 'start'))
    .map(
      ({ color, occupant }): Sitting => ({
        ...{ seq: 0, color, occupant, standIn: false, why: 'start', at: new Date(0) },
      }),
    ),
  ...sittings,
];

/** `sittings`: whole. Throws where nobody ever had the seat. */
export function holdingOf(
  color: Color,
  entries: readonly ToldEntry[],
  sittings: readonly Sitting[],
): Holding {
  const own = sittings.filter((sitting) => sitting.color === color);
  const first = own[0]?.occupant;
  if (!first) throw new Error(`Nobody had ${color} when the game began.`);
  const exit = exitOf(color, entries);
  const overAt = exit?.seq ?? entries.length - 1;
  const until = own.filter(({ seq }) => seq <= overAt);
  return {
    ...{ color, first, leftAt: leftAt(first, until, exit) },
    last: holderAt(sittings, color, overAt),
    outAt: exit?.seq ?? null,
  };
}

/** Whoever had left before, came back to it later and stayed has not left. */
function leftAt(first: Occupant, until: readonly Sitting[], exit: Exit | null): number | null {
  const stayed = until.findLastIndex(({ occupant, standIn }) => !standIn && isSame(occupant, first));
  const away = until[stayed + 1]?.seq ?? null;
  if (!exit?.resigned) return away;
  const gaveUp = first.kind === 'person' && exit.actor === first.userId;
  return gaveUp || away === null ? exit.seq + 0.5 : away;
}

function exitOf(color: Color, entries: readonly ToldEntry[]): Exit | null {
  for (const { seq, actor, events } of entries) {
    const out = events.find((event) => event.type === 'out' && event.color === color);
    if (out?.type === 'out') return { seq, actor, resigned: out.reason === 'resigned' };
  }
  return null;
}

const isSame = (one: Occupant | null, other: Occupant): boolean =>
  one?.kind === 'person' ? other.kind === 'person' && one.userId === other.userId : one?.kind === other.kind;
