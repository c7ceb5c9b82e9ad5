import { oracleDevotions } from './devotions.ts';
import { parse } from './notation.ts';
import { devotedTo, LETTERS, type Letter, playersLeft, roleOf } from './position.ts';
import { Random } from './random.ts';
import { randomPosition } from './random-position.ts';
import { randomRoll } from './rolls.ts';
import { themes } from './themes.ts';
import { oracleTurns } from './turns.ts';

/** The subject of one comparison: the turns with these dice, or (`dice` null) the devotions. */
export interface Question {
  position: string;
  dice: number[] | null;
  afterFall: boolean;
}

function setUp(random: Random, players: 2 | 3 | 4): string {
  const left = random.pick(LETTERS);
  const onTable = LETTERS.filter((color) => players !== 3 || color !== left);
  const opposite = random.pick(['by', 'rk']);
  const neutral = (color: Letter): boolean => players === 2 && !opposite.includes(color);
  const turn = random.pick(onTable.filter((color) => !neutral(color)));
  const fields = onTable.map((color) => {
    if (neutral(color)) return `${color}x:5/-/0/0/0`;
    return `${color}n:${players === 4 ? 8 : 9}/-/0/0/0`;
  });
  return [players, turn, '0.0', '-', ...fields].join(' ');
}

function nextTurn(position: string): string {
  const state = parse(position);
  const order = [...LETTERS, ...LETTERS];
  const next = order
    .slice(LETTERS.indexOf(state.turn) + 1)
    .find((color) => playersLeft(state).includes(color));
  const [players, , ...rest] = position.split(' ');
  return [players, next, ...rest].join(' ');
}

/** A game from the start, every choice at random, but for a liking for devotions. Ends with the game. */
export function* randomPlay(random: Random, players: 2 | 3 | 4): Generator<Question> {
  let position = setUp(random, players);
  const fondOfDevoting = random.fraction();
  const devote = function* (afterFall: boolean): Generator<Question> {
    yield { position, dice: null, afterFall };
    const devotions = oracleDevotions(position, afterFall);
    if (devotions.length > 0 && random.chance(fondOfDevoting)) position = random.pick(devotions).end;
  };
  for (;;) {
    yield* devote(false);
    const before = parse(position);
    const dice = randomRoll(random, before, 0.3);
    yield { position, dice, afterFall: false };
    const turn = random.pick(oracleTurns(position, dice));
    if (turn.result !== null) return;
    position = turn.end;
    const fell = devotedTo(before, 't');
    const after = parse(position);
    if (fell !== null && fell !== before.turn && roleOf(after, fell) === 'o') yield* devote(true);
    position = nextTurn(position);
  }
}

/** Without end: about half from random games, the others made on the themes in turn. */
export function* questions(seed: number): Generator<Question> {
  const random = new Random(seed);
  const games = gamesWithoutEnd(random);
  for (;;) {
    for (const theme of Object.values(themes)) {
      const position = randomPosition(random, theme);
      const dice = randomRoll(random, parse(position), random.pick([0, 0.5, 0.9]));
      yield { position, dice, afterFall: false };
      if (random.chance(0.2)) yield { position, dice: null, afterFall: random.chance(0.3) };
      const played = games.next();
      if (!played.done) yield played.value;
    }
  }
}

function* gamesWithoutEnd(random: Random): Generator<Question> {
  for (;;) yield* randomPlay(random, random.pick([2, 3, 4, 4]));
}
