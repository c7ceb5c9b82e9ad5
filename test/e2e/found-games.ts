import type { Person } from '@haruspex/playground/testing/person.ts';
import type { Color, Setup } from '../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../src/games/tuchulcha/types.ts';
import type { LoggedAction, Seat } from '../../src/tables/game-types.ts';
import { sittingsAtStart } from '../../src/tables/seats.ts';
import { withAnswers } from '../../src/tables/tuchulcha/automatic-play.ts';
import { applied } from '../games/tuchulcha/legal-lines.ts';
import { offeredAction, randomFrom } from '../games/tuchulcha/random-play.ts';
import { type Game, openTable } from './game.ts';
import type { Harness } from './harness.ts';

/** A moment of a random game, with the way there. */
export interface Found {
  readonly setup: Setup;
  readonly state: GameState;
  readonly actions: readonly Action[];
}

const MAX_GAMES = 300;

/** Plays at random until a state is as wanted. `seed`: of the first game, so that what is rare is found at once. */
export function findGame(players: readonly Color[], wanted: (state: GameState) => boolean, seed = 1): Found {
  const [first = 'blue'] = players;
  const setup = { players, first };
  for (let game = seed; game < seed + MAX_GAMES; game += 1) {
    const random = randomFrom(game);
    const actions: Action[] = [];
    let state: GameState = tuchulcha.start(setup);
    while (!wanted(state) && state.phase.name !== 'over') {
      const action = offeredAction(state, random);
      state = applied(state, action);
      actions.push(action);
    }
    if (wanted(state)) return { setup, state, actions };
  }
  throw new Error(`No such moment in ${MAX_GAMES} games.`);
}

/** Brings a table with these seats to the moment: the log, and its state. */
export function changeTo({ setup, state, actions }: Found, seats: readonly Seat[], at: Date) {
  let moment = tuchulcha.start(setup);
  const logged = actions.map((action, seq): LoggedAction<'tuchulcha'> => {
    const occupant = seats.find(({ color }) => color === moment.position.turn)?.occupant;
    const mover = occupant?.kind === 'person' ? occupant.userId : 'computer';
    moment = applied(moment, action);
    return { seq, actor: action.type === 'roll' ? 'table' : mover, action, at };
  });
  return {
    status: 'playing',
    seats,
    setup,
    sittings: sittingsAtStart(seats, at),
    facts: `1;0:${'e'.repeat(64)};blue:-;yellow:-;-`,
    state,
    actions: logged,
  } as const;
}

/** Opens a table as people do, and puts the found game on it. */
export async function putGame(harness: Harness, people: readonly Person[], found: Found): Promise<Game> {
  const { players } = found.setup;
  const [opener] = people;
  if (!opener) throw new Error('A game needs somebody.');
  // A found turn waits for its player, even if it leaves no choice.
  for (const { id } of people) {
    const settings = await harness.store.settings(id);
    if (!settings.games.tuchulcha)
      await harness.store.saveSettings(id, withAnswers(settings, { autoPlay: false }));
  }
  const game = await openTable(harness, opener, { players: players.length });
  const seats = players.map((color, index): Seat => {
    const person = people[index];
    const { id: userId = '', name = '' } = person ?? {};
    return { color, occupant: person ? { kind: 'person', userId, name } : { kind: 'computer' } };
  });
  const change = changeTo(found, seats, new Date(1_700_000_000_000));
  await harness.store.change(game.id, await game.table(), change);
  await opener.command('tuchulcha board', { table: game.id });
  await game.settled();
  return game;
}
