import type { GameName, SeatColor, SetupOf, TableGame } from '../game.ts';
import type { LoggedAction } from '../table.ts';
import { parseFacts } from './facts.ts';
import { drawFirst, outcomesOf, type Source } from './rolls.ts';

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
  readonly first: { readonly drawn: SeatColor; readonly due: SeatColor };
  /** The facts are of a game of these players. */
  readonly fits: boolean;
  /** Nothing is wrong. */
  readonly agrees: boolean;
}

/** Works out who begins and every roll of a log again. Throws where the log does not replay. */
export function check<G extends GameName>(
  source: Source,
  game: Pick<TableGame<G>, 'chances'>,
  setup: SetupOf<G>,
  log: readonly Pick<LoggedAction<G>, 'action'>[],
): Check {
  const chances = game.chances(
    setup,
    log.map(({ action }) => action),
  );
  const wrong = chances.flatMap(({ outcomes, least, came }, number): WrongRoll[] => {
    const due = outcomesOf(source, number, came.length, outcomes).map((outcome) => outcome + least);
    return due.join() === came.join() ? [] : [{ number, rolled: came, due }];
  });
  const players: readonly SeatColor[] = setup.players;
  const [player = setup.first, ...others] = players;
  const first = { drawn: setup.first, due: drawFirst(source, [player, ...others]) };
  const fits = parseFacts(source.facts)?.players.join() === players.join();
  const agrees = fits && wrong.length === 0 && first.drawn === first.due;
  return { rolls: chances.length, wrong, first, fits, agrees };
}
