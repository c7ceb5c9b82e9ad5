import {
  type Color,
  isPlayerCount,
  type PlayerCount,
  type Position,
  type Setup,
} from '../../games/tuchulcha/board.ts';
import type { LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import { findGameOver, type GameEvent } from '../../games/tuchulcha/types.ts';
import { type Occupant, type Sitting, VOTERS } from '../game-types.ts';
import { BETA, COMPUTER, ESTABLISHED_SIGMA, muOf } from '../results/ratings.ts';
import {
  type Faces,
  type FinishedGame,
  type GameCareer,
  type GameResult,
  holderAt,
  type Placing,
  type SeatPlayer,
  type Skill,
  type WonOf,
  withOne,
} from '../results/result.ts';
import { playerOfTurn, type ReplayedEntry, replayLog, turnsIn } from './analysis/frames.ts';
import type { RaceDeeds } from './types.ts';

/** The result of a finished game, from its log. Throws if the log doesn't replay to an end. */
export function raceResult({
  setup,
  terms: { level },
  log,
  sittings,
}: FinishedGame<'tuchulcha'>): GameResult {
  const entries = replayLog(setup, log);
  const state = entries.at(-1)?.after;
  const over = findGameOver(entries.at(-1)?.events ?? []);
  if (!state || !over) throw new Error('The log does not come to the end of the game.');
  const holdings = setup.players.map((color) => holdingOf(color, entries, sittings));
  const byPlayer = tallies(entries, sittings);
  const ranked = ranks(holdings, over.winners, state.position);
  const placings = holdings.flatMap((holding) =>
    playersOf(holding, byPlayer).map((player): Placing => {
      const { color, first, leftAt, last } = holding;
      const began = player === playerOf(first);
      const part = !began ? 'substitute' : leftAt === null ? 'whole' : 'left';
      const { turns, dice, pips, ...deeds } = byPlayer.get(color)?.get(player) ?? noDeeds();
      const { altar = 0, forest = 0 } = state.position.colors[color] ?? {};
      return {
        color,
        player: occupantOf(player, color, sittings),
        part,
        rank: began ? (ranked.get(color) ?? null) : null,
        won: part !== 'left' && player === last && over.winners.includes(color),
        turns,
        dice,
        pips,
        deeds: { ...deeds, altar, forest },
      };
    }),
  );
  return {
    players: setup.players.length,
    turns: state.turnNumber,
    reason: over.reason,
    faces: facesOf(entries),
    // Ties in clockwise order.
    placings: placings.sort(inOrder),
    advantages: seatAdvantages(orderOf(setup)),
    computer: computerSkill(level, setup.players.length),
  };
}

function orderOf({ players, first }: Setup): readonly Color[] {
  const at = players.indexOf(first);
  return [...players.slice(at), ...players.slice(0, at)];
}

const playerOf = (occupant: Occupant): SeatPlayer =>
  occupant.kind === 'person' ? occupant.userId : occupant.kind;

/** The players who began or ended with the color, or acted for it between. */
const playersOf = ({ color, first, last }: Holding, byPlayer: Tallies): readonly SeatPlayer[] => [
  ...new Set([playerOf(first), ...(byPlayer.get(color)?.keys() ?? []), ...(last === null ? [] : [last])]),
];

function occupantOf(player: SeatPlayer, color: Color, sittings: readonly Sitting[]): Occupant {
  if (player === 'computer') return { kind: 'computer' };
  if (player === VOTERS)
    return sittings.find(({ occupant }) => occupant?.kind === VOTERS)?.occupant ?? { kind: VOTERS, name: '' };
  const named = sittings.findLast(
    ({ occupant, color: own }) => own === color && occupant?.kind === 'person' && occupant.userId === player,
  );
  return named?.occupant ?? { kind: 'person', userId: player, name: '' };
}

const inOrder = (a: Placing, b: Placing): number =>
  (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);

export interface Holding {
  readonly color: Color;
  readonly first: Occupant;
  /** The log entry at which they gave the seat up, with halves between two; null if they stayed. */
  readonly leftAt: number | null;
  /** Its player at the end of the game; null: nobody, since others removed it. */
  readonly last: SeatPlayer | null;
  /** The entry by which it was out; null if it was in the game to the end. */
  readonly outAt: number | null;
}

/** `sittings`: all. Throws if nobody ever had the seat. */
function holdingOf(color: Color, entries: readonly ReplayedEntry[], sittings: readonly Sitting[]): Holding {
  const own = sittings.filter((sitting) => sitting.color === color);
  const first = own[0]?.occupant;
  if (!first) throw new Error(`Nobody had ${color} when the game began.`);
  const exit = entries.find(({ events }) =>
    events.some((event) => event.type === 'out' && event.color === color),
  );
  const resigned = exit?.action.type === 'resign' && exit.action.color === color;
  const overAt = exit?.seq ?? entries.length - 1;
  const until = own.filter(({ seq }) => seq <= overAt);
  return {
    color,
    first,
    leftAt: leftAt(first, until, resigned ? exit : null),
    last: holderAt(sittings, color, overAt),
    outAt: exit?.seq ?? null,
  };
}

/** A player who left, came back and stayed has not left. `resigned`: the entry by which the color left, if nobody put it out. */
function leftAt(first: Occupant, until: readonly Sitting[], resigned: ReplayedEntry | null): number | null {
  const stayed = until.findLastIndex(
    ({ occupant, standIn }) => !standIn && occupant && playerOf(occupant) === playerOf(first),
  );
  const away = until[stayed + 1]?.seq ?? null;
  if (!resigned) return away;
  const gaveUp = first.kind === 'person' && resigned.actor === first.userId;
  return gaveUp || away === null ? resigned.seq + 0.5 : away;
}

/** The 1-based rank of the players who began with each color; ties share the better one. */
export function ranks(
  holdings: readonly Holding[],
  winners: readonly Color[],
  position: Pick<Position, 'colors'>,
): ReadonlyMap<Color, number> {
  const all = holdings.map((holding) => ({
    color: holding.color,
    at: standing(holding, winners, position),
  }));
  return new Map(
    all.map(({ color, at }) => [color, 1 + all.filter((other) => compare(other.at, at) < 0).length]),
  );
}

/**
 * The finishing order of the players who began a game: winners; players in the game at its end, by altar and forest; Lasa Vecuvia;
 * players who were put out, last first; players who left, last first. Compared number by number, less is better.
 */
function standing(
  { color, leftAt, outAt }: Holding,
  winners: readonly Color[],
  { colors }: Pick<Position, 'colors'>,
): number[] {
  if (leftAt !== null) return [4, -leftAt];
  if (outAt !== null) return [3, -outAt];
  if (winners.includes(color)) return [0];
  const { role, altar = 0, forest = 0 } = colors[color] ?? {};
  return role === 'lasaVecuvia' ? [2] : [1, -altar, forest];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

const noDeeds = () => ({
  turns: 0,
  dice: 0,
  pips: 0,
  roles: [] as RaceDeeds['roles'][number][],
  hits: 0,
  bestHit: 0,
  taken: 0,
  lost: 0,
});

type Tally = ReturnType<typeof noDeeds>;

/** By color, by player. A turn and its events belong to the turn's player; being hit belongs to the seat's. */
type Tallies = ReadonlyMap<Color, ReadonlyMap<SeatPlayer, Tally>>;

function tallies(entries: readonly ReplayedEntry[], sittings: readonly Sitting[]): Tallies {
  const all = new Map<Color, Map<SeatPlayer, Tally>>();
  const tallyOf = (color: Color, player: SeatPlayer) => {
    const own = all.get(color) ?? new Map<SeatPlayer, Tally>();
    const tally = own.get(player) ?? noDeeds();
    all.set(color, own.set(player, tally));
    return tally;
  };
  for (const turn of turnsIn(entries)) {
    const color = turn.at(-1)?.endsTurnOf;
    const player = playerOfTurn(turn, sittings);
    if (!color || !player) continue;
    const tally = tallyOf(color, player);
    tally.turns++;
    for (const event of turn.flatMap(({ events }) => events)) count(event, color, tally);
  }
  for (const { seq, events } of entries) {
    for (const event of events) {
      if (event.type !== 'hit') continue;
      const victim = holderAt(sittings, event.color, seq);
      if (victim) tallyOf(event.color, victim).taken += event.count;
    }
  }
  return all;
}

/** Adds an event of the color's own turn to the tally. */
function count(event: GameEvent, color: Color, tally: Tally): void {
  if (event.type === 'rolled') {
    tally.dice += event.dice.length;
    tally.pips = event.dice.reduce((sum, die) => sum + die, tally.pips);
  }
  if (event.type === 'devoted') tally.roles.push(event.devotion.role);
  // With two players a neutral color hits the mover's own, too (docs/rules/tuchulcha.md §8).
  if (event.type === 'hit' && event.color !== color) {
    tally.hits += event.count;
    tally.bestHit = Math.max(tally.bestHit, event.count);
  }
  if (event.type === 'lost' && event.color === color) tally.lost++;
}

function facesOf(entries: readonly ReplayedEntry[]): Faces {
  const faces: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  for (const { events } of entries) {
    for (const event of events) {
      if (event.type !== 'rolled') continue;
      for (const die of event.dice) faces[die - 1] = (faces[die - 1] ?? 0) + 1;
    }
  }
  return faces;
}

/**
 * Shares of wins by turn order among equals: from 4,000 games each of the casual computer player against itself, with four players
 * of the strong one (`npm run bench -- seats --games 4000`), ± 0.015 (docs/ratings.md).
 */
const SHARES: Readonly<Record<PlayerCount, readonly number[]>> = {
  2: [0.5, 0.5],
  3: [0.397, 0.324, 0.279],
  4: [0.325, 0.247, 0.211, 0.216],
};

/**
 * Each seat's advantage in a rating's `mu`, such that the Plackett–Luce model expects the measured shares for established equals.
 * `order`: the colors in turn order.
 */
export function seatAdvantages(order: readonly Color[]): ReadonlyMap<Color, number> {
  const count = order.length;
  if (!isPlayerCount(count)) return new Map();
  const scale = Math.sqrt(count * (BETA ** 2 + ESTABLISHED_SIGMA ** 2));
  return new Map(
    order.map((color, at) => [color, scale * Math.log((SHARES[count][at] ?? 1 / count) * count)]),
  );
}

/**
 * Rating points of the computer players by number of players, with the strong one's as a newcomer's. From
 * `npm run bench -- computer`, each level against the next stronger one (docs/learned-player.md).
 */
const LEVEL_POINTS: Readonly<Record<PlayerCount, Readonly<Record<LevelName, number>>>> = {
  2: { novice: 1125, casual: 1258, seasoned: 1379, strong: 1500 },
  3: { novice: 1077, casual: 1240, seasoned: 1391, strong: 1500 },
  4: { novice: 1082, casual: 1264, seasoned: 1366, strong: 1500 },
};

/** The points at a table of `players` seats. Throws RangeError if the game isn't played by this many. */
export function levelPoints(level: LevelName, players: number): number {
  if (!isPlayerCount(players)) throw new RangeError(`Tuchulcha isn't played by ${players}.`);
  return LEVEL_POINTS[players][level];
}

export const computerSkill = (level: LevelName, players: number): Skill => ({
  ...COMPUTER,
  mu: muOf(levelPoints(level, players)),
});

const NONE: WonOf = { games: 0, wins: 0 };

/** A role counts once per game, however often it was taken; of hits, the maximum is kept. */
export const raceCareer: GameCareer<'tuchulcha'> = {
  none: { roles: { tuchulcha: NONE, lasaVecuvia: NONE }, hits: 0, bestHit: 0, taken: 0, lost: 0 },
  add(sum, deeds, won) {
    const withRole = (role: RaceDeeds['roles'][number]): WonOf =>
      deeds.roles.includes(role) ? withOne(sum.roles[role], won) : sum.roles[role];
    return {
      roles: { tuchulcha: withRole('tuchulcha'), lasaVecuvia: withRole('lasaVecuvia') },
      hits: sum.hits + deeds.hits,
      bestHit: Math.max(sum.bestHit, deeds.bestHit),
      taken: sum.taken + deeds.taken,
      lost: sum.lost + deeds.lost,
    };
  },
};
