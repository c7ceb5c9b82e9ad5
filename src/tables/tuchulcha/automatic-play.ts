import * as z from 'zod';
import { COLORS, type Color, OPPOSITE, roleOf } from '../../games/tuchulcha/board.ts';
import { offers, settledPosition } from '../../games/tuchulcha/game.ts';
import type { Devotion, GameState } from '../../games/tuchulcha/types.ts';
import type { Actor, Seat as AnySeat, Parsed } from '../game-types.ts';
import type { Seated } from '../refusal.ts';
import { inOrder, isDesertedBy, isPlayedByComputer } from '../seats.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../settings.ts';
import type {
  PlayContext as AnyPlaying,
  Progress as AnyProgress,
  PlayInputs,
  RollDice,
} from '../table-game.ts';

/**
 * How a turn ends: `play`: with its last step, even a costly one; `ask`: the same, but a costly end is asked about; `show`: always a
 * tap of its own, with a way back.
 */
export const ENDINGS = ['play', 'ask', 'show'] as const;

export type TurnEnding = (typeof ENDINGS)[number];

/** Answers stored by version 1.0.0 have a switch instead. */
function withEnding(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('autoConfirm' in stored)) return stored;
  const { autoConfirm, ...answers } = stored;
  return { ...answers, ending: autoConfirm === true ? 'play' : 'ask' };
}

/** A person's automatic answers for all their tables, which aren't asked again. */
export const answersJson = z.preprocess(
  withEnding,
  z.strictObject({
    ending: z.enum(ENDINGS),
    /** The bot plays turns in which only one turn is possible. */
    autoPlay: z.boolean(),
    /** After doubles, the bot rolls another die. */
    alwaysRolls: z.boolean(),
    neverTuchulcha: z.boolean(),
    neverLasaVecuvia: z.boolean(),
  }),
);

export type AutomaticAnswers = Parsed<typeof answersJson>;

/** Answers that are on or off. */
export type AnswerSwitch = Exclude<keyof AutomaticAnswers, 'ending'>;

/** If a turn has no choice, nobody has to be asked. */
const USUAL_ANSWERS: AutomaticAnswers = {
  ending: 'ask',
  autoPlay: true,
  alwaysRolls: false,
  neverTuchulcha: false,
  neverLasaVecuvia: false,
};

const ALL_ANSWERED: AutomaticAnswers = {
  ending: 'play',
  autoPlay: true,
  alwaysRolls: true,
  neverTuchulcha: true,
  neverLasaVecuvia: true,
};

export const automaticAnswers = ({ games }: Pick<PersonSettings, 'games'>): AutomaticAnswers =>
  games.tuchulcha ?? USUAL_ANSWERS;

export const withAnswers = (settings: PersonSettings, given: Partial<AutomaticAnswers>): PersonSettings => ({
  ...settings,
  games: { ...settings.games, tuchulcha: { ...automaticAnswers(settings), ...given } },
});

type Seat = AnySeat<'tuchulcha'>;

type Seats = Playing['seats'];

type Playing = AnyPlaying<'tuchulcha'>;

type RacePlayInputs = Omit<PlayInputs<'tuchulcha'>, 'now'>;

type Progress = AnyProgress<'tuchulcha'>;

/** Two players sit opposite each other. */
export function freeColors(seats: readonly Seat[], size: number): Color[] {
  const [first] = seats;
  if (seats.length >= size) return [];
  if (size === 2 && first) return [OPPOSITE[first.color]];
  return COLORS.filter((color) => seats.every((seat) => seat.color !== color));
}

/** If two players don't sit opposite each other, the second (clockwise) changes the color. */
export function startingRaceSeats(seats: readonly Seat[]): Seated<'tuchulcha'> {
  const [first, second] = seats;
  if (seats.length === 2 && first && second && second.color !== OPPOSITE[first.color]) {
    return { ok: true, seats: inOrder(COLORS, [first, { ...second, color: OPPOSITE[first.color] }]) };
  }
  return { ok: true, seats: inOrder(COLORS, seats) };
}

/** Unconfirmed steps put nobody out: a player who loses their last haruspex has yet to confirm it. */
export const isColorInGame = (state: GameState, color: Color): boolean =>
  roleOf(settledPosition(state), color) !== 'out';

const nobodyIsThere = (state: GameState, seats: Seats): boolean =>
  isDesertedBy(seats, ({ color }) => isColorInGame(state, color));

export const canAutoPlayRace = (state: GameState, playing: RacePlayInputs): boolean => {
  const { color } = offers(state);
  if (color === null || nobodyIsThere(state, playing.seats)) return false;
  return nothingToDecide(state, playing) !== null || computerToAct(playing.seats, color);
};

