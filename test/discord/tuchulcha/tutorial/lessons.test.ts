import { describe, expect, test } from 'vitest';
import { writtenPosition } from '../../../../src/discord/tuchulcha/move-texts.ts';
import {
  answerTo,
  costlyThirdDice,
  ENDED,
  LESSONS,
  type Lesson,
  type LessonChoice,
  questionState,
} from '../../../../src/discord/tuchulcha/tutorial/lessons.ts';
import { type Color, inPlay, type Position, powerOf } from '../../../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../../../src/games/tuchulcha/game.ts';
import { legalTurnsOf } from '../../../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { parsePosition } from '../../../../src/games/tuchulcha/notation.ts';
import type { GameState } from '../../../../src/games/tuchulcha/types.ts';
import { translator } from '../../../../src/texts/index.ts';
import { chooseAction } from '../../../../tools/training/plain-player.ts';

const lessonOf = (id: string): Lesson => {
  const found = LESSONS.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return found;
};

/** The state after a choice that the rules allow. */
function leadingTo(lessonId: string, choiceId: string): GameState {
  const lesson = lessonOf(lessonId);
  const choice = lesson.choices.find(({ id }) => id === choiceId);
  if (!choice) throw new Error(`no choice ${choiceId}`);
  const answer = answerTo(questionState(lesson), choice);
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  return answer.state;
}

const cases = LESSONS.flatMap((lesson) =>
  lesson.choices.map((choice): [string, Lesson, LessonChoice] => [
    `${lesson.id}, ${choice.id}`,
    lesson,
    choice,
  ]),
);

const forest = ({ colors }: Position, color: Color): number => colors[color]?.forest ?? 0;

/** All ends of legal turns with these dice, and how many of the others' went to the forest in each. */
function ends(position: Position, dice: readonly number[]) {
  const turns = legalTurnsOf(position, dice);
  return Array.from({ length: turns.size }, (_, index) => {
    const end = turns.end(index).position;
    const hits = (['red', 'yellow', 'black'] as const).reduce(
      (sum, color) => sum + forest(end, color) - forest(position, color),
      0,
    );
    return { steps: turns.steps(index), end, hits };
  });
}

/** Until the turn can only be confirmed, by the computer player. */
function playedOut(state: GameState): Position {
  let now = state;
  while (offers(now).steps.length > 0) {
    const applied = tuchulcha.apply(now, chooseAction(now));
    if (!applied.ok) throw new Error(applied.refusal.code);
    now = applied.state;
  }
  return now.position;
}

describe('every lesson', () => {
  test.each(LESSONS.map((lesson): [string, Lesson] => [lesson.id, lesson]))('%s', (_, lesson) => {
    expect(parsePosition(lesson.position).ok).toBe(true);
    const { position } = questionState(lesson);
    expect(position.turn).toBe('blue');
    expect(lesson.choices.length).toBeGreaterThanOrEqual(2);
    expect(lesson.choices.length).toBeLessThanOrEqual(4);
    expect(lesson.choices.filter(({ verdict }) => verdict === 'right')).toHaveLength(1);
    expect(new Set(lesson.choices.map(({ id }) => id)).size).toBe(lesson.choices.length);
  });

  test('has a name of its own', () => expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length));
});

describe('every choice is judged by the rules as it is told', () => {
  test.each(cases)('%s', (_, lesson, choice) => {
    const answer = answerTo(questionState(lesson), choice);
    const told = typeof choice.verdict === 'string' ? 'allowed' : choice.verdict.refused;
    expect(answer.ok ? 'allowed' : answer.refusal.code).toBe(told);
  });
});

test.each([
  ['en', /seven short positions/i, /two minutes/],
  ['de', /sieben kurze/i, /zwei Minuten/],
  ['nl', /zeven korte stellingen/i, /twee minuten/],
  ['it', /sette brevi posizioni/i, /due minuti/],
])(
  'texts on the lesson say how many positions it has, and how long it takes: %s',
  (locale, positions, minutes) => {
    expect(LESSONS).toHaveLength(7);
    const t = translator(locale);
    for (const text of [t('command.tutorial'), t('tutorial.aim.text')]) {
      expect(text).toMatch(positions);
      expect(text).toMatch(minutes);
    }
  },
);

test.each(LESSONS.map((lesson): [string, Lesson] => [lesson.id, lesson]))(
  'a computer player would choose no otherwise than the right choice of %s',
  (_, lesson) => {
    const state = questionState(lesson);
    const right = lesson.choices.find(({ verdict }) => verdict === 'right');
    const chosen = chooseAction(state);
    if (chosen.type !== 'step') expect(chosen).toEqual(right?.tries);
    else expect(playedOut(state)).toEqual(playedOut(leadingTo(lesson.id, right?.id ?? '')));
  },
);

