import type { Snowflake } from '../../../src/tables/game-types.ts';
import { divide } from '../../../src/tables/seasons/rounds.ts';
import type { Season, SeasonEntry, SeasonTerms } from '../../../src/tables/seasons/season.ts';
import { replaySeason } from '../../../src/tables/seasons/season-log.ts';
import { drawTables } from '../../../src/tables/seasons/seating.ts';
import { verdictOf } from '../../../src/tables/seasons/standings.ts';
import { drawsOf, secretOf } from './sample.ts';

const START = Date.UTC(2026, 5, 8);
const DAY = 86_400_000;
const SECRET = secretOf('finished');
const TERMS: SeasonTerms = {
  game: 'tuchulcha',
  size: 4,
  atOnce: 3,
  pace: 'daily',
  weeks: 3,
  timeZone: 'UTC',
};

/** A season of this many people, played at random: some are absent, one table is judged. `isOver` false: nothing was played yet. */
export function finishedSeason(count: number, isOver = true, terms: SeasonTerms = TERMS): Season {
  const random = drawsOf(`finished ${count}`);
  const people = Array.from({ length: count }, (_, index): Snowflake => String(900 + index));
  const log: SeasonEntry[] = [
    {
      type: 'opened',
      id: 'a-season',
      terms,
      startsAt: new Date(START),
      commitment: SECRET.commitment,
      sittingOut: [],
      at: new Date(START - 5 * DAY),
    },
    ...people.map(
      (userId, index): SeasonEntry => ({
        type: 'joined',
        userId,
        at: new Date(START - 4 * DAY),
        interactionId: String(5000 + index),
      }),
    ),
  ];
  const { id, interactionId } = replaySeason(log);
  const divisions = divide(people.map((userId) => ({ userId, rating: null })));
  const tables = drawTables({ id, secret: SECRET, interactionId }, divisions, terms);
  log.push({ type: 'drawn', divisions, tables, at: new Date(START) });
  if (!isOver) return replaySeason(log);
  for (const [table, { seats }] of tables.entries()) {
    const turns = seats.map(() => 4);
    if (seats[0] !== null && random.below(4) === 0)
      for (let missed = 1; missed < 4; missed++)
        log.push({ type: 'missed', table, seat: 0, turns: missed, at: new Date(START + DAY) });
    const clockMs = seats.map(() => random.below(5000));
    if (table === 0) {
      const verdict = verdictOf('a position', 'weights', {
        kind: 'wins',
        wins: seats.map(() => 1 / seats.length),
      });
      const at = new Date(START + 21 * DAY);
      log.push({ type: 'judged', table, verdict, turns, clockMs, at });
    } else {
      const places = seats.map(() => 1 + random.below(seats.length));
      log.push({ type: 'finished', table, places, turns, clockMs, at: new Date(START + DAY) });
    }
  }
  log.push({ type: 'ended', secret: SECRET.reveal(), at: new Date(START + 21 * DAY) });
  return replaySeason(log.sort((one, other) => one.at.getTime() - other.at.getTime()));
}
