/** What binds the player at turn: how many dice must be used, who goes first, which hit is open (tuchulcha.md §4). */
import { COLORS, type Color, type Stone } from './board.ts';
import { Field } from './field.ts';
import { openHand } from './hand.ts';
import { EXIT, originOf } from './places.ts';
import { inPlay, type Position, roleOf } from './position.ts';
import { HIT_COLOR, HIT_MISSING, HIT_STONE, WAITING } from './slots.ts';
import type { GameState, Origin } from './types.ts';

/** The mover's haruspexes that stand on one Mystical stone since the dice were rolled (§4.3). */
export interface Waiting {
  readonly from: Origin;
  /** 1 or more. */
  readonly count: number;
}

export interface Binding {
  /** Dice of this turn, without the one that Tuchulcha gave up. */
  readonly rolled: number;
  /** How many of them are used. */
  readonly used: number;
  /** How many a turn uses at least (§4.4), unless the game ends or the mover goes out before. */
  readonly dice: number;
  /** With one haruspex in play the turn may end after any die (§4.5). */
  readonly lastOne: boolean;
  /** Ascending by stone, the exit stone last. */
  readonly waiting: readonly Waiting[];
  /** Whether those go first; not where fewer dice could be used then. */
  readonly mysticalFirst: boolean;
  readonly openHit: { readonly stone: Stone; readonly color: Color; readonly missing: number } | null;
}

/** Null where no dice are to be used now. */
export function bindingOf({ phase }: GameState): Binding | null {
  if (phase.name !== 'moving') return null;
  const { before, dice, discarded } = phase;
  const { search, goal } = openHand(phase);
  const { field } = search;
  const stone = field.get(HIT_STONE);
  const color = COLORS[field.get(HIT_COLOR)];
  return {
    rolled: dice.length - (discarded === null ? 0 : 1),
    used: search.used,
    dice: goal.dice,
    lastOne: isLastOne(before),
    waiting: waitingIn(field),
    mysticalFirst: goal.obedient,
    openHit: stone > 0 && color ? { stone, color, missing: field.get(HIT_MISSING) } : null,
  };
}

const fresh = new Field();

/** Who will have to leave Mystical stones first if the player at turn rolls now. */
export function waitingOf(position: Position): readonly Waiting[] {
  fresh.load(position);
  return waitingIn(fresh);
}

/** Whether the player at turn may stop after any die (§4.5). */
export const isLastOne = (position: Position): boolean =>
  inPlay(position, position.turn) === 1 && roleOf(position, position.turn) !== 'lasaVecuvia';

function waitingIn(field: Field): readonly Waiting[] {
  const waiting: Waiting[] = [];
  for (let place = 1; place <= EXIT; place++) {
    const count = field.get(WAITING + place);
    if (count > 0) waiting.push({ from: originOf(place), count });
  }
  return waiting;
}