describe('what the lessons tell is so', () => {
  test('two dice: the Ritual stone doubles, the Mystical one triples, the plain one does neither', () => {
    expect(lessonOf('power').facts(questionState(lessonOf('power')))).toEqual({
      ritual: 2,
      mystical: 3,
      plain: 1,
    });
    const two = leadingTo('power', 'two').position;
    expect([1, 4].map((stone) => powerOf(two, 'blue', stone))).toEqual([3, 2]);
    expect(powerOf(leadingTo('power', 'one').position, 'blue', 5)).toBe(1);
  });

  test('two dice: black on 39 can hit the one on 5, and neither of the two', () => {
    const hitsOf = (position: Position) =>
      [1, 2, 3, 4, 5, 6].some((one) =>
        [1, 2, 3, 4, 5, 6].some((other) =>
          ends({ ...position, turn: 'black' }, [one, other]).some(
            ({ end }) => forest(end, 'blue') > forest(position, 'blue'),
          ),
        ),
      );
    expect(hitsOf(leadingTo('power', 'one').position)).toBe(true);
    expect(hitsOf(leadingTo('power', 'two').position)).toBe(false);
  });

  test('a hit: both of black’s are in the forest; after the step past them nobody is hit', () => {
    expect(forest(leadingTo('hit', 'pair').position, 'black')).toBe(2);
    const { position } = questionState(lessonOf('hit'));
    const past = ends(position, [6, 2]).filter(({ steps }) =>
      steps.some((step) => step.kind === 'move' && step.from === 7 && step.to === 13),
    );
    expect(past.length).toBeGreaterThan(0);
    expect(past.map(({ hits }) => hits)).toEqual(past.map(() => 0));
  });

  test('Mystical first: then the 5 can bring one from the temple; on the Passage one is lost', () => {
    const temple = offers(leadingTo('mystical', 'leave')).steps.filter((step) => step.die === 5);
    expect(temple.map((step) => step.kind === 'move' && step.from)).toEqual(['temple', 4, 7]);
    const { position } = questionState(lessonOf('mystical'));
    expect(forest(leadingTo('mystical', 'passage').position, 'blue')).toBe(forest(position, 'blue') + 1);
  });

  test('a third die: staying costs nobody and brings one to the altar', () => {
    const { position } = questionState(lessonOf('third'));
    const { blue } = leadingTo('third', 'keep').position.colors;
    expect(blue?.forest).toBe(position.colors.blue?.forest);
    expect(blue?.altar).toBe((position.colors.blue?.altar ?? 0) + 1);
    expect(blue?.path).toEqual([{ stone: 3, count: 2 }]);
  });

  test('a third die: of 1 to 4 each costs one in every turn, of 5 and 6 none has to', () => {
    const { position } = questionState(lessonOf('third'));
    expect(costlyThirdDice(position, [3, 3])).toEqual([1, 2, 3, 4]);
    expect(forest(leadingTo('third', 'roll').position, 'blue')).toBe(forest(position, 'blue') + 1);
  });

  test('Tuchulcha: black’s pair is out of a normal player’s reach whatever is rolled', () => {
    const { position } = questionState(lessonOf('devote'));
    const rolls = [1, 2, 3, 4, 5, 6].flatMap((one) =>
      [1, 2, 3, 4, 5, 6].flatMap((other) =>
        one === other
          ? [[one, other], ...[1, 2, 3, 4, 5, 6].map((third) => [one, other, third])]
          : [[one, other]],
      ),
    );
    const hit = rolls.filter((dice) => ends(position, dice).some(({ end }) => forest(end, 'black') > 1));
    expect(hit).toEqual([]);
    expect(powerOf(position, 'black', 14)).toBe(4);
    expect(ends(position, [5, 2]).map(({ hits }) => hits)).toEqual(ends(position, [5, 2]).map(() => 0));
  });

  test('Tuchulcha: giving all from the forest leaves everybody in play, one from the temple does not', () => {
    const before = questionState(lessonOf('devote')).position;
    const all = leadingTo('devote', 'forest').position;
    const some = leadingTo('devote', 'temple').position;
    expect(before.colors.blue).toMatchObject({ altar: 0, forest: 3 });
    expect(inPlay(all, 'blue')).toBe(inPlay(before, 'blue'));
    expect(forest(all, 'blue')).toBe(0);
    expect(inPlay(some, 'blue')).toBe(inPlay(before, 'blue') - 1);
    expect(forest(some, 'blue')).toBe(1);
    expect(offers(leadingTo('devote', 'forest')).roll).toBe(4);
  });

  test('one die too many goes on where the devotion led', () =>
    expect(leadingTo('devote', 'forest').position).toEqual(writtenPosition(lessonOf('die').position)));

  test.each([
    ['five', 5, 3],
    ['three', 3, 1],
    ['two', 2, 1],
    ['one', 1, 2],
  ])('without the %s at most so many are hit', (choice, die, most) => {
    const { position } = questionState(lessonOf('die'));
    const without = ends(position, [2, 1, 5, 3]).filter(({ steps: [first] }) => first?.die === die);
    expect(Math.max(...without.map(({ hits }) => hits))).toBe(most);
    const shown = leadingTo('die', choice).position;
    const hits = (['red', 'black'] as const).reduce(
      (sum, color) => sum + forest(shown, color) - forest(position, color),
      0,
    );
    expect(hits).toBe(most);
  });

  test('Lasa Vecuvia: seals with the 4 alone, and stays in the game', () => {
    const { position } = questionState(lessonOf('seal'));
    const sealed = leadingTo('seal', 'seal').position;
    expect(sealed.sealed).toEqual([6]);
    expect(lessonOf('seal').facts(questionState(lessonOf('seal')))).toEqual({
      passages: 4,
      open: 3,
      inPlay: 3,
    });
    expect(inPlay(sealed, 'blue')).toBe(3);
    expect(sealed.colors.blue?.role).toBe('lasaVecuvia');
    const past = ends(position, [5, 4]).filter(
      ({ steps: [first] }) => first?.kind === 'move' && first.to === 7,
    );
    expect(past.length).toBeGreaterThan(0);
    expect(past.map(({ end }) => end.sealed)).toEqual(past.map(() => []));
  });

  test('the end: blue has nobody in play, the most on the altar, and wins', () => {
    const position = writtenPosition(ENDED);
    expect(inPlay(position, 'blue')).toBe(0);
    expect(position.colors.blue?.altar).toBe(5);
    expect(legalTurnsOf(position, [1, 2]).end(0).result).toEqual(['blue']);
  });
});
