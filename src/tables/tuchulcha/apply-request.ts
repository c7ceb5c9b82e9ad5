import type { Color } from '../../games/tuchulcha/board.ts';
import { offers } from '../../games/tuchulcha/game.ts';
import {
  COLOR_LETTERS,
  colorOfLetter,
  formatDevotion,
  formatPlace,
  parseOrigin,
} from '../../games/tuchulcha/notation.ts';
import type { Action, Devotion, GameState, Origin, Step } from '../../games/tuchulcha/types.ts';
import type { Asked as AnyAsked, Asking as AnyAsking, Progress as AnyProgress } from '../table-game.ts';
import { automaticAnswers, onlyLine, roll } from './automatic-play.ts';
import { askedAboutDevotion } from './terms.ts';
import type { StepRequest, TuchulchaRequest } from './types.ts';

type Asking = AnyAsking<'tuchulcha'>;

type Asked = AnyAsked<'tuchulcha'>;

type Progress = AnyProgress<'tuchulcha'>;

export function applyRaceRequest(begun: Progress, asking: Asking): Asked | null {
  const { person, settings, request, playing } = asking;
  if (request.type === 'neverDevote') {
    if (offers(begun.state).devotions.length === 0) return null;
    return { ok: true, progress: begun, terms: askedAboutDevotion(playing.terms, person.userId, false) };
  }
  const played = playedBy(begun, asking);
  if (!played?.ok || automaticAnswers(settings).ending !== 'play') return played;
  return { ok: true, progress: endedWithLastStep(played.progress, person.userId, request) };
}

function playedBy(begun: Progress, asking: Asking): Asked | null {
  const { person, request, playing } = asking;
  const { userId } = person;
  if (request.type === 'roll') {
    if (offers(begun.state).roll === 0) return null;
    return { ok: true, progress: roll(begun, userId, playing.dice) };
  }
  const progress = isMove(request) ? withTheseDice(begun, userId) : begun;
  if (request.type === 'playOnlyTurn') {
    const played = onlyLine(progress, userId);
    return played && { ok: true, progress: played };
  }
  if (request.type === 'turn') return restOfTurn(progress, request.steps, asking);
  const action = actionOf(progress.state, request);
  return action && progress.and(userId, action);
}

/** A move implies that no further die is rolled. */
const isMove = ({ type }: TuchulchaRequest): boolean =>
  type === 'step' || type === 'dropDie' || type === 'turn' || type === 'playOnlyTurn' || type === 'discard';

const withTheseDice = (progress: Progress, userId: string): Progress =>
  progress.state.phase.name === 'extra' ? progress.andSurely(userId, { type: 'keep' }) : progress;

/** Plays steps to the end of the turn, and ends it, unless that needs a confirmation. */
function restOfTurn(
  begun: Progress,
  steps: readonly StepRequest[],
  { person: { userId }, seat, settings }: Asking,
): Asked | null {
  let progress = begun;
  for (const step of steps) {
    const action = actionOf(progress.state, step);
    if (!action) return null;
    progress = progress.andSurely(userId, action);
  }
  if (!offers(progress.state).confirm) return null;
  const { ending } = automaticAnswers(settings);
  const isAskedAgain =
    ending === 'show' || (ending === 'ask' && needsConfirmation(progress.state, seat.color));
  return { ok: true, progress: isAskedAgain ? progress : progress.andSurely(userId, { type: 'confirm' }) };
}

/** Whether the turn's steps end the game, or lose one of the player's own haruspexes: then a mistaken tap is costly. */
export const needsConfirmation = ({ phase }: GameState, color: Color): boolean =>
  phase.name === 'moving' &&
  (phase.result !== null ||
    phase.steps.some((step) => step.kind === 'move' && step.effect === 'lost' && step.color === color));

/** If the player has chosen so, the last step ends the turn. */
function endedWithLastStep(progress: Progress, userId: string, { type }: TuchulchaRequest): Progress {
  if (type !== 'step' && type !== 'dropDie') return progress;
  const { confirm, steps } = offers(progress.state);
  return confirm && steps.length === 0 ? progress.andSurely(userId, { type: 'confirm' }) : progress;
}

/** The action that a request means; null if not offered, or not a single one (`roll`, `turn`, `playOnlyTurn`, `neverDevote`). */
export function actionOf(state: GameState, request: TuchulchaRequest): Action | null {
  switch (request.type) {
    case 'roll':
    case 'turn':
    case 'playOnlyTurn':
    case 'neverDevote':
      return null;
    case 'step': {
      const step = offers(state).steps.find(
        (offered) =>
          offered.kind === 'move' &&
          offered.die === request.die &&
          offered.color === request.color &&
          offered.from === request.from,
      );
      return step ? { type: 'step', step } : null;
    }
    case 'dropDie': {
      if (offers(state).discards.includes(request.die)) return { type: 'discard', die: request.die };
      const step = offers(state).steps.find(({ kind, die }) => kind === 'discard' && die === request.die);
      return step ? { type: 'step', step } : null;
    }
    default:
      return request;
  }
}

