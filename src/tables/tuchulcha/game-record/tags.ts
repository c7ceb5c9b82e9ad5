/** The tags at a record's beginning: `[Name "value"]`, one a line, the value a JSON string. */

import { z } from 'zod';
import { COLORS, type Color } from '../../../games/tuchulcha/board.ts';
import { COLOR_LETTERS, colorOfLetter, err, ok, type Result } from '../../../games/tuchulcha/notation.ts';
import type { Setup } from '../../../games/tuchulcha/position.ts';
import type { Occupant, Sitting } from '../../game-types.ts';
import { flawOf, type RecordFlaw, type RecordFlawCode } from './flaw.ts';
import { labelAt, peopleByLabel, type RecordedGame, type RecordedPerson } from './recorded-game.ts';
import { isSetup } from './replay.ts';
import {
  colorOfTag,
  formatEnding,
  formatSitter,
  formatTime,
  HEX,
  LABEL,
  parseEnding,
  parseSitter,
  parseTime,
  TABLE_ID,
  tagOf,
  timeText,
  VERSION,
  VERSIONS,
} from './values.ts';

/** Everything but the log. */
export type Head = Omit<RecordedGame, 'log'>;

/** Characters of a tag's name. */
const LONGEST = 20;

const tag = (name: string, value: string): string => `[${name} ${JSON.stringify(value)}]`;

export function formatTags(game: Head): readonly string[] {
  const { result, reason } = formatEnding(game.ending);
  const seated = new Set(game.seats.map(({ occupant }) => idOf(occupant)));
  const { dice } = game;
  return [
    tag('Haruspex', String(VERSION)),
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
    ...(dice && dice.trail !== null ? [tag('Trail', dice.trail)] : []),
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

const SITTING = 'Sitting';

const number = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})$/)
  .transform(Number);
const color = z.enum(COLORS);
/** The tags that stand once in every record, and those that may. */
const plainTags = z.strictObject({
  Haruspex: z.literal(VERSIONS.map(String)),
  Game: z.literal('tuchulcha'),
  Table: z.string().regex(TABLE_ID),
  Number: number,
  Opened: timeText,
  Ended: timeText.optional(),
  Players: z
    .string()
    .transform((text) => text.split(',', 5))
    .pipe(z.array(color)),
  First: color,
  Commitment: z.string().regex(HEX).optional(),
  Secret: z.string().regex(HEX).optional(),
  Facts: z.string().min(1).optional(),
  Trail: z.string().optional(),
  Result: z.string(),
  Reason: z.string().optional(),
});

type PlainTags = z.output<typeof plainTags>;
type Read<T> = Result<T, RecordFlaw>;

/** `end`: the line at which a missing tag is missed. */
export function parseHead(tags: readonly Tag[], end: number): Read<Head> {
  const plain = parsePlain(tags, end);
  if (!plain.ok) return plain;
  const {
    Players,
    First,
    Commitment,
    Secret = null,
    Facts = null,
    Trail = null,
    Ended,
    ...values
  } = plain.value;
  const setup: Setup = { players: Players, first: First };
  if (!isSetup(setup)) return badTag(tags, 'Players', end);
  if (!Commitment && (Secret ?? Facts ?? Trail) !== null)
    return err(flawOf('missingTag', { line: end, found: 'Commitment' }));
  const ending = parseEnding(values.Result, values.Reason ?? null);
  if (!ending) return badTag(tags, 'Result', end);
  if ((ending.kind === 'goesOn') !== (Ended === undefined))
    return badTag(tags, Ended ? 'Ended' : 'Result', end);
  const seated = parseSeats(tags, setup, end);
  if (!seated.ok) return seated;
  const sittings = parseSittings(tags, setup, seated.value.people);
  if (!sittings.ok) return sittings;
  return ok({
    id: values.Table,
    number: values.Number,
    game: values.Game,
    openedAt: values.Opened,
    ending,
    setup,
    ...seated.value,
    endedAt: Ended ?? null,
    dice: Commitment ? { commitment: Commitment, secret: Secret, facts: Facts, trail: Trail } : null,
    sittings: sittings.value,
  });
}

const atTag = (code: RecordFlawCode, { name, line }: Tag) => err(flawOf(code, { line, found: name }));

function badTag(tags: readonly Tag[], name: string, end: number) {
  const tag = tags.find((one) => one.name === name);
  return tag ? atTag('badValue', tag) : err(flawOf('missingTag', { line: end, found: name }));
}

