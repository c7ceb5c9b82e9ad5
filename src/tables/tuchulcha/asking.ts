import { offers } from '../../games/tuchulcha/index.ts';
import type { Asking as AnyAsking } from '../game.ts';
import type { Asked as AnyAsked, Progress as AnyProgress } from '../progress.ts';
import type { Seat } from '../table.ts';
import { onlyLine, roll } from './playing.ts';
import { actionOf, type Request } from './request.ts';

type Asking = AnyAsking<'tuchulcha'>;
type Asked = AnyAsked<'tuchulcha'>;
type Progress = AnyProgress<'tuchulcha'>;

/** What a request comes to; null: it is not offered. */
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
function endedWithLastStep(progress: Progress, userId: string, { type }: Request): Progress {
  if (type !== 'step' && type !== 'dropDie') return progress;
  const { confirm, steps } = offers(progress.state);
  return confirm && steps.length === 0 ? progress.andSurely(userId, { type: 'confirm' }) : progress;
}

/** A seat whose person is asked about a change of role, or not. */
export function askedAboutDevotion(seat: Seat<'tuchulcha'>, asks: boolean): Seat<'tuchulcha'> {
  const { neverDevotes: _, ...rest } = seat;
  return asks ? rest : { ...rest, neverDevotes: true };
}
