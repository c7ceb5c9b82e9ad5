/**
 * Reads a game record as JSON, replays it and prints its players and result, or writes it as text (docs/game-record.md): `npm run
 * record`.
 */
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Color } from '../src/games/tuchulcha/board.ts';
import type { Occupant } from '../src/tables/game-types.ts';
import { framesOf } from '../src/tables/tuchulcha/analysis/frames.ts';
import { formatRecord, type RecordedGame, tagOf } from '../src/tables/tuchulcha/game-record.ts';
import { MAX_CHARACTERS, parseJsonRecord, wordsOfFlaw } from './read-record.ts';

const USAGE = `usage: npm run --silent record -- FILE [--text]

Reads a game that was exported from Haruspex as JSON, and replays it.
Says who played and how it ended; with --text, writes the game as text instead.
Ends with 0 where the record is in order, 1 where it is not, 2 where it can't be read.`;

const OK = 0;
const FLAWED = 1;
const UNREADABLE = 2;
/** A character has at most three bytes. */
const MAX_BYTES = 3 * MAX_CHARACTERS;

function printError(words: string): void {
  process.stderr.write(`${words}\n`);
}

function asked(): { readonly file: string; readonly asText: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { text: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    return !file || more.length > 0 ? null : { file, asText: values.text };
  } catch {
    return null;
  }
}

async function textOf(file: string): Promise<string | null> {
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) printError(`${file} is too large for a record of a game.`);
    else return await readFile(file, 'utf8');
  } catch (error) {
    printError(`${file} can't be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}.`);
  }
  return null;
}

async function run(): Promise<number> {
  const wish = asked();
  if (!wish) {
    printError(USAGE);
    return UNREADABLE;
  }
  const text = await textOf(wish.file);
  if (text === null) return UNREADABLE;
  const parsed = parseJsonRecord(text);
  if (!parsed.ok) {
    printError(`${wish.file}: ${wordsOfFlaw(parsed.error)}`);
    return FLAWED;
  }
  process.stdout.write(wish.asText ? formatRecord(parsed.value) : summaryOf(parsed.value));
  return OK;
}

const ENDED = {
  tuchulchaWins: 'Tuchulcha alone was left',
  allSealed: 'Lasa Vecuvia sealed the last Passage',
  lastInGame: 'nobody else was left in the game',
  colorFinished: 'a color had nobody left in play',
} as const;
const CLOSED = {
  opener: 'closed by the person who opened the table',
  admin: 'closed by an administrator',
  agreed: 'ended by agreement',
  idle: 'closed because nobody had touched it',
  expired: 'closed because nobody came',
} as const;

function summaryOf(game: RecordedGame): string {
  const { number, id, openedAt, endedAt, log, dice } = game;
  const turns = framesOf(game).length;
  const rolls = log.filter(({ action }) => action.type === 'roll').length;
  const lines = [
    `Tuchulcha, table #${number} (${id}), ${game.setup.players.length} players`,
    `opened ${openedAt.toISOString()}, ${endedAt ? `ended ${endedAt.toISOString()}` : 'not over'}`,
    ...game.seats.map(
      ({ color, occupant }) => `  ${tagOf(color).padEnd(7)} ${holders(game, color, occupant)}`,
    ),
    `result: ${resultOf(game)}`,
    `${turns} turns, ${rolls} rolls, ${log.length} entries: all of them legal`,
    `dice: ${dice.secret ? 'the secret is published, so every roll can be checked' : 'the secret is not published yet'}`,
  ];
  return `${lines.map(printable).join('\n')}\n`;
}

function holders({ sittings }: RecordedGame, color: Color, last: Occupant): string {
  const all = sittings.flatMap((sitting) =>
    sitting.color === color && sitting.occupant ? [sitting.occupant] : [],
  );
  const names = [...all, last].map(nameOf);
  return names.filter((name, index) => name !== names[index - 1]).join(', then ');
}

const nameOf = (occupant: Occupant): string =>
  occupant.kind === 'person'
    ? `${occupant.name || 'somebody'} (${occupant.userId})`
    : occupant.kind === 'voters'
      ? 'everybody who votes'
      : 'computer player';

function resultOf({ ending }: RecordedGame): string {
  if (ending.kind === 'goesOn') return 'none yet';
  if (ending.kind === 'closed') return `none; ${ending.why === null ? 'closed' : CLOSED[ending.why]}`;
  const winners = ending.winners.map(tagOf).join(' and ');
  return `${winners} won; ${ENDED[ending.reason]}`;
}

/** Names may contain terminal escape sequences. */
const printable = (line: string): string => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\ufffd');

// The program ends when its reader closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(OK);
});

process.exitCode = await run();
