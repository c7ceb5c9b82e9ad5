import type { Snowflake } from '../../src/tables/game-types.ts';
import { nextReserve } from '../../src/tables/seasons/absence.ts';
import { divide } from '../../src/tables/seasons/rounds.ts';
import type { Season, SeasonChange, SeasonTerms } from '../../src/tables/seasons/season.ts';
import { applySeasonEntry } from '../../src/tables/seasons/season-log.ts';
import { seasonStandings, vacantSeats } from '../../src/tables/seasons/season-results.ts';
import { seatsTaken } from '../../src/tables/seasons/season-tables.ts';
import { drawTables } from '../../src/tables/seasons/seating.ts';
import { verdictOf } from '../../src/tables/seasons/standings.ts';
import { randomFrom } from '../../test/games/tuchulcha/random-play.ts';
import { secretOf } from '../../test/tables/seasons/sample.ts';

/** 0 or more, less than 1. */
type Random = () => number;

const FRACTIONS = 2 ** 30;
const DAY = 86_400_000;
const START = Date.UTC(2026, 5, 8);
const DAYS = 21;
/** A person's own turns in a game. */
const TURNS = 17;
const RESERVES = 2;
/** On the scale of ratings: a computer player's skill, by how much people differ, and a game's own chance. */
const COMPUTER = 25;
const SKILLS_DIFFER = 25 / 3;
const CHANCE = 25 / 6;
const GAMES_OF_JUDGE = 200;
const TERMS: SeasonTerms = {
  game: 'tuchulcha',
  size: 4,
  atOnce: 3,
  pace: 'daily',
  weeks: 3,
  timeZone: 'UTC',
};

export interface SimulatedSeason {
  readonly season: Season;
  /** Milliseconds of the processor's time. */
  readonly draw: number;
  /** For each division: how well places and skills of those who stayed agree (Spearman), and their number. */
  readonly agreements: readonly { readonly correlation: number; readonly people: number }[];
}

interface Simulation {
  readonly people: number;
  /** 0..1: how many people stop to play at some time. */
  readonly absent: number;
  readonly seed: number;
  readonly terms?: SeasonTerms;
  /** Called with the season after each of its changes. */
  readonly watch?: (season: Season) => void;
}

/** A season played through its log from its opening to its end. Throws if an entry is refused. */
export function simulateSeason({ people, absent, seed, terms = TERMS, watch }: Simulation): SimulatedSeason {
  const wholeNumber = randomFrom(seed);
  const random: Random = () => wholeNumber(FRACTIONS) / FRACTIONS;
  const secret = secretOf(`simulated ${seed}`);
  const names = Array.from({ length: people }, (_, index): Snowflake => String(1000 + index));
  const skills = new Map(names.map((userId) => [userId, COMPUTER + SKILLS_DIFFER * normal(random)]));
  const absentees = new Set(names.slice(0, Math.round(absent * people)));
  let season = changed(null, -5, {
    type: 'opened',
    id: `season-${seed}`,
    terms,
    startsAt: new Date(START),
    commitment: secret.commitment,
    sittingOut: [],
  });
  const add = (on: number, change: SeasonChange) => {
    season = changed(season, on, change);
    watch?.(season);
  };
  for (const userId of shuffled(names, random)) add(-4, { type: 'joined', userId });
  const begun = process.cpuUsage();
  const divisions = divide(season.people.map((userId) => ({ userId, rating: null })));
  const { id, interactionId } = season;
  const tables = drawTables({ id, secret, interactionId }, divisions, terms);
  const { user, system } = process.cpuUsage(begun);
  const draw = (user + system) / 1000;
  add(0, { type: 'drawn', divisions, tables });
  for (let index = 0; index < RESERVES; index++) add(1, { type: 'joined', userId: String(5000 + index) });

  // Absentees stop at all their tables at once, after this many turns.
  const stops = new Map([...absentees].map((userId) => [userId, Math.floor(random() * TURNS)]));
  const ends = tables.map(() => Math.floor(random() * DAYS * 1.1));
  for (let day = 1; day <= DAYS; day++) {
    for (const [table, { seats, result }] of season.tables.entries()) {
      if (result) continue;
      const turn = Math.ceil((day / (ends[table] || 1)) * TURNS);
      for (const [seat, userId] of seats.entries())
        if (userId !== null && turn > (stops.get(userId) ?? TURNS))
          addMissed(add, season, table, seat, day, turn);
      if (ends[table] === day)
        add(day, { type: 'finished', table, ...played(season, table, stops, skills, random) });
    }
    for (const { table, seat } of vacantSeats(season, new Date(START + day * DAY))) {
      const atTable = [...(season.tables[table]?.reserves.values() ?? [])];
      const free = season.reserves.filter((userId) => !atTable.includes(userId));
      const userId = nextReserve(free, seatsTaken(season));
      if (userId !== null && random() < 0.5) add(day, { type: 'replaced', table, seat, userId });
    }
  }
  for (const [table, { seats, result }] of season.tables.entries()) {
    if (result) continue;
    const wins = seats.map(() => 0);
    for (let game = 0; game < GAMES_OF_JUDGE; game++) {
      const winner = played(season, table, stops, skills, random).places.indexOf(1);
      wins[winner] = (wins[winner] ?? 0) + 1 / GAMES_OF_JUDGE;
    }
    const zeros = seats.map(() => 0);
    const turns = seats.map(() => TURNS);
    const verdict = verdictOf(`table ${table}`, 'simulated', { kind: 'wins', wins });
    add(DAYS, { type: 'judged', table, verdict, turns, clockMs: zeros });
  }
  add(DAYS, { type: 'ended', secret: secret.reveal() });

  const agreements = seasonStandings(season).map((rows) => {
    const stayed = rows.filter(({ userId }) => !absentees.has(userId));
    const places = stayed.map(({ place }) => -place);
    return {
      correlation: spearman(
        places,
        stayed.map(({ userId }) => skills.get(userId) ?? 0),
      ),
      people: stayed.length,
    };
  });
  return { season, draw, agreements };
}

