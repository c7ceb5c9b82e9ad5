import { chooseAction } from '../../src/games/tuchulcha/players/computer.ts';
import { tableDice } from '../../src/tables/fairness/dice.ts';
import type { StoryRequest } from '../../src/tables/game-types.ts';
import { createTables, type Tables } from '../../src/tables/tables.ts';
import { personToAct } from '../../src/tables/who-acts.ts';
import type { Person } from '../playground/person.ts';
import { firstStoryRequest } from '../tables/story-world.ts';
import type { House } from './harness.ts';
import { type StoryGame, type StoryTable, startStory, story } from './story.ts';

/** What somebody tells, asks or answers at this moment; `tale`: its number. */
export type Telling = (name: string, tale: number) => string;

const TELLING: Telling = (name, tale) => `${name} tells number ${tale}.`;

/** The tables as the bot's other processes have them. */
export const tablesOf = ({ store }: House): Tables =>
  createTables({ store, dice: tableDice, computer: chooseAction, now: () => new Date() });

/** Goes on past the screen, as another process would, until the story is where it should be; then it is shown. */
export async function tellUntil(
  game: StoryGame,
  is: (table: StoryTable) => boolean,
  telling: Telling = TELLING,
): Promise<StoryTable> {
  const tables = tablesOf(game.house);
  let table = await game.settled();
  for (let acts = 0; !is(table) && table.status === 'playing'; acts++) {
    const mover = personToAct(table);
    if (acts > 2000 || !mover || !table.state) throw new Error('The story does not get there.');
    const request = firstStoryRequest(table.state, telling(mover.name, table.state.tales));
    table = await acted(tables, game, mover.userId, request);
  }
  const [reader] = game.house.visitors.some(1);
  await (await reader?.command('bacchanalia tableau', { table: game.id }))?.reply();
  return game.settled();
}

export async function acted(
  tables: Tables,
  { id }: StoryGame,
  userId: string,
  request: StoryRequest,
): Promise<StoryTable> {
  const outcome = await tables.act(id, null, userId, request);
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return story(outcome.table);
}

/** As soon as everybody has introduced themselves and somebody has told a scene. */
export const hasScene = ({ state, seats }: StoryTable): boolean => (state?.tales ?? 0) > seats.length;

/** A whole story of these people. */
export async function wholeStory(
  house: House,
  people: readonly Person[],
  telling?: Telling,
): Promise<StoryGame> {
  const game = await startStory(house, people, { ending: 'parcae-2' });
  await tellUntil(game, () => false, telling);
  return game;
}
