import { declareCustomIds, oneOf, tableId, userId } from '../../custom-id.ts';

/** `takeAbsent`: the seat of a player who is away, void once they are back. */
export type OfferAnswer = 'take' | 'takeAbsent' | 'decline' | 'withdraw';

export const substituteButtons = declareCustomIds({
  /** The answer of a person who was offered a seat. */
  offer: [
    'offer:{table}:{from}:{to}:{does}',
    {
      table: tableId,
      from: userId,
      to: userId,
      does: oneOf<OfferAnswer>('take', 'takeAbsent', 'decline', 'withdraw'),
    },
  ],
});
