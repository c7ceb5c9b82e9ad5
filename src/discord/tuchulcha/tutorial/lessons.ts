import {
  type Action,
  askedByTuchulcha,
  askedFromAltarAndForest,
  boardOfPosition,
  firstRoll,
  type GameState,
  inPlay,
  legalTurnsOf,
  type Origin,
  type Position,
  passagesOf,
  powerOf,
  type StepEffect,
  type Target,
} from '../../../games/tuchulcha/index.ts';
import { type Lesson, playActions } from './lesson.ts';

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

const rolls = (...dice: readonly number[]): Action => ({ type: 'roll', dice });

const step = (die: number, from: Origin, to: Target, effect: StepEffect = 'none'): Action => ({
  type: 'step',
  step: { kind: 'move', color: 'blue', die, from, to, effect },
});

const leadsTo = (asked: GameState, action: Action): Position => playActions(asked, [action]).position;

const gives = (fromTemple: number): Action => ({
  type: 'devote',
  devotion: { role: 'tuchulcha', fromTemple },
});

/** §10 #1 with the dice of #2, and an opponent who is coming up behind. */
const power: Lesson = {
  id: 'power',
  title: 'tutorial.power.title',
  setUp: 'tutorial.power.setUp',
  asks: 'tutorial.power.asks',
  position: '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:7/39/0/0/0',
  before: [rolls(4, 1), step(4, 'temple', 4)],
  choices: [
    { id: 'two', tries: step(1, 'temple', 1), plays: [], verdict: 'right', says: 'tutorial.power.two' },
    { id: 'one', tries: step(1, 4, 5), plays: [], verdict: 'weaker', says: 'tutorial.power.one' },
    {
      id: 'end',
      tries: { type: 'confirm' },
      plays: [],
      verdict: { refused: 'turnNotComplete' },
      says: 'tutorial.power.end',
    },
  ],
  facts: (asked) => ({
    mystical: powerOf(leadsTo(asked, step(1, 'temple', 1)), 'blue', 1),
    ritual: powerOf(asked.position, 'blue', 4),
    plain: powerOf(leadsTo(asked, step(1, 4, 5)), 'blue', 5),
  }),
};

const hit: Lesson = {
  id: 'hit',
  title: 'tutorial.hit.title',
  setUp: 'tutorial.hit.setUp',
  asks: 'tutorial.asks.step',
  position: '4 b 0.0 - bn:5/3,5,7/0/0/0 rn:7/11/0/0/0 yn:6/24x2/0/0/0 kn:6/9x2/0/0/0',
  before: [rolls(6, 2)],
  choices: [
    {
      id: 'strong',
      tries: step(6, 5, 11, 'open'),
      plays: [],
      verdict: { refused: 'powerTooHigh' },
      says: 'tutorial.hit.strong',
    },
    { id: 'past', tries: step(6, 7, 13), plays: [], verdict: 'weaker', says: 'tutorial.hit.past' },
    {
      id: 'pair',
      tries: step(2, 7, 9, 'open'),
      plays: [step(6, 3, 9, 'hit')],
      verdict: 'right',
      says: 'tutorial.hit.pair',
    },
  ],
  facts: ({ position }) => ({ plain: powerOf(position, 'black', 9), mystical: powerOf(position, 'red', 11) }),
};

/** §10 #6, turned by one sector: the first lesson leads to it. */
const mystical: Lesson = {
  id: 'mystical',
  title: 'tutorial.mystical.title',
  setUp: 'tutorial.mystical.setUp',
  asks: 'tutorial.asks.step',
  position: '4 b 0.0 - bn:6/1,4/0/0/0 rn:6/14x2/0/0/0 yn:7/-/0/1/0 kn:4/33,35/0/2/0',
  before: [rolls(6, 5)],
  choices: [
    { id: 'leave', tries: step(6, 1, 7), plays: [], verdict: 'right', says: 'tutorial.mystical.leave' },
    {
      id: 'temple',
      tries: step(5, 'temple', 5),
      plays: [],
      verdict: { refused: 'mysticalFirst' },
      says: 'tutorial.mystical.temple',
    },
    {
      id: 'passage',
      tries: step(5, 1, 6, 'lost'),
      plays: [],
      verdict: 'weaker',
      says: 'tutorial.mystical.passage',
    },
  ],
  facts: () => ({}),
};

const third: Lesson = {
  id: 'third',
  title: 'tutorial.third.title',
  setUp: 'tutorial.third.setUp',
  asks: 'tutorial.third.asks',
  position: '4 b 0.0 - bn:0/3x2,28/1/4/0 rn:4/19/2/1/0 yn:3/5x2/2/1/0 kn:2/4,7x2/2/1/0',
  before: [rolls(3, 3)],
  choices: [
    {
      id: 'roll',
      tries: rolls(2),
      plays: [step(2, 28, 30), step(3, 30, 'altar'), step(3, 3, 6, 'lost')],
      verdict: 'weaker',
      says: 'tutorial.third.roll',
    },
    {
      id: 'keep',
      tries: { type: 'keep' },
      plays: [step(3, 28, 31), step(3, 31, 'altar')],
      verdict: 'right',
      says: 'tutorial.third.keep',
    },
  ],
  facts: ({ position }) => {
    const costly = costlyThirdDice(position, [3, 3]);
    return { costly, count: costly.length };
  },
};

