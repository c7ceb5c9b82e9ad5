/** Small things as a record writes them: times, colors, players of seats, how a game ended. */
import { z } from 'zod';
import { COLORS, type Color } from '../../../games/tuchulcha/board.ts';
import { COLOR_LETTERS, colorOfLetter } from '../../../games/tuchulcha/notation.ts';
import type { EndReason } from '../../../games/tuchulcha/types.ts';
import type { ClosedWhy, Occupant, Sitting } from '../../game-types.ts';
import type { Ending } from './replay.ts';

/** The version of the format that is written. */
export const VERSION = 2;
/** Those that are read. In version 1 no entry of the log has an interaction. */
export const VERSIONS = [1, VERSION] as const;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** `2026-03-02T12:00:00.000Z`. */
export const formatTime = (time: Date): string => time.toISOString();

export function parseTime(text: string): Date | null {
  if (!TIME.test(text)) return null;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text ? time : null;
}

/** A time in a text that is read with zod. */
export const timeText = z.string().transform((text, context) => {
  const parsed = parseTime(text);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'no time' });
  return z.NEVER;
});

/** Whether a time can be written: the years 0 to 9999. */
export function isWritable(ms: number): boolean {
  const time = new Date(ms);
  return !Number.isNaN(time.getTime()) && TIME.test(time.toISOString());
}

/** The tag of a color's seat: `Blue`. */
export const tagOf = (color: Color): string => color.charAt(0).toUpperCase() + color.slice(1);

export const colorOfTag = (tag: string): Color | undefined => COLORS.find((color) => tagOf(color) === tag);

export const LABEL = /^P[1-9]\d{0,5}$/;
export const TABLE_ID = /^\w{1,40}$/;
/** Of a message or an interaction. */
export const ID = /^\d{1,20}$/;
/** 256 bits. */
export const HEX = /^[0-9a-f]{64}$/;

export const END_REASONS = [
  'tuchulchaWins',
  'allSealed',
  'lastInGame',
  'colorFinished',
] as const satisfies readonly EndReason[];
export const CLOSED_WHY = [
  'opener',
  'admin',
  'agreed',
  'idle',
  'expired',
] as const satisfies readonly ClosedWhy[];
const UNKNOWN = 'unknown';
/** The result of a game that has none. */
const NO_RESULT = '*';

/** The tags `Result` and `Reason`; a game that goes on has no reason. */
export function formatEnding(ending: Ending): { readonly result: string; readonly reason: string | null } {
  if (ending.kind === 'goesOn') return { result: NO_RESULT, reason: null };
  if (ending.kind === 'closed') return { result: NO_RESULT, reason: ending.why ?? UNKNOWN };
  return { result: ending.winners.map((color) => COLOR_LETTERS[color]).join(), reason: ending.reason };
}

export function parseEnding(result: string, reason: string | null): Ending | null {
  if (result === NO_RESULT) {
    if (reason === null) return { kind: 'goesOn' };
    const why = CLOSED_WHY.find((one) => one === reason);
    return why || reason === UNKNOWN ? { kind: 'closed', why: why ?? null } : null;
  }
  const winners = result.split(',').map(colorOfLetter);
  const known = END_REASONS.find((one) => one === reason);
  if (!known || !winners.every((color) => color !== undefined)) return null;
  return { kind: 'over', winners, reason: known };
}

/** Who holds and plays a seat: `P1`, `P1+computer` (who plays for P1), `computer`, or `nobody`. */
export function formatSitter({
  occupant,
  standIn,
}: Pick<Sitting<'tuchulcha'>, 'occupant' | 'standIn'>): string {
  if (occupant === null) return 'nobody';
  if (occupant.kind === 'computer') return 'computer';
  return standIn ? `${occupant.userId}+computer` : occupant.userId;
}

/** `person`: by label, null where nobody has it. */
export function parseSitter(
  text: string,
  person: (label: string) => Occupant | null,
): Pick<Sitting<'tuchulcha'>, 'occupant' | 'standIn'> | null {
  if (text === 'nobody') return { occupant: null, standIn: false };
  if (text === 'computer') return { occupant: { kind: 'computer' }, standIn: false };
  const standIn = text.endsWith('+computer');
  const occupant = person(standIn ? text.slice(0, -'+computer'.length) : text);
  return occupant && { occupant, standIn };
}
