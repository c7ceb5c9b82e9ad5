import {
  boardOfPosition,
  inPlay,
  openPassagesIn,
  type Position,
  passagesOf,
  powerOf,
} from '../../../games/tuchulcha/board.ts';
import { askedByTuchulcha, askedFromAltarAndForest } from '../../../games/tuchulcha/devotion.ts';
import { firstRoll } from '../../../games/tuchulcha/dice.ts';
import { tuchulcha } from '../../../games/tuchulcha/game.ts';
import { legalTurnsOf } from '../../../games/tuchulcha/legal-turns/legal-turns.ts';
import type {
  Action,
  GameState,
  Origin,
  RefusalCode,
  StepEffect,
  Target,
} from '../../../games/tuchulcha/types.ts';
import type { TextKey } from '../../../texts/index.ts';
import { turnOn, writtenPosition } from '../move-texts.ts';

/** Numbers for a text; lists are written in the language's way. */
type LessonNumbers = Readonly<Record<string, number | readonly number[]>>;

export interface LessonChoice {
  /** The id is part of custom ids: lower-case letters. */
  readonly id: string;
  /** `weaker` is allowed. A refused choice has the code that its answer explains. */
  readonly verdict: 'right' | 'weaker' | { readonly refused: RefusalCode };
  readonly tries: Exclude<Action, { readonly type: 'undo' | 'resign' }>;
  /** Actions that follow, to show where the choice leads. */
  readonly plays: readonly Action[];
  readonly says: TextKey;
}

/** A position with one decision. The reader plays blue and is to move. */
export interface Lesson {
  readonly id: string;
  readonly title: TextKey;
  /** The explanation before the question. */
  readonly setUp: TextKey;
  readonly asks: TextKey;
  /** The notation is that of docs/rules/tuchulcha.md §9. */
  readonly position: string;
  /** The actions from the beginning of the turn to the decision. */
  readonly before: readonly Action[];
  readonly choices: readonly LessonChoice[];
  /** Numbers for the texts, from the position at the decision. */
  readonly facts: (asked: GameState) => LessonNumbers;
}

