/** Parses a game from JSON (docs/game-record.md) by any program. */
import * as z from 'zod';
import { COLORS, type Setup } from '../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../src/games/tuchulcha/game.ts';
import { err, ok, type Result } from '../src/games/tuchulcha/notation.ts';
import type { EndReason, GameEvent, Refusal } from '../src/games/tuchulcha/types.ts';
import { action, color, setup } from '../src/storage/tuchulcha/json.ts';
import { type ClosedWhy, type Occupant, type Seat, type Sitting, VOTERS } from '../src/tables/game-types.ts';
import {
  isPerson,
  labelAt,
  type RecordedEnding,
  type RecordedGame,
  VERSION,
} from '../src/tables/tuchulcha/game-record.ts';
import { refusalWords } from './engine/refusal-words.ts';

// No game comes near these limits; they bound the cost of reading a stranger's file.

/** Maximum characters of a text, or of JSON. */
export const MAX_CHARACTERS = 16_000_000;

const MAX_ENTRIES = 50_000;

const MAX_SITTINGS = 10_000;

/** The game in JSON, or its first error. Accepts any text. */
export function parseJsonRecord(text: string): Result<RecordedGame, RecordFlaw> {
  if (text.length > MAX_CHARACTERS) return err(flawOf('tooLong', { line: 1 }));
  const value = parseJson(text);
  if (!value.ok) return value;
  const twice = keyToldTwice(text);
  if (twice) return err(flawOf('doubleKey', twice));
  const flaw = whyNotOurs(value.value);
  if (flaw) return err(flaw);
  const parsed = gameJson.safeParse(value.value);
  if (!parsed.success) return err(ofIssue(parsed.error.issues[0]));
  const built = build(parsed.data);
  return built.ok ? checked(built.value) : built;
}

function parseJson(text: string): Result<unknown, RecordFlaw> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const read = position === undefined ? text : text.slice(0, Number(position) + 1);
    return err(flawOf('unreadable', { line: read.trimEnd().split('\n').length }));
  }
}

/** For valid JSON: the first duplicate key in an object, of which `JSON.parse` would keep the last. */
function keyToldTwice(text: string): { readonly line: number; readonly found: string } | null {
  const open: Set<string>[] = [];
  let line = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') line += 1;
    // For an array, it stays empty.
    else if (sign === '{' || sign === '[') open.push(new Set());
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === '"') {
      const end = endOfString(text, at);
      AFTER_KEY.lastIndex = end;
      if (AFTER_KEY.test(text)) {
        const key: unknown = JSON.parse(text.slice(at, end));
        const keys = open.at(-1);
        if (typeof key === 'string' && keys?.size === keys?.add(key).size) return { line, found: key };
      }
      at = end - 1;
    }
  }
  return null;
}

const AFTER_KEY = /\s*:/y;

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Another format, or another version. */
function whyNotOurs(value: unknown): RecordFlaw | null {
  if (typeof value !== 'object' || value === null || !('haruspex' in value))
    return flawOf('notARecord', { line: 1 });
  return value.haruspex === VERSION ? null : flawOf('version', { path: 'haruspex' });
}

function ofIssue(
  issue: { readonly code?: string; readonly path: readonly PropertyKey[] } | undefined,
): RecordFlaw {
  const path = issue?.path.map(String).join('.') ?? '';
  const code = issue?.code === 'too_big' && (path === 'log' || path === 'people' || path === 'sittings');
  return flawOf(code ? 'tooLong' : 'badValue', { path });
}

const at = (code: RecordFlawCode, path: string) => err(flawOf(code, { path }));

