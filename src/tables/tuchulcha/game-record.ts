/** A recorded game as JSON, and as a text for people: docs/game-record.md. */

import type { Color, Setup } from '../../games/tuchulcha/board.ts';
import { without } from '../../games/tuchulcha/dice.ts';
import { tuchulcha } from '../../games/tuchulcha/game.ts';
import { COLOR_LETTERS, formatDevotion, formatDice, formatStep } from '../../games/tuchulcha/notation.ts';
import {
  type Action,
  type EndReason,
  findGameOver,
  type GameState,
  type Move,
  type Step,
} from '../../games/tuchulcha/types.ts';
import { capitalized } from '../../text.ts';
import { type PublicDice, publicDice } from '../fairness/check.ts';
import {
  type Actor,
  type ClosedWhy,
  type LoggedAction,
  type Occupant,
  type Seat,
  type Sitting,
  VOTERS,
} from '../game-types.ts';
import type { TableOf } from '../table.ts';
import { type ReplayedEntry, replayLog, turnsIn } from './analysis/frames.ts';

/** Like a table, with labels instead of people's ids. They begin with `P`, unlike ids, so the same code reads logs and sittings. */
export interface RecordedGame {
  readonly id: string;
  readonly number: number;
  readonly game: 'tuchulcha';
  readonly openedAt: Date;
  readonly endedAt: Date | null;
  readonly ending: RecordedEnding;
  readonly setup: Setup;
  /** `P1`, `P2`…, without gaps. */
  readonly people: readonly RecordedPerson[];
  /** The last holders of the seats, in the order of the setup's players. */
  readonly seats: readonly Pick<Seat<'tuchulcha'>, 'color' | 'occupant'>[];
  readonly dice: PublicDice;
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  readonly sittings: readonly Sitting<'tuchulcha'>[];
}

interface RecordedPerson {
  /** `P1`, `P2`…, in the order in which they came to the table. */
  readonly label: string;
  /** Null if only the log mentions the person. */
  readonly name: string | null;
}

export type TableToRecord = Pick<
  TableOf<'tuchulcha'>,
  | 'id'
  | 'number'
  | 'game'
  | 'status'
  | 'closedWhy'
  | 'seats'
  | 'setup'
  | 'secret'
  | 'seatHistory'
  | 'facts'
  | 'createdAt'
  | 'updatedAt'
>;

/** The record of a table, null before the start. It has the secret only of a finished table. Throws if the log doesn't replay. */
export function recordedGame(
  table: TableToRecord,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting<'tuchulcha'>[],
): RecordedGame | null {
  const { id, number, game, setup, createdAt: openedAt } = table;
  const dice = publicDice(table);
  if (!setup || !dice) return null;
  const ending = endingOf(table, setup, log);
  const { people, occupant, actor } = labelsOf(table.seats, sittings, log);
  return {
    id,
    number,
    game,
    openedAt,
    ending,
    setup,
    people,
    endedAt: endedAt(table, ending, log),
    seats: setup.players.flatMap((color) => {
      const seat = table.seats.find((one) => one.color === color);
      return seat ? [{ color, occupant: occupant(seat.occupant) }] : [];
    }),
    dice,
    log: log.map((entry) => ({ ...entry, actor: actor(entry.actor) })),
    sittings: sittings.map((sitting) => ({
      ...sitting,
      occupant: sitting.occupant && occupant(sitting.occupant),
      standIn: sitting.standIn && sitting.occupant?.kind === 'person',
    })),
  };
}

function endingOf(
  { status, closedWhy }: TableToRecord,
  setup: Setup,
  log: readonly LoggedAction<'tuchulcha'>[],
): RecordedEnding {
  const over = findGameOver(replayLog(setup, log).at(-1)?.events ?? []);
  if (over) return { kind: 'over', winners: over.winners, reason: over.reason };
  return status === 'aborted' ? { kind: 'closed', why: closedWhy } : { kind: 'goesOn' };
}

function endedAt(
  table: TableToRecord,
  { kind }: RecordedEnding,
  log: readonly LoggedAction<'tuchulcha'>[],
): Date | null {
  if (kind === 'goesOn') return null;
  return (kind === 'over' ? log.at(-1)?.at : null) ?? table.updatedAt;
}

/**
 * Labels people in the order of the sittings (at the start: clockwise), then of the seats, then of the log. A person who held
 * several seats, or one twice, has one label. Of several names the seat's counts, or else the last sitting's.
 */
