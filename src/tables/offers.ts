import type { Snowflake } from './game-types.ts';
import { seatOf } from './seats.ts';
import { isOpen, type Table } from './table.ts';

/** How an offer ended. `gone`: its seat is the holder's again, or another's; another offer took its place; the table is over. */
export type OfferEnd = 'taken' | 'declined' | 'withdrawn' | 'gone';

export interface NewOffer {
  readonly id: string;
  readonly tableId: string;
  readonly from: Snowflake;
  readonly to: Snowflake;
  readonly by: Snowflake;
  /** The seat's holder is away: the offer ends when they are back. */
  readonly isAway: boolean;
  readonly at: Date;
}

export interface Offer extends NewOffer {
  /** Null while it is open. */
  readonly ended: { readonly how: OfferEnd; readonly at: Date } | null;
}

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
  { from, isAway }: Pick<NewOffer, 'from' | 'isAway'>,
  table: Pick<Table, 'status' | 'seats'>,
): boolean {
  const seat = seatOf(table, from);
  return isOpen(table) && seat !== undefined && (!isAway || seat.standIn === true);
}
