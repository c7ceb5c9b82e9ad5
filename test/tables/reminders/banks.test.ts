import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowanceOf, type Pace } from '../../../src/tables/clock/pace.ts';
import { NO_PERSONAL_PAUSES, runningMs } from '../../../src/tables/clock/pauses.ts';
import type { SeatColor, Snowflake } from '../../../src/tables/game-types.ts';
import type { Table, TurnClock } from '../../../src/tables/table.ts';
import { runs } from '../../runs.ts';
import { DAY, HOUR } from '../clock/arbitraries.ts';
import { World } from '../world.ts';
import { arbitraryScript, happens, STEP } from './scripts.ts';

/** A player continued an overdue turn during a vacation, for which its clock stands still. */
const isAwayAgain = (before: Pick<TurnClock, 'overdue'>, { overdue }: TurnClock): boolean =>
  before.overdue?.why !== 'vacation' && overdue?.why === 'vacation';

/** Computes a clock from the settings that applied at each time. */
class Ledger {
  readonly #pace: Pace;
  #banks: Partial<Record<SeatColor, number>> = {};
  #turn: Pick<TurnClock, 'turn' | 'color' | 'userId' | 'overdue'> | null = null;
  #left = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  runs(ms: number): void {
    this.#left -= ms;
  }

  /** Checks the table against the ledger, and continues from it. */
  agrees({ reminders }: Table): void {
    const { turn } = reminders;
    const allowance = allowanceOf(this.#pace);
    if (!allowance) throw new Error('no clock');
    const { refillMs, capMs } = allowance;
    const running = this.#turn;
    if (running && (turn?.turn !== running.turn || turn.userId !== running.userId)) {
      this.#banks = { ...this.#banks, [running.color]: Math.max(0, this.#left) };
    }
    if (turn && (turn.turn !== running?.turn || turn.userId !== running.userId)) {
      this.#left = Math.min(capMs, (this.#banks[turn.color] ?? 0) + refillMs);
      expect(turn.totalMs).toBe(this.#left);
    } else if (turn && running?.overdue && (!turn.overdue || isAwayAgain(running, turn))) {
      this.#left = Math.max(this.#left, refillMs / 4);
    }
    expect(reminders.banks).toEqual(this.#banks);
    for (const saved of Object.values(reminders.banks)) {
      expect(saved).toBeGreaterThanOrEqual(0);
      expect(saved).toBeLessThanOrEqual(capMs);
    }
    this.#turn = turn;
  }

  get mover(): Snowflake | null {
    return this.#turn?.userId ?? null;
  }

  /** Milliseconds left on the running clock. */
  get left(): number {
    return this.#left;
  }
}

describe.each(['live', 'quick', 'daily', 'slow'] as const)('at the pace %s', (pace) => {
  const restOf = (world: World, userId: Snowflake) =>
    pace === 'live' ? NO_PERSONAL_PAUSES : world.store.settings(userId);

  test('no time is lost, none is won', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryScript(pace), async ({ seed, size, events }) => {
        const world = new World(seed);
        const id = await world.playing(size === 2 ? ['anna', 'bert'] : ['anna', 'bert', 'carl'], { pace });
        const ledger = new Ledger(pace);
        ledger.agrees(await world.table(id));
        // A turn that has to be passed begins and ends within another's tap, and gives its player time as well.
        world.whenChanged = (table) => ledger.agrees(table);
        /** Lets something happen; the time until then is charged by the settings before it. */
        const meanwhile = async (happening: () => Promise<unknown>) => {
          const { mover } = ledger;
          const from = world.at;
          const rest = mover === null ? null : await restOf(world, mover);
          await happening();
          const down = await world.store.downtimes('1', from, world.at);
          if (rest) ledger.runs(runningMs(from, world.at, rest, down));
          ledger.agrees(await world.table(id));
        };
        const next = async (until: Date): Promise<void> => {
          const { wakeAt } = await world.table(id);
          const wake = wakeAt && wakeAt > world.at ? wakeAt : world.at;
          if (!wakeAt || wake > until)
            return meanwhile(async () => {
              world.at = until;
            });
          await meanwhile(async () => {
            world.at = wake;
          });
          await meanwhile(() => world.look(id));
          return next(until);
        };
        for (const { after, event } of events) {
          await next(new Date(world.at.getTime() + after * STEP[pace]));
          const { state } = await world.table(id);
          const isOver = async () => (await world.table(id)).state?.turnNumber !== state?.turnNumber;
          // One action at a time: a player who continues an overdue turn gets time and keeps the rest of it.
          for (let actions = 0; event.does === 'plays' && actions < 10 && !(await isOver()); actions++) {
            await meanwhile(() => happens(world, id, { does: 'acts' }));
          }
          if (event.does !== 'plays') await meanwhile(() => happens(world, id, event));
        }
        const { reminders } = await world.table(id);
        if (reminders.turn) {
          const rest = await restOf(world, reminders.turn.userId);
          const since = new Date(reminders.turn.since);
          const down = await world.store.downtimes('1', since, world.at);
          expect(reminders.turn.leftMs - runningMs(since, world.at, rest, down)).toBe(ledger.left);
        }
      }),
      { numRuns: runs(10, 20) },
    );
  });
});

test('nothing is told twice, whatever happens in three weeks', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryScript('daily'), async ({ seed, events }) => {
      const world = new World(seed);
      const id = await world.playing(['anna', 'bert', 'carl'], { pace: 'daily' });
      for (const { after, event } of events) {
        await world.passes(after * STEP.daily);
        await happens(world, id, event);
      }
      await world.passes(21 * DAY - HOUR);
      const keys = world.written.map(({ key }) => key);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }),
    { numRuns: runs(15, 30) },
  );
});