/** Throws if the rules refuse an action. */
function playActions(from: GameState, actions: readonly Action[]): GameState {
  let state = from;
  for (const action of actions) {
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) throw new Error(`A lesson plays what is refused: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
  }
  return state;
}

export const questionState = ({ position, before }: Lesson): GameState =>
  playActions(turnOn(writtenPosition(position)), before);

export function answerTo(state: GameState, { tries, plays }: LessonChoice) {
  const applied = tuchulcha.apply(state, tries);
  return applied.ok ? ({ ok: true, state: playActions(applied.state, plays) } as const) : applied;
}

type WordsOf<Id extends string> = TextKey extends infer Key
  ? Key extends `tutorial.${Id}.${infer Word}`
    ? Word
    : never
  : never;

type Told<Id extends string> = Omit<LessonChoice, 'id' | 'says'> & {
  readonly id: Exclude<WordsOf<Id>, 'title' | 'setUp' | 'asks'>;
};

type Written<Id extends string> = Pick<Lesson, 'position'> &
  Partial<Pick<Lesson, 'asks' | 'before' | 'facts'>> & { readonly choices: readonly Told<Id>[] };

/** Its texts are named after it and after its choices. */
function lesson<Id extends 'power' | 'hit' | 'mystical' | 'third' | 'devote' | 'die' | 'seal'>(
  id: Id,
  { choices, ...written }: Written<Id>,
): Lesson {
  const key = (word: string) => `tutorial.${id}.${word}` as TextKey;
  return {
    id,
    title: key('title'),
    setUp: key('setUp'),
    asks: key('asks'),
    before: [],
    facts: () => ({}),
    ...written,
    choices: choices.map((one) => ({ ...one, says: key(one.id) })),
  };
}

const choice = <Id extends string>(
  id: Id,
  verdict: LessonChoice['verdict'],
  tries: LessonChoice['tries'],
  ...plays: readonly Action[]
) => ({ id, verdict, tries, plays });

const NUMBERS = [1, 2, 3, 4, 5, 6];

const inForest = ({ colors, turn }: Position): number => colors[turn]?.forest ?? 0;

/** The third dice after which every legal turn leaves more of the mover's haruspexes in the forest, ascending. */
export function costlyThirdDice(position: Position, dice: readonly number[]): readonly number[] {
  return NUMBERS.filter((third) => {
    const turns = legalTurnsOf(position, [...dice, third]);
    const ends = Array.from({ length: turns.size }, (_, index) => turns.end(index).position);
    return ends.every((end) => inForest(end) > inForest(position));
  });
}

const rolls = (...dice: readonly number[]) => ({ type: 'roll', dice }) as const;

const step = (die: number, from: Origin, to: Target, effect: StepEffect = 'none') =>
  ({ type: 'step', step: { kind: 'move', color: 'blue', die, from, to, effect } }) as const;

const leadsTo = (asked: GameState, action: Action): Position => playActions(asked, [action]).position;

const gives = (fromTemple: number) =>
  ({ type: 'devote', devotion: { role: 'tuchulcha', fromTemple } }) as const;

/** §10 #1 with the dice of #2, and an opponent who is coming up behind. */
const power = lesson('power', {
  position: '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:7/39/0/0/0',
  before: [rolls(4, 1), step(4, 'temple', 4)],
  choices: [
    choice('two', 'right', step(1, 'temple', 1)),
    choice('one', 'weaker', step(1, 4, 5)),
    choice('end', { refused: 'turnNotComplete' }, { type: 'confirm' }),
  ],
  facts: (asked) => ({
    mystical: powerOf(leadsTo(asked, step(1, 'temple', 1)), 'blue', 1),
    ritual: powerOf(asked.position, 'blue', 4),
    plain: powerOf(leadsTo(asked, step(1, 4, 5)), 'blue', 5),
  }),
});

const hit = lesson('hit', {
  asks: 'tutorial.asks.step',
  position: '4 b 0.0 - bn:5/3,5,7/0/0/0 rn:7/11/0/0/0 yn:6/24x2/0/0/0 kn:6/9x2/0/0/0',
  before: [rolls(6, 2)],
  choices: [
    choice('strong', { refused: 'powerTooHigh' }, step(6, 5, 11, 'open')),
    choice('past', 'weaker', step(6, 7, 13)),
    choice('pair', 'right', step(2, 7, 9, 'open'), step(6, 3, 9, 'hit')),
  ],
  facts: ({ position }) => ({ plain: powerOf(position, 'black', 9), mystical: powerOf(position, 'red', 11) }),
});

/** §10 #6, turned by one sector: the first lesson leads to it. */
const mystical = lesson('mystical', {
  asks: 'tutorial.asks.step',
  position: '4 b 0.0 - bn:6/1,4/0/0/0 rn:6/14x2/0/0/0 yn:7/-/0/1/0 kn:4/33,35/0/2/0',
  before: [rolls(6, 5)],
  choices: [
    choice('leave', 'right', step(6, 1, 7)),
    choice('temple', { refused: 'mysticalFirst' }, step(5, 'temple', 5)),
    choice('passage', 'weaker', step(5, 1, 6, 'lost')),
  ],
});

const third = lesson('third', {
  position: '4 b 0.0 - bn:0/3x2,28/1/4/0 rn:4/19/2/1/0 yn:3/5x2/2/1/0 kn:2/4,7x2/2/1/0',
  before: [rolls(3, 3)],
  choices: [
    choice('roll', 'weaker', rolls(2), step(2, 28, 30), step(3, 30, 'altar'), step(3, 3, 6, 'lost')),
    choice('keep', 'right', { type: 'keep' }, step(3, 28, 31), step(3, 31, 'altar')),
  ],
  facts: ({ position }) => {
    const costly = costlyThirdDice(position, [3, 3]);
    return { costly, count: costly.length };
  },
});

/** §10 #9 and #10 give the idea of this lesson and the next. */
const devote = lesson('devote', {
  position: '4 b 0.0 - bn:3/11,12/0/3/0 rn:5/15/2/0/0 yn:5/24/1/1/0 kn:3/14x2/2/1/0',
  choices: [
    choice('roll', 'weaker', rolls(5, 2)),
    choice('forest', 'right', gives(0)),
    choice('temple', 'weaker', gives(1)),
  ],
  facts: ({ position }) => ({
    needed: askedByTuchulcha(position),
    least: askedFromAltarAndForest(position),
    dice: firstRoll(position.players, 'tuchulcha'),
    power: powerOf(position, 'black', 14),
  }),
});

const die = lesson('die', {
  position: '4 b 1.0 - bt:3/11,12/0/0/3 rn:5/15/2/0/0 yn:5/24/1/1/0 kn:3/14x2/2/1/0',
  before: [rolls(2, 1, 5, 3)],
  choices: [
    choice(
      'five',
      'right',
      { type: 'discard', die: 5 },
      step(2, 12, 14, 'open'),
      step(3, 11, 14, 'hit'),
      step(1, 14, 15, 'hit'),
    ),
    choice('three', 'weaker', { type: 'discard', die: 3 }, step(1, 12, 13), step(2, 13, 15, 'hit')),
    choice('two', 'weaker', { type: 'discard', die: 2 }, step(3, 12, 15, 'hit')),
    choice('one', 'weaker', { type: 'discard', die: 1 }, step(2, 12, 14, 'open'), step(3, 11, 14, 'hit')),
  ],
  facts: ({ position }) => ({ pair: powerOf(position, 'black', 14, 'blue') }),
});

const seal = lesson('seal', {
  asks: 'tutorial.asks.step',
  position: '4 b 1.1 - bl:3/1/0/0/4 rn:2/-/2/4/0 yt:2/3/0/2/3 kn:3/19/2/2/0',
  before: [rolls(5, 4)],
  choices: [
    choice('past', 'weaker', step(5, 1, 7)),
    choice('seal', 'right', step(4, 1, 6, 'sealed')),
    choice('count', { refused: 'wrongTarget' }, step(4, 1, 5)),
  ],
  facts: (asked) => {
    const sealed = leadsTo(asked, step(4, 1, 6, 'sealed'));
    return {
      passages: passagesOf(boardOfPosition(asked.position)).length,
      open: openPassagesIn(sealed),
      inPlay: inPlay(sealed, 'blue'),
    };
  },
});

export const LESSONS: readonly Lesson[] = [power, hit, mystical, third, devote, die, seal];

/** A position in the middle of a game, which shows the aim. */
export const MID_GAME_POSITION = '4 b 0.0 - bn:3/7,17/2/1/0 rn:4/24/1/2/0 yn:4/12x2/1/1/0 kn:5/33/1/1/0';

/** The lesson after which players know what nearly every turn asks. */
export const BASICS_END = mystical.id;

/** A finished game, which shows how one wins. */
export const ENDED = '4 b 0.0 - bn:0/-/5/3/0 rn:1/14/4/2/0 yn:1/8/3/3/0 kn:2/20/2/3/0';
