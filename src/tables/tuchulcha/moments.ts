import type { Color, GameEvent, Stone } from '../../games/tuchulcha/index.ts';
import type { OutWhy } from '../notice.ts';
import { GREAT_HIT } from './analysis/beats.ts';
import { eliminations } from './eliminations.ts';

/** Something in a turn that the whole table is told of with a picture. `by`: whose turn it was. */
export type Moment =
  | { readonly kind: 'fell'; readonly by: Color; readonly color: Color }
  | {
      readonly kind: 'role';
      readonly by: Color;
      readonly role: 'tuchulcha' | 'lasaVecuvia';
      readonly given: number;
    }
  | { readonly kind: 'out'; readonly by: Color; readonly color: Color; readonly why: OutWhy }
  | { readonly kind: 'sealed'; readonly by: Color; readonly stones: readonly Stone[] }
  | {
      readonly kind: 'hit';
      readonly by: Color;
      readonly color: Color;
      readonly count: number;
      readonly stone: Stone;
    };

const GREATNESS: Readonly<Record<Moment['kind'], number>> = { fell: 5, role: 4, out: 3, sealed: 2, hit: 1 };

/** The moments of one turn, the greatest first. `players`: hits on neutral colors are none. */
export function momentsOf(events: readonly GameEvent[], players: readonly Color[]): readonly Moment[] {
  const outs = eliminations(events, 1).map(
    ({ color, why, by }): Moment =>
      why === 'tuchulchaFell' ? { kind: 'fell', by, color } : { kind: 'out', by, color, why },
  );
  const deeds = events.flatMap((event): Moment[] => {
    if (event.type === 'devoted')
      return [{ kind: 'role', by: event.color, role: event.devotion.role, given: event.given }];
    if (event.type !== 'hit' || event.count < GREAT_HIT || !players.includes(event.color)) return [];
    const { by, color, count, stone } = event;
    return [{ kind: 'hit', by, color, count, stone }];
  });
  return [...outs, ...deeds, ...sealed(events)].sort(
    (one, other) => GREATNESS[other.kind] - GREATNESS[one.kind] || countOf(other) - countOf(one),
  );
}

const countOf = (moment: Moment): number => (moment.kind === 'hit' ? moment.count : 0);

function sealed(events: readonly GameEvent[]): Moment[] {
  const seals = events.filter((event) => event.type === 'sealed');
  const [first] = seals;
  return first ? [{ kind: 'sealed', by: first.color, stones: seals.map(({ stone }) => stone) }] : [];
}

/** The turns with moments. `turn`: in which the events begin. */
export function turnsWithMoments(
  events: readonly GameEvent[],
  players: readonly Color[],
  turn: number,
): readonly number[] {
  const turns = new Map<number, GameEvent[]>([[turn, []]]);
  let now = turn;
  for (const event of events) {
    if (event.type === 'turn') now = event.turnNumber;
    const own = turns.get(now);
    if (own) own.push(event);
    else turns.set(now, [event]);
  }
  return [...turns].flatMap(([number, own]) => (momentsOf(own, players).length > 0 ? [number] : []));
}
