import { bacchanalia, type Color, type GameEvent } from '../../games/bacchanalia/index.ts';
import type { LoggedAction, Occupant, Sitting } from '../game-types.ts';
import { type FinishedGame, type GameResult, holderAt, type Placing } from '../results/result.ts';

interface Entry extends LoggedAction<'bacchanalia'> {
  readonly events: readonly GameEvent[];
}

/** How a story ended: who told it, to which end. It is no contest: nobody has a rank. */
export function storyResult({ setup, log, sittings }: FinishedGame<'bacchanalia'>): GameResult {
  let state = bacchanalia.start(setup);
  const entries = log.map((entry): Entry => {
    const applied = bacchanalia.apply(state, entry.action);
    if (!applied.ok) throw new Error(`Action ${entry.seq} of the log is refused: ${applied.refusal.code}`);
    state = applied.state;
    return { ...entry, events: applied.events };
  });
  if (bacchanalia.winners(state) === null) throw new Error('The log does not come to the end of the game.');
  return {
    players: setup.players.length,
    turns: state.turnNumber,
    reason: 'allTold',
    faces: [0, 0, 0, 0, 0, 0],
    placings: setup.players.flatMap((color) => placingsOf(color, entries, sittings)),
  };
}

/** Everybody who told a tale with the color, or had it at the end. */
function placingsOf(color: Color, entries: readonly Entry[], sittings: readonly Sitting[]): Placing[] {
  const own = sittings.filter((sitting) => sitting.color === color);
  const people = own.flatMap(({ occupant }) => (occupant?.kind === 'person' ? [occupant] : []));
  const tellers = new Map<string, Extract<Occupant, { kind: 'person' }>>();
  for (const person of people) tellers.set(person.userId, person);
  const first = people[0]?.userId;
  const end = entries.at(-1)?.seq ?? 0;
  const ending = entries.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'ended' && event.color === color ? [event] : [])),
  )[0];
  return [...tellers.values()].flatMap((player): Placing[] => {
    const told = entries.flatMap(({ seq, events }) =>
      events.filter(
        (event) =>
          event.type === 'told' && event.color === color && holderAt(sittings, color, seq) === player.userId,
      ),
    );
    const stayed = holderAt(sittings, color, end) === player.userId;
    if (told.length === 0 && !stayed && player.userId !== first) return [];
    const left = entries.some(({ events }) =>
      events.some((event) => event.type === 'left' && event.color === color),
    );
    const tales = told.filter((event) => event.type === 'told' && event.kind !== 'question').length;
    return [
      {
        color,
        player,
        rank: null,
        won: false,
        part: player.userId !== first ? 'substitute' : stayed && !left ? 'whole' : 'left',
        turns: tales,
        dice: 0,
        pips: 0,
        deeds: { tales, ending: stayed && ending ? ending.kind : null },
      },
    ];
  });
}
