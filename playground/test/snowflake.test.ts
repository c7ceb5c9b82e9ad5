import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Snowflakes, snowflakeAt, snowflakeTime } from '../src/state/snowflake.ts';

/** From Discord's first second to a time far ahead. */
const time = fc.integer({ min: 1_420_070_400_000, max: 3_000_000_000_000 });

describe('snowflakes', () => {
  test("are as in Discord's documentation", () => {
    expect(snowflakeTime('175928847299117063')).toBe(Date.parse('2016-04-30T11:18:25.796Z'));
  });

  test('tell when they were made', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 4095 }), (at, sequence) => {
        expect(snowflakeTime(snowflakeAt(at, sequence))).toBe(at);
      }),
    );
  });

  test('grow, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(time, { minLength: 2 }), (clock) => {
        let at = 0;
        const ids = new Snowflakes(() => clock[at] ?? 0);
        let before = 0n;
        for (at = 0; at < clock.length; at += 1) {
          const id = BigInt(ids.next());
          expect(id > before).toBe(true);
          before = id;
        }
      }),
    );
  });

  test('do not run out within a millisecond', () => {
    const ids = new Snowflakes(() => 1_700_000_000_000);
    const made = new Set(Array.from({ length: 10_000 }, () => ids.next()));
    expect(made.size).toBe(10_000);
  });
});
