import type { Snowflake } from '../../../src/tables/game-types.ts';
import { drawNextRound, nextRound } from '../../../src/tables/seasons/rounds.ts';
import type { EveningTerms, Season, SeasonChange, SeasonTerms } from '../../../src/tables/seasons/season.ts';
import { applySeasonEntry } from '../../../src/tables/seasons/season-log.ts';
import { drawTables, type TableSize } from '../../../src/tables/seasons/seating.ts';
import { verdictOf } from '../../../src/tables/seasons/standings.ts';
import { drawsOf, secretOf } from './sample.ts';

const MINUTE = 60_000;
export const EVENING_STARTS = Date.UTC(2026, 5, 12, 19);
const SECRET = secretOf('evening');

export const termsOfEvening = (evening: Omit<EveningTerms, 'minutes'>, size: TableSize = 4): SeasonTerms => ({
  game: 'tuchulcha',
  size,
  atOnce: 1,
  pace: 'live',
  weeks: 0,
  timeZone: 'UTC',
  evening: { ...evening, minutes: 90 },
});

/** An evening as its log grows; each change is checked by its minute from the start. */
export class PlayedEvening {
  season: Season;
  minute = 0;
  /** The season after each change. */
  readonly all: Season[] = [];

  constructor(terms: SeasonTerms, people: number) {
    const opened = applySeasonEntry(null, {
      type: 'opened',
      id: 'an-evening',
      terms,
      startsAt: new Date(EVENING_STARTS),
      commitment: SECRET.commitment,
      sittingOut: [],
      at: new Date(EVENING_STARTS - 60 * MINUTE),
    });
    if (!opened.ok) throw new Error(opened.refusal.code);
    this.season = opened.season;
    this.minute = -30;
    for (let person = 0; person < people; person++)
      this.add({ type: 'joined', userId: String(900 + person) }, String(5000 + person));
    this.minute = 0;
  }

  /** Why a change is refused; null: it was made. */
  try(change: SeasonChange, interactionId?: Snowflake): string | null {
    const after = applySeasonEntry(this.season, {
      ...change,
      at: new Date(EVENING_STARTS + this.minute * MINUTE),
      ...(interactionId !== undefined && { interactionId }),
    });
    if (!after.ok) return after.refusal.code;
    this.season = after.season;
    this.all.push(this.season);
    return null;
  }

  add(change: SeasonChange, interactionId?: Snowflake): void {
    const refusal = this.try(change, interactionId);
    if (refusal !== null) throw new Error(`${change.type}: ${refusal}`);
  }

  start(): void {
    const { id, interactionId, people, terms } = this.season;
    const tables = drawTables({ id, secret: SECRET, interactionId }, [people], terms);
    this.add({ type: 'drawn', divisions: [people], tables });
  }

  /** False if no round is due. */
  drawRound(): boolean {
    const due = nextRound(this.season);
    if (!due) return false;
    const { id, interactionId, tables } = this.season;
    this.add({
      type: 'roundDrawn',
      tables: drawNextRound({ id, secret: SECRET, interactionId }, due, tables),
    });
    return true;
  }

  /** The tables that go on. */
  get open(): readonly number[] {
    return this.season.tables.flatMap(({ result }, table) => (result ? [] : [table]));
  }

  miss(table: number, seat: number, times: number): void {
    for (let turns = 1; turns <= times; turns++) this.add({ type: 'missed', table, seat, turns });
  }

  /** `places`: of the seats; missing ones follow in seat order. */
  finish(table: number, places: readonly number[] = []): void {
    const seats = this.season.tables[table]?.seats ?? [];
    this.add({
      type: 'finished',
      table,
      places: seats.map((_, seat) => places[seat] ?? seat + 1),
      turns: seats.map(() => 4),
      clockMs: seats.map((_, seat) => 1000 * (seat + 1)),
    });
  }

  judge(table: number): void {
    const seats = this.season.tables[table]?.seats ?? [];
    this.add({
      type: 'judged',
      table,
      verdict: verdictOf('a position', 'weights', { kind: 'wins', wins: seats.map(() => 1 / seats.length) }),
      turns: seats.map(() => 4),
      clockMs: seats.map(() => 0),
    });
  }

  end(): void {
    this.add({ type: 'ended', secret: SECRET.reveal() });
  }
}

/** An evening played to its end at random: people are absent, rest, come back and leave, and tables are judged. */
export function randomEvening(people: number, terms: SeasonTerms, seed: number | string): PlayedEvening {
  const random = drawsOf(`evening ${seed}`);
  const evening = new PlayedEvening(terms, people);
  evening.start();
  do {
    for (const table of evening.open) {
      const seats = evening.season.tables[table]?.seats ?? [];
      for (const [seat, userId] of seats.entries())
        if (userId !== null && random.below(8) === 0) evening.miss(table, seat, 1 + random.below(4));
      if (random.below(10) === 0) evening.try({ type: 'left', userId: String(900 + random.below(people)) });
      if (random.below(6) > 0)
        evening.finish(
          table,
          seats.map(() => 1 + random.below(seats.length)),
        );
    }
    evening.minute += terms.evening?.minutes ?? 0;
    for (const table of evening.open) evening.judge(table);
    if (random.below(2) === 0) evening.try({ type: 'rested', userIds: [String(900 + random.below(people))] });
    for (let person = 0; person < people; person++)
      if (random.below(2) === 0) evening.try({ type: 'joined', userId: String(900 + person) });
  } while (evening.drawRound());
  evening.end();
  return evening;
}
