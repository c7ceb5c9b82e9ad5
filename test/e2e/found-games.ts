import type { Person } from '@haruspex/playground/testing/person.ts';
import type { Color, Setup } from '../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../src/games/tuchulcha/types.ts';
import type { LoggedAction } from '../../src/tables/game-types.ts';
import { sittingsAtStart } from '../../src/tables/seats.ts';
import { withAnswers } from '../../src/tables/tuchulcha/automatic-play.ts';
import { seeded } from './dice.ts';
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
export function findGame(
  players: readonly Color[],
  wanted: (state: GameState) => boolean,
  seed = 1,
): Found & { readonly seed: number } {
  for (let game = seed; game < seed + MAX_GAMES; game += 1) {
    const [first = 'blue'] = players;
    const setup = { players, first };
    const random = seeded(game);
    const actions: Action[] = [];
    let state: GameState = tuchulcha.start(setup);
    for (;;) {
      if (wanted(state)) return { setup, state, actions, seed: game };
      const action = randomAction(state, random);
      if (!action) break;
      state = played(state, action);
      actions.push(action);
    }
  }
  throw new Error(`No such moment in ${MAX_GAMES} games.`);
}

/** The state after an action that is legal. */
export function played(state: GameState, action: Action): GameState {
  const applied = tuchulcha.apply(state, action);
  if (!applied.ok) throw new Error(`Refused: ${JSON.stringify([action, applied.refusal])}`);
  return applied.state;
}

function randomAction(state: GameState, random: () => number): Action | null {
  const offered = offers(state);
  const one = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];
  const devotion = one(offered.devotions);
  if (devotion && random() < 0.5) return { type: 'devote', devotion };
  if (offered.pass) return { type: 'pass' };
  if (offered.keep && random() < 0.5) return { type: 'keep' };
  if (offered.roll > 0) {
    const dice = Array.from({ length: offered.roll }, () => 1 + Math.floor(random() * 6));
    return { type: 'roll', dice };
  }
  const die = one(offered.discards);
  if (die) return { type: 'discard', die };
  const step = one(offered.steps);
  if (step) return { type: 'step', step };
  return offered.confirm ? { type: 'confirm' } : null;
}

/** Opens a table as people do, and puts the found game on it: the log, and its state. */
export async function putGame(
  harness: Harness,
  people: readonly Person[],
  { setup, state, actions }: Found,
): Promise<Game> {
  const [opener] = people;
  if (!opener) throw new Error('A game needs somebody.');
  // A found turn waits for its player, even if it leaves no choice.
  for (const { id } of people) {
    const settings = await harness.store.settings(id);
    if (!settings.games.tuchulcha)
      await harness.store.saveSettings(id, withAnswers(settings, { autoPlay: false }));
  }
  const game = await openTable(harness, opener, { players: setup.players.length });
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
  await harness.store.change(game.id, await game.table(), {
    status: 'playing',
    seats,
    setup,
    sittings: sittingsAtStart(seats, new Date(1_700_000_000_000)),
    facts: `1;0:${'e'.repeat(64)};blue:-;yellow:-;-`,
    state,
    actions: logged,
  });
  await opener.command('tuchulcha board', { table: game.id });
  await game.settled();
  return game;
}
