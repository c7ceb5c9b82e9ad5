import type { Setup } from '../../games/tuchulcha/action.ts';
import type { Color } from '../../games/tuchulcha/color.ts';
import type { LoggedAction } from '../table.ts';
import { parseFacts } from './facts.ts';
import { drawFirst, rollOf, type Source } from './rolls.ts';

/** A roll that was not what it had to be. */
export interface WrongRoll {
  /** From 0. */
  readonly number: number;
  readonly rolled: readonly number[];
  readonly due: readonly number[];
}

/** A game's chance, worked out again. */
export interface Check {
  readonly rolls: number;
  readonly wrong: readonly WrongRoll[];
  readonly first: { readonly drawn: Color; readonly due: Color };
  /** The facts are of a game of these players. */
  readonly fits: boolean;
  /** Nothing is wrong. */
  readonly agrees: boolean;
}

/** Works out who begins and every roll of a log again. */
export function check(source: Source, setup: Setup, log: readonly Pick<LoggedAction<'tuchulcha'>, 'action'>[]): Check {
  const rolls = log.flatMap(({ action }) => (action.type === 'roll' ? [action.dice] : []));
  const wrong = rolls.flatMap((rolled, number): WrongRoll[] => {
    const due = rollOf(source, number, rolled.length);
    return due.join() === rolled.join() ? [] : [{ number, rolled, due }];
  });
  const [player = setup.first, ...others] = setup.players;
  const first = { drawn: setup.first, due: drawFirst(source, [player, ...others]) };
  const fits = parseFacts(source.facts)?.players.join() === setup.players.join();
  const agrees = fits && wrong.length === 0 && first.drawn === first.due;
  return { rolls: rolls.length, wrong, first, fits, agrees };
}
