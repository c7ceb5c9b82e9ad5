import type {
  ActionOf,
  Chance,
  GameName,
  LoggedAction,
  SeatColor,
  SetupOf,
  TableStatus,
} from '../game-types.ts';
import { drawFirst, outcomesOf, type Source } from './dice.ts';
import { parseFacts } from './facts.ts';
import type { Secret } from './secret.ts';

/** A roll that was not what it had to be. */
interface WrongRoll {
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
  game: { chances(setup: SetupOf<G>, actions: readonly ActionOf<G>[]): readonly Chance[] },
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

/** A table's dice, as they are stored. */
interface Sealed {
  readonly id: string;
  readonly status: TableStatus;
  readonly secret: Secret | null;
  readonly facts: string | null;
}

/** The source of a table's dice, once everybody may know it: its game is over, or was closed after its start. Else null. */
export function published({ id, status, secret, facts }: Sealed): Source | null {
  const isOver = status === 'finished' || status === 'aborted';
  return isOver && secret && facts !== null ? { id, secret, facts } : null;
}

/** The public part of a table's dice now; null: they can't be checked. */
export interface PublicDice {
  readonly commitment: string;
  /** 64 hexadecimal digits; null as long as nobody may know it. */
  readonly secret: string | null;
  readonly facts: string | null;
}

export function publicDice(table: Sealed): PublicDice | null {
  const { secret, facts } = table;
  if (!secret) return null;
  return { commitment: secret.commitment, secret: published(table)?.secret.reveal() ?? null, facts };
}
