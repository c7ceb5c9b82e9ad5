/** Changing roles (docs/rules/tuchulcha.md §5.1, §5.4, §6.1). */

import {
  boardOfPosition,
  COLORS,
  type Color,
  type ColorState,
  entryOf,
  inPlay,
  type Position,
  type Standing,
  type Stone,
} from './board.ts';
import { type Devotion, type Refusal, refusal } from './types.ts';

/** The number of haruspexes that a devotion to Tuchulcha costs now. */
export const askedByTuchulcha = ({ players, devotions }: Position): number =>
  (players === 4 ? 3 : 4) + devotions.tuchulcha;

/** The minimum number of them from the altar and the forest. */
export const askedFromAltarAndForest = ({ players }: Position): number => (players === 4 ? 2 : 3);

export const LASA_VECUVIA_IN_PLAY = 4;
/** The minimum number of the others' haruspexes in play before a player can devote to Tuchulcha. */
export const OTHERS_IN_PLAY = 2;

/** The devotions that are legal for the player at turn, before the roll or (§5.4) after Tuchulcha's fall. */
export function devotionsOf(position: Position, afterFall: boolean): readonly Devotion[] {
  const candidates: Devotion[] = [];
  const state = stateOf(position);
  for (let fromTemple = 0; fromTemple <= state.temple; fromTemple++) {
    candidates.push({ role: 'tuchulcha', fromTemple });
  }
  candidates.push({ role: 'lasaVecuvia', from: null });
  if (state.temple > 0) candidates.push({ role: 'lasaVecuvia', from: 'temple' });
  for (const { stone } of state.path) candidates.push({ role: 'lasaVecuvia', from: stone });
  return candidates.filter((devotion) => whyNotDevote(position, devotion, afterFall) === null);
}

/** The rule that forbids a devotion, null if it is legal. */
export function whyNotDevote(position: Position, devotion: Devotion, afterFall: boolean): Refusal | null {
  const { role } = stateOf(position);
  if (role !== 'normal') return refusal('notNormal', devotion.role === 'tuchulcha' ? '5.1' : '6.1', { role });
  if (devotion.role === 'tuchulcha') return whyNotTuchulcha(position, devotion.fromTemple);
  return afterFall ? refusal('wrongPhase', '5.4') : whyNotLasaVecuvia(position, devotion.from);
}

function whyNotTuchulcha(position: Position, fromTemple: number): Refusal | null {
  const { turn } = position;
  const { temple, altar, forest } = stateOf(position);
  const devoted = devotedTo(position, 'tuchulcha');
  if (devoted) return refusal('alreadyDevoted', '5.1', { color: devoted, role: 'tuchulcha' });
  const weak = COLORS.find(
    (color) => color !== turn && needsTwo(position, color) && inPlay(position, color) < OTHERS_IN_PLAY,
  );
  if (weak) {
    return refusal('othersTooFew', '5.1', {
      color: weak,
      inPlay: inPlay(position, weak),
      needed: OTHERS_IN_PLAY,
    });
  }
  const given = askedByTuchulcha(position);
  const least = askedFromAltarAndForest(position);
  const facts = { given, least, fromTemple, altarAndForest: altar + forest, temple };
  const possible = Number.isInteger(fromTemple) && fromTemple >= 0 && fromTemple <= temple;
  if (!possible || given - fromTemple < least || given - fromTemple > altar + forest) {
    return refusal('tooFewToGive', '5.1', facts);
  }
  const left = inPlay(position, turn) - fromTemple;
  return left < 1 ? refusal('tooFewInPlay', '5.1', { inPlay: left, needed: 1 }) : null;
}

function needsTwo(position: Position, color: Color): boolean {
  const role = position.colors[color]?.role;
  return role === 'normal' || role === 'tuchulcha';
}

function whyNotLasaVecuvia(position: Position, from: Stone | 'temple' | null): Refusal | null {
  const { players, turn, devotions } = position;
  const { temple, path, altar, forest } = stateOf(position);
  if (players < 4) return refusal('fourPlayersOnly', '6');
  if (devotions.lasaVecuvia > 0) {
    const color = devotedTo(position, 'lasaVecuvia');
    return refusal('alreadyDevoted', '6.1', { role: 'lasaVecuvia', ...(color ? { color } : {}) });
  }
  if (!devotedTo(position, 'tuchulcha')) return refusal('tuchulchaNeeded', '6.1');
  const count = inPlay(position, turn);
  if (count < LASA_VECUVIA_IN_PLAY) {
    return refusal('tooFewInPlay', '6.1', { inPlay: count, needed: LASA_VECUVIA_IN_PLAY });
  }
  if (altar + forest > 0) return from === null ? null : refusal('givesAltarAndForest', '6.1');
  if (from === null) return refusal('tooFewToGive', '6.1', { altarAndForest: 0 });
  const there = from === 'temple' ? temple > 0 : path.some(({ stone }) => stone === from);
  return there ? null : refusal('nobodyThere', '6.1', { color: turn, from });
}

/** The position after a legal devotion, and the number of haruspexes that went to the sanctuary. Its ending (§7) is not applied. */
export function devote(position: Position, devotion: Devotion): { position: Position; given: number } {
  const state = stateOf(position);
  const { tuchulcha, lasaVecuvia } = position.devotions;
  const toTuchulcha = devotion.role === 'tuchulcha';
  const changed = toTuchulcha
    ? devotedToTuchulcha(state, askedByTuchulcha(position), devotion.fromTemple, position)
    : devotedToLasaVecuvia(state, devotion.from);
  return {
    given: changed.sanctuary,
    position: {
      ...position,
      devotions: {
        tuchulcha: tuchulcha + (toTuchulcha ? 1 : 0),
        lasaVecuvia: lasaVecuvia + (toTuchulcha ? 0 : 1),
      },
      colors: { ...position.colors, [position.turn]: changed },
    },
  };
}

/** Haruspexes left on the altar go to the forest; those on `e` circle the ring from now on. */
function devotedToTuchulcha(
  state: ColorState,
  given: number,
  fromTemple: number,
  position: Position,
): ColorState {
  return {
    role: 'tuchulcha',
    temple: state.temple - fromTemple,
    path:
      state.atExit > 0
        ? withMore(state.path, entryOf(boardOfPosition(position), position.turn), state.atExit)
        : state.path,
    atExit: 0,
    altar: 0,
    forest: state.altar + state.forest - (given - fromTemple),
    sanctuary: given,
  };
}

function devotedToLasaVecuvia(state: ColorState, from: Stone | 'temple' | null): ColorState {
  return {
    ...state,
    role: 'lasaVecuvia',
    temple: state.temple - (from === 'temple' ? 1 : 0),
    path: typeof from === 'number' ? withMore(state.path, from, -1) : state.path,
    altar: 0,
    forest: 0,
    sanctuary: from === null ? state.altar + state.forest : 1,
  };
}

function withMore(path: readonly Standing[], stone: Stone, more: number): readonly Standing[] {
  const count = (path.find((standing) => standing.stone === stone)?.count ?? 0) + more;
  const others = path.filter((standing) => standing.stone !== stone);
  const all = count > 0 ? [...others, { stone, count }] : others;
  return all.toSorted((one, other) => one.stone - other.stone);
}

function devotedTo(position: Position, role: Devotion['role']): Color | undefined {
  return COLORS.find((color) => position.colors[color]?.role === role);
}

function stateOf(position: Position): ColorState {
  const state = position.colors[position.turn];
  if (!state) throw new Error(`it is ${position.turn}'s turn, but the color isn't on the table`);
  return state;
}
