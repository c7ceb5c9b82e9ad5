import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PACES } from '../../../src/tables/clock/pace.ts';
import type { Table } from '../../../src/tables/table.ts';
import { runs } from '../../runs.ts';
import type { Name } from '../people.ts';
import { type Told, World, whyStuck } from '../world.ts';
import { arbitraryScript, happens, type Script, STEP } from './scripts.ts';

const PLAYERS: Readonly<Record<2 | 3, readonly Name[]>> = {
  2: ['anna', 'bert'],
  3: ['anna', 'bert', 'carl'],
};

interface Course {
  readonly told: readonly Told[];
  readonly table: Table;
}

/** Plays the script with a bot for which time passes as `passes` says. */
async function course(
  { seed, pace, size, events, steps }: Script,
  passes: (world: World, id: string, ms: number) => Promise<void>,
): Promise<Course> {
  const world = new World(seed);
  const id = await world.playing(PLAYERS[size], { pace });
  const end = world.at.getTime() + steps * STEP[pace];
  const until = async (ms: number) => passes(world, id, Math.min(ms, end - world.at.getTime()));
  for (const { after, event } of events) {
    if (world.at.getTime() >= end) break;
    await until(after * STEP[pace]);
    await happens(world, id, event);
    const stuck = whyStuck(await world.table(id), new Date(0));
    if (stuck) throw new Error(`${stuck} after ${JSON.stringify(event)}`);
  }
  await until(Number.POSITIVE_INFINITY);
  // Questions to readers are sent when a turn is shown, independently of clocks.
  const told = world.told.filter(({ text }) => text.kind !== 'question');
  return { told, table: await world.table(id) };
}

const whenWanted = (script: Script): Promise<Course> =>
  course(script, async (world, _, ms) => {
    await world.passes(Math.max(0, ms));
  });

/** Checks at every step, and expects to have been called when something is due. */
const always = (script: Script): Promise<Course> =>
  course(script, async (world, id, ms) => {
    for (let passed = 0; ; passed += STEP[script.pace]) {
      const before = await world.table(id);
      const written = world.written.length;
      await world.look(id);
      const after = await world.table(id);
      const did = after.version !== before.version || world.written.length > written;
      if (did && !(before.wakeAt && before.wakeAt <= world.at)) {
        throw new Error(
          `something to do at ${world.at.toISOString()}, to be looked at ${before.wakeAt?.toISOString()}`,
        );
      }
      await world.deliver();
      if (did) {
        // Something may be due at once after an event.
        passed -= STEP[script.pace];
        continue;
      }
      if (passed >= ms) return;
      world.at = new Date(world.at.getTime() + STEP[script.pace]);
    }
  });

/** What is told at the same instant is sorted: one course looks before it sends. */
const named = ({ told }: Course, { id }: Table) =>
  told
    .toSorted(
      (a, b) => a.at.getTime() - b.at.getTime() || (a.key.replace(id, '') < b.key.replace(id, '') ? -1 : 1),
    )
    .map(({ key, to, text }) => ({ key: key.replace(id, ''), to, kind: text.kind }));

describe.each(PACES)('at the pace %s', (pace) => {
  test('a table that is looked at when it wants to be fares like one that is always looked at', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryScript(pace), async (script) => {
        const [one, other] = [await whenWanted(script), await always(script)];
        expect(named(one, one.table)).toEqual(named(other, other.table));
        const apart = one.told.map(({ at }, index) =>
          Math.abs(at.getTime() - (other.told[index]?.at.getTime() ?? 0)),
        );
        expect(Math.max(0, ...apart)).toBeLessThan(STEP[pace]);
        const fate = ({ status, seats, state, closedWhy, logLength }: Table) => ({
          status,
          seats,
          closedWhy,
          logLength,
          turn: state?.turnNumber,
        });
        expect(fate(one.table)).toEqual(fate(other.table));
      }),
      { numRuns: runs(2, 6) },
    );
  });
});
