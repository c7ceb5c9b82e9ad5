import { describe, expect, it } from 'vitest';
import type { NewOffer } from '../../src/tables/seat-offers.ts';
import type { Table } from '../../src/tables/table.ts';
import { atOnce, changed, minutesAfter, type Workbench } from './workbench.ts';

const THEN = new Date(1_700_000_000_123);

/** The behavior of every OfferStore. */
export function offerSuite({ store, playing, fresh }: Workbench): void {
  /** The person of a seat. */
  function holderOf({ seats }: Table): string {
    const occupant = seats.map((seat) => seat.occupant).find(({ kind }) => kind === 'person');
    if (occupant?.kind !== 'person') throw new Error('nobody sits there');
    return occupant.userId;
  }

  const offerAt = (table: Table, given: Partial<NewOffer> = {}): NewOffer => ({
    id: fresh(),
    tableId: table.id,
    fromId: holderOf(table),
    toId: fresh(),
    byId: fresh(),
    isAway: false,
    at: THEN,
    ...given,
  });

  const hows = async ({ id }: Table) => (await store().offers(id)).map(({ ended }) => ended);

  describe('the offer of a seat', () => {
    it('is kept as it was made', async () => {
      const [table, other] = [await playing(), await playing()];
      const offer = offerAt(table);
      await store().offerSeat(offer);
      expect(await store().offers(table.id)).toEqual([{ ...offer, ended: null, endedAt: null }]);
      expect(await store().offers(other.id)).toEqual([]);
    });

    it('ends once', async () => {
      const table = await playing();
      const offer = offerAt(table);
      await store().offerSeat(offer);
      const later = minutesAfter(THEN, 1);
      const ends = await atOnce(5, () => store().endOffer(offer.id, 'declined', later));
      expect(ends.filter(Boolean)).toHaveLength(1);
      expect(await store().endOffer(offer.id, 'withdrawn', minutesAfter(THEN, 2))).toBe(false);
      expect(await store().endOffer('none', 'withdrawn', later)).toBe(false);
      expect(await store().offers(table.id)).toMatchObject([{ ended: 'declined', endedAt: later }]);
    });

    it('ends by a newer one of the same seat, also of many at once', async () => {
      const table = await playing();
      await store().offerSeat(offerAt(table));
      await store().offerSeat(offerAt(table, { fromId: fresh(), at: minutesAfter(THEN, 1) }));
      expect(await hows(table)).toEqual([null, null]);
      await atOnce(5, () => store().offerSeat(offerAt(table, { at: minutesAfter(THEN, 2) })));
      const open = (await store().offers(table.id)).filter(({ ended }) => ended === null);
      expect(open).toHaveLength(2);
      expect((await hows(table)).filter((how) => how === 'gone')).toHaveLength(5);
    });

    it('is taken with the change of seats, or the change is stale', async () => {
      const table = await playing();
      const offer = offerAt(table);
      await store().offerSeat(offer);
      const elsewhere = await playing();
      expect(await store().change(elsewhere.id, elsewhere, { takesOffer: offer.id })).toBe('stale');
      const taken = changed(await store().change(table.id, table, { takesOffer: offer.id }));
      expect(Object.keys(taken)).not.toContain('takesOffer');
      expect(await hows(table)).toEqual(['taken']);
      expect(await store().change(table.id, taken, { takesOffer: offer.id })).toBe('stale');
      expect(await store().load(table.id)).toEqual(taken);
      expect(await store().load(elsewhere.id)).toEqual(elsewhere);
    });

    it('stays open where the change that takes it is stale', async () => {
      const table = await playing();
      const offer = offerAt(table);
      await store().offerSeat(offer);
      const late = { ...table, version: table.version - 1 };
      expect(await store().change(table.id, late, { takesOffer: offer.id })).toBe('stale');
      expect(await hows(table)).toEqual([null]);
    });

    it('is gone with the change by which its seat is another’s, its holder back, or the table over', async () => {
      const [handed, over, away, kept] = [await playing(), await playing(), await playing(), await playing()];
      for (const table of [handed, over, kept]) await store().offerSeat(offerAt(table));
      const standIn = away.seats.map((seat) =>
        seat.occupant.kind === 'person' ? { ...seat, standIn: true as const } : seat,
      );
      const gone = changed(await store().change(away.id, away, { seats: standIn }));
      await store().offerSeat(offerAt(away, { isAway: true }));
      expect(await hows(away)).toEqual([null]);

      const others = handed.seats.map((seat) =>
        seat.occupant.kind === 'person' ? { ...seat, occupant: { ...seat.occupant, userId: fresh() } } : seat,
      );
      changed(await store().change(handed.id, handed, { seats: others }));
      changed(await store().change(over.id, over, { status: 'aborted' }));
      changed(await store().change(away.id, gone, { seats: away.seats }));
      changed(await store().change(kept.id, kept, { seats: kept.seats }));
      for (const [table, how] of [
        [handed, 'gone'],
        [over, 'gone'],
        [away, 'gone'],
        [kept, null],
      ] as const)
        expect(await hows(table)).toEqual([how]);
    });

    it('needs a table, and people', async () => {
      const table = await playing();
      await expect(store().offerSeat(offerAt(table, { tableId: 'nosuchtable' }))).rejects.toThrow();
      await expect(store().offerSeat(offerAt(table, { toId: 'anna' }))).rejects.toThrow();
      expect(await hows(table)).toEqual([]);
    });

    it('is forgotten in time, once it is over', async () => {
      const table = await playing();
      const [open, old, late] = [
        offerAt(table),
        offerAt(table, { fromId: fresh() }),
        offerAt(table, { fromId: fresh() }),
      ];
      for (const offer of [open, old, late]) await store().offerSeat(offer);
      await store().endOffer(old.id, 'declined', THEN);
      await store().endOffer(late.id, 'declined', minutesAfter(THEN, 1));
      await store().forget(minutesAfter(THEN, 1));
      const kept = (await store().offers(table.id)).map(({ id }) => id);
      expect(kept.sort()).toEqual([open.id, late.id].sort());
    });
  });
}
