/** A server with a past: people who are gone have played there, and one who is still there is in many games. */
import type { Store } from '../../src/storage/index.ts';
import { newLobby, startTable } from '../../src/tables/changes/lobby.ts';
import type { TablesContext } from '../../src/tables/changes/table-transaction.ts';
import { resignGame } from '../../src/tables/changes/turns.ts';
import { Secret, tableDice } from '../../src/tables/fairness/dice.ts';
import { gameOf } from '../../src/tables/game-registry.ts';
import type { Person, Snowflake } from '../../src/tables/game-types.ts';

/** More than a page of a leaderboard has, and more than fit into a message. */
const FINISHED = 6;
const RUNNING = 15;
const COLORS = ['blue', 'red'] as const;

interface Place {
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  /** Sends a message there, which becomes a table's. */
  readonly send: () => Promise<Snowflake>;
}

const gone = (number: number): Person => ({
  kind: 'person',
  userId: `${300_000_000_000_000_000n + BigInt(number)}`,
  name: `Gone ${number}`,
});

export async function makePast(store: Store, place: Place, still: Person): Promise<void> {
  const context: TablesContext = { store, dice: tableDice, services: {}, now: () => new Date() };
  for (let number = 0; number < FINISHED; number += 1) {
    const [one, other] = [gone(2 * number), gone(2 * number + 1)];
    const id = await begin(context, place, [one, other]);
    await resignGame(context, id, one.userId);
  }
  // They wait for somebody who never comes back, without a clock.
  for (let number = 0; number < RUNNING; number += 1) await begin(context, place, [gone(number), still]);
}

/** The first of them is to act. */
async function begin(
  context: TablesContext,
  { guildId, channelId, send }: Place,
  people: readonly [Person, Person],
): Promise<string> {
  const { store, now } = context;
  const lobbyMessageId = await send();
  const seats = people.map((occupant, at) => ({ color: COLORS[at] ?? 'blue', occupant }));
  const [{ userId }] = people;
  const lobby = {
    id: lobbyMessageId.slice(-10),
    game: 'tuchulcha',
    guildId,
    channelId,
    openerId: userId,
    seats,
    locale: 'en',
    size: 2,
    pace: 'none',
    isPrivate: false,
    invited: [],
    firstAfter: COLORS[1],
    secret: Secret.fresh(),
    lobbyMessageId,
    terms: gameOf({ game: 'tuchulcha' }).terms.opening({}),
  } as const;
  const { id } = await store.create(newLobby(lobby, undefined, now()));
  const started = await startTable(context, id, userId);
  if (!started.ok) throw new Error(`A past game didn’t begin: ${started.refusal.code}`);
  return id;
}