function build({ people, setup, ...json }: RecordJson): Result<RecordedGame, RecordFlaw> {
  if (!isSetup(setup)) return at('badValue', 'setup');
  if (people.some(({ label }, index) => label !== labelAt(index))) return at('badValue', 'people');
  const personOf = peopleByLabel(people);
  const occupantOf = (player: string): Occupant | null =>
    player === 'computer'
      ? { kind: 'computer' }
      : player === VOTERS
        ? { kind: 'voters', name: '' }
        : personOf(player);
  const seats: Pick<Seat<'tuchulcha'>, 'color' | 'occupant'>[] = [];
  for (const [index, { color, player }] of json.seats.entries()) {
    const occupant = occupantOf(player);
    if (!occupant) return at('unknownPerson', `seats.${index}.player`);
    seats.push({ color, occupant });
  }
  if (seats.map(({ color }) => color).join() !== setup.players.join()) return at('badValue', 'seats');
  const sittings: Sitting<'tuchulcha'>[] = [];
  for (const [index, { player, ...sitting }] of json.sittings.entries()) {
    const occupant = player === null ? null : occupantOf(player);
    if (player !== null && !occupant) return at('unknownPerson', `sittings.${index}.player`);
    const possible = !sitting.standIn || occupant?.kind === 'person';
    if (!possible || !setup.players.includes(sitting.color)) return at('badValue', `sittings.${index}`);
    sittings.push({ ...sitting, occupant });
  }
  const stranger = json.log.findIndex(({ actor }) => isPerson(actor) && !personOf(actor));
  if (stranger >= 0) return at('unknownPerson', `log.${stranger}.actor`);
  if (json.result && json.closed) return at('badValue', 'closed');
  const ending = endingOf(json);
  if ((ending.kind === 'goesOn') !== (json.ended === null)) return at('badValue', 'ended');
  const log = json.log.map(({ interaction, ...entry }) => ({
    ...entry,
    ...(interaction !== undefined && { interactionId: interaction }),
  }));
  const { table: id, number, game, opened: openedAt, ended: endedAt, dice } = json;
  return ok({ id, number, game, openedAt, endedAt, ending, setup, people, seats, dice, log, sittings });
}

function endingOf({ result, closed }: Pick<RecordJson, 'result' | 'closed'>): RecordedEnding {
  if (result) return { kind: 'over', ...result };
  if (closed) return { kind: 'closed', why: closed === 'unknown' ? null : closed };
  return { kind: 'goesOn' };
}

function checked(game: RecordedGame): Result<RecordedGame, RecordFlaw> {
  let state = tuchulcha.start(game.setup);
  let over: Over | null = null;
  for (const [index, { seq, action }] of game.log.entries()) {
    if (seq !== index) return at('badValue', `log.${index}.seq`);
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) {
      const { refusal } = applied;
      return err(flawOf('illegal', { path: `log.${index}.action`, turn: state.turnNumber, refusal }));
    }
    state = applied.state;
    over = applied.events.find((event) => event.type === 'over') ?? null;
  }
  if (!endsSo(game.ending, over)) return at('wrongEnding', 'result');
  const late = game.sittings.findIndex(({ seq }) => seq > game.log.length);
  return late < 0 ? ok(game) : at('badValue', `sittings.${late}.seq`);
}

type Over = Extract<GameEvent, { type: 'over' }>;

/** Whether a record's result matches its log; `over`: the log's result, null if there is none. */
function endsSo(told: RecordedEnding, over: Over | null): boolean {
  if (!over || told.kind !== 'over') return !over && told.kind !== 'over';
  return told.reason === over.reason && told.winners.join() === over.winners.join();
}

function peopleByLabel(people: RecordedGame['people']): (label: string) => Occupant | null {
  const names = new Map(people.map(({ label, name }) => [label, name ?? '']));
  return (label) => {
    const name = names.get(label);
    return name === undefined ? null : { kind: 'person', userId: label, name };
  };
}

/** Two to four colors clockwise, two of them opposite, one of them first (docs/rules/tuchulcha.md §2). */
function isSetup(setup: Setup): boolean {
  const places = setup.players.map((color) => COLORS.indexOf(color));
  if (!places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))) return false;
  try {
    tuchulcha.start(setup);
    return true;
  } catch {
    return false;
  }
}

const label = z.string().regex(/^P[1-9]\d{0,5}$/);
const player = z.union([label, z.literal(['computer', 'voters'])]);
const counter = z.int().min(0);
/** A text of 256 bits. */
const bits = z.string().regex(/^[0-9a-f]{64}$/);
/** The id of a message or an interaction. */
const id = z.string().regex(/^\d{1,20}$/);

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** `2026-03-02T12:00:00.000Z`. */
const time = z.string().transform((text, context) => {
  const parsed = new Date(TIME.test(text) ? text : Number.NaN);
  if (!Number.isNaN(parsed.getTime()) && parsed.toISOString() === text) return parsed;
  context.addIssue({ code: 'custom', message: 'no time' });
  return z.NEVER;
});

