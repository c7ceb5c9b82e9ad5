import { waysOf } from '../../games/tuchulcha/computer-players/hint.ts';
import { offers } from '../../games/tuchulcha/game.ts';
import { formatSteps } from '../../games/tuchulcha/notation.ts';
import type { GameState, Step } from '../../games/tuchulcha/types.ts';
import { type ServicesOf, VOTERS } from '../game-types.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { GameVotes, RatedWay } from '../table-game.ts';
import { applyRaceRequest, formatRequest, parseRequest, stepRequest } from './apply-request.ts';
import { withAnswers } from './settings.ts';
import type { TuchulchaRequest } from './types.ts';

/** More than anybody looks through; the judge thinks little of all others. */
const MOST_TURNS = 112;

/** A way with its steps; none where it is no turn. */
export interface RaceWay extends RatedWay {
  readonly steps: readonly Step[];
}

const decision = (request: TuchulchaRequest, chance: number): RaceWay => ({
  way: formatRequest(request),
  chance,
  moves: '',
  steps: [],
});

export const raceVotes: GameVotes<'tuchulcha'> = {
  ways: (state, services) => raceWays(state, services).map(({ steps: _, ...way }) => way),

  play(from, way, playing) {
    const request = parseRequest(way);
    const { color } = offers(from.state);
    const seat = playing.seats.find((one) => one.color === color);
    if (!request || !seat) return null;
    // Who votes for a turn wants it played to its end.
    const settings = withAnswers(DEFAULT_SETTINGS, { autoConfirm: true });
    const asked = applyRaceRequest(from, { person: { userId: VOTERS }, seat, settings, request, playing });
    return asked?.ok ? asked.progress : null;
  },
};

/** The judge's best first; of each change of role the best alone. */
export function raceWays(state: GameState, { judge }: ServicesOf<'tuchulcha'>): RaceWay[] {
  const { players } = state.position;
  const ways = waysOf(judge.byCount[players], state, MOST_TURNS).toSorted(
    (one, other) => other.chance - one.chance,
  );
  return ways.flatMap((way, index): RaceWay[] => {
    const { chance } = way;
    if (way.kind === 'devote') {
      const { devotion } = way;
      const best = ways.findIndex(
        (other) => other.kind === 'devote' && other.devotion.role === devotion.role,
      );
      return best === index ? [decision({ type: 'devote', devotion }, chance)] : [];
    }
    if (way.kind !== 'turn') return [decision({ type: way.kind }, chance)];
    const discard: Step[] = way.discard === null ? [] : [{ kind: 'discard', die: way.discard }];
    const steps = [...discard, ...way.steps];
    const request: TuchulchaRequest =
      steps.length === 0 ? { type: 'keep' } : { type: 'turn', steps: steps.map(stepRequest) };
    return [{ ...decision(request, chance), moves: formatSteps(steps, players), steps }];
  });
}
