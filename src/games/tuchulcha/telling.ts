/** What the steps of a turn did, told as events, and what §7 draws from a changed position. */
import { COLORS, type Color } from './board.ts';
import { Field } from './field.ts';
import { placeOf } from './places.ts';
import { type ColorState, countOn, type Position, standingOn } from './position.ts';
import { END_REASONS, settle } from './settling.ts';
import { END, LASA_VECUVIA, NORMAL, OUT, TUCHULCHA } from './slots.ts';
import { aim, make } from './stepping.ts';
import type { EndReason, GameEvent, Move, OutReason, Step } from './types.ts';

export interface Told {
  readonly position: Position;
  readonly events: readonly GameEvent[];
  /** Winners and reason once the game is over. */
  readonly over: { readonly winners: readonly Color[]; readonly reason: EndReason } | null;
}

const field = new Field();

/** The steps of a legal turn, without Tuchulcha's discard. */
export function tell(before: Position, steps: readonly Step[]): Told {
  const by = before.turn;
  const events: GameEvent[] = [];
  let position = before;
  field.load(before);
  for (const step of steps) {
    if (step.kind === 'discard') {
      events.push({ type: 'discarded', color: by, die: step.die });
      continue;
    }
    const roles = rolesNow();
    const color = COLORS.indexOf(step.color);
    const from = placeOf(step.from);
    make(field, color, from, aim(field, color, from, step.die));
    events.push(
      { type: 'moved', by, move: step },
      ...told(by, step, position),
      ...outs(roles, step.to === 'altar'),
    );
    position = field.read();
  }
  return { position, events, over: overNow() };
}

/** After a devotion or a resignation (§7). */
export function settled(position: Position): Told {
  field.load(position);
  const roles = rolesNow();
  settle(field, false);
  return { position: field.read(), events: outs(roles, false), over: overNow() };
}

/** All of a colour's haruspexes to the box (§7, last sentence). */
export function withoutColor(position: Position, color: Color): Position {
  const gone: ColorState = {
    role: 'out',
    temple: 0,
    path: [],
    atExit: 0,
    altar: 0,
    forest: 0,
    sanctuary: 0,
  };
  return { ...position, colors: { ...position.colors, [color]: gone } };
}

function told(by: Color, { color, to, effect }: Move, before: Position): readonly GameEvent[] {
  if (to === 'altar') return [{ type: 'reachedAltar', by, color }];
  if (effect === 'hit') return [hitOf(by, color, to, before)];
  if (to === 'exit') return [];
  if (effect === 'lost') return [{ type: 'lost', by, color, stone: to }];
  return effect === 'sealed' ? [{ type: 'sealed', color, stone: to }] : [];
}

function hitOf(by: Color, color: Color, to: number | 'exit', before: Position): GameEvent {
  const stone = to === 'exit' ? (field.places.entry[COLORS.indexOf(color)] as number) : to;
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

/** In the order of §7: Tuchulcha, Lasa Vecuvia, the others. */
function outs(roles: readonly number[], reachedAltar: boolean): readonly GameEvent[] {
  const reasons: readonly (readonly [number, OutReason])[] = [
    [TUCHULCHA, reachedAltar ? 'tuchulchaFell' : 'tuchulchaAlone'],
    [LASA_VECUVIA, 'tooFewForPassages'],
    [NORMAL, 'noneInPlay'],
  ];
  return reasons.flatMap(([role, reason]) =>
    COLORS.filter((_, color) => roles[color] === role && field.role(color) === OUT).map(
      (color): GameEvent => ({ type: 'out', color, reason }),
    ),
  );
}

function overNow(): Told['over'] {
  const winners = field.winners();
  const reason = END_REASONS[field.get(END)];
  return winners && reason ? { winners, reason } : null;
}
