import type { ShownEntry } from '../../../src/discord/views/game-presenter.ts';
import { bacchanalia } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import {
  PATIENT,
  type Played,
  playAtRandom,
  randomFrom,
  randomSetup,
} from '../../games/bacchanalia/random-play.ts';
import { aTable } from '../../tables/a-table.ts';

const NAMES = ['Aule', 'Larthia', 'Vel', 'Thana', 'Arnth', 'Ramtha'];

export const played = playAtRandom(
  randomSetup(3, { kind: 'parcae', times: 2 }, randomFrom(1)),
  PATIENT,
  randomFrom(2),
);
const stateAt = (at: number): GameState => played.states.at(at) as GameState;
export const [begun, over] = [stateAt(0), stateAt(-1)];

/** A story's table in a state of a game, in some language. */
export const storyTable = (
  { setup }: Pick<Played, 'setup'>,
  state: GameState,
  locale = 'en',
): TableOf<'bacchanalia'> => ({
  ...aTable({}),
  game: 'bacchanalia',
  status: state.phase.name === 'over' ? 'finished' : 'playing',
  locale,
  size: setup.players.length,
  seats: setup.players.map((color, at) => ({
    color,
    occupant: { kind: 'person', userId: `${at + 1}00`, name: NAMES[at] ?? '' },
  })),
  terms: { end: setup.end, lines: [], veils: [] },
  setup,
  state,
});

/** The events of a game's actions, up to the one before a state. */
export function toldOf({ setup, log }: Pick<Played, 'setup' | 'log'>): readonly ShownEntry<'bacchanalia'>[] {
  let state = bacchanalia.start(setup);
  return log.map((action, seq) => {
    const applied = bacchanalia.apply(state, action);
    if (!applied.ok) throw new Error(`Action ${seq} is refused: ${applied.refusal.code}`);
    state = applied.state;
    return { seq, actor: '1', action, at: new Date(0), interactionId: `${seq}`, events: applied.events };
  });
}
