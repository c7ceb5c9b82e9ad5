/**
 * Checks the dice of an exported game of Tuchulcha, or the draw and the standings of an exported season, without the bot: `node
 * tools/verify.mjs game.txt` (or `game.json`, `season.json`). It needs only Node.js, so this file can be copied alone. Exit codes:
 * 0 if everything is right, 1 if something isn't or can't be checked, 2 if the file can't be read.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';

const COLORS = ['blue', 'red', 'yellow', 'black'];
const HEX = /^[0-9a-f]{64}$/;
const PLAYER = /^(blue|red|yellow|black):(\d{1,20}|computer|voters|-)$/;
/** Ends the facts of a rematch, with the color that began the previous game. */
const AFTER = /^after:(blue|red|yellow|black)$/;
/** The beginning of Discord's time, in milliseconds since 1970. */
const EPOCH = 1_420_070_400_000n;

/**
 * The parts of a game that its dice depend on, from either format, or a season. Throws an Error whose message says why they can't
 * be read.
 */
function read(text) {
  if (!text.trimStart().startsWith('{')) return readText(text);
  const value = parseJson(text);
  const twice = keyToldTwice(text);
  if (twice !== null) throw new Error(`"${twice}" is told twice`);
  return 'season' in value ? readSeason(value) : readJson(value);
}

/** Node.js versions have different messages for invalid JSON, so we use our own. */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`it is not valid JSON (${error.message})`);
  }
}

/** For valid JSON: the first duplicate key in an object; null if there is none. JSON.parse keeps the last one. */
function keyToldTwice(text) {
  const open = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{') open.push(new Set());
    else if (sign === '[') open.push(null);
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === '"') {
      const from = at++;
      while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
      AFTER_KEY.lastIndex = at + 1;
      if (!AFTER_KEY.test(text)) continue;
      const key = JSON.parse(text.slice(from, at + 1));
      if (open.at(-1).has(key)) return key;
      open.at(-1).add(key);
    }
  }
  return null;
}

const AFTER_KEY = /\s*:/y;

const isText = (value) => typeof value === 'string';
const isTextOrNone = (value) => value === undefined || value === null || isText(value);
const arePlayers = (value) =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.length <= 4 &&
  value.every((color) => COLORS.includes(color));
const isObject = (value) => typeof value === 'object' && value !== null;

/** Applies `is` to the value at `path`; throws an Error with the path if it isn't valid. */
function expected(is, value, path) {
  if (!is(value)) throw new Error(`"${path}" ${value === undefined ? 'is missing' : 'is no possible value'}`);
  return value;
}

function readJson(game) {
  const setup = expected(isObject, game.setup, 'setup');
  const dice = expected(isObject, game.dice, 'dice');
  return {
    table: expected(isText, game.table, 'table'),
    players: expected(arePlayers, setup.players, 'setup.players'),
    first: expected(isText, setup.first, 'setup.first'),
    commitment: expected(isText, dice.commitment, 'dice.commitment'),
    secret: expected(isTextOrNone, dice.secret, 'dice.secret') ?? null,
    facts: expected(isText, dice.facts, 'dice.facts'),
    seatHistory: expected(isText, dice.seatHistory, 'dice.seatHistory'),
    ...readLog(expected(Array.isArray, game.log, 'log').map(readEntry)),
  };
}

const isId = (value) => value === undefined || value === null || (isText(value) && /^\d{1,20}$/.test(value));
const areDice = (value) => Array.isArray(value) && value.every((die) => Number.isInteger(die));

function readEntry(entry, index) {
  const place = `log.${index}`;
  const { at, interaction, action } = expected(isObject, entry, place);
  const { type, dice } = expected(isObject, action, `${place}.action`);
  return {
    at: Date.parse(at),
    interaction: expected(isId, interaction, `${place}.interaction`) ?? null,
    dice: type === 'roll' ? expected(areDice, dice, `${place}.action.dice`) : null,
  };
}

