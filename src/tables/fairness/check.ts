import type {
  ActionOf,
  Chance,
  GameName,
  LoggedAction,
  SeatColor,
  SetupOf,
  Snowflake,
} from '../game-types.ts';
import { type DiceSource, drawFirst, outcomesOf } from './dice.ts';
import { digestOfSeatHistory, formatSeatHistory, nextOf, parseFacts, type SeatHistory } from './facts.ts';

interface WrongRoll {
  readonly number: number;
  readonly rolled: readonly number[];
  readonly due: readonly number[];
}

export interface Check {
  readonly rolls: number;
  readonly wrong: readonly WrongRoll[];
  readonly first: { readonly drawn: SeatColor; readonly due: SeatColor };
  /** The facts belong to a game of these players and to this seat history. */
  readonly fits: boolean;
  readonly agrees: boolean;
}

/** All inputs of a game's dice, except for the interactions in its log. */
interface CheckedSource extends DiceSource {
  /** As `formatSeatHistory` writes it. */
  readonly seatHistory: string;
}

/** Computes the first player and every roll of a log again. Throws if the log doesn't replay. */
export function check<G extends GameName>(
  source: CheckedSource,
  game: { chances(setup: SetupOf<G>, actions: readonly ActionOf<G>[]): readonly Chance[] },
  setup: SetupOf<G>,
  log: readonly Pick<LoggedAction<G>, 'action' | 'interactionId'>[],
): Check {
  const chances = game.chances(
    setup,
    log.map(({ action }) => action),
  );
  const latest = latestInteractions(log);
  const wrong = chances.flatMap(({ seq, outcomes, least, came }, number): WrongRoll[] => {
    const roll = { number, interactionId: latest[seq] ?? null };
    const due = outcomesOf(source, roll, came.length, outcomes).map((outcome) => outcome + least);
    return due.join() === came.join() ? [] : [{ number, rolled: came, due }];
  });
  const players: readonly SeatColor[] = setup.players;
  const [player = setup.first, ...others] = players;
  const facts = parseFacts(source.facts);
  const inOrder = [player, ...others] as const;
  const after = inOrder.find((color) => color === facts?.firstAfter);
  const due = after === undefined ? drawFirst(source, inOrder) : nextOf(inOrder, after);
  const first = { drawn: setup.first, due };
  const fits =
    facts?.players.join() === players.join() &&
    facts.seatHistoryDigest === digestOfSeatHistory(source.seatHistory);
  const agrees = fits && wrong.length === 0 && first.drawn === first.due;
  return { rolls: chances.length, wrong, first, fits, agrees };
}

/** The latest interaction up to each entry of a log. */
function latestInteractions(
  log: readonly Pick<LoggedAction, 'interactionId'>[],
): readonly (Snowflake | null)[] {
  let latest: Snowflake | null = null;
  return log.map(({ interactionId = latest }) => {
    latest = interactionId;
    return latest;
  });
}

/** A table's data about its dice. */
interface Sealed extends Pick<DiceSource, 'id' | 'secret'> {
  readonly status: string;
  readonly seatHistory: SeatHistory;
  /** Null before the start. */
  readonly facts: string | null;
}

/** The source of a table's dice, if it may be published: the game is over, or was closed after its start. Otherwise null. */
export function published({ id, status, secret, seatHistory, facts }: Sealed): CheckedSource | null {
  const isOver = status === 'finished' || status === 'aborted';
  if (!isOver || facts === null) return null;
  return { id, secret, facts, seatHistory: formatSeatHistory(seatHistory) };
}

export interface PublicDice {
  readonly commitment: string;
  /** 64 hexadecimal digits; null while it is secret. */
  readonly secret: string | null;
  readonly facts: string;
  /** As `formatSeatHistory` writes it. */
  readonly seatHistory: string;
}

/** Null before the start. */
export function publicDice(table: Sealed): PublicDice | null {
  const { secret, seatHistory, facts } = table;
  if (facts === null) return null;
  return {
    commitment: secret.commitment,
    secret: published(table)?.secret.reveal() ?? null,
    facts,
    seatHistory: formatSeatHistory(seatHistory),
  };
}