function changed(season: Season | null, on: number, change: SeasonChange): Season {
  const after = applySeasonEntry(season, { ...change, at: new Date(START + on * DAY) });
  if (!after.ok) throw new Error(`${change.type}: ${after.refusal.code}`);
  return after.season;
}

function addMissed(
  add: (on: number, change: SeasonChange) => void,
  { tables }: Season,
  table: number,
  seat: number,
  day: number,
  turn: number,
): void {
  const own = tables[table]?.turns[seat]?.own ?? 0;
  const isTaken = tables[table]?.reserves.has(seat) ?? false;
  if (!isTaken)
    for (let turns = own + 1; turns <= Math.min(turn, TURNS); turns++)
      add(day, { type: 'missed', table, seat, turns });
}

/** A game of these seats: the greatest sum of skill and luck comes first. */
function played(
  { tables }: Season,
  table: number,
  stops: ReadonlyMap<Snowflake, number>,
  skills: ReadonlyMap<Snowflake, number>,
  random: Random,
) {
  const seats = tables[table]?.seats ?? [];
  const strengths = seats.map((userId) => {
    const share = userId === null ? 0 : (stops.get(userId) ?? TURNS) / TURNS;
    const skill = (userId !== null && skills.get(userId)) || COMPUTER;
    return share * skill + (1 - share) * COMPUTER + CHANCE * normal(random);
  });
  const places = strengths.map((one) => 1 + strengths.filter((other) => other > one).length);
  return { places, turns: seats.map(() => TURNS), clockMs: seats.map(() => Math.floor(random() * 1e6)) };
}

/** Normally distributed, of mean 0 and deviation 1 (Box and Muller). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function shuffled<T>(things: readonly T[], random: Random): T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

function spearman(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [ranks(one), ranks(other)];
  const mean = (one.length - 1) / 2;
  const sum = (of: (index: number) => number) => one.reduce((all, _, index) => all + of(index), 0);
  const product = (left: readonly number[], right: readonly number[]) =>
    sum((index) => ((left[index] ?? 0) - mean) * ((right[index] ?? 0) - mean));
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
}

/** For each value: the number of smaller ones, plus half of the equal ones. */
const ranks = (values: readonly number[]): readonly number[] =>
  values.map((one) => {
    const smaller = values.filter((other) => other < one).length;
    return smaller + (values.filter((other) => other === one).length - 1) / 2;
  });
