/**
 * Reads a game record as JSON, replays it and prints its players and result, or writes it as text (docs/game-record.md): `npm run
 * record`.
 */
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseJsonRecord } from '../src/tables/tuchulcha/game-record/json.ts';
import { MOST_CHARACTERS, wordsOfFlaw } from '../src/tables/tuchulcha/game-record/replay.ts';
import { formatRecord, summaryOf } from '../src/tables/tuchulcha/game-record/text.ts';

const USAGE = `usage: npm run --silent record -- FILE [--text]

Reads a game that was exported from Haruspex as JSON, and replays it.
Says who played and how it ended; with --text, writes the game as text instead.
Ends with 0 where the record is in order, 1 where it is not, 2 where it can't be read.`;

const OK = 0;
const FLAWED = 1;
const UNREADABLE = 2;
/** A character has at most three bytes. */
const MOST_BYTES = 3 * MOST_CHARACTERS;

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
    if (size > MOST_BYTES) printError(`${file} is too large for a record of a game.`);
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

// A reader that stops reading ends the program.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(OK);
});

process.exitCode = await run();