const END_REASONS = [
  'tuchulchaWins',
  'allSealed',
  'lastInGame',
  'colorFinished',
] as const satisfies readonly EndReason[];
const CLOSED_WHY = ['opener', 'admin', 'agreed', 'idle', 'expired'] as const satisfies readonly ClosedWhy[];

const gameJson = z.strictObject({
  haruspex: z.literal(VERSION),
  game: z.literal('tuchulcha'),
  table: z.string().regex(/^\w{1,40}$/),
  number: counter.max(999_999_999),
  opened: time,
  ended: time.nullable(),
  result: z.strictObject({ winners: z.array(color), reason: z.enum(END_REASONS) }).nullable(),
  closed: z.enum([...CLOSED_WHY, 'unknown']).nullable(),
  setup,
  people: z.array(z.strictObject({ label, name: z.string().min(1).nullable() })).max(MAX_SITTINGS),
  seats: z.array(z.strictObject({ color, player })).max(4),
  dice: z.strictObject({
    commitment: bits,
    secret: bits.nullable(),
    facts: z.string().min(1),
    seatHistory: z.string(),
  }),
  log: z
    .array(
      z.strictObject({
        seq: counter,
        actor: z.union([label, z.literal(['computer', 'voters', 'table'])]),
        at: time,
        interaction: id.optional(),
        action,
      }),
    )
    .max(MAX_ENTRIES),
  sittings: z
    .array(
      z.strictObject({
        seq: counter,
        color,
        /** Null if nobody plays any more. */
        player: player.nullable(),
        standIn: z.boolean(),
        why: z.enum(['start', 'handedOver', 'standIn', 'back', 'removed']),
        at: time,
      }),
    )
    .max(MAX_SITTINGS),
});

type RecordJson = z.output<typeof gameJson>;

type RecordFlawCode = keyof typeof WORDS;

interface RecordFlaw {
  readonly code: RecordFlawCode;
  /** The 1-based line, if the text as a whole is wrong; otherwise null. */
  readonly line: number | null;
  /** For example `log.12.action`; null if `line` has the position. */
  readonly path: string | null;
  /** Only `illegal` has a turn. */
  readonly turn: number | null;
  /** The key in question, at most {@link EXCERPT} characters of it. */
  readonly found: string | null;
  /** The rule that forbids the action; only `illegal` has one. */
  readonly refusal: Refusal | null;
}

const EXCERPT = 60;

const flawOf = (code: RecordFlawCode, facts: Partial<Omit<RecordFlaw, 'code'>>): RecordFlaw => ({
  code,
  line: null,
  path: null,
  turn: null,
  refusal: null,
  ...facts,
  found: facts.found?.slice(0, EXCERPT) ?? null,
});

const WORDS = {
  tooLong: 'it is too long for a record',
  notARecord: 'this is no record of a game: it is no JSON object with the key "haruspex"',
  version: 'it is written in a version of the format that is unknown here',
  unreadable: "this can't be read",
  doubleKey: 'this key is there twice',
  badValue: 'this is no possible value',
  unknownPerson: 'nobody has this label',
  illegal: 'the rules forbid this',
  wrongEnding: 'the log does not end so',
} as const;

/** In short English. For example `log.12.action, turn 3: the rules forbid this (§4.2: …)`. */
export function wordsOfFlaw({ code, line, path, turn, found, refusal }: RecordFlaw): string {
  const place = [
    ...(line === null ? [] : [`line ${line}`]),
    ...(path ? [path] : []),
    ...(turn === null ? [] : [`turn ${turn}`]),
  ].join(', ');
  const why = refusal ? `${WORDS[code]} (${refusalWords(refusal)})` : WORDS[code];
  return `${place}${place && ': '}${why}${found === null ? '' : `: ${found}`}`;
}