function labelsOf(
  seats: readonly Pick<Seat, 'occupant'>[],
  sittings: readonly Pick<Sitting<'tuchulcha'>, 'occupant'>[],
  log: readonly Pick<LoggedAction<'tuchulcha'>, 'actor'>[],
) {
  const names = new Map<string, string | null>();
  for (const { occupant } of [...sittings, ...seats]) {
    if (occupant?.kind === 'person') names.set(occupant.userId, occupant.name);
  }
  for (const { actor } of log) if (isPerson(actor) && !names.has(actor)) names.set(actor, null);
  const labels = new Map([...names.keys()].map((userId, index) => [userId, labelAt(index)]));
  const labelOf = (userId: string): string => {
    const label = labels.get(userId);
    if (!label) throw new Error('somebody without a label');
    return label;
  };
  return {
    people: [...names].map(([userId, name]) => ({ label: labelOf(userId), name: name || null })),
    actor: (actor: Actor): Actor => (isPerson(actor) ? labelOf(actor) : actor),
    occupant: (occupant: Occupant): Occupant =>
      occupant.kind === 'person'
        ? { kind: 'person', userId: labelOf(occupant.userId), name: names.get(occupant.userId) ?? '' }
        : occupant.kind === 'voters'
          ? { kind: 'voters', name: '' }
          : occupant,
  };
}

export const isPerson = (actor: Actor): boolean => !NOBODY.includes(actor);

const NOBODY: readonly Actor[] = ['computer', VOTERS, 'table'];

/** `P1`, `P2`…, by index from 0. */
export const labelAt = (index: number): string => `P${index + 1}`;

export type RecordedEnding =
  | { readonly kind: 'goesOn' }
  | { readonly kind: 'over'; readonly winners: readonly Color[]; readonly reason: EndReason }
  /** The game ended without a result; `why` is null if unknown. */
  | { readonly kind: 'closed'; readonly why: ClosedWhy | null };

/** The version of both formats. */
export const VERSION = 1;

/** One object, with a line per log entry and per other part. */
export function formatJson(game: RecordedGame): string {
  const { log, sittings, ...head } = written(game);
  const lines = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${[...lines, list('log', log), list('sittings', sittings)].join(',\n')}\n}\n`;
}

function list(key: string, entries: readonly unknown[]): string {
  if (entries.length === 0) return `  "${key}": []`;
  return `  "${key}": [\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
}

function written({ ending, dice, setup, log, ...game }: RecordedGame) {
  return {
    haruspex: VERSION,
    game: game.game,
    table: game.id,
    number: game.number,
    opened: game.openedAt.toISOString(),
    ended: game.endedAt?.toISOString() ?? null,
    result: ending.kind === 'over' ? { winners: [...ending.winners], reason: ending.reason } : null,
    closed: ending.kind === 'closed' ? (ending.why ?? 'unknown') : null,
    setup,
    people: [...game.people],
    seats: game.seats.map(({ color, occupant }) => ({ color, player: playerOf(occupant) })),
    dice,
    log: log.map(({ seq, actor, at, interactionId, action }) => ({
      seq,
      actor,
      at: at.toISOString(),
      ...(interactionId !== undefined && { interaction: interactionId }),
      action,
    })),
    sittings: game.sittings.map(({ seq, color, occupant, standIn, why, at }) => ({
      seq,
      color,
      player: occupant && playerOf(occupant),
      standIn,
      why,
      at: at.toISOString(),
    })),
  };
}

const playerOf = (occupant: Occupant): string =>
  occupant.kind === 'person' ? occupant.userId : occupant.kind;

/** Tags, a blank line, the turns; lines end in a line feed. Throws if the log doesn't replay. */
export const formatRecord = (game: RecordedGame): string =>
  `${[...formatTags(game), '', ...formatTurns(game)].join('\n')}\n`;

/** `[Name "value"]`, one per line, the value a JSON string. */
const tag = (name: string, value: string): string => `[${name} ${JSON.stringify(value)}]`;

function formatTags({ dice, setup, ...game }: RecordedGame): readonly string[] {
  const { result, reason } = formatEnding(game.ending);
  const seated = new Set(
    game.seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : [])),
  );
  return [
    tag('Haruspex', String(VERSION)),
    tag('Game', game.game),
    tag('Table', game.id),
    tag('Number', String(game.number)),
    tag('Opened', game.openedAt.toISOString()),
    ...(game.endedAt ? [tag('Ended', game.endedAt.toISOString())] : []),
    tag('Players', setup.players.join()),
    tag('First', setup.first),
    ...game.seats.map(({ color, occupant }) => tag(tagOf(color), formatHolder(occupant))),
    ...game.people.filter(({ label }) => !seated.has(label)).map(({ label, name }) => tag(label, name ?? '')),
    tag('Commitment', dice.commitment),
    ...(dice.secret ? [tag('Secret', dice.secret)] : []),
    tag('Facts', dice.facts),
    tag('SeatHistory', dice.seatHistory),
    tag('Result', result),
    ...(reason === null ? [] : [tag('Reason', reason)]),
    ...game.sittings.map((sitting) => tag('Sitting', formatSitting(sitting))),
  ];
}

