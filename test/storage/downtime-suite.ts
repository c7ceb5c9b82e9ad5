import { describe, expect, it } from 'vitest';
import { atOnce, minutesAfter, type Workbench } from './workbench.ts';

const MINUTE = 60_000;
const START = new Date(1_600_000_000_000);
const at = (minutes: number): Date => minutesAfter(START, minutes);

/** The behavior of every store for downtimes. */
export function downtimeSuite({ store, fresh }: Workbench): void {
  describe('the bot’s heartbeat', () => {
    // There is only one heartbeat, so these follow each other.
    it('is no down-time at first, nor while it beats often enough', async () => {
      expect(await store().recordHeartbeat(at(0), MINUTE)).toBeNull();
      expect(await store().recordHeartbeat(at(1), MINUTE)).toBeNull();
      expect(await store().recordHeartbeat(at(1.5), MINUTE)).toBeNull();
      expect(await store().downtimes(fresh(), at(0), at(9))).toEqual([]);
    });

    it('writes down the time in which nobody beat it', async () => {
      const down = { from: at(1.5), to: at(10) };
      expect(await store().recordHeartbeat(at(10), MINUTE)).toEqual(down);
      expect(await store().recordHeartbeat(at(10.5), MINUTE)).toBeNull();
      expect(await store().downtimes(fresh(), at(0), at(20))).toEqual([down]);
    });

    it('is not held up by a clock that is behind', async () => {
      expect(await store().recordHeartbeat(at(5), MINUTE)).toBeNull();
      expect(await store().recordHeartbeat(at(11), MINUTE)).toBeNull();
      expect(await store().downtimes(fresh(), at(10), at(20))).toEqual([]);
    });

    it('is written down once, however many come back at once', async () => {
      const found = await atOnce(40, (index) =>
        store().recordHeartbeat(minutesAfter(at(60), index / 1000), MINUTE),
      );
      const down = found.filter((interval) => interval !== null);
      expect(down).toHaveLength(1);
      expect(down[0]?.from).toEqual(at(11));
      expect(await store().downtimes(fresh(), at(10), at(99))).toEqual(down);
      // The latest of them counts.
      expect(await store().recordHeartbeat(minutesAfter(at(61), 39 / 1000), MINUTE)).toBeNull();
    });
  });

  describe('a server out of reach', () => {
    it('is so from the first time it is said until it is back', async () => {
      const [here, there] = [fresh(), fresh()];
      await store().beginOutage(here, at(200));
      await store().beginOutage(here, at(205));
      expect(await store().outages()).toContain(here);
      expect(await store().downtimes(here, at(190), at(207))).toEqual([{ from: at(200), to: at(207) }]);
      const down = { from: at(200), to: at(210) };
      expect(await store().endOutage(here, at(210))).toEqual(down);
      expect(await store().outages()).not.toContain(here);
      expect(await store().endOutage(here, at(211))).toBeNull();
      expect(await store().endOutage(there, at(210))).toBeNull();
      expect(await store().downtimes(here, at(190), at(220))).toEqual([down]);
      expect(await store().downtimes(there, at(190), at(220))).toEqual([]);
      expect(await store().downtimes(here, at(209), at(220))).toEqual([down]);
      expect(await store().downtimes(here, at(210), at(220))).toEqual([]);
    });

    it('may be so again', async () => {
      const guildId = fresh();
      await store().beginOutage(guildId, at(300));
      await store().endOutage(guildId, at(301));
      await store().beginOutage(guildId, at(310));
      expect(await store().downtimes(guildId, at(290), at(320))).toEqual([
        { from: at(300), to: at(301) },
        { from: at(310), to: at(320) },
      ]);
      expect(await store().downtimes(guildId, at(305), at(310))).toEqual([]);
      expect(await store().endOutage(guildId, at(330))).toEqual({ from: at(310), to: at(330) });
    });

    it('is no down-time where it is back at once', async () => {
      const guildId = fresh();
      await store().beginOutage(guildId, at(400));
      expect(await store().endOutage(guildId, at(400))).toBeNull();
      expect(await store().downtimes(guildId, at(390), at(410))).toEqual([]);
    });

    it('begins once and ends once, however many say so at once', async () => {
      const guildId = fresh();
      await atOnce(20, () => store().beginOutage(guildId, at(500)));
      const ended = await atOnce(20, (index) => store().endOutage(guildId, at(510 + index)));
      const down = ended.filter((interval) => interval !== null);
      expect(down).toHaveLength(1);
      expect(await store().downtimes(guildId, at(490), at(600))).toEqual(down);
    });
  });

  it('forgets down-times that ended before, not those that came later or go on', async () => {
    const [guildId, other] = [fresh(), fresh()];
    const downs = [700, 710, 720];
    for (const minute of downs) {
      await store().beginOutage(guildId, at(minute));
      await store().endOutage(guildId, at(minute + 2));
    }
    await store().beginOutage(other, at(700));
    await store().forget(at(712));
    expect(await store().downtimes(guildId, at(0), at(800))).toEqual([
      { from: at(710), to: at(712) },
      { from: at(720), to: at(722) },
    ]);
    expect(await store().downtimes(other, at(0), at(800))).toEqual([{ from: at(700), to: at(800) }]);
  });
}
