import {
  COLORS,
  formatStep,
  type GameState,
  offers,
  parseDice,
  parsePosition,
  type Step,
  tuchulcha,
} from '../../games/tuchulcha/index.ts';
import type { BoardView } from '../../pictures/tuchulcha/board-view.ts';
import { tuchulchaPicture } from '../../pictures/tuchulcha/index.ts';
import type { FigureKey } from '../../texts/keys.ts';
import type { GameFeature } from '../games.ts';
import { boardView } from './board-message.ts';
import { diceOfTurn, lettersOnBoard, numberSteps, withHits } from './moves.ts';

/** A position beside a rules page, in the notation of docs/rules/tuchulcha.md §9; most are the examples of §10. */
export interface Figure {
  readonly position: string;
  readonly dice: string | null;
  readonly moves: string;
}

const FOUR_BEGIN = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const TWO_BLACK_ON_13 = '4 b 0.0 - bn:0/7,11,29/3/2/0 rn:2/17/3/2/0 yn:3/24/2/2/0 kn:2/13x2,31/1/2/0';
const BLUE_BEFORE_TUCHULCHA = '4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5';
const YELLOW_NEAR_THE_ALTAR = '4 y 1.1 6,36 bo:0/-/0/0/0 rt:2/25/0/2/3 yn:5/10,23/0/1/0 kl:2/37/0/0/5';

export const FIGURES = {
  board: { position: FOUR_BEGIN, dice: null, moves: '' },
  moving: { position: FOUR_BEGIN, dice: '3-5', moves: 'T-3 T-5' },
  altar: {
    position: '4 b 0.0 - bn:4/27,29/2/0/0 rn:6/24/0/1/0 yn:6/9/0/1/0 kn:6/13/0/1/0',
    dice: '3-4',
    moves: '29-V 27-31',
  },
  doubles: {
    position: '4 y 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
    dice: '2-2-4',
    moves: 'T-24 T-22 22-24',
  },
  example44: {
    position: '4 y 1.0 - bn:2/-/2/4/0 rt:1/22,25/0/2/3 yn:3/28/2/2/0 kn:3/31/2/2/0',
    dice: '4-4',
    moves: 'T-24 24-28',
  },
  mysticalFirst: {
    position: '4 r 0.0 - bn:4/3,5/0/2/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/-/0/1/0',
    dice: '6-5',
    moves: '11-17 T-15',
  },
  mysticalBlocked: {
    position: '4 b 0.0 - bn:7/1/0/0/0 rn:6/5x2/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
    dice: '4-4',
    moves: 'T-4 T-4',
  },
  allDice: { position: BLUE_BEFORE_TUCHULCHA, dice: '2-3', moves: '23-26~' },
  blocked: { position: BLUE_BEFORE_TUCHULCHA, dice: '2-2-2', moves: '' },
  lastOne: {
    position: '4 b 0.0 - bn:0/20/4/3/0 rn:2/33/2/3/0 yn:3/7/3/1/0 kn:2/38/3/2/0',
    dice: '4-2',
    moves: '20-24',
  },
  power: {
    position: '4 k 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0',
    dice: null,
    moves: '',
  },
  hits: {
    position: '4 k 0.0 - bn:6/3,5/0/0/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:8/-/0/0/0',
    dice: '5-5-3',
    moves: 'T-35 35-40 40-3x',
  },
  openHit: { position: TWO_BLACK_ON_13, dice: '6-6-2', moves: '11-13+ 7-13x 29-V' },
  hitterStays: {
    position: '4 b 0.0 - bn:6/5/0/1/0 rn:6/11,14/0/0/0 yn:6/24x2/0/0/0 kn:7/3/0/0/0',
    dice: '3-6',
    moves: 'T-3x T-6~',
  },
  devotingTuchulcha: {
    position: '4 r 0.0 - bn:2/24x2/2/2/0 rn:2/21,22/2/2/0 yn:3/9/2/2/0 kn:3/31/2/2/0',
    dice: null,
    moves: '',
  },
  tuchulchaPowers: {
    position: '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0',
    dice: '2-1-5-3',
    moves: '!5 22-24+ 21-24x 24-25',
  },
  example5631: {
    position: '4 r 1.1 36 bn:0/33/2/5/0 rt:2/22/0/2/3 yn:2/32/1/4/0 kl:2/40/0/0/5',
    dice: '5-6-3-1',
    moves: '!3 22-28 28-33x 33-34',
  },
  tuchulchaFalls: { position: YELLOW_NEAR_THE_ALTAR, dice: '6-1', moves: '10-V 23-24' },
  eliminator: {
    position: '4 y 1.1 6,36 bo:0/-/0/0/0 ro:0/-/0/0/0 yn:5/24/1/1/0 kl:2/37/0/0/5',
    dice: null,
    moves: '',
  },
  exampleDevotion: {
    position: '4 k 1.0 - bn:2/-/2/4/0 rt:2/33/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0',
    dice: null,
    moves: '',
  },
  lasaMoving: {
    position: '4 k 1.1 - bn:2/-/2/4/0 rt:2/33/0/2/3 yn:3/9/2/2/0 kl:3/31/0/0/4',
    dice: '5-4',
    moves: '31-36# T-36',
  },
  lasaHit: {
    position: '4 y 1.1 36 bo:0/-/0/0/0 rt:2/34/0/2/3 yn:2/32/1/4/0 kl:2/40/0/0/5',
    dice: '2-6',
    moves: '32-38 38-40x',
  },
  example334: {
    position: '4 k 1.1 36 bo:0/-/0/0/0 rt:2/34/0/2/3 yn:2/40/1/4/0 kl:2/35/0/0/5',
    dice: '3-3-4',
    moves: '35-38 38-2 2-6#',
  },
  lasaLast: {
    position: '4 k 2.1 6,16,36 bn:5/22/1/1/0 ro:0/-/0/0/0 yn:6/24/1/0/0 kl:0/20/0/0/7',
    dice: '5-3',
    moves: '20-25 !5',
  },
  ties: {
    position: '4 b 1.1 36 bn:0/1/0/7/0 ro:0/-/0/0/0 yo:0/-/0/0/0 kl:3/-/0/0/5',
    dice: '5-5',
    moves: '1-6~',
  },
  threePlayers: { position: '3 b 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:9/-/0/0/0', dice: null, moves: '' },
  exitStone: {
    position: '3 y 0.0 - bn:9/-/0/0/0 rn:9/-/0/0/0 yn:7/17,19/0/0/0',
    dice: '2-4',
    moves: '19-e 17-e',
  },
  twoPlayers: {
    position: '2 b 0.0 - bn:8/14/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/11/0/0/0',
    dice: '3-5',
    moves: 'b:14-19 k:11-14',
  },
  neutral: {
    position: '2 b 0.0 - bn:8/12/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/9/0/0/0',
    dice: '2-3',
    moves: 'k:9-12x b:T-2',
  },
  neutralWins: {
    position: '2 b 0.0 - bn:2/12/3/4/0 rx:0/40/4/0/0 yn:3/19/4/1/0 kx:4/9/0/1/0',
    dice: '2-3',
    moves: 'r:40-V',
  },
} as const satisfies Readonly<Partial<Record<FigureKey, Figure>>>;

