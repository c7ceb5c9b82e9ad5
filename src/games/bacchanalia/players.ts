/** Players at the table, those still playing, and turn order. */
import type { Color, Deus, Umbra } from './cards.ts';
import type { DeusCard, GameState, Player } from './state.ts';

/** Throws if the color isn't at the table. */
export function playerOf({ players }: Pick<GameState, 'players'>, color: Color): Player {
  const player = players[color];
  if (!player) throw new Error(`${color} does not play at this table`);
  return player;
}

export const playerOnTurn = (state: GameState): Player => playerOf(state, state.turn);

/** Neither ended nor left, nor absent in the turn of their ending. */
export const isPlaying = ({ players }: Pick<GameState, 'players'>, color: Color): boolean => {
  const player = players[color];
  return player !== undefined && player.ended === null && player.missed === null && !player.left;
};

/** The players are in turn order. */
export const stillPlaying = (state: Pick<GameState, 'players' | 'setup'>): readonly Color[] =>
  state.setup.players.filter((color) => isPlaying(state, color));

/** Everybody at the table, in turn order, beginning with `first`. */
export function roundFrom({ setup: { players } }: Pick<GameState, 'setup'>, first: Color): readonly Color[] {
  const index = players.indexOf(first);
  return [...players.slice(index), ...players.slice(0, index)];
}

/** The others who still play, in turn order, beginning after `color`. */
export const othersPlaying = (state: GameState, color: Color): readonly Color[] =>
  roundFrom(state, color).filter((other) => other !== color && isPlaying(state, other));

/** The next player after the player of the turn, perhaps the same one; null if nobody plays. */
export const nextInTurn = (state: GameState): Color | null =>
  othersPlaying(state, state.turn)[0] ?? (isPlaying(state, state.turn) ? state.turn : null);

export const hasDeus = ({ dei }: Player, deus: Deus): boolean => dei.some(({ name }) => name === deus);

export const ownersOf = (state: GameState, deus: Deus): readonly Color[] =>
  stillPlaying(state).filter((color) => hasDeus(playerOf(state, color), deus));

/** Every Umbra of this turn: on the Dei, and in the hand. */
export const umbraeOf = ({ dei, hand }: Player): readonly Umbra[] => [
  ...dei.flatMap(({ umbra }) => umbra),
  ...hand,
];

export const withPlayer = (state: GameState, color: Color, change: Partial<Player>): GameState => ({
  ...state,
  players: { ...state.players, [color]: { ...playerOf(state, color), ...change } },
});

export const bare = (name: Deus): DeusCard => ({ name, umbra: [] });

/** The player that the game waits for; null: it waits for chance, or is over. */
export function awaitedPlayer(state: GameState): Color | null {
  const { phase, turn } = state;
  switch (phase.name) {
    case 'drawingFirst':
    case 'drawing':
    case 'over':
      return null;
    case 'introductions':
      return phase.left[0] ?? null;
    default:
      return turn;
  }
}