/** §10 #9 and #10 give the idea of this lesson and the next. */
const devote: Lesson = {
  id: 'devote',
  title: 'tutorial.devote.title',
  setUp: 'tutorial.devote.setUp',
  asks: 'tutorial.devote.asks',
  position: '4 b 0.0 - bn:3/11,12/0/3/0 rn:5/15/2/0/0 yn:5/24/1/1/0 kn:3/14x2/2/1/0',
  before: [],
  choices: [
    { id: 'roll', tries: rolls(5, 2), plays: [], verdict: 'weaker', says: 'tutorial.devote.roll' },
    { id: 'forest', tries: gives(0), plays: [], verdict: 'right', says: 'tutorial.devote.forest' },
    { id: 'temple', tries: gives(1), plays: [], verdict: 'weaker', says: 'tutorial.devote.temple' },
  ],
  facts: ({ position }) => ({
    needed: askedByTuchulcha(position),
    least: askedFromAltarAndForest(position),
    dice: firstRoll(position.players, 'tuchulcha'),
    power: powerOf(position, 'black', 14),
  }),
};

const die: Lesson = {
  id: 'die',
  title: 'tutorial.die.title',
  setUp: 'tutorial.die.setUp',
  asks: 'tutorial.die.asks',
  position: '4 b 1.0 - bt:3/11,12/0/0/3 rn:5/15/2/0/0 yn:5/24/1/1/0 kn:3/14x2/2/1/0',
  before: [rolls(2, 1, 5, 3)],
  choices: [
    {
      id: 'five',
      tries: { type: 'discard', die: 5 },
      plays: [step(2, 12, 14, 'open'), step(3, 11, 14, 'hit'), step(1, 14, 15, 'hit')],
      verdict: 'right',
      says: 'tutorial.die.five',
    },
    {
      id: 'three',
      tries: { type: 'discard', die: 3 },
      plays: [step(1, 12, 13), step(2, 13, 15, 'hit')],
      verdict: 'weaker',
      says: 'tutorial.die.three',
    },
    {
      id: 'two',
      tries: { type: 'discard', die: 2 },
      plays: [step(3, 12, 15, 'hit')],
      verdict: 'weaker',
      says: 'tutorial.die.two',
    },
    {
      id: 'one',
      tries: { type: 'discard', die: 1 },
      plays: [step(2, 12, 14, 'open'), step(3, 11, 14, 'hit')],
      verdict: 'weaker',
      says: 'tutorial.die.one',
    },
  ],
  facts: ({ position }) => ({ pair: powerOf(position, 'black', 14, 'blue') }),
};

const seal: Lesson = {
  id: 'seal',
  title: 'tutorial.seal.title',
  setUp: 'tutorial.seal.setUp',
  asks: 'tutorial.asks.step',
  position: '4 b 1.1 - bl:3/1/0/0/4 rn:2/-/2/4/0 yt:2/3/0/2/3 kn:3/19/2/2/0',
  before: [rolls(5, 4)],
  choices: [
    { id: 'past', tries: step(5, 1, 7), plays: [], verdict: 'weaker', says: 'tutorial.seal.past' },
    { id: 'seal', tries: step(4, 1, 6, 'sealed'), plays: [], verdict: 'right', says: 'tutorial.seal.seal' },
    {
      id: 'count',
      tries: step(4, 1, 5),
      plays: [],
      verdict: { refused: 'wrongTarget' },
      says: 'tutorial.seal.count',
    },
  ],
  facts: (asked) => {
    const sealed = leadsTo(asked, step(4, 1, 6, 'sealed'));
    return {
      passages: passagesOf(boardOfPosition(asked.position)).length,
      open: passagesOf(boardOfPosition(sealed)).length - sealed.sealed.length,
      inPlay: inPlay(sealed, 'blue'),
    };
  },
};

export const LESSONS: readonly Lesson[] = [power, hit, mystical, third, devote, die, seal];

/** A position in the middle of a game, which shows the aim. */
export const UNDER_WAY = '4 b 0.0 - bn:3/7,17/2/1/0 rn:4/24/1/2/0 yn:4/12x2/1/1/0 kn:5/33/1/1/0';

/** The lesson after which players know what nearly every turn asks. */
export const BASICS_END = mystical.id;

/** A finished game, which shows how one wins. */
export const ENDED = '4 b 0.0 - bn:0/-/5/3/0 rn:1/14/4/2/0 yn:1/8/3/3/0 kn:2/20/2/3/0';
