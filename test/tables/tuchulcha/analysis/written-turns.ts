import type { Action } from '../../../../src/games/tuchulcha/types.ts';
import type { LoggedAction } from '../../../../src/tables/game-types.ts';
import { type Frame, framesFrom } from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import { beginning, position } from '../../../games/tuchulcha/legal-lines.ts';

export const roll = (...dice: readonly number[]): Action => ({ type: 'roll', dice });
export const confirm: Action = { type: 'confirm' };
/** A move of blue's. */
export const move = (from: 'temple' | number, die: number, to: number | 'altar'): Action => ({
  type: 'step',
  step: { kind: 'move', color: 'blue', die, from, to, effect: 'none' },
});

/** Actions of one player. */
export const logOf = (...actions: readonly Action[]): readonly LoggedAction<'tuchulcha'>[] =>
  actions.map((action, seq) => ({ seq, actor: '1', action, at: new Date('2026-03-02T12:00:00.000Z') }));

/** The turns from a position on, before a roll. */
export const played = (text: string, ...actions: readonly Action[]): readonly Frame[] =>
  framesFrom(beginning(position(text)), logOf(...actions), []);

export function frameOf(text: string, ...actions: readonly Action[]): Frame {
  const [frame] = played(text, ...actions);
  if (!frame) throw new Error('no turn');
  return frame;
}