const isPlain = ({ name }: Tag): boolean => name !== SITTING && !LABEL.test(name) && !colorOfTag(name);

function parsePlain(tags: readonly Tag[], end: number): Read<PlainTags> {
  const twice = told(tags.filter(({ name }) => name !== SITTING));
  if (twice) return atTag('doubleTag', twice);
  const plain = tags.filter(isPlain);
  const parsed = plainTags.safeParse(Object.fromEntries(plain.map(({ name, value }) => [name, value])));
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  const tag = plain.find((one) => one.name === name);
  if (!tag) return err(flawOf('missingTag', { line: end, found: String(name) }));
  if (tag.name === 'Haruspex') return atTag('version', tag);
  return atTag(issue?.code === 'unrecognized_keys' ? 'unknownTag' : 'badValue', tag);
}

/** The first tag whose name has been told before. */
function told(tags: readonly Tag[]): Tag | undefined {
  const names = new Set<string>();
  return tags.find(({ name }) => names.size === names.add(name).size);
}

function parseSeats(
  tags: readonly Tag[],
  { players }: Setup,
  end: number,
): Read<Pick<RecordedGame, 'seats' | 'people'>> {
  const people: RecordedPerson[] = [];
  const seats: { color: Color; occupant: Occupant }[] = [];
  for (const tag of tags) {
    const color = colorOfTag(tag.name);
    if (color) {
      if (!players.includes(color)) return atTag('unknownTag', tag);
      const occupant = parseHolder(tag.value);
      if (!occupant) return atTag('badValue', tag);
      seats.push({ color, occupant });
      if (occupant.kind === 'person') people.push({ label: occupant.userId, name: occupant.name || null });
    } else if (LABEL.test(tag.name)) {
      people.push({ label: tag.name, name: tag.value || null });
    }
  }
  for (const color of players) {
    if (!seats.some((seat) => seat.color === color)) {
      return err(flawOf('missingTag', { line: end, found: color }));
    }
  }
  people.sort((one, other) => Number(one.label.slice(1)) - Number(other.label.slice(1)));
  const wrong = people.find(({ label }, index) => label !== labelAt(index));
  if (wrong) return atTag('badValue', tagOfLabel(tags, wrong.label));
  return ok({ people, seats: players.flatMap((color) => seats.filter((seat) => seat.color === color)) });
}

/** The last that tells of it: of two, the second is the one too many. */
function tagOfLabel(tags: readonly Tag[], label: string): Tag {
  const tag = tags.findLast(
    ({ name, value }) => name === label || (colorOfTag(name) && labelIn(value) === label),
  );
  if (!tag) throw new Error(`${label} was read from no tag`);
  return tag;
}

/** `P1 Anna`, or `computer`. */
function parseHolder(text: string): Occupant | null {
  if (text === 'computer') return { kind: 'computer' };
  const label = labelIn(text);
  return LABEL.test(label) ? { kind: 'person', userId: label, name: text.slice(label.length + 1) } : null;
}

const labelIn = (text: string): string => text.slice(0, Math.max(text.indexOf(' '), 0));

const WHY: readonly Sitting<'tuchulcha'>['why'][] = ['start', 'handedOver', 'standIn', 'back', 'removed'];

function parseSittings(
  tags: readonly Tag[],
  { players }: Setup,
  people: readonly RecordedPerson[],
): Read<readonly Sitting<'tuchulcha'>[]> {
  const sittings: Sitting<'tuchulcha'>[] = [];
  const personOf = peopleByLabel(people);
  for (const tag of tags) {
    if (tag.name !== SITTING) continue;
    const sitting = parseSitting(tag.value, personOf);
    if (!sitting || !players.includes(sitting.color)) return atTag('badValue', tag);
    sittings.push(sitting);
  }
  return ok(sittings);
}

function parseSitting(
  text: string,
  personOf: (label: string) => Occupant | null,
): Sitting<'tuchulcha'> | null {
  const [seq = '', letter, who = '', reason, when = '', ...more] = text.split(' ', 6);
  const color = colorOfLetter(letter);
  const at = parseTime(when);
  const why = WHY.find((one) => one === reason);
  const sitter = parseSitter(who, personOf);
  if (!/^(0|[1-9]\d{0,6})$/.test(seq) || !color || !at || !why || !sitter || more.length > 0) return null;
  return { seq: Number(seq), color, ...sitter, why, at };
}
