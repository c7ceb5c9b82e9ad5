import { type ChanceJudge, chanceWithMore } from '../../games/tuchulcha/computer-players/judges.ts';
import { devotionsOf } from '../../games/tuchulcha/devotion.ts';
import {
  type Devotion,
  type GameState,
  offers,
  type Position,
  roleOf,
  type Step,
} from '../../games/tuchulcha/index.ts';
import { formatSteps } from '../../games/tuchulcha/notation.ts';
import type { GameVotes, RatedWay } from '../game.ts';
import { type ServicesOf, VOTERS } from '../game-types.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { chanceOnceDecided } from './analysis/choices.ts';
import { applyRaceRequest, formatRequest, parseRequest, stepRequest } from './requests.ts';
import { usualJudge } from './season.ts';
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

/** The judge's best first. */
export const raceWays = (state: GameState, { judge = usualJudge }: ServicesOf<'tuchulcha'>): RaceWay[] =>
  waysOf(state, judge.byCount[state.position.players]).sort((one, other) => other.chance - one.chance);

function waysOf({ phase, position }: GameState, judge: ChanceJudge): RaceWay[] {
  switch (phase.name) {
    case 'before':
    case 'afterFall':
      return devotions(position, phase.name === 'afterFall', judge);
    case 'extra':
      return [
        decision({ type: 'roll' }, chanceWithMore(judge, position, phase.dice)),
        ...turns(position, phase.dice, judge),
      ];
    case 'discard':
      return turns(position, phase.dice, judge);
    case 'moving':
      return turns(phase.before, phase.dice, judge, phase.discarded);
    case 'over':
      return [];
  }
}

/** `discarded`: the die that Tuchulcha has discarded already. */
function turns(
  before: Position,
  dice: readonly number[],
  judge: ChanceJudge,
  discarded: number | null = null,
): RaceWay[] {
  const discards = roleOf(before, before.turn) === 'tuchulcha';
  return judge.bestTurns(before, dice, MOST_TURNS).flatMap(({ steps, chance }) => {
    if (discarded !== null && discards && steps[0]?.die !== discarded) return [];
    const line = discarded !== null && discards ? steps.slice(1) : steps;
    const moves = formatSteps(line, before.players);
    return [{ ...decision(requestOf(line), chance), moves, steps: line }];
  });
}

const requestOf = (line: readonly Step[]): TuchulchaRequest =>
  line.length === 0 ? { type: 'keep' } : { type: 'turn', steps: line.map(stepRequest) };

/** To stay as they are, and of each change of role the best. */
function devotions(position: Position, afterFall: boolean, judge: ChanceJudge): RaceWay[] {
  const chanceOf = (devotion: Devotion | null) => chanceOnceDecided(judge, { position, afterFall }, devotion);
  const staying = decision({ type: afterFall ? 'pass' : 'roll' }, chanceOf(null));
  const changes = devotionsOf(position, afterFall).map((devotion) => ({
    devotion,
    chance: chanceOf(devotion),
  }));
  const roles = [...new Set(changes.map(({ devotion }) => devotion.role))];
  return [
    staying,
    ...roles.map((role) => {
      const { devotion, chance } = changes
        .filter((change) => change.devotion.role === role)
        .reduce((one, other) => (other.chance > one.chance ? other : one));
      return decision({ type: 'devote', devotion }, chance);
    }),
  ];
}
