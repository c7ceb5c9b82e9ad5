import { closeTable } from '../../../src/tables/changes/closing.ts';
import { openLobby, sitDown, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { forInteraction } from '../../../src/tables/changes/table-transaction.ts';
import { Secret, tableDice } from '../../../src/tables/fairness/dice.ts';
import type { LoggedAction } from '../../../src/tables/game-types.ts';
import {
  formatJson,
  formatRecord,
  type RecordedGame,
  recordedGame,
} from '../../../src/tables/tuchulcha/game-record.ts';
import { chooseAction } from '../../../tools/training/plain-player.ts';
import { addComputer } from '../computers.ts';
import { opened } from '../opened.ts';
import { idOf, person } from '../people.ts';
import { sure, World } from '../world.ts';

export interface Sample {
  readonly game: RecordedGame;
  readonly text: string;
  readonly json: string;
}

type Logged = Pick<LoggedAction, 'action' | 'interactionId'>;

export const rollsOf = (log: readonly Logged[]): (readonly number[])[] =>
  log.flatMap(({ action }) => (action.type === 'roll' ? [action.dice] : []));

/** For each roll, its interaction: the last in the log up to it, `-` if there is none. */
export const interactionsOf = (log: readonly Logged[]): string[] =>
  log.flatMap(({ action }, at) => {
    const { interactionId = '-' } =
      log.slice(0, at + 1).findLast((entry) => entry.interactionId !== undefined) ?? {};
    return action.type === 'roll' ? [interactionId] : [];
  });

/** A game through the real services, exported. `turns`: the number played before it is closed; null: to its end. */
export async function exportedGame(turns: number | null = null, closes = true): Promise<Sample> {
  const world = new World(1, chooseAction, tableDice);
  const opening = world.opening(['anna', 'bert', 'carl'], {
    lobbyMessageId: '1234567890123456800',
    secret: Secret.of('5e'.repeat(32)),
  });
  const { id } = opened(await openLobby(forInteraction(world.tables, '1234567890123456789'), opening));
  const bert = { ...person('bert'), name: 'Bert (6-6) {"3-4"} #77' };
  for (const interactionId of ['1234567890123456810', '1234567890123456811'])
    sure(await sitDown(forInteraction(world.tables, interactionId), id, bert, 'red'));
  sure(await addComputer(forInteraction(world.tables, '1234567890123456812'), id, idOf('anna')));
  sure(await startIfFull(world.tables, id));
  for (let turn = 0; turns === null || turn < turns; turn++) {
    if ((await world.table(id)).status !== 'playing') break;
    await world.plays(id);
  }
  if (turns !== null && closes) sure(await closeTable(world.tables, id, person('anna'), true));
  return exported(world, id);
}

/** A game of two sides that are played by votes, closed before the first. */
export async function exportedVotes(): Promise<Sample> {
  const world = new World(1, chooseAction, tableDice);
  const opening = world.opening(['anna'], {
    lobbyMessageId: '1234567890123456800',
    color: null,
    size: 2,
    voters: { name: 'games', sides: 2 },
  });
  const { id } = opened(await openLobby(forInteraction(world.tables, '1234567890123456789'), opening));
  sure(await startIfFull(world.tables, id));
  sure(await closeTable(world.tables, id, person('anna'), false));
  return exported(world, id);
}

async function exported(world: World, id: string): Promise<Sample> {
  const table = await world.table(id);
  const game = recordedGame(table, await world.log(id), await world.sittings(id));
  if (!game) throw new Error('The game has not begun.');
  return { game, text: formatRecord(game), json: formatJson(game) };
}
