import type { Color, PlayerCount } from '../../../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../../../src/games/tuchulcha/game.ts';
import { highlightsOf, type TimedHighlight } from '../../../../src/games/tuchulcha/highlights.ts';
import type { Action, GameEvent, GameState, Move } from '../../../../src/games/tuchulcha/types.ts';
import type { Luck } from '../../../../src/pictures/formats.ts';
import type { FilmFrame } from '../../../../src/pictures/tuchulcha/alt.ts';
import { chooseAction } from '../../../../tools/training/plain-player.ts';
import { type Random, randomFrom, randomSetup } from '../../../games/tuchulcha/random-play.ts';

/** A whole game, as what its pictures are drawn from. */
export interface Played {
  readonly frames: readonly FilmFrame[];
  readonly marks: readonly TimedHighlight[];
  readonly luck: ReadonlyMap<Color, Luck>;
  readonly turns: number;
  readonly winners: readonly Color[];
}

const games = new Map<string, Played>();

/** A game of computer players. The same seed gives the same game, which is played once. */
export function playedGame(players: PlayerCount, seed: number, locale = 'en'): Played {
  const key = `${players} ${seed}`;
  const game = games.get(key) ?? play(players, seed);
  games.set(key, game);
  const frames = game.frames.map((frame) => ({ ...frame, board: { ...frame.board, locale } }));
  return { ...game, frames };
}

function play(players: PlayerCount, seed: number): Played {
  const random = randomFrom(seed);
  let state = tuchulcha.start(randomSetup(players, random));
  const frames: FilmFrame[] = [frameOf(state, null, [], [], [])];
  const marks: TimedHighlight[] = [];
  const luck = new Map<Color, Luck>();
  let dice: readonly number[] = [];
  let told: GameEvent[] = [];

  for (;;) {
    const { turnNumber, position } = state;
    const applied = tuchulcha.apply(state, chosen(state, random));
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
    told.push(...applied.events);
    for (const event of applied.events) {
      if (event.type !== 'rolled') continue;
      const { dice: before, pips } = luck.get(event.color) ?? { dice: 0, pips: 0 };
      luck.set(event.color, {
        dice: before + event.dice.length,
        pips: pips + event.dice.reduce((sum, value) => sum + value, 0),
      });
      dice = event.extra ? [...dice, ...event.dice] : event.dice;
    }
    const over = state.phase.name === 'over';
    if (state.turnNumber === turnNumber && !over) continue;
    const highlights = highlightsOf(told);
    marks.push(...highlights.map((one) => ({ ...one, turn: turnNumber })));
    const moves = told.flatMap((event) => (event.type === 'moved' ? [event.move] : []));
    frames.push(frameOf(state, position.turn, dice, moves, highlights, turnNumber));
    told = [];
    if (over) break;
  }
  const winners = state.phase.name === 'over' ? state.phase.winners : [];
  return { frames, marks, luck, turns: state.turnNumber, winners };
}

function chosen(state: GameState, random: Random): Action {
  const action = chooseAction(state);
  if (action.type !== 'roll') return action;
  return { type: 'roll', dice: Array.from({ length: offers(state).roll }, () => 1 + random(6)) };
}

/** This many turns, of consecutive games: longer than any real one. */
export function longPlay(turns: number): readonly FilmFrame[] {
  const frames: FilmFrame[] = [];
  for (let seed = 1; frames.length <= turns; seed++) frames.push(...playedGame(4, seed).frames.slice(0, -1));
  return frames.slice(0, turns + 1).map((frame, turn) => ({ ...frame, turn }));
}

function frameOf(
  { position, phase }: GameState,
  mover: Color | null,
  dice: readonly number[],
  lastMoves: readonly Move[],
  highlights: FilmFrame['highlights'],
  turn = 0,
): FilmFrame {
  const winners = phase.name === 'over' ? phase.winners : null;
  return {
    turn,
    highlights,
    board: {
      position,
      dice: dice.map((value) => ({ value, state: 'used' })),
      lastMoves,
      choices: [],
      toMove: winners ? null : mover,
      winners,
      locale: 'en',
    },
  };
}