/** A place and color; haruspexes there are interchangeable. */
export interface Haruspex {
  readonly color: Color;
  readonly from: Origin;
}

/** A regular expression of a haruspex in words. */
export const HARUSPEX = '[bryk](?:T|e|[1-9]\\d?)';

/** `bT` is blue's temple, `y12` yellow on stone 12, `re` red's exit stone. */
export const formatHaruspex = ({ color, from }: Haruspex): string =>
  `${COLOR_LETTERS[color]}${formatPlace(from)}`;

export function parseHaruspex(text: string): Haruspex | undefined {
  const [, letter, place] = /^([bryk])(T|e|[1-9]\d?)$/.exec(text) ?? [];
  const color = colorOfLetter(letter);
  return color && place ? { color, from: parseOrigin(place) } : undefined;
}

export const stepRequest = (step: Step): StepRequest =>
  step.kind === 'discard'
    ? { type: 'dropDie', die: step.die }
    : { type: 'step', die: step.die, color: step.color, from: step.from };

const PLAIN = {
  roll: 'roll',
  keep: 'keep',
  pass: 'pass',
  undo: 'undo',
  end: 'confirm',
  only: 'playOnlyTurn',
  never: 'neverDevote',
} as const;

/** `5bT` moves one of blue's temple by the 5; `x5` gives up that die. */
const formatStep = (step: StepRequest): string =>
  step.type === 'dropDie' ? `x${step.die}` : `${step.die}${formatHaruspex(step)}`;

function parseStep(text: string): StepRequest | undefined {
  const die = Number(text.startsWith('x') ? text.substring(1) : text.charAt(0));
  if (text.startsWith('x')) return { type: 'dropDie', die };
  const of = parseHaruspex(text.substring(1));
  return of && { type: 'step', die, color: of.color, from: of.from };
}

/** A request as one word, for custom ids and votes. */
export function formatRequest(request: TuchulchaRequest): string {
  switch (request.type) {
    case 'step':
      return `s${formatStep(request)}`;
    case 'turn':
      return `w${request.steps.map(formatStep).join('.')}`;
    case 'discard':
      return `g${request.die}`;
    case 'dropDie':
      return `x${request.die}`;
    case 'devote': {
      const { devotion } = request;
      const isGivenAll = devotion.role === 'lasaVecuvia' && devotion.from === null;
      return `v${formatDevotion(devotion)}${isGivenAll ? '-' : ''}`;
    }
    default:
      return Object.entries(PLAIN).find(([, type]) => type === request.type)?.[0] ?? '';
  }
}

export function parseRequest(text: string): TuchulchaRequest | undefined {
  const plain = Object.entries(PLAIN).find(([code]) => code === text)?.[1];
  if (plain) return { type: plain };
  const [, discards, die] = /^([gx])([1-6])$/.exec(text) ?? [];
  if (die) return { type: discards === 'g' ? 'discard' : 'dropDie', die: Number(die) };
  if (text.startsWith('s')) return parseStep(text.substring(1));
  if (text.startsWith('w')) {
    const steps = text.substring(1).split('.').map(parseStep);
    return { type: 'turn', steps: steps.flatMap((step) => step ?? []) };
  }
  const given = /^vt(\d)$/.exec(text)?.[1];
  if (given) return devote({ role: 'tuchulcha', fromTemple: Number(given) });
  const left = /^vl(-|T|[1-9]?\d)$/.exec(text)?.[1];
  if (left === undefined) return undefined;
  const from = left === '-' ? null : parseOrigin(left);
  return from === 'exit' ? undefined : devote({ role: 'lasaVecuvia', from });
}

const devote = (devotion: Devotion): TuchulchaRequest => ({ type: 'devote', devotion });

const MAX_DICE = 4;

const STEP = `[1-6](?:${HARUSPEX})`;
const LINE_STEP = `(?:x[1-6]|${STEP})`;

/** A regular expression of a request as a word. */
export const REQUEST = [
  ...Object.keys(PLAIN),
  '[gx][1-6]',
  `s${STEP}`,
  `w${LINE_STEP}(?:\\.${LINE_STEP}){0,${MAX_DICE - 1}}`,
  'vt\\d|vl(?:-|T|[1-9]?\\d)',
].join('|');

export const MAX_REQUEST_LENGTH = 5 * MAX_DICE;
