import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  type ActionOf,
  anyColor,
  type Chance,
  type GameName,
  type LoggedAction,
  type Parsed,
  type Seat,
  type SeatColor,
  type SetupOf,
  type Snowflake,
  snowflake,
} from '../game-types.ts';
import { type DiceSource, drawFirst, outcomesOf } from './dice.ts';

/** Public at a game's start, and unpredictable when its secret was chosen. */
export interface Facts {
  readonly lobbyMessageId: Snowflake;
  readonly seatHistory: SeatHistory;
  /** The players' seats, in clockwise order. */
  readonly seats: readonly Pick<Seat, 'color' | 'occupant' | 'joinedBy'>[];
  /** The interaction by which a person started the game; null if it started automatically. */
  readonly startedBy: Snowflake | null;
  /** In a rematch, the player who began the previous game; null or left out: the first player is drawn. */
  readonly firstAfter?: SeatColor | null;
}

const NONE = '-';
/** Players who sit down without an interaction. */
const OTHERS = ['computer', 'voters'] as const;

const AFTER = 'after:';

/** One line without names: the lobby's message, changes of seats, interactions by which players sat down, and that of the start. */
export function formatFacts({
  lobbyMessageId,
  seatHistory,
  seats,
  startedBy,
  firstAfter = null,
}: Facts): string {
  const players = seats.map(({ color, occupant, joinedBy }) => {
    const by = occupant.kind === 'person' ? (joinedBy ?? NONE) : occupant.kind;
    return `${color}:${by}`;
  });
  const digest = digestOfSeatHistory(formatSeatHistory(seatHistory));
  const after = firstAfter === null ? [] : [AFTER + firstAfter];
  return [lobbyMessageId, digest, ...players, startedBy ?? NONE, ...after].join(';');
}

interface ParsedFacts {
  readonly lobbyMessageId: Snowflake;
  /** Their colors, which may belong to no game. */
  readonly players: readonly string[];
  /** As `digestOfSeatHistory` writes it. */
  readonly seatHistoryDigest: string;
  /** The player who began the previous game; null if the first player is drawn. */
  readonly firstAfter: string | null;
}

/** Returns null if the text is no line of facts. */
export function parseFacts(facts: string): ParsedFacts | null {
  const found = LINE.exec(facts);
  if (!found) return null;
  const { message = '', digest = '', players = '', after } = found.groups ?? {};
  const colors = players.split(';').map((player) => player.split(':')[0] ?? '');
  if (after !== undefined && !colors.includes(after)) return null;
  return {
    lobbyMessageId: message,
    players: colors,
    seatHistoryDigest: digest,
    firstAfter: after ?? null,
  };
}

const ID = String.raw`\d{1,20}`;
const PLAYER = `[a-z]+:(?:${ID}|${OTHERS.join('|')}|${NONE})`;
const LINE = new RegExp(
  `^(?<message>${ID});(?<digest>\\d+:[0-9a-f]{64});(?<players>${PLAYER}(?:;${PLAYER}){1,5});(?:${ID}|${NONE})(?:;${AFTER}(?<after>[a-z]+))?$`,
);

/** The player who sits after another one, clockwise. */
export const nextOf = <T>(players: readonly [T, ...T[]], one: T): T =>
  players[(players.indexOf(one) + 1) % players.length] ?? players[0];

/** The holder of a seat: a person's id, `computer`, `voters`, or null if it is free. */
const holder = z.union([snowflake, z.literal(['computer', 'voters']), z.null()]);

type Holder = z.infer<typeof holder>;

/** Whether a seat's holder is a person's id. */
export const isPersonsId = (holder: Holder): holder is Snowflake =>
  holder !== null && holder !== 'computer' && holder !== 'voters';

/** Every change of a table's seats before its start, in order: the changed seats and their new holders. */
export const seatHistoryJson = z.array(
  z.strictObject({
    interactionId: snowflake.nullable(),
    seats: z.array(z.strictObject({ color: anyColor, holder })),
  }),
);

export type SeatHistory = Parsed<typeof seatHistoryJson>;

/** The seat history with another entry; unchanged if no seat has changed. */
export function withSeatChange(
  seatHistory: SeatHistory,
  before: readonly Seat[],
  after: readonly Seat[],
  interactionId: Snowflake | null,
): SeatHistory {
  const left = before.filter((seat) => after.every(({ color }) => color !== seat.color));
  const taken = after.filter((seat) => !before.some((one) => isSame(one, seat)));
  const seats = [
    ...left.map(({ color }) => ({ color, holder: null })),
    ...taken.map(({ color, occupant }) => ({
      color,
      holder: occupant.kind === 'person' ? occupant.userId : occupant.kind,
    })),
  ];
  return seats.length === 0 ? seatHistory : [...seatHistory, { interactionId, seats }];
}

/** A person who sits down on their own seat by another interaction has sat down once more. */
const isSame = (one: Seat, other: Seat): boolean =>
  one.color === other.color &&
  (one.occupant.kind === 'person'
    ? other.occupant.kind === 'person' &&
      one.occupant.userId === other.occupant.userId &&
      one.joinedBy === other.joinedBy
    : other.occupant.kind === one.occupant.kind);

/** `77:blue=1;78:blue=-,red=1;79:blue=computer`: people by their order of sitting down; `-`: free, or without interaction. */
export function formatSeatHistory(seatHistory: SeatHistory): string {
  const people: Snowflake[] = [];
  const written = (holder: Holder): string => {
    if (holder === null) return '-';
    if (!isPersonsId(holder)) return holder;
    if (!people.includes(holder)) people.push(holder);
    return String(people.indexOf(holder) + 1);
  };
  return seatHistory
    .map(({ interactionId, seats }) => {
      const changed = seats.map(({ color, holder }) => `${color}=${written(holder)}`);
      return `${interactionId ?? '-'}:${changed.join()}`;
    })
    .join(';');
}

/** Represents the seat history among the facts, since it may be long: its number of entries, and the SHA-256 of its line. */
export const digestOfSeatHistory = (line: string): string =>
  `${line === '' ? 0 : line.split(';').length}:${createHash('sha256').update(line, 'utf8').digest('hex')}`;

/** How often each person sat down, by id, in the order of their first time. */
export function timesSatDown(seatHistory: SeatHistory): ReadonlyMap<Snowflake, number> {
  const times = new Map<Snowflake, number>();
  for (const { holder } of seatHistory.flatMap(({ seats }) => seats))
    if (isPersonsId(holder)) times.set(holder, (times.get(holder) ?? 0) + 1);
  return times;
}

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