/**
 * Each roll with the interaction that it follows from: the latest in the log, up to the roll's own entry. Also the maximum
 * difference in seconds between the times in interactions' ids and those of their entries.
 */
function readLog(entries) {
  const rolls = [];
  const seconds = [];
  let latest = '-';
  for (const { at, interaction, dice } of entries) {
    if (interaction !== null) {
      latest = interaction;
      seconds.push(Math.abs(at - Number((BigInt(interaction) >> 22n) + EPOCH)) / 1000);
    }
    if (dice) rolls.push({ dice, interaction: latest });
  }
  return { rolls, interactions: seconds.length, farthest: Math.ceil(Math.max(0, ...seconds)) };
}

/** Tags, an empty line, turns. Rolls are in parentheses; text in braces is a comment. */
function readText(text) {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line) => line.trim() === '');
  const told = lines.slice(0, end < 0 ? lines.length : end).flatMap((line) => {
    const found = /^\[(\w+) (".*")\]$/.exec(line.trim());
    return found ? [[found[1], parseJson(found[2])]] : [];
  });
  const tags = new Map(told);
  const names = told.map(([name]) => name).filter((name) => name !== 'Sitting');
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`[${twice}] is told twice`);
  if (!tags.has('Haruspex') || end < 0) throw new Error('this is no exported game');
  const turns = lines
    .slice(end)
    .join('\n')
    .replaceAll(/\{[^}]*\}/g, ' ');
  return {
    table: tags.get('Table'),
    players: expected(arePlayers, tags.get('Players')?.split(','), 'Players'),
    first: tags.get('First'),
    commitment: expected(isText, tags.get('Commitment'), 'Commitment'),
    secret: tags.get('Secret') ?? null,
    facts: expected(isText, tags.get('Facts'), 'Facts'),
    seatHistory: expected(isText, tags.get('SeatHistory'), 'SeatHistory'),
    ...readLog(readWords(turns)),
  };
}

