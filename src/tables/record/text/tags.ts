/** The tags at a record's beginning: `[Name "value"]`, one a line, the value a JSON string. */
import { COLOR_LETTERS } from '../../../games/tuchulcha/notation.ts';
import type { Occupant, Sitting } from '../../table.ts';
import type { RecordedGame } from './recorded-game.ts';
import { formatEnding, formatSitter, formatTime, tagOf } from './values.ts';

/** Of the format. */
export const VERSION = '1';

/** Everything but the log. */
export type Head = Omit<RecordedGame, 'log'>;

/** Of a tag's name. */
const LONGEST = 20;

const tag = (name: string, value: string): string => `[${name} ${JSON.stringify(value)}]`;

export function formatTags(game: Head): readonly string[] {
  const { result, reason } = formatEnding(game.ending);
  const seated = new Set(game.seats.map(({ occupant }) => idOf(occupant)));
  const { dice } = game;
  return [
    tag('Haruspex', VERSION),
    tag('Game', game.game),
    tag('Table', game.id),
    tag('Number', String(game.number)),
    tag('Opened', formatTime(game.openedAt)),
    ...(game.endedAt ? [tag('Ended', formatTime(game.endedAt))] : []),
    tag('Players', game.setup.players.join()),
    tag('First', game.setup.first),
    ...game.seats.map(({ color, occupant }) => tag(tagOf(color), formatHolder(occupant))),
    ...game.people.filter(({ label }) => !seated.has(label)).map(({ label, name }) => tag(label, name ?? '')),
    ...(dice ? [tag('Commitment', dice.commitment)] : []),
    ...(dice?.secret ? [tag('Secret', dice.secret)] : []),
    ...(dice?.facts ? [tag('Facts', dice.facts)] : []),
    tag('Result', result),
    ...(reason === null ? [] : [tag('Reason', reason)]),
    ...game.sittings.map((sitting) => tag('Sitting', formatSitting(sitting))),
  ];
}

const idOf = (occupant: Occupant): string | null => (occupant.kind === 'person' ? occupant.userId : null);

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
    formatTime(sitting.at),
  ].join(' ');

export interface Tag {
  readonly name: string;
  readonly value: string;
  /** 1.. */
  readonly line: number;
}

const TAG = /^\[([A-Za-z][A-Za-z0-9]*) (".*")\]$/s;

export function readTag(text: string, line: number): Tag | null {
  const [, name, quoted] = TAG.exec(text) ?? [];
  if (!name || name.length > LONGEST || !quoted) return null;
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? { name, value, line } : null;
  } catch {
    return null;
  }
}
