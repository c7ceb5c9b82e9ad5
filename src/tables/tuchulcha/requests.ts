import { offers } from '../../games/tuchulcha/index.ts';
import type { Action, GameState } from '../../games/tuchulcha/types.ts';
import type { Asked as AnyAsked, Asking as AnyAsking, Progress as AnyProgress } from '../game.ts';
import type { Seat, TuchulchaRequest } from '../game-types.ts';
import { onlyLine, roll } from './playing.ts';

type Asking = AnyAsking<'tuchulcha'>;

type Asked = AnyAsked<'tuchulcha'>;

type Progress = AnyProgress<'tuchulcha'>;

/** The effect of a request; null: it is not offered. */
export function asked(begun: Progress, asking: Asking): Asked | null {
  const { person, seat, settings, request } = asking;
  if (request.type === 'neverDevote') {
    if (offers(begun.state).devotions.length === 0) return null;
    return { ok: true, progress: begun, seat: askedAboutDevotion(seat, false) };
  }
  const played = playedBy(begun, asking);
  if (!played?.ok || !settings.autoConfirm) return played;
  return { ok: true, progress: endedWithLastStep(played.progress, person.userId, request) };
}

function playedBy(begun: Progress, { person: { userId }, request, playing }: Asking): Asked | null {
  if (request.type === 'roll') {
    if (offers(begun.state).roll === 0) return null;
    return { ok: true, progress: roll(begun, userId, playing.dice) };
  }
  if (request.type === 'playOnly') {
    const progress = onlyLine(begun, userId);
    return progress && { ok: true, progress };
  }
  const action = actionOf(begun.state, request);
  return action && begun.and(userId, action);
}

/** Where the player wants it so, the last step confirms the turn. */
function endedWithLastStep(progress: Progress, userId: string, { type }: TuchulchaRequest): Progress {
  if (type !== 'step' && type !== 'dropDie') return progress;
  const { confirm, steps } = offers(progress.state);
  return confirm && steps.length === 0 ? progress.andSurely(userId, { type: 'confirm' }) : progress;
}

/** The action that a request means in this state; null where it is not offered, or is no single action (`roll`, `playOnly`, `neverDevote`). */
export function actionOf(state: GameState, request: TuchulchaRequest): Action | null {
  switch (request.type) {
    case 'roll':
    case 'playOnly':
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
      const step = offers(state).steps.find(({ kind, die }) => kind === 'discard' && die === request.die);
      return step ? { type: 'step', step } : null;
    }
    default:
      return request;
  }
}

/** A seat whose person is asked about a change of role, or not. */
export function askedAboutDevotion(seat: Seat<'tuchulcha'>, asks: boolean): Seat<'tuchulcha'> {
  const { neverDevotes: _, ...rest } = seat;
  return asks ? rest : { ...rest, neverDevotes: true };
}
