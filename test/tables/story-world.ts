import { offers } from '../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../src/games/bacchanalia/state.ts';
import { sayReady } from '../../src/tables/bacchanalia/agreement.ts';
import { PROPOSED_TERMS } from '../../src/tables/bacchanalia/terms.ts';
import type { StoryRequest } from '../../src/tables/bacchanalia/types.ts';
import { type Opening, openLobby, sitDown, startIfFull } from '../../src/tables/changes/lobby.ts';
import { forInteraction, type Outcome } from '../../src/tables/changes/table-transaction.ts';
import { makeRequest } from '../../src/tables/changes/turns.ts';
import { personToAct, seatOf } from '../../src/tables/seats.ts';
import { isOf, type Table, type TableOf } from '../../src/tables/table.ts';
import { opened } from './opened.ts';
import { type Name, person } from './people.ts';
import { accepted, type World } from './world.ts';

/** Narrows a table to Bacchanalia. Throws if it is of another game. */
export function told(table: Table | null): TableOf<'bacchanalia'> {
  if (!table || !isOf('bacchanalia', table)) throw new Error('that is no story');
  return table;
}

export const sureStory = (outcome: Outcome): TableOf<'bacchanalia'> => told(accepted(outcome));

export const storyAt = async (world: World, id: string): Promise<TableOf<'bacchanalia'>> =>
  told(await world.store.load(id));

/** The request of an unthinking player: the first that is offered. `text`: their tale. */
export function firstStoryRequest(state: GameState, text: string): StoryRequest {
  const { phase } = state;
  const offered = offers(state);
  if (offered.tells) return { type: 'tell', kind: offered.tells, text, here: false };
  if (offered.gives[0]) return { type: 'give', ...offered.gives[0] };
  if (offered.bacchusTo[0]) return { type: 'giveBacchus', to: offered.bacchusTo[0] };
  if (offered.aruspex[0]) return { type: 'aruspex', choice: offered.aruspex[0] };
  if (offered.endings[0]) return { type: 'chooseEnding', ...offered.endings[0] };
  throw new Error(`nothing is offered in ${phase.name}`);
}

/** Everybody at the table taps *Ready*. */
export async function allReady(world: World, id: string): Promise<void> {
  for (const { occupant } of (await storyAt(world, id)).seats)
    if (occupant.kind === 'person') sureStory(await sayReady(world.tables, id, occupant.userId));
}

/** A running story of these people in turn order. */
export async function beginsStory(
  world: World,
  names: readonly Name[],
  more: Partial<Opening> = {},
): Promise<string> {
  const opening = { game: 'bacchanalia', terms: PROPOSED_TERMS, ...more } as const;
  return world.begins([names, opening], async () => {
    const { id } = opened(await openLobby(world.tables, world.opening(names, opening)));
    for (const name of names.slice(1)) sureStory(await sitDown(world.tables, id, person(name), 'blue'));
    await allReady(world, id);
    sureStory(await startIfFull(world.tables, id));
    return id;
  });
}

/** The player to act does the first offered thing. */
export async function actsInStory(world: World, id: string, text = 'told'): Promise<TableOf<'bacchanalia'>> {
  const table = await storyAt(world, id);
  const mover = personToAct(table);
  if (!mover || !table.state) throw new Error(`the story waits for nobody in ${table.state?.phase.name}`);
  const request = firstStoryRequest(table.state, `${text} by ${mover.name}`);
  const tables = forInteraction(world.tables, world.nextInteractionId());
  return sureStory(await makeRequest(tables, id, null, mover.userId, request));
}

/** As far as it takes. `text`: of each tale. */
export async function storyUntil(
  world: World,
  id: string,
  fits: (table: TableOf<'bacchanalia'>) => boolean,
  text?: string,
): Promise<TableOf<'bacchanalia'>> {
  let table = await storyAt(world, id);
  for (let acts = 0; !fits(table); acts++) {
    if (acts > 2000) throw new Error('the story does not get there');
    table = await actsInStory(world, id, text);
  }
  return table;
}

export const isTold = ({ status }: Table): boolean => status === 'finished';

/** Whether the introductions are over: everybody has told something. */
export const isUnderWay = ({ state }: TableOf<'bacchanalia'>): boolean =>
  state?.phase.name === 'scene' || state?.phase.name === 'aruspex';

export const colorAt = (table: Table, userId: string): string | undefined => seatOf(table, userId)?.color;
