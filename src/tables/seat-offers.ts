import * as z from 'zod';
import { type Parsed, snowflake } from './game-types.ts';
import { seatOf } from './seats.ts';
import { isOpen, type Table } from './table.ts';

/** The offer of a seat to a person, as it is stored. */
export const offerRow = z.object({
  id: z.string().min(1),
  tableId: z.string(),
  /** Whose seat it is. */
  fromId: snowflake,
  toId: snowflake,
  byId: snowflake,
  /** The seat's holder is away: the offer ends when they are back. */
  isAway: z.boolean(),
  at: z.date(),
  /**
   * How it ended; null, as `endedAt`, while it is open. `gone`: its seat is the holder's again, or another's; another offer took
   * its place; the table is over.
   */
  ended: z.enum(['taken', 'declined', 'withdrawn', 'gone']).nullable(),
  endedAt: z.date().nullable(),
});

export type Offer = Parsed<typeof offerRow>;
export type NewOffer = Omit<Offer, 'ended' | 'endedAt'>;
export type OfferEnd = NonNullable<Offer['ended']>;

/** The tables' port to storage for offers. Offers that no longer hold end in the table's change by which they don't. */
export interface OfferStore {
  /** Stores an open offer. Open ones of the same seat are `gone` by it. */
  offerSeat(offer: NewOffer): Promise<void>;
  offers(tableId: string): Promise<Offer[]>;
  /** Returns false where it is no longer open. */
  endOffer(id: string, how: OfferEnd, now: Date): Promise<boolean>;
}

/** Whether an offer still stands at its table as it is now: it is open, the seat is its holder's, and who was away still is. */
export function holds(
  { fromId, isAway }: Pick<Offer, 'fromId' | 'isAway'>,
  table: Pick<Table, 'status' | 'seats'>,
): boolean {
  const seat = seatOf(table, fromId);
  return isOpen(table) && seat !== undefined && (!isAway || seat.standIn === true);
}