/** Times are `@2026-03-02T12:00:00.000Z`, or `+4.25` after the one before; interactions are `#1234`; rolls are `(3-5)`. */
function readWords(turns) {
  let at = 0;
  return turns.split(/\s+/).flatMap((word) => {
    if (word.startsWith('@')) at = Date.parse(word.slice(1));
    else if (/^[+-]\d+(\.\d+)?$/.test(word)) at += Number(word) * 1000;
    else if (/^#\d+$/.test(word)) return [{ at, interaction: word.slice(1), dice: null }];
    else if (/^\(\d(-\d)*\)$/.test(word))
      return [{ at, interaction: null, dice: word.slice(1, -1).split('-').map(Number) }];
    return [];
  });
}

/** The bytes of a roll, block after block. */
function* bytes({ secret, table, facts }, interaction, roll) {
  const key = Buffer.from(secret, 'hex');
  for (let block = 0; ; block++)
    yield* createHmac('sha256', key).update([table, facts, interaction, roll, block].join('\n')).digest();
}

/** `count` numbers below `outcomes`; bytes that would favor some of them are skipped. */
function drawn(game, interaction, roll, outcomes, count) {
  const found = [];
  for (const byte of bytes(game, interaction, roll)) {
    if (found.length === count) break;
    if (byte < 256 - (256 % outcomes)) found.push(byte % outcomes);
  }
  return found;
}

/** The players in the facts, clockwise, and the seat history's digest; null if they are no facts of a game. */
function readFacts(facts) {
  const [lobby, digest, ...others] = facts.split(';');
  const after = AFTER.exec(others.at(-1) ?? '')?.[1] ?? null;
  if (after !== null) others.pop();
  const started = others.pop() ?? '';
  if (!/^\d{1,20}$/.test(lobby) || !/^(\d{1,20}|-)$/.test(started)) return null;
  const players = others.map((player) => PLAYER.exec(player)?.[1]);
  return players.every((color) => color !== undefined) ? { players, digest, after } : null;
}

/** The digest of the seat history: the number of changes, and the SHA-256 of the line. */
function digestOf(seatHistory) {
  const count = seatHistory === '' ? 0 : seatHistory.split(';').length;
  return `${count}:${createHash('sha256').update(seatHistory, 'utf8').digest('hex')}`;
}

/** Prints the results of the checks. */
class Report {
  #checks = 0;
  #wrong = 0;
  #print;

  constructor(print) {
    this.#print = print;
  }

  say(what, right, instead) {
    this.#checks += 1;
    if (!right) this.#wrong += 1;
    this.#print(`${what.padEnd(24)} ${right ? 'right' : `WRONG: ${instead}`}\n`);
  }

  /** Whether everything was right. */
  end(words) {
    this.#print(`\n${this.#wrong === 0 ? words : `${this.#wrong} of ${this.#checks} checks failed.`}\n`);
    return this.#wrong === 0;
  }
}

const MAX_PEOPLE = 1000;
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isOneOf =
  (...values) =>
  (value) =>
    values.includes(value);
const isPersonOrNone = (value) => value === null || (isText(value) && /^\d{1,20}$/.test(value));
const isPerson = (value) => value !== null && isPersonOrNone(value);
const areAll =
  (is, count = null) =>
  (values) =>
    Array.isArray(values) && (count === null || values.length === count) && values.every(is);
const arePeople = (people) =>
  areAll(isPerson)(people) &&
  people.length >= 3 &&
  people.length <= MAX_PEOPLE &&
  new Set(people).size === people.length;

function readSeason(season) {
  const draw = expected(isObject, season.draw, 'draw');
  return {
    season: expected(isText, season.season, 'season'),
    size: expected(isOneOf(2, 3, 4), season.size, 'size'),
    atOnce: expected(isOneOf(1, 2, 3, 4), season.atOnce, 'atOnce'),
    evening: season.evening ? readEvening(season.evening) : null,
    commitment: expected(isText, draw.commitment, 'draw.commitment'),
    secret: expected(isTextOrNone, draw.secret, 'draw.secret') ?? null,
    interaction: expected(isId, draw.interaction, 'draw.interaction') ?? '-',
    divisions: expected(areAll(isObject), season.divisions, 'divisions').map((division, index) => {
      const place = `divisions.${index}`;
      const people = expected(arePeople, division.people, `${place}.people`);
      const tables = expected(areAll(isObject), division.tables, `${place}.tables`);
      const rows = expected(areAll(isObject), division.standings, `${place}.standings`);
      return {
        people,
        tables: tables.map((table, number) => readSeasonTable(table, `${place}.tables.${number}`)),
        standings: rows.map(({ person, place: at, score }, row) => ({
          person: expected(isPerson, person, `${place}.standings.${row}.person`),
          place: expected(isCount, at, `${place}.standings.${row}.place`),
          score: expected(Number.isFinite, score, `${place}.standings.${row}.score`),
        })),
      };
    }),
  };
}

const readEvening = ({ rounds, final }) => ({
  rounds: expected(isOneOf(2, 3, 4), rounds, 'evening.rounds'),
  final: expected(isOneOf(true, false), final, 'evening.final'),
});

function readSeasonTable(table, path) {
  const round = expected(isCount, table.round ?? 1, `${path}.round`);
  const seats = expected(areAll(isPersonOrNone), table.seats, `${path}.seats`);
  const reserves = expected(areAll(isObject), table.reserves, `${path}.reserves`).map(({ seat }) => seat);
  if (table.result === null) return { round, seats, reserves, result: null };
  const result = expected(isObject, table.result, `${path}.result`);
  const counts = (name) => expected(areAll(isCount, seats.length), result[name], `${path}.result.${name}`);
  return {
    round,
    seats,
    reserves,
    result: {
      places: result.places === null ? null : counts('places'),
      verdict: result.places === null ? expected(isObject, result.verdict, `${path}.result.verdict`) : null,
      points: expected(areAll(Number.isFinite, seats.length), result.points, `${path}.result.points`),
      turns: counts('turns'),
      missed: counts('missed'),
      clockMs: expected(areAll(Number.isFinite, seats.length), result.clockMs, `${path}.result.clockMs`),
    },
  };
}

/** 16-bit values from a season's secret, for one of its divisions. */
function valuesOf({ season, secret, interaction }, what) {
  const key = Buffer.from(secret, 'hex');
  let block = 0;
  let left = [];
  const value = () => {
    if (left.length === 0) {
      const mac = createHmac('sha256', key).update([season, interaction, what, block++].join('\n')).digest();
      left = Array.from({ length: 16 }, (_, index) => mac.readUInt16BE(2 * index));
    }
    return left.shift();
  };
  return {
    below(outcomes) {
      for (;;) {
        const found = value();
        if (found < 65536 - (65536 % outcomes)) return found % outcomes;
      }
    },
    zeros: () => Math.clz32(value()) - 16,
  };
}

/** The numbers of people and computer players at each table of a division. */
function tableShapes(people, size, atOnce) {
  const tables = (count, shape) => Array.from({ length: count }, () => shape);
  if (size > 2 && people < 5) return tables(atOnce, [people, 0]);
  if (size > 2 && people === 5) return [...tables(atOnce, [3, 0]), ...tables(atOnce, [2, 1])];
  const small = (size - ((people * atOnce) % size)) % size;
  const full = (people * atOnce - small * (size - 1)) / size;
  return [...tables(full, [size, 0]), ...tables(small, [size - 1, size === 2 ? 1 : 0])];
}

/** The steps of docs/seasons.md "The draw", in their order. */
function drawnTables(season, people, division) {
  const values = valuesOf(season, `division ${division + 1}`);
  const shapes = tableShapes(people.length, season.size, season.atOnce);
  const left = people.map((_, person) => person);
  const order = people.map(() => left.splice(values.below(left.length), 1)[0]);
  let next = 0;
  const dealt = shapes.map(([count]) => Array.from({ length: count }, () => order[next++ % people.length]));
  const apart = swappedBetween(dealt, people.length, values);
  const seated = balanceFirstSeats(swappedWithin(apart, people.length, values), people.length);
  return seated.map((table, index) => [
    ...table.map((person) => people[person]),
    ...Array.from({ length: shapes[index][1] }, () => null),
  ]);
}

/** A later round of an evening, or its final, from the people at its tables (docs/seasons.md "Evenings"). */
function drawnRound(season, people, tables, round) {
  const { rounds } = season.evening;
  const values = valuesOf(season, round > rounds ? 'final' : `round ${round}`);
  const shuffled = (things) => {
    const left = [...things];
    return things.map(() => left.splice(values.below(left.length), 1)[0]);
  };
  const before = tables.filter((table) => table.round < round);
  const seated = tables.filter((table) => table.round === round).flatMap(({ seats }) => seats);
  const players = people.filter((person) => seated.includes(person));
  const scores = players.map((person) =>
    before.reduce(
      (sum, table) => sum + (table.result ? (pointsOf(table)[table.seats.indexOf(person)] ?? 0) : 0),
      0,
    ),
  );
  const met = (one, other) =>
    before.filter(({ seats }) => seats.includes(players[one]) && seats.includes(players[other])).length;
  const shapes = tableShapes(players.length, round > rounds ? 4 : season.size, 1);
  const order = shuffled([...players.keys()]).sort((one, other) => scores[other] - scores[one]);
  const groups = shapes.map(([count]) => order.splice(0, count));
  keepApart(groups, scores, met);
  const begun = (player) => before.filter(({ seats }) => seats[0] === players[player]).length;
  return groups.map((group, index) => [
    ...shuffled(group)
      .sort((one, other) => begun(one) - begun(other))
      .map((player) => players[player]),
    ...Array.from({ length: shapes[index][1] }, () => null),
  ]);
}

/** Swaps people with the next group, the most helpful swap first. */
function keepApart(groups, scores, met) {
  const moved = new Set();
  const repeats = (player, group, but) =>
    group.reduce((sum, other) => (other === player || other === but ? sum : sum + met(player, other)), 0);
  for (;;) {
    let best = null;
    for (const [index, high] of groups.entries())
      for (const upper of high)
        for (const lower of groups[index + 1] ?? []) {
          if (moved.has(upper) || moved.has(lower)) continue;
          const low = groups[index + 1];
          const fewer =
            repeats(upper, high, upper) +
            repeats(lower, low, lower) -
            repeats(upper, low, lower) -
            repeats(lower, high, upper);
          const apart = scores[upper] - scores[lower];
          if (fewer > 0 && (!best || fewer > best.fewer || (fewer === best.fewer && apart < best.apart)))
            best = { index, upper, lower, fewer, apart };
        }
    if (!best) return;
    const { index, upper, lower } = best;
    groups[index][groups[index].indexOf(upper)] = lower;
    groups[index + 1][groups[index + 1].indexOf(lower)] = upper;
    moved.add(upper).add(lower);
  }
}

const isAccepted = (rise, swap, swaps, values) =>
  rise <= 0 || 2 * rise * swaps <= values.zeros() * (swaps - swap);

const isBefore = ([one, two], [first, second]) => one < first || (one === first && two < second);

/** Step 3. */
function swappedBetween(dealt, people, values) {
  const SWAPS = 12_000;
  const tables = dealt.map((table) => [...table]);
  const seats = tables.flatMap((table, index) => table.map((_, seat) => [index, seat]));
  const isSmall = tables.map(({ length }) => length < tables[0].length);
  const small = Array.from({ length: people }, (_, person) =>
    tables.reduce((sum, table, index) => sum + (isSmall[index] && table.includes(person) ? 1 : 0), 0),
  );
  const atSmall = small.reduce((sum, count) => sum + count, 0);
  const [fewest, most] = [Math.floor(atSmall / people), Math.ceil(atSmall / people)];
  const met = Array.from({ length: people }, () => Array.from({ length: people }, () => 0));
  const flaws = [0, 0];
  const meet = (one, other, by) => {
    const before = met[one][other];
    const after = before + by;
    met[one][other] = after;
    met[other][one] = after;
    flaws[0] += Math.max(0, after - 2) - Math.max(0, before - 2);
    flaws[1] += (after > 1 ? 1 : 0) - (before > 1 ? 1 : 0);
    const cost = (times) => (times < 2 ? 0 : 1 + 4 * (times - 2));
    return cost(after) - cost(before);
  };
  for (const table of tables)
    for (const [seat, person] of table.entries())
      for (const other of table.slice(0, seat)) meet(person, other, 1);
  const swap = ([from, seat], [to, place]) => {
    const [one, other] = [tables[from][seat], tables[to][place]];
    let rise = 0;
    for (const neighbor of tables[from])
      if (neighbor !== one) rise += meet(one, neighbor, -1) + meet(other, neighbor, 1);
    for (const neighbor of tables[to])
      if (neighbor !== other) rise += meet(other, neighbor, -1) + meet(one, neighbor, 1);
    const more = (isSmall[to] ? 1 : 0) - (isSmall[from] ? 1 : 0);
    small[one] += more;
    small[other] -= more;
    tables[from][seat] = other;
    tables[to][place] = one;
    return rise;
  };
  const mayNot = ([from, seat], [to, place]) => {
    const [one, other] = [tables[from][seat], tables[to][place]];
    if (from === to || tables[to].includes(one) || tables[from].includes(other)) return true;
    const more = (isSmall[to] ? 1 : 0) - (isSmall[from] ? 1 : 0);
    return (
      more !== 0 && [small[one] + more, small[other] - more].some((count) => count < fewest || count > most)
    );
  };
  let best = { flaws: [...flaws], tables: dealt };
  for (let number = 0; number < SWAPS; number++) {
    const one = seats[values.below(seats.length)];
    const other = seats[values.below(seats.length)];
    if (mayNot(one, other)) continue;
    if (!isAccepted(swap(one, other), number, SWAPS, values)) swap(one, other);
    else if (isBefore(flaws, best.flaws))
      best = { flaws: [...flaws], tables: tables.map((table) => [...table]) };
  }
  return best.tables;
}

/** Step 4. */
function swappedWithin(dealt, people, values) {
  const SWAPS = 8_000;
  const tables = dealt.map((table) => [...table]);
  const counts = Array.from({ length: people }, () => [0, 0, 0, 0]);
  let spread = 0;
  const take = (person, seat, by) => {
    const before = counts[person][seat];
    counts[person][seat] = before + by;
    const rise = (before + by) ** 2 - before ** 2;
    spread += rise;
    return seat === 0 ? 9 * rise : rise;
  };
  const flaws = () => {
    const fewest = Math.min(...counts.map(([first]) => first));
    return [counts.filter(([first]) => first > fewest + 1).length, spread];
  };
  for (const table of tables) for (const [seat, person] of table.entries()) take(person, seat, 1);
  const swap = (table, one, other) => {
    [table[one], table[other]] = [table[other], table[one]];
    return (
      take(table[other], one, -1) +
      take(table[other], other, 1) +
      take(table[one], other, -1) +
      take(table[one], one, 1)
    );
  };
  let best = { flaws: flaws(), tables: dealt };
  for (let number = 0; number < SWAPS; number++) {
    const table = tables[values.below(tables.length)];
    const one = values.below(table.length);
    const other = values.below(table.length);
    if (one === other) continue;
    if (!isAccepted(swap(table, one, other), number, SWAPS, values)) swap(table, one, other);
    else if (isBefore(flaws(), best.flaws)) best = { flaws: flaws(), tables: tables.map((one) => [...one]) };
  }
  return best.tables;
}

/** Step 5. */
function balanceFirstSeats(seated, people) {
  const tables = seated.map((table) => [...table]);
  for (;;) {
    const counts = Array.from(
      { length: people },
      (_, person) => tables.filter(([first]) => first === person).length,
    );
    const most = Math.max(...counts);
    const chains = new Map([[counts.indexOf(most), []]]);
    let found = null;
    for (const [person, chain] of chains) {
      if (counts[person] < most - 1) {
        found = chain;
        break;
      }
      for (const [index, table] of tables.entries())
        if (table[0] === person)
          for (const next of table) if (!chains.has(next)) chains.set(next, [...chain, [index, next]]);
    }
    if (!found) return tables;
    for (const [index, person] of found) {
      const table = tables[index];
      const seat = table.indexOf(person);
      [table[0], table[seat]] = [table[seat], table[0]];
    }
  }
}

/** Each seat's points in hundredths, by its place or by the judge's chances; 0 for absent people. */
function pointsOf({ reserves, result: { places, verdict, turns, missed } }) {
  const won = places ? pointsForPlaces(places) : expectedPoints(verdict.chances ?? {});
  return won.map((points, seat) => (2 * missed[seat] > turns[seat] || reserves.includes(seat) ? 0 : points));
}

const pointsForPlaces = (places) =>
  places.map((place) => {
    const beaten = places.filter((other) => other > place).length;
    const tied = places.filter((other) => other === place).length - 1;
    return (600 * (2 * beaten + tied)) / (2 * (places.length - 1));
  });

function expectedPoints({ kind, places = [], wins = [] }) {
  const others = (300 * (wins.length - 2)) / (wins.length - 1);
  const expected =
    kind === 'places'
      ? places.map((chances) =>
          chances.reduce(
            (sum, chance, index) =>
              sum + (chance * 600 * (chances.length - 1 - index)) / (chances.length - 1),
            0,
          ),
        )
      : wins.map((win) => win * 600 + (1 - win) * others);
  // Binary fractions may be slightly below half a tenth.
  return expected.map((points) => Math.round(points / 10 + 1e-9) * 10);
}

/** An evening's standings: scores are sums of its rounds, and a final decides the first four places. */
function eveningStandingsOf({ people, tables }, { rounds, final }) {
  const played = tables.filter(({ round }) => round <= rounds);
  const rows = standingsOf({ people, tables: played }, rounds, rounds);
  const hasAllRounds = played.some(({ round }) => round === rounds);
  if (!final || !hasAllRounds) return rows;
  const last = tables.find(({ round }) => round > rounds);
  const points = last ? pointsOf(last) : [];
  const pointsIn = ({ person }) => points[last.seats.indexOf(person)] ?? 0;
  const first = last
    ? rows
        .slice(0, 4)
        .sort((one, other) => pointsIn(other) - pointsIn(one))
        .map((row, index) => ({ ...row, place: index + 1 }))
    : rows.slice(0, 4);
  return [...first, ...rows.slice(4).map((row) => ({ ...row, place: Math.max(5, row.place) }))];
}

/** Everybody's place and score, in points: by score, wins, tables shared by all tied people, opponents, time. */
function standingsOf({ people, tables }, atOnce, count = null) {
  const counted = tables.map((table) => ({ ...table, points: table.result ? pointsOf(table) : null }));
  const records = people.map((person) => {
    const own = counted.filter(({ seats }) => seats.includes(person));
    const done = own.filter(({ points }) => points !== null);
    const sum = (value) => done.reduce((all, table) => all + value(table, table.seats.indexOf(person)), 0);
    const hasWon = ({ reserves, result: { places, turns, missed } }, seat) =>
      places?.[seat] === 1 && 2 * missed[seat] <= turns[seat] && !reserves.includes(seat);
    return {
      person,
      own,
      score:
        own.length === 0
          ? 0
          : (sum(({ points }, seat) => points[seat]) * atOnce * 60) / (count ?? own.length),
      wins: sum((table, seat) => (hasWon(table, seat) ? 1 : 0)),
      clock: -sum(({ result }, seat) => result.clockMs[seat]),
    };
  });
  const scores = new Map(records.map(({ person, score }) => [person, score]));
  const keys = [
    () => (record) => record.score,
    () => (record) => record.wins,
    (tied) =>
      ({ person, own }) =>
        own
          .filter(({ seats }) => tied.every((other) => seats.includes(other.person)))
          .reduce((sum, { seats, points }) => sum + (points?.[seats.indexOf(person)] ?? 0), 0),
    () =>
      ({ person, own }) => {
        const met = own.flatMap(({ seats }) => seats.filter((other) => other !== null && other !== person));
        return met.length === 0
          ? 0
          : met.reduce((sum, other) => sum + (scores.get(other) ?? 0), 0) / met.length;
      },
    () => (record) => record.clock,
  ];
  const split = (group, key) => {
    const values = [...new Set(group.map(key))].sort((one, other) => other - one);
    return values.map((value) => group.filter((record) => key(record) === value));
  };
  const groups = keys.reduce((all, key) => all.flatMap((group) => split(group, key(group))), [records]);
  let ahead = 0;
  return groups.flatMap((group) => {
    const place = ahead + 1;
    ahead += group.length;
    return group.map(({ person, score }) => ({ person, place, score: score / 6000 }));
  });
}

/** The checks of a season. */
function checkSeason(season, print) {
  const { commitment, secret, divisions, atOnce, evening } = season;
  const report = new Report(print);
  const hash = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
  report.say('commitment', hash === commitment, `the secret's SHA-256 is ${hash}`);
  const named = (seats) => seats.map((person) => person ?? 'computer').join(', ');
  for (const [index, division] of divisions.entries()) {
    const of = `division ${index + 1}`;
    const rounds = evening ? [...new Set(division.tables.map(({ round }) => round))] : [];
    const due = [
      ...drawnTables(season, division.people, index),
      ...rounds
        .filter((round) => round > 1)
        .flatMap((round) => drawnRound(season, division.people, division.tables, round)),
    ];
    report.say(`${of}: tables`, due.length === division.tables.length, `there had to be ${due.length}`);
    for (const [number, seats] of due.entries()) {
      const table = division.tables[number];
      if (!table) continue;
      report.say(
        `${of}, table ${number + 1}`,
        named(seats) === named(table.seats),
        `it had to be ${named(seats)}`,
      );
      if (!table.result) continue;
      const points = pointsOf(table).map((one) => one / 100);
      const fits = points.join() === table.result.points.join();
      report.say(`${of}, points ${number + 1}`, fits, `they had to be ${points.join(', ')}`);
    }
    const rows = (all) => all.map(({ person, place, score }) => `${place} ${person} ${score}`).join(', ');
    const standings = evening ? eveningStandingsOf(division, evening) : standingsOf(division, atOnce);
    report.say(
      `${of}, standings`,
      rows(standings) === rows(division.standings),
      `they had to be ${rows(standings)}`,
    );
  }
  return report.end(
    `The draw and the standings are right. It counts if this stood on the season's card before joining closed:\n${commitment}`,
  );
}

function check(game, print) {
  const report = new Report(print);
  const say = report.say.bind(report);
  const { commitment, secret, facts, seatHistory, players, first, rolls, interactions, farthest } = game;
  const hash = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
  say('commitment', hash === commitment, `the secret's SHA-256 is ${hash}`);
  const clockwise = COLORS.filter((color) => players.includes(color));
  const known = readFacts(facts);
  const fits = clockwise.join() === players.join() && known?.players.join() === players.join();
  say('facts', fits, `they are not about ${players.join(', ')}`);
  const digest = digestOf(seatHistory);
  say(
    'seats before the start',
    digest === known?.digest,
    `the facts have ${known?.digest}, they come to ${digest}`,
  );
  // After a rematch's previous game, the next player begins; otherwise the first player is drawn.
  const begun = players.indexOf(known?.after ?? '');
  const due =
    begun < 0
      ? players[drawn(game, '-', 'first', players.length, 1)[0]]
      : players[(begun + 1) % players.length];
  say(`to begin: ${first}`, first === due, `${due} had to begin`);
  for (const [number, { dice, interaction }] of rolls.entries()) {
    const faces = drawn(game, interaction, number, 6, dice.length).map((face) => face + 1);
    say(`roll ${number}: ${dice.join('-')}`, faces.join() === dice.join(), `it had to be ${faces.join('-')}`);
  }
  print(
    `\n${interactions} interactions. By their ids, none is more than ${farthest} s from when the log has it.\n`,
  );
  return report.end(
    `All ${rolls.length} rolls are right. It counts if this, or its first 16 digits, stood in the table's first message before the others sat down:\n${commitment}`,
  );
}

/**
 * Checks the text from `readFile`. `name`: the file's, for error messages. `print` gets the results, `complain` why the text can't
 * be read. Returns the exit code.
 * @param {() => string} readFile
 * @param {string} name
 * @param {(words: string) => void} print
 * @param {(words: string) => void} complain
 */
export function verify(readFile, name, print, complain) {
  let game;
  try {
    game = read(readFile());
  } catch (error) {
    complain(`${name} cannot be read: ${error.message.replaceAll(/\s+/g, ' ')}\n`);
    return 2;
  }
  if (!game.secret) {
    const what = game.season === undefined ? 'game' : 'season';
    print(`This ${what} is not over yet: its secret is told at the end.\n`);
    return 1;
  }
  if (!HEX.test(game.secret)) {
    print('WRONG: the secret is not 64 hexadecimal digits.\n');
    return 1;
  }
  return (game.season === undefined ? check(game, print) : checkSeason(game, print)) ? 0 : 1;
}

function main([file]) {
  if (!file) {
    stderr.write('usage: node tools/verify.mjs game.txt\n');
    return 2;
  }
  return verify(
    () => readFileSync(file, 'utf8'),
    file,
    (words) => stdout.write(words),
    (words) => stderr.write(words),
  );
}

if (realpathSync(argv[1] ?? '.') === fileURLToPath(import.meta.url)) exit(main(argv.slice(2)));
