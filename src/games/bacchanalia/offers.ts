/** The choices that a state offers. */
import type { AruspexChoice } from './action.ts';
import { choicesOf } from './aruspex.ts';
import { chanceOf } from './card-moves.ts';
import type { Color, Umbra } from './cards.ts';
import { endingsOf } from './endings.ts';
import { doubtersOf, judgesLeft, keepsOf } from './odd-card.ts';
import { awaitedPlayer, othersPlaying, playerOnTurn } from './players.ts';
import { promptChanceOf } from './prompts.ts';
import { type Gift, givesOf } from './setup.ts';
import type { BacchusAsks, EndingChoice, GameState, TaleKind } from './state.ts';
import { type MinervaGift, minervaOffered, turnTaleOf } from './tales.ts';

/** The choices now. Beside them: `skip` any tale, `leave` for all who play, `ask` about any tale, and `retell` (see `retellable`). */
export interface Offers {
  /** Whom the game waits for; null: chance, or it is over. */
  readonly color: Color | null;
  /** How many outcomes chance has now, 2.. or 1; null where it is not asked. */
  readonly chance: number | null;
  /** How many outcomes it has beside that for the scene's prompt; null: none is drawn with this card. */
  readonly promptChance: number | null;
  readonly gives: readonly Gift[];
  /** The tale that `color` has to tell; null: none. */
  readonly tells: TaleKind | null;
  /** Who may tell how Bacchus shows himself; null: nobody. */
  readonly tellsBacchus: Color | null;
  /** To whom Bacchus may go. */
  readonly bacchusTo: readonly Color[];
  /** More than one; where there is one or none, it is done without asking. */
  readonly aruspex: readonly AruspexChoice[];
  /** Umbra that may be kept as the odd card, no two alike. */
  readonly keeps: readonly Umbra[];
  readonly minerva: MinervaGift | null;
  /** Who may introduce their character. */
  readonly introducers: readonly Color[];
  /** Odd cards that may be doubted, or are voted on, by their scenes' numbers. */
  readonly claims: readonly {
    readonly tale: number;
    readonly doubters: readonly Color[];
    readonly voters: readonly Color[];
  }[];
  /** Who may ask as Bacchus. */
  readonly bacchusAsks: readonly BacchusAsks[];
  readonly endings: readonly EndingChoice[];
  /** Who may tell the ending that passed them over, and which (§9). */
  readonly late: readonly { readonly color: Color; readonly choices: readonly EndingChoice[] }[];
}

export function offers(state: GameState): Offers {
  const waiting: Offers = {
    color: awaitedPlayer(state),
    chance: chanceOf(state),
    promptChance: promptChanceOf(state),
    gives: [],
    tells: talesOf(state),
    tellsBacchus: state.bacchusShows && state.phase.name !== 'over' ? state.turn : null,
    bacchusTo: [],
    aruspex: [],
    keeps: [],
    minerva: state.phase.name === 'over' ? null : minervaOffered(state),
    endings: [],
    late: state.phase.name === 'over' ? [] : lateOf(state),
    introducers: state.phase.name === 'introductions' ? state.phase.left : [],
    claims:
      state.phase.name === 'over'
        ? []
        : state.claims.map((claim) => ({
            tale: claim.tale,
            doubters: doubtersOf(state, claim),
            voters: judgesLeft(state, claim),
          })),
    bacchusAsks: state.phase.name === 'over' ? [] : state.bacchusAsks,
  };
  return { ...waiting, ...choicesIn(state) };
}

const lateOf = ({ setup, players }: GameState): Offers['late'] =>
  setup.players.flatMap((color) => {
    const choices = players[color]?.missed?.choices;
    return choices ? [{ color, choices }] : [];
  });

function talesOf(state: GameState): TaleKind | null {
  return state.phase.name === 'introductions' ? 'introduction' : turnTaleOf(state);
}

function choicesIn(state: GameState): Partial<Offers> {
  const { phase } = state;
  switch (phase.name) {
    case 'gift':
      return { gives: givesOf(state) };
    case 'bacchusMoves':
    case 'bacchusStays':
      return { bacchusTo: othersPlaying(state, state.turn) };
    case 'aruspex':
      return { aruspex: choicesOf(state, phase.ruling) };
    case 'scene':
      return { keeps: keepsOf(state) };
    case 'chooseEnding':
      return { endings: endingsOf(playerOnTurn(state), phase.ending) };
    default:
      return {};
  }
}
