import { type Action, type Color, offers } from '../../games/bacchanalia/index.ts';
import type { Asking } from '../game.ts';
import type { Asked, Progress } from '../progress.ts';
import type { StoryRequest } from './request.ts';

/** What a request comes to; null: it is not offered. */
export function asked(
  begun: Progress<'bacchanalia'>,
  { person, seat, request }: Asking<'bacchanalia'>,
): Asked<'bacchanalia'> | null {
  if (request.type === 'tell' && offers(begun.state).tells !== request.kind) return null;
  const actor = request.type === 'skip' && request.anonymous ? 'table' : person.userId;
  return begun.and(actor, actionOf(request, seat.color));
}

function actionOf(request: StoryRequest, by: Color): Action {
  switch (request.type) {
    case 'tell':
      return { type: 'tell', text: request.text };
    case 'skip':
      return { type: 'skip', tale: request.tale };
    case 'challenge':
    case 'vote':
    case 'accept':
    case 'ask':
    case 'answer':
    case 'giveMinerva':
      return { ...request, by };
    default:
      return request;
  }
}
