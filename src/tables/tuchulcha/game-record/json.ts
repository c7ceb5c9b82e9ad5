import { err, ok, type Result } from '../../../games/tuchulcha/notation.ts';
import { type Occupant, type Seat, type Sitting, VOTERS } from '../../game-types.ts';
import { gameJson, type RecordJson, VERSION, type WrittenJson } from './json-shape.ts';
import { isPerson, labelAt, peopleByLabel, type RecordedGame } from './recorded-game.ts';
import {
  flawOf,
  isSetup,
  MOST_CHARACTERS,
  type RecordedEnding,
  type RecordFlaw,
  type RecordFlawCode,
  Replay,
} from './replay.ts';

/** One object; an entry of the log is one line, as is everything else. */
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

function written({ ending, dice, setup, log, ...game }: RecordedGame): WrittenJson {
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

/** The game that JSON tells, or the first thing in it that is wrong. Any text will do. */
export function parseJsonRecord(text: string): Result<RecordedGame, RecordFlaw> {
  if (text.length > MOST_CHARACTERS) return err(flawOf('tooLong', { line: 1 }));
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

/** Of a text that is JSON: the first key that its object has already, of which `JSON.parse` would take the last. */
function keyToldTwice(text: string): { readonly line: number; readonly found: string } | null {
  const open: Set<string>[] = [];
  let line = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') line += 1;
    // Of an array, it stays empty.
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

/** Something else, or another version. */
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
  const replay = new Replay(game.setup);
  for (const [index, { seq, action }] of game.log.entries()) {
    if (seq !== index) return at('badValue', `log.${index}.seq`);
    const turn = replay.state.turnNumber;
    const refusal = replay.apply(action);
    if (refusal) return err(flawOf('illegal', { path: `log.${index}.action`, turn, refusal }));
  }
  if (!endsSo(game.ending, replay.over)) return at('wrongEnding', 'result');
  const late = game.sittings.findIndex(({ seq }) => seq > game.log.length);
  return late < 0 ? ok(game) : at('badValue', `sittings.${late}.seq`);
}

/** Whether a record tells the end that its log has; `over`: that end, null where the log has none. */
function endsSo(told: RecordedEnding, over: Replay['over']): boolean {
  if (!over || told.kind !== 'over') return !over && told.kind !== 'over';
  return told.reason === over.reason && told.winners.join() === over.winners.join();
}
