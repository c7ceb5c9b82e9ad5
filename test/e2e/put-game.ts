import { tuchulcha } from '../../src/games/tuchulcha/index.ts';
import type { LoggedAction } from '../../src/tables/game-types.ts';
import type { Person } from '../playground/person.ts';
import type { Found } from './found-games.ts';
import { type Game, openTable } from './game.ts';
import type { House } from './harness.ts';

/** Opens a table as people do, and puts the found game on it: the log, and the state that it leads to. */
export async function putGame(
  house: House,
  people: readonly Person[],
  { setup, state, actions }: Found,
): Promise<Game> {
  const [opener] = people;
  if (!opener) throw new Error('A game needs somebody.');
  const game = await openTable(house, opener, { players: setup.players.length });
  const seats = setup.players.map((color, index) => {
    const person = people[index];
    const occupant = person
      ? ({ kind: 'person', userId: person.id, name: person.name } as const)
      : ({ kind: 'computer' } as const);
    return { color, occupant };
  });
  let moment = tuchulcha.start(setup);
  const logged = actions.map((action, seq): LoggedAction => {
    const color = action.type === 'resign' ? action.color : moment.position.turn;
    const occupant = seats.find((seat) => seat.color === color)?.occupant;
    const doer = occupant?.kind === 'person' ? occupant.userId : 'computer';
    const applied = tuchulcha.apply(moment, action);
    if (!applied.ok) throw new Error(`The found game does not replay: ${applied.refusal.code}`);
    moment = applied.state;
    return { seq, actor: action.type === 'roll' ? 'table' : doer, action, at: new Date(1_700_000_000_000) };
  });
  await house.store.change(game.id, await game.table(), {
    status: 'playing',
    seats,
    setup,
    state,
    actions: logged,
  });
  await opener.command('tuchulcha board', { table: game.id });
  await game.settled();
  return game;
}