export type FigureId = keyof typeof FIGURES;

const isFigure = (key: FigureKey): key is FigureId => Object.hasOwn(FIGURES, key);

/** A figure's board before its steps, with the dice, and the steps as numbered arrows. */
export function figureView(locale: string, id: FigureId): BoardView {
  const { state, steps } = turnOf(FIGURES[id]);
  const choices = lettersOnBoard(numberSteps(withHits(state, steps)));
  return boardView(locale, state.position, { dice: diceOfTurn(state), choices });
}

interface FigureTurn {
  readonly state: GameState;
  readonly steps: readonly Step[];
}

/** Throws where a figure is no legal turn, since figures are written here. */
function turnOf(figure: Figure): FigureTurn {
  const state = stateOf(figure);
  const written = figure.moves === '' ? [] : figure.moves.split(' ');
  const [first = '', ...others] = written;
  const die = state.phase.name === 'discard' ? Number(/^!([1-6])$/.exec(first)?.[1]) : Number.NaN;
  const discarded = Number.isNaN(die) ? null : tuchulcha.apply(state, { type: 'discard', die });
  if (discarded && !discarded.ok) throw new Error(`a figure gives up what it may not: ${figure.moves}`);
  const start = discarded?.state ?? state;
  const steps = findSteps(start, discarded ? others : written);
  if (!steps) throw new Error(`a figure is no legal turn: ${figure.position} ${figure.dice} ${figure.moves}`);
  return { state: start, steps };
}

function stateOf({ position: text, dice: roll }: Figure): GameState {
  const parsed = parsePosition(text);
  const dice = roll === null ? null : parseDice(roll);
  if (!parsed.ok || dice?.ok === false) throw new Error(`a figure cannot be read: ${text} ${roll}`);
  const position = parsed.value;
  const before: GameState = {
    setup: { players: COLORS, first: position.turn },
    position,
    phase: { name: 'before' },
    turnNumber: 1,
    rolls: 0,
  };
  if (!dice) return before;
  const isTuchulcha = position.colors[position.turn]?.role === 'tuchulcha';
  return {
    ...before,
    phase: isTuchulcha
      ? { name: 'discard', dice: dice.value }
      : { name: 'moving', dice: dice.value, discarded: null, steps: [], before: position, result: null },
  };
}

/** The steps of a figure with their dice, which the notation leaves out: the first choice that allows the rest. */
function findSteps(state: GameState, written: readonly string[]): readonly Step[] | null {
  const [next, ...others] = written;
  if (next === undefined) return [];
  const { players } = state.position;
  for (const step of offers(state).steps.filter((one) => formatStep(one, players) === next)) {
    const applied = tuchulcha.apply(state, { type: 'step', step });
    const rest = applied.ok ? findSteps(applied.state, others) : null;
    if (rest) return [step, ...rest];
  }
  return null;
}

export const tuchulchaRules: NonNullable<GameFeature['rules']> = {
  mainPages: [
    ...(['aim', 'turn', 'setup', 'board', 'mystical', 'ritual', 'passage', 'allDice', 'power'] as const),
    ...(['hits', 'tuchulcha', 'lasaVecuvia', 'winning', 'twoPlayers', 'rulings', 'etruscans'] as const),
  ],
  overview: (locale) => tuchulchaPicture('legend', { locale }),
  figure: (locale, figure) =>
    isFigure(figure) ? tuchulchaPicture('board', figureView(locale, figure)) : null,
};
