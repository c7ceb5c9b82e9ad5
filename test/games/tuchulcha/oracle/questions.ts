import { parse } from './notation.ts';
import { Random } from './random.ts';
import { type Question, randomPlay } from './random-play.ts';
import { randomPosition } from './random-position.ts';
import { randomRoll } from './random-roll.ts';
import { themes } from './themes.ts';

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
