/** The end of a turn: its effects, eliminations, and the next player. legal-turns/ending.ts decides who has won. */

import { COLORS, type Color, countOn, inTemple, type Position, roleOf, standingOn } from './board.ts';
import { devote, devotionsOf } from './devotion.ts';
import { Field } from './legal-turns/field.ts';
import { placeOf, RoleCode } from './legal-turns/layout.ts';
import { loadPosition, readPosition } from './legal-turns/position-conversion.ts';
import { applyEnding, makeStep, targetPlace } from './legal-turns/step.ts';
import type { Devotion, EndReason, GameEvent, GameState, Move, OutReason, Step } from './types.ts';

interface PositionChange {
  readonly position: Position;
  readonly events: readonly GameEvent[];
  readonly over: { readonly winners: readonly Color[]; readonly reason: EndReason } | null;
}

const field = new Field();

/** The steps of a legal turn, without Tuchulcha's discard. */
export function applySteps(before: Position, steps: readonly Step[]): PositionChange {
  const by = before.turn;
  const events: GameEvent[] = [];
  let position = before;
  loadPosition(field, before);
  for (const step of steps) {
    if (step.kind === 'discard') {
      events.push({ type: 'discarded', color: by, die: step.die });
      continue;
    }
    const roles = rolesNow();
    const color = COLORS.indexOf(step.color);
    const from = placeOf(step.from);
    makeStep(field, color, from, targetPlace(field, color, from, step.die));
    events.push(
      { type: 'moved', by, move: step },
      ...stepEvents(by, step, position),
      ...outEvents(roles, step.to === 'altar'),
    );
    position = readPosition(field);
  }
  return { position, events, over: overNow() };
}

/** Applies §7 after a devotion or a resignation. */
export function applyEndingTo(position: Position): PositionChange {
  loadPosition(field, position);
  const roles = rolesNow();
  applyEnding(field, false);
  return { position: readPosition(field), events: outEvents(roles, false), over: overNow() };
}

export const afterDevotion = (position: Position, devotion: Devotion): Position =>
  applyEndingTo(devote(position, devotion).position).position;

/** All of a color's haruspexes to the box (§7, last sentence). */
export const removeColor = (position: Position, color: Color): Position => ({
  ...position,
  colors: { ...position.colors, [color]: inTemple('out', 0) },
});

function stepEvents(by: Color, { color, to, effect }: Move, before: Position): readonly GameEvent[] {
  if (to === 'altar') return [{ type: 'reachedAltar', by, color }];
  if (effect === 'hit') return [hitEvent(by, color, to, before)];
  if (to === 'exit') return [];
  if (effect === 'lost') return [{ type: 'lost', by, color, stone: to }];
  return effect === 'sealed' ? [{ type: 'sealed', color, stone: to }] : [];
}

function hitEvent(by: Color, color: Color, to: number | 'exit', before: Position): GameEvent {
  const stone = to === 'exit' ? field.entry(COLORS.indexOf(color)) : to;
  const victim = standingOn(before, stone).find((other) => other !== color);
  if (!victim) throw new Error(`nobody was hit on ${stone}`);
  const refuge = before.colors[victim]?.role === 'lasaVecuvia' && before.colors[by]?.role !== 'tuchulcha';
  return {
    type: 'hit',
    by,
    with: color,
    color: victim,
    count: countOn(before, victim, stone),
    stone,
    to: refuge ? 'temple' : 'forest',
  };
}

const rolesNow = (): readonly number[] => COLORS.map((_, color) => field.role(color));

/** The order is that of §7: Tuchulcha, Lasa Vecuvia, the others. */
function outEvents(roles: readonly number[], reachedAltar: boolean): readonly GameEvent[] {
  const reasons: readonly (readonly [number, OutReason])[] = [
    [RoleCode.TUCHULCHA, reachedAltar ? 'tuchulchaFell' : 'tuchulchaAlone'],
    [RoleCode.LASA_VECUVIA, 'tooFewForPassages'],
    [RoleCode.NORMAL, 'noneInPlay'],
  ];
  return reasons.flatMap(([role, reason]) =>
    COLORS.filter((_, color) => roles[color] === role && field.isOut(color)).map(
      (color): GameEvent => ({ type: 'out', color, reason }),
    ),
  );
}

function overNow(): PositionChange['over'] {
  const winners = field.winners();
  const reason = field.endReason;
  return winners && reason ? { winners, reason } : null;
}

export interface NextState {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** The new position if the game is over, or else the result of `continueWith`. */
export function endOrContinue(
  state: GameState,
  { position, events, over }: PositionChange,
  continueWith: (state: GameState) => NextState,
): NextState {
  if (over) {
    const { winners, reason } = over;
    const ended: GameState = { ...state, position, phase: { name: 'over', winners } };
    return { state: ended, events: [...events, { type: 'over', winners, reason }] };
  }
  const next = continueWith({ ...state, position });
  return { state: next.state, events: [...events, ...next.events] };
}

/** After a confirmed turn: over, the eliminator's choice (§5.4), or the next player. */
export const endTurn = (state: GameState, before: Position, change: PositionChange): NextState =>
  endOrContinue(state, change, (next) =>
    tuchulchaFell(before, next.position) && devotionsOf(next.position, true).length > 0
      ? { state: { ...next, phase: { name: 'afterFall' } }, events: [] }
      : nextTurn(next),
  );

/** In another player's turn Tuchulcha, who can't be hit, goes out in only one way (§5.3). */
export function tuchulchaFell(before: Position, after: Position): boolean {
  return COLORS.some(
    (color) =>
      color !== before.turn && roleOf(before, color) === 'tuchulcha' && roleOf(after, color) === 'out',
  );
}

export function nextTurn(state: GameState): NextState {
  const color = nextPlayer(state.position);
  const turnNumber = state.turnNumber + 1;
  return {
    state: { ...state, position: { ...state.position, turn: color }, phase: { name: 'before' }, turnNumber },
    events: [{ type: 'turn', color, turnNumber }],
  };
}

/** The next player clockwise who is still in the game; the mover again if there is no other. */
export function nextPlayer(position: Position): Color {
  const mover = COLORS.indexOf(position.turn);
  const clockwise = [...COLORS.slice(mover + 1), ...COLORS.slice(0, mover + 1)];
  const next = clockwise.find((color) => !['neutral', 'out'].includes(roleOf(position, color)));
  if (!next) throw new Error('nobody is left, and the game is not over');
  return next;
}

/** A color's part of a victory, 0..1: joint winners share it. */
export const shareOf = (winners: readonly Color[], color: Color): number =>
  winners.includes(color) ? 1 / winners.length : 0;
