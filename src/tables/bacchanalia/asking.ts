import { type Action, type Color, offers } from '../../games/bacchanalia/index.ts';
import type { Asking } from '../game.ts';
import type { Asked, Progress, ToTell } from '../progress.ts';
import type { StoryRequest } from './request.ts';
import { talePartsOf } from './tale-parts.ts';

/** What a request comes to; null: it is not offered. */
export function asked(
  begun: Progress<'bacchanalia'>,
  { person, seat, request }: Asking<'bacchanalia'>,
): Asked<'bacchanalia'> | null {
  if (request.type === 'tell' && offers(begun.state).tells !== request.kind) return null;
  const actor = request.type === 'skip' && request.anonymous ? 'table' : person.userId;
  const played = begun.and(actor, actionOf(request, seat.color));
  if (!played.ok) return played;
  const tells = toTell(request, begun.state.tales);
  return { ...played, tells, ...(request.type === 'tell' && { toldBy: person.userId }) };
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
    case 'retell':
      return { ...request, by };
    default:
      return request;
  }
}

/** `tale`: the number of what is told by it. */
function toTell(request: StoryRequest, tale: number): readonly ToTell[] {
  switch (request.type) {
    case 'tell':
    case 'ask':
    case 'answer':
    case 'retell': {
      const here = request.type === 'tell' && request.here;
      const parts = here ? [''] : talePartsOf(request.text);
      return parts.map((_, part) => ({
        key: `tale:${tale}:${part}`,
        text: { kind: 'tale', tale, part, here },
      }));
    }
    case 'skip':
      return [{ key: `skipped:${request.tale}`, text: { kind: 'skipped', tale: request.tale } }];
    default:
      return [];
  }
}