/**
 * Plays on while no person has anything to decide: rolls if there is nothing to choose before the roll, passes if no die can be
 * used, and lets a computer player finish one turn.
 */
export const autoPlayRace = (from: Progress, playing: Playing): Progress =>
  playOn(
    from,
    playing,
    (now) => now.turnNumber <= from.state.turnNumber + 1 && !nobodyIsThere(now, playing.seats),
  );

function playOn(from: Progress, playing: Playing, goesOn: (state: GameState) => boolean): Progress {
  let progress = from;
  while (goesOn(progress.state)) {
    const next = forced(progress, playing) ?? computed(progress, playing);
    if (!next) return progress;
    progress = next;
  }
  return progress;
}

export function playRaceTurnFor(from: Progress, playing: Playing): Progress {
  const { color } = offers(from.state);
  const seats = playing.seats.map((seat) =>
    seat.color === color ? ({ color, occupant: { kind: 'computer' } } as const) : seat,
  );
  return playOn(from, { ...playing, seats }, (now) => now.turnNumber === from.state.turnNumber);
}

type Forced = 'roll' | 'pass' | 'onlyTurn';

/** Done without asking: there is no choice, or the player has an automatic answer. */
function nothingToDecide(state: GameState, { seats, settings, terms }: RacePlayInputs): Forced | null {
  const offered = offers(state);
  const seat = seats.find(({ color }) => color === offered.color);
  const holder = seat?.occupant.kind === 'person' ? seat.occupant.userId : null;
  const answered = seat && !isPlayedByComputer(seat) ? answersAt(seat, settings) : null;
  const neverDevotes = holder !== null && terms.neverAsked.includes(holder);
  const devotes = offered.devotions.some(
    ({ role }) => !neverDevotes && !(answered && declines(answered, role)),
  );
  if (state.phase.name === 'before' && offered.roll > 0 && !devotes) return 'roll';
  if (state.phase.name === 'extra' && answered?.alwaysRolls) return 'roll';
  if (state.phase.name === 'afterFall' && !devotes) return 'pass';
  if (state.phase.name !== 'moving' || offered.undo) return null;
  const isBlocked = offered.confirm && offered.steps.length === 0;
  return offered.onlyTurn && (isBlocked || answered?.autoPlay) ? 'onlyTurn' : null;
}

function answersAt({ occupant }: Seat, settings: RacePlayInputs['settings']): AutomaticAnswers {
  if (occupant.kind !== 'person') return USUAL_ANSWERS;
  return settings === null
    ? ALL_ANSWERED
    : automaticAnswers(settings.get(occupant.userId) ?? DEFAULT_SETTINGS);
}

const declines = (answers: AutomaticAnswers, role: Devotion['role']): boolean =>
  role === 'tuchulcha' ? answers.neverTuchulcha : answers.neverLasaVecuvia;

function forced(progress: Progress, playing: Playing): Progress | null {
  switch (nothingToDecide(progress.state, playing)) {
    case 'roll':
      return roll(progress, 'table', playing.dice);
    case 'pass':
      return progress.andSurely('table', { type: 'pass' });
    case 'onlyTurn':
      return onlyLine(progress, 'table');
    default:
      return null;
  }
}

export function roll(progress: Progress, actor: Actor, dice: RollDice): Progress {
  const { state, interactionId } = progress;
  return progress.andSurely(actor, {
    type: 'roll',
    dice: dice(offers(state).roll, { number: state.rolls, interactionId }),
  });
}

/** The line of a turn with only one possible end: its steps and the confirmation. Null if there is a choice. */
export function onlyLine(progress: Progress, actor: Actor): Progress | null {
  const { onlyTurn } = offers(progress.state);
  if (!onlyTurn) return null;
  const played = onlyTurn.reduce((so, step) => so.andSurely(actor, { type: 'step', step }), progress);
  return played.andSurely(actor, { type: 'confirm' });
}

function computed(progress: Progress, { seats, dice, terms, services }: Playing): Progress | null {
  const { color } = offers(progress.state);
  if (!color || !computerToAct(seats, color)) return null;
  const action = services.computer(progress.state, terms.level);
  if (action.type === 'roll') return roll(progress, 'computer', dice);
  return progress.andSurely('computer', action);
}

const computerToAct = (seats: Seats, color: Seats[number]['color']): boolean => {
  const seat = seats.find((one) => one.color === color);
  return seat !== undefined && isPlayedByComputer(seat);
};
