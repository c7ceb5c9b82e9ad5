import { parse } from './notation.ts';
import { roleOf } from './position.ts';
import { Random } from './random.ts';
import { type Question, randomPlay, roll } from './random-play.ts';
import { randomPosition } from './random-position.ts';
import { themes } from './themes.ts';

/** Without end: every third from random games, the others made on the themes in turn. */
export function* questions(seed: number): Generator<Question> {
  const random = new Random(seed);
  const games = gamesWithoutEnd(random);
  for (;;) {
    for (const theme of Object.values(themes)) {
      const position = randomPosition(random, theme);
      const state = parse(position);
      const dice = roll(random, state.players, roleOf(state, state.turn));
      yield { position, dice, afterFall: false };
      yield { position, dice: null, afterFall: random.chance(0.3) };
      const played = games.next();
      if (!played.done) yield played.value;
    }
  }
}

function* gamesWithoutEnd(random: Random): Generator<Question> {
  for (;;) yield* randomPlay(random, random.pick([2, 3, 4, 4]));
}
