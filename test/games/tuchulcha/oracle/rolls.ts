import { entry, type Letter, type Role, ring, roleOf, type State, stoneOf } from './position.ts';
import type { Random } from './random.ts';

/** Every roll that §3 allows, each as ascending dice. */
export function everyRoll(players: number, role: Role): number[][] {
  const pairs = (dice: number[][]): number[][] => dice.filter((roll) => new Set(roll).size < roll.length);
  if (role !== 't') return [...ascending(2), ...pairs(ascending(3))];
  return players === 4 ? ascending(4) : [...ascending(3), ...pairs(ascending(4))];
}

function ascending(many: number): number[][] {
  if (many === 0) return [[]];
  return ascending(many - 1).flatMap((dice) =>
    [1, 2, 3, 4, 5, 6].filter((die) => die >= (dice.at(-1) ?? 1)).map((die) => [...dice, die]),
  );
}

/**
 * As many dice as may be rolled (§3), with far more doubles than real dice give. `aimed` (0..1): the probability that each die
 * brings somebody to a certain stone held by another color.
 */
export function randomRoll(random: Random, state: State, aimed: number): number[] {
  const distances = distancesToOneTarget(random, state);
  const one = (): number =>
    distances.length > 0 && random.chance(aimed) ? random.pick(distances) : random.between(1, 6);
  const withDouble = (dice: number[]): number[] => random.shuffle([...dice, random.pick(dice)]);

  if (roleOf(state, state.turn) === 't') {
    if (state.players === 4)
      return random.chance(0.4) ? withDouble([one(), one(), one()]) : [one(), one(), one(), one()];
    const three = random.chance(0.5) ? withDouble([one(), one()]) : [one(), one(), one()];
    return new Set(three).size < 3 && random.chance(0.6) ? random.shuffle([...three, one()]) : three;
  }
  const two = random.chance(0.4) ? withDouble([one()]) : [one(), one()];
  return new Set(two).size < 2 && random.chance(0.7) ? random.shuffle([...two, one()]) : two;
}

/** The dice that would bring each haruspex of one color to one stone, both drawn at random, with a liking for many. */
function distancesToOneTarget(random: Random, state: State): number[] {
  const movable = [...state.roles.keys()].filter(
    (color) => color === state.turn || roleOf(state, color) === 'x',
  );
  const attacker = random.pick([state.turn, ...movable]);
  const held = state.haruspexes
    .filter((one) => one.color !== attacker && roleOf(state, one.color) !== 't')
    .map((one) => stoneOf(state, one))
    .filter((stone) => stone !== null);
  const targets = [...new Set(held)]
    .map((stone) => distances(state, attacker, stone))
    .filter((dice) => dice.length > 0);
  const longestFirst = random.shuffle(targets).sort((one, other) => other.length - one.length);
  return longestFirst[random.chance(0.6) ? 0 : random.between(0, targets.length - 1)] ?? [];
}

function distances(state: State, attacker: Letter, target: number): number[] {
  return state.haruspexes
    .filter((one) => one.color === attacker)
    .map((one) => (one.place === 'temple' ? entry(state, attacker) - 1 : stoneOf(state, one)))
    .filter((stone) => stone !== null)
    .map((stone) => (target - stone + ring(state)) % ring(state))
    .filter((distance) => distance >= 1 && distance <= 6);
}
