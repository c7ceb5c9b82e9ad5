import { type Color, offers } from '../../games/tuchulcha/index.ts';
import type { Action, GameState } from '../../games/tuchulcha/types.ts';
import type { Asked as AnyAsked, Asking as AnyAsking, Progress as AnyProgress } from '../game.ts';
import { onlyLine, roll } from './playing.ts';
import { automaticAnswers } from './settings.ts';
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
  if (!played?.ok || !automaticAnswers(settings).autoConfirm) return played;
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

/** Who moves says by that that no further die is rolled. */
const isMove = ({ type }: TuchulchaRequest): boolean =>
  type === 'step' || type === 'dropDie' || type === 'turn' || type === 'playOnlyTurn' || type === 'discard';

const withTheseDice = (progress: Progress, userId: string): Progress =>
  progress.state.phase.name === 'extra' ? progress.andSurely(userId, { type: 'keep' }) : progress;

/** Steps to the end of the turn, and its end, but where that should be asked once more. */
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
  const isAskedAgain = !automaticAnswers(settings).autoConfirm && costsDearly(progress.state, seat.color);
  return { ok: true, progress: isAskedAgain ? progress : progress.andSurely(userId, { type: 'confirm' }) };
}

/** Whether the steps of the turn end the game, or lose one of the player's own: a slip of the finger would be bitter. */
export const costsDearly = ({ phase }: GameState, color: Color): boolean =>
  phase.name === 'moving' &&
  (phase.result !== null ||
    phase.steps.some((step) => step.kind === 'move' && step.effect === 'lost' && step.color === color));

/** Where the player wants it so, the last step confirms the turn. */
function endedWithLastStep(progress: Progress, userId: string, { type }: TuchulchaRequest): Progress {
  if (type !== 'step' && type !== 'dropDie') return progress;
  const { confirm, steps } = offers(progress.state);
  return confirm && steps.length === 0 ? progress.andSurely(userId, { type: 'confirm' }) : progress;
}

/** The action that a request means in this state; null where it is not offered, or is no single action (`roll`, `turn`, `playOnlyTurn`, `neverDevote`). */
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