/** The tag of a color's seat: `Blue`. */
export const tagOf = (color: Color): string => capitalized(color);

/** The tags `Result` and `Reason`; a running game has no reason. */
function formatEnding(ending: RecordedEnding): { readonly result: string; readonly reason: string | null } {
  if (ending.kind === 'goesOn') return { result: '*', reason: null };
  if (ending.kind === 'closed') return { result: '*', reason: ending.why ?? 'unknown' };
  return { result: ending.winners.map((color) => COLOR_LETTERS[color]).join(), reason: ending.reason };
}

/** `P1 Anna`, or `computer`. */
const formatHolder = (occupant: Occupant): string =>
  occupant.kind === 'person' ? `${occupant.userId} ${occupant.name}` : occupant.kind;

/** `0 b P1 start 2026-03-02T12:00:00.000Z`. */
const formatSitting = (sitting: Sitting<'tuchulcha'>): string =>
  [
    sitting.seq,
    COLOR_LETTERS[sitting.color],
    formatSitter(sitting),
    sitting.why,
    sitting.at.toISOString(),
  ].join(' ');

/** Holder and player of a seat: `P1`, `P1+computer` (which stands in for P1), `computer`, or `nobody`. */
function formatSitter({ occupant, standIn }: Pick<Sitting<'tuchulcha'>, 'occupant' | 'standIn'>): string {
  if (occupant === null) return 'nobody';
  if (occupant.kind !== 'person') return occupant.kind;
  return standIn ? `${occupant.userId}+computer` : occupant.userId;
}

/** The log, one line per turn: `1. b @2026-03-02T12:00:00.000Z table: (3-5) +4.25 P1: T-3 +1.5 end`. Throws if it doesn't replay. */
const formatTurns = ({ setup, log }: Pick<RecordedGame, 'setup' | 'log'>): readonly string[] =>
  turnsIn(replayLog(setup, log)).map((turn) => {
    const words = turn.flatMap((entry, at) => formatEntry(entry, turn[at - 1]));
    const { turnNumber, position } = turn[0].before;
    return [`${turnNumber}.`, COLOR_LETTERS[position.turn], ...words].join(' ');
  });

/** A line begins with an absolute time; the other times are relative to the previous entry. */
function formatEntry(entry: ReplayedEntry, last: ReplayedEntry | undefined): readonly string[] {
  const { at, actor, interactionId, before, action } = entry;
  const ms = last ? at.getTime() - last.at.getTime() : null;
  return [
    ...(ms === null
      ? [`@${at.toISOString()}`]
      : ms === 0
        ? []
        : [`${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1000}`]),
    ...(actor === last?.actor ? [] : [`${actor}:`]),
    ...(interactionId === undefined ? [] : [`#${interactionId}`]),
    formatAction(before, action),
  ];
}

function formatAction(state: GameState, action: Action): string {
  switch (action.type) {
    case 'roll':
      return `(${formatDice(action.dice)})`;
    case 'discard':
      return `!${action.die}`;
    case 'step':
      return formatStepWithDie(state, action.step);
    case 'devote':
      return `devote:${formatDevotion(action.devotion)}`;
    case 'resign':
      return `resign:${COLOR_LETTERS[action.color]}`;
    case 'confirm':
      return 'end';
    default:
      return action.type;
  }
}

/** The die is written if another remaining one could make the same step (on the way to the altar). */
function formatStepWithDie(state: GameState, step: Step): string {
  const written = formatStep(step, state.position.players);
  return step.kind === 'move' && canUseOtherDice(state, step) ? `${written}/${step.die}` : written;
}

const canUseOtherDice = (state: GameState, move: Move): boolean =>
  diceLeft(state).some(
    (die) => die !== move.die && tuchulcha.apply(state, { type: 'step', step: { ...move, die } }).ok,
  );

function diceLeft({ phase }: GameState): readonly number[] {
  if (phase.name !== 'moving') return [];
  const used = [phase.discarded, ...phase.steps.map(({ die }) => die)];
  return used.reduce<readonly number[]>(
    (left, die) => (die === null ? left : without(left, die)),
    phase.dice,
  );
}
