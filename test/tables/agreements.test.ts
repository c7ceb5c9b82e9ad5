import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { agreeToTitle, pause, proposeTitle, sayReady } from '../../src/tables/bacchanalia/agreement.ts';
import { callStandIn, voteRemoval } from '../../src/tables/changes/absent-player.ts';
import { agreeToEnd } from '../../src/tables/changes/closing.ts';
import { leaveSeatForGood, removePlayer, returnToSeat } from '../../src/tables/changes/substitutes.ts';
import type { Outcome, TablesContext } from '../../src/tables/changes/table-transaction.ts';
import { resignGame } from '../../src/tables/changes/turns.ts';
import { isPaused } from '../../src/tables/game-registry.ts';
import { presentPeople, presentPlayers } from '../../src/tables/seats.ts';
import { isOf, type Table } from '../../src/tables/table.ts';
import { LONG_TIMEOUT_MS, runs } from '../runs.ts';
import { handOver } from './hands.ts';
import { idOf, type Name, person } from './people.ts';
import { beginsStory } from './story-world.ts';
import { World } from './world.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const NAMES = ['anna', 'bert', 'carl', 'dora'] as const satisfies readonly Name[];

type Deed = (tables: TablesContext, table: Table, name: Name) => Promise<Outcome>;

const turnOf = ({ state }: Table) => state?.turnNumber ?? 0;

const DEEDS: Readonly<Record<string, Deed>> = {
  end: (tables, { id }, name) => agreeToEnd(tables, id, person(name)),
  resign: (tables, { id }, name) => resignGame(tables, id, idOf(name)),
  goForGood: (tables, { id }, name) => leaveSeatForGood(tables, id, idOf(name)),
  isRemoved: (tables, { id }, name) => removePlayer(tables, id, idOf('anna'), true, idOf(name), 'computer'),
  handOver: (tables, { id }, name) => handOver(tables, id, idOf(name), person('eva')),
  standIn: (tables, table, name) => callStandIn(tables, table.id, turnOf(table), person(name)),
  removal: (tables, table, name) => voteRemoval(tables, table.id, turnOf(table), person(name)),
  comeBack: (tables, { id }, name) => returnToSeat(tables, id, idOf(name)),
  pause: (tables, { id }, name) => pause(tables, id, idOf(name)),
  ready: (tables, { id }, name) => sayReady(tables, id, idOf(name)),
  propose: (tables, { id }, name) => proposeTitle(tables, id, idOf(name), `by ${name}`),
  title: (tables, { id }, name) => agreeToTitle(tables, id, idOf(name)),
};

/** Agreements that are complete, but not settled. */
function leftOpen(table: Table): readonly string[] {
  if (table.status !== 'playing') return [];
  const { abort, turn } = table.reminders;
  const players = presentPlayers(table).map(({ userId }) => userId);
  const others = players.filter((userId) => userId !== turn?.userId);
  const all = (asked: readonly string[], agreed: readonly string[]) =>
    asked.length > 0 && asked.every((userId) => agreed.includes(userId));
  const { ready = [], proposedTitle = null } = isOf('bacchanalia', table) ? table.terms : {};
  const seated = presentPeople(table.seats);
  const named = seated.filter(({ userId }) => proposedTitle?.agreed.includes(userId));
  return [
    ...(all(players, abort) ? ['end'] : []),
    ...(all(others, turn?.overdue?.removal ?? []) ? ['removal'] : []),
    ...(isPaused(table) && all(players, ready) ? ['pause'] : []),
    ...(2 * named.length > seated.length ? ['title'] : []),
  ];
}

const scripts = fc.array(
  fc.record({
    deed: fc.constantFrom(...Object.keys(DEEDS)),
    name: fc.constantFrom<Name>(...NAMES, 'eva'),
  }),
  { minLength: 4, maxLength: 25 },
);

test.each(['tuchulcha', 'bacchanalia'] as const)(
  'no agreement of %s stays open to which all who are there agree, whoever comes and goes',
  async (game) => {
    await fc.assert(
      fc.asyncProperty(scripts, fc.boolean(), async (script, isLate) => {
        const world = new World();
        const id =
          game === 'tuchulcha'
            ? await world.playing(NAMES, { size: 4 })
            : await beginsStory(world, NAMES, { size: 4 });
        if (isLate) await world.hours(25);
        for (const { deed, name } of script) {
          const table = await world.store.load(id);
          if (table) await DEEDS[deed]?.(world.tables, table, name);
          const after = await world.store.load(id);
          expect({ deed, name, open: after && leftOpen(after) }).toEqual({ deed, name, open: [] });
        }
      }),
      { numRuns: runs(30, 200) },
    );
  },
);
