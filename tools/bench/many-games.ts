import { boardOf, COLORS, type Color, startingPosition } from '../../src/games/tuchulcha/board.ts';
import { facesColumns, placingRows, resultRow } from '../../src/storage/result-rows.ts';
import type { Snowflake } from '../../src/tables/game-types.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import { Ratings } from '../../src/tables/results/ratings.ts';
import type { GameResult, Placing } from '../../src/tables/results/result.ts';
import { USUAL_TERMS } from '../../src/tables/tuchulcha/terms.ts';
import { type Random, randomFrom } from '../../test/games/tuchulcha/random-play.ts';

export const GUILD = '700000000000000001';
export const PEOPLE = 2_000;
export const BUSIEST = idOf(0);

const FACES = [9, 8, 9, 8, 9, 8] as const;
const FIRST = Date.UTC(2024, 0, 1);
const LAST = Date.UTC(2026, 11, 31);

export interface Rows {
  /** Tables in the order in which they must be written. */
  readonly [table: string]: readonly object[];
}

const SEATS: Readonly<Record<number, readonly Color[]>> = {
  2: ['blue', 'yellow'],
  3: ['blue', 'red', 'yellow'],
  4: COLORS,
};

export function idOf(person: number): Snowflake {
  return `80000000000000${String(person).padStart(4, '0')}`;
}

/**
 * Generates the finished games of one server over three years, without their logs, in batches of database rows.
 */
export function* manyGames(games: number): Generator<Rows> {
  const random = randomFrom(1);
  const ratings = new Ratings();
  yield { guilds: [{ id: GUILD, last_table: games, last_result: games }] };
  for (let from = 0; from < games; from += 1000) {
    const rows = { tables: [], seats: [], sittings: [], mentions: [], results: [], placings: [] } as Record<
      string,
      object[]
    >;
    for (let index = from; index < Math.min(games, from + 1000); index++) {
      const at = new Date(FIRST + Math.floor(((LAST - FIRST) * index) / games));
      const result = randomResult(random);
      const skills = ratings.add('tuchulcha', result);
      const finish = {
        tableId: `m${index}`,
        guildId: GUILD,
        game: 'tuchulcha',
        position: index + 1,
        players: result.players,
        finishedAt: at,
      };
      rows['tables']?.push(tableRow(`m${index}`, index + 1, result, at));
      for (const [position, { color, player }] of result.placings.entries()) {
        const who = {
          table_id: `m${index}`,
          position,
          color,
          kind: player.kind,
          stand_in: false,
          user_id: player.kind === 'person' ? player.userId : null,
          name: player.kind === 'person' ? player.name : null,
        };
        rows['seats']?.push({ ...who, joined_by: null });
        rows['sittings']?.push({ ...who, seq: 0, why: 'start', at });
        if (who.user_id !== null) rows['mentions']?.push({ table_id: who.table_id, user_id: who.user_id });
      }
      rows['results']?.push(snake(resultRow(finish, result)));
      rows['placings']?.push(...placingRows(finish, result, skills).map(snake));
    }
    yield rows;
  }
  const tally = facesColumns(FACES.map((times) => times * games));
  yield { dice_tallies: [snake({ guildId: GUILD, ...tally })] };
}

function randomResult(random: Random): GameResult {
  const players = 2 + random(3);
  const colors = SEATS[players] ?? COLORS;
  const people = new Set<number>();
  if (random(20) === 0) people.add(0);
  while (people.size < players) people.add(random(4) === 0 ? random(50) : 1 + random(PEOPLE - 1));
  const placings = [...people].map((person, index): Placing => {
    const isComputer = index > 0 && random(8) === 0;
    return {
      color: colors[index] ?? 'blue',
      player: isComputer
        ? { kind: 'computer' }
        : { kind: 'person', userId: idOf(person), name: `Player ${person}` },
      part: 'whole',
      rank: index + 1,
      won: index === 0,
      turns: 25,
      dice: 55,
      pips: 160 + random(60),
      deeds: {
        roles: random(3) === 0 ? ['tuchulcha'] : [],
        hits: random(9),
        bestHit: random(3),
        taken: random(9),
        lost: random(5),
        altar: random(6),
        forest: random(9),
      },
    };
  });
  return { players, turns: 25 * players, reason: 'colorFinished', faces: FACES, placings };
}

function tableRow(id: string, number: number, { players, placings }: GameResult, at: Date): object {
  const colors = SEATS[players] ?? COLORS;
  const setup = { players: boardOf(colors).sectors, first: colors[0] ?? 'blue' };
  const position = startingPosition(setup);
  const phase = { name: 'over', winners: ['blue'] };
  const seatHistory = placings.map(({ color, player }) => ({
    interactionId: '1',
    seats: [{ color, holder: player.kind === 'person' ? player.userId : player.kind }],
  }));
  return {
    id,
    guild_id: GUILD,
    number,
    game: 'tuchulcha',
    channel_id: '1',
    opener_id: idOf(number % PEOPLE),
    locale: 'en',
    size: players,
    status: 'finished',
    closed_why: null,
    pace: 'daily',
    is_private: false,
    counts: false,
    invited: '[]',
    terms: JSON.stringify(USUAL_TERMS),
    seat_history: JSON.stringify(seatHistory),
    setup: JSON.stringify(setup),
    secret: '5e'.repeat(32),
    facts: '1',
    state: JSON.stringify({ setup, position, phase, turnNumber: 90, rolls: 120 }),
    log_length: 300,
    version: 200,
    lobby_message_id: '1',
    play_channel_id: '1',
    turn_message_id: '1',
    turn_shown: 90,
    version_shown: 200,
    reminders: JSON.stringify(freshReminders(0)),
    reminders_version: 200,
    wake_at: null,
    created_at: at,
    updated_at: at,
  };
}

const snake = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
