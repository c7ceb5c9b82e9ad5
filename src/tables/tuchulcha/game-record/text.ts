/** A game as a text for people: docs/game-record.md. */
import type { Color } from '../../../games/tuchulcha/board.ts';
import { COLOR_LETTERS } from '../../../games/tuchulcha/notation.ts';
import type { LoggedAction, Occupant, Sitting } from '../../game-types.ts';
import { formatAction } from './action-text.ts';
import { VERSION } from './json-shape.ts';
import type { RecordedGame } from './recorded-game.ts';
import { type RecordedEnding, Replay } from './replay.ts';

/** Tags, a blank line, the turns; lines end in a line feed. Throws where the log does not replay. */
export const formatRecord = (game: RecordedGame): string =>
  `${[...formatTags(game), '', ...formatTurns(game)].join('\n')}\n`;

/** `[Name "value"]`, one a line, the value a JSON string. */
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
    tag('Trail', dice.trail),
    tag('Result', result),
    ...(reason === null ? [] : [tag('Reason', reason)]),
    ...game.sittings.map((sitting) => tag('Sitting', formatSitting(sitting))),
  ];
}

/** The tag of a color's seat: `Blue`. */
export const tagOf = (color: Color): string => color.charAt(0).toUpperCase() + color.slice(1);

/** The tags `Result` and `Reason`; a game that goes on has no reason. */
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

/** Who holds and plays a seat: `P1`, `P1+computer` (who plays for P1), `computer`, or `nobody`. */
function formatSitter({ occupant, standIn }: Pick<Sitting<'tuchulcha'>, 'occupant' | 'standIn'>): string {
  if (occupant === null) return 'nobody';
  if (occupant.kind === 'computer') return 'computer';
  return standIn ? `${occupant.userId}+computer` : occupant.userId;
}

/** The log as lines, one a turn: `1. b @2026-03-02T12:00:00.000Z table: (3-5) +4.25 P1: T-3 +1.5 T-5 +0.8 end`. Throws where the log does not replay. */
function formatTurns({ setup, log }: Pick<RecordedGame, 'setup' | 'log'>): readonly string[] {
  const replay = new Replay(setup);
  const lines: string[][] = [];
  let begun = 0;
  let before: LoggedAction<'tuchulcha'> | null = null;
  for (const entry of log) {
    const { turnNumber, position } = replay.state;
    if (turnNumber !== begun) {
      begun = turnNumber;
      before = null;
      lines.push([`${turnNumber}.`, COLOR_LETTERS[position.turn]]);
    }
    const word = formatAction(replay.state, entry.action);
    lines.at(-1)?.push(...timeOf(entry, before), ...actorOf(entry, before), ...interactionOf(entry), word);
    const refusal = replay.apply(entry.action);
    if (refusal) throw new Error(`entry ${entry.seq} of the log is refused: ${refusal.code}`);
    before = entry;
  }
  return lines.map((words) => words.join(' '));
}

/** A line begins with a time of its own; within it, what passed since the entry before. */
function timeOf(
  { at }: LoggedAction<'tuchulcha'>,
  before: LoggedAction<'tuchulcha'> | null,
): readonly string[] {
  if (!before) return [`@${at.toISOString()}`];
  const ms = at.getTime() - before.at.getTime();
  return ms === 0 ? [] : [`${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1000}`];
}

const actorOf = (
  { actor }: LoggedAction<'tuchulcha'>,
  before: LoggedAction<'tuchulcha'> | null,
): readonly string[] => (actor === before?.actor ? [] : [`${actor}:`]);

const interactionOf = ({ interactionId }: LoggedAction<'tuchulcha'>): readonly string[] =>
  interactionId === undefined ? [] : [`#${interactionId}`];
