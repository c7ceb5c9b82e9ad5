import * as z from 'zod';
import { replay } from '../../src/games/game.ts';
import type { GameJson } from '../../src/storage/game-storage.ts';
import type { Seat } from '../../src/tables/game-types.ts';
import type { Placing } from '../../src/tables/results/result.ts';
import { inOrder, isPlayedByComputer } from '../../src/tables/seats.ts';
import type { Progress, TableGame } from '../../src/tables/table-game.ts';
import {
  type Action,
  COLORS,
  type Color,
  type Event,
  nim,
  other,
  type Refusal,
  type Setup,
  type State,
} from './rules.ts';

declare module '../../src/tables/game-types.ts' {
  interface Games {
    readonly nim: {
      readonly color: Color;
      readonly setup: Setup;
      readonly state: State;
      readonly action: Action;
      readonly event: Event;
      readonly refusal: Refusal;
      readonly request: Action;
      readonly terms: object;
      readonly services: object;
      readonly deeds: { readonly stones: number };
      readonly career: { readonly stones: number };
    };
  }
}

const color = z.enum(COLORS);
const players = z.array(color);

export const nimJson: GameJson<'nim'> = {
  terms: z.strictObject({}),
  setup: z.strictObject({ players, first: color }),
  action: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('take'), stones: z.int() }),
    z.strictObject({ type: z.literal('leave'), color }),
  ]),
  state: z.strictObject({
    players,
    turn: color,
    turnNumber: z.int(),
    left: z.int(),
    winner: color.nullable(),
  }),
  deeds: z.strictObject({ stones: z.int() }),
};

const toAct = ({ turn, winner }: State): Color | null => (winner ? null : turn);

const isAwayToAct = (state: State, seats: readonly Seat[]): boolean =>
  seats.some((seat) => seat.color === toAct(state) && isPlayedByComputer(seat));

const takeOne = (from: Progress<'nim'>): Progress<'nim'> =>
  from.andSurely('table', { type: 'take', stones: 1 });

export const nimTable: TableGame<'nim'> = {
  name: 'nim',
  rules: nim,
  colors: COLORS,
  sizes: { least: 2, most: 2 },
  hasComputers: false,
  choosesColors: false,
  terms: {
    opening: () => ({}),
    again: () => ({}),
    withoutPerson: () => ({}),
    shared: () => ({}),
    own: () => null,
  },
  freeColors: (seats) => COLORS.filter((one) => seats.every((seat) => seat.color !== one)),
  startingSeats: (seats) => ({ ok: true, seats: inOrder(COLORS, seats) }),
  setUp: (players, first) => ({ players, first }),
  toAct,
  next: (state) => (state.winner ? null : other(state, state.turn)),
  isInGame: () => true,
  endOf: (log) => log.at(-1) ?? null,
  applyRequest(begun, { person, request }) {
    const done = begun.and(person.userId, request);
    return done.ok ? { ok: true, progress: done.progress } : done;
  },
  leaving: (one) => ({ type: 'leave', color: one }),
  canAutoPlay: (state, { seats }) => isAwayToAct(state, seats),
  autoPlay(from, { seats }) {
    let progress = from;
    while (isAwayToAct(progress.state, seats)) progress = takeOne(progress);
    return progress;
  },
  playTurnFor: takeOne,
  chances: () => [],
  isContest: true,
  titles: ['luckiest'],
  career: { none: { stones: 0 }, add: (sum, { stones }) => ({ stones: sum.stones + stones }) },
  resultOf({ setup, log, sittings }) {
    const { state, events } = replay(
      nim,
      setup,
      log.map(({ action }) => action),
    );
    const placings = setup.players.map((seat): Placing => {
      const occupant = sittings.findLast(({ color }) => color === seat)?.occupant ?? { kind: 'computer' };
      const own = events.flatMap((event) =>
        event.type === 'took' && event.color === seat ? [event.stones] : [],
      );
      const won = state.winner === seat;
      const stones = own.reduce((sum, taken) => sum + taken, 0);
      return {
        ...{ color: seat, player: occupant, part: 'whole', rank: won ? 1 : 2, won },
        ...{ turns: own.length, dice: 0, pips: 0, deeds: { stones } },
      };
    });
    return {
      players: placings.length,
      turns: state.turnNumber,
      reason: 'lastStone',
      faces: [0, 0, 0, 0, 0, 0],
      placings: placings.sort((one, other) => Number(other.won) - Number(one.won)),
    };
  },
};
