import type { Seat, SeatColor, Snowflake } from '../game-types.ts';
import { digestOfSeatHistory, formatSeatHistory, type SeatHistory } from './seat-history.ts';

/** Public when a game starts, and unforeseeable when its secret was chosen. */
export interface Facts {
  readonly lobbyMessageId: Snowflake;
  readonly seatHistory: SeatHistory;
  /** The players' seats, in clockwise order. */
  readonly seats: readonly Pick<Seat, 'color' | 'occupant' | 'joinedBy'>[];
  /** The interaction by which a person started the game; null where it started by itself. */
  readonly startedBy: Snowflake | null;
  /** The player who began the game before, in a rematch; null or left out where who begins is drawn. */
  readonly firstAfter?: SeatColor | null;
}

const NONE = '-';
/** Players who sit down by nobody's interaction. */
const OTHERS = ['computer', 'voters'] as const;

const AFTER = 'after:';

/**
 * One line: the lobby's message, how the seats changed, who came by which interaction, what started the game. It names no people.
 */
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
  /** Their colors, which may be of no game. */
  readonly players: readonly string[];
  /** As `digestOfSeatHistory` writes it. */
  readonly seatHistoryDigest: string;
  /** The player who began the game before; null where who begins is drawn. */
  readonly firstAfter: string | null;
}

/** Returns null where the text is no line of facts. */
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

/** The one of the players, in clockwise order, who sits after another of them. */
export const nextOf = <T>(players: readonly [T, ...T[]], one: T): T =>
  players[(players.indexOf(one) + 1) % players.length] ?? players[0];
