import * as z from 'zod';
import { type Parsed, snowflake } from './game-types.ts';
import { seatOf } from './seats.ts';
import { isOpen, type Table } from './table.ts';

/** A stored offer of a seat to a person. */
export const offerRow = z.object({
  id: z.string().min(1),
  tableId: z.string(),
  /** The seat's holder. */
  fromId: snowflake,
  toId: snowflake,
  byId: snowflake,
  /** The seat's holder is absent: the offer ends when they are back. */
  isAway: z.boolean(),
  at: z.date(),
  /**
   * How it ended; null, like `endedAt`, while it is open. `gone`: its seat is the holder's again, or another's; another offer
   * replaced it; the table is over.
   */
  ended: z.enum(['taken', 'declined', 'withdrawn', 'gone']).nullable(),
  endedAt: z.date().nullable(),
});

export type Offer = Parsed<typeof offerRow>;
export type NewOffer = Omit<Offer, 'ended' | 'endedAt'>;
export type OfferEnd = NonNullable<Offer['ended']>;

/** The port to storage for offers. Invalid offers end in the table's change that invalidates them. */
export interface OfferStore {
  /** Stores an open offer, and ends open ones of the same seat as `gone`. */
  offerSeat(offer: NewOffer): Promise<void>;
  offers(tableId: string): Promise<Offer[]>;
  /** Returns false if it is no longer open. */
  endOffer(id: string, how: OfferEnd, now: Date): Promise<boolean>;
}

/** Whether an offer is valid at the current table: it is open, the seat is its holder's, and an absent holder is still absent. */
export function holds(
  { fromId, isAway }: Pick<Offer, 'fromId' | 'isAway'>,
  table: Pick<Table, 'status' | 'seats'>,
): boolean {
  const seat = seatOf(table, fromId);
  return isOpen(table) && seat !== undefined && (!isAway || seat.standIn === true);
}
